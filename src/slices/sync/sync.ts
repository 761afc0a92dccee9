// Tests mock the module's timers, while the driver uses the global ones.
import timers from 'node:timers/promises';
import { Problem } from '../../base/errors.ts';
import { loggedText } from '../../base/logged-error.ts';
import type { Log } from '../../base/service-log.ts';
import { isUnavailable } from '../../base/system-errors.ts';
import type { Places } from '../../db/cluster/family-places.ts';
import type { Database } from '../../db/database.ts';
import { listen } from '../../db/listen.ts';
import { type ChangePosition, changesChannel, trimChangeLog } from '../../kernel/state/change-log.ts';
import { type ConfigKey, type DueConfig, deleteUnreachable, findAllDue, findDue } from './lease.ts';
import { connectMs as defaultConnectMs } from './replica/replica-connection.ts';
import { type ThreadKind, ThreadPool, type ThreadPoolOptions } from './thread-pool.ts';
import type { End, ThreadRun } from './threads.ts';

/** Replication of families to databases of their own. */
export interface Sync {
  /**
   * Starts to bring all rows of a configuration's replica up to date. Resolves when the replica is connected.
   * @throws Problem SYNC_IN_PROGRESS or SYNC_CONNECTION_FAILED (decisions.md 8.3, 8.4)
   */
  push(config: { familyId: number; id: string }): Promise<void>;
  /** Hints that the family or one of its configurations has changed. */
  changed(familyId: number): void;
}

/** Synchronisation with its lifecycle. */
export interface SyncService extends Sync {
  start(): void;
  /** Stops the current runs and releases their leases, for another instance or the next start. */
  stop(): Promise<void>;
}

export interface SyncOptions extends Omit<ThreadPoolOptions, 'connectMs'> {
  places: Pick<Places, 'distributed' | 'placeOf'>;
  /** Milliseconds of an attempt to connect, by default 5,000 (decisions.md 8.4). */
  connectMs?: number | undefined;
  /** Called after each run with its result and duration. */
  onRunEnd?: ((end: End, seconds: number) => void) | undefined;
}

const timing = {
  /** Time after a change in which further changes join the same run. */
  debounceMs: 100,
  /** Interval of the search for due configurations without hints. */
  pollMs: 1_000,
  /** Interval of deletions. */
  trimMs: 60_000,
};
/**
 * Maximum numbers of concurrent runs on a thread. Configurations that may be slow run separately from those whose last run
 * succeeded. Runs that wait in a queue count separately, so that they do not block others. A family's further runs start
 * when one of its runs ends.
 */
const maxRuns = { proven: 64, unproven: 32, waiting: 200, ofFamily: 2 };

/** Creates the synchronisation of a database. Pushes run at any time, other runs after the start. */
export function createSync(options: SyncOptions): SyncService {
  const scheduler = new Scheduler(options);
  return {
    push: (key) => scheduler.push(key),
    changed: (familyId) => scheduler.changed(familyId),
    start: () => scheduler.start(),
    stop: () => scheduler.stop(),
  };
}

/** Starts due runs, after hints that a family changed and at intervals. */
class Scheduler implements SyncService {
  readonly #database: Database;
  readonly #places: SyncOptions['places'];
  readonly #log: Log;
  readonly #databaseUrl: string;
  readonly #onRunEnd: NonNullable<SyncOptions['onRunEnd']>;
  readonly #threads: ThreadPool;
  readonly #running = new Set<string>();
  readonly #stopping = new AbortController();
  #hinted = new Set<number>();
  /** Families with a due configuration that could not start. */
  readonly #postponed = new Set<number>();
  #isTimed = false;
  /** False while the configurations of a node cannot be read. */
  #isWhole = true;
  #loops: Promise<void>[] = [];
  #stopListening = async () => {};

  constructor({ onRunEnd = () => {}, connectMs = defaultConnectMs, places, ...options }: SyncOptions) {
    this.#database = options.database;
    this.#places = places;
    this.#databaseUrl = options.databaseUrl;
    this.#log = options.log;
    this.#onRunEnd = onRunEnd;
    this.#threads = new ThreadPool({ ...options, connectMs });
  }

  async push(key: ConfigKey): Promise<void> {
    const { connected, ended } = this.#run('unproven', key, true);
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
      return this.#startHinted(families);
    });
  }

  start(): void {
    this.#stopListening = listen(this.#databaseUrl, changesChannel, (payload) =>
      this.changed(Number(payload)),
    );
    this.#loops = [
      this.#repeat(timing.pollMs, () => this.#startAllDue()),
      this.#repeat(timing.trimMs, () => this.#trimChanges()),
      this.#repeat(timing.trimMs, () => deleteUnreachable(this.#database)),
    ];
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all([...this.#loops, this.#stopListening()]);
    await this.#threads.stop();
  }

  /** Deletes changes that all continuous configurations have. */
  async #trimChanges(): Promise<void> {
    const replicas = await this.#database.query<ChangePosition>(
      'SELECT family_id, min(synced_seq) AS seq FROM sync_configs WHERE continuous_sync GROUP BY 1',
    );
    await trimChangeLog(this.#database, replicas);
  }

  async #repeat(everyMs: number, work: () => Promise<void>): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await work().catch((error) => this.#logError(error));
      await this.#pause(everyMs);
    }
  }

  /**
   * Starts due runs of families, which it reads from one place at a time. The poll repeats what fails: hints that stayed would
   * ask a silent node ten times a second.
   */
  async #startHinted(families: number[]): Promise<void> {
    const ofPlaces = [...Map.groupBy(families, this.#places.placeOf).values()];
    const starts = ofPlaces.map(async (some) => {
      for (const due of await findDue(this.#database, some)) this.#start(due);
    });
    await Promise.all(starts.map((start) => start.catch((error) => this.#logError(error))));
  }

  async #startAllDue(): Promise<void> {
    const { due, isWhole } = await findAllDue(this.#database, this.#places);
    if (this.#isWhole && !isWhole)
      this.#log.warn('Synchronisation: a node does not answer, so the replicas of its families wait for it');
    this.#isWhole = isWhole;
    for (const each of due) this.#start(each);
  }

  /** Starts a due run up to the maximum. The end of a run repeats the search. */
  #start({ isProven, ...key }: DueConfig): void {
    const kind = isProven ? 'proven' : 'unproven';
    if (this.#stopping.signal.aborted) return;
    const { active, waiting, ofFamily } = this.#threads.sizeOf(kind, key.familyId);
    const isFull = active >= maxRuns[kind] || waiting >= maxRuns.waiting || ofFamily >= maxRuns.ofFamily;
    // The database may show the end of a run before the thread reports it.
    if (this.#running.has(key.id) || isFull) {
      this.#postponed.add(key.familyId);
      return;
    }
    this.#running.add(key.id);
    void this.#run(kind, key, false).ended.then(() => this.#running.delete(key.id));
  }

  #run(kind: ThreadKind, key: ConfigKey, isPush: boolean): ThreadRun<End> {
    const from = performance.now();
    const run = this.#threads.run(kind, key, isPush);
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
    // Retries may go on for days, so only the first failure is logged.
    if (end.kind !== 'failed' || !end.isFirst) return;
    this.#log.warn(`Synchronisation ${id} of family ${familyId} failed: ${end.reason}`);
  }

  /** Logs an error unless our database is unavailable, which other parts of the service log. */
  #logError(error: unknown): void {
    if (!isUnavailable(error)) this.#log.error(`Synchronisation: ${loggedText(error)}`);
  }

  #pause(ms: number): Promise<void> {
    const { signal } = this.#stopping;
    // Rejects when the service stops, which callers check.
    return timers.setTimeout(ms, undefined, { signal, ref: false }).catch(() => {});
  }
}
