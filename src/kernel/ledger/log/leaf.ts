import { lengthPrefixed } from '../chain.ts';
import { leafHash } from '../merkle.ts';

/** Event in the log. docs/checkpoints.md describes the leaf for other programs. */
export interface Leaf {
  familyId: number;
  /** Number of the event. */
  seq: number;
  /** Hash of the event in hexadecimal: the head of the family's ledger after it. */
  head: string;
}

const version = 'learning-service/ledger-leaf/1';

/** Returns the hash of an event's leaf in the log. */
export function hashOfLeaf({ familyId, seq, head }: Leaf): Buffer {
  return leafHash(lengthPrefixed([version, String(familyId), String(seq), head]));
}
