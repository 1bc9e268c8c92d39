// How a round ends, how the next one begins, and keys that could do harm there.

import { counts, expect, hole, lay, open, playable, spoken, test, total, turn } from './app';

const LAST = '0,0,0,0,0,0,1/0,0,0,0,0,0,0 43 40 s';

test('what is left over at the end lies in the stores that the score counts it in', async ({ page }) => {
  await lay(page, { start: LAST, opponent: 'computer' });
  await open(page);
  await hole(page, 6).click();
  await expect(page.locator('.ended')).toContainText('Computer: 41');
  await expect(page.locator('.top')).toContainText('41 seeds won');
  await expect(page.locator('.bottom')).toContainText('43 seeds won');
  expect(await counts(page)).toEqual(Array.from({ length: 14 }, () => 0));
  expect(await total(page)).toBe(84);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.top')).toContainText('40 seeds won');
  await expect(playable(page)).toHaveCount(1);
});

test('after the end nothing can be hinted at', async ({ page }) => {
  await lay(page, { start: LAST, opponent: 'computer', actions: ['S7'] });
  await open(page);
  await expect(page.locator('.ended')).toBeVisible();
  await page.keyboard.press('h');
  await page.waitForTimeout(1200);
  await expect(page.locator('.ended')).toBeVisible();
});

test('the next round begins with nothing of the last one', async ({ page }) => {
  await lay(page, { start: '0,0,0,0,0,0,1/0,0,0,2,0,0,0 49 32 s', rounds: 'match' });
  await open(page);
  for (let moves = 0; moves < 60 && (await turn(page)) !== 'over'; moves += 1) await playable(page).first().click();
  const next = page.getByRole('button', { name: 'Round 2' });
  await expect(next).toBeVisible();
  await expect(page.locator('.kz-last')).toHaveCount(1);
  await next.click();
  await expect(page.getByText('round 2').first()).toBeVisible();
  await expect(page.locator('.kz-last')).toHaveCount(0);
  await expect(page.locator('.kz-change.kz-shown')).toHaveCount(0);
  await expect(page.locator('.story, .earlier')).toHaveCount(0);
});

test('where moves are confirmed, a digit chooses first as a touch does', async ({ page }) => {
  await open(page, '#/play', { speed: 'off', confirm: true });
  await turn(page);
  await page.keyboard.press('4');
  await expect(page.getByText(/Touch the hole again/)).toBeVisible();
  await page.keyboard.press('2');
  await expect(hole(page, 1)).toHaveClass(/kz-chosen/);
  await expect(page.getByText('Moves (1)')).toHaveCount(0);
  await page.keyboard.press('2');
  await expect(spoken(page)).toContainText('You sowed hole 2');
});

test('keys do nothing to the game under an open sheet', async ({ page }) => {
  await lay(page, { actions: ['S2'] });
  await open(page);
  await turn(page);
  const before = await counts(page);
  for (const way of ['settings', 'keys']) {
    if (way === 'keys') await page.keyboard.press('?');
    else await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // Where a choice has the focus, the keys are its own.
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).focus();
    for (const key of ['1', 'u', 'h']) await page.keyboard.press(key);
    await page.waitForTimeout(300);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await counts(page)).toEqual(before);
    await expect(page.getByText('Moves (1)')).toBeVisible();
  }
});
