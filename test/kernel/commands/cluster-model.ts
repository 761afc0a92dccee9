import type { Random } from '../ledger/model/random.ts';

/** Time during which places do not work as usual. */
export interface Fault {
  places: ReadonlySet<number>;
  from: number;
  to: number;
  /** Milliseconds that each of their batches takes. */
  ms: number;
  /** True if these batches then fail, since the place does not answer. */
  isDown: boolean;
}

/** Stream that another instance holds. */
export interface Lock {
  from: number;
  to: number;
}

/** Result of a batch. */
interface Run {
  ms: number;
  /** Families whose streams another instance holds. */
  blocked: ReadonlySet<number>;
  isDown: boolean;
  /** True if the cluster refused the batch, since its families are in several places. */
  isRefused: boolean;
}

const lockTimeoutMs = 5000;

/** Cluster with families 0, 1, 2, … in its places, in turn. Places that a split makes have higher numbers. */
export class ClusterModel {
  readonly faults: Fault[] = [];
  readonly locks = new Map<number, Lock>();
  /** Number of batches that the cluster refused. */
  refusals = 0;
  readonly #places: number;
  readonly #nodes: number;
  readonly #random: Random;
  /** Places that were split, with the new one. */
  readonly #splits = new Map<number, number>();
  /** Splits of which the service knows. */
  #known: ReadonlyMap<number, number> = new Map();

  /** @param nodes number of nodes, or 0 if the service does not know the nodes */
  constructor({ places, nodes }: { places: number; nodes: number }, random: Random) {
    this.#places = places;
    this.#nodes = nodes;
    this.#random = random;
  }

  /** Moves every other family of the place to a new place. */
  split(place: number): void {
    this.#splits.set(place, this.#places + this.#splits.size);
  }

  /** Returns the place of a family, as far as the service knows. */
  knownPlaceOf(familyId: number): number {
    return this.#placeOf(familyId, this.#known);
  }

  placeOf(familyId: number): number {
    return this.#placeOf(familyId, this.#splits);
  }

  /** Returns the node of a place: a number below 0, or the place if the service does not know its node. */
  nodeOf(place: number): number {
    return this.#nodes === 0 ? place : -1 - (place % this.#nodes);
  }

  /** Lets the service read the places again. */
  refresh(): void {
    this.#known = new Map(this.#splits);
  }

  /** Runs a batch with a command for each of these families. */
  run(commands: readonly number[], { isApart, lane }: { isApart: boolean; lane: string }, now: number): Run {
    const families = [...new Set(commands)];
    const places = new Set(families.map((family) => this.placeOf(family)));
    const fault = this.faults.find(
      (one) =>
        one.from <= now &&
        now < one.to &&
        (lane === 'alone' || [...places].some((place) => one.places.has(place))),
    );
    const run = {
      ms: fault?.ms ?? this.#usualMs(commands.length),
      blocked: new Set<number>(),
      isDown: false,
      isRefused: false,
    };
    if (fault) return { ...run, isDown: fault.isDown };
    if (places.size > 1) {
      this.refusals += 1;
      // Each command then runs alone. Locked streams are left out here.
      return { ...run, ms: run.ms + commands.length * this.#usualMs(1), isRefused: true };
    }
    const locked = families.filter((family) => this.#lockEnd(family, now) > now);
    if (!isApart) return { ...run, blocked: new Set(locked) };
    const waitMs = Math.max(0, ...locked.map((family) => this.#lockEnd(family, now) - now));
    if (waitMs > lockTimeoutMs) return { ...run, ms: lockTimeoutMs, isDown: true };
    return { ...run, ms: run.ms + waitMs };
  }

  #placeOf(familyId: number, splits: ReadonlyMap<number, number>): number {
    const place = familyId % this.#places;
    const isUpper = Math.floor(familyId / this.#places) % 2 === 1;
    return (isUpper ? splits.get(place) : undefined) ?? place;
  }

  #usualMs(commands: number): number {
    return 4 + this.#random.below(3) + Math.floor(commands / 32);
  }

  /** Returns the end of the lock on a family's stream; 0 if nobody holds it. */
  #lockEnd(familyId: number, now: number): number {
    const lock = this.locks.get(familyId);
    return lock && lock.from <= now ? lock.to : 0;
  }
}
