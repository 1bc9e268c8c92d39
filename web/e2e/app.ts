// What the tests of the app have in common.

import { expect, test as base, type Locator, type Page } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';

export { expect };

/** A page on which nothing goes wrong unseen, unless a test is about that. */
export const test = base.extend<{ quiet: void; mayFail: boolean }>({
  mayFail: [false, { option: true }],
  quiet: [
    async ({ page, mayFail }, use) => {
      const wrong: string[] = [];
      page.on('pageerror', (error) => wrong.push(error.message));
      page.on('console', (message) => {
        // With the network off, the browser tells of everything that it looked for in vain.
        const offline = message.text().includes('ERR_INTERNET_DISCONNECTED');
        if (message.type() === 'error' && !offline) wrong.push(message.text());
      });
      await use();
      if (!mayFail) expect(wrong).toEqual([]);
    },
    { auto: true },
  ],
});

export interface Liking {
  language?: string;
  nativeDigits?: boolean;
  speed?: string;
  confirm?: boolean;
  truth?: boolean;
  sound?: boolean;
  orientation?: string;
  turned?: boolean;
}

/** A table as the app keeps it. */
export interface Laid {
  game?: string;
  start?: string;
  rounds?: 'one' | 'match';
  opponent?: 'computer' | 'across';
  level?: number;
  actions?: string[];
}

/** Lays a table that the app goes on with when it is opened. */
export async function lay(page: Page, { game = 'pallankuzhi', start, rounds = 'one', opponent = 'across', level = 1, actions = [] }: Laid): Promise<void> {
  const course = { game: { id: game, set: [] }, seed: 1, rounds, start, actions };
  await page.addInitScript((kept) => {
    if (localStorage.getItem('kuzhi:table') === null) localStorage.setItem('kuzhi:table', kept);
  }, JSON.stringify({ course, opponent, level, undone: [] }));
}

/** Opens a page of the app as somebody likes it. */
export async function open(page: Page, place = '#/play', liking: Liking = { speed: 'off' }): Promise<void> {
  await page.addInitScript((kept) => {
    if (localStorage.getItem('kuzhi:settings') === null) localStorage.setItem('kuzhi:settings', kept);
  }, JSON.stringify({ language: 'en', ...liking }));
  await page.goto(`./${place}`);
  await expect(page.locator('main')).not.toBeEmpty();
}

/** What stands on a page once all of it has come that is there without anybody asking. */
const WHOLE: Record<string, string> = {
  play: '.kz-playable, .ritual, .ended',
  learn: 'section button',
  puzzles: '.kz-playable',
  study: '.kz-value:not(:empty)',
  about: '.digest',
};

/** Waits for the whole of the page that the address names, and not for what is left of the one before. */
export async function whole(page: Page): Promise<void> {
  const name = /#\/([a-z]+)/.exec(page.url())![1]!;
  await expect(page.locator('.app nav [aria-current="page"]')).toHaveAttribute('href', `#/${name}`);
  await expect(page.locator(`main :is(${WHOLE[name]!})`).first()).toBeVisible();
}

/** Goes on to another page of the app, which takes the place of the one that is there. */
export async function visit(page: Page, place: string): Promise<void> {
  await page.goto(`./${place}`);
  await whole(page);
}

export const hole = (page: Page, index: number): Locator => page.locator(`[data-hole="${index}"]`).first();
export const playable = (page: Page): Locator => page.locator('.kz-playable');
export const spoken = (page: Page): Locator => page.locator('[data-spoken]');

/** Waits for the board: the page may stand before it. */
const board = (page: Page): Promise<void> => expect(page.locator('.kz-hole').first()).toBeVisible();

/** The counts on all holes, by number on the ring. */
export async function counts(page: Page): Promise<number[]> {
  await board(page);
  return page.locator('.kz-hole').evaluateAll((buttons) =>
    buttons
      .map((button) => [Number((button as HTMLElement).dataset['hole']), Number(button.querySelector('.kz-count')?.textContent)] as const)
      .sort((a, b) => a[0] - b[0])
      .map(([, count]) => count),
  );
}

/** The seeds on the board and in the stores, all read at one moment: the computer may answer at any. */
export async function total(page: Page): Promise<number> {
  await board(page);
  const shown = await page.locator('.kz-count, .kz-store').allTextContents();
  return shown.map((text) => (text === '×' ? 0 : Number(text))).reduce((sum, seeds) => sum + seeds, 0);
}

/** Begins to show the move of a hole in the South and stops the clock in the middle of it, so that it is the
 * middle on every machine. The clock has to have been installed before the page was opened. */
export async function middle(page: Page, index = 1): Promise<void> {
  await expect(playable(page)).toHaveCount(7);
  await stopClock(page);
  await hole(page, index).click();
  await expect(page.locator('.kz-lap')).toHaveText('↻ 1');
  // Some seeds have left the hand, and more are still in it.
  await page.clock.runFor(700);
  await expect(hole(page, index).locator('.kz-count')).toHaveText('0');
}

/** Stops the clock of the page, at a time that has not come before it is asked to. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Keeps every text that a part of the page shows, however soon it gives way to the next. */
export async function shownIn(page: Page, selector: string): Promise<() => Promise<string[]>> {
  const kept = await page.evaluateHandle((which) => {
    const part = document.querySelector<HTMLElement>(which)!;
    const texts: string[] = [];
    new MutationObserver(() => texts.push(part.innerText)).observe(part, { childList: true, characterData: true, subtree: true });
    return texts;
  }, selector);
  return () => kept.jsonValue();
}

/** The moves of the table as they are kept. */
export const actions = (page: Page): Promise<string[]> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('kuzhi:table')!) as { course: { actions: string[] } }).course.actions);

export async function nothingSerious(page: Page): Promise<void> {
  const found = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
  const serious = found.violations.filter((one) => one.impact === 'serious' || one.impact === 'critical');
  expect(serious.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
}

/** Waits until somebody here may move, or the round is over; says which. */
export async function turn(page: Page): Promise<'move' | 'pass' | 'over'> {
  const over = page.locator('.ended');
  const pass = page.getByRole('button', { name: 'Pass', exact: true });
  // Until the rules have answered, and the computer, the holes of the move before may still be marked.
  await expect(page.locator('.play[data-busy]')).toHaveCount(0, { timeout: 20_000 });
  await expect(playable(page).first().or(over).or(pass).first()).toBeVisible({ timeout: 20_000 });
  if (await over.isVisible()) return 'over';
  return (await pass.isVisible()) ? 'pass' : 'move';
}
