import t, { type Test } from 'tap';
import { prepareDatabase } from '../../src/service/prepare-database.ts';
import { startApp, testSettings } from '../helpers/app.ts';
import { resultOf, runCliWith, startCli } from '../helpers/cli.ts';
import { addNodes, databaseUrlsOf, noCluster } from '../helpers/database/citus.ts';
import { asService, connect, withDatabase } from '../helpers/database/connection.ts';
import { createDatabase, createEmptyDatabase, createPlainDatabase } from '../helpers/database/database.ts';
import { waitingForLocks } from '../helpers/database/locks.ts';
import { clientOf, createReward, expectStatus, registerFamily } from '../helpers/families/client.ts';
import { silent } from '../helpers/silent.ts';
import { until } from '../helpers/until.ts';

/** Returns the variables of a service with a role of its own. */
function variablesOf(ownerUrl: string): Record<string, string> {
  const { ledgerSigningKey: LEDGER_SIGNING_KEY } = testSettings;
  return { DATABASE_URL: asService(ownerUrl), DATABASE_OWNER_URL: ownerUrl, LEDGER_SIGNING_KEY };
}

/** Returns a function that runs the command line with both roles. */
function cliOn(ownerUrl: string) {
  return (...args: string[]) => runCliWith(variablesOf(ownerUrl), ...args);
}

/** Runs statements in a session of its own. */
async function run(url: string, ...statements: string[]): Promise<void> {
  const sql = connect(url);
  for (const statement of statements) await sql.unsafe(statement);
  await sql.end();
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

/** Creates a migrated database that is not distributed. */
async function createMigrated(t: Test): Promise<string> {
  const ownerUrl = await createEmptyDatabase(t);
  await prepareDatabase({ ownerUrl, url: asService(ownerUrl) }, silent);
  return ownerUrl;
}

t.test(
  'db status, db distribute: say that a database is on one server, and how it becomes a cluster',
  async (t) => {
    const cli = cliOn(await createPlainDatabase(t));
    t.match(await cli('db', 'status'), { code: 0, output: 'The database is on one server.\n' });
    t.match(await cli('db', 'distribute'), {
      code: 1,
      errors: /^The database has no Citus: run CREATE EXTENSION/,
    });
  },
);

t.test(
  'db distribute: distributes an existing database by one command, as the owner',
  { skip: noCluster },
  async (t) => {
    const ownerUrl = await createMigrated(t);
    const cli = cliOn(ownerUrl);
    const before = await startApp(t, { databaseUrl: ownerUrl });
    const { learner, parent } = await registerFamily(before.app);
    const { id } = await createReward(parent, { title: 'Kite', tokenCost: 5 });
    await addNodes(ownerUrl);
    t.match(await cli('db', 'distribute'), { code: 1, errors: /uses the database: stop it first/ });
    await before.app.close();
    await before.ofService.close();
    await before.database.close();

    t.match(await cli('db', 'distribute', '--dry-run'), {
      code: 0,
      errors: /^Sets .*\nDistributes 1 family over \d nodes: /,
    });
    t.match(await cli('db', 'status'), { code: 0, output: 'Distributed: nothing' });
    t.match(await cli('db', 'distribute'), { code: 0, errors: /\d+ tables distributed\./ });
    t.match(await cli('db', 'distribute'), { code: 0, errors: /distributed already/ });
    const { output } = await cli('db', 'status');
    t.match(output, /Distributed: .*\bentries, events, families\b/);
    const values =
      /PostgreSQL \d+, Citus \d+\.\S+, max_prepared_transactions \d+, wal_level \w+, lc_messages \S+, citus.recover_2pc_interval \d+ s$/gm;
    const nodes = await databaseUrlsOf(ownerUrl);
    t.equal(output.match(values)?.length, nodes.length, 'shows the settings of each node');
    t.match(await cli('ledger', 'verify'), { code: 0 });

    const { app } = await startApp(t, { databaseUrl: ownerUrl });
    const { body } = await expectStatus(200, clientOf(app, learner.token).get('/api/rewards'));
    t.match(body, [{ id, title: 'Kite' }]);
    await expectStatus(200, clientOf(app, parent.token).put(`/api/rewards/${id}`, { tokenCost: 6 }));
    t.match(await cli('ledger', 'verify'), { code: 0 });
  },
);

t.test(
  'db distribute: stores the settings first, and a repetition completes a killed one',
  { skip: noCluster },
  async (t) => {
    const ownerUrl = await createMigrated(t);
    await addNodes(ownerUrl);
    const cli = cliOn(ownerUrl);
    const other = connect(ownerUrl);
    await other.unsafe('BEGIN; LOCK TABLE users IN ACCESS SHARE MODE');
    const child = startCli(variablesOf(ownerUrl), 'db', 'distribute');
    await until('it waits for the table', async () => (await waitingForLocks(ownerUrl)) > 0);
    child.kill('SIGKILL');
    await resultOf(child);
    await other`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await other.end();
    t.match(await cli('db', 'status'), { code: 0, output: 'Distributed: nothing' });
    const { errors } = await cli('db', 'distribute', '--dry-run');
    t.match(errors, 'Distributes 0 families over ');
    t.notMatch(errors, 'citus.');
    t.match(await cli('db', 'distribute'), { code: 0, errors: /\d+ tables distributed\./ });
    t.match(await cli('db', 'status'), { code: 0, errors: '' });
  },
);

const laterTable = [
  'CREATE TABLE "Later" (family_id bigint PRIMARY KEY, learner_id bigint REFERENCES users (id))',
  `CREATE TRIGGER "Later_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "Later"
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
  'INSERT INTO "Later" VALUES (1)',
];

t.test(
  'db status: tells each half-done state, which db distribute completes',
  { skip: noCluster },
  async (t) => {
    const ownerUrl = await createDatabase(t);
    const cli = cliOn(ownerUrl);
    t.match(await cli('db', 'status'), { code: 0, errors: '' });
    const database = `DATABASE "${nameOf(ownerUrl)}"`;
    const [coordinator = '', worker = ''] = await databaseUrlsOf(ownerUrl);
    const ofDatabase = ['citus.max_adaptive_executor_pool_size', 'citus.enable_unsafe_triggers'];
    const ofRoles = [asService(ownerUrl), ownerUrl].map((url) => new URL(url).username);
    const onWorkerOnly = 'SET citus.enable_ddl_propagation = off';
    const states: [string, string, ...string[]][] = [
      ...ofDatabase.map((name): [string, string, string] => [
        `These settings are missing: ${name}:`,
        coordinator,
        `ALTER ${database} RESET ${name}`,
      ]),
      ...ofRoles.map((role): [string, string, string, string] => [
        `These settings are missing: lock_timeout of ${role}:`,
        worker,
        onWorkerOnly,
        `ALTER ROLE "${role}" IN ${database} RESET lock_timeout`,
      ]),
      ['These tables are not distributed, but families are: Later:', coordinator, ...laterTable],
    ];
    for (const [fault, node, ...statements] of states) {
      await run(node, ...statements);
      t.match(await cli('db', 'status'), { code: 1, errors: fault });
      t.match(await cli('db', 'distribute'), { code: 0, errors: /\d+ tables distributed\./ }, fault);
      t.match(await cli('db', 'status'), { code: 0, errors: '' });
    }
    const sql = connect(ownerUrl);
    t.teardown(() => sql.end());
    const triggers = await sql<{ result: string }[]>`
    SELECT result FROM run_command_on_placements('"Later"', $$
      SELECT string_agg(tgname, ' ') FROM pg_trigger WHERE tgrelid = '%s'::regclass AND NOT tgisinternal $$)`;
    for (const { result } of triggers) t.match(result, /^Later_append_only_\d+$/);
    t.match(await sql`SELECT count(*)::int AS rows FROM "Later"`, [{ rows: 1 }]);
    t.match(await sql`SELECT FROM pg_constraint WHERE conrelid = '"Later"'::regclass AND contype = 'f'`, [
      {},
    ]);
  },
);

t.test('db status, db distribute: name a node that does not answer', { skip: noCluster }, async (t) => {
  const ownerUrl = await createDatabase(t);
  const cli = cliOn(ownerUrl);
  const [, worker = ''] = await databaseUrlsOf(ownerUrl);
  const { host } = new URL(worker);
  const allow = (isAllowed: boolean) =>
    run(
      withDatabase(worker, 'postgres'),
      `ALTER DATABASE "${nameOf(worker)}" ALLOW_CONNECTIONS ${isAllowed}`,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${nameOf(worker)}'`,
    );
  const errors = `The node ${host} does not answer: `;
  await allow(false);
  t.match(await cli('db', 'status'), { code: 1, output: `${host}  worker`, errors });
  t.match(await cli('db', 'distribute'), { code: 1, errors });
  await allow(true);
  t.match(await cli('db', 'status'), { code: 0, errors: '' });
});
