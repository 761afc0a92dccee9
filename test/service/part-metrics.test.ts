import t from 'tap';
import { programVersion } from '../../src/base/version.ts';
import { createJobs } from '../../src/jobs/queue.ts';
import { clusterWriters } from '../../src/kernel/commands/group-commit.ts';
import { keepCheckpoints } from '../../src/kernel/ledger/log/checkpoint-keeper.ts';
import { createLedgerLog } from '../../src/kernel/ledger/log/log.ts';
import { watchSigning } from '../../src/service/part-metrics.ts';
import { createMetrics } from '../../src/slice/metrics.ts';
import { startApp, testSettings } from '../helpers/app.ts';
import { runCli } from '../helpers/cli.ts';
import { citusUrl } from '../helpers/database/citus.ts';
import { createReward, registerFamily } from '../helpers/families/client.ts';
import { createTestLog, quick } from '../helpers/kernel/jobs.ts';
import { metricsToken, readMetrics } from '../helpers/metrics.ts';
import { until } from '../helpers/until.ts';
import { asSuperuser } from '../kernel/ledger/checkpoints/tampering.ts';
import { errorOf } from '../kernel/ledger/log/instance.ts';

let aheadMs = 0;
const now = () => new Date(Date.now() + aheadMs);
const metrics = createMetrics(metricsToken);
const signing = watchSigning(metrics.registry);
const { app, database, ofService, databaseUrl, ledgerLog } = await startApp(t, {
  metrics,
  now,
  jobs: (url) => createJobs({ ...quick, url, log: createTestLog() }),
});
const read = async (name: string) => (await readMetrics(app)).get(name);

t.test('names the version', async (t) => {
  const { version, node, schema } = programVersion();
  const labels = `version="${version}",commit="unknown",node="${node}",schema="${schema}"`;
  t.equal(await read(`service_build_info{${labels}}`), 1);
});

t.test('counts the commands of each transaction, and those that wait', async (t) => {
  const { parent } = await registerFamily(app);
  const commands = Number(await read('commands_batch_size_sum'));
  const transactions = Number(await read('commands_batch_size_count'));
  await Promise.all([1, 2, 3].map(() => createReward(parent)));
  t.equal(await read('commands_batch_size_sum'), commands + 3);
  t.ok(Number(await read('commands_batch_size_count')) > transactions);
  const tx = await database.begin();
  await tx.query(`SELECT FROM families WHERE family_id = ${parent.id} FOR UPDATE`);
  t.teardown(tx.rollBack);
  const begun = Number(await read('commands_batch_size_count'));
  const first = createReward(parent);
  await until('its transaction begins', async () => Number(await read('commands_batch_size_count')) > begun);
  const second = createReward(parent);
  await until('a command waits behind it', async () => (await read('commands_waiting')) === 1);
  await tx.rollBack();
  await Promise.all([first, second]);
  t.equal(await read('commands_waiting'), 0);
});

t.test('counts connections that transactions hold or wait for', async (t) => {
  const readPool = async () => {
    const found = await readMetrics(app);
    return ['held', 'waiting'].map((name) => found.get(`database_connections_${name}`));
  };
  t.same(await readPool(), [0, 0]);
  const limit = citusUrl === undefined ? 5 : 5 + clusterWriters;
  const open = await Promise.all(Array.from({ length: limit }, () => ofService.begin()));
  const next = ofService.begin();
  t.same(await readPool(), [limit, 1]);
  t.equal(await read('database_statements_pending'), 0);
  for (const tx of open) await tx.rollBack();
  await (await next).rollBack();
  t.same(await readPool(), [0, 0]);
});

t.test('reports the age of the last checkpoint, and counts failures', async (t) => {
  t.equal(await read('ledger_checkpoint_age_seconds'), Number.POSITIVE_INFINITY);
  const checkpoints = createLedgerLog({ database, settings: testSettings, now, log: createTestLog() });
  const { root } = await checkpoints.current();
  aheadMs += 3_600_000;
  const age = Number(await read('ledger_checkpoint_age_seconds'));
  t.ok(age >= 3600 && age < 3700, `${age}`);
  let fails = true;
  const keepCurrent = async () => {
    if (fails) throw new Error('no');
    return 60_000;
  };
  const stop = keepCheckpoints({ keepCurrent }, { log: createTestLog(), everyMs: 1, ...signing });
  t.teardown(stop);
  await until('a round fails', () => !signing.isSigning());
  t.ok(Number(await read('ledger_checkpoint_failures_total')) >= 1);
  fails = false;
  await until('a round succeeds', signing.isSigning);
  t.equal(await read('ledger_contradictions'), 0);
  await asSuperuser(databaseUrl, (sql) => sql`UPDATE log_checkpoints SET root = ${Buffer.alloc(32)}`);
  const { problems } = await errorOf(ledgerLog.check());
  t.equal(await read('ledger_contradictions'), problems.length);
  await asSuperuser(databaseUrl, (sql) => sql`UPDATE log_checkpoints SET root = ${root}`);
});

t.test('reports the age and the result of the last verification of all families', async (t) => {
  const results = async () => {
    const found = await readMetrics(app);
    return ['age_seconds', 'passed'].map((name) => found.get(`ledger_verification_${name}`));
  };
  // Verification by the command finds events after the machine's time.
  aheadMs = 0;
  const { parent } = await registerFamily(app);
  await createReward(parent);
  const verify = (...args: string[]) => runCli(databaseUrl, 'ledger', 'verify', ...args);
  t.equal((await verify('--family', String(parent.id))).code, 0);
  t.same(await results(), [Number.POSITIVE_INFINITY, undefined], 'one family is not all');
  t.equal((await verify()).code, 0);
  aheadMs = 3_600_000;
  const [age, passed] = await results();
  t.ok(Number(age) >= 3600 && Number(age) < 3700, `${age}`);
  t.equal(passed, 1);
  await database.sql`UPDATE families SET head = decode(repeat('00', 32), 'hex') WHERE family_id = ${parent.id}`;
  t.equal((await verify()).code, 1);
  t.same((await results())[1], 0);
});

t.test('counts waiting jobs, and attempts by result', async (t) => {
  const [queue] = await database.sql<{ name: string }[]>`SELECT name FROM pgboss.queue ORDER BY name`;
  const name = queue?.name ?? '';
  t.equal(await read(`jobs_waiting{name="${name}"}`), 0);
  const attempts = async (result: string) =>
    read(`jobs_duration_seconds_count{name="${name}",result="${result}"}`);
  t.same(await Promise.all(['completed', 'retrying', 'failed'].map(attempts)), [0, 0, 0]);
  await database.sql`INSERT INTO pgboss.job (name, state, start_after) VALUES
    (${name}, 'created', now() + interval '1 day'), (${name}, 'retry', now() + interval '1 day'),
    (${name}, 'completed', now())`;
  t.equal(await read(`jobs_waiting{name="${name}"}`), 2);
  // No job has such data, so its handler fails.
  await database.sql`INSERT INTO pgboss.job (name, data, retry_limit, retry_delay) VALUES (${name}, '7', 1, 0)`;
  await until('the last attempt fails', async () => (await attempts('failed')) === 1);
  t.equal(await attempts('retrying'), 1);
});
