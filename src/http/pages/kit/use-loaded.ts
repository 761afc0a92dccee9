import { useEffect, useState } from 'preact/hooks';

/** Answer of the service: undefined while it loads. */
export interface Loaded<T> {
  value: T | undefined;
  error: Error | undefined;
}

/** Loads something when the keys change, and ends the request when the view goes away. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>, keys: readonly unknown[]): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ value: undefined, error: undefined });
  useEffect(() => {
    const leaving = new AbortController();
    setLoaded({ value: undefined, error: undefined });
    load(leaving.signal).then(
      (value) => !leaving.signal.aborted && setLoaded({ value, error: undefined }),
      (error: unknown) => {
        const reason = error instanceof Error ? error : new Error(String(error));
        if (!leaving.signal.aborted) setLoaded({ value: undefined, error: reason });
      },
    );
    return () => leaving.abort();
  }, keys);
  return loaded;
}
