import { type Config, readConfig } from '../config.ts';
import { connectDatabase, type Database } from '../db/database.ts';
import { startEmbedded } from '../db/embedded/index.ts';
import { findRunning, hasDatabase } from '../db/embedded/running.ts';
import type { Log } from '../db/log.ts';
import { readTableShapes } from '../db/tables.ts';
import { type CheckpointLog, createCheckpointLog } from '../ledger/checkpoints/log.ts';
import type { ReplayContext } from '../ledger/replay.ts';
import type { LedgerRules } from '../ledger/rules.ts';
import { secretsKeyOf, secretsOf } from '../secrets.ts';

/**
 * Runs work on the service's database: the server of DATABASE_URL, else the embedded one, be it that of a running
 * service or started for this. Interrupting it harms nothing: whatever it does is done in transactions.
 *
 * @param work is given all families, or the one asked for, and how many events they have
 */
export async function withLedger(
  rules: LedgerRules,
  work: (context: ReplayContext, familyIds: number[], totalEvents: number) => Promise<void>,
  familyId?: number,
): Promise<void> {
  await withDatabase(async (database) => {
    const shapes = await readTableShapes(database.sql);
    const families = await listFamilies(database, familyId);
    const total = families.reduce((sum, family) => sum + family.seq, 0);
    const ids = families.map((family) => family.family_id);
    await work({ database, shapes, rules }, ids, total);
  });
}

/** Runs work on the service's database, wherever that is. */
export async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const { url, stop } = await reachDatabase();
  const database = connectDatabase(url);
  try {
    await requireTables(database);
    await work(database);
  } finally {
    await database.close();
    await stop();
  }
}

/** Another directory than the service's, or another database, is easily taken for one without a fault. */
async function requireTables({ sql }: Database): Promise<void> {
  const [row] = await sql`SELECT to_regclass('families') IS NOT NULL AS are_there`;
  if (row?.['are_there'] !== true) throw nothingThere();
}

function nothingThere(): Error {
  return new Error(
    'There is nothing of the service in this database: correct DATABASE_URL or DATA_DIR, or start it once.',
  );
}

/** The service's configuration. The commands need no secrets of it, which a server of its own would otherwise ask for. */
function configuration(): Config {
  return readConfig({ SECRETS_KEY: '-'.repeat(32), JWT_SECRET: '-'.repeat(32), ...process.env });
}

/** The log of signed checkpoints, with the key that the service signs with. */
export async function createCheckpoints(database: Database): Promise<CheckpointLog> {
  const config = configuration();
  const { ledgerSigningKey } = await secretsOf(config);
  const settings = { appUrl: config.appUrl, ledgerSigningKey };
  return createCheckpointLog({
    database,
    settings,
    now: () => new Date(),
    log: { ...quietLog, error: fail },
  });
}

/** On standard error, and of what is out of the ordinary alone. */
const quietLog: Log = { info: () => {}, warn: complain, error: complain };

/** What is wrong with a ledger: the command goes on, and ends with 1. */
function fail(message: string): void {
  complain(message);
  process.exitCode = 1;
}

function complain(message: string): void {
  process.stderr.write(`${message}\n`);
}

async function reachDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { databaseUrl, dataDir } = configuration();
  const url = databaseUrl ?? (await findRunning(dataDir));
  if (url !== undefined) return { url, stop: async () => {} };
  // Starting would make one.
  if (!(await hasDatabase(dataDir))) throw nothingThere();
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
  if (familyId !== undefined && families.length === 0) throw new Error(`there is no family ${familyId}`);
  return families;
}

/** Reads the keys that encrypt secrets in the database. */
export function readSecretsKey(): Promise<string> {
  // This command needs no JWT_SECRET.
  return secretsKeyOf(readConfig({ JWT_SECRET: '-'.repeat(32), ...process.env }));
}
