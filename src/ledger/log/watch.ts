import { openCheckpoint } from '../checkpoints/checkpoint.ts';
import { isConsistent, type TreeHead } from '../merkle.ts';
import { openKeyChange } from './keys.ts';

/** Checkpoint that an auditor keeps, with the key that signed it. */
export interface Kept {
  note: string;
  publicKey: string;
}

/** Answers of the service that a watcher reads. */
export interface Watched {
  checkpoint(): Promise<Kept>;
  /** Yields the statements of changed keys, oldest first; null for a key without one. */
  statements(): AsyncIterable<string | null>;
  /** Returns the hashes of the proof in Base64. */
  consistency(from: number, to: number): Promise<string[]>;
}

/** Reason for which a checkpoint does not continue the kept one. */
export class NotContinued extends Error {
  override name = 'NotContinued';
}

/** State of the log that a key signed: a checkpoint, or the statement of a changed key. */
type SignedHead = TreeHead & { note: string };

/** Returns the newest checkpoint if it continues the kept one. Without one, trusts the given key, or the one that it sees. */
export async function continueFrom(
  kept: Kept | undefined,
  watched: Watched,
  trusted?: string,
): Promise<Kept & { size: number }> {
  const { note, publicKey: seen } = await watched.checkpoint();
  const first = trusted ?? kept?.publicKey ?? seen;
  const { publicKey, changes } = openCheckpoint(note, first)
    ? { publicKey: first, changes: [] }
    : await followStatements(first, seen, watched.statements());
  const later = openCheckpoint(note, publicKey);
  if (!later) throw new NotContinued(`The key ${first} did not sign the newest checkpoint:\n\n${note}`);
  const earlier = kept ? [openKept(kept)] : [];
  await assertContinues([...earlier, ...changes], { ...later, note }, watched);
  return { note, publicKey, size: later.size };
}

function openKept({ note, publicKey }: Kept): SignedHead {
  const head = openCheckpoint(note, publicKey);
  if (!head) throw new NotContinued('The key in the file did not sign the checkpoint in it.');
  return { ...head, note };
}

/** Checks that each of these states continues the smaller ones. Nothing may be larger than the last. */
async function assertContinues(
  heads: readonly SignedHead[],
  last: SignedHead,
  watched: Watched,
): Promise<void> {
  const inOrder = heads.toSorted((a, b) => a.size - b.size);
  const largest = inOrder.at(-1);
  if (largest && largest.size > last.size) throw notContinued(largest, last);
  inOrder.push(last);
  for (const [i, earlier] of inOrder.entries()) {
    const later = inOrder[i + 1];
    if (!later) return;
    const needsProof = later.size > earlier.size && earlier.size > 0;
    const proof = needsProof ? await watched.consistency(earlier.size, later.size) : [];
    const hashes = proof.map((hash) => Buffer.from(hash, 'base64'));
    if (!isConsistent(earlier, later, hashes)) throw notContinued(earlier, later);
  }
}

function notContinued(earlier: SignedHead, later: SignedHead): NotContinued {
  const notes = `${earlier.note}\n${later.note}`;
  return new NotContinued(`The second of these does not continue the first. Both are signed:\n\n${notes}`);
}

/** Returns the key to which signed statements lead, and what they state. Throws if they do not lead to it. */
async function followStatements(
  from: string,
  to: string,
  statements: AsyncIterable<string | null>,
): Promise<{ publicKey: string; changes: SignedHead[] }> {
  const changes: SignedHead[] = [];
  let publicKey = from;
  for await (const note of statements) {
    const change = note === null ? undefined : openKeyChange(note, publicKey);
    if (note === null || !change || !Number.isSafeInteger(change.size)) continue;
    publicKey = change.to;
    changes.push({ size: change.size, root: change.root, note });
    if (publicKey === to) return { publicKey, changes };
  }
  throw new NotContinued(`The key ${from} did not sign that the key ${to} follows it.`);
}
