import { join } from 'node:path';
import { InvalidArgumentError } from 'commander';
import type { Loaded } from '../../backup/load-dump.ts';
import { moveDatabase, restoreBackup } from '../../backup/restore.ts';
import { countOf } from '../../base/count-of.ts';
import { createKeyring } from '../../base/envelope.ts';
import { atPath, knownFault, OperatorError } from '../../base/faults.ts';
import type { Database } from '../../db/database.ts';
import { readIfThere } from '../../db/embedded/directory-files.ts';
import { hasDatabase } from '../../db/embedded/running.ts';
import { type DatabaseUrls, namingOwner } from '../../db/schema/roles.ts';
import type { Queryable } from '../../db/transaction.ts';
import { readKeys } from '../../kernel/ledger/log/keys.ts';
import type { LogProblem } from '../../kernel/ledger/log/log-problems.ts';
import { verifyLog } from '../../kernel/ledger/log/verify-log.ts';
import { checkCosignatures } from '../../kernel/ledger/witnesses/check-cosignatures.ts';
import { isDatabaseUrl } from '../../service/config-formats.ts';
import { prepareDatabase } from '../../service/prepare-database.ts';
import { countStale } from '../../service/rotation.ts';
import { secretFiles, secretVariables } from '../../service/secrets.ts';
import type { CliTools } from '../../slice/slice.ts';
import { interruptible } from '../ending.ts';
import { createFindings } from '../ledger/ledger-findings.ts';
import { orUnreadable, storeVerification, verifyLedgers } from '../ledger/verify-ledgers.ts';
import { configuration, findLedgers, openDatabase, quietLog, withPool } from '../open-database.ts';
import { type PassphraseOptions, readPassphrase, withProgress } from './backup-tools.ts';
import { inDirectory, inFile, type SecretsPlace } from './secrets-place.ts';

interface RestoreOptions extends PassphraseOptions {
  secretsFile?: string;
}

/** Restores a backup into an empty database. */
export async function restore(tools: CliTools, file: string, options: RestoreOptions): Promise<void> {
  const config = configuration();
  const { databaseUrls, dataDir } = config;
  const target = await openDatabase(databaseUrls, config);
  try {
    const place = placeOf(databaseUrls, dataDir, options);
    let hasSecrets = false;
    const restoring = (given: LoadOptions) =>
      restoreBackup(target.ownerUrl, file, {
        ...given,
        passphraseOf: () => readPassphrase(options, false),
        async onStart(header, rows) {
          hasSecrets = header.hasSecrets;
          if (hasSecrets) await requirePlace(place);
          return given.onStart(header, rows);
        },
        checkSecrets: async (secrets) => place?.rejectOthers(secrets),
        storeSecrets: async (secrets) => place?.store(secrets),
      });
    const loaded = await load(tools, 'Restoring', (given) =>
      namingOwner(target, () => atPath('<file>', file, () => restoring(given))),
    );
    await prepareDatabase(target, quietLog);
    const secretsIn = hasSecrets ? place?.path : undefined;
    await withPool(target.ownerUrl, async (database) => {
      await finish(tools, database, loaded, { file, secretsIn }, [
        `Restored ${countOf(loaded.rows, 'row')} of ${loaded.tables} tables from ${file}.`,
        ...(secretsIn === undefined ? [] : [`The secrets are in ${secretsIn}.`]),
      ]);
      await warnOfSecrets(tools, database, dataDir);
    });
  } finally {
    await target.stop();
  }
}

/** Copies the database into another one. */
export async function move(tools: CliTools, to: string): Promise<void> {
  const config = configuration();
  const { databaseUrls, dataDir } = config;
  const targetUrl = to === 'embedded' ? undefined : to;
  if (targetUrl !== undefined && !isDatabaseUrl(targetUrl))
    throw new InvalidArgumentError(
      '--to must be like postgres://user:password@host/database without a socket, with special characters as %XX.',
    );
  if (targetUrl === databaseUrls?.url)
    throw new InvalidArgumentError('--to is the database that the service uses now.');
  if (databaseUrls === undefined && !(await hasDatabase(dataDir)))
    throw new OperatorError(`There is no embedded database in ${dataDir}: correct DATA_DIR.`);
  if (targetUrl !== undefined) await tryTarget(targetUrl);
  const source = await openDatabase(databaseUrls, config);
  try {
    const targetUrls = targetUrl === undefined ? undefined : { url: targetUrl, ownerUrl: targetUrl };
    const target = await openDatabase(targetUrls, config);
    try {
      const loaded = await load(tools, 'Moving', (given) =>
        namingOwner(source, () => moveDatabase({ from: source.ownerUrl, to: target.ownerUrl }, given)),
      );
      await prepareDatabase(target, quietLog);
      const result = {
        from: databaseUrls === undefined ? 'embedded' : 'server',
        to: to === 'embedded' ? to : 'server',
      };
      await withPool(target.ownerUrl, (database) =>
        finish(tools, database, loaded, result, [
          `Copied ${countOf(loaded.rows, 'row')} of ${loaded.tables} tables. All are equal. The source is unchanged.`,
          nextSteps(targetUrl, dataDir),
        ]),
      );
    } finally {
      await target.stop();
    }
  } finally {
    await source.stop();
  }
}

/** Connects once, so that the sentence about a fault names the option and the user of the target. */
async function tryTarget(url: string): Promise<void> {
  try {
    await withPool(url, ({ sql }) => sql`SELECT 1`);
  } catch (error) {
    const sentence = knownFault(error, url)?.replaceAll('DATABASE_URL', '--to');
    throw sentence === undefined ? error : new OperatorError(sentence, { cause: error });
  }
}

type LoadOptions = Parameters<typeof moveDatabase>[1];

/** Runs a load that shows its progress and can be interrupted. */
async function load(
  tools: CliTools,
  label: string,
  work: (options: LoadOptions) => Promise<Loaded>,
): Promise<Loaded> {
  const { localTables } = await tools.registry();
  return interruptible((signal) =>
    withProgress(tools, label, (start) =>
      work({ localTables, signal, onStart: (_header, rows) => start(rows) }),
    ),
  );
}

/** Verifies the ledgers and the log, and says what was done. */
async function finish(
  tools: CliTools,
  database: Database,
  { tables, rows, skipped }: Loaded,
  result: object,
  [done = '', ...next]: readonly string[],
): Promise<void> {
  if (!tools.isJson) tools.note(done);
  if (skipped.length > 0)
    tools.note(`These tables do not belong to the service and were left out: ${skipped.join(', ')}.`);
  const findings = createFindings(tools);
  const ledgers = await findLedgers(database, (await tools.registry()).rules);
  await verifyLedgers(tools, ledgers, findings);
  findings.add(await orUnreadable('root', () => database.snapshot(verifyRestoredLog)));
  if (findings.isComplete) await storeVerification(database, findings.isSound);
  const families = ledgers.familyIds.length;
  findings.finish({ ...result, tables, rows, skipped, families }, [
    `Verified the ledger of ${countOf(families, 'family', 'families')}: no problems found. All sessions have ended.`,
    ...next,
  ]);
}

/** Verifies the log with the keys in it: the service's own key may not be here yet. */
async function verifyRestoredLog(tx: Queryable): Promise<LogProblem[]> {
  const trusted = (await readKeys(tx)).map(({ publicKey }) => publicKey);
  return [...(await verifyLog(tx, { trusted })), ...(await checkCosignatures(tx, new Date()))];
}

/** Returns the place of secrets, if there is one: a service with DATABASE_URL reads none from a file. */
function placeOf(
  databaseUrls: DatabaseUrls | undefined,
  dataDir: string,
  { secretsFile }: RestoreOptions,
): SecretsPlace | undefined {
  if (secretsFile !== undefined) return inFile(secretsFile);
  return databaseUrls === undefined ? inDirectory(dataDir) : undefined;
}

async function requirePlace(place: SecretsPlace | undefined): Promise<void> {
  if (!place)
    throw new InvalidArgumentError('The backup has secrets: name a new file for them with --secrets-file.');
  await place.requireUsable();
}

/** Says so if the service will not be able to read the encrypted secrets in the database. */
async function warnOfSecrets(tools: CliTools, database: Database, dataDir: string): Promise<void> {
  const { encryptedColumns } = await tools.registry();
  const key = process.env['SECRETS_KEY'] || (await readIfThere(join(dataDir, secretFiles.secretsKey)));
  // Without a key, all of them count.
  const keyring = key === '' ? { newestPrefix: '-' } : createKeyring(key);
  const count = await countStale(database, encryptedColumns, keyring);
  if (count === 0) return;
  tools.note(
    `The database has ${countOf(count, 'secret')}, such as second factors, that another SECRETS_KEY encrypted: set the key of the old service.`,
  );
}

function nextSteps(targetUrl: string | undefined, dataDir: string): string {
  if (targetUrl === undefined)
    return 'Next: start the service without DATABASE_URL, and with the same JWT_SECRET, SECRETS_KEY and DATA_DIR.';
  const kept = (['JWT_SECRET', 'SECRETS_KEY'] as const).map((name) =>
    process.env[name]
      ? `${name} as it is`
      : `${name} to the content of ${join(dataDir, secretFiles[secretVariables[name]])}`,
  );
  return `Next: set DATABASE_URL to the new database, ${kept.join(', and ')}. Keep DATA_DIR: it may have the key that signs checkpoints.`;
}
