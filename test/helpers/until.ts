import { setTimeout } from 'node:timers/promises';

const POLL_MS = 25;
// Eight times the 30 s query timeout on a lost connection, since a loaded machine is several times slower.
const PATIENCE_MS = 240_000;

/**
 * Waits for a condition; fails with its name after four minutes.
 * @param condition name, or a function that returns it together with what is true instead
 */
export async function until(
  condition: string | (() => string),
  isTrue: () => boolean | Promise<boolean>,
): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isTrue())) {
    if (Date.now() > deadline)
      throw new Error(`timed out: ${typeof condition === 'string' ? condition : condition()}`);
    await setTimeout(POLL_MS);
  }
}
