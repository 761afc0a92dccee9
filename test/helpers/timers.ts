import { mock } from 'node:test';
import type { TestContext } from './app.ts';

/**
 * Mocks the timers of `node:timers` and `node:timers/promises`, which the test advances. The global timers remain real:
 * the driver and the test runner need them.
 */
export function holdTimers(t: TestContext): { pass(ms: number): void } {
  const { setTimeout, clearTimeout } = globalThis;
  mock.timers.enable({ apis: ['setTimeout'] });
  Object.assign(globalThis, { setTimeout, clearTimeout });
  t.teardown(async () => mock.timers.reset());
  return { pass: (ms) => mock.timers.tick(ms) };
}
