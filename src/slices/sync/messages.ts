import type { ReplicaTable } from '../../slice/replica-table.ts';
import type { ConfigKey } from './lease.ts';
import type { RunEnd } from './sync-run.ts';

/** Data that a thread starts with. */
export interface ThreadData {
  databaseUrl: string;
  /** Owner of the thread's leases. */
  owner: string;
  secretsKey: string;
  /** True if replicas may have private addresses (decisions.md 8.7). */
  allowPrivate: boolean;
  /** Milliseconds of an attempt to connect (`RunContext`). */
  connectMs: number;
  /** True if connections to replicas stay open for the next run. */
  keepsConnections: boolean;
  tables: readonly ReplicaTable[];
}

/** Message to the thread: run a configuration, with a number for the replies and a dead owner of its lease; or stop. */
export type Order =
  | { type: 'run'; run: number; key: ConfigKey; isPush: boolean; from?: string | undefined }
  | { type: 'stop' };

/** Result of a run that did not start, because another owner has it or nothing is due. */
export type NotStarted = { kind: 'taken' };

/** Message from the thread. */
export type Report =
  | { type: 'beat' }
  | { type: 'connected'; run: number }
  /** The run starts or stops waiting in a queue. */
  | { type: 'waits'; run: number; isWaiting: boolean }
  | { type: 'ended'; run: number; end: RunEnd | NotStarted };
