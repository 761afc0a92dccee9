import { setTimeout } from 'node:timers/promises';
import { loggedError, loggedText } from '../base/logged-error.ts';

/** Signals that end the service: of a supervisor, of Ctrl-C and Ctrl-\, and of a terminal that closes. */
const signals = ['SIGTERM', 'SIGINT', 'SIGQUIT', 'SIGHUP'] as const;

type Close = () => Promise<unknown>;

/** End of the process, which closes what the process has opened. */
export interface Shutdown {
  /** Adds what the end closes. All resources without a time limit of their own share one. */
  add(name: string, close: Close, limitMs?: number): void;
  /** Runs the start. If it fails, calls `onFailure` and ends the process with 1. */
  start(open: () => Promise<void>, onFailure: (error: unknown) => void): Promise<void>;
  /** Ends the process, as a signal does. */
  stop(): void;
}

/**
 * Creates the end of the process. On a signal or an error that nothing caught, it closes the resources, the last added
 * first. The exit code is 0 if all of them closed in time and without a failure, otherwise 1.
 *
 * Further signals change nothing: with Ctrl-C, the terminal and npm both send one. An end at the second one would lose
 * requests and leave PostgreSQL behind. Ctrl-C reaches a worker too, which the primary ends: it ignores signals.
 */
export function createShutdown(
  report: (line: string) => void,
  limitMs = 30_000,
  { endsOnSignals = true } = {},
): Shutdown {
  const resources: { name: string; close: Close; limitMs?: number | undefined }[] = [];
  let starting: Promise<void> = Promise.resolve();
  let isEnding = false;

  function fail(line: string): void {
    process.exitCode = 1;
    report(line);
  }

  async function closeAll(): Promise<void> {
    let leftMs = limitMs;
    // A failed start reports this itself.
    await end('start', () => starting.catch(() => {}), limitMs);
    for (const { name, close, limitMs: own } of resources.toReversed()) {
      const start = Date.now();
      await end(name, close, own ?? leftMs);
      if (own === undefined) leftMs = Math.max(0, leftMs - (Date.now() - start));
    }
    process.exit();
  }

  /** Ends one resource. A failure must not leave the others open, least of all PostgreSQL. */
  async function end(name: string, close: Close, ms: number): Promise<void> {
    // An asynchronous function also rejects if `close` throws at once.
    const outcome = (async () => close())().then(
      () => 'closed',
      (error) => fail(`Stop: ${loggedText(error)}`),
    );
    const late = setTimeout(ms, 'late');
    if ((await Promise.race([outcome, late])) === 'late') fail(`Stop: ${name} did not end in time.`);
  }

  function stop(): void {
    if (isEnding) return;
    isEnding = true;
    void closeAll();
  }

  function onError(error: unknown): void {
    fail(`${loggedText(error)}\n${loggedError(error).stack}`);
    stop();
  }

  for (const signal of signals) process.on(signal, endsOnSignals ? stop : () => {});
  process.on('uncaughtException', onError).on('unhandledRejection', onError);
  return {
    stop,
    add: (name, close, ownLimitMs) => resources.push({ name, close, limitMs: ownLimitMs }),
    async start(open, onFailure) {
      starting = open();
      try {
        await starting;
      } catch (error) {
        process.exitCode = 1;
        onFailure(error);
        stop();
      }
    },
  };
}
