import { useMemo } from 'preact/hooks';
import type { EventRow } from './model/model.ts';
import type { OpenLedger } from './open-ledger.ts';

/** What follows from events that it gets in order. */
interface Follower {
  add(row: EventRow): void;
}

/** Returns what follows from the loaded events. Each event is added once, however often a view renders while more load. */
export function useFollower<T extends Follower>({ ledger, start }: OpenLedger, create: () => T): T {
  const state = useMemo(() => ({ follower: create(), seq: 0 }), [ledger, start]);
  while (state.seq < ledger.count) {
    const row = ledger.row(state.seq + 1);
    if (!row) break;
    state.follower.add(row);
    state.seq += 1;
  }
  return state.follower;
}
