import type { StreamHead } from '../state/stream.ts';
import type { RecordedEvent } from './events.ts';

/** Statement that a family's ledger has grown to this event. The hash covers the prior head. */
export interface Receipt {
  familyId: number;
  /** Number of the last event of a command. */
  seq: number;
  /** Hash of that event in hexadecimal. */
  hash: string;
  /** Head of the ledger before the command's first event in hexadecimal. */
  prior: string;
}

/** Returns the receipt for events that follow a head; undefined without events. */
export function receiptFor(
  { familyId, head: prior }: Pick<StreamHead, 'familyId' | 'head'>,
  events: readonly RecordedEvent[],
): Receipt | undefined {
  const last = events.at(-1);
  return last && { familyId, seq: last.seq, hash: last.hash, prior };
}

/** Returns the value of the header `Ledger-Receipt`, a dictionary of RFC 9651. */
export function receiptHeader({ familyId, seq, hash, prior }: Receipt): string {
  return `family=${familyId}, seq=${seq}, hash="${hash}", prior="${prior}"`;
}
