import type { TableName } from '../../db/tables.ts';
import type { FamilyState } from './state.ts';

interface Kept {
  state: FamilyState;
  /** Version of the family's row. */
  version: string;
}

const limits = {
  families: 10_000,
  /** Rows and reads of a family. A family of a batch rarely needs more than ten. */
  rows: 100,
};

/**
 * Projected rows of families that wrote lately, in memory. Only events change such rows, and each transaction with events writes the
 * family's row, which it locks first. Rows are current as long as the lock finds the same version of that row. Everything else
 * that writes projected rows must write that row too (`ledger rebuild`).
 */
export class StateCache {
  readonly #tables: ReadonlySet<string>;
  readonly #states = new Map<number, Kept>();

  /** @param tables tables that only projections write */
  constructor(tables: readonly TableName[]) {
    this.#tables = new Set(tables);
  }

  /** Takes a family's state out, so that a transaction that fails leaves none. */
  take(familyId: number): Kept | undefined {
    const kept = this.#states.get(familyId);
    this.#states.delete(familyId);
    return kept;
  }

  /** Keeps the projected rows of a state after its commit. @param version version of the family's row then */
  put(state: FamilyState, version: string): void {
    state.keepOnly(this.#tables);
    if (state.size > limits.rows) return;
    this.#states.set(state.familyId, { state, version });
    if (this.#states.size <= limits.families) return;
    // The family that wrote the longest time ago.
    const [oldest] = this.#states.keys();
    if (oldest !== undefined) this.#states.delete(oldest);
  }
}
