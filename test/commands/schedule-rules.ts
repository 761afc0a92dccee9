import type { Batch, ScheduleOptions } from '../../src/commands/schedule.ts';

/** Command of a simulation, with its times in milliseconds. */
export interface Item {
  readonly familyId: number;
  readonly arrivedAt: number;
  /** Start of its last batch. */
  startedAt: number;
  endedAt: number;
}

interface Family {
  readonly id: number;
  /** Place that the family keeps until its batch ends. */
  place: Place;
  /** Commands without an outcome, oldest first. */
  readonly open: Item[];
  /** Number of the place's batch before which the family could start; undefined if it cannot. */
  readySince: number | undefined;
  isRunning: boolean;
  isBlocked: boolean;
  /** Number of the place's batch with the family. */
  lastStart: number;
}

interface Place {
  readonly id: number;
  /** Families that could start, in the order since when. */
  readonly ready: Set<Family>;
  readonly blocked: Set<Family>;
  readonly running: { free: number; blocked: number };
  batches: number;
  /** Number of the batch of any place before which the place could start; undefined if it cannot. */
  readySince: number | undefined;
  /** Numbers of its last two batches in each lane. */
  readonly starts: Record<Batch<Item>['lane'], [number, number]>;
}

/** Watches a schedule from outside, and notes each fault of order, fairness or limits. */
export class ScheduleRules {
  readonly faults = new Set<string>();
  readonly #options: ScheduleOptions;
  readonly #families = new Map<number, Family>();
  readonly #places = new Map<number, Place>();
  readonly #running = new Set<Batch<Item>>();
  /** Places and nodes that ever had a late or failed batch. */
  readonly #sick = new Set<number>();
  #batches = 0;

  constructor(options: ScheduleOptions) {
    this.#options = options;
  }

  arrived(item: Item): void {
    const family = this.#families.get(item.familyId) ?? this.#newFamily(item.familyId);
    if (family.open.length === 0) family.place = this.#placeOf(family.id);
    family.open.push(item);
    if (!family.isRunning && !family.isBlocked && family.readySince === undefined) this.#makeReady(family);
  }

  started(batch: Batch<Item>): void {
    this.#running.add(batch);
    this.#batches += 1;
    const grouped = Map.groupBy(batch.items, ({ familyId }) => familyId);
    const families = [...grouped.keys()].map((id) => this.#families.get(id) ?? this.#newFamily(id));
    const place = families[0]?.place;
    if (!place) throw new Error('an empty batch');
    place.batches += 1;
    place.running[batch.isBlocked ? 'blocked' : 'free'] += 1;
    if (families.some((family) => family.place !== place))
      this.#note('a batch has families of several places');
    const { nodeOf } = this.#options;
    if (batch.lane === 'late' && !this.#sick.has(place.id) && !this.#sick.has(nodeOf(place.id)))
      this.#note('a healthy place counts as late');
    if (batch.items.length > this.#options.maxBatch) this.#note('a batch is too large');
    for (const family of families) this.#startFamily(family, grouped.get(family.id) ?? [], batch);
    this.#checkFamilyTurns(place, families, batch);
    this.#checkPlaceTurns(place, batch);
    this.#checkLimits();
    this.#updateReady(place);
  }

  ended(batch: Batch<Item>, blocked: readonly Item[]): void {
    this.#running.delete(batch);
    const stopped = new Set(blocked);
    const families = new Set(batch.items.map(({ familyId }) => familyId));
    for (const item of batch.items) {
      if (stopped.has(item)) continue;
      if (this.#families.get(item.familyId)?.open.shift() !== item)
        this.#note('an outcome is not the next of its family');
    }
    const places = new Set<Place>();
    for (const id of families) {
      const family = this.#families.get(id) ?? this.#newFamily(id);
      places.add(family.place);
      family.isRunning = false;
      family.isBlocked = blocked.some(({ familyId }) => familyId === id);
      if (family.isBlocked) family.place.blocked.add(family);
    }
    for (const place of places) place.running[batch.isBlocked ? 'blocked' : 'free'] -= 1;
    for (const id of families) {
      const family = this.#families.get(id);
      if (!family || family.isBlocked || family.open.length === 0) continue;
      family.place = this.#placeOf(id);
      this.#makeReady(family);
    }
    for (const place of places) this.#updateReady(place);
  }

  /** Notes that a batch is late or failed, since its place did not answer. */
  missed(batch: Batch<Item>): void {
    const place = batch.isBlocked ? undefined : this.#families.get(batch.items[0]?.familyId ?? -1)?.place.id;
    if (place !== undefined) this.#sick.add(place).add(this.#options.nodeOf(place));
    this.#checkLimits();
  }

  #checkLimits(): void {
    const { maxRunning, maxLate, maxBlocked, maxPerPlace } = this.#options;
    const count = { fast: 0, late: 0, blocked: 0 };
    let stuck = 0;
    for (const { lane, isBlocked, isLate } of this.#running) {
      count[lane] += 1;
      if (isLate && lane === 'fast') stuck += 1;
      if (isBlocked !== (lane === 'blocked')) this.#note('a batch is in a lane of others');
    }
    if (count.fast > maxRunning) this.#note('too many batches run');
    if (stuck > 0 && count.late < maxLate) this.#note('a late batch keeps its slot');
    if (count.late > maxLate) this.#note('too many late batches run');
    if (count.blocked > maxBlocked) this.#note('too many blocked batches run');
    for (const { running } of this.#places.values())
      if (running.free > maxPerPlace || running.blocked > maxPerPlace)
        this.#note('too many batches of a place run');
  }

  /** Checks that each command has its outcome. */
  checkEnd(): void {
    if (this.#running.size > 0) this.#note('a batch has no end');
    for (const { open } of this.#families.values())
      if (open.length > 0) this.#note('a command has no outcome');
  }

  #startFamily(family: Family, items: readonly Item[], { isBlocked }: Batch<Item>): void {
    if (family.isRunning) this.#note('a family has two batches');
    if (family.isBlocked !== isBlocked) this.#note('a blocked family has another batch');
    if (items.some((item, i) => family.open[i] !== item)) this.#note('a command overtakes one of its family');
    family.isRunning = true;
    family.readySince = undefined;
    family.place.ready.delete(family);
    if (isBlocked && family.place.blocked.values().next().value !== family)
      this.#note('a blocked family overtakes another');
    family.place.blocked.delete(family);
  }

  /** Checks that no family starts twice while another one of the place waits that could start. */
  #checkFamilyTurns(place: Place, families: readonly Family[], { isBlocked }: Batch<Item>): void {
    const oldest = place.ready.values().next().value?.readySince ?? Number.POSITIVE_INFINITY;
    for (const family of families) {
      if (!isBlocked && family.lastStart > oldest)
        this.#note('a family overtakes another one of its place twice');
      if (!isBlocked) family.lastStart = place.batches;
    }
  }

  /** Checks that no other place started twice in the lane while this one could start. */
  #checkPlaceTurns(place: Place, { lane }: Batch<Item>): void {
    // Places of a node that seems down wait for each other.
    const isAlone = this.#options.nodeOf(place.id) === place.id;
    if (isAlone && lane !== 'blocked' && place.readySince !== undefined) {
      for (const other of this.#places.values())
        if (other.starts[lane][0] > place.readySince) this.#note('a place overtakes another twice');
    }
    // A blocked family takes the turn of its place.
    if (lane === 'blocked') place.readySince = undefined;
    place.starts[lane] = [place.starts[lane][1], this.#batches];
  }

  #makeReady(family: Family): void {
    family.readySince = family.place.batches;
    family.place.ready.add(family);
    this.#updateReady(family.place);
  }

  #updateReady(place: Place): void {
    const isReady = place.ready.size > 0 && place.running.free < this.#options.maxPerPlace;
    place.readySince = isReady ? (place.readySince ?? this.#batches) : undefined;
  }

  #newFamily(id: number): Family {
    const family: Family = {
      id,
      place: this.#placeOf(id),
      open: [],
      readySince: undefined,
      isRunning: false,
      isBlocked: false,
      lastStart: 0,
    };
    this.#families.set(id, family);
    return family;
  }

  #placeOf(familyId: number): Place {
    const id = this.#options.placeOf(familyId);
    const known = this.#places.get(id);
    if (known) return known;
    const place: Place = {
      id,
      ready: new Set(),
      blocked: new Set(),
      running: { free: 0, blocked: 0 },
      batches: 0,
      readySince: undefined,
      starts: { fast: [0, 0], late: [0, 0], blocked: [0, 0] },
    };
    this.#places.set(id, place);
    return place;
  }

  #note(fault: string): void {
    this.faults.add(fault);
  }
}
