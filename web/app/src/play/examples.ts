// The worked examples of the rule files, which only whoever learns a game has to load.

const FILES = import.meta.glob('../../../../games/*/game.toml', { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>;

export async function examplesOf(game: string): Promise<string> {
  const path = Object.keys(FILES).find((path) => path.split('/').at(-2) === game);
  return path === undefined ? '' : FILES[path]!();
}
