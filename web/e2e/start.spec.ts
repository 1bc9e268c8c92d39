// The first table, and the engine that comes after it.

import { counts, expect, hole, open, playable, test } from './app';

test('the first table is laid before the engine has come, and a move made there is not lost', async ({ page }) => {
  let come = () => undefined as void;
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/*.wasm', async (route) => {
    await coming;
    await route.continue();
  });
  await open(page);
  await expect(playable(page)).toHaveCount(7);
  expect(await counts(page)).toEqual(Array(14).fill(6));
  await hole(page, 0).click();
  await expect(page.locator('.story')).toHaveCount(0);
  come();
  await expect(page.locator('.words').getByText(/You sowed hole 1/)).toBeVisible();
});

test.describe('without an engine', () => {
  test.use({ mayFail: true });
  test('the page says so', async ({ page }) => {
    await page.route('**/*.wasm', (route) => route.abort());
    await open(page);
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
  });
});
