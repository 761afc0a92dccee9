import { constants } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { OperatorError } from '../base/faults.ts';
import { codeOf } from '../base/system-errors.ts';
import { noteLines } from './terminal-output.ts';

/** Signals that end a command: of Ctrl-C, of a supervisor, of Ctrl-\, and of a terminal that closes. */
const signals = ['SIGINT', 'SIGTERM', 'SIGQUIT', 'SIGHUP'] as const;
/** Milliseconds for interrupted work to clean up. The end of PostgreSQL has limits of its own. */
const cleanUpMs = 10_000;

/** Functions that abort work and wait until it has cleaned up. They return the text of the interruption. */
const works = new Set<() => Promise<string>>();
/** Functions that close what must not outlive the process. */
const closings = new Set<() => Promise<void>>();

/**
 * Runs a command until it ends, a signal arrives, or nothing reads standard output anymore. The latter two abort its work,
 * close what it has opened, and end the process: a signal with 128 and its number, otherwise with the exit code so far.
 *
 * Further signals change nothing: with Ctrl-C, the terminal and npm both send one.
 */
export async function runToEnd(command: () => Promise<unknown>): Promise<void> {
  let isEnding = false;
  async function end(exitCode: number, text?: string): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    const interruption = await closeAll();
    const shown = text ?? interruption;
    if (shown !== '') noteLines(shown);
    process.exit(exitCode);
  }
  const onSignal = (signal: NodeJS.Signals) => void end(128 + constants.signals[signal]);
  for (const signal of signals) process.on(signal, onSignal);
  process.stdout.on('error', (error) => {
    // Programs such as `head` close the pipe when they have read enough.
    if (codeOf(error) === 'EPIPE') void end(Number(process.exitCode ?? 0), '');
    else void end(1, `Standard output cannot be written (${codeOf(error)}).`);
  });
  // Lost notes are no reason to stop the work.
  process.stderr.on('error', () => {});
  try {
    await command();
  } catch (error) {
    // The command fails because the end closes what it uses.
    if (!isEnding) throw error;
  } finally {
    if (!isEnding) for (const signal of signals) process.off(signal, onSignal);
  }
}

/** Runs work that a signal aborts, and that cleans up before the process ends. */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const interruption = new AbortController();
  const running = work(interruption.signal);
  function interrupt(): Promise<string> {
    interruption.abort();
    return running.then(
      () => interrupted,
      (error) => (error instanceof OperatorError ? error.message : 'Interrupted: nothing was changed.'),
    );
  }
  works.add(interrupt);
  try {
    return await running;
  } finally {
    works.delete(interrupt);
  }
}

/** Returns a function that calls `close` once. If the process ends before, it calls the function and waits for it. */
export function closedAtEnd(close: () => Promise<void>): () => Promise<void> {
  let closed: Promise<void> | undefined;
  function closeOnce(): Promise<void> {
    closed ??= close().finally(() => closings.delete(closeOnce));
    return closed;
  }
  closings.add(closeOnce);
  return closeOnce;
}

const interrupted = 'Interrupted.';

/** Aborts the work, closes what is open, the last opened first, and returns the text of the interruption. */
async function closeAll(): Promise<string> {
  const late = setTimeout(cleanUpMs, ['Interrupted: the work did not end in time.'], { ref: false });
  const [text = interrupted] = await Promise.race([Promise.all([...works].map((abort) => abort())), late]);
  try {
    // A command may just open something else.
    while (closings.size > 0) for (const close of [...closings].reverse()) await close();
    return text;
  } catch (error) {
    return `${text} What the command opened did not close (${codeOf(error)}).`;
  }
}
