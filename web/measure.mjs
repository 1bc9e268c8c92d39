// Measures the built app in a real browser: how soon it can be used, how soon a touch is answered, how
// smoothly seeds travel, how long exact values take. Figures are for a person to read and compare; nothing
// fails. `npm run measure -- 5` takes the middle of five runs instead of three.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const PORT = 4189;
const HOME = `http://127.0.0.1:${PORT}/`;
const RUNS = Number(process.argv[2] ?? 3);
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
/** A phone of the middle range, and a network of the third generation at its best. */
const SLOWER = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** In this game North's seventh hole lets 100 seeds travel. */
const LONG = { game: { id: 'pallankuzhi', set: [] }, seed: 1, rounds: 'one', actions: ['S2', 'N1', 'S4'] };
const LONG_HOLE = 13;

const middle = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function repeat(once) {
  const found = [];
  for (let run = 0; run < RUNS; run += 1) found.push(await once());
  return Object.fromEntries(Object.keys(found[0]).map((key) => [key, Math.round(middle(found.map((one) => one[key])))]));
}

/** A page of somebody who has never been here, on a device that is so many times slower than this one. */
async function visit(browser, { slower = 1, network, kept = {}, device = PHONE } = {}, use) {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    if (network) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', network);
    }
    await page.addInitScript((things) => {
      for (const [key, value] of Object.entries(things)) localStorage.setItem(`kuzhi:${key}`, JSON.stringify(value));
    }, kept);
    return await use(page);
  } finally {
    await context.close();
  }
}

const settings = (liked) => ({ language: 'en', speed: 'normal', ...liked });
const ready = (page) => page.locator('.kz-playable').first().waitFor({ timeout: 60_000 });

/** From the first request until a hole can be played, and, if it is at once, until its first seed is sown. */
function interactive(browser, slower, network) {
  return repeat(() =>
    visit(browser, { slower, network, kept: { settings: settings() } }, async (page) => {
      await page.addInitScript(() => {
        const seeds = (hole) => document.querySelector(`[data-hole="${hole}"] .kz-count`).textContent;
        const look = () => {
          if (window.usable === undefined && document.querySelector('.kz-playable')) {
            window.usable = performance.now();
            window.before = seeds(1);
            document.querySelector('[data-hole="0"]').click();
          }
          if (window.usable !== undefined && seeds(1) !== window.before) window.sown = performance.now();
          else requestAnimationFrame(look);
        };
        look();
      });
      await page.goto(HOME);
      await page.waitForFunction(() => window.sown, undefined, { timeout: 60_000 });
      return page.evaluate(() => {
        const paint = performance.getEntriesByName('first-contentful-paint')[0];
        return { painted: paint.startTime, usable: window.usable, sown: window.sown };
      });
    }),
  );
}

/** From a touch until the next frame, as the browser itself tells; that frame shows the hand lifting seeds. */
function answered(browser, slower) {
  return repeat(() =>
    visit(browser, { slower, kept: { settings: settings() } }, async (page) => {
      await page.goto(HOME);
      await ready(page);
      await page.waitForTimeout(2500);
      await page.evaluate(() => {
        new PerformanceObserver((list) => {
          for (const event of list.getEntries()) if (event.name === 'click') window.answered ??= event.duration;
        }).observe({ type: 'event', durationThreshold: 16 });
      });
      await page.locator('[data-hole="1"]').tap();
      const lifted = await page.evaluate(() => document.querySelector('.kz-hand').style.visibility === 'visible');
      if (!lifted) throw new Error('no hand lifts seeds');
      await page.waitForTimeout(1000);
      // What takes less than 16 ms is not told.
      return { answered: await page.evaluate(() => window.answered ?? 16) };
    }),
  );
}

/** Frames while many seeds travel. */
function smooth(browser, slower, device) {
  const table = { course: LONG, opponent: 'across', level: 2, undone: [] };
  return repeat(() =>
    visit(browser, { slower, device, kept: { settings: settings(), table } }, async (page) => {
      await page.goto(HOME);
      await ready(page);
      await page.waitForTimeout(1500);
      await page.evaluate(() => {
        window.frames = [];
        const hand = document.querySelector('.kz-hand');
        const look = (now) => {
          window.frames.push([now, hand.style.visibility === 'visible']);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await page.locator(`[data-hole="${LONG_HOLE}"]`).click();
      await page.locator('.story').getByText('sowed hole 7').waitFor({ timeout: 30_000 });
      const frames = await page.evaluate(() => window.frames);
      // From each frame that shows seeds in the hand to the one after it, whatever that shows.
      const gaps = frames.slice(1).flatMap(([now], index) => (frames[index][1] ? [now - frames[index][0]] : []));
      const time = gaps.reduce((sum, gap) => sum + gap, 0);
      return { perSecond: (1000 * gaps.length) / time, late: (1000 * gaps.filter((gap) => gap > 25).length) / gaps.length, seconds: time / 1000 };
    }),
  );
}

/** From asking for values until all holes of the start have exact ones. */
function exact(browser, slower) {
  return repeat(() =>
    visit(browser, { slower, kept: { settings: settings() } }, async (page) => {
      await page.goto(HOME);
      await ready(page);
      await page.waitForTimeout(1000);
      return page.evaluate(
        () =>
          new Promise((resolve) => {
            const control = [...document.querySelectorAll('.bar button')].at(-1);
            const started = performance.now();
            control.click();
            const look = () => {
              const values = [...document.querySelectorAll('.kz-value')].filter((one) => one.textContent !== '');
              if (values.length === 7 && !document.querySelector('.kz-guess')) resolve({ exact: performance.now() - started });
              else requestAnimationFrame(look);
            };
            look();
          }),
      );
    }),
  );
}

const server = spawn(process.execPath, [new URL('./serve.mjs', import.meta.url).pathname, String(PORT)], { stdio: 'inherit' });
const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const DESK = { viewport: { width: 1440, height: 900 } };
const say = (what, found, unit) => console.log(`${what}: ${Object.entries(found).map(([name, value]) => `${name} ${value}`).join(', ')}${unit}`);
try {
  say('first visit, this machine and network', await interactive(browser, 1), ' ms');
  say(`first visit, ${SLOWER} times slower, 1.6 Mbit/s with 150 ms of delay`, await interactive(browser, SLOWER, NETWORK), ' ms');
  say('touch to first frame', await answered(browser, 1), ' ms');
  say(`touch to first frame, ${SLOWER} times slower`, await answered(browser, SLOWER), ' ms');
  say('100 seeds, phone, frames', await smooth(browser, 1, PHONE), ' (late: of 1000 frames)');
  say('100 seeds, desktop, frames', await smooth(browser, 1, DESK), ' (late: of 1000 frames)');
  say(`100 seeds, phone ${SLOWER} times slower, frames`, await smooth(browser, SLOWER, PHONE), ' (late: of 1000 frames)');
  say('exact values of all holes of the start', await exact(browser, 1), ' ms');
  say(`exact values of all holes of the start, ${SLOWER} times slower`, await exact(browser, SLOWER), ' ms');
} finally {
  await browser.close();
  server.kill();
}
