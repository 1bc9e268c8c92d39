// The device is turned, folded or put away while something is under way.

import { counts, expect, hole, lay, middle, open, playable, spoken, test, total, visit } from './app';
import type { Page } from '@playwright/test';

const WIDE = { width: 844, height: 390 };
const TALL = { width: 390, height: 844 };
const FOLDED = { width: 344, height: 882 };
const UNFOLDED = { width: 884, height: 690 };

/** Checks that the board is what the rules make of the move South 2 from the beginning. */
async function sowedSouth2(page: Page): Promise<void> {
  const shown = await counts(page);
  expect(await total(page)).toBe(84);
  await visit(page, '#/study?g=pallankuzhi&m=S2');
  await expect(page.getByText('Moves (1)')).toBeVisible();
  expect(await counts(page)).toEqual(shown);
}

const inHand = (page: Page): Promise<number> => page.locator('.kz-hand').first().locator('use').count();

/** Whether the board stands tall. */
async function stands(page: Page, tall: boolean): Promise<void> {
  await expect
    .poll(async () => {
      const box = (await page.locator('.kz-stage').boundingBox())!;
      return box.height > box.width;
    })
    .toBe(tall);
}

const LOCKS = [
  { orientation: 'auto', tall: (size: typeof TALL) => size.height > size.width },
  { orientation: 'portrait', tall: () => true },
  { orientation: 'landscape', tall: () => false },
];
for (const { orientation, tall } of LOCKS) {
  test(`turned in the middle of a move, board ${orientation}`, async ({ page }) => {
    await page.clock.install();
    await page.setViewportSize(WIDE);
    await lay(page, {});
    await open(page, '#/play', { speed: 'slow', orientation });
    await middle(page);
    const shown = await counts(page);
    const seeds = await inHand(page);
    expect(seeds).toBeGreaterThan(0);
    expect((await total(page)) + seeds).toBe(84);
    for (const size of [TALL, WIDE, FOLDED, UNFOLDED, TALL]) {
      await page.setViewportSize(size);
      await stands(page, tall(size));
      expect(await counts(page)).toEqual(shown);
      expect(await inHand(page)).toBe(seeds);
      await expect(page.locator('.kz-hand').first()).toBeVisible();
    }
    await page.clock.resume();
    await expect(page.locator('.words').getByText(/South sowed hole 2/)).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('.kz-lap')).toBeEmpty();
    await stands(page, tall(TALL));
    await sowedSouth2(page);
  });
}

test('a move that waits to be confirmed still waits after every turn', async ({ page }) => {
  await page.setViewportSize(FOLDED);
  await lay(page, {});
  await open(page, '#/play', { speed: 'off', confirm: true });
  await hole(page, 1).click();
  for (const size of [UNFOLDED, TALL, WIDE, FOLDED]) {
    await page.setViewportSize(size);
    await stands(page, size.height > size.width);
    await expect(hole(page, 1)).toHaveClass(/kz-chosen/);
    await expect(page.locator('.kz-chosen')).toHaveCount(1);
    await expect(page.getByText(/Touch the hole again/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sow this hole' })).toBeVisible();
    expect(await counts(page)).toEqual(Array.from({ length: 14 }, () => 6));
  }
  // Whoever had their fingers on the board still has.
  await expect(hole(page, 1)).toBeFocused();
  await hole(page, 1).click();
  await expect(spoken(page)).toContainText('South sowed hole 2');
  await sowedSouth2(page);
});

test('a tab that was hidden half-way through a move shows its end', async ({ page }) => {
  await page.addInitScript(() => {
    // A hidden tab says so; that it gets no frames is up to the clock.
    const told = window as unknown as { away: boolean; sounds: number };
    told.away = false;
    told.sounds = 0;
    for (const source of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
      const start = source.prototype.start;
      source.prototype.start = function (this: AudioScheduledSourceNode) {
        told.sounds += 1;
        start.call(this);
      };
    }
    Object.defineProperty(document, 'hidden', { get: () => told.away });
    Object.defineProperty(document, 'visibilityState', { get: () => (told.away ? 'hidden' : 'visible') });
  });
  const away = (is: boolean) =>
    page.evaluate((hidden) => {
      (window as unknown as { away: boolean }).away = hidden;
      document.dispatchEvent(new Event('visibilitychange'));
    }, is);
  const sounds = () => page.evaluate(() => (window as unknown as { sounds: number }).sounds);
  await page.clock.install();
  await lay(page, {});
  await open(page, '#/play', { speed: 'slow', sound: true });
  await middle(page);
  await expect.poll(sounds).toBeGreaterThan(2);
  const heard = await sounds();
  await away(true);
  await page.clock.fastForward(60_000);
  await away(false);
  await page.clock.resume();
  await expect(page.locator('.words').getByText(/South sowed hole 2/)).toBeVisible();
  await expect(page.locator('.kz-lap')).toBeEmpty();
  await expect(playable(page).first()).toBeVisible();
  // Nobody wants to hear at once all that happened meanwhile.
  expect((await sounds()) - heard).toBeLessThan(3);
  const shown = await counts(page);
  // A move that begins while nobody looks is there at once.
  await away(true);
  await playable(page).first().click();
  await expect(spoken(page)).toContainText(/North sowed/);
  expect(await total(page)).toBe(84);
  await away(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Moves (1)')).toBeVisible();
  expect(await counts(page)).toEqual(shown);
  await sowedSouth2(page);
});
