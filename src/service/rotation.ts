import { EnvelopeError, type Keyring } from '../base/envelope.ts';
import { columnArrays, unnestRows } from '../db/bulk.ts';
import type { Database } from '../db/database.ts';
import type { EncryptedColumn } from '../slice/encrypted-column.ts';

const batchRows = 100;

/** Row with a secret: the columns of its key, and the envelope. */
type Sealed = Readonly<Record<string, unknown>> & { sealed: string };

interface Unreadable {
  /** Place of the secret in the database. */
  place: string;
  message: string;
}

/** Counts secrets that are not encrypted with the newest key. */
export async function countStale(
  database: Pick<Database, 'query'>,
  columns: readonly EncryptedColumn[],
  { newestPrefix }: Pick<Keyring, 'newestPrefix'>,
): Promise<number> {
  const counts = columns.map(async ({ table, column }) => {
    const text = `SELECT count(*) AS count FROM ${table} WHERE NOT starts_with(${column}, $1)`;
    const [row] = await database.query<{ count: number }>(text, [newestPrefix]);
    return row?.count ?? 0;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** Decrypts the newest secrets of each column, and returns those that the keys do not open. Changes nothing. */
export async function unreadableSecrets(
  database: Pick<Database, 'query'>,
  columns: readonly EncryptedColumn[],
  keyring: Keyring,
): Promise<{ checked: number; unreadable: Unreadable[] }> {
  const unreadable: Unreadable[] = [];
  let checked = 0;
  for (const column of columns) {
    const names = Object.keys(column.key);
    const rows = await database.query<Sealed>(
      `SELECT ${names}, ${column.column} AS sealed FROM ${column.table}
       ORDER BY ${names.map((name) => `${name} DESC`)} LIMIT ${batchRows}`,
    );
    for (const row of rows) renewed(row, column, keyring, unreadable);
    checked += rows.length;
  }
  return { checked, unreadable };
}

/**
 * Encrypts all secrets with the newest key. The service may run at the same time, since each batch skips rows that changed
 * after they were read. An interrupted rotation can be repeated.
 */
export async function rotateSecrets(
  database: Pick<Database, 'query'>,
  columns: readonly EncryptedColumn[],
  keyring: Keyring,
  onProgress: (count: number) => void,
): Promise<Unreadable[]> {
  const unreadable: Unreadable[] = [];
  for (const column of columns) {
    let after: Sealed | undefined;
    for (;;) {
      const rows = await readStale(database, column, keyring, after);
      after = rows.at(-1);
      if (!after) break;
      const renewals = rows.flatMap((row) => renewed(row, column, keyring, unreadable));
      await replace(database, column, renewals);
      onProgress(rows.length);
    }
  }
  return unreadable;
}

async function readStale(
  database: Pick<Database, 'query'>,
  { table, column, key }: EncryptedColumn,
  { newestPrefix }: Keyring,
  after: Sealed | undefined,
): Promise<Sealed[]> {
  const names = Object.keys(key);
  const last = Object.entries(key).map(([, type], i) => `$${i + 2}::text::${type}`);
  const text = `SELECT ${names}, ${column} AS sealed FROM ${table}
    WHERE NOT starts_with(${column}, $1) ${after ? `AND (${names}) > (${last})` : ''}
    ORDER BY ${names} LIMIT ${batchRows}`;
  return database.query<Sealed>(text, [
    newestPrefix,
    ...(after ? names.map((name) => String(after[name])) : []),
  ]);
}

/** Returns the row with its new envelope. Adds an unreadable row to the list instead. */
function renewed(
  row: Sealed,
  { table, key, contextOf }: EncryptedColumn,
  keyring: Keyring,
  unreadable: Unreadable[],
): (Sealed & { renewed: string })[] {
  const context = contextOf(row);
  try {
    return [{ ...row, renewed: keyring.encrypt(keyring.decrypt(row.sealed, context), context) }];
  } catch (error) {
    if (!(error instanceof EnvelopeError)) throw error;
    const place = Object.keys(key).map((name) => `${name} ${row[name]}`);
    unreadable.push({ place: `${table}, ${place.join(', ')}`, message: error.message });
    return [];
  }
}

async function replace(
  database: Pick<Database, 'query'>,
  { table, column, key }: EncryptedColumn,
  rows: readonly object[],
): Promise<void> {
  const columns = { ...key, sealed: 'text', renewed: 'text' };
  const isSame = Object.keys(key).map((name) => `t.${name} = u.${name}`);
  await database.query(
    `UPDATE ${table} t SET ${column} = u.renewed FROM ${unnestRows(columns)} u
     WHERE ${isSame.join(' AND ')} AND t.${column} = u.sealed`,
    columnArrays(columns, rows),
  );
}
