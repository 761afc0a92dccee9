import {
  type CheckpointProblem,
  compareWith,
  type ReadEventHash,
  type ReadRoot,
  readAttested,
  type Trusted,
} from '../../../../src/kernel/ledger/log/verify-checkpoint.ts';

/** Compares a ledger with the text of a saved checkpoint, proof or receipt. */
export async function verifyAgainstCheckpoint(
  text: string,
  trusted: Trusted,
  readEventHash: ReadEventHash,
  readRoot?: ReadRoot,
): Promise<CheckpointProblem[]> {
  return compareWith(readAttested(text, trusted), readEventHash, readRoot);
}
