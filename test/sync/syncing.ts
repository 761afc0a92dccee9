import type { Sql } from 'postgres';
import { connectDatabase } from '../../src/db/database.ts';
import type { Metrics } from '../../src/metrics.ts';
import { openKeyring } from '../../src/sync/envelope.ts';
import { targetContext } from '../../src/sync/queries.ts';
import type { RunEvents } from '../../src/sync/run.ts';
import { openSync, type SyncService } from '../../src/sync/sync.ts';
import { formatTargetUrl, parseTargetUrl } from '../../src/sync/target/url.ts';
import { startApp, type TestContext, testSettings } from '../helpers/app.ts';
import { type Client, expectStatus } from '../helpers/client.ts';
import { connect } from '../helpers/connection.ts';
import { createDatabase } from '../helpers/database.ts';
import { type FamiliesApp, startFamilies } from '../helpers/families.ts';
import { until } from '../helpers/until.ts';
import { copyFaults } from './copies.ts';

/** A run that nobody wants to hear of. */
export const untold: RunEvents = { connected() {}, waits() {} };

/** The application with synchronisation, and a look into its database. */
export interface Syncing extends FamiliesApp {
  here: Sql;
  sync: SyncService;
  /** What was written to the log. */
  log: string[];
}

/** Starts both on a database of the test's own. */
export async function startSyncing(t: TestContext, metrics?: Metrics): Promise<Syncing> {
  const databaseUrl = await createDatabase(t);
  const { sync, log } = openTestSync(t, databaseUrl, { metrics });
  const started = await startFamilies(t, { databaseUrl, sync, ...(metrics && { metrics }) });
  sync.start();
  const here = connect(databaseUrl);
  t.teardown(() => here.end());
  return { ...started, here, sync, log };
}

/** Another instance of application and synchronisation on the same database. */
export async function startAnother(t: TestContext, databaseUrl: string): Promise<Syncing['app']> {
  const { sync } = openTestSync(t, databaseUrl);
  const { app } = await startApp(t, { databaseUrl, sync });
  sync.start();
  return app;
}

/** Synchronisation on a database, ended with the test; it is yet to be started. */
export function openTestSync(
  t: TestContext,
  databaseUrl: string,
  { metrics, allowPrivate = true }: { metrics?: Metrics | undefined; allowPrivate?: boolean } = {},
) {
  const log: string[] = [];
  const note = (message: string) => {
    log.push(message);
  };
  const database = connectDatabase(databaseUrl);
  const { secretsKey } = testSettings;
  const sync = openSync({
    database,
    databaseUrl,
    secretsKey,
    allowPrivate,
    log: { info: note, warn: note, error: note },
    onRunEnd: metrics?.countRun,
  });
  t.teardown(async () => {
    await sync.stop();
    await database.close();
  });
  return { sync, log };
}

/** A target's connection string as it is stored. */
export function sealedTarget(
  targetUrl: string,
  familyId: number,
  id: string,
  secretsKey = testSettings.secretsKey,
): string {
  const keyring = openKeyring(secretsKey);
  return keyring.encrypt(formatTargetUrl(parseTargetUrl(targetUrl)), targetContext(familyId, id));
}

/** A new configuration of the parent. */
export async function configure(parent: Client, targetDbUrl: string, continuousSync = true): Promise<string> {
  const body = { targetDbUrl, continuousSync };
  return (await expectStatus(201, parent.post('/api/sync-configs', body))).body.id;
}

export async function statusOf(parent: Client, id: string) {
  return (await expectStatus(200, parent.get(`/api/sync-configs/${id}`))).body;
}

/** Waits until the configuration has a status. */
export function untilStatus(parent: Client, id: string, status: string): Promise<void> {
  return until(`the status is ${status}`, async () => (await statusOf(parent, id)).syncStatus === status);
}

/** Waits until the copy of a family is what the family is. */
export function untilCopied(here: Sql, there: Sql, familyId: number): Promise<void> {
  return until('the copy is complete', async () => (await copyFaults(here, there, familyId)).length === 0);
}
