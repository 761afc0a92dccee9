import { setTimeout } from 'node:timers/promises';

const POLL_MS = 25;
// Twice the 30 s after which a query on a lost connection is given up, and some more.
const PATIENCE_MS = 150_000;

/** Waits for a condition, and fails by its name when it does not come true in two and a half minutes. */
export async function until(what: string, isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`It did not come true that ${what}.`);
    await setTimeout(POLL_MS);
  }
}
