import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import postgres, { type Sql } from 'postgres';
import { LoggableError } from '../base/logged-error.ts';
import { isUnavailable } from '../base/system-errors.ts';
import { ofSession } from '../db/session-settings.ts';

/** Connection or transaction that runs COPY. */
export type CopySql = Pick<Sql, 'unsafe'>;

/** Table with its columns, in the order of a backup. */
export interface CopiedTable {
  name: string;
  columns: { name: string; type: string }[];
  /** Columns that order the rows: the primary key. */
  key: string[];
}

/**
 * Opens one connection without time limits. All settings that change the text of a value are fixed, so equal rows have
 * equal text on every server.
 */
export async function connectForCopy(url: string): Promise<Sql> {
  const sql = postgres(url, {
    max: 1,
    connect_timeout: 10,
    max_lifetime: null,
    idle_timeout: 0,
    fetch_types: false,
    onnotice: () => {},
    connection: {
      application_name: 'learning-service backup',
      TimeZone: 'UTC',
      DateStyle: 'ISO',
      IntervalStyle: 'postgres',
      bytea_output: 'hex',
      extra_float_digits: 1,
    },
  });
  try {
    // The driver leaves out settings that are 0.
    await sql.unsafe(
      `${ofSession}; SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = '10s'`,
    );
    return sql;
  } catch (error) {
    await sql.end({ timeout: 0 });
    if (!isUnavailable(error)) throw error;
    throw new LoggableError('The database is unreachable: start it, or correct its URL.', { cause: error });
  }
}

/** Returns the rows in PostgreSQL's COPY text format, in the order of the key. */
export async function* copyOut(
  sql: CopySql,
  { name, columns, key }: CopiedTable,
  source = quote(name),
): AsyncGenerator<Buffer> {
  const types = new Map(columns.map((column) => [column.name, column.type]));
  // Servers sort text differently, so the order names the collation.
  const order = key.map(
    (column) => quote(column) + (/^(text|character)/.test(types.get(column) ?? '') ? ' COLLATE "C"' : ''),
  );
  const rows = `SELECT ${columns.map((column) => quote(column.name))} FROM ${source} AS t ORDER BY ${order}`;
  const stream: Readable = await sql.unsafe(`COPY (${rows}) TO STDOUT`).readable();
  yield* stream;
  // The driver pauses its socket when the stream is full, and forgets it if the end arrives meanwhile (its issue 1016).
  stream._read(0);
}

/** Adds rows in the text format of COPY. @throws if `rows` throws, or if the database rejects a row */
export async function copyIn(sql: CopySql, table: CopiedTable, rows: AsyncIterable<Buffer>): Promise<void> {
  const columns = table.columns.map((column) => quote(column.name));
  const query = sql.unsafe(`COPY ${quote(table.name)} (${columns}) FROM STDIN`);
  const { promise: failure, reject } = Promise.withResolvers<never>();
  const stream = query.writable();
  // The driver reports an error after the last row to the query, which has already resolved with the stream, so the
  // stream would never end (its issue 1173). The driver calls this function, which its types do not show.
  const settle = query as typeof query & { reject(error: unknown): void };
  const rejectQuery = settle.reject;
  settle.reject = (error) => {
    rejectQuery(error);
    reject(error);
  };
  failure.catch(() => {});
  await Promise.race([pipeline(rows, await stream), failure]);
}

/** Quotes the name of a table or column. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
