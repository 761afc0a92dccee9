import { pino } from 'pino';
import t from 'tap';
import { loggerOptions } from '../src/logging.ts';
import { startApp } from './helpers/app.ts';
import { register } from './helpers/client.ts';
import { createDatabase } from './helpers/database.ts';
import { refusal } from './helpers/expectations.ts';
import { createProxy } from './helpers/proxy.ts';

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
