import { type Static, Type } from '@sinclair/typebox';
import type { Sql } from 'postgres';
import { LoggableError } from '../base/logged-error.ts';
import { programVersion } from '../base/version.ts';
import { beginOnAllNodes } from '../db/cluster/nodes.ts';
import { queryableOf } from '../db/transaction.ts';
import { connectForCopy, copyOut, quote } from './copy.ts';
import { countRows, readSequences, readTables } from './dumped-tables.ts';
import { countWaitingJobs, waitingJobs, waitingJobsQuery } from './jobs.ts';
import { rejectUse } from './use.ts';

/** Version of the format of backup files (docs/backup-format.md). */
export const formatVersion = 1;

const Table = Type.Object({
  name: Type.String(),
  columns: Type.Array(Type.Object({ name: Type.String(), type: Type.String() })),
  key: Type.Array(Type.String()),
  rows: Type.Integer({ minimum: 0 }),
});

/** First line of a backup. */
export const Header = Type.Object({
  format: Type.Literal('learning-service backup'),
  formatVersion: Type.Literal(formatVersion),
  serviceVersion: Type.String(),
  createdAt: Type.String(),
  /** Database that it was made of. */
  database: Type.Object({ identity: Type.String(), postgresVersion: Type.String() }),
  migrations: Type.Array(
    Type.Object({ version: Type.Integer(), name: Type.String(), checksum: Type.String() }),
    {
      minItems: 1,
    },
  ),
  tables: Type.Array(Table),
  sequences: Type.Array(
    Type.Object({
      name: Type.String(),
      lastValue: Type.String({ pattern: '^\\d+$' }),
      isCalled: Type.Boolean(),
    }),
  ),
  hasSecrets: Type.Boolean(),
});
export type Header = Static<typeof Header>;
export type DumpedTable = Header['tables'][number];

/** Everything that the service keeps in a database, at one moment. */
export interface Dump {
  header: Header;
  /** Tables with their rows, in the order of the header. Each must be read to its end before the next. */
  tables(): AsyncIterable<{ table: DumpedTable; rows: AsyncIterable<Buffer> }>;
}

export interface DumpOptions {
  /** Tables whose rows concern this database only. */
  localTables: readonly string[];
  now: () => Date;
  /** True to keep others from writing meanwhile. */
  isExclusive?: boolean;
}

/** Runs work on a consistent dump of a database. The service may write at the same time, unless `isExclusive` is set. */
export async function withDump<T>(
  url: string,
  options: DumpOptions,
  work: (dump: Dump) => Promise<T>,
): Promise<T> {
  const sql = await connectForCopy(url);
  try {
    const result = await withSnapshot(sql, options, work);
    await sql.end({ timeout: 5 });
    return result;
  } finally {
    // After a failure, a COPY may be under way. Its connection is then of no use.
    await sql.end({ timeout: 0 });
  }
}

async function withSnapshot<T>(
  sql: Sql,
  { localTables, now, isExclusive = false }: DumpOptions,
  work: (dump: Dump) => Promise<T>,
): Promise<T> {
  if (isExclusive) await rejectUse(sql);
  const [lock, access] = isExclusive ? ['SHARE', 'READ WRITE'] : ['ACCESS SHARE', 'READ ONLY'];
  const names = (await readTables(sql, localTables)).map(({ name }) => quote(name));
  if (!names.includes('"schema_migrations"'))
    throw new LoggableError('The database has no tables of the service.');
  await beginOnAllNodes(queryableOf(sql), [
    `BEGIN ISOLATION LEVEL REPEATABLE READ ${access}`,
    // Precedes the snapshot, so that no migration can change a table that the snapshot shows in its old form.
    `LOCK TABLE ${names} IN ${lock} MODE`,
  ]);
  const tables = await readTables(sql, localTables);
  const counts = await countRows(sql, tables);
  const jobs = await countWaitingJobs(sql);
  const header: Header = {
    format: 'learning-service backup',
    formatVersion,
    serviceVersion: programVersion().version,
    createdAt: now().toISOString(),
    database: await identify(sql),
    migrations: [
      ...(await sql<
        Header['migrations']
      >`SELECT version, name, checksum FROM schema_migrations ORDER BY version`),
    ],
    tables: [
      ...tables.map((table, i) => ({ ...table, rows: counts[i] ?? 0 })),
      ...(jobs === undefined ? [] : [{ ...waitingJobs, rows: jobs }]),
    ],
    sequences: await readSequences(sql),
    hasSecrets: false,
  };
  const result = await work({
    header,
    async *tables() {
      for (const table of header.tables) {
        const source = table.name === waitingJobs.name ? waitingJobsQuery : undefined;
        yield { table, rows: copyOut(sql, table, source) };
      }
    },
  });
  await sql.unsafe('ROLLBACK');
  return result;
}

async function identify(sql: Sql): Promise<Header['database']> {
  // A database of an earlier version may lack the function.
  const [found] = await sql`SELECT to_regproc('database_identity') IS NOT NULL AS is_there`;
  const identity = found?.['is_there'] ? 'database_identity()' : 'current_database()';
  const [row] = await sql.unsafe<Header['database'][]>(
    `SELECT ${identity} AS identity, current_setting('server_version') AS "postgresVersion"`,
  );
  if (!row) throw new LoggableError('The database has no identity.');
  return row;
}
