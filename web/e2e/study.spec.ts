// Positions and records that come from anywhere.

import { counts, expect, open, test } from './app';

const BAD = [
  '6,6,6,6,6,6/6,6,6,6,6,6,6 0 0 s',
  '6,6,6,6,6,6,6,6/6,6,6,6,6,6,6 0 0 s',
  '-1,6,6,6,6,6,6/6,6,6,6,6,6,6 0 0 s',
  '4.5,6,6,6,6,6,6/6,6,6,6,6,6,6 0 0 s',
  '1000000000,6,6,6,6,6,6/6,6,6,6,6,6,6 0 0 s',
  '٦,6,6,6,6,6,6/6,6,6,6,6,6,6 0 0 s',
  '6,6,6,6,6,6,6/6,6,6,6,6,6,6 0 0',
  '6,6,6,6,6,6,6/6,6,6,6,6,6,6 0 0 s trailing',
  'x'.repeat(3900),
];

test('bad positions are refused with the field named, and good ones shown', async ({ page }) => {
  await open(page, '#/study?g=pallankuzhi');
  await page.getByText('Set up a position').click();
  const text = page.getByLabel('The position as text');
  await expect(text).toHaveValue(/^6,6/);
  const before = await counts(page);
  for (const bad of BAD) {
    await text.fill(bad);
    await page.getByRole('button', { name: 'Show it' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(await counts(page)).toEqual(before);
  }
  await text.fill('0,1,3,0,5,0,0/0,2,0,0,0,0,0 0 0 s');
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.locator('.kz-value').nth(1)).toHaveText('+7');
  await expect(page).toHaveURL(/p=0%2C1%2C3/);
});

test('a link shows what was shared', async ({ page }) => {
  await open(page, '#/study?g=pallankuzhi&p=0,1,3,0,5,0,0/0,2,0,0,0,0,0%200%200%20s&m=S2');
  await expect(page.locator('.kz-store').first()).toHaveText('9');
  await expect(page.getByText('Moves (1)')).toBeVisible();
});

test('a record goes out and comes back', async ({ page }) => {
  await open(page, '#/study?g=pallankuzhi&m=S2,N1,S7');
  await expect(page.getByText('Moves (3)')).toBeVisible();
  const shown = await counts(page);
  await page.getByText('Records', { exact: true }).click();
  await page.getByRole('button', { name: 'Write this game here' }).click();
  const record = page.getByLabel('A record of a game');
  await expect(record).toHaveValue(/S2\+\d+ 2\. N1/);
  const text = await record.inputValue();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Moves (2)')).toBeVisible();
  await record.fill(text);
  await page.getByRole('button', { name: 'Show what stands here' }).click();
  await expect(page.getByText('Moves (3)')).toBeVisible();
  expect(await counts(page)).toEqual(shown);
  await record.fill('1. S2 2. rubbish');
  await page.getByRole('button', { name: 'Show what stands here' }).click();
  await expect(page.getByRole('alert').first()).toContainText('rubbish');
});

test('best play can be watched', async ({ page }) => {
  await open(page, '#/study?g=pallankuzhi');
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.getByRole('dialog').locator('bdi').first()).toBeVisible({ timeout: 10_000 });
  await page.getByRole('button', { name: 'A seed on' }).click();
});

test('a puzzle tells right from wrong', async ({ page }) => {
  await open(page, '#/puzzles/pallankuzhi/1');
  await page.locator('.kz-playable').first().click();
  await expect(page.getByText(/^(✓ Right!|✗ Another hole)/)).toBeVisible();
});

test('a lesson is tried on its board', async ({ page }) => {
  await open(page, '#/learn/pallankuzhi');
  await page.getByRole('button', { name: /^Try it/ }).first().click();
  const sentence = await page.getByText(/^Sow hole \d\.$/).textContent();
  const number = Number(/\d/.exec(sentence!)![0]);
  await page.locator('.lesson .kz-playable').filter({ has: page.locator('.kz-count') }).locator(`xpath=self::*[@data-hole="${number - 1}"]`).click();
  await expect(page.getByText('That is the rule.')).toBeVisible();
});
