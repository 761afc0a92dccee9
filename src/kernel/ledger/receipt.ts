import { type Static, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { StreamHead } from '../state/stream.ts';
import type { RecordedEvent } from './events.ts';
import { FamilyId, Hash } from './log/log-files.ts';

/**
 * Statement that a family's ledger has grown to this event. `seq` and `hash` are those of the last event of a command, and
 * `prior` is the head before its first event. The hash covers the prior head.
 */
export const Receipt = Type.Object({
  familyId: FamilyId,
  seq: Type.Integer({ minimum: 1 }),
  hash: Hash,
  prior: Hash,
});
export type Receipt = Static<typeof Receipt>;

const receipts = TypeCompiler.Compile(Receipt);

/** Checks the form of a stored receipt. */
export function isReceipt(value: unknown): value is Receipt {
  return receipts.Check(value);
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
