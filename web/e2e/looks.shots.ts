// What some views look like, kept as pictures to compare with. Browsers draw a little differently from one
// version to the next, so this is for the eyes of whoever changes the looks, and no part of the tests:
// `npm run looks` compares, `npm run looks -- --update-snapshots` takes new pictures.

import { expect, open, playable, test } from './app';

const COURSE = { game: { id: 'pallankuzhi', set: [] }, seed: 1, rounds: 'one', actions: ['S2', 'N1', 'S4'] };
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const LOOKS = [
  { name: 'play-phone-en', size: PHONE, place: '#/play', language: 'en' },
  { name: 'play-phone-ta', size: PHONE, place: '#/play', language: 'ta', nativeDigits: true },
  { name: 'play-phone-ar-dark', size: PHONE, place: '#/play', language: 'ar', nativeDigits: true, dark: true },
  { name: 'play-desk-en', size: DESK, place: '#/play', language: 'en', truth: true },
  { name: 'play-desk-ar', size: DESK, place: '#/play', language: 'ar', nativeDigits: true, truth: true },
  { name: 'learn-desk-ta', size: DESK, place: '#/learn/pallankuzhi', language: 'ta' },
  { name: 'study-desk-en-dark', size: DESK, place: '#/study?g=pallankuzhi&p=0,1,3,0,5,0,0/0,2,0,0,0,0,0%200%200%20s', language: 'en', dark: true },
  { name: 'puzzle-phone-en', size: PHONE, place: '#/puzzles/pallankuzhi/1', language: 'en' },
  { name: 'about-phone-ar', size: PHONE, place: '#/about/mangala-iv', language: 'ar' },
];

// What is kept for use without a network announces itself, at a time of its own.
test.use({ serviceWorkers: 'block' });

for (const { name, size, place, dark = false, ...liking } of LOOKS) {
  test(name, async ({ page }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    await page.addInitScript((kept) => localStorage.setItem('kuzhi:table', kept), JSON.stringify({ course: COURSE, opponent: 'across', level: 2, undone: [] }));
    await open(page, place, { speed: 'off', ...liking });
    await page.locator('h1').first().waitFor({ state: 'attached' });
    if (place.startsWith('#/play')) await expect(playable(page).first()).toBeVisible();
    if (liking.truth || place.startsWith('#/study')) await expect(page.locator('.kz-value:not(:empty)').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(500);
    await expect(page).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.02, animations: 'disabled' });
  });
}
