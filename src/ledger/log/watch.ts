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
  /** Returns the statements of changed keys, oldest first; null for a key without one. */
  statements(): Promise<(string | null)[]>;
  /** Returns the hashes of the proof in Base64. */
  consistency(from: number, to: number): Promise<string[]>;
}

/** Reason for which a checkpoint does not continue the kept one. */
export class NotContinued extends Error {
  override name = 'NotContinued';
}

/** Returns the newest checkpoint if it continues the kept one. Without one, trusts the given key, or the one that it sees. */
export async function continueFrom(
  kept: Kept | undefined,
  watched: Watched,
  trusted?: string,
): Promise<Kept & { size: number }> {
  const { note, publicKey: seen } = await watched.checkpoint();
  const first = trusted ?? kept?.publicKey ?? seen;
  const publicKey = openCheckpoint(note, first)
    ? first
    : followStatements(first, seen, await watched.statements());
  const later = openCheckpoint(note, publicKey);
  if (!later) throw new NotContinued(`The key ${first} did not sign the newest checkpoint:\n\n${note}`);
  if (kept) await assertContinues(kept, { ...later, note }, watched);
  return { note, publicKey, size: later.size };
}

async function assertContinues(
  kept: Kept,
  later: TreeHead & { note: string },
  watched: Watched,
): Promise<void> {
  const earlier = openCheckpoint(kept.note, kept.publicKey);
  if (!earlier) throw new NotContinued('The key in the file did not sign the checkpoint in it.');
  const isLater = later.size > earlier.size && earlier.size > 0;
  const proof = isLater ? await watched.consistency(earlier.size, later.size) : [];
  const hashes = proof.map((hash) => Buffer.from(hash, 'base64'));
  if (isConsistent(earlier, later, hashes)) return;
  throw new NotContinued(
    `The newest checkpoint does not continue the kept one. Both are signed:\n\n${kept.note}\n${later.note}`,
  );
}

/** Returns the key to which signed statements lead. Throws if they do not lead to it. */
function followStatements(from: string, to: string, statements: readonly (string | null)[]): string {
  let key = from;
  for (const statement of statements) {
    const change = statement === null ? undefined : openKeyChange(statement, key);
    key = change?.to ?? key;
    if (key === to) return key;
  }
  throw new NotContinued(`The key ${from} did not sign that the key ${to} follows it.`);
}
