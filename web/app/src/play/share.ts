// A course as part of an address, so that a link shows it to somebody else.

import type { Course, GameCard, Rounds } from '../wire';

const ROUNDS: Rounds[] = ['one', 'match', 'study'];
/** Longer addresses are cut off by some programs that carry them. */
export const MOST_ACTIONS = 2000;

export function toQuery(course: Course): Record<string, string> {
  const query: Record<string, string> = { g: course.game.id };
  if (course.game.set.length > 0) query['s'] = course.game.set.map((pair) => pair.join('=')).join(',');
  if (course.start !== undefined) query['p'] = course.start;
  if (course.actions.length > 0) query['m'] = course.actions.join(',');
  if (course.rounds !== 'study') query['r'] = course.rounds;
  if (course.seed !== 0) query['n'] = String(course.seed);
  return query;
}

const actionsOf = (query: URLSearchParams): string[] => (query.get('m') ?? '').split(',').filter((action) => action !== '');

/** Whether an address holds more than is read of it. */
export function isCut(query: URLSearchParams): boolean {
  return actionsOf(query).length > MOST_ACTIONS;
}

/** What an address says; nothing if it names no game that there is. */
export function fromQuery(query: URLSearchParams, games: GameCard[]): Course | undefined {
  const id = query.get('g');
  if (id === null || !games.some((game) => game.id === id)) return undefined;
  const pairs = (query.get('s') ?? '').split(',').map((pair) => pair.split('='));
  const set = pairs.flatMap(([option, choice]): [string, string][] => (option && choice ? [[option, choice]] : []));
  const start = query.get('p');
  const seed = Number(query.get('n') ?? 0);
  return {
    game: { id, set },
    rounds: ROUNDS.find((rounds) => rounds === query.get('r')) ?? 'study',
    seed: Number.isInteger(seed) && seed >= 0 && seed <= 0xffffffff ? seed : 0,
    actions: actionsOf(query).slice(0, MOST_ACTIONS),
    ...(start === null ? {} : { start }),
  };
}
