import { loggedText } from '../../base/logged-error.ts';
import { hintsOf } from '../app.ts';
import { printLine } from '../logging.ts';
import type { Serving } from './alone.ts';

/** Pause before another attempt. */
const retryMs = 5000;

/**
 * Prints the hints for the operator on standard error, and again if the instance is exposed later: then the first user needs a setup
 * code. They are no lines of the log: JSON would escape the quotes of a command to copy.
 */
export async function showHints(serving: Serving): Promise<void> {
  const { exposure } = serving.deps;
  const isExposed = exposure.isExposed();
  await print(serving);
  if (!isExposed) void exposure.whenExposed.then(() => print(serving));
}

/** Prints the hints, or later if they cannot be read, for example while the database is away: the service answers already. */
async function print(serving: Serving): Promise<void> {
  const { address, deps } = serving;
  try {
    for (const hint of await hintsOf(deps)) printLine(hint(address));
  } catch (error) {
    deps.log.warn(`Cannot read the hints for the operator, retrying: ${loggedText(error)}`);
    setTimeout(() => void print(serving), retryMs).unref();
  }
}
