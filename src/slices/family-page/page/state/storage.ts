import { useEffect, useState } from 'preact/hooks';

/**
 * What the page keeps in this browser: handed-over children, and lessons that are not finished. Taking the device back removes all
 * of it. The storage is the one copy: what another tab removes, this one no longer has.
 */

const prefix = 'family:';
/** Values that the browser does not keep, since it forbids storage or it is full: they last as long as the page. */
const memory = new Map<string, string>();
/** Views that show a value, by its key. */
const watching = new Set<{ key: string; look: () => void }>();

addEventListener('storage', ({ key }) => {
  // Without a key, somebody has emptied the storage.
  if (key === null) memory.clear();
  else if (!key.startsWith(prefix)) return;
  else memory.delete(key.slice(prefix.length));
  tell(key?.slice(prefix.length));
});

function tell(changed?: string): void {
  for (const { key, look } of watching) if (changed === undefined || key === changed) look();
}

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

function textOf(key: string): string | undefined {
  return memory.get(key) ?? store()?.getItem(prefix + key) ?? undefined;
}

/** Returns a kept value; undefined if there is none that `isValid` accepts. */
export function readKept<T>(key: string, isValid: (value: unknown) => value is T): T | undefined {
  const text = textOf(key);
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
  const isStored = storeText(key, text);
  if (isStored) memory.delete(key);
  else memory.set(key, text);
  tell(key);
  return isStored;
}

function storeText(key: string, text: string): boolean {
  const storage = store();
  try {
    storage?.setItem(prefix + key, text);
    return storage !== undefined;
  } catch {
    // The value of before is no longer true.
    storage?.removeItem(prefix + key);
    return false;
  }
}

export function removeKept(key: string): void {
  memory.delete(key);
  store()?.removeItem(prefix + key);
  tell(key);
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

/** Removes what the page keeps of one child. Keys end with the id of the child whose data they have. */
export function removeKeptOf(learnerId: number): void {
  for (const key of keptKeys('')) if (key.endsWith(`:${learnerId}`)) removeKept(key);
}

/** Returns the text of a kept value, and renders again when it changes, in this tab or another. */
export function useKeptText(key: string): string | undefined {
  const [text, setText] = useState(() => textOf(key));
  useEffect(() => {
    const watch = { key, look: () => setText(textOf(key)) };
    watching.add(watch);
    watch.look();
    return () => {
      watching.delete(watch);
    };
  }, [key]);
  return text;
}

/** Calls a function when another tab keeps a value. Returns a function that ends this. */
export function onOtherTab(key: string, listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === prefix + key && event.newValue !== null) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** Returns true if a view of this tab shows the value of a key. */
export function isWatched(key: string): boolean {
  return [...watching].some((watch) => watch.key === key);
}

/** Returns true for a value with members, as a kept text may have any form. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
