// The font comes after the board, and nothing moves when it does.

import { expect, open, playable, test } from './app';
import type { Page } from '@playwright/test';

// What the service worker keeps would not be held up.
test.use({ serviceWorkers: 'block' });

/** Holds fonts up until they are let go. */
async function hold(page: Page): Promise<() => void> {
  let letGo = (): void => {};
  const wait = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/*.woff2', async (route) => {
    await wait;
    await route.continue();
  });
  return letGo;
}

/** Where everything with words in it stands, and how high it is. */
const places = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main p, main h1, main h2, main button, main a, main summary, .plate, .kz-hole, header, nav a')].flatMap((one) => {
      const { top, height } = one.getBoundingClientRect();
      return [top, height];
    }),
  );

const arrived = (page: Page): Promise<boolean> =>
  page.evaluate(() => [...document.fonts].some((font) => font.family.includes('Noto Sans Variable') && font.status === 'loaded'));

/** Whether one of the fonts that are stretched is on this machine. */
const stretched = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const names = ['Arial', 'Helvetica', 'Liberation Sans', 'Roboto'];
    const found = await Promise.all(names.map((name) => new FontFace('sought', `local("${name}")`).load().then(() => true, () => false)));
    return found.includes(true);
  });

const SIZES = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
];
for (const size of SIZES) {
  for (const view of ['#/play', '#/about', '#/learn']) {
    test(`nothing moves when the font comes to ${view} at ${size.width}×${size.height}`, async ({ page }) => {
      await page.addInitScript(() => {
        const told = window as unknown as { shifts: number };
        told.shifts = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) told.shifts += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const shifts = (): Promise<number> => page.evaluate(() => (window as unknown as { shifts: number }).shifts);
      const letGo = await hold(page);
      await page.setViewportSize(size);
      await open(page, view);
      await (view === '#/play' ? expect(playable(page)).toHaveCount(7) : expect(page.locator('h1, h2').nth(1)).toBeVisible());
      await expect(page.getByText('Kuzhi now works')).toHaveCount(0);
      await page.waitForFunction(() => [...document.fonts].some((font) => font.status === 'loading'));
      expect(await arrived(page)).toBe(false);
      test.skip(!(await stretched(page)), 'none of the fonts is here that stand in for the one that comes');
      const [before, shifted] = [await places(page), await shifts()];
      letGo();
      await page.waitForFunction(() => document.fonts.status === 'loaded');
      expect(await arrived(page)).toBe(true);
      const after = await places(page);
      const moved = Math.max(...before.map((place, index) => Math.abs(place - after[index]!)));
      // The browser tells of shifts after the next frame.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
      expect((await shifts()) - shifted).toBeLessThan(0.005);
      if (view === '#/play') expect(moved).toBeLessThanOrEqual(1);
    });
  }
}
