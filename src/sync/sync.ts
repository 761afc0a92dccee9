// By the module, whose timers a test can hold while those of the driver go on.
import timers from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { isUnavailable } from '../db/errors.ts';
import { listen } from '../db/listen.ts';
import type { Log } from '../db/log.ts';
import type { Sync } from '../deps.ts';
import { Problem } from '../errors.ts';
import { feedChannel, trimFeed } from '../ledger/feed.ts';
import { type ConfigKey, type DueConfig, failAllOf, findDue } from './lease.ts';
import { type End, Thread, type ThreadRun } from './threads.ts';

/** Synchronisation, as the process starts and stops it. */
export interface SyncService extends Sync {
  start(): void;
  /** Ends the runs under way; they are given back, for another instance or the next start. */
  stop(): Promise<void>;
}

export interface SyncOptions {
  database: Database;
  databaseUrl: string;
  secretsKey: string;
  /** Whether targets may have private addresses (decisions.md 8.7). */
  allowPrivate: boolean;
  log: Log;
  /** Told how each run has ended, and after how long. */
  onRunEnd?: ((end: End, seconds: number) => void) | undefined;
}

const timing = {
  /** Changes that come within this time of the first go together. */
  debounceMs: 100,
  /** How often all configurations are looked at, whatever hints there are. */
  pollMs: 1_000,
  trimMs: 60_000,
};
/**
 * Runs at once. Those that may be slow are apart from those that were not. What only waits for a place among the large
 * rounds is not counted, so that it is in nobody's way, until there are very many.
 */
const most = { proven: 64, unproven: 32, waiting: 200 };

/** Synchronisation on a database; it begins when it is started, and a push at any time. */
export function openSync(options: SyncOptions): SyncService {
  const scheduler = new Scheduler(options);
  return {
    push: (key) => scheduler.push(key),
    changed: (familyId) => scheduler.changed(familyId),
    start: () => scheduler.start(),
    stop: () => scheduler.stop(),
  };
}

/** Begins what is due: after a hint that a family has changed, and by looking again and again. */
class Scheduler implements SyncService {
  readonly #database: Database;
  readonly #log: Log;
  readonly #databaseUrl: string;
  readonly #onRunEnd: NonNullable<SyncOptions['onRunEnd']>;
  /** One thread for configurations whose last run succeeded, one for the others: new ones, and those that fail. */
  readonly #threads: { proven: Thread; unproven: Thread };
  readonly #underWay = new Set<string>();
  readonly #stopping = new AbortController();
  #hinted = new Set<number>();
  /** Families with something due that could not begin. */
  readonly #postponed = new Set<number>();
  #isTimed = false;
  #loops: Promise<void>[] = [];
  #stopListening = async () => {};

  constructor({ database, databaseUrl, secretsKey, allowPrivate, log, onRunEnd = () => {} }: SyncOptions) {
    this.#database = database;
    this.#databaseUrl = databaseUrl;
    this.#log = log;
    this.#onRunEnd = onRunEnd;
    // What succeeds in the other thread goes on in the first.
    const open = (name: string, keepsConnections: boolean) =>
      new Thread({ databaseUrl, secretsKey, allowPrivate, keepsConnections }, (owner, reason) =>
        this.#buried(name, owner, reason),
      );
    this.#threads = { proven: open('proven', true), unproven: open('unproven', false) };
  }

  async push(key: ConfigKey): Promise<void> {
    const { connected, ended } = this.#run(this.#threads.unproven, key, true);
    const end = await Promise.race([connected, ended]);
    if (end?.kind === 'taken') throw new Problem('SYNC_IN_PROGRESS');
    if (end?.kind === 'failed') throw new Problem('SYNC_CONNECTION_FAILED');
    if (end?.kind === 'abandoned') throw new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
  }

  changed(familyId: number): void {
    this.#hinted.add(familyId);
    if (this.#isTimed || this.#stopping.signal.aborted) return;
    this.#isTimed = true;
    void this.#pause(timing.debounceMs).then(() => {
      this.#isTimed = false;
      const families = [...this.#hinted];
      this.#hinted = new Set();
      return this.#look(families).catch((error) => this.#tell(error));
    });
  }

  start(): void {
    this.#stopListening = listen(this.#databaseUrl, feedChannel, (payload) => this.changed(Number(payload)));
    this.#loops = [
      this.#repeat(timing.pollMs, () => this.#look(null)),
      this.#repeat(timing.trimMs, () => trimFeed(this.#database, followers)),
    ];
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all([...this.#loops, this.#stopListening()]);
    await Promise.all([this.#threads.proven.stop(), this.#threads.unproven.stop()]);
  }

  async #repeat(everyMs: number, work: () => Promise<void>): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await work().catch((error) => this.#tell(error));
      await this.#pause(everyMs);
    }
  }

  /** Begins what is due and fits in; the rest is found again when something has ended. */
  async #look(familyIds: number[] | null): Promise<void> {
    for (const due of await findDue(this.#database, familyIds)) this.#begin(due);
  }

  #begin({ isProven, ...key }: DueConfig): void {
    const kind = isProven ? 'proven' : 'unproven';
    const thread = this.#threads[kind];
    if (this.#stopping.signal.aborted) return;
    const { going, waiting } = thread.size;
    // What has ended in the database may not yet have been heard of here.
    if (this.#underWay.has(key.id) || going >= most[kind] || waiting >= most.waiting) {
      this.#postponed.add(key.familyId);
      return;
    }
    this.#underWay.add(key.id);
    void this.#run(thread, key, false).ended.then(() => this.#underWay.delete(key.id));
  }

  #run(thread: Thread, key: ConfigKey, isPush: boolean): ThreadRun {
    const from = performance.now();
    const run = thread.run(key, isPush);
    void run.ended.then((end) => {
      this.#onRunEnd(end, (performance.now() - from) / 1000);
      this.#ended(key, end);
    });
    return run;
  }

  #ended({ familyId, id }: ConfigKey, end: End): void {
    for (const postponed of this.#postponed) this.changed(postponed);
    this.#postponed.clear();
    if (end.kind === 'completed' && end.isBehind) this.changed(familyId);
    // What goes on failing is tried for days, and was told of.
    if (end.kind !== 'failed' || !end.isFirst) return;
    this.#log.warn(`Synchronisation ${id} of family ${familyId} has failed: ${end.reason}`);
  }

  async #buried(name: string, owner: string, reason: string): Promise<void> {
    this.#log.error(`The thread for ${name} targets has ended and is started anew: ${reason}`);
    const message = 'The run was ended: it took the service too long.';
    // Where this fails, the leases end by themselves.
    await failAllOf(this.#database, owner, message).catch((error) => this.#log.error(String(error)));
  }

  /** Our own database is not there: whoever needs it says so more often than is good already. */
  #tell(error: unknown): void {
    if (!isUnavailable(error)) this.#log.error(`Synchronisation: ${error}`);
  }

  #pause(ms: number): Promise<void> {
    const { signal } = this.#stopping;
    // Cut short where the service stops, which who waited looks at itself.
    return timers.setTimeout(ms, undefined, { signal, ref: false }).catch(() => {});
  }
}

/** How far each is that follows. */
const followers = 'SELECT family_id, synced_seq AS seq FROM sync_configs WHERE continuous_sync';
