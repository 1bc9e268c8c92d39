// Everything has its place: the board stays as large as it is, and nothing lies over anything else.

import { expect, hole, lay, open, playable, test, turn, visit } from './app';
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
        const sow = page.getByRole('button', { name: 'Sow this hole' });
        for (let moves = 0; moves < 40; moves += 1) {
          const next = await turn(page);
          expect(await place(page), `after ${moves} moves`).toEqual(before);
          if (next === 'over') break;
          if (next === 'pass') await page.getByRole('button', { name: 'Pass', exact: true }).click();
          else {
            await playable(page).first().click();
            expect(await place(page), `choosing move ${moves}`).toEqual(before);
            await sow.click();
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
    // The longest that there can be, in both rows; measured at once, before better guesses come.
    const [values, others] = await page.evaluate(() => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          return { left, top, right, bottom };
        });
      for (const one of document.querySelectorAll('.kz-value')) {
        one.textContent = '≈−௨௧';
        one.classList.add('kz-guess', 'kz-long');
      }
      return [boxes('.kz-value'), boxes('.kz-count, .kz-store')] as const;
    });
    expect(values).toHaveLength(14);
    for (const value of values) {
      expect(value.left).toBeGreaterThanOrEqual(0);
      expect(value.right).toBeLessThanOrEqual(size.width);
      expect(others.filter((other) => cross(value, other))).toEqual([]);
      expect(values.filter((other) => cross(value, other))).toHaveLength(1);
    }
  });
}

for (const size of SIZES) {
  test(`that the app works without a network is said where nothing can be pressed at ${named(size)}`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page);
    // It goes away again, so that all is measured as soon as it is there.
    const seen = await page.waitForFunction(() => {
      const rect = (one: Element) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return { left, top, right, bottom };
      };
      const said = document.querySelector('.update');
      const pressed = [...document.querySelectorAll('.kz-hole, button:not(.kz-hole), a[href]:not(.skip)')].filter((one) => one.checkVisibility());
      return said && { said: rect(said), pressed: pressed.map(rect) };
    }, undefined, { timeout: 30_000 });
    const { said, pressed } = (await seen.jsonValue())!;
    expect(pressed.filter((one) => cross(one, said))).toEqual([]);
    expect(said.left).toBeGreaterThanOrEqual(0);
    expect(said.right).toBeLessThanOrEqual(size.width);
  });
}

for (const game of ['pallankuzhi', 'pasu-pondi', 'kalah', 'oware']) {
  for (const size of [SIZES[2]!, SIZES[4]!]) {
    test(`the way of the seeds is seen in one's own row of ${game} at ${named(size)}`, async ({ page }) => {
      await page.setViewportSize(size);
      await open(page, `#/play/${game}`);
      await turn(page);
      const arrows = await rects(page, '.kz-arrows path');
      const middle = ({ left, top, right, bottom }: Rect) => ({ x: (left + right) / 2, y: (top + bottom) / 2, half: Math.max(right - left, bottom - top) / 2 });
      const rings = (await rects(page, '.kz-ring')).map(middle);
      const counts = await rects(page, '.kz-count');
      expect(arrows).toHaveLength(rings.length - 2);
      for (const arrow of arrows) {
        const at = middle(arrow);
        const free = Math.min(...rings.map((ring) => Math.hypot(ring.x - at.x, ring.y - at.y) - ring.half * (49 / 44)));
        expect(free).toBeGreaterThan(0.7 * at.half);
        expect(counts.filter((one) => cross(one, arrow))).toEqual([]);
      }
      const seen = await brightness(page, arrows.map(middle));
      const edge = arrows.map(middle).map(({ x, y, half }) => ({ x, y: y - half }));
      expect(contrast(mean(seen), Math.min(...(await brightness(page, edge))))).toBeGreaterThan(3);
    });
  }
}

test('nothing in the sheets runs out of its place or touches what is beside it', async ({ page }) => {
  await page.setViewportSize(SIZES[2]!);
  await open(page, '#/play', { speed: 'off', language: 'ta' });
  await turn(page);
  await page.evaluate(() => document.fonts.ready);
  await page.locator('.bar button').first().click();
  const cards = page.locator('.games label');
  await expect(cards).not.toHaveCount(0);
  for (const card of await cards.all()) {
    await card.click();
    const out = await card.evaluate((one) => one.querySelector('span')!.getBoundingClientRect().right - one.getBoundingClientRect().right);
    expect(out).toBeLessThanOrEqual(0);
    expect(await card.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button').last().click();
  await expect(page.locator('dialog select').last()).toBeVisible();
  const selects = await rects(page, 'dialog select');
  expect(selects.length).toBeGreaterThan(4);
  for (const [index, one] of selects.slice(1).entries()) expect(one.top - selects[index]!.bottom).toBeGreaterThanOrEqual(4);
});

test('names say which language they are in, and who plays is told in words', async ({ page }) => {
  await open(page, '#/about/pallankuzhi', { speed: 'off', language: 'ar' });
  await expect(page.locator('bdi[lang="ta"]')).toHaveText('பல்லாங்குழி');
  await expect(page.locator('h2[lang="en"]')).toHaveText('Pallankuzhi');
  await visit(page, '#/play');
  await expect(page.locator('.top .name')).toHaveText(/\S \S/);
});

test.describe('on a table', () => {
  for (const size of [SIZES[0]!, SIZES[4]!]) {
    for (const hasTouch of [true, false]) {
      test(`the far row is turned where fingers play and people face each other: ${named(size)}, ${hasTouch ? 'fingers' : 'a mouse'}`, async ({ browser, baseURL }) => {
        const context = await browser.newContext({ viewport: size, hasTouch, isMobile: hasTouch, baseURL: baseURL!, serviceWorkers: 'block' });
        const page = await context.newPage();
        await lay(page, { start: '0,0,0,0,0,0,1/9,8,66,0,0,0,0 0 0 s' });
        await open(page);
        await turn(page);
        const turned = hasTouch && size.width < 1400;
        await expect(page.locator('.kz-count.kz-turned')).toHaveCount(turned ? 7 : 0);
        const line = (index: number) => hole(page, index).locator('.kz-count').evaluate((one) => getComputedStyle(one).textDecorationLine);
        expect(await line(7)).toBe(turned ? 'underline' : 'none');
        expect(await line(8)).toBe('none');
        expect(await line(0)).toBe('none');
        await context.close();
      });
    }
  }
});
