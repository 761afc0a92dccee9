import type { Log } from '../../src/base/service-log.ts';

/** Log that drops all lines. */
export const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };
