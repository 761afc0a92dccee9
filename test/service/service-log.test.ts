import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { inspect, promisify } from 'node:util';
import { pino } from 'pino';
import t from 'tap';
import { loggerOptions } from '../../src/service/logging.ts';
import { startApp } from '../helpers/app.ts';
import { createDatabase } from '../helpers/database/database.ts';
import { createProxy } from '../helpers/database/proxy.ts';
import { refusal } from '../helpers/documents/expectations.ts';
import { register } from '../helpers/families/client.ts';
import { until } from '../helpers/until.ts';

t.test('logs the cause of a 503 and hides it from the client', async (t) => {
  const lines: string[] = [];
  const logger = { ...loggerOptions('warn'), stream: { write: (line: string) => lines.push(line) } };
  const way = await createProxy(t, await createDatabase(t));
  const { app } = await startApp(t, { databaseUrl: way.url, logger });
  const user = await register(app, 'PARENT');
  await way.cut();
  const answer = await user.get('/api/learners');
  t.match(answer, refusal(503, 'SERVICE_UNAVAILABLE'));
  t.notMatch(JSON.stringify(answer.body), /ECONNREFUSED|CONNECTION/);
  t.equal(lines.length, 1);
  t.match(JSON.parse(lines[0] ?? '{}'), { level: 40, err: { code: /^(ECONNREFUSED|CONNECTION_\w+)$/ } });
});

t.test('logs no message of an error, however a library logs it', async (t) => {
  const lines: string[] = [];
  const log = pino(loggerOptions('trace'), { write: (line: string) => void lines.push(line) });
  const error = new Error('a typed text', { cause: new Error('a typed text') });
  log.error(error);
  log.warn(error, error.message);
  log.info({ err: error });
  log.debug({ err: error }, error.message);
  log.error(error, 'fixed words');
  log.info({ status: 200 }, 'fixed words');
  t.notMatch(lines.join(), 'a typed text');
  t.same(
    lines.map((line) => JSON.parse(line).msg),
    ['failed', 'failed', 'failed', 'failed', 'fixed words', 'fixed words'],
  );
});

t.test('writes one line for a request, with its route, status, duration, user and ids', async (t) => {
  const lines: string[] = [];
  const logger = { ...loggerOptions('info'), stream: { write: (line: string) => lines.push(line) } };
  const { app } = await startApp(t, { logger, settings: { trustProxy: 1 } });
  const user = await register(app, 'PARENT');
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const send = async (url: string, headers: Record<string, string>) => {
    lines.length = 0;
    const answer = await user.send({ method: 'GET', url, headers });
    t.equal(lines.length, 1, url);
    return { answer, line: JSON.parse(lines[0] ?? '{}') };
  };
  const headers = { 'x-request-id': 'edge:4711.a_b-c', traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  const known = await send('/api/sessions?limit=5', headers);
  t.match(known.line, {
    level: 30,
    msg: 'request',
    reqId: 'edge:4711.a_b-c',
    req: { method: 'GET', url: '/api/sessions?limit=5' },
    route: '/api/sessions',
    status: 200,
    ms: Number,
    userId: user.id,
    traceId,
  });
  t.equal(known.answer.headers['x-request-id'], 'edge:4711.a_b-c');
  t.notOk('code' in known.line || 'err' in known.line);
  const refused = await send('/api/lessons/01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00', {
    'x-request-id': 'not safe',
    traceparent: `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
  });
  t.match(refused.line, { route: '/api/lessons/:lessonId', status: 404, code: 'LESSON_NOT_FOUND' });
  t.match(refused.line.reqId, /^[0-9a-f-]{36}$/);
  t.equal(refused.answer.body.requestId, refused.line.reqId);
  t.notOk('traceId' in refused.line);
  t.match((await send('/%zz', {})).line, { route: 'none', status: 400 }, 'also for a path without a meaning');
});

t.test('takes the ids of a request and of its trace from nobody but a trusted proxy', async (t) => {
  const lines: string[] = [];
  const logger = { ...loggerOptions('info'), stream: { write: (line: string) => lines.push(line) } };
  const traceparent = `00-${'a'.repeat(32)}-b7ad6b7169203331-01`;
  for (const trustProxy of [false, '10.0.0.0/8'] as const) {
    const { app } = await startApp(t, { logger, settings: { trustProxy } });
    const headers = { 'x-request-id': 'edge-1', traceparent };
    const answer = await app.inject({ url: '/api/healthcheck', headers });
    t.not(answer.headers['x-request-id'], 'edge-1');
    t.notMatch(lines.at(-1), 'a'.repeat(32));
  }
});

t.test('no request brings a control character into the log, which a terminal would obey', async (t) => {
  const lines: string[] = [];
  const logger = { ...loggerOptions('trace'), stream: { write: (line: string) => lines.push(line) } };
  const { app } = await startApp(t, { logger, settings: { trustProxy: 1 } });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const ended = 'Host: localhost\r\nConnection: close\r\n\r\n';
  const fields = ['X-Request-Id', 'X-Forwarded-For', 'X-Forwarded-Host', 'Via', 'Traceparent', 'Accept'];
  for (const control of ['\x1b', '\x9b', '\x07', '%1b', '%9b', '%c2%9b', '%0a', '%e2%80%a8', '%e2%80%ae']) {
    const evil = `x${control}[2Jy`;
    for (const request of [
      ...[evil, `api/lessons/${evil}`, `api/sessions?limit=${evil}&${evil}=1`, `awards/${evil}`].map(
        (path) => `GET /${path} HTTP/1.1\r\n${ended}`,
      ),
      ...fields.map((name) => `GET /api/user HTTP/1.1\r\n${name}: ${evil}\r\n${ended}`),
      `${evil} / HTTP/1.1\r\n${ended}`,
      `GET / HTTP/1.1\r\nHost: ${evil}\r\nConnection: close\r\n\r\n`,
    ]) {
      lines.length = 0;
      const socket = connect(Number(port), '127.0.0.1').resume();
      socket.write(request, 'latin1');
      await once(socket, 'close');
      await until('the request has a line', () => lines.length > 0);
      const texts = lines.map((line) => JSON.parse(line, (name, value) => (name === 'stack' ? '' : value)));
      t.notMatch(
        inspect(texts, { depth: null }),
        /\\x|\\u|%1b|\[2J|[\p{Zl}\p{Zp}\p{Bidi_Control}]/u,
        request,
      );
    }
  }
});

t.test('writes a line for a request whose client leaves', async (t) => {
  const lines: string[] = [];
  const logger = { ...loggerOptions('info'), stream: { write: (line: string) => lines.push(line) } };
  const { app, database } = await startApp(t, { logger });
  const user = await register(app, 'PARENT');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const leave = new AbortController();
  await database.transaction(async (tx) => {
    await tx.query('LOCK TABLE users');
    const left = fetch(`${address}/api/user`, {
      headers: { authorization: `Bearer ${user.token}` },
      signal: leave.signal,
    });
    await until('it waits', async () => {
      const [row] = await database.query<{ waiting: number }>(
        'SELECT count(*) AS waiting FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())',
      );
      return row?.waiting === 1;
    });
    leave.abort();
    await t.rejects(left);
    await until('the line is there', () => lines.some((line) => JSON.parse(line).isAborted));
  });
});

t.test('hides as much in the log for people as in JSON', async (t) => {
  const source = `
    import { pino } from 'pino';
    import { createLogDestination, loggerOptions } from './src/service/logging.ts';
    const { stream } = await createLogDestination({ isTerminal: false, format: 'pretty' });
    const log = pino(loggerOptions('info'), stream);
    log.error(new Error('a typed text'), 'fixed words');
    log.info({ req: { method: 'GET', headers: { authorization: 'a typed text' }, routeOptions: {} } }, 'request');`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', source], {
    cwd: join(import.meta.dirname, '../..'),
  });
  t.match(stdout, /ERROR: fixed words\n +err: \{\n +"type": "Error"/);
  t.match(stdout, /INFO: request: GET none, /);
  t.notMatch(stdout, 'a typed text');
});

/** Source of a program that logs and ends. `end` is its last statement. */
const program = (end: string) => `
  import { pino } from 'pino';
  import { createLogDestination, loggerOptions } from './src/service/logging.ts';
  const { stream } = await createLogDestination({ isTerminal: false });
  const log = pino(loggerOptions('info'), stream);
  for (let i = 0; i < 1000; i += 1) log.info('line ' + i);
  ${end}`;

t.test('writes the log in chunks, and all of it at an end and after a crash', async (t) => {
  for (const [end, code] of [
    ['process.exit(3);', 3],
    ["setImmediate(() => { throw new Error('nothing catches this'); });", 1],
  ] as const) {
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program(end)], {
      cwd: join(import.meta.dirname, '../..'),
    });
    const { stdout } = await t.rejects(run, { code }).then(() => run.catch((error) => error));
    const lines = stdout.trim().split('\n');
    t.same(
      lines.map((line: string) => JSON.parse(line).msg),
      Array.from({ length: 1000 }, (_, i) => `line ${i}`),
    );
  }
});
