import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Test } from 'tap';
import { findRunning } from '../../../src/db/embedded/running.ts';
import { connect } from '../../helpers/database/connection.ts';
import type { ServiceProcess } from '../../helpers/service.ts';

/** What a service has written, in megabytes, `at` a time in seconds. */
export interface DiskUse {
  at: number;
  /** Size of the data directory, except the write-ahead log. */
  tables: number;
  /** All that went to the write-ahead log, although PostgreSQL uses its files again. */
  wal: number;
  /** Lines on the standard outputs. */
  log: number;
  /** Size of the whole data directory. */
  disk: number;
}

/** Returns a function that measures a service with an embedded database. */
export async function createMeter(
  t: Test,
  service: ServiceProcess,
  dataDir: string,
): Promise<() => Promise<DiskUse>> {
  const urls = await findRunning(dataDir);
  if (!urls) throw new Error('no database runs');
  const sql = connect(urls.ownerUrl);
  t.teardown(() => sql.end());
  return async () => {
    const [row] = await sql<{ wal: number }[]>`SELECT (pg_current_wal_lsn() - '0/0')::float8 AS wal`;
    const [disk, walFiles] = [await sizeOf(dataDir), await sizeOf(join(dataDir, 'postgres/pg_wal'))];
    return {
      at: performance.now() / 1000,
      tables: mb(disk - walFiles),
      wal: mb(row?.wal ?? 0),
      log: mb(service.output().length + service.errors().length),
      disk: mb(disk),
    };
  };
}

/** Returns what was written from one time to another; `at` is the time between them. */
export function difference(from: DiskUse, to: DiskUse): DiskUse {
  return {
    at: to.at - from.at,
    tables: to.tables - from.tables,
    wal: to.wal - from.wal,
    log: to.log - from.log,
    disk: to.disk - from.disk,
  };
}

export function written({ tables, wal, log }: DiskUse): number {
  return tables + wal + log;
}

export function describe(use: DiskUse): string {
  const [sum, tables, wal, log, disk] = [written(use), use.tables, use.wal, use.log, use.disk].map((mb) =>
    mb.toFixed(1),
  );
  return `${sum} MB in ${use.at.toFixed(0)} s: tables ${tables}, WAL ${wal}, log ${log}; the data directory grew by ${disk}`;
}

const mb = (bytes: number) => bytes / 1_000_000;

/** Returns the bytes that the files of a directory take. Files come and go while it reads. */
async function sizeOf(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sizes = files.map((file) =>
    stat(file).then(
      ({ blocks }) => blocks * 512,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
