// Keeps things on the device. Where that is not allowed, they last as long as the page.

const PREFIX = 'kuzhi:';
const memory = new Map<string, string>();

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    // Private windows and full disks: the page goes on without.
  }
}

export function kept<T>(key: string, otherwise: T): T {
  try {
    const text = memory.get(key) ?? localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was kept then.
  }
}
