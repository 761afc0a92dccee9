import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import t, { type Test } from 'tap';
import { createDatabase, createEmptyDatabase } from '../helpers/database/database.ts';
import { runService, setupCodeOf } from '../helpers/service.ts';
import { until } from '../helpers/until.ts';

const hasScript = spawnSync('script', ['--version']).status === 0;

/** Returns the variables of a first start, on a database without tables. */
async function firstStart(t: Test): Promise<Record<string, string>> {
  return {
    DATABASE_URL: await createEmptyDatabase(t),
    JWT_SECRET: 'j'.repeat(32),
    SECRETS_KEY: 's'.repeat(32),
    LEDGER_SIGNING_KEY: Buffer.alloc(32, 1).toString('base64'),
    PORT: '0',
  };
}

/** Starts the service on a terminal, with a request. Returns its lines up to the end by Ctrl-C, without colours. */
async function linesOnTerminal(t: Test, variables: Record<string, string>): Promise<string[]> {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const terminal = spawn('script', ['-qec', 'exec npm start --silent', '/dev/null'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...(await firstStart(t)), ...variables },
  });
  t.teardown(() => terminal.kill('SIGKILL'));
  const ended = once(terminal, 'close');
  let output = '';
  terminal.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await until('it explains the first step', () => /'\r\n$/.test(output));
  const started = stripVTControlCharacters(output);
  const [, address = ''] = /The service answers at (\S+),/.exec(started) ?? [];
  await fetch(`${address}/api/user`);
  await until('the request has a line', () => output.includes('/api/user'));
  terminal.stdin.write('\u0003');
  t.same(await ended, [0, null]);
  const lines = stripVTControlCharacters(output).split('\r\n');
  t.same(started.split('\r\n').slice(0, -1), lines.slice(0, started.split('\r\n').length - 1));
  return lines;
}

/** What a first start says, in this order. The address and the first step come last. */
const story = [
  /The database is ready: \d+ migrations applied\.$/,
  /By its settings, the instance is not exposed \(/,
  /Server listening at http:/,
  /The service answers at http:\S+, with its documentation at http:\S+\/docs\.$/,
  /^There is no user yet\./,
  /^ {2}curl http:\S+\/register /,
];

for (const workers of [1, 2])
  t.test(
    `on a terminal, the log of ${workers} is for people`,
    { skip: !hasScript && 'no script' },
    async (t) => {
      const lines = await linesOnTerminal(t, { WORKERS: String(workers) });
      const expected = [...story.slice(0, 2), ...Array(workers).fill(story[2]), ...story.slice(3)];
      for (const [i, form] of expected.entries()) t.match(lines[i], form);
      for (const line of lines.slice(0, expected.length - 2))
        t.match(line, /^\[\d\d:\d\d:\d\d\] INFO: [A-Z]/);
      t.match(
        lines[expected.length],
        /^\[\d\d:\d\d:\d\d\] INFO: request: GET \/api\/user, 401, [\d.]+ ms$/,
        'a request has a line',
      );
      t.notMatch(lines.join('\n'), '{"level"');
    },
  );

t.test('LOG_FORMAT=json writes JSON to a terminal too', { skip: !hasScript && 'no script' }, async (t) => {
  const lines = await linesOnTerminal(t, { LOG_FORMAT: 'json' });
  const messages = lines.slice(0, 4).map((line) => JSON.parse(line).msg);
  for (const [i, form] of story.slice(0, 4).entries()) t.match(messages[i], form);
  t.match(lines[4], story[4]);
});

t.test('elsewhere, the log has JSON, with one line about migrations', async (t) => {
  const service = runService(t, await firstStart(t));
  await service.address;
  t.equal(await service.end('SIGTERM'), 0);
  const lines = service.output().trim().split('\n');
  const messages = lines.map((line) => JSON.parse(line).msg);
  t.equal(messages.length, 4);
  for (const [i, form] of story.slice(0, 4).entries()) t.match(messages[i], form);
});

t.test('a later start counts no migrations, and APP_URL exposes: the log says its address', async (t) => {
  const variables = {
    ...(await firstStart(t)),
    DATABASE_URL: await createDatabase(t),
    APP_URL: 'https://user:secret@learn.example/school/',
  };
  const service = runService(t, variables);
  await service.address;
  await setupCodeOf(service);
  t.equal(await service.end('SIGTERM'), 0);
  const lines = service.output().trim().split('\n');
  const messages = lines.map((line) => JSON.parse(line).msg);
  t.equal(messages[0], 'The database is ready.');
  t.equal(messages.at(-1), 'Its public address is https://learn.example/school, by APP_URL.');
  t.notMatch(service.output() + service.errors(), 'secret');
  const exposed = messages.filter((message) => message.startsWith('The instance is'));
  t.match(exposed, [/exposed \(APP_URL names learn\.example\)/]);
  t.equal(exposed.length, 1);
  t.equal([...service.errors().matchAll(/with the setup code ([\w-]{22})/g)].length, 1, 'with a setup code');
});

t.test(
  'LOG_FORMAT=pretty writes for people everywhere, without colours, and all of it at the end',
  async (t) => {
    const service = runService(t, { ...(await firstStart(t)), LOG_FORMAT: 'pretty' });
    await service.address;
    t.equal(await service.end('SIGTERM'), 0);
    const lines = service.output().trim().split('\n');
    for (const [i, form] of story.slice(0, 4).entries()) t.match(lines[i], form);
    for (const line of lines) t.match(line, /^\[\d\d:\d\d:\d\d\] INFO: [A-Z]/);
  },
);
