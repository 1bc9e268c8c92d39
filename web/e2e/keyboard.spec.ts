// By keyboard alone, with what a screen reader is told.

import { expect, open, spoken, test, turn } from './app';

test('a whole round by keyboard makes sense to the ear', async ({ page }) => {
  await open(page);
  await turn(page);
  const heard = new Set<string>();
  for (let moves = 0; moves < 120; moves += 1) {
    const next = await turn(page);
    if (next === 'over') break;
    if (next === 'pass') await page.getByRole('button', { name: 'Pass', exact: true }).press('Enter');
    else {
      const labels = await page.locator('.kz-playable').first().getAttribute('data-hole');
      await page.keyboard.press(String((Number(labels) % 7) + 1));
    }
    await expect(spoken(page)).not.toBeEmpty();
    heard.add((await spoken(page).textContent())!);
  }
  await expect(page.locator('.ended')).toBeVisible();
  for (const sentence of heard) expect(sentence).toMatch(/(sowed hole \d|passed)/);
  expect(heard.size).toBeGreaterThan(3);
});

test('the board is one stop, with arrows inside it', async ({ page }) => {
  await open(page);
  await turn(page);
  await expect(page.locator('.kz-board [tabindex="0"]')).toHaveCount(1);
  await page.locator('.kz-board [tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-hole="1"]')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[data-hole="12"]')).toBeFocused();
  await expect(page.locator('[data-hole="12"]')).toHaveAccessibleName(/North 6: 6 seeds/);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-hole="1"]')).toHaveAccessibleName(/South 2: 6 seeds, can be played/);
  await page.keyboard.press('Enter');
  await expect(spoken(page)).toContainText('You sowed hole 2');
});

test('keys are told on a question mark, and sheets close with Escape', async ({ page }) => {
  await open(page);
  await turn(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(page.getByText(/Hole \d (is|looks) best/)).toBeVisible({ timeout: 8000 });
});
