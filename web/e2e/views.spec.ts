// Every view in every size and language: nothing serious for axe, nothing scrolls sideways.

import { expect, nothingSerious, open, playable, test, visit, whole } from './app';

const VIEWS = ['#/play', '#/learn', '#/puzzles', '#/study', '#/about'];
const LANGUAGES = ['en', 'nl', 'vi', 'ta', 'ar', 'tr'];
const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

for (const view of VIEWS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing serious on ${view}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page, view);
      await whole(page);
      await nothingSerious(page);
    });
  }
}

test('axe finds nothing serious on the sheets', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByText('Rules that are disputed').click();
  await expect(page.getByRole('dialog').locator('details fieldset').last()).toBeVisible();
  await nothingSerious(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await nothingSerious(page);
});

for (const size of SIZES) {
  test(`the board is large and readable at ${size.width}×${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page);
    await expect(playable(page)).toHaveCount(7);
    const boxes = await page.locator('.kz-hole').evaluateAll((all) =>
      all.map((one) => {
        const { width, height, left, right, top, bottom } = one.getBoundingClientRect();
        const font = Number.parseFloat(getComputedStyle(one.querySelector('.kz-count')!).fontSize);
        return { width, height, left, right, top, bottom, font };
      }),
    );
    for (const box of boxes) {
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(size.height < 400 ? 28 : 38);
      expect(Math.max(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.font).toBeGreaterThanOrEqual(16);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(size.width);
      expect(box.bottom).toBeLessThanOrEqual(size.height);
    }
    for (const view of VIEWS) {
      await visit(page, view);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    if (size.width >= 1366) {
      const board = await page.evaluate(() => document.querySelector('.kz-stage')?.getBoundingClientRect().width ?? 0);
      expect(board === 0 || board > 600).toBe(true);
    }
  });
}

for (const language of LANGUAGES) {
  test(`everything is said in ${language}`, async ({ page }) => {
    await open(page, '#/play', { language, nativeDigits: true, speed: 'off' });
    await expect(playable(page)).toHaveCount(7);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    // The board lies as it lies, whichever way people write.
    const xs = await page.locator('.kz-hole').evaluateAll((all) =>
      all.slice(0, 7).map((one) => one.getBoundingClientRect().left),
    );
    expect([...xs].sort((a, b) => a - b)).toEqual(xs);
    const digits = { ar: '٦', ta: '௬' }[language] ?? '6';
    await expect(page.locator('.kz-count').first()).toHaveText(digits);
    await page.locator('.kz-playable').nth(1).click();
    await expect(page.locator('.story').first()).not.toBeEmpty();
    for (const view of VIEWS.slice(1)) {
      await visit(page, view);
      const text = await page.locator('body').innerText();
      expect(text).not.toMatch(/\b(told|rule|prompt|learn|puzzle|study|about|refusal|error)-[a-z-]+\b/);
    }
  });
}
