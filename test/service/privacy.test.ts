import { once } from 'node:events';
import { connect } from 'node:net';
import t from 'tap';
import { startApp } from '../helpers/app.ts';
import { citusUrl } from '../helpers/database/citus.ts';
import { createWalk, mark, startLogged } from '../helpers/families/typed-text.ts';
import { createWorlds } from '../helpers/families/world.ts';
import { until } from '../helpers/until.ts';

t.test('logs no text that a person typed, in any operation', async (t) => {
  const logged = await startLogged(t);
  const walk = await createWalk(logged);
  const statuses = await walk();
  for (const status of [200, 201, 400, 401, 404, 415]) t.ok(statuses[status], `answers with ${status}`);
  t.ok(logged.lines.length > 1000, 'the log has the requests');
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
const skip =
  (process.env['DATABASE_URL'] !== undefined || citusUrl !== undefined) && 'it needs the embedded database';
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
