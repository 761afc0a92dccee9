import { columnArrays, unnestRows } from '../db/bulk.ts';
import type { Database } from '../db/database.ts';
import { EnvelopeError, type Keyring } from './envelope.ts';
import { type ConfigRow, urlContext } from './queries.ts';

const batchRows = 100;

type Sealed = Pick<ConfigRow, 'family_id' | 'id' | 'target_url'>;

interface Unreadable {
  familyId: number;
  id: string;
  message: string;
}

/** Counts secrets that are not encrypted with the newest key. */
export async function countStale({ db }: Database, { newestPrefix }: Keyring): Promise<number> {
  const { count } = await db
    .selectFrom('sync_configs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('target_url', 'not like', `${newestPrefix}%`)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Encrypts all secrets with the newest key. The service may run at the same time, since each batch skips rows that changed
 * after they were read. An interrupted rotation can be repeated.
 */
export async function rotateSecrets(
  database: Database,
  keyring: Keyring,
  onProgress: (count: number) => void,
): Promise<Unreadable[]> {
  const unreadable: Unreadable[] = [];
  let after: Pick<Sealed, 'family_id' | 'id'> = { family_id: 0, id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const rows = await readStale(database, keyring, after);
    const last = rows.at(-1);
    if (!last) return unreadable;
    await replace(
      database,
      rows.flatMap((row) => renewed(row, keyring, unreadable)),
    );
    onProgress(rows.length);
    after = last;
  }
}

async function readStale(
  database: Database,
  { newestPrefix }: Keyring,
  after: Pick<Sealed, 'family_id' | 'id'>,
): Promise<Sealed[]> {
  return database.sql<Sealed[]>`
    SELECT family_id, id, target_url FROM sync_configs
    WHERE NOT starts_with(target_url, ${newestPrefix}) AND (family_id, id) > (${after.family_id}, ${after.id}::uuid)
    ORDER BY family_id, id LIMIT ${batchRows}`;
}

/** Returns the row with its new envelope. Adds an unreadable row to the list instead. */
function renewed(row: Sealed, keyring: Keyring, unreadable: Unreadable[]): (Sealed & { renewed: string })[] {
  const { family_id: familyId, id, target_url: before } = row;
  const context = urlContext(familyId, id);
  try {
    return [{ ...row, renewed: keyring.encrypt(keyring.decrypt(before, context), context) }];
  } catch (error) {
    if (!(error instanceof EnvelopeError)) throw error;
    unreadable.push({ familyId, id, message: error.message });
    return [];
  }
}

async function replace(database: Database, rows: (Sealed & { renewed: string })[]): Promise<void> {
  const columns = { family_id: 'bigint', id: 'uuid', target_url: 'text', renewed: 'text' };
  await database.query(
    `UPDATE sync_configs c SET target_url = u.renewed FROM ${unnestRows(columns)} u
     WHERE c.family_id = u.family_id AND c.id = u.id AND c.target_url = u.target_url`,
    columnArrays(columns, rows),
  );
}
