import type { GroupCommitOptions } from '../../../src/kernel/commands/group-commit.ts';
import { Schedule } from '../../../src/kernel/commands/schedule.ts';
import type { Batch } from '../../../src/kernel/commands/schedule-types.ts';
import type { ClusterModel } from './cluster-model.ts';
import { type Item, ScheduleRules } from './schedule-rules.ts';
import { VirtualClock } from './virtual-clock.ts';

/** Drives a schedule as the group commit does, on a model of a cluster and in virtual time. */
export class Simulation {
  readonly clock = new VirtualClock();
  readonly items: Item[] = [];
  readonly isCluster: boolean;
  readonly rules: ScheduleRules;
  readonly #options: GroupCommitOptions;
  readonly #cluster: ClusterModel;
  readonly #schedule: Schedule<Item>;
  #isScheduled = false;

  constructor(cluster: ClusterModel, limits: Omit<GroupCommitOptions, 'placeOf' | 'nodeOf'>) {
    const placeOf = (familyId: number) => cluster.knownPlaceOf(familyId);
    const nodeOf = (place: number) => cluster.nodeOf(place);
    this.#options = { ...limits, placeOf, nodeOf };
    this.#cluster = cluster;
    this.isCluster = limits.maxLate > 0;
    this.rules = new ScheduleRules(this.#options);
    this.#schedule = new Schedule(this.#options);
  }

  /** Runs until all commands have their outcome. Returns the faults. */
  run(): string[] {
    this.clock.run();
    this.rules.checkEnd();
    const { waiting } = this.#schedule;
    if (waiting !== 0) this.rules.faults.add(`${waiting} commands wait for ever`);
    return [...this.rules.faults];
  }

  /** @param isAlone true for a command that needs all nodes, which only a cluster has */
  submit(familyId: number, isAlone: boolean): void {
    const item = {
      familyId,
      isAlone: isAlone && this.isCluster,
      arrivedAt: this.clock.now,
      startedAt: -1,
      endedAt: -1,
    };
    this.items.push(item);
    this.rules.arrived(item);
    this.#schedule.add(item);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    this.clock.after(0, () => {
      this.#isScheduled = false;
      this.#startAll();
    });
  }

  #startAll(): void {
    for (let batch = this.#schedule.take(); batch; batch = this.#schedule.take()) this.#execute(batch);
  }

  #execute(batch: Batch<Item>): void {
    this.rules.started(batch);
    for (const item of batch.items) item.startedAt = this.clock.now;
    const { ms, blocked, isDown, isRefused } = this.#cluster.run(
      batch.items.map(({ familyId }) => familyId),
      batch,
      this.clock.now,
    );
    let hasEnded = false;
    if (this.#options.maxLate > 0) {
      this.clock.after(this.#options.lateMs, () => {
        if (hasEnded) return;
        this.#schedule.markLate(batch);
        this.rules.missed(batch);
        this.#startAll();
      });
    }
    this.clock.after(ms, () => {
      hasEnded = true;
      if (isRefused) this.#cluster.refresh();
      this.#end(
        batch,
        batch.items.filter(({ familyId }) => blocked.has(familyId)),
        isDown,
      );
    });
  }

  #end(batch: Batch<Item>, blocked: readonly Item[], isDown: boolean): void {
    const stopped = new Set(blocked);
    for (const item of batch.items) if (!stopped.has(item)) item.endedAt = this.clock.now;
    if (isDown) this.rules.missed(batch);
    this.rules.ended(batch, blocked);
    this.#schedule.end(batch, { blocked, isDown });
    this.#startAll();
  }
}
