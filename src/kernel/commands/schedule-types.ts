/** Command that waits for a batch. */
export interface Schedulable {
  readonly familyId: number;
  /** True if it needs all nodes of a cluster, and so a batch of its own. */
  readonly isAlone?: boolean;
}

export interface ScheduleOptions {
  /** Maximum number of commands in one batch. */
  maxBatch: number;
  /** Maximum number of parallel batches. */
  maxRunning: number;
  /** Maximum number of parallel batches of one place, and of its blocked families. */
  maxPerPlace: number;
  /**
   * Maximum number of further batches, of places that are late or down; 0 where there is only one place. Half of them are
   * for batches that become late. With as many of these as fast ones, the end of a node occupies no fast slot for long.
   */
  maxLate: number;
  /** Maximum number of further batches that wait for a locked stream. On a cluster, half of them for families of one node. */
  maxBlocked: number;
  /** Maximum number of further batches that need all nodes; half of them for families of one node. */
  maxAlone: number;
  /** Returns the place of a family. Only families of one place share a batch. */
  placeOf(familyId: number): number;
  /** Returns the node of a place. Places of one node fail together. */
  nodeOf(place: number): number;
}

export type ApartLane = 'blocked' | 'alone';
export type Lane = 'fast' | 'late' | ApartLane;

/** Commands for one transaction. */
export interface Batch<T> {
  readonly place: Place<T>;
  readonly node: Node;
  readonly items: readonly T[];
  readonly families: readonly Family<T>[];
  /** True if the batch waits for locks: for a stream that another transaction held, or since it needs all nodes. */
  readonly isApart: boolean;
  /** True if the place was late before. */
  readonly wasLate: boolean;
  /** Slot that the batch uses. */
  lane: Lane;
  isLate: boolean;
}

export interface Family<T> {
  readonly id: number;
  /** Place of its commands. It changes only while none of them is in a batch, blocked or offered. */
  place: Place<T>;
  /** Commands in no batch, oldest first, without those for a separate batch. */
  readonly waiting: T[];
  /** Commands for its next batch, which is blocked or alone. */
  apart: readonly T[];
}

export interface Place<T> {
  readonly id: number;
  /** Families that can start. The family whose turn is next comes first. */
  readonly free: Map<number, Family<T>>;
  /** Families whose stream was locked. */
  readonly blocked: Family<T>[];
  /** Families whose next command needs all nodes. */
  readonly alone: Family<T>[];
  readonly running: Record<ApartLane | 'free', number>;
  isLate: boolean;
}

/** Node of a cluster. */
export interface Node {
  /** Number of its places that became late or did not answer since its last batch in time. */
  misses: number;
  /** Numbers of batches of places that were late, of others, and of separate ones. */
  readonly running: Record<ApartLane | 'late' | 'other', number>;
}
