import { useRef, useState } from 'preact/hooks';
import { newKey } from '../../../../../../clients/typescript/src/client.ts';
import { ServiceError } from '../../../../../http/pages/kit/client.ts';

/** Something that a button writes. */
export interface Action<Input> {
  isBusy: boolean;
  /** Why the last attempt failed; undefined if it did not. */
  error: unknown;
  /** Runs it, unless it runs already: a button that is pressed twice writes once. Returns true if it succeeded. */
  run(input: Input): Promise<boolean>;
}

/**
 * Gives a button what it needs to write once. The key of a request whose outcome is unknown stays, so that trying again is the
 * same request to the service. Another input, and a refusal, begin a new one.
 * @param write sends the request with the `Idempotency-Key`
 */
export function useAction<Input>(write: (input: Input, key: string) => Promise<void>): Action<Input> {
  const [state, setState] = useState<{ isBusy: boolean; error: unknown }>({
    isBusy: false,
    error: undefined,
  });
  const isRunning = useRef(false);
  const attempt = useRef<{ input: string; key: string } | undefined>(undefined);
  async function run(input: Input): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    const text = JSON.stringify(input) ?? '';
    if (attempt.current?.input !== text) attempt.current = { input: text, key: newKey() };
    setState({ isBusy: true, error: undefined });
    try {
      await write(input, attempt.current.key);
      attempt.current = undefined;
      setState({ isBusy: false, error: undefined });
      return true;
    } catch (error) {
      if (error instanceof ServiceError && error.problem.status < 500) attempt.current = undefined;
      setState({ isBusy: false, error });
      return false;
    } finally {
      isRunning.current = false;
    }
  }
  return { ...state, run };
}
