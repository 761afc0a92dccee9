import type { Log } from '../../src/base/log.ts';

/** Log that drops all lines. */
export const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };
