import type { Kept } from '../../../../kernel/ledger/log/watch.ts';

/** What this browser keeps of a family's ledger after a verification without a fault. */
export interface KeptLedger {
  /** Milliseconds since 1970. */
  keptAt: number;
  /** Hashes of all events. */
  heads: Uint8Array<ArrayBuffer>;
}

/** What this browser keeps of the log: its newest checkpoint, and the key that this browser trusts. */
export interface KeptLog extends Kept {
  /** Number of events in the log. */
  size: number;
}

const [database, store] = ['ledger-explorer', 'kept'] as const;
const logKey = 'log';

/** Runs requests on the store of this browser, in one transaction. */
async function inStore<T>(
  mode: IDBTransactionMode,
  run: (objects: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(store);
  const db = await resultOf(opening);
  try {
    return await run(db.transaction(store, mode).objectStore(store));
  } finally {
    db.close();
  }
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser stores nothing'));
  });
}

/** Returns the newest checkpoint of the log that this browser verified; undefined before the first. */
export function readKeptLog(): Promise<KeptLog | undefined> {
  // Only `keepLog` writes under this key.
  return inStore<KeptLog | undefined>('readonly', (objects) => resultOf(objects.get(logKey)));
}

/** Keeps a verified checkpoint of the log and its key, unless another tab has kept a larger one. */
export async function keepLog(kept: KeptLog): Promise<void> {
  await putLarger(logKey, kept, ({ size }) => size);
}

/** Stores a value, unless the store has a larger one: a slower tab may end after one that began later. */
async function putLarger<T>(key: string, value: T, sizeOf: (value: T) => number): Promise<void> {
  await inStore('readwrite', async (objects) => {
    // Each key has values of one type.
    const stored: T | undefined = await resultOf(objects.get(key));
    if (stored && sizeOf(stored) > sizeOf(value)) return;
    await resultOf(objects.put(value, key));
  });
}

/** Returns the name under which this browser keeps a ledger, or the part of a learner. */
export function keptName({
  familyId,
  learnerId,
}: {
  familyId: number;
  learnerId: number | undefined;
}): string {
  return learnerId === undefined ? `${familyId}` : `${familyId}, learner ${learnerId}`;
}

/** Returns what this browser keeps of a ledger; undefined before the first verification. */
export function readKeptLedger(name: string): Promise<KeptLedger | undefined> {
  // Only `keepLedger` writes under these keys.
  return inStore<KeptLedger | undefined>('readonly', (objects) => resultOf(objects.get(`ledger ${name}`)));
}

/** Keeps the hashes of a verified ledger, unless another tab has kept more. */
export async function keepLedger(name: string, kept: KeptLedger): Promise<void> {
  await putLarger(`ledger ${name}`, kept, ({ heads }) => heads.length);
}

/** Forgets what this browser keeps of a ledger, and the key and the newest checkpoint of the log. */
export async function forget(name: string): Promise<void> {
  await inStore('readwrite', (objects) => resultOf(objects.delete(`ledger ${name}`)));
  await inStore('readwrite', (objects) => resultOf(objects.delete(logKey)));
}
