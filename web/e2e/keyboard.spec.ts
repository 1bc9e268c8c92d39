// By keyboard alone, with what a screen reader is told.

import { actions, expect, lay, open, playable, shownIn, spoken, test, turn } from './app';
import type { Page } from '@playwright/test';

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

/** Goes on with the tab key until something that is called so is reached, and presses it. */
async function press(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole('button', { name });
  await expect(button).toBeVisible();
  for (let stops = 0; stops < 60; stops += 1) {
    if (await button.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}

test('a whole match by keyboard is told to its end', async ({ page }) => {
  // Whoever plays the first hole that may be played ends this match in its fourth round.
  await lay(page, { start: '0,0,0,0,0,0,1/0,0,0,2,0,0,0 21 60 s', rounds: 'match' });
  await open(page);
  await turn(page);
  const heard = await shownIn(page, '[data-spoken]');
  const again = page.getByRole('button', { name: 'Play again' });
  let rounds = 1;
  for (let steps = 0; steps < 100; steps += 1) {
    const next = await turn(page);
    if (next === 'over') {
      if (await again.isVisible()) break;
      rounds += 1;
      await press(page, new RegExp(`^Round ${rounds}$`));
      await expect(page.locator('.ended')).toHaveCount(0);
    } else if (next === 'pass') {
      await press(page, /^Pass$/);
    } else {
      const place = Number(await playable(page).first().getAttribute('data-hole')) % 7;
      const before = (await actions(page)).length;
      await page.keyboard.press(String(place + 1));
      await page.waitForFunction((made) => JSON.parse(localStorage.getItem('kuzhi:table')!).course.actions.length > made, before);
    }
  }
  await expect(again).toBeVisible();
  expect(rounds).toBe(4);
  const sentences = (await heard()).map((sentence) => sentence.replace('\u00a0', ''));
  // A sentence is of one move, or of the next round; none is said twice, and none has a key or a gap in it.
  const moves = (await actions(page)).filter((action) => action !== 'next');
  expect(sentences).toHaveLength(moves.length + rounds - 1);
  for (const sentence of sentences) {
    expect(sentence).toMatch(/^(South|North) (sowed|had)|^Round \d\. (South|North) to move\.$/);
    expect(sentence).not.toMatch(/undefined|[{}$]|\b[a-z]+-[a-z]+-[a-z]+\b/);
  }
  // Every move is said, in its order.
  const told = sentences.filter((sentence) => !sentence.startsWith('Round'));
  moves.forEach((move, index) => {
    const who = move.startsWith('S') ? 'South' : 'North';
    expect(told[index]).toMatch(move.includes('pass') ? /had no seeds to sow and passed/ : new RegExp(`^${who} sowed hole ${move.slice(1)}\\b`));
    expect(told[index]).toMatch(/captured|swept|Nothing was captured|passed/);
  });
  expect(told.filter((sentence) => /(captured|swept) \d+ seeds?/.test(sentence)).length).toBeGreaterThan(2);
  // Every round ends with a reason, a score and a winner, and the next one begins; then the match is over.
  const ends = told.filter((sentence) => /The round is over: .* South: \d+\. North: \d+\. .*(wins\.|draw)/.test(sentence));
  expect(ends).toHaveLength(rounds);
  expect(sentences.filter((sentence) => sentence.startsWith('Round')).map((sentence) => sentence.slice(0, 7))).toEqual(['Round 2', 'Round 3', 'Round 4']);
  expect(sentences.at(-1)).toMatch(/The match is over: (South|North) cannot fill a hole\. (South|North) wins the match\.$/);
});
