// The page enlarged, and its text: nothing is cut off, nothing scrolls sideways, numbers stay numbers.

import { expect, hole, lay, open, playable, test, turn, visit } from './app';
import type { Page } from '@playwright/test';

const VIEWS = ['#/play', '#/learn', '#/puzzles', '#/study', '#/about'];
/** One hole holds as many seeds as two hands. */
const HEAP = '31,6,6,6,6,6,6/6,6,5,0,0,0,0 0 0 s';

interface Eyes {
  name: string;
  width: number;
  height: number;
  /** How much larger than usual text is, where that is what is enlarged. */
  text: number;
}

// A page at 200 % has half the room, and twice the points for each of its pixels.
const ZOOMED: Eyes[] = [
  { name: '1366×768 at 200 %', width: 683, height: 384, text: 1 },
  { name: '1920×1080 at 200 %', width: 960, height: 540, text: 1 },
  { name: '360×740 with text at 200 %', width: 360, height: 740, text: 2 },
  { name: '360×640 with text at 200 %', width: 360, height: 640, text: 2 },
];

async function enlarge(page: Page, { width, height, text }: Eyes): Promise<void> {
  await page.setViewportSize({ width, height });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 * text, fixed: 13 * text } });
}

/** All that can be used and that a pointer does not find, even after scrolling to it. */
async function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), summary, select, input, textarea')) {
      // What is only for the keyboard shows when it is reached.
      if (!one.checkVisibility() || one.className === 'skip') continue;
      one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // A link that goes on in the next line is found in its first one.
      const { left, top, width, height } = one.getClientRects()[0]!;
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!found || !(one.contains(found) || found.closest('label')?.contains(one))) {
        wrong.push(`${one.tagName} ${one.textContent?.trim()} at ${Math.round(left)},${Math.round(top)} under ${found?.tagName}.${found?.className}`);
      }
    }
    scrollTo(0, 0);
    return wrong;
  });
}

const sideways = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const eyes of ZOOMED) {
  test.describe(eyes.name, () => {
    test.use({ deviceScaleFactor: eyes.text === 1 ? 2 : 3 });

    test('the board is large, and a heap does not cover its number', async ({ page }) => {
      await enlarge(page, eyes);
      await lay(page, { start: HEAP });
      await open(page);
      await expect(playable(page)).toHaveCount(7);
      await expect(hole(page, 0).locator('.kz-count')).toHaveText('31');
      const seen = await page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
        const stage = box('.kz-stage');
        const count = box('[data-hole="0"] .kz-count');
        const heaps = [...document.querySelectorAll('.kz-pieces > g')].map((heap) => heap.getBoundingClientRect());
        const apart = (heap: DOMRect) => heap.width === 0 || count.top >= heap.bottom || count.bottom <= heap.top || count.left >= heap.right || count.right <= heap.left;
        const fonts = [...document.querySelectorAll('.kz-count, .kz-store')].map((one) => Number.parseFloat(getComputedStyle(one).fontSize));
        return {
          apart: heaps.every(apart),
          font: Math.min(...fonts),
          width: stage.width,
          height: stage.height,
          place: box('.kz-board').width,
          inside: count.left >= stage.left && count.right <= stage.right && count.top >= stage.top && count.bottom <= stage.bottom,
        };
      });
      expect(seen.apart).toBe(true);
      expect(seen.inside).toBe(true);
      expect(seen.font).toBeGreaterThanOrEqual(16);
      // It is as wide as its place, or as high as the screen.
      expect(Math.max(seen.width / seen.place, seen.height / eyes.height)).toBeGreaterThan(0.85);
      expect(seen.place).toBeGreaterThan(0.65 * eyes.width);
    });

    test('everything is reached, and nothing scrolls sideways', async ({ page }) => {
      await enlarge(page, eyes);
      await open(page);
      await expect(playable(page)).toHaveCount(7);
      await playable(page).nth(1).click();
      await turn(page);
      await page.getByRole('button', { name: 'Values' }).click();
      await expect(page.locator('.kz-value:not(:empty)').first()).toBeVisible();
      for (const view of VIEWS) {
        await visit(page, view);
        if (view === '#/play') await turn(page);
        expect(await sideways(page), view).toBeLessThanOrEqual(0);
        expect(await hidden(page), view).toEqual([]);
      }
    });
  });
}
