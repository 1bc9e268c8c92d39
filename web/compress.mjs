// Packs the built app once, so that nobody has to do it for every visitor, and says how large it is.

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The bytes that a first visit may load in all, packed, fonts not counted. */
const MOST = 250_000;

const dist = join(dirname(fileURLToPath(import.meta.url)), 'dist');
const PACKED = /\.(html|js|css|wasm|svg|webmanifest|txt)$/;

function* files(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else yield path;
  }
}

const sizes = new Map();
for (const path of files(dist)) {
  if (!PACKED.test(path)) continue;
  const bytes = readFileSync(path);
  const brotli = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  sizes.set(relative(dist, path).replaceAll('\\', '/'), brotli.length);
}

// What the page loads before anybody has done anything: the page, what it names, and what that imports.
const wanted = new Set(['index.html', 'icon.svg']);
const queue = ['index.html'];
const text = (name) => readFileSync(join(dist, name), 'utf8');
while (queue.length > 0) {
  const name = queue.pop();
  const found =
    name.endsWith('.html')
      ? [...text(name).matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map((match) => match[1])
      : [...text(name).matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)].map((match) => `assets/${match[1]}`);
  for (const next of found) {
    if (!wanted.has(next) && sizes.has(next)) {
      wanted.add(next);
      if (next.endsWith('.js')) queue.push(next);
    }
  }
}
// The worker, the engine, and the largest of the languages.
const largest = (pattern) => [...sizes].filter(([name]) => pattern.test(name)).sort((a, b) => b[1] - a[1])[0];
for (const pattern of [/assets\/worker-.*\.js$/, /\.wasm$/, /assets\/app-.*\.js$/, /assets\/Update-.*\.js$/]) {
  const found = largest(pattern);
  if (found) wanted.add(found[0]);
}
const total = [...wanted].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
console.log(`   first visit: ${Math.round(total / 1000)} kB packed in ${wanted.size} files`);
if (process.argv.includes('--list')) {
  for (const name of wanted) console.log(`   ${sizes.get(name)} ${name}`);
}
if (total > MOST) {
  console.error(`the first visit loads ${total} bytes, more than ${MOST}`);
  process.exit(1);
}
