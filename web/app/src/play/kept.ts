// A table as it is kept on the device, and how much of it can still be read.

import { engine, Refused } from '../engine/client';
import type { Course, GameCard, Rounds, Said, View } from '../wire';

export interface Kept {
  course: Course;
  opponent: 'computer' | 'across';
  level: number;
  undone: string[];
}

const ROUNDS: Rounds[] = ['one', 'match', 'study'];

const isText = (value: unknown): value is string => typeof value === 'string';
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isPair = (value: unknown): value is [string, string] => areTexts(value) && value.length === 2;

/** What a text keeps, and whether that is all of it; nothing where it names no game that there is. */
export function readKept(text: string, games: GameCard[]): { kept: Kept; whole: boolean } | undefined {
  let found: Partial<Record<keyof Kept, unknown>> | null;
  try {
    found = JSON.parse(text) as typeof found;
  } catch {
    return undefined;
  }
  const course = (found?.course ?? {}) as Partial<Record<keyof Course, unknown>>;
  const game = (course.game ?? {}) as Partial<Record<'id' | 'set', unknown>>;
  const { id, set } = game;
  if (!isText(id) || !games.some((one) => one.id === id) || !Array.isArray(set) || !set.every(isPair)) return undefined;
  if (course.start !== undefined && !isText(course.start)) return undefined;
  let whole = true;
  const sound = <T>(value: unknown, is: (value: unknown) => boolean, otherwise: T): T => {
    if (is(value)) return value as T;
    whole = false;
    return otherwise;
  };
  const between = (least: number, most: number) => (value: unknown) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
  const actions = sound<unknown[]>(course.actions, Array.isArray, []);
  const bad = actions.findIndex((action) => !isText(action));
  if (bad >= 0) whole = false;
  const kept: Kept = {
    course: {
      game: { id, set },
      seed: sound(course.seed, between(0, 0xffffffff), 0),
      rounds: sound<Rounds>(course.rounds, (value) => ROUNDS.includes(value as Rounds), 'one'),
      ...(course.start === undefined ? {} : { start: course.start }),
      actions: (bad < 0 ? actions : actions.slice(0, bad)) as string[],
    },
    opponent: sound<Kept['opponent']>(found?.opponent, (value) => value === 'computer' || value === 'across', 'computer'),
    level: sound(found?.level, between(1, 8), 2),
    undone: sound<string[]>(found?.undone, areTexts, []),
  };
  return { kept, whole };
}

/** A course as far as the rules allow it, and what they say to the first action that they refuse. */
export interface Replayed {
  course: Course;
  view: View;
  problems: Said[];
}

/** Plays a course as far as it can be played; refuses what has no beginning. */
export async function replay(course: Course): Promise<Replayed> {
  let problems: Said[] = [];
  const attempt = async (many: number): Promise<Replayed | undefined> => {
    const shorter = { ...course, actions: course.actions.slice(0, many) };
    try {
      return { course: shorter, view: await engine.view(shorter), problems };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      problems = error.problems;
      return undefined;
    }
  };
  const { length } = course.actions;
  const all = await attempt(length);
  if (all) return all;
  let good = length === 0 ? undefined : await attempt(0);
  if (!good) throw new Refused(problems);
  // Whatever follows a refused action is refused too, so halving finds the first one.
  let [least, most] = [0, length];
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    const found = await attempt(middle);
    if (found) [good, least] = [found, middle];
    else most = middle;
  }
  await attempt(most);
  return { ...good, problems };
}
