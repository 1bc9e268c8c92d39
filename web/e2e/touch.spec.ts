// Everything that can be touched is large enough for a finger, on the smallest screens, both ways up.

import { expect, open, playable, test, turn, visit } from './app';
import type { Page } from '@playwright/test';

const LEAST = 44;
const SIZES = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
];

/** What is too small of all that is shown and can be touched. Links within sentences are text. */
async function small(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const all = document.querySelectorAll('button, summary, select, textarea, a.button, nav a, a.brand, label:has(input)');
    const wrong: string[] = [];
    for (const one of all) {
      const { width, height } = one.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      // Rounding may take off a fraction of a pixel.
      if (Math.min(width, height) < least - 0.5) wrong.push(`${one.className || one.textContent} ${width}×${height}`);
    }
    return wrong;
  }, LEAST);
}

for (const size of SIZES) {
  test(`a finger finds everything at ${size.width}×${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page);
    await expect(playable(page)).toHaveCount(7);
    expect(await small(page)).toEqual([]);
    await playable(page).nth(1).click();
    await turn(page);
    await expect(page.getByText(/^Moves \(2\)/)).toBeAttached();
    expect(await small(page)).toEqual([]);
    await page.getByRole('button', { name: 'Values' }).click();
    await expect(page.locator('.kz-value:not(:empty)').first()).toBeVisible();
    expect(await small(page)).toEqual([]);
    for (const [name, title] of [
      ['New', 'New game'],
      ['Settings', 'Settings'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog', { name: title }).waitFor();
      expect(await small(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    for (const view of ['#/learn', '#/puzzles', '#/study', '#/about']) {
      await visit(page, view);
      expect(await small(page), view).toEqual([]);
    }
  });
}

test('the whole table is in sight on the smallest screens', async ({ page }) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await open(page);
    await expect(playable(page)).toHaveCount(7);
    const box = (await page.getByRole('toolbar').boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(size.height);
  }
});
