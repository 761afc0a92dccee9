/** What the page keeps in this browser: handed-over children, and lessons that are not finished. Signing out removes all of it. */

const prefix = 'family:';
/** Values of a browser that forbids storage: they last as long as the page. */
const memory = new Map<string, string>();

function store(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Returns true if values outlive the page. */
export function canStore(): boolean {
  return store() !== undefined;
}

/** Returns a kept value; undefined if there is none that `isValid` accepts. */
export function readKept<T>(key: string, isValid: (value: unknown) => value is T): T | undefined {
  const text = store()?.getItem(prefix + key) ?? memory.get(key);
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : undefined;
  } catch {
    // Somebody has changed the storage by hand.
    return undefined;
  }
}

/** Keeps a value until `removeKept`. Returns false if the storage is full: the value is then in memory only. */
export function keep(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    store()?.setItem(prefix + key, text);
    return true;
  } catch {
    // The value of before is no longer true.
    store()?.removeItem(prefix + key);
    return false;
  }
}

export function removeKept(key: string): void {
  memory.delete(key);
  store()?.removeItem(prefix + key);
}

/** Returns the keys of kept values that begin with a text. */
export function keptKeys(start: string): string[] {
  const stored = Object.keys(store() ?? {}).flatMap((key) =>
    key.startsWith(prefix) ? key.slice(prefix.length) : [],
  );
  return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(start));
}

/** Removes everything that the page keeps. */
export function removeAllKept(): void {
  for (const key of keptKeys('')) removeKept(key);
}

/** Calls a function when another tab changes a kept value. Returns a function that ends this. */
export function onOtherTab(listener: (key: string) => void): () => void {
  const hear = ({ key }: StorageEvent) => key?.startsWith(prefix) && listener(key.slice(prefix.length));
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
