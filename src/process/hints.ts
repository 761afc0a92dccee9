import { setTimeout as pause } from 'node:timers/promises';
import { hintsOf } from '../app.ts';
import { loggedText } from '../db/logged-error.ts';
import { printLine } from '../logging.ts';
import type { Serving } from './alone.ts';

/** Pause before another attempt, for example while the database is away. */
const retryMs = 5000;

/**
 * Prints the hints for the operator on standard error, and again if the instance is exposed later: then the first user needs a setup
 * code. They are no lines of the log: JSON would escape the quotes of a command to copy.
 */
export async function showHints(serving: Serving): Promise<void> {
  const { exposure } = serving.deps;
  const isExposed = exposure.isExposed();
  await print(serving);
  if (!isExposed) void exposure.whenExposed.then(() => printSoon(serving));
}

async function print({ address, deps }: Serving): Promise<void> {
  for (const hint of await hintsOf(deps)) printLine(hint(address));
}

/** Prints the hints as soon as the database answers. */
async function printSoon(serving: Serving): Promise<void> {
  for (;;) {
    try {
      return await print(serving);
    } catch (error) {
      serving.deps.log.warn(`Cannot make a setup code, retrying: ${loggedText(error)}`);
      await pause(retryMs, undefined, { ref: false });
    }
  }
}
