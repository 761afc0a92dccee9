/**
 * Chooses which commands share the next transaction. Pure: the group commit runs the batches and reports their ends.
 *
 * - A family's commands keep their order: it has at most one batch at a time, and its commands leave in the order of arrival.
 * - Families take turns, and so do places. So nobody is overtaken more than once by another family of the same place.
 * - A place that is late or down uses the slots for late places only, and so do all places of a node that seems down. A
 *   batch that becomes late leaves its slot. So a node takes all slots from the others only until its first batches are late.
 */
export class Schedule<T extends { familyId: number }> {
  readonly #options: ScheduleOptions;
  /** Families with waiting commands or a batch. */
  readonly #families = new Map<number, Family<T>>();
  readonly #places = new Map<number, Place<T>>();
  readonly #nodes = new Map<number, Node>();
  /** Places with commands that can start, in the order of their turns. */
  readonly #ready = new Set<Place<T>>();
  readonly #running: Record<Lane, number> = { fast: 0, late: 0, blocked: 0 };
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
    return family ? family.waiting.length + family.blocked.length : 0;
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
    let family = this.#families.get(familyId);
    if (!family) {
      family = { id: familyId, place: this.#placeOf(familyId), waiting: [], blocked: [] };
      this.#families.set(familyId, family);
      this.#offer(family);
    }
    family.waiting.push(item);
    this.#waiting += 1;
  }

  /** Takes the next batch; undefined if nothing can start now. */
  take(): Batch<T> | undefined {
    for (const place of this.#ready) {
      const batch = this.#takeBlocked(place) ?? this.#takeFree(place);
      if (!batch) continue;
      this.#running[batch.lane] += 1;
      this.#waiting -= batch.items.length;
      this.#ready.delete(place);
      if (place.free.size > 0 || place.blocked.length > 0) this.#ready.add(place);
      return batch;
    }
    return undefined;
  }

  /** Reports that a batch takes long. It leaves its slot to other places as soon as there is a slot for late ones. */
  markLate(batch: Batch<T>): void {
    // It only waits for another transaction, whose family is at fault.
    if (batch.isBlocked) return;
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
    const { place, node, lane, isBlocked, isLate } = batch;
    this.#running[lane] -= 1;
    place.running[isBlocked ? 'blocked' : 'free'] -= 1;
    if (!isBlocked) {
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
      running: { free: 0, blocked: 0 },
      isLate: false,
    };
    this.#places.set(id, place);
    return place;
  }

  #nodeOf(place: Place<T>): Node {
    const id = this.#options.nodeOf(place.id);
    const known = this.#nodes.get(id);
    if (known) return known;
    const node = { misses: 0, running: { late: 0, other: 0 } };
    this.#nodes.set(id, node);
    return node;
  }

  #offer(family: Family<T>): void {
    family.place.free.set(family.id, family);
    this.#ready.add(family.place);
  }

  #block(family: Family<T>, items: T[]): void {
    family.blocked = items;
    family.place.blocked.push(family);
    this.#waiting += items.length;
    this.#ready.add(family.place);
  }

  #takeBlocked(place: Place<T>): Batch<T> | undefined {
    const { maxBlocked, maxPerPlace } = this.#options;
    if (place.blocked.length === 0 || this.#running.blocked >= maxBlocked) return undefined;
    if (place.running.blocked >= maxPerPlace) return undefined;
    const [family] = place.blocked.splice(0, 1);
    if (!family) return undefined;
    place.running.blocked += 1;
    const items = family.blocked;
    family.blocked = [];
    const node = this.#nodeOf(place);
    return {
      place,
      node,
      items,
      families: [family],
      lane: 'blocked',
      isBlocked: true,
      wasLate: false,
      isLate: false,
    };
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
    return { place, node, items, families, lane, isBlocked: false, wasLate, isLate: false };
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

  /** Returns the oldest commands of the place's free families, an equal number of each if not all fit. */
  #oldestItems({ free }: Place<T>): T[] {
    const { maxBatch } = this.#options;
    const families: Family<T>[] = [];
    for (const family of free.values()) {
      families.push(family);
      if (families.length === maxBatch) break;
    }
    const items: T[] = [];
    for (let turn = 0; items.length < maxBatch; turn++) {
      const next = families.flatMap(({ waiting }) => waiting[turn] ?? []);
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
  /** Maximum number of further batches that wait for a locked stream. */
  maxBlocked: number;
  /** Returns the place of a family. Only families of one place share a batch. */
  placeOf(familyId: number): number;
  /** Returns the node of a place. Places of one node fail together. */
  nodeOf(place: number): number;
}

type Lane = 'fast' | 'late' | 'blocked';

/** Commands for one transaction. */
export interface Batch<T> {
  readonly place: Place<T>;
  readonly node: Node;
  readonly items: readonly T[];
  readonly families: readonly Family<T>[];
  /** True if the batch waits for a stream that another transaction held. */
  readonly isBlocked: boolean;
  /** True if the place was late before. */
  readonly wasLate: boolean;
  /** Slot that the batch uses. */
  lane: Lane;
  isLate: boolean;
}

interface Family<T> {
  readonly id: number;
  /** Place of its commands. It changes only while none of them is in a batch, blocked or offered. */
  place: Place<T>;
  /** Commands in no batch, oldest first, without blocked ones. */
  readonly waiting: T[];
  /** Commands that wait for another transaction. */
  blocked: readonly T[];
}

interface Place<T> {
  readonly id: number;
  /** Families that can start. The family whose turn is next comes first. */
  readonly free: Map<number, Family<T>>;
  /** Families whose stream was locked. */
  readonly blocked: Family<T>[];
  readonly running: { free: number; blocked: number };
  isLate: boolean;
}

interface Node {
  /** Number of its places that became late or did not answer since its last batch in time. */
  misses: number;
  /** Numbers of batches of places that were late, and of others; without blocked ones. */
  readonly running: { late: number; other: number };
}
