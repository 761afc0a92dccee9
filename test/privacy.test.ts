import { once } from 'node:events';
import { connect } from 'node:net';
import t, { type Test } from 'tap';
import { loggerOptions } from '../src/logging.ts';
import { startApp, type TestApp } from './helpers/app.ts';
import { createReward, expectStatus } from './helpers/client.ts';
import { contractOf } from './helpers/contract.ts';
import { idleServices } from './helpers/contributions.ts';
import { createDatabase } from './helpers/database.ts';
import { markedRequests } from './helpers/marked-requests.ts';
import { createProxy } from './helpers/proxy.ts';
import { until } from './helpers/until.ts';
import { clientFor, createWorlds } from './helpers/world.ts';

/** Text that persons type. It fits usernames, names, titles and topics. */
const mark = 'Xantippe7';

/** Statements after which every write fails with an error that quotes the row. */
const quoting = [
  `CREATE FUNCTION quote_row() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the row %', NEW USING DETAIL = NEW::text, HINT = NEW::text; END $$`,
  `DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
    LOOP EXECUTE format('CREATE TRIGGER quote BEFORE INSERT OR UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION quote_row()', name);
    END LOOP; END $$`,
];

/** Starts the application with a log at the lowest level. `findings` returns the lines with the mark. */
async function startLogged(t: Test, databaseUrl?: string) {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const write = (line: string) => void lines.push(line);
  const started = await startApp(t, {
    logger: { ...loggerOptions('trace'), stream },
    log: { info: write, warn: write, error: write },
    services: idleServices,
    settings: { trustProxy: 1, corsOrigins: ['https://app.example'] },
    ...(databaseUrl !== undefined && { databaseUrl }),
  });
  return {
    ...started,
    lines,
    findings: () => lines.filter((line) => line.toLowerCase().includes('xantippe7')),
  };
}

/** Returns a function that sends every marked request of every operation, and counts the answers by status. */
async function createWalk({ app, database }: TestApp) {
  const { document, operations } = contractOf(app);
  const newWorld = await createWorlds(app, database);
  const world = await newWorld();
  await createReward(world.parent, { title: mark, description: mark });
  await expectStatus(201, world.parent.post('/api/learners', { name: mark }));
  return async () => {
    const statuses: Record<number, number> = {};
    for (const operation of operations) {
      for (const request of markedRequests(operation, document, world, mark)) {
        const { status } = await clientFor(operation, world).send(request);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }
    return statuses;
  };
}

t.test('logs no text that a person typed, in any operation', async (t) => {
  const logged = await startLogged(t);
  const walk = await createWalk(logged);
  const statuses = await walk();
  for (const status of [200, 201, 400, 401, 404, 415]) t.ok(statuses[status], `answers with ${status}`);
  t.ok(logged.lines.length > 1000, 'the log has the requests');
  t.same(logged.findings().slice(0, 3), []);
});

t.test('logs no text that a person typed if the database quotes it in errors', async (t) => {
  const logged = await startLogged(t);
  const { database } = logged;
  const walk = await createWalk(logged);
  for (const statement of quoting) await database.query(statement);
  const statuses = await walk();
  t.ok((statuses[500] ?? 0) > 100, 'many requests fail');
  t.ok(logged.lines.some((line) => /"code":"P0001"/.test(line) && /request failed/.test(line)));
  t.same(logged.findings().slice(0, 3), []);
});

t.test('logs no text that a person typed while the database is down', async (t) => {
  const way = await createProxy(t, await createDatabase(t));
  const logged = await startLogged(t, way.url);
  const walk = await createWalk(logged);
  await way.cut();
  const statuses = await walk();
  t.ok((statuses[503] ?? 0) > 100, 'many requests fail');
  t.same(logged.findings().slice(0, 3), []);
});

t.test('logs no bytes of requests that are not HTTP', async (t) => {
  const { app, lines, findings } = await startLogged(t);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  for (const bytes of [
    `GET /${mark} HTTP/9.9\r\n\r\n`,
    `${mark} / HTTP/1.1\r\n\r\n`,
    `GET / HTTP/1.1\r\n${mark}\r\n\r\n`,
  ]) {
    const before = lines.length;
    const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1').resume();
    socket.write(bytes);
    await once(socket, 'close');
    t.ok(lines.length > before, 'the log has the error');
  }
  t.same(findings(), []);
});

t.test('logs the path with the values of integers and UUIDs, and the error with its place', async (t) => {
  const { app, database, lines } = await startLogged(t);
  const { learner, parent } = await (await createWorlds(app, database))();
  lines.length = 0;
  const id = '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00';
  await learner.get(`/api/lessons/${id}`);
  await learner.get(`/api/lessons?learnerId=${learner.id}&limit=5&${mark}=5`);
  await parent.get('/api/lessons/4711x');
  await learner.get(`/api/learner-settings/${mark}`);
  await learner.get(`/${mark}`);
  const urls = lines.flatMap((line) => JSON.parse(line).req?.url ?? []);
  t.same(urls, [
    `/api/lessons/${id}`,
    `/api/lessons?learnerId=${learner.id}&limit=5`,
    '/api/lessons/:lessonId',
    '/api/learner-settings/:learnerId',
    'none',
  ]);
  t.notMatch(lines.join(), /"host"/);
});

// A server at DATABASE_URL has its operator's settings.
const skip = process.env['DATABASE_URL'] !== undefined;
t.test('keeps values of failed statements out of the log of the embedded database', { skip }, async (t) => {
  const { database } = await startApp(t);
  await t.rejects(database.query(`SELECT '${mark}'::integer`), { code: '22P02' });
  const end = `end of the test ${process.pid} ${performance.now()}`;
  await database.query(`DO $$ BEGIN RAISE LOG '${end}'; END $$`);
  let log = '';
  await until('the log has the later line', async () => {
    [{ log } = { log }] = await database.query<{ log: string }>(
      'SELECT pg_read_file(pg_current_logfile()) AS log',
    );
    return log.includes(end);
  });
  t.notMatch(log, mark);
});
