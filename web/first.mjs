// Asks the engine what every first visit asks, so that the page can lay its first table while the engine is
// still on its way: the games, and how the game that is offered first begins.

import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

const [module, made] = process.argv.slice(2);
const { Kuzhi } = createRequire(import.meta.url)(module);
const kuzhi = new Kuzhi();

function ask(question) {
  const reply = JSON.parse(kuzhi.ask(JSON.stringify(question)));
  if (reply.problems) throw new Error(JSON.stringify(reply.problems));
  return reply.answer.it;
}

const games = ask('games');
const offered = games.find((game) => game.theme === 'tamil-nadu') ?? games[0];
const [view, other] = [1, 2].map((seed) =>
  ask({ view: { course: { game: { id: offered.id, set: [] }, seed, rounds: 'one', actions: [] } } }),
);
// The answer is kept for all seeds.
if (!isDeepStrictEqual(view, other)) throw new Error(`${offered.id} is dealt by chance, so that it cannot come first`);
writeFileSync(made, JSON.stringify({ offered: offered.id, games, view }));
