import { useCallback, useLayoutEffect, useState } from 'preact/hooks';

/** Answer of the service: without a value while it loads. A value stays while it is loaded again, and when that fails. */
export interface Loaded<T> {
  value: T | undefined;
  error: Error | undefined;
}

/** Answer that can be loaded again. */
export interface Reloaded<T> extends Loaded<T> {
  reload: () => void;
}

const nothing: Loaded<never> = { value: undefined, error: undefined };

/**
 * Loads something when the keys change, and ends the request when the view goes away. Loads it again on `reload` and when a mark
 * changes: what is shown then stays until the new answer is there, so that nothing flickers, and nobody loses the focus or what they
 * type.
 */
export function useLoaded<T>(
  load: (signal: AbortSignal) => Promise<T>,
  keys: readonly unknown[],
  marks: readonly unknown[] = [],
): Reloaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>(nothing);
  const [round, setRound] = useState(0);
  // Before the paint, which takes a slow tablet a quarter of a second: the answer comes meanwhile.
  useLayoutEffect(() => setLoaded(nothing), keys);
  useLayoutEffect(() => {
    const leaving = new AbortController();
    load(leaving.signal).then(
      (value) => !leaving.signal.aborted && setLoaded({ value, error: undefined }),
      (error: unknown) => {
        const reason = error instanceof Error ? error : new Error(String(error));
        if (!leaving.signal.aborted) setLoaded(({ value }) => ({ value, error: reason }));
      },
    );
    return () => leaving.abort();
  }, [...keys, ...marks, round]);
  return { ...loaded, reload: useCallback(() => setRound((before) => before + 1), []) };
}
