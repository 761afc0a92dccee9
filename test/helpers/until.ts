import { setTimeout } from 'node:timers/promises';

const POLL_MS = 25;
const PATIENCE_MS = 60_000;

/** Waits for a condition, and fails by its name when it does not come true in a minute. */
export async function until(what: string, isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`It did not come true that ${what}.`);
    await setTimeout(POLL_MS);
  }
}
