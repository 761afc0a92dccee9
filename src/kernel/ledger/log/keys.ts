import type { Queryable, Transaction } from '../../../db/transaction.ts';
import { openCheckpoint } from '../checkpoints/checkpoint.ts';
import { originIn } from '../checkpoints/checkpoint-parts.ts';
import { createSigner, openNote, type Signer } from '../checkpoints/note.ts';
import { newestOldCheckpoint } from '../checkpoints/store.ts';
import type { TreeHead } from '../merkle.ts';
import { acceptanceIn, type KeyChange, keyChangeIn, keyChangeText } from './key-changes.ts';
import { type LogProblem, logFault } from './log-problems.ts';

/** Public key of the log, from a size of the log on. */
export interface LogKey {
  id: number;
  createdAt: string;
  publicKey: string;
  /** Number of leaves when it became the key. */
  size: number;
  /** Signed note of the key before, or of this one if the one before is lost. Null for the first key. */
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
  }>('SELECT id, created_at, public_key, size, statement FROM log_keys ORDER BY id');
  return rows.map(({ created_at, public_key, ...row }) => ({
    ...row,
    createdAt: created_at,
    publicKey: public_key,
  }));
}

/** Returns the note in which the holder of the earlier key, or else of the later one, says that the latter follows. */
export function signKeyChange(change: KeyChange, signer: Signer): string {
  return signer.sign(keyChangeText(change, signer.verifierKey));
}

/** Returns a change of the key that the holder of the earlier key signed, otherwise undefined. */
export function openKeyChange(note: string, publicKey: string): KeyChange | undefined {
  return keyChangeIn(openNote(note, publicKey) ?? '', publicKey);
}

/** Returns a change from a lost key, which the holder of the later key signed, otherwise undefined. */
export function openAcceptance(note: string, publicKey: string): KeyChange | undefined {
  return acceptanceIn(openNote(note, publicKey) ?? '', publicKey);
}

/** Key of the log with the statement that it follows the one before. */
interface StatedKey {
  before: LogKey;
  key: LogKey;
  /** Undefined if the statement is not valid. */
  change: KeyChange | undefined;
  /** True if the key before is lost, so only the later key says that it follows. */
  isAccepted: boolean;
}

/** Returns each key but the first with its statement. */
export function statedKeys(keys: readonly LogKey[]): StatedKey[] {
  return keys.flatMap((key, i) => {
    const before = keys[i - 1];
    if (!before) return [];
    const own = openKeyChange(key.statement ?? '', before.publicKey);
    const change = own ?? openAcceptance(key.statement ?? '', key.publicKey);
    const isOfThese = change?.from === before.publicKey && change.to === key.publicKey;
    const isValid = isOfThese && change.size === key.size;
    return [{ before, key, change: isValid ? change : undefined, isAccepted: own === undefined }];
  });
}

/**
 * Returns the faults in the sequence of keys. Each needs a statement of the one before, or an acceptance if that is lost. With
 * the keys of the service, the last one must be theirs, or one that the caller trusts.
 */
export function checkKeys(
  keys: readonly LogKey[],
  { signers, trusted = [] }: { signers?: Signers | undefined; trusted?: readonly string[] | undefined },
): LogProblem[] {
  const problems = statedKeys(keys).flatMap(({ before, key, change, isAccepted }) => {
    const fault = (message: string, found: string) =>
      logFault('key', `the key that follows at size ${key.size} ${message}`, {
        expected: `a statement of ${before.publicKey}`,
        found,
      });
    if (!change) {
      const found = key.statement === null ? 'no statement' : 'an invalid statement';
      return [fault('has no valid statement of the key before', found)];
    }
    // The holder of a known key would have signed.
    const isTaken = isAccepted && signers?.of(before.publicKey) !== undefined;
    return isTaken ? [fault('has no statement, though the key before is not lost', 'an acceptance')] : [];
  });
  const last = keys.at(-1)?.publicKey;
  if (!signers || last === undefined || trusted.includes(last) || signers.of(last)) return problems;
  const message = `the last key of the log, ${last}, is not the service's (${unknownKeyAdvice})`;
  return [...problems, logFault('key', message, { expected: signers.current.verifierKey, found: last })];
}

const unknownKeyAdvice =
  'instances of one database need the same LEDGER_SIGNING_KEY, and a new key needs the earlier one after it; if that is lost, see "ledger accept-key"';

/** Returns the faults of keys whose predecessors are lost, unless the caller trusts these. */
export function checkLostKeys(keys: readonly LogKey[], trusted: readonly string[]): LogProblem[] {
  return statedKeys(keys).flatMap(({ before: { publicKey: lost }, key, isAccepted, change }) => {
    if (!change || !isAccepted || trusted.includes(lost)) return [];
    const message = `the key that follows at size ${key.size} has no statement of the key before, which is lost or forged`;
    return [logFault('key', message, { expected: `a statement of ${lost}`, found: 'an acceptance' })];
  });
}

/** Stores a key after the last one. */
async function insertKey(tx: Transaction, key: LogKey): Promise<void> {
  await tx.query(
    `INSERT INTO log_keys (id, created_at, public_key, size, statement)
     VALUES ($1::text::bigint, $2::text::timestamptz, $3, $4::text::bigint, $5)`,
    [String(key.id), key.createdAt, key.publicKey, String(key.size), key.statement],
  );
}

/**
 * Stores the service's key if another one was the last: with a statement of that one if its private key is known, otherwise
 * with an acceptance. The first key follows that of the checkpoints over heads, if there are some.
 */
export async function followKey(
  tx: Transaction,
  { keys, signers, head, now }: { keys: LogKey[]; signers: Signers; head: TreeHead; now: () => Date },
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
  const statement =
    last &&
    signKeyChange({ from: last.publicKey, to, ...head }, signers.of(last.publicKey) ?? signers.current);
  const key = { id: (last?.id ?? 0) + 1, createdAt, publicKey: to, size: head.size };
  await insertKey(tx, { ...key, statement: statement ?? null });
}

/** Returns the public key that signed the newest checkpoint over heads, if the service knows its private key. */
async function oldKey(db: Queryable, signers: Signers): Promise<string | undefined> {
  const newest = await newestOldCheckpoint(db);
  return newest && signers.publicKeys(originIn(newest.note)).find((key) => openCheckpoint(newest.note, key));
}
