import { countOf } from '../base/count-of.ts';
import { OperatorError } from '../base/faults.ts';
import type { Log } from '../base/service-log.ts';
import { isUnavailable } from '../base/system-errors.ts';
import { createDatabasePool, type Database } from '../db/database.ts';
import { startEmbedded } from '../db/embedded/index.ts';
import { findRunning, hasDatabase } from '../db/embedded/running.ts';
import { pendingMigrations } from '../db/migrate.ts';
import { readTableShapes } from '../db/read-tables.ts';
import { type DatabaseUrls, namingOwner } from '../db/schema/roles.ts';
import { openCheckpoint } from '../kernel/ledger/checkpoints/checkpoint.ts';
import { originIn } from '../kernel/ledger/checkpoints/checkpoint-parts.ts';
import { ledgerOrigin } from '../kernel/ledger/checkpoints/origin.ts';
import { newestOldCheckpoint } from '../kernel/ledger/checkpoints/store.ts';
import { createSigners, logOrigin, type Signers } from '../kernel/ledger/log/keys.ts';
import { createLedgerLog, type LedgerLog } from '../kernel/ledger/log/log.ts';
import { type Checkpoint, newestCheckpoint } from '../kernel/ledger/log/store.ts';
import type { LedgerRules } from '../kernel/ledger/rules.ts';
import type { ReplayContext } from '../kernel/ledger/verification/stored-replay.ts';
import { type Config, readConfig } from '../service/config.ts';
import { migrationsDirectory } from '../service/prepare-database.ts';
import { secretsKeyOf, secretsOf, storedSecrets } from '../service/secrets.ts';
import { closedAtEnd } from './ending.ts';
import { noteLines } from './terminal-output.ts';

/** Ledgers of all families or of one. */
export interface Ledgers {
  context: ReplayContext;
  familyIds: number[];
  /** The same ids, those with the most events first. */
  largestFirst: number[];
  /** Stored ids of families that are not ids: somebody changed them, or their column. */
  strangeIds: string[];
  totalEvents: number;
  /** Address of the database for further threads; undefined if one thread must do. */
  url?: string;
}

/** Runs work on the ledgers of all families or the given one. The work uses transactions and can be interrupted. */
export async function withLedger(
  rules: LedgerRules,
  familyId: number | undefined,
  work: (ledgers: Ledgers) => Promise<void>,
): Promise<void> {
  await withDatabase(async (database, url) =>
    work({ ...(await findLedgers(database, rules, familyId)), url }),
  );
}

/** Finds the ledgers of all families or of the given one. */
export async function findLedgers(
  database: Database,
  rules: LedgerRules,
  familyId?: number,
): Promise<Ledgers> {
  const shapes = await readTableShapes(database);
  const families = await listFamilies(database, familyId);
  const isCount = (text: string) => /^\d+$/.test(text) && Number.isSafeInteger(Number(text));
  const counted = families.map(({ id, seq }) => ({ id, events: isCount(seq) ? Number(seq) : 0 }));
  const isId = ({ id }: { id: string }) => isCount(id) && Number(id) > 0;
  const known = counted.filter(isId).map(({ id, events }) => ({ id: Number(id), events }));
  return {
    context: { database, shapes, rules },
    familyIds: known.map(({ id }) => id),
    largestFirst: known.toSorted((a, b) => b.events - a.events).map(({ id }) => id),
    strangeIds: counted.filter((family) => !isId(family)).map(({ id }) => id),
    totalEvents: counted.reduce((sum, { events }) => sum + events, 0),
  };
}

/**
 * Runs work with the service's role on the server of DATABASE_URL, or on the embedded one. Starts the latter if it does not run.
 * Throws unless the database has exactly the migrations of this program.
 */
export function withDatabase<T>(
  work: (database: Database, url: string) => Promise<T>,
  { isOwner = false }: { isOwner?: boolean | undefined } = {},
): Promise<T> {
  return withAnyDatabase(async (database, { url, ownerUrl }) => {
    await requireMigrations(database);
    if (isOwner || url === ownerUrl) return work(database, ownerUrl);
    return withPool(url, (ofService) => work(ofService, url));
  });
}

/** Runs work as the owner, also on a database with other migrations or without any. */
export async function withAnyDatabase<T>(
  work: (database: Database, urls: DatabaseUrls) => Promise<T>,
  options: { creates?: boolean } = {},
): Promise<T> {
  const { stop, ...urls } = await reachDatabase(options);
  try {
    return await withPool(urls.ownerUrl, async (database) => {
      await namingOwner(urls, () => database.sql`SELECT 1`);
      return work(database, urls);
    });
  } finally {
    await stop();
  }
}

/** Runs work on a pool of connections. */
export async function withPool<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = createDatabasePool(url);
  return work(database).finally(database.close);
}

/** Rejects a database without the service's tables: with a wrong DATABASE_URL, `verify` would find no problem. */
export async function requireMigrations(database: Database): Promise<void> {
  const [row] = await database.sql`SELECT to_regclass('families') IS NOT NULL AS are_there`;
  if (row?.['are_there'] !== true) throw new OperatorError(missingTables);
  const [next, ...others] = await pendingMigrations(database, migrationsDirectory);
  if (next === undefined) return;
  const count = others.length + 1;
  throw new OperatorError(
    `The database lacks ${countOf(count, 'migration')}, starting with ${next}: run "migrate", or start the service.`,
  );
}

const missingTables =
  'The database has no tables of the service: correct DATABASE_URL or DATA_DIR, or start the service once.';

/** Returns the configuration. Placeholders replace missing secrets that the command does not use. */
export function configuration(unused = ['SECRETS_KEY', 'JWT_SECRET']): Config {
  const placeholders = unused.filter((name) => !process.env[name]?.trim());
  return readConfig({
    ...process.env,
    ...Object.fromEntries(placeholders.map((name) => [name, '-'.repeat(32)])),
  });
}

/**
 * Opens the log of the ledger, with the service's signing key and the origin that the service stored. Commands then
 * need neither APP_URL nor PORT.
 */
export async function openLedgerLog(database: Database): Promise<LedgerLog> {
  const config = configuration();
  const latest = (await newestCheckpoint(database)) ?? (await newestOldCheckpoint(database));
  // With another DATA_DIR, a new key would be generated here, and the service would never use it.
  if (latest && (await storedSecrets(config)).ledgerSigningKey === undefined)
    throw new OperatorError(missingSigningKey);
  const { ledgerSigningKey } = await secretsOf(config);
  const settings = { appUrl: config.appUrl, ledgerSigningKey };
  return createLedgerLog({ database, settings, now: () => new Date(), log: silentLog });
}

/**
 * Returns a function that chooses the key to trust in a file: the file's own key if the service has its private key, else
 * that of the log. Undefined without the signing key. Generates none.
 */
export async function ownKeyFor(
  database: Database,
): Promise<((inFile?: string | undefined) => string) | undefined> {
  const signers = await storedSigners(database);
  return signers && ((inFile = '') => (signers.of(inFile) ?? signers.current).verifierKey);
}

/** Returns the signers with the service's signing keys; undefined if there is none. Generates none. */
export async function storedSigners(database: Database): Promise<Signers | undefined> {
  const config = configuration();
  const { ledgerSigningKey } = await storedSecrets(config);
  if (ledgerSigningKey === undefined) return undefined;
  return createSigners(logOrigin(await ledgerOrigin(database, config)), ledgerSigningKey);
}

const missingSigningKey =
  "The service's signing key is missing: set LEDGER_SIGNING_KEY or DATA_DIR as for the service.";

/** Checks whether one of these keys signed a checkpoint: an earlier one has until the next checkpoint. */
export function hasSigned(ledgerSigningKey: string, { note }: Checkpoint): boolean {
  const origin = originIn(note);
  return createSigners(origin, ledgerSigningKey)
    .publicKeys(origin)
    .some((publicKey) => openCheckpoint(note, publicKey) !== undefined);
}

/** Log that writes warnings and errors to standard error. */
export const quietLog: Log = { info: () => {}, warn: noteLines, error: noteLines };

/** Log for work whose errors the command reports itself. */
const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** Database that is open until `stop`. */
interface OpenDatabase extends DatabaseUrls {
  stop(): Promise<void>;
}

/** Opens the database for use alongside the service. */
async function reachDatabase({ creates = false }): Promise<OpenDatabase> {
  const config = configuration();
  const urls = config.databaseUrls ?? (await runningEmbedded(config.dataDir));
  // A start would create an empty database.
  if (urls === undefined && !creates && !(await hasDatabase(config.dataDir)))
    throw new OperatorError(missingTables);
  return openDatabase(urls, config);
}

/**
 * Opens a server's database, or the embedded one, which it creates if missing and locks against the service. The end of the
 * process stops the latter too.
 */
export async function openDatabase(
  urls: DatabaseUrls | undefined,
  { dataDir, postgresBin }: Pick<Config, 'dataDir' | 'postgresBin'>,
): Promise<OpenDatabase> {
  if (urls !== undefined) return { ...urls, stop: async () => {} };
  const starting = startEmbedded({ dataDir, bin: postgresBin, log: quietLog });
  const stop = closedAtEnd(() =>
    starting.then(
      (started) => started.stop(),
      () => {}, // The caller reports a failed start.
    ),
  );
  try {
    return { ...(await starting), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns the URLs of the embedded database if it runs. A killed one leaves its address behind. */
export async function runningEmbedded(dataDir: string): Promise<DatabaseUrls | undefined> {
  const urls = await findRunning(dataDir);
  if (urls === undefined) return undefined;
  try {
    await withPool(urls.ownerUrl, ({ sql }) => sql`SELECT 1`);
    return urls;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return undefined;
  }
}

/** Reads families as text, since a tampered row must not end a verification. */
async function listFamilies({ sql }: Database, familyId: number | undefined) {
  const one = familyId === undefined ? null : String(familyId);
  const families = await sql<{ id: string; seq: string }[]>`
    SELECT coalesce(family_id::text, 'NULL') AS id, coalesce(seq::text, 'NULL') AS seq FROM families
    WHERE ${one}::text IS NULL OR family_id = ${one}::text::bigint ORDER BY family_id`;
  if (familyId !== undefined && families.length === 0)
    throw new OperatorError(`family ${familyId} does not exist`);
  return families;
}

/** Reads the keys that encrypt secrets in the database. */
export function readSecretsKey(): Promise<string> {
  return secretsKeyOf(configuration(['JWT_SECRET']));
}
