// Everything has its place: the board stays as large as it is, and nothing lies over anything else.

import { expect, hole, lay, open, playable, test, turn } from './app';
import { brightness, contrast, mean } from './seen';
import type { Page } from '@playwright/test';

const SIZES = [
  { width: 768, height: 1024 },
  { width: 600, height: 800 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
  { width: 844, height: 390 },
];
const named = ({ width, height }: (typeof SIZES)[number]): string => `${width}×${height}`;

interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const rects = (page: Page, selector: string): Promise<Rect[]> =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return { left, top, right, bottom };
      }),
  );

/** Where the board is, in whole pixels. */
const place = async (page: Page): Promise<number[]> => {
  await page.evaluate(() => document.fonts.ready);
  const { left, top, right, bottom } = (await rects(page, '.kz-stage'))[0]!;
  return [left, top, right, bottom].map(Math.round);
};

const cross = (one: Rect, other: Rect): boolean =>
  one.left < other.right - 0.5 && other.left < one.right - 0.5 && one.top < other.bottom - 0.5 && other.top < one.bottom - 0.5;

for (const size of SIZES) {
  test.describe(named(size), () => {
    test.use({ viewport: size, serviceWorkers: 'block' });

    for (const truth of [false, true]) {
      test(`the board stays where it is from the first move to the end, values ${truth ? 'on' : 'off'}`, async ({ page }) => {
        await lay(page, { start: '0,0,2,0,0,0,5/0,1,0,2,0,1,0 39 34 s', rounds: 'match' });
        await open(page, '#/play', { speed: 'off', confirm: true, truth });
        await turn(page);
        const before = await place(page);
        for (let moves = 0; moves < 40; moves += 1) {
          const next = await turn(page);
          expect(await place(page), `after ${moves} moves`).toEqual(before);
          if (next === 'over') break;
          if (next === 'pass') await page.getByRole('button', { name: 'Pass', exact: true }).click();
          else {
            await playable(page).first().click();
            expect(await place(page), `choosing move ${moves}`).toEqual(before);
            await page.getByRole('button', { name: 'Sow this hole' }).click();
          }
        }
        await expect(page.getByRole('button', { name: /Round 2|Another game/ })).toBeInViewport({ ratio: 0.9 });
        expect(await place(page)).toEqual(before);
      });
    }

    test('the board stays where it is while sides are chosen', async ({ page }) => {
      await open(page, '#/play/mangala-iv', { speed: 'off', language: 'ta' });
      const call = page.getByText('Tek mi, çift mi?');
      await expect(call).toBeVisible();
      await expect(call).toHaveAttribute('lang', 'tr');
      await expect(call).toHaveAttribute('dir', 'ltr');
      const before = await place(page);
      const buttons = page.locator('.ritual button');
      for (const index of [0, 1]) await expect(buttons.nth(index)).toBeInViewport({ ratio: 0.9 });
      await buttons.first().click();
      await expect(call).toHaveCount(0);
      expect(await place(page)).toEqual(before);
    });
  });
}

for (const size of [SIZES[2]!, SIZES[3]!]) {
  test(`guessed values in Tamil digits lie beside the counts at ${named(size)}`, async ({ page }) => {
    await page.setViewportSize(size);
    await lay(page, {});
    await open(page, '#/play', { speed: 'off', truth: true, language: 'ta', nativeDigits: true });
    await expect(page.locator('.kz-value:not(:empty)')).toHaveCount(7);
    await page.evaluate(() => document.fonts.ready);
    // The longest that there can be, in both rows.
    await page.locator('.kz-value').evaluateAll((all) => {
      for (const one of all) {
        one.textContent = '≈−௨௧';
        one.classList.add('kz-guess');
      }
    });
    const values = await rects(page, '.kz-value');
    const others = await rects(page, '.kz-count, .kz-store');
    expect(values).toHaveLength(14);
    for (const value of values) {
      expect(value.left).toBeGreaterThanOrEqual(0);
      expect(value.right).toBeLessThanOrEqual(size.width);
      expect(others.filter((other) => cross(value, other))).toEqual([]);
      expect(values.filter((other) => cross(value, other))).toHaveLength(1);
    }
  });
}
