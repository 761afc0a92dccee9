import { mock } from 'node:test';
import type { TestContext } from './app.ts';

/**
 * Holds the timers of the modules `node:timers` and `node:timers/promises`, for which time passes when a test says so.
 * The global ones go on: the driver, and what runs the tests, need them.
 */
export function holdTimers(t: TestContext): { pass(ms: number): void } {
  const { setTimeout, clearTimeout } = globalThis;
  mock.timers.enable({ apis: ['setTimeout'] });
  Object.assign(globalThis, { setTimeout, clearTimeout });
  t.teardown(async () => mock.timers.reset());
  return { pass: (ms) => mock.timers.tick(ms) };
}
