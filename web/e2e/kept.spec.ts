// The game in progress is never lost unasked: not to a link, not to another window, not to what cannot be read.

import { actions, counts, expect, hole, lay, open, playable, test, turn } from './app';
import type { Page } from '@playwright/test';

const game = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('kuzhi:table')!) as { course: { game: { id: string } } }).course.game.id);
/** Keeps a text for the table before the page looks for it. */
async function write(page: Page, text: string): Promise<void> {
  await page.addInitScript((kept) => {
    if (localStorage.getItem('kuzhi:table') === null) localStorage.setItem('kuzhi:table', kept);
  }, text);
}
const aside = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('kuzhi:table-unreadable'));

test('two windows show one game, and neither destroys it', async ({ page, context }) => {
  await lay(page, { actions: ['S2'] });
  await open(page);
  await turn(page);
  const other = await context.newPage();
  await open(other);
  await turn(other);
  await playable(page).first().click();
  await expect(page.getByText('Moves (2)')).toBeVisible();
  await expect(other.getByText('Moves (2)')).toBeVisible();
  expect(await counts(other)).toEqual(await counts(page));
  await playable(other).first().click();
  await expect(page.getByText('Moves (3)')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByText('Moves (2)')).toBeVisible();
  await expect(playable(other).first()).toBeVisible();
  expect(await actions(other)).toEqual(await actions(page));
});

test('against the computer, two windows get one answer', async ({ page, context }) => {
  await open(page);
  await turn(page);
  const other = await context.newPage();
  await open(other);
  await turn(other);
  await hole(page, 1).click();
  await turn(page);
  await expect(other.getByText('Moves (2)')).toBeVisible();
  await other.waitForTimeout(1000);
  expect(await actions(other)).toHaveLength(2);
  expect(await counts(other)).toEqual(await counts(page));
  await playable(other).first().click();
  await expect(page.getByText('Moves (4)')).toBeVisible({ timeout: 10_000 });
  expect(await counts(other)).toEqual(await counts(page));
});

test('what is set in one window holds in the other', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Language').selectOption('nl');
  await expect(other.getByRole('button', { name: 'Terug' })).toBeVisible();
});

test('a link to another game asks before it ends the one in progress', async ({ page }) => {
  await lay(page, { actions: ['S2'] });
  await open(page, '#/play/oware');
  const sheet = page.getByRole('dialog', { name: 'A game is in progress' });
  await sheet.getByRole('button', { name: 'Go on with it' }).click();
  await expect(page.getByText('Moves (1)')).toBeVisible();
  await expect(page).toHaveURL(/#\/play$/);
  await page.evaluate(() => (location.hash = '#/play/oware'));
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('Moves (1)')).toBeVisible();
  await page.evaluate(() => (location.hash = '#/play/kalah'));
  await expect(sheet).toContainText('Pallankuzhi');
  expect(await game(page)).toBe('pallankuzhi');
  await sheet.getByRole('button', { name: 'Begin the new one' }).click();
  await expect(page.locator('.kz-hole')).toHaveCount(12);
  expect(await game(page)).toBe('kalah');
  // Where nothing has been played, nothing is asked.
  await page.evaluate(() => (location.hash = '#/play/pallankuzhi'));
  await expect(page.locator('.kz-hole')).toHaveCount(14);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('advice asks first too, and ends with a new game', async ({ page }) => {
  await lay(page, { actions: ['S2'] });
  await open(page, '#/learn/pallankuzhi');
  await page.getByRole('link', { name: 'A first game, with advice' }).click();
  await page.getByRole('button', { name: 'Begin the new one' }).click();
  await expect(page.getByText(/Hole \d (is|looks) best/)).toBeVisible({ timeout: 10_000 });
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page).toHaveURL(/#\/play$/);
  await turn(page);
  await page.waitForTimeout(2000);
  await expect(page.getByText(/Hole \d (is|looks) best/)).toHaveCount(0);
});

const course = { game: { id: 'pallankuzhi', set: [] }, seed: 1, rounds: 'one', actions: ['S2'] };
const table = { course, opponent: 'across', level: 1, undone: [] };

for (const [what, kept, moves] of [
  ['a bad action', { ...table, course: { ...course, actions: ['S2', 'N1', 'rubbish', 'S3'] } }, 2],
  ['an action of the wrong type', { ...table, course: { ...course, actions: ['S2', 5] } }, 1],
  ['a level that is none', { ...table, level: 'x' }, 1],
  // The computer takes the place of whoever cannot be known, and has answered.
  ['an opponent that is none', { ...table, opponent: 'martian' }, 2],
  ['moves taken back that are none', { ...table, undone: ['rubbish'] }, 1],
] as const) {
  test(`${what} is told, what was good is played on, and the text is put aside`, async ({ page }) => {
    await write(page, JSON.stringify(kept));
    await open(page);
    await expect(page.getByRole('dialog', { name: 'Your last game' })).toContainText('Not all');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText(`Moves (${moves})`)).toBeVisible();
    expect(await aside(page)).toBe(JSON.stringify(kept));
    await page.reload();
    await turn(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

for (const [what, kept] of [
  ['no JSON', '{"course": {'],
  ['no table', 'null'],
  ['rules that there are no more', JSON.stringify({ ...table, course: { ...course, game: { id: 'pallankuzhi', set: [['gone', 'away']] } } })],
] as const) {
  test(`a kept text with ${what} is put aside, and a new game begins`, async ({ page }) => {
    await write(page, kept);
    await open(page);
    await expect(page.getByRole('dialog', { name: 'Your last game' })).toContainText('It could not be read');
    await page.keyboard.press('Escape');
    await expect(playable(page)).toHaveCount(7);
    expect(await aside(page)).toBe(kept);
  });
}
