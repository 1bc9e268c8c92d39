// Says how a font that is on most devices has to be stretched to take the room of the one that comes later,
// so that nothing on the page moves when it comes: what stands in app.css.
//
//     node web/fallback.mjs 400 "Liberation Sans" 700 "Liberation Sans Bold" 400 roboto.woff2
//
// Each font is a name or a file, with the weight that it stands in for. Widths are those of all English
// texts of the app, set in one line; heights are what the fonts say of themselves. The browser measures
// both. Arial and Helvetica have the measures of Liberation Sans.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const here = dirname(fileURLToPath(import.meta.url));
const FONT = join(here, 'node_modules/@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2');
const messages = readFileSync(join(here, '../locales/en/app.ftl'), 'utf8').matchAll(/(?:=|\]) ([A-Z][^{}\n]+)/g);
const text = [...messages].map((found) => found[1]).join(' ');

const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();
const bytes = (path) => [...readFileSync(path)];

/** The measures of a font, by name or by its bytes, in thousandths of its size. */
const measure = (source, weight) =>
  page.evaluate(
    async ({ source, weight, text }) => {
      const from = typeof source === 'string' ? `local("${source}")` : new Uint8Array(source).buffer;
      document.fonts.clear();
      document.fonts.add(await new FontFace('measured', from, { weight: '100 900' }).load());
      const context = document.createElement('canvas').getContext('2d');
      context.font = `${weight} 1000px measured`;
      const { width, fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText(text);
      return { width, ascent, descent };
    },
    { source, weight, text },
  );

const asked = process.argv.slice(2);
while (asked.length > 0) {
  const [weight, name] = asked.splice(0, 2);
  const wanted = await measure(bytes(FONT), weight);
  const other = await measure(existsSync(name) ? bytes(name) : name, weight);
  const size = wanted.width / other.width;
  const percent = (part) => `${(100 * part).toFixed(1)}%`;
  const height = (thousandths) => percent(thousandths / 1000 / size);
  console.log(
    `${weight} ${name}: size-adjust: ${percent(size)}; ascent-override: ${height(wanted.ascent)}; ` +
      `descent-override: ${height(wanted.descent)}; line-gap-override: 0%`,
  );
}
await browser.close();
