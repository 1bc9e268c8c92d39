// Keeps things on the device. Where that is not allowed, they last as long as the page.

const PREFIX = 'kuzhi:';
const memory = new Map<string, string>();
const watching = new Map<string, Set<() => void>>();

// Another window of the app may change what is kept; then that is true here too.
globalThis.addEventListener?.('storage', (event) => {
  const { key } = event as StorageEvent;
  for (const name of key === null ? [...memory.keys()] : [key.slice(PREFIX.length)]) {
    memory.delete(name);
    for (const tell of watching.get(name) ?? []) tell();
  }
});

/** Tells whenever another window has changed what is kept, until told to stop. */
export function watch(key: string, tell: () => void): () => void {
  const told = watching.get(key) ?? new Set();
  watching.set(key, told.add(tell));
  return () => told.delete(tell);
}

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    // Private windows and full disks: the page goes on without.
  }
}

/** What is kept, as it is written. */
export function written(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function kept<T>(key: string, otherwise: T): T {
  try {
    const text = written(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Keeps a text that could not be read, so that nothing written later destroys it. */
export function putAside(key: string, text: string): void {
  try {
    localStorage.setItem(`${PREFIX}${key}-unreadable`, text);
  } catch {
    // As above.
  }
}
