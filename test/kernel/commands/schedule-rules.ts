import type { Batch, ScheduleOptions } from '../../../src/kernel/commands/schedule-types.ts';

/** Command of a simulation, with its times in milliseconds. */
export interface Item {
  readonly familyId: number;
  readonly isAlone: boolean;
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
  /** Families whose next command needs all nodes, in the order since when. */
  readonly alone: Set<Family>;
  readonly running: Record<Kind, number>;
  batches: number;
  /** Number of the batch of any place before which the place could start; undefined if it cannot. */
  readySince: number | undefined;
  /** Numbers of its last two batches in each lane. */
  readonly starts: Record<Lane, [number, number]>;
}

type Lane = Batch<Item>['lane'];
type Kind = 'free' | 'blocked' | 'alone';
const kindOf = (lane: Lane): Kind => (lane === 'blocked' || lane === 'alone' ? lane : 'free');

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
    if (family.open.length === 1 && !family.isRunning && !family.isBlocked) this.#makeReady(family);
  }

  started(batch: Batch<Item>): void {
    this.#running.add(batch);
    this.#batches += 1;
    const grouped = Map.groupBy(batch.items, ({ familyId }) => familyId);
    const families = [...grouped.keys()].map((id) => this.#families.get(id) ?? this.#newFamily(id));
    const place = families[0]?.place;
    if (!place) throw new Error('an empty batch');
    place.batches += 1;
    place.running[kindOf(batch.lane)] += 1;
    if (
      batch.items.some(({ isAlone }) => isAlone !== (batch.lane === 'alone')) ||
      (batch.lane === 'alone' && batch.items.length > 1)
    )
      this.#note('a command that needs all nodes shares a batch');
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
    for (const place of places) place.running[kindOf(batch.lane)] -= 1;
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
    const place = batch.isApart ? undefined : this.#families.get(batch.items[0]?.familyId ?? -1)?.place.id;
    if (place !== undefined) this.#sick.add(place).add(this.#options.nodeOf(place));
    this.#checkLimits();
  }

  #checkLimits(): void {
    const { maxRunning, maxLate, maxBlocked, maxAlone, maxPerPlace } = this.#options;
    const count = { fast: 0, late: 0, blocked: 0, alone: 0 };
    let stuck = 0;
    for (const { lane, isApart, isLate } of this.#running) {
      count[lane] += 1;
      if (isLate && lane === 'fast') stuck += 1;
      if (isApart !== (kindOf(lane) !== 'free')) this.#note('a batch is in a lane of others');
    }
    if (maxLate > 0) this.#checkNodes();
    if (count.fast > maxRunning) this.#note('too many batches run');
    if (stuck > 0 && count.late < maxLate) this.#note('a late batch keeps its slot');
    if (count.late > maxLate) this.#note('too many late batches run');
    if (count.blocked > maxBlocked) this.#note('too many blocked batches run');
    if (count.alone > maxAlone) this.#note('too many batches that need all nodes run');
    for (const { running } of this.#places.values())
      if (Object.values(running).some((number) => number > maxPerPlace))
        this.#note('too many batches of a place run');
  }

  /** Checks that families of one node leave slots for others, since they may hang. */
  #checkNodes(): void {
    const { maxBlocked, maxAlone, nodeOf } = this.#options;
    const ofNodes = Map.groupBy(this.#running, ({ place, lane }) => `${lane} ${nodeOf(place.id)}`);
    for (const [key, { length }] of ofNodes) {
      const [lane = ''] = key.split(' ');
      const max = { blocked: maxBlocked, alone: maxAlone }[lane];
      if (max !== undefined && length > max / 2) this.#note('families of one node use all slots');
    }
  }

  /** Checks that each command has its outcome. */
  checkEnd(): void {
    if (this.#running.size > 0) this.#note('a batch has no end');
    for (const { open } of this.#families.values())
      if (open.length > 0) this.#note('a command has no outcome');
  }

  #startFamily(family: Family, items: readonly Item[], { lane }: Batch<Item>): void {
    if (family.isRunning) this.#note('a family has two batches');
    if (family.isBlocked !== (lane === 'blocked')) this.#note('a blocked family has another batch');
    if (items.some((item, i) => family.open[i] !== item)) this.#note('a command overtakes one of its family');
    family.isRunning = true;
    family.readySince = undefined;
    family.place.ready.delete(family);
    const kind = kindOf(lane);
    if (kind === 'free') return;
    if (family.place[kind].values().next().value !== family)
      this.#note(`a family overtakes another that is ${kind}`);
    family.place[kind].delete(family);
  }

  /** Checks that no family starts twice while another one of the place waits that could start. */
  #checkFamilyTurns(place: Place, families: readonly Family[], { lane }: Batch<Item>): void {
    if (kindOf(lane) !== 'free') return;
    const oldest = place.ready.values().next().value?.readySince ?? Number.POSITIVE_INFINITY;
    for (const family of families) {
      if (family.lastStart > oldest) this.#note('a family overtakes another one of its place twice');
      family.lastStart = place.batches;
    }
  }

  /** Checks that no other place started twice in the lane while this one could start. */
  #checkPlaceTurns(place: Place, { lane }: Batch<Item>): void {
    // Places of a node that seems down wait for each other.
    const isAlone = this.#options.nodeOf(place.id) === place.id;
    if (isAlone && kindOf(lane) === 'free' && place.readySince !== undefined) {
      for (const other of this.#places.values())
        if (other.starts[lane][0] > place.readySince) this.#note('a place overtakes another twice');
    }
    // A separate batch takes the turn of its place.
    if (kindOf(lane) !== 'free') place.readySince = undefined;
    place.starts[lane] = [place.starts[lane][1], this.#batches];
  }

  #makeReady(family: Family): void {
    if (family.open[0]?.isAlone) {
      family.place.alone.add(family);
      return;
    }
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
      alone: new Set(),
      running: { free: 0, blocked: 0, alone: 0 },
      batches: 0,
      readySince: undefined,
      starts: { fast: [0, 0], late: [0, 0], blocked: [0, 0], alone: [0, 0] },
    };
    this.#places.set(id, place);
    return place;
  }

  #note(fault: string): void {
    this.faults.add(fault);
  }
}
