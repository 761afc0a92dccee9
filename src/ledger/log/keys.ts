import type { Log } from '../../db/log.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';
import { openCheckpoint, originIn } from '../checkpoints/checkpoint.ts';
import { createSigner, openNote, type Signer } from '../checkpoints/note.ts';
import { newestOldCheckpoint } from '../checkpoints/store.ts';
import type { TreeHead } from '../merkle.ts';
import { type LogProblem, logFault } from './problems.ts';

/** Public key of the log, from a size of the log on. */
export interface LogKey {
  id: number;
  createdAt: string;
  publicKey: string;
  /** Number of leaves when it became the key. */
  size: number;
  /** Signed note of the key before. Null for the first key, and if the key before is lost. */
  statement: string | null;
}

/** Private keys of the service: the present one, and earlier ones that can sign a change. */
export interface Signers {
  current: Signer;
  /** Returns the signer with this public key; undefined if its private key is unknown. */
  of(publicKey: string): Signer | undefined;
  /** Returns the public keys under a name, the newest first. */
  publicKeys(name: string): string[];
}

/** Returns the origin of the log of a service with an origin. Checkpoints over heads have the latter. */
export function logOrigin(origin: string): string {
  return `${origin}/log`;
}

/** Checks whether a note is a checkpoint of a log, and not one over heads. */
export function isOfLog(note: string): boolean {
  return originIn(note).endsWith('/ledger/log');
}

/** Returns the name in a public key. */
export function nameOfKey(publicKey: string): string {
  return publicKey.split('+', 1)[0] ?? '';
}

/** Creates the signers of a list of private keys, separated by commas, the newest first. */
export function createSigners(origin: string, privateKeys: string): Signers {
  const keys = privateKeys.split(',').map((key) => key.trim());
  const [newest = ''] = keys;
  const named = (name: string) => keys.map((key) => createSigner(name, key));
  return {
    current: createSigner(origin, newest),
    of: (publicKey) => named(nameOfKey(publicKey)).find(({ verifierKey }) => verifierKey === publicKey),
    publicKeys: (name) => named(name).map(({ verifierKey }) => verifierKey),
  };
}

/** Returns the keys of the log in their order. */
export async function readKeys(db: Queryable): Promise<LogKey[]> {
  const rows = await db.query<{
    id: number;
    created_at: string;
    public_key: string;
    size: number;
    statement: string | null;
  }>('SELECT * FROM log_keys ORDER BY id');
  return rows.map(({ created_at, public_key, ...row }) => ({
    ...row,
    createdAt: created_at,
    publicKey: public_key,
  }));
}

/** First line of the statement that another key follows. */
const statementVersion = 'learning-service/ledger-key/1';

/** Change of the key at a state of the log. */
export interface KeyChange extends TreeHead {
  from: string;
  to: string;
}

/** Returns the note in which the holder of the earlier key says that the other key follows. */
export function signKeyChange({ from, to, size, root }: KeyChange, signer: Signer): string {
  return signer.sign([statementVersion, from, to, size, root.toString('base64'), ''].join('\n'));
}

/** Returns a change of the key that the holder of the earlier key signed, otherwise undefined. */
export function openKeyChange(note: string, publicKey: string): KeyChange | undefined {
  const [version, from, to = '', size = '', root = '', ...rest] =
    openNote(note, publicKey)?.split('\n') ?? [];
  const isOwn = version === statementVersion && from === publicKey && rest.length === 1;
  return isOwn ? { from, to, size: Number(size), root: Buffer.from(root, 'base64') } : undefined;
}

/** Returns the faults in the sequence of keys. A lost key has no statement, but the service's own key is not lost. */
export function checkKeys(keys: readonly LogKey[], own: string | undefined): LogProblem[] {
  return keys.flatMap((key, i) => {
    const before = keys[i - 1];
    if (!before) return [];
    const fault = (message: string, found: string) =>
      logFault('key', `the key that follows at size ${key.size} ${message}`, {
        expected: `a statement of ${before.publicKey}`,
        found,
      });
    if (key.statement !== null) {
      const change = openKeyChange(key.statement, before.publicKey);
      const isValid = change?.to === key.publicKey && change.size === key.size;
      return isValid ? [] : [fault('has no valid statement of the key before', 'an invalid statement')];
    }
    // The holder of a known key would have signed.
    const isTaken = keys.slice(0, i).some(({ publicKey }) => publicKey === own);
    if (isTaken) return [fault('has no statement, though the key before is not lost', 'no statement')];
    return [];
  });
}

/** Returns the faults of keys whose predecessors are lost, unless the caller trusts these. */
export function checkLostKeys(keys: readonly LogKey[], trusted: readonly string[]): LogProblem[] {
  return keys.flatMap(({ statement, size }, i) => {
    const lost = keys[i - 1]?.publicKey;
    if (lost === undefined || statement !== null || trusted.includes(lost)) return [];
    const message = `the key that follows at size ${size} has no statement of the key before, which is lost or forged`;
    return [logFault('key', message, { expected: `a statement of ${lost}`, found: 'no statement' })];
  });
}

/** Stores a key after the last one. */
export async function insertKey(tx: Transaction, key: LogKey): Promise<void> {
  await tx.query(
    `INSERT INTO log_keys (id, created_at, public_key, size, statement)
     VALUES ($1::text::bigint, $2::text::timestamptz, $3, $4::text::bigint, $5)`,
    [String(key.id), key.createdAt, key.publicKey, String(key.size), key.statement],
  );
}

/**
 * Stores the service's key if another one was the last: with a statement of that one if its private key is known. The
 * first key follows that of the checkpoints over heads, if there are some.
 */
export async function followKey(
  tx: Transaction,
  {
    keys,
    signers,
    head,
    now,
    log,
  }: { keys: LogKey[]; signers: Signers; head: TreeHead; now: () => Date; log: Log },
): Promise<void> {
  const to = signers.current.verifierKey;
  const createdAt = now().toISOString();
  let last = keys.at(-1);
  if (last?.publicKey === to) return;
  if (!last) {
    const publicKey = await oldKey(tx, signers);
    last = publicKey === undefined ? undefined : { id: 1, createdAt, publicKey, size: 0, statement: null };
    if (last) await insertKey(tx, last);
  }
  const from = last?.publicKey ?? to;
  const signer = signers.of(from);
  const statement = last && signer ? signKeyChange({ from, to, ...head }, signer) : null;
  if (last && !statement)
    log.error(
      `The key of the log changes from ${from} to ${to} without a statement: the private key of the former is unknown.`,
    );
  await insertKey(tx, { id: (last?.id ?? 0) + 1, createdAt, publicKey: to, size: head.size, statement });
}

/** Returns the public key that signed the newest checkpoint over heads, if the service knows its private key. */
async function oldKey(db: Queryable, signers: Signers): Promise<string | undefined> {
  const newest = await newestOldCheckpoint(db);
  return newest && signers.publicKeys(originIn(newest.note)).find((key) => openCheckpoint(newest.note, key));
}
