// The font comes after the board, and nothing moves when it does.

import { expect, open, test, whole } from './app';
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

/** How far the usual font has come; nothing before anybody has asked for it. */
const usual = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => [...document.fonts].find((font) => font.family.includes('Noto Sans Variable') && font.status !== 'unloaded')?.status);

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
        let sum = 0;
        const count = (entries: PerformanceEntryList): void => {
          for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
        };
        const observer = new PerformanceObserver((list) => count(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        (window as unknown as { shifts: () => number }).shifts = () => {
          count(observer.takeRecords());
          return sum;
        };
      });
      // What has just changed is drawn in the frame after it.
      const shifts = (): Promise<number> =>
        page.evaluate(async () => {
          for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
          return (window as unknown as { shifts: () => number }).shifts();
        });
      const letGo = await hold(page);
      await page.setViewportSize(size);
      await open(page, view);
      // All that comes by itself is there, so that only the font moves anything.
      await whole(page);
      await expect.poll(() => usual(page)).toBe('loading');
      test.skip(!(await stretched(page)), 'none of the fonts is here that stand in for the one that comes');
      const [before, shifted] = [await places(page), await shifts()];
      letGo();
      await page.waitForFunction(() => document.fonts.status === 'loaded');
      expect(await usual(page)).toBe('loaded');
      const after = await places(page);
      const moved = Math.max(...before.map((place, index) => Math.abs(place - after[index]!)));
      expect((await shifts()) - shifted).toBeLessThan(0.005);
      if (view === '#/play') expect(moved).toBeLessThanOrEqual(1);
    });
  }
}

test('until the usual font has come, no letters of fonts for other scripts stand in for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let come = (): void => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  // The usual font is asked for once the engine has come.
  await page.route('**/*.wasm', async (route) => {
    await coming;
    await route.continue();
  });
  await open(page, '#/about');
  await expect(page.locator('bdi[lang="ta"]')).toBeVisible();
  const fonts = (): string[] => asked.filter((path) => path.endsWith('.woff2')).map((path) => /noto-sans-[a-z-]+(?=-wght)/.exec(path)![0]);
  await expect.poll(fonts).toEqual(['noto-sans-tamil-tamil']);
  come();
  await whole(page);
  await expect.poll(() => usual(page)).toBe('loaded');
  expect(fonts()).toEqual(['noto-sans-tamil-tamil', 'noto-sans-latin']);
});
