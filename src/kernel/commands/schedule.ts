import type {
  ApartLane,
  Batch,
  Family,
  Lane,
  Node,
  Place,
  Schedulable,
  ScheduleOptions,
} from './schedule-types.ts';

/**
 * Chooses which commands share the next transaction. Pure: the group commit runs the batches and reports their ends.
 *
 * - A family's commands keep their order: it has at most one batch at a time, and its commands leave in the order of arrival.
 * - Families take turns, and so do places: nobody is overtaken more than once by another family of the same place.
 * - A command that needs all nodes has a batch of its own, which says nothing about its place: any node may be down.
 * - A place that is late or down uses the slots for late places only, and so do all places of a node that seems down. A
 *   batch that becomes late leaves its slot. A node then takes all slots from the others only until its first batches are late.
 */
export class Schedule<T extends Schedulable> {
  readonly #options: ScheduleOptions;
  /** Families with waiting commands or a batch. */
  readonly #families = new Map<number, Family<T>>();
  readonly #places = new Map<number, Place<T>>();
  readonly #nodes = new Map<number, Node>();
  /** Places with commands that can start, in the order of their turns. */
  readonly #ready = new Set<Place<T>>();
  readonly #running: Record<Lane, number> = { fast: 0, late: 0, blocked: 0, alone: 0 };
  /** Late batches for which there was no slot for late ones. */
  readonly #stuck = new Set<Batch<T>>();
  #waiting = 0;

  constructor(options: ScheduleOptions) {
    this.#options = options;
  }

  /** Number of commands in no batch. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Returns the number of a family's commands in no batch. */
  waitingOf(familyId: number): number {
    const family = this.#families.get(familyId);
    return family ? family.waiting.length + family.apart.length : 0;
  }

  /** Checks whether the family's place uses the slots for late places. */
  isLate(familyId: number): boolean {
    const place = this.#families.get(familyId)?.place ?? this.#placeOf(familyId);
    return this.#isLate(place, this.#nodeOf(place));
  }

  #isLate(place: Place<T>, node: Node): boolean {
    return this.#options.maxLate > 0 && (place.isLate || seemsDown(node));
  }

  add(item: T): void {
    const { familyId } = item;
    this.#waiting += 1;
    const known = this.#families.get(familyId);
    if (known) {
      known.waiting.push(item);
      return;
    }
    const family = { id: familyId, place: this.#placeOf(familyId), waiting: [item], apart: [] };
    this.#families.set(familyId, family);
    this.#offer(family);
  }

  /** Takes the next batch; undefined if nothing can start now. */
  take(): Batch<T> | undefined {
    for (const place of this.#ready) {
      const batch =
        this.#takeApart(place, 'blocked') ?? this.#takeApart(place, 'alone') ?? this.#takeFree(place);
      if (!batch) continue;
      this.#running[batch.lane] += 1;
      this.#waiting -= batch.items.length;
      this.#ready.delete(place);
      if (place.free.size > 0 || place.blocked.length > 0 || place.alone.length > 0) this.#ready.add(place);
      return batch;
    }
    return undefined;
  }

  /** Reports that a batch takes a long time. It leaves its slot to other places as soon as there is a slot for late ones. */
  markLate(batch: Batch<T>): void {
    // It only waits for another transaction or for another node, which is at fault.
    if (batch.isApart) return;
    batch.isLate = true;
    miss(batch);
    if (batch.lane === 'fast') this.#stuck.add(batch);
    this.#moveStuck();
  }

  /**
   * Reports the end of a batch.
   * @param end.blocked items that did not run, since another transaction holds their family's stream
   * @param end.isDown true if the place did not answer
   */
  end(batch: Batch<T>, { blocked, isDown }: { blocked: readonly T[]; isDown: boolean }): void {
    const { place, node, lane, isLate } = batch;
    this.#running[lane] -= 1;
    if (isApartLane(lane)) {
      place.running[lane] -= 1;
      node.running[lane] -= 1;
    } else {
      place.running.free -= 1;
      node.running[batch.wasLate ? 'late' : 'other'] -= 1;
      if (isDown || isLate) miss(batch);
      else {
        place.isLate = false;
        node.misses = 0;
      }
    }
    this.#stuck.delete(batch);
    this.#moveStuck();
    const stopped = Map.groupBy(blocked, ({ familyId }) => familyId);
    for (const family of batch.families) {
      const items = stopped.get(family.id);
      if (items) this.#block(family, items);
      else if (family.waiting.length > 0) {
        // Shards may have been split meanwhile.
        family.place = this.#placeOf(family.id);
        this.#offer(family);
      } else this.#families.delete(family.id);
    }
  }

  /** Lets late batches leave their slots, before late places can start others. */
  #moveStuck(): void {
    for (const batch of this.#stuck) {
      if (this.#running.late >= this.#options.maxLate) return;
      this.#running.fast -= 1;
      this.#running.late += 1;
      batch.lane = 'late';
      this.#stuck.delete(batch);
    }
  }

  #placeOf(familyId: number): Place<T> {
    const id = this.#options.placeOf(familyId);
    const known = this.#places.get(id);
    if (known) return known;
    const place: Place<T> = {
      id,
      free: new Map(),
      blocked: [],
      alone: [],
      running: { free: 0, blocked: 0, alone: 0 },
      isLate: false,
    };
    this.#places.set(id, place);
    return place;
  }

  #nodeOf(place: Place<T>): Node {
    const id = this.#options.nodeOf(place.id);
    const known = this.#nodes.get(id);
    if (known) return known;
    const node = { misses: 0, running: { late: 0, other: 0, blocked: 0, alone: 0 } };
    this.#nodes.set(id, node);
    return node;
  }

  #offer(family: Family<T>): void {
    if (family.waiting[0]?.isAlone) {
      family.apart = family.waiting.splice(0, 1);
      family.place.alone.push(family);
    } else family.place.free.set(family.id, family);
    this.#ready.add(family.place);
  }

  #block(family: Family<T>, items: T[]): void {
    family.apart = items;
    family.place.blocked.push(family);
    this.#waiting += items.length;
    this.#ready.add(family.place);
  }

  /** Takes a batch that waits for locks, separately from the other families of its place. */
  #takeApart(place: Place<T>, lane: ApartLane): Batch<T> | undefined {
    const { maxPerPlace, maxLate, ...options } = this.#options;
    const max = lane === 'blocked' ? options.maxBlocked : options.maxAlone;
    const node = this.#nodeOf(place);
    if (this.#running[lane] >= max || place.running[lane] >= maxPerPlace) return undefined;
    // On a cluster, those of a node that hangs must leave slots for others.
    if (maxLate > 0 && node.running[lane] >= max / 2) return undefined;
    const family = place[lane].shift();
    if (!family) return undefined;
    place.running[lane] += 1;
    node.running[lane] += 1;
    const items = family.apart;
    family.apart = [];
    return { place, node, items, families: [family], lane, isApart: true, wasLate: false, isLate: false };
  }

  #takeFree(place: Place<T>): Batch<T> | undefined {
    if (place.free.size === 0 || place.running.free >= this.#options.maxPerPlace) return undefined;
    const node = this.#nodeOf(place);
    const lane = this.#freeLane(place, node);
    if (!lane) return undefined;
    const items = this.#oldestItems(place);
    const families = [...Map.groupBy(items, ({ familyId }) => familyId)].flatMap(([id, { length }]) => {
      const family = place.free.get(id);
      if (!family) return [];
      family.waiting.splice(0, length);
      place.free.delete(id);
      return [family];
    });
    place.running.free += 1;
    const wasLate = place.isLate;
    node.running[wasLate ? 'late' : 'other'] += 1;
    return { place, node, items, families, lane, isApart: false, wasLate, isLate: false };
  }

  /** Returns the lane in which the place can start now. */
  #freeLane(place: Place<T>, node: Node): 'fast' | 'late' | undefined {
    const { maxRunning, maxLate } = this.#options;
    if (!this.#isLate(place, node)) return this.#running.fast < maxRunning ? 'fast' : undefined;
    // One batch of a place that was in time, and one of another, find out whether the node is back.
    if (seemsDown(node) && node.running[place.isLate ? 'late' : 'other'] > 0) return undefined;
    // The other half is for batches that become late, and for places that were in time.
    return this.#running.late < (place.isLate ? maxLate / 2 : maxLate) ? 'late' : undefined;
  }

  /**
   * Returns the oldest commands of the place's free families, an equal number of each if not all fit. Those behind a command
   * that needs all nodes wait for it.
   */
  #oldestItems({ free }: Place<T>): T[] {
    const { maxBatch } = this.#options;
    const families: Family<T>[] = [];
    for (const family of free.values()) {
      families.push(family);
      if (families.length === maxBatch) break;
    }
    const queues = families.map(({ waiting }) => untilAlone(waiting));
    const items: T[] = [];
    for (let turn = 0; items.length < maxBatch; turn++) {
      const next = queues.flatMap((queue) => queue[turn] ?? []);
      if (next.length === 0) break;
      for (const item of next.slice(0, maxBatch - items.length)) items.push(item);
    }
    return items;
  }
}

/** Notes that a batch is late or that its place did not answer. */
function miss<T>({ place, node }: Batch<T>): void {
  if (!place.isLate) node.misses += 1;
  place.isLate = true;
}

/** Number of a node's places that became late or did not answer, without a batch in time between, after which it seems down. */
const missesOfDown = 2;

function seemsDown({ misses }: Node): boolean {
  return misses >= missesOfDown;
}

function isApartLane(lane: Lane): lane is ApartLane {
  return lane === 'blocked' || lane === 'alone';
}

function untilAlone<T extends Schedulable>(waiting: readonly T[]): readonly T[] {
  const index = waiting.findIndex(({ isAlone }) => isAlone);
  return index < 0 ? waiting : waiting.slice(0, index);
}
