// Counts move sequences with the build for the browser and compares them with games/*/perft.txt.
//
// Deep counts take long and show nothing that the shallow ones do not: the kernel is the same.

import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MOST_NODES = 300_000;

const { perft } = createRequire(import.meta.url)(process.argv[2]);
const games = join(dirname(fileURLToPath(import.meta.url)), '../../games');

let compared = 0;
const wrong = [];
for (const game of readdirSync(games)) {
  const file = join(games, game, 'perft.txt');
  if (!existsSync(file)) continue;
  let set = '';
  let position = 'start';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [word, ...rest] = line.trim().split(/\s+/);
    if (word === 'set') set = rest.join(' ');
    if (word === 'position') position = rest.join(' ');
    if (word !== 'perft' || Number(rest[1]) > MOST_NODES) continue;
    const found = perft(game, set, position, Number(rest[0]));
    compared += 1;
    if (found !== rest[1]) wrong.push(`${game}: ${set} ${position}: ${line.trim()}, but found ${found}`);
  }
}
console.log(`   ${compared} perft figures compared`);
if (wrong.length > 0 || compared === 0) {
  console.error(wrong.join('\n') || 'no figures found');
  process.exit(1);
}
