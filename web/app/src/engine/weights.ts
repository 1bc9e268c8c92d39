// What was learned about the positions of games. Only whoever plays a game that has weights loads them.

const FILES = import.meta.glob('../../../../games/*/weights.bin', { query: '?url', import: 'default', eager: true }) as Record<
  string,
  string
>;

/** The weights of a game; none if nothing was learned about it. */
export async function weightsOf(game: string): Promise<ArrayBuffer | undefined> {
  const path = Object.keys(FILES).find((path) => path.split('/').at(-2) === game);
  return path === undefined ? undefined : (await fetch(FILES[path]!)).arrayBuffer();
}
