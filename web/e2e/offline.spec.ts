// With the network off, after one visit.

import { expect, open, playable, test, visit } from './app';

test('the app works without a network after the first visit', async ({ page, context }) => {
  await open(page);
  await page.getByText('Kuzhi now works without a network.').waitFor({ timeout: 30_000 });
  await page.reload();
  await expect(playable(page)).toHaveCount(7);
  await context.setOffline(true);
  await page.reload();
  await expect(playable(page)).toHaveCount(7);
  await playable(page).first().click();
  await expect(page.locator('.words').getByText(/You sowed hole 1/)).toBeVisible();
  for (const view of ['#/learn', '#/puzzles', '#/study', '#/about']) {
    await visit(page, view);
    await expect(page.locator('h1').first()).toBeVisible();
  }
  await page.getByText('What is disputed').first().waitFor();
  await visit(page, '#/learn');
  await expect(page.getByRole('button', { name: /^Try it/ }).first()).toBeVisible();
});

test('what was learned about a game is loaded by whoever plays it, and kept for later', async ({ page, context }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.bin')) asked.push(request.url());
  });
  await open(page, '#/play', { speed: 'off', truth: true });
  await page.getByText('Kuzhi now works without a network.').waitFor({ timeout: 30_000 });
  await expect(page.locator('.kz-value:not(:empty)')).toHaveCount(7);
  expect(asked).toEqual([]);
  await context.setOffline(true);
  // Only the page that is loaded without a network goes there.
  await page.evaluate(() => history.replaceState(null, '', '#/study?g=al-manqala'));
  const answer = page.waitForResponse((response) => response.url().endsWith('.bin'));
  await page.reload();
  expect((await answer).ok()).toBe(true);
  await expect(page.locator('.kz-value:not(:empty)')).toHaveCount(7);
});
