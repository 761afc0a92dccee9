import { type Config, readConfig } from '../config.ts';
import { createDatabasePool, type Database } from '../db/database.ts';
import { startEmbedded } from '../db/embedded/index.ts';
import { findRunning, hasDatabase } from '../db/embedded/running.ts';
import type { Log } from '../db/log.ts';
import { readTableShapes } from '../db/tables.ts';
import { type CheckpointLog, createCheckpointLog } from '../ledger/checkpoints/log.ts';
import type { ReplayContext } from '../ledger/replay.ts';
import type { LedgerRules } from '../ledger/rules.ts';

import { secretsKeyOf, secretsOf } from '../secrets.ts';
import { note } from './note.ts';

/** Runs work on the ledgers of all families or the given one. The work uses transactions and can be interrupted. */
export async function withLedger(
  rules: LedgerRules,
  familyId: number | undefined,
  work: (context: ReplayContext, familyIds: number[], totalEvents: number) => Promise<void>,
): Promise<void> {
  await withDatabase(async (database) => {
    const shapes = await readTableShapes(database.sql);
    const families = await listFamilies(database, familyId);
    const total = families.reduce((sum, family) => sum + family.seq, 0);
    const ids = families.map((family) => family.family_id);
    await work({ database, shapes, rules }, ids, total);
  });
}

/** Runs work on the server of DATABASE_URL, or on the embedded one. Starts the latter if it does not run. */
export async function withDatabase<T>(work: (database: Database, url: string) => Promise<T>): Promise<T> {
  const { url, stop } = await reachDatabase();
  const database = createDatabasePool(url);
  try {
    await requireTables(database);
    return await work(database, url);
  } finally {
    await database.close();
    await stop();
  }
}

/** Rejects a database without the service's tables: with a wrong DATABASE_URL, `verify` would find no problem. */
async function requireTables({ sql }: Database): Promise<void> {
  const [row] = await sql`SELECT to_regclass('families') IS NOT NULL AS are_there`;
  if (row?.['are_there'] !== true) throw new Error(missingTables);
}

const missingTables =
  'The database has no tables of the service: correct DATABASE_URL or DATA_DIR, or start the service once.';

/** Returns the configuration. Placeholders replace missing secrets that the command does not use. */
export function configuration(unused = ['SECRETS_KEY', 'JWT_SECRET']): Config {
  return readConfig({ ...Object.fromEntries(unused.map((name) => [name, '-'.repeat(32)])), ...process.env });
}

/** Creates the log of signed checkpoints, with the service's signing key. */
export async function createCheckpoints(database: Database): Promise<CheckpointLog> {
  const config = configuration();
  const { ledgerSigningKey } = await secretsOf(config);
  const settings = { appUrl: config.appUrl, ledgerSigningKey };
  const log = { ...quietLog, error: fail };
  return createCheckpointLog({ database, settings, now: () => new Date(), log });
}

/** Log that writes warnings and errors to standard error. */
export const quietLog: Log = { info: () => {}, warn: note, error: note };

/** Reports a problem of the ledger. The command continues and exits with 1. */
function fail(message: string): void {
  note(message);
  process.exitCode = 1;
}

async function reachDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { databaseUrl, dataDir } = configuration();
  const url = databaseUrl ?? (await findRunning(dataDir));
  if (url !== undefined) return { url, stop: async () => {} };
  // A start would create an empty database.
  if (!(await hasDatabase(dataDir))) throw new Error(missingTables);
  return startEmbedded({ dataDir, log: quietLog });
}

async function listFamilies(database: Database, familyId: number | undefined) {
  const { db } = database;
  const families = await db
    .selectFrom('families')
    .select(['family_id', 'seq'])
    .$if(familyId !== undefined, (query) => query.where('family_id', '=', familyId ?? 0))
    .orderBy('family_id')
    .execute();
  if (familyId !== undefined && families.length === 0) throw new Error(`family ${familyId} does not exist`);
  return families;
}

/** Reads the keys that encrypt secrets in the database. */
export function readSecretsKey(): Promise<string> {
  return secretsKeyOf(configuration(['JWT_SECRET']));
}
