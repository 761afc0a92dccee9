import { isConsistent, type TreeHead } from '../merkle.ts';
import type { KeyChange } from './key-changes.ts';

/** Checkpoint that an auditor keeps, with the key that signed it. */
export interface Kept {
  note: string;
  publicKey: string;
}

/** Answers of the service that a watcher reads, and the functions that verify signatures: in browsers, these take a turn. */
export interface Watched {
  /** Returns the content of a checkpoint that the holder of the key signed, otherwise undefined. */
  openCheckpoint(note: string, publicKey: string): Awaitable<TreeHead | undefined>;
  /** Returns a change of the key that the holder of the earlier key signed, otherwise undefined. */
  openKeyChange(note: string, publicKey: string): Awaitable<KeyChange | undefined>;
  checkpoint(): Promise<Kept>;
  /** Yields the statements of changed keys, oldest first; null for a key without one. */
  statements(): AsyncIterable<string | null>;
  /** Returns the hashes of the proof in Base64. */
  consistency(from: number, to: number): Promise<string[]>;
}

type Awaitable<T> = T | Promise<T>;

/** Reason for which a checkpoint does not continue the kept one. */
export class NotContinued extends Error {
  override name = 'NotContinued';
  /** `key` if no trusted key signed it, `log` if its log has another history or is shorter. */
  readonly kind: 'key' | 'log';

  constructor(kind: 'key' | 'log', message: string) {
    super(message);
    this.kind = kind;
  }
}

/** State of the log that a key signed: a checkpoint, or the statement of a changed key. */
type SignedHead = TreeHead & { note: string };

/** Returns the newest checkpoint if it continues the kept one. Without one, trusts the given key, or the one that it sees. */
export async function continueFrom(
  kept: Kept | undefined,
  watched: Watched,
  trusted?: string,
): Promise<Kept & TreeHead> {
  const { note, publicKey: seen } = await watched.checkpoint();
  const first = trusted ?? kept?.publicKey ?? seen;
  const isOfFirst = seen === first || (await watched.openCheckpoint(note, first));
  const { publicKey, changes } = isOfFirst
    ? { publicKey: first, changes: [] }
    : await followStatements(first, seen, watched);
  const later = await watched.openCheckpoint(note, publicKey);
  if (!later)
    throw new NotContinued('key', `The key ${first} did not sign the newest checkpoint:\n\n${note}`);
  const earlier = kept ? [await openKept(kept, watched)] : [];
  await assertContinues([...earlier, ...changes], { ...later, note }, watched);
  return { note, publicKey, ...later };
}

async function openKept({ note, publicKey }: Kept, watched: Watched): Promise<SignedHead> {
  const head = await watched.openCheckpoint(note, publicKey);
  if (!head) throw new NotContinued('key', 'The key in the file did not sign the checkpoint in it.');
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
  return new NotContinued(
    'log',
    `The second of these does not continue the first. Both are signed:\n\n${notes}`,
  );
}

/** Returns the key to which signed statements lead, and what they state. Throws if they do not lead to it. */
async function followStatements(
  from: string,
  to: string,
  { statements, openKeyChange }: Watched,
): Promise<{ publicKey: string; changes: SignedHead[] }> {
  const changes: SignedHead[] = [];
  let publicKey = from;
  for await (const note of statements()) {
    const change = note === null ? undefined : await openKeyChange(note, publicKey);
    if (note === null || !change || !Number.isSafeInteger(change.size)) continue;
    publicKey = change.to;
    changes.push({ size: change.size, root: change.root, note });
    if (publicKey === to) return { publicKey, changes };
  }
  throw new NotContinued('key', `The key ${from} did not sign that the key ${to} follows it.`);
}
