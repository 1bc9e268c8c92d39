// Which page is shown. The address says it behind a `#`, so that any server of files will do.

export const PAGES = ['play', 'learn', 'puzzles', 'study', 'about'] as const;
export type Page = (typeof PAGES)[number];

export interface Place {
  page: Page;
  /** What follows the page in the address. */
  rest: string[];
  query: URLSearchParams;
}

/** A part of an address as it was meant. Addresses are cut off on their way; what cannot be read stays as it is. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function read(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page, ...rest] = path.split('/').map(plain);
  const known = PAGES.find((name) => name === page) ?? 'play';
  return { page: known, rest: rest.filter((part) => part !== ''), query: new URLSearchParams(query) };
}

class Router {
  place = $state.raw<Place>(read(typeof location === 'undefined' ? '' : location.hash));

  listen(): () => void {
    const moved = () => (this.place = read(location.hash));
    addEventListener('hashchange', moved);
    return () => removeEventListener('hashchange', moved);
  }
}

export const router = new Router();

export function link(page: Page, rest: string[] = [], query: Record<string, string> = {}): string {
  const path = ['', page, ...rest.map(encodeURIComponent)].join('/');
  const search = new URLSearchParams(query).toString();
  return `#${path}${search ? `?${search}` : ''}`;
}
