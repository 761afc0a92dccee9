import type { Sql, TransactionSql } from 'postgres';
import { OperatorError } from '../base/faults.ts';
import { isRejectedRow } from '../base/system-errors.ts';
import { asText } from '../db/bulk.ts';
import { distributedTables } from '../db/cluster/family-places.ts';
import { migrateWithin, readMigrations } from '../db/migrate.ts';
import { queryableOf } from '../db/transaction.ts';
import { auditStatements, operatorActor } from '../kernel/audit-log.ts';
import { type CopiedTable, connectForCopy, copyIn, copyOut, quote } from './copy.ts';
import { createDigest, digestOf } from './digest.ts';
import type { Dump, DumpedTable, Header } from './dump.ts';
import { exists, readTables } from './dumped-tables.ts';
import { rejectRows } from './empty.ts';
import { createJobTable, enqueueJobs, waitingJobs } from './jobs.ts';
import { rejectUse } from './use.ts';

export interface LoadOptions {
  /** Directory of the migrations. */
  migrations: string;
  /** Command of the record in the audit log. */
  command: 'restore' | 'move';
  /** Tables whose rows concern this database only. */
  localTables: readonly string[];
  /** Receives the numbers of rows that were added, and later those that were compared. */
  onRows(rows: number): void;
  /** Checks what follows the tables. */
  finish?(): Promise<void>;
  signal?: AbortSignal | undefined;
}

export interface Loaded {
  tables: number;
  rows: number;
  /** Tables that no migration creates, such as the operator's own. Their rows were not loaded. */
  skipped: string[];
}

/**
 * Loads a dump into an empty database in one transaction: the migrations that the dump has, then its rows, then the later
 * migrations. Reads all rows back and compares them. An interruption changes nothing.
 *
 * @throws if the database is in use, or if it is not empty
 */
export async function load(url: string, dump: Dump, options: LoadOptions): Promise<Loaded> {
  await rejectUnknownMigrations(dump.header, options.migrations);
  const sql = await connectForCopy(url);
  const interrupt = () => void sql.end({ timeout: 0 });
  options.signal?.addEventListener('abort', interrupt);
  try {
    options.signal?.throwIfAborted();
    await rejectUse(sql);
    await rejectDistributed(sql);
    await rejectRows(sql, options);
    const loaded = await sql.begin(async (tx) => {
      const result = await loadWithin(tx, dump, options);
      await enqueueJobs(url, tx);
      await recordRestore(tx, options.command);
      // An interruption of COMMIT would leave its outcome open.
      options.signal?.throwIfAborted();
      options.signal?.removeEventListener('abort', interrupt);
      return result;
    });
    await sql.end({ timeout: 5 });
    return loaded;
  } finally {
    options.signal?.removeEventListener('abort', interrupt);
    // After a failure, a COPY may be under way, and its connection is of no use.
    await sql.end({ timeout: 0 });
  }
}

async function loadWithin(
  tx: TransactionSql,
  dump: Dump,
  { migrations: directory, localTables, onRows, finish }: LoadOptions,
): Promise<Loaded> {
  await rejectLaterMigrations(tx, dump.header);
  await migrateWithin(tx, { directory, upTo: dump.header.migrations.at(-1)?.version });
  const tables = await readTables(tx, localTables);
  await createJobTable(tx);
  const own = new Map([...tables, waitingJobs].map((table) => [table.name, table]));
  const loaded = dump.header.tables.filter(({ name }) => own.has(name) && name !== waitingJobs.name);
  const names = loaded.map(({ name }) => quote(name));
  // The rows passed the triggers when they were written. Some triggers would change other rows, which are loaded too.
  for (const name of names) await tx.unsafe(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  // Migrations add rows, which the dump has as well.
  await tx.unsafe(`TRUNCATE ${names}`);
  for await (const { table, rows } of dump.tables()) {
    const target = own.get(table.name);
    if (target) await loadTable(tx, { table, target, rows, onRows });
    else await digestOf(rows);
  }
  await finish?.();
  await setSequences(tx, dump.header);
  for (const name of names) await tx.unsafe(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  await migrateWithin(tx, { directory });
  return {
    tables: loaded.length,
    rows: loaded.reduce((sum, table) => sum + table.rows, 0),
    skipped: dump.header.tables
      .map(({ name }) => name)
      .filter((name) => !own.has(name) && !localTables.includes(name)),
  };
}

interface LoadedTable {
  table: DumpedTable;
  target: CopiedTable;
  rows: AsyncIterable<Buffer>;
  onRows(rows: number): void;
}

/** Loads the rows of a table, and compares them with those that the database returns. */
async function loadTable(tx: TransactionSql, { table, target, rows, onRows }: LoadedTable): Promise<void> {
  const typesOf = ({ columns }: CopiedTable) =>
    columns
      .map(({ name, type }) => `${name} ${type}`)
      .sort()
      .join();
  if (typesOf(table) !== typesOf(target)) {
    throw new OperatorError(`The columns of ${table.name} differ from those that the migrations make.`);
  }
  const given = createDigest(onRows);
  await copyIn(tx, table, given.through(rows)).catch((error: unknown) => {
    // PostgreSQL's message quotes the value.
    if (!isRejectedRow(error)) throw error;
    throw new OperatorError(`The data is damaged: the database refuses rows of ${table.name}.`, {
      cause: error,
    });
  });
  const [expected, stored] = [given.end(), await digestOf(copyOut(tx, table), onRows)];
  if (expected.rows !== stored.rows || expected.sha256 !== stored.sha256) {
    throw new OperatorError(`The rows of ${table.name} differ from those that the database returns.`);
  }
}

/** Adds the record to the audit log, after those of the dump. */
async function recordRestore(tx: TransactionSql, command: string): Promise<void> {
  const record = { ...operatorActor, action: 'RESTORED', detail: { command } } as const;
  for (const { text, parameters } of auditStatements([record]))
    await tx.unsafe(
      text,
      parameters.map((value) => asText(value)),
    );
}

async function setSequences(tx: TransactionSql, { sequences }: Header): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences) {
    await tx.unsafe('SELECT setval(to_regclass($1), $2::text::bigint, $3::text::boolean)', [
      quote(name),
      lastValue,
      String(isCalled),
    ]);
  }
}

/** Rejects a database on a cluster whose families are distributed: the rows are loaded on one server first. */
async function rejectDistributed(sql: Sql): Promise<void> {
  if ((await distributedTables(queryableOf(sql))).length === 0) return;
  throw new OperatorError(
    'The families of the database are distributed: restore into a database without tables, then run "db distribute".',
  );
}

/** Rejects a dump of a newer version. */
async function rejectUnknownMigrations({ migrations }: Header, directory: string): Promise<void> {
  const known = new Map((await readMigrations(directory)).map((migration) => [migration.name, migration]));
  for (const { name, checksum } of migrations) {
    const own = known.get(name);
    if (!own)
      throw new OperatorError(
        `The data is newer than this program: it has the migration ${name}, which is unknown here.`,
      );
    if (own.checksum !== checksum)
      throw new OperatorError(`The data was made with another migration ${name} than this program's.`);
  }
}

async function rejectLaterMigrations(tx: TransactionSql, { migrations }: Header): Promise<void> {
  if (!(await exists(tx, 'schema_migrations'))) return;
  const [later] = await tx`SELECT FROM schema_migrations WHERE version > ${migrations.at(-1)?.version ?? 0}`;
  if (!later) return;
  throw new OperatorError(
    'The database has later migrations than the backup: restore into a database without tables.',
  );
}
