// The packaged puzzles: positions with one best move, found from exact values when the app was made.

export interface Puzzle {
  /** How many moves one has to look ahead. */
  grade: number;
  answer: string;
  gap: number;
  position: string;
}

const FILES = import.meta.glob('../../../../games/*/puzzles.txt', { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>;

function idOf(path: string): string {
  return path.split('/').at(-2) ?? '';
}

/** The games that have puzzles. */
export const WITH_PUZZLES = Object.keys(FILES).map(idOf);

export function read(text: string): Puzzle[] {
  return text.split('\n').flatMap((line) => {
    const found = /^(\d+) (\d+) (\d+) (.+)$/.exec(line);
    if (!found) return [];
    return [{ grade: Number(found[1]), answer: found[2]!, gap: Number(found[3]), position: found[4]! }];
  });
}

export async function puzzlesOf(game: string): Promise<Puzzle[]> {
  const path = Object.keys(FILES).find((path) => idOf(path) === game);
  return path === undefined ? [] : read(await FILES[path]!());
}

/** Which puzzle belongs to a day: the same for everybody, and another one tomorrow. */
export function ofTheDay(count: number, now: Date): number {
  const day = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
  // A step that shares no factor with the count goes through all of them before one comes back.
  let step = 37;
  const shared = (a: number, b: number): number => (b === 0 ? a : shared(b, a % b));
  while (count > 0 && shared(step, count) > 1) step += 2;
  return count === 0 ? 0 : (day * step) % count;
}
