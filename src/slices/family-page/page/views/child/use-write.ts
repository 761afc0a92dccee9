import { useRef, useState } from 'preact/hooks';

/** Something that the child changes. */
export interface Write {
  /** True while the service decides. */
  isBusy: boolean;
  /** Why the last attempt failed. */
  error: unknown;
  /**
   * Sends a change, unless one runs: pressing twice is one change.
   * @param what names the change: the same again after a failure is the same request, which counts once
   */
  run(what: string, send: (key: string) => Promise<unknown>, done: () => void): void;
}

/** Sends changes one at a time, each with one idempotency key. @param onFailure looks at what the service has after all */
export function useWrite(onFailure: () => void): Write {
  const [state, setState] = useState<{ isBusy: boolean; error: unknown }>({
    isBusy: false,
    error: undefined,
  });
  const running = useRef(false);
  const last = useRef({ what: '', key: '' });
  return {
    ...state,
    run(what, send, done) {
      if (running.current) return;
      running.current = true;
      setState({ isBusy: true, error: undefined });
      if (last.current.what !== what) last.current = { what, key: crypto.randomUUID() };
      const end = (error: unknown) => {
        running.current = false;
        setState({ isBusy: false, error });
      };
      send(last.current.key).then(
        () => {
          last.current = { what: '', key: '' };
          end(undefined);
          done();
        },
        (error: unknown) => {
          end(error);
          onFailure();
        },
      );
    },
  };
}
