// Links and records that are broken, and links that cannot be copied.

import { counts, expect, open, stopClock, test } from './app';

const LINK = '#/study?g=pallankuzhi&m=S2,N1,rubbish,S7';

test('a link with one bad move shows what came before it, and stays until something is done', async ({ page }) => {
  await open(page, LINK);
  await expect(page.getByRole('alert')).toContainText(/Move .?3.?, .?rubbish.?, cannot be played/);
  await expect(page.getByText('Moves (2)')).toBeVisible();
  await page.waitForTimeout(300);
  expect(new URL(page.url()).hash).toBe(LINK);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Moves (1)')).toBeVisible();
  await expect(page).toHaveURL(/m=S2$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('links to no game and with too many moves say so', async ({ page }) => {
  await open(page, '#/study?g=nothing');
  await expect(page.getByRole('alert')).toContainText('nothing');
  const moves = Array.from({ length: 2001 }, () => 'S1').join(',');
  await page.evaluate((hash) => (location.hash = hash), `#/study?g=pallankuzhi&m=${moves}`);
  await expect(page.getByRole('alert')).toContainText(/Move .?2.?, .?S1.?, cannot be played/);
  expect(page.url()).toContain(moves);
});

test('a record of which nothing can be read leaves what is there, with ten of its problems', async ({ page }) => {
  await open(page, '#/study?g=pallankuzhi&m=S2,N1,S7');
  await expect(page.getByText('Moves (3)')).toBeVisible();
  const before = await counts(page);
  await page.getByText('Records', { exact: true }).click();
  await page.getByLabel('A record of a game').fill(Array.from({ length: 100 }, (_, line) => `[Rubbish${line} "`).join('\n'));
  await page.getByRole('button', { name: 'Show what stands here' }).click();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('alert').locator('p')).toHaveCount(11);
  await expect(page.getByRole('alert')).toContainText('Further problems: 90');
  await page.waitForTimeout(300);
  await expect(page.getByText('Moves (3)')).toBeVisible();
  expect(await counts(page)).toEqual(before);
});

test('what a record replaced comes back', async ({ page }) => {
  await open(page, '#/study?g=pallankuzhi&m=S2,N1,S7');
  await expect(page.getByText('Moves (3)')).toBeVisible();
  const before = await counts(page);
  await page.getByText('Records', { exact: true }).click();
  await page.getByLabel('A record of a game').fill('1. S2 2. rubbish');
  await page.getByRole('button', { name: 'Show what stands here' }).click();
  await expect(page.getByText('Moves (1)')).toBeVisible();
  await page.getByRole('button', { name: 'Back to what was there' }).click();
  await expect(page.getByText('Moves (3)')).toBeVisible();
  expect(await counts(page)).toEqual(before);
  await expect(page.getByRole('button', { name: 'Back to what was there' })).toHaveCount(0);
});

test('what was copied is there, and "Copied" goes away', async ({ page, context }) => {
  await page.clock.install();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#/study?g=pallankuzhi&m=S2');
  await expect(page.getByText('Moves (1)')).toBeVisible();
  await stopClock(page);
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.clock.runFor(3000);
  await expect(page.getByRole('button', { name: 'Copy a link' })).toBeVisible();
});

for (const [how, denied] of [['there is no clipboard', false], ['the clipboard is denied', true]] as const) {
  test(`where ${how} the link can be copied by hand`, async ({ page }) => {
    await page.addInitScript((refuses) => {
      const clipboard = refuses ? { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } : undefined;
      Object.defineProperty(navigator, 'clipboard', { value: clipboard });
    }, denied);
    await open(page, '#/study?g=pallankuzhi&m=S2');
    await expect(page.getByText('Moves (1)')).toBeVisible();
    await page.getByRole('button', { name: 'Copy a link' }).click();
    const field = page.getByLabel('Copy this link:');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(page.url());
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url());
    await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(field).toHaveCount(0);
  });
}
