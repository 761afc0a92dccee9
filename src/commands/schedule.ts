/**
 * Chooses which commands share the next transaction. Pure: the group commit runs the batches and reports their ends.
 *
 * - A family's commands keep their order: it has at most one batch at a time, and its commands leave in the order of arrival.
 * - Families take turns, and so do places. So nobody is overtaken more than once by another family of the same place.
 * - A place that is late or down uses the slots for late places only. So it never delays the others beyond these slots.
 */
export class Schedule<T extends { familyId: number }> {
  readonly #options: ScheduleOptions;
  /** Families with waiting commands or a batch. */
  readonly #families = new Map<number, Family<T>>();
  readonly #places = new Map<number, Place<T>>();
  /** Places with commands that can start, in the order of their turns. */
  readonly #ready = new Set<Place<T>>();
  readonly #running: Record<Lane, number> = { fast: 0, late: 0, blocked: 0 };
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
    return this.#families.get(familyId)?.waiting.length ?? 0;
  }

  add(item: T): void {
    const { familyId } = item;
    let family = this.#families.get(familyId);
    if (!family) {
      // Until its commands are done, a family keeps its place, also if shards are split meanwhile.
      family = { id: familyId, place: this.#placeOf(familyId), waiting: [], state: 'free' };
      this.#families.set(familyId, family);
    }
    family.waiting.push(item);
    this.#waiting += 1;
    if (family.state === 'free') this.#offer(family);
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

  /** Reports that a batch takes long. It leaves its slot to other places, if there is a slot for late ones. */
  markLate(batch: Batch<T>): void {
    batch.isLate = true;
    batch.place.isLate = true;
    if (batch.lane !== 'fast' || this.#running.late >= this.#options.maxLate) return;
    this.#running.fast -= 1;
    this.#running.late += 1;
    batch.lane = 'late';
  }

  /**
   * Reports the end of a batch.
   * @param end.blocked items that did not run, since another transaction holds their family's stream
   * @param end.isDown true if the place did not answer
   */
  end(batch: Batch<T>, { blocked, isDown }: { blocked: readonly T[]; isDown: boolean }): void {
    const { place, lane } = batch;
    this.#running[lane] -= 1;
    place.running[batch.isBlocked ? 'blocked' : 'free'] -= 1;
    if (!batch.isBlocked) place.isLate = isDown || batch.isLate;
    const stopped = Map.groupBy(blocked, ({ familyId }) => familyId);
    for (const family of batch.families) {
      const items = stopped.get(family.id);
      if (items) this.#block(family, items);
      else if (family.waiting.length > 0) this.#offer(family);
      else this.#families.delete(family.id);
    }
    if (place.free.size > 0 || place.blocked.length > 0) this.#ready.add(place);
  }

  #placeOf(familyId: number): Place<T> {
    const id = this.#options.placeOf(familyId);
    const known = this.#places.get(id);
    if (known) return known;
    const place = { free: new Map(), blocked: [], running: { free: 0, blocked: 0 }, isLate: false };
    this.#places.set(id, place);
    return place;
  }

  #offer(family: Family<T>): void {
    family.state = 'free';
    family.place.free.set(family.id, family);
    this.#ready.add(family.place);
  }

  #block(family: Family<T>, items: T[]): void {
    family.state = 'blocked';
    family.place.blocked.push({ family, items });
    this.#waiting += items.length;
  }

  #takeBlocked(place: Place<T>): Batch<T> | undefined {
    const { maxBlocked, maxPerPlace } = this.#options;
    if (place.blocked.length === 0 || this.#running.blocked >= maxBlocked) return undefined;
    if (place.running.blocked >= maxPerPlace) return undefined;
    const [group] = place.blocked.splice(0, 1);
    if (!group) return undefined;
    place.running.blocked += 1;
    group.family.state = 'running';
    const { family, items } = group;
    return { place, items, families: [family], lane: 'blocked', isBlocked: true, isLate: false };
  }

  /** Takes the oldest commands of the place's free families, an equal number of each if not all fit. */
  #takeFree(place: Place<T>): Batch<T> | undefined {
    const { maxBatch, maxRunning, maxLate, maxPerPlace } = this.#options;
    if (place.free.size === 0 || place.running.free >= maxPerPlace) return undefined;
    const lane = place.isLate && maxLate > 0 ? 'late' : 'fast';
    if (this.#running[lane] >= (lane === 'late' ? maxLate : maxRunning)) return undefined;
    const free = [...place.free.values()];
    const items: T[] = [];
    for (let turn = 0; items.length < maxBatch; turn++) {
      const next = free.flatMap(({ waiting }) => waiting[turn] ?? []);
      if (next.length === 0) break;
      for (const item of next.slice(0, maxBatch - items.length)) items.push(item);
    }
    const families = [...Map.groupBy(items, ({ familyId }) => familyId)].flatMap(([id, { length }]) => {
      const family = place.free.get(id);
      if (!family) return [];
      family.waiting.splice(0, length);
      family.state = 'running';
      place.free.delete(id);
      return [family];
    });
    place.running.free += 1;
    return { place, items, families, lane, isBlocked: false, isLate: false };
  }
}

export interface ScheduleOptions {
  /** Maximum number of commands in one batch. */
  maxBatch: number;
  /** Maximum number of parallel batches. */
  maxRunning: number;
  /** Maximum number of parallel batches of one place, and of its blocked families. */
  maxPerPlace: number;
  /** Maximum number of further batches, of places that are late or down; 0 where there is only one place. */
  maxLate: number;
  /** Maximum number of further batches that wait for a locked stream. */
  maxBlocked: number;
  /** Returns the place of a family. Only families of one place share a batch. */
  placeOf(familyId: number): number;
}

type Lane = 'fast' | 'late' | 'blocked';

/** Commands for one transaction. */
export interface Batch<T> {
  readonly place: Place<T>;
  readonly items: readonly T[];
  readonly families: readonly Family<T>[];
  /** True if the batch waits for a stream that another transaction held. */
  readonly isBlocked: boolean;
  /** Slot that the batch uses. */
  lane: Lane;
  isLate: boolean;
}

interface Family<T> {
  readonly id: number;
  readonly place: Place<T>;
  /** Commands in no batch, oldest first, without blocked ones. */
  readonly waiting: T[];
  state: 'free' | 'running' | 'blocked';
}

interface Place<T> {
  /** Families that can start. The family whose turn is next comes first. */
  readonly free: Map<number, Family<T>>;
  /** Groups of commands, each of one family whose stream was locked. */
  readonly blocked: { family: Family<T>; items: T[] }[];
  readonly running: { free: number; blocked: number };
  isLate: boolean;
}
