// What tells the story of a move: laps counted, seeds one by one, sounds for whoever wants them.

import { expect, hole, middle, open, test, turn } from './app';

test('the laps of a relay are counted while it goes on', async ({ page }) => {
  await page.clock.install();
  await open(page, '#/play', { speed: 'slow' });
  const lap = page.locator('.kz-lap');
  await expect(lap).toBeEmpty();
  await middle(page);
  await expect(lap).toHaveText('↻ 1');
  while ((await lap.textContent()) === '↻ 1') await page.clock.runFor(100);
  await expect(lap).toHaveText('↻ 2');
  await page.keyboard.press('Escape');
  await expect(lap).toBeEmpty();
});

test('a move is gone through seed by seed, forwards and back', async ({ page }) => {
  await open(page);
  await hole(page, 1).click();
  await turn(page);
  await page.getByRole('button', { name: 'Why?' }).click();
  const sheet = page.getByRole('dialog', { name: 'The move, seed by seed' });
  await expect(sheet.locator('bdi')).toHaveCount(2);
  await sheet.getByRole('button', { name: 'S2', exact: true }).click();
  const counts = sheet.locator('.kz-count');
  await expect(counts).toHaveText(Array.from({ length: 14 }, () => '6'));
  const told = sheet.locator('.told');
  await sheet.getByRole('button', { name: 'A seed on' }).click();
  await expect(told).toHaveText('Lap 1: 6 lifted from South 2.');
  await sheet.getByRole('button', { name: 'A seed on' }).click();
  await expect(told).toHaveText('A seed into South 3. In hand: 5.');
  await expect(counts.nth(2)).toHaveText('7');
  await sheet.getByRole('button', { name: 'A seed back' }).click();
  await expect(counts.nth(2)).toHaveText('6');
  await sheet.getByRole('button', { name: 'Once more' }).click();
  await expect(told).toContainText('You sowed hole 2');
  await expect(sheet.getByRole('button', { name: 'A seed on' })).toBeDisabled();
  await sheet.getByRole('button', { name: 'How best play goes on' }).click();
  await expect(page.getByRole('dialog', { name: 'How best play goes on' }).locator('bdi').nth(2)).toBeVisible({ timeout: 10_000 });
});

test('seeds are silent until somebody wants to hear them', async ({ page }) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { sounds: number };
    counted.sounds = 0;
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (this: AudioScheduledSourceNode, ...at: [number?]) {
      counted.sounds += 1;
      start.apply(this, at);
    };
    // Buffers have a way of their own to start.
    const from = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, ...at: [number?]) {
      counted.sounds += 1;
      from.apply(this, at);
    };
  });
  const sounds = () => page.evaluate(() => (window as unknown as { sounds: number }).sounds);
  await open(page, '#/play', { speed: 'fast' });
  const control = page.getByRole('button', { name: 'Sound' });
  await expect(control).toHaveAttribute('aria-pressed', 'false');
  await hole(page, 0).click();
  await expect(page.locator('.words').getByText(/You sowed hole 1/)).toBeVisible({ timeout: 10_000 });
  expect(await sounds()).toBe(0);
  await turn(page);
  await control.click();
  await expect(control).toHaveAttribute('aria-pressed', 'true');
  await page.locator('.kz-playable').first().click();
  await expect.poll(sounds, { timeout: 10_000 }).toBeGreaterThan(3);
  await page.reload();
  await expect(control).toHaveAttribute('aria-pressed', 'true');
});
