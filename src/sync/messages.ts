import type { ConfigKey } from './lease.ts';
import type { RunEnd } from './run.ts';

/** What a thread is started with. */
export interface ThreadData {
  /** Of our own database. */
  databaseUrl: string;
  /** The name that its leases carry. */
  owner: string;
  secretsKey: string;
  allowPrivate: boolean;
  /** Whether connections to targets are kept for the next run. */
  keepsConnections: boolean;
}

/** To the thread: a configuration to run, under a number for the answers; or to come to an end. */
export type Order = { type: 'run'; run: number; key: ConfigKey; isPush: boolean } | { type: 'stop' };

/** A run that did not begin, because somebody else has it or nothing is due any more. */
export type NotBegun = { kind: 'taken' };

/** From the thread. */
export type Report =
  | { type: 'beat' }
  | { type: 'connected'; run: number }
  /** It waits for a place among the large rounds, or has one. */
  | { type: 'waits'; run: number; isWaiting: boolean }
  | { type: 'ended'; run: number; end: RunEnd | NotBegun };
