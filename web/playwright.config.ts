import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';

/** Where the app is served while it is tested; another port may be given where this one is taken. */
const port = Number(process.env['PORT'] ?? 4188);

/** Debian's browser, or whatever else is installed. */
const browser = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));

export default defineConfig({
  testDir: 'e2e',
  // Pictures are compared when somebody asks for that.
  testMatch: process.env['LOOKS'] ? '*.shots.ts' : '*.spec.ts',
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  outputDir: 'e2e/results',
  timeout: 60_000,
  workers: 2,
  fullyParallel: true,
  reporter: [['line']],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    launchOptions: { ...(browser ? { executablePath: browser } : {}), args: ['--no-sandbox'] },
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
  },
  webServer: { command: `node serve.mjs ${port}`, port, reuseExistingServer: false },
});
