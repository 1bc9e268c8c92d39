// Nothing is told by colour alone: every board is looked at without any, and as those see it who cannot
// tell some colours apart. Marks have to differ in brightness, and in shape or words besides.

import { expect, hole, lay, open, playable, stopClock, test, turn } from './app';
import { brightness, contrast, dashes, mean, type Spot } from './seen';
import type { Page } from '@playwright/test';

const SIGHTS = ['none', 'achromatopsia', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
/** A game for every wood and every pattern of pieces. */
const GAMES = ['pallankuzhi', 'pasu-pondi', 'al-manqala', 'mangala-iv', 'kalah', 'oware'];
/** What marks have to stand out by, as the guidelines for accessible content want it. */
const LEAST = 3;
const STEPS = 120;

/** Looks at the page in every way, one after the other. */
async function inEverySight(page: Page, look: (sight: string) => Promise<void>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  for (const type of SIGHTS) {
    await browser.send('Emulation.setEmulatedVisionDeficiency', { type });
    await look(type);
  }
  await browser.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
}

/** The middle of a hole on the page, and how many pixels the unit of the board has. */
async function ring(page: Page, index: number): Promise<Spot & { unit: number }> {
  const box = (await hole(page, index).locator('.kz-ring').boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, unit: box.width / 88 };
}

/** Places around a hole, so many units from its middle. Its count lies over some, which are left out. */
async function around(page: Page, index: number, units: number): Promise<Spot[]> {
  const { x, y, unit } = await ring(page, index);
  const count = (await hole(page, index).locator('.kz-count').boundingBox())!;
  const all = Array.from({ length: STEPS }, (_, step) => {
    const angle = (2 * Math.PI * step) / STEPS;
    return { x: x + units * unit * Math.cos(angle), y: y + units * unit * Math.sin(angle) };
  });
  const [room, top, bottom] = [4, count.y, count.y + count.height];
  const free = (spot: Spot) => spot.y < top - room || spot.y > bottom + room;
  return all.filter(free);
}

interface Mark {
  /** The brightness of the ring around a hole, place by place. */
  along: number[];
  /** How well the ring stands out from its edge. */
  edge: number;
}

/** What is seen of the marks of some holes, from one picture. */
async function marks(page: Page, holes: number[]): Promise<Mark[]> {
  const places = await Promise.all(holes.flatMap((index) => [around(page, index, 45.7), around(page, index, 48.4)]));
  const all = await brightness(page, places.flat());
  let from = 0;
  const parts = places.map((spots) => all.slice(from, (from += spots.length)));
  return holes.map((_, index) => {
    const [along, outside] = [parts[2 * index]!, parts[2 * index + 1]!];
    return { along, edge: contrast(mean(along), mean(outside)) };
  });
}

for (const game of GAMES) {
  test(`the marks on the board of ${game} are told apart without colours`, async ({ page }) => {
    await lay(page, { game, actions: game === 'mangala-iv' ? ['guess odd', 'side south'] : [] });
    await open(page);
    await turn(page);
    await playable(page).first().click();
    await turn(page);
    // What changed stays on the board for a while.
    await expect(page.locator('.kz-shown:not(:empty)')).toHaveCount(0);
    await page.mouse.move(0, 0);
    const indices = (selector: string) => page.locator(selector).evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset['hole'])));
    const may = (await indices('.kz-playable'))[0]!;
    const last = (await indices('.kz-last'))[0]!;
    const other = (await indices('.kz-hole:not(.kz-playable, .kz-last)'))[0]!;
    await inEverySight(page, async (sight) => {
      const [open, done, plain] = await marks(page, [may, last, other]);
      // A hole that may be played has a whole ring around it, which others have not.
      expect(open!.edge, sight).toBeGreaterThan(LEAST);
      expect(plain!.edge, sight).toBeLessThan(1.5);
      // The last one has dashes around it, which stand out from what is between them.
      expect(contrast(Math.min(...done!.along), Math.max(...done!.along)), sight).toBeGreaterThan(LEAST);
      expect(dashes(done!.along), sight).toBeGreaterThan(15);
      expect(dashes(open!.along), sight).toBeLessThan(8);
    });
    // The same is said.
    await expect(hole(page, may)).toHaveAccessibleName(/, can be played\.$/);
    await expect(hole(page, other)).toHaveAccessibleName(/(seeds?|empty)\.$/);
    await expect(page.locator('.story')).toContainText(`sowed hole ${(last % ((await page.locator('.kz-hole').count()) / 2)) + 1}`);
  });
}

test('closed holes, captures, the best value and whose turn it is are told without colours', async ({ page }) => {
  await page.clock.install();
  await lay(page, { start: '0,0,1,0,0,3,4/9,2,0,0,0,x,x 30 35 s' });
  await open(page, '#/play', { speed: 'off', truth: true });
  await turn(page);
  await expect(page.locator('.kz-best')).not.toHaveCount(0);
  await expect(page.locator('.kz-guess')).toHaveCount(0);
  // A closed hole is covered by a leaf, has a cross for its count, and says so.
  const closed = hole(page, 13);
  await expect(closed.locator('.kz-count')).toHaveText('×');
  await expect(closed).toHaveAccessibleName(/, closed\./);
  const best = page.locator('.kz-best').first();
  const worse = page.locator('.kz-value:not(.kz-best, :empty)').first();
  const edges = async (value: typeof best): Promise<number> => {
    const box = (await value.boundingBox())!;
    const spots = Array.from({ length: 20 }, (_, step) => ({ x: box.x + box.width * (0.3 + 0.02 * step), y: box.y + 1 }));
    const outside = spots.map(({ x, y }) => ({ x, y: y - 4 }));
    const found = await brightness(page, [...spots, ...outside]);
    return contrast(mean(found.slice(0, 20)), mean(found.slice(20)));
  };
  await inEverySight(page, async (sight) => {
    // The leaf has veins and an edge, where an empty hole is one shade beside another.
    const across = async (index: number): Promise<number> => {
      const { x, y, unit } = await ring(page, index);
      const found = await brightness(page, Array.from({ length: 60 }, (_, step) => ({ x: x + (step - 30) * unit, y: y - 8 * unit })));
      return found.slice(1).filter((one, step) => contrast(one, found[step]!) > 1.12).length;
    };
    expect(await across(13), sight).toBeGreaterThan(6);
    expect(await across(11), sight).toBeLessThan(3);
    // The best value is framed.
    expect(await edges(best), sight).toBeGreaterThan(LEAST);
    expect(await edges(worse), sight).toBeLessThan(1.5);
  });
  // Whoever is to move has a full mark, the other one a hollow one, and it is said whose turn it is.
  await expect(page.locator('.bottom .mark')).toHaveText('●');
  await expect(page.locator('.top .mark')).toHaveText('○');
  await expect(page.locator('.words')).toContainText('South to move.');
  // What a move took is a number with a sign, which goes away again, and a sentence.
  await stopClock(page);
  await page.locator('.kz-playable', { has: page.locator('.kz-best') }).first().click();
  await expect(page.locator('.kz-shown', { hasText: /^−\d+$/ }).first()).toBeVisible();
  await expect(page.locator('.story')).toContainText(/captured|swept/);
});
