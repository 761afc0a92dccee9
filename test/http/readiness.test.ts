import { once } from 'node:events';
import { connect as openSocket } from 'node:net';
import t from 'tap';
import { createDrain } from '../../src/http/limits/drain.ts';
import { createJobs } from '../../src/jobs/queue.ts';
import { startApp, testSettings } from '../helpers/app.ts';
import { connect } from '../helpers/database/connection.ts';
import { createDatabase } from '../helpers/database/database.ts';
import { createProxy } from '../helpers/database/proxy.ts';
import { documentOf } from '../helpers/documents/document.ts';
import { createTestLog, quick } from '../helpers/kernel/jobs.ts';
import { until } from '../helpers/until.ts';
import { asSuperuser } from '../kernel/ledger/checkpoints/tampering.ts';
import { errorOf } from '../kernel/ledger/log/instance.ts';

t.test('answers 200 with the state of each component, without a token', async (t) => {
  let isSigning = true;
  const signing = { isSigning: () => isSigning };
  const jobs = (url: string) => createJobs({ ...quick, workers: 0, url, log: createTestLog() });
  const { app, databaseUrl, ledgerLog } = await startApp(t, { jobs, signing });
  const read = async () => {
    const answer = await app.inject('/readyz');
    return { status: answer.statusCode, body: answer.json() };
  };
  const components = { database: 'ok', migrations: 'ok', jobs: 'ok', checkpoints: 'ok', ledger: 'ok' };
  t.same(await read(), { status: 200, body: { status: 'ready', components } });
  t.notOk('/readyz' in documentOf(app).paths, 'is not an operation of the API');
  isSigning = false;
  const forgery = { id: 1, created_at: '2026-01-01', public_key: 'x', size: 0 };
  await asSuperuser(databaseUrl, (sql) => sql`INSERT INTO log_keys ${sql(forgery)}`);
  await errorOf(ledgerLog.check());
  const failing = { ...components, checkpoints: 'failing', ledger: 'failing' };
  t.same(await read(), { status: 200, body: { status: 'degraded', components: failing } });
  isSigning = true;
  await asSuperuser(databaseUrl, (sql) => sql`DELETE FROM log_keys`);
  await ledgerLog.keepCurrent(0);
  const sql = connect(databaseUrl);
  t.teardown(() => sql.end());
  await sql`ALTER TABLE pgboss.version RENAME TO elsewhere`;
  t.same(await read(), {
    status: 200,
    body: { status: 'degraded', components: { ...components, jobs: 'failing' } },
  });
  await sql`ALTER TABLE pgboss.elsewhere RENAME TO version`;
  await sql`UPDATE schema_migrations SET version = version + 1 WHERE version = (SELECT max(version) FROM schema_migrations)`;
  t.equal((await read()).status, 200, 'a newer instance migrated the database');
  await sql`DELETE FROM schema_migrations WHERE version > 20`;
  t.same(await read(), {
    status: 503,
    body: { status: 'unready', components: { ...components, migrations: 'failing' } },
  });
});

t.test('answers 503 without the database', async (t) => {
  const way = await createProxy(t, await createDatabase(t));
  const { app } = await startApp(t, { databaseUrl: way.url });
  t.equal((await app.inject('/readyz')).statusCode, 200);
  await way.cut();
  const answer = await app.inject('/readyz');
  t.equal(answer.statusCode, 503);
  t.same(answer.json(), { status: 'unready', components: { database: 'failing', migrations: 'failing' } });
  await way.open();
  await until('it is ready again', async () => (await app.inject('/readyz')).statusCode === 200);
});

t.test('answers probes by address only, without limits', async (t) => {
  const settings = { allowedHosts: ['learn.example'], hasRateLimits: true };
  const { app } = await startApp(t, { settings });
  const probe = (host: string) => app.inject({ url: '/readyz', headers: { host } });
  t.equal((await probe('10.0.0.7:3000')).statusCode, 200);
  t.equal((await probe('evil.example')).statusCode, 421);
  t.notOk('ratelimit-limit' in (await probe('10.0.0.7:3000')).headers);
  t.notOk((await probe('10.0.0.7:3000')).body.includes(testSettings.jwtSecret));
});

t.test('answers 503 on new connections while a stop is delayed, and other requests as before', async (t) => {
  const { app } = await startApp(t);
  const drain = createDrain(app, { delayMs: 600_000 });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  t.equal((await fetch(`${address}/readyz`)).status, 200);
  void drain();
  t.equal((await fetch(`${address}/readyz`)).status, 503);
  const other = await fetch(`${address}/api/healthcheck`);
  t.same([other.status, other.headers.get('connection')], [200, 'close']);
});

t.test('answers 503 on open connections as soon as the service stops', async (t) => {
  const { app } = await startApp(t);
  const drain = createDrain(app, { idleMs: 60_000, limitMs: 60_000 });
  const { port, hostname } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = openSocket(Number(port), hostname).setEncoding('utf8');
  let received = '';
  socket.on('data', (text: string) => {
    received += text;
  });
  const send = () => socket.write('GET /readyz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  send();
  await until('it is ready', () => received.includes('"status":"ready"'));
  received = '';
  const drained = drain();
  send();
  await once(socket, 'close');
  t.match(received, /^HTTP\/1.1 503 .*"status":"stopping"/s);
  await drained;
});
