import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Loaded } from '../../../../../http/pages/kit/use-loaded.ts';

/** Answer of the service that can be loaded again. */
export interface Reloaded<T> extends Loaded<T> {
  reload: () => void;
}

/**
 * Loads something when the keys change, and again on `reload` and when a mark changes. What is shown then stays until the new answer
 * is there, so that nothing flickers, and nobody loses the focus or what they type.
 */
export function useReloaded<T>(
  load: (signal: AbortSignal) => Promise<T>,
  keys: readonly unknown[],
  marks: readonly unknown[] = [],
): Reloaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ value: undefined, error: undefined });
  const [round, setRound] = useState(0);
  useEffect(() => setLoaded({ value: undefined, error: undefined }), keys);
  useEffect(() => {
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
