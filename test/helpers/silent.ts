import type { Log } from '../../src/db/log.ts';

/** Log that drops all lines. */
export const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };
