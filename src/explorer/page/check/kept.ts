import type { Kept } from '../../../ledger/log/watch.ts';

/** What this browser keeps of a family's ledger after a verification without a fault. */
export interface KeptLedger {
  /** Milliseconds since 1970. */
  keptAt: number;
  /** Hashes of all events. */
  heads: Uint8Array<ArrayBuffer>;
}

const [database, store] = ['ledger-explorer', 'kept'] as const;
/** Key of the newest checkpoint of the log, with the key that this browser trusts. */
const logKey = 'log';

/** Runs a request on the store of this browser. */
async function inStore<T>(
  mode: IDBTransactionMode,
  request: (objects: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(store);
  const db = await resultOf(opening);
  try {
    return await resultOf(request(db.transaction(store, mode).objectStore(store)));
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
export function readKeptLog(): Promise<Kept | undefined> {
  // Only `keepLog` writes under this key.
  return inStore<Kept | undefined>('readonly', (objects) => objects.get(logKey));
}

/** Keeps a verified checkpoint of the log and its key. */
export async function keepLog(kept: Kept): Promise<void> {
  await inStore('readwrite', (objects) => objects.put(kept, logKey));
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
  return inStore<KeptLedger | undefined>('readonly', (objects) => objects.get(`ledger ${name}`));
}

/** Keeps the hashes of a verified ledger. */
export async function keepLedger(name: string, kept: KeptLedger): Promise<void> {
  await inStore('readwrite', (objects) => objects.put(kept, `ledger ${name}`));
}

/** Forgets what this browser keeps of a ledger, and the key and the newest checkpoint of the log. */
export async function forget(name: string): Promise<void> {
  await inStore('readwrite', (objects) => objects.delete(`ledger ${name}`));
  await inStore('readwrite', (objects) => objects.delete(logKey));
}
