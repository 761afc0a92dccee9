import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import t, { type Test } from 'tap';
import { connectTarget } from '../../../src/sync/target/connection.ts';
import { isTransient, type TargetErrorKind } from '../../../src/sync/target/error.ts';
import { parseTargetUrl } from '../../../src/sync/target/url.ts';
import { createDatabase } from '../../helpers/database.ts';
import { until } from '../../helpers/until.ts';
import { targetUrlOf } from '../copies.ts';
import { at, failureOf, password, plain, reach } from './reach.ts';
import { done, honestScram, listen, scramServer, trusting } from './servers.ts';

t.test('every value comes and goes as text, to the last digit', async (t) => {
  const session = await reach(t, parseTargetUrl(targetUrlOf(await createDatabase(t))));
  const [row] = await session.query(
    `SELECT $1::bigint AS big, $2::timestamptz AS time, $3::text[] AS texts, $4::boolean AS truth, $5::jsonb AS json,
       1.5::float8 AS float, date '2026-03-01' AS day, '\\x00ff'::bytea AS bytes, NULL AS nothing`,
    [
      '9007199254740993',
      '2026-03-01 08:30:00.123456+00',
      ['a"b\\c', null, 'NULL', 'ü,{}'],
      'false',
      '{"a":[1]}',
    ],
  );
  t.same(row, {
    big: '9007199254740993',
    time: '2026-03-01 08:30:00.123456+00',
    texts: '{"a\\"b\\\\c",NULL,"NULL","ü,{}"}',
    truth: 'f',
    json: '{"a": [1]}',
    float: '1.5',
    day: '2026-03-01',
    bytes: '\\x00ff',
    nothing: null,
  });
  t.same(await session.query('SELECT 1 AS one WHERE false'), []);
  const several = await Promise.all(
    ['a', 'b', 'c'].map((text) => session.query('SELECT $1 AS text', [text])),
  );
  t.same(several, [[{ text: 'a' }], [{ text: 'b' }], [{ text: 'c' }]], 'several at once');
});

t.test(
  'a session has its limits and its way of writing set, whatever the target has for defaults',
  async (t) => {
    const url = await createDatabase(t);
    const first = await reach(t, parseTargetUrl(targetUrlOf(url)));
    const [{ name = '' } = {}] = await first.query<{ name: string }>('SELECT current_database() AS name');
    const odd = {
      DateStyle: 'German',
      TimeZone: "'Asia/Tokyo'",
      bytea_output: 'escape',
      search_path: 'pg_temp, other',
    };
    for (const [setting, value] of Object.entries({
      ...odd,
      statement_timeout: '0',
      standard_conforming_strings: 'off',
    })) {
      await first.query(`ALTER DATABASE "${name}" SET ${setting} = ${value}`);
    }
    const session = await reach(t, parseTargetUrl(targetUrlOf(url)));
    const settings = await session.query<{ name: string; setting: string }>(
      `SELECT name, setting FROM pg_settings WHERE name IN ('statement_timeout', 'lock_timeout', 'search_path', 'TimeZone',
       'DateStyle', 'idle_in_transaction_session_timeout', 'client_encoding', 'bytea_output', 'application_name',
       'standard_conforming_strings')`,
    );
    t.match(Object.fromEntries(settings.map(({ name, setting }) => [name, setting])), {
      statement_timeout: '15000',
      lock_timeout: '5000',
      idle_in_transaction_session_timeout: '60000',
      search_path: 'public, pg_temp',
      TimeZone: 'UTC',
      DateStyle: /^ISO/,
      bytea_output: 'hex',
      client_encoding: 'UTF8',
      standard_conforming_strings: 'on',
      application_name: 'learning-service sync',
    });
  },
);

t.test(
  'what the target refuses is told by its kind, and a failed statement leaves the session alive',
  async (t) => {
    const session = await reach(t, parseTargetUrl(targetUrlOf(await createDatabase(t))));
    const cases: [string, TargetErrorKind, string][] = [
      ['SELECT * FROM missing', 'schema', '42P01'],
      ['SELECT missing FROM pg_class', 'schema', '42703'],
      ["SELECT 'secret'::bigint", 'rejected', '22P02'],
      ["SET LOCAL statement_timeout = '1ms'; SELECT pg_sleep(10)", 'timeout', '57014'],
    ];
    for (const [text, kind, code] of cases) {
      t.match(await failureOf(session.query(text)), { name: 'TargetError', kind, code }, text);
    }
    const error = await failureOf(session.query("SELECT 'secret'::bigint"));
    const all = inspect(error, { showHidden: true, depth: 10 });
    t.notMatch(all, /secret|SELECT/, 'and nothing that the target says goes on, hidden or not');
    t.equal(session.isAlive, true);
    t.same(await session.query('SELECT 1 AS one'), [{ one: '1' }]);
  },
);

t.test('a database that is not there is told from a user that is not let in', async (t) => {
  const url = parseTargetUrl(targetUrlOf(await createDatabase(t)));
  t.match(await failureOf(reach(t, { ...url, database: 'nowhere' })), { kind: 'database' });
  t.match(await failureOf(reach(t, { ...url, user: 'nobody_such' })), { kind: 'authentication' });
});

t.test(
  'a user without the rights that it needs is told so, be it of the database or of its tables',
  async (t) => {
    const url = parseTargetUrl(targetUrlOf(await createDatabase(t)));
    const owner = await reach(t, url);
    const user = `reader_${randomBytes(6).toString('hex')}`;
    await owner.query(
      `CREATE ROLE ${user} LOGIN PASSWORD '${url.password}'; CREATE TABLE public.rows (id int)`,
    );
    const reader = await reach(t, { ...url, user });
    const failure = { kind: 'privileges', code: '42501', message: /The user may not/ };
    t.match(await failureOf(reader.query('SELECT FROM public.rows')), failure);
    await reader.close();
    await owner.query(`REVOKE CONNECT ON DATABASE ${url.database} FROM PUBLIC`);
    t.match(await failureOf(reach(t, { ...url, user })), failure);
    t.equal(isTransient('privileges'), true, 'they can be granted without a change of the configuration');
    await owner.query(`DROP ROLE ${user}`);
  },
);

t.test('a target that ends a connection is noticed, and what waits is rejected', async (t) => {
  const url = parseTargetUrl(targetUrlOf(await createDatabase(t)));
  const session = await reach(t, url);
  const other = await reach(t, url);
  const [{ pid = '' } = {}] = await session.query<{ pid: string }>('SELECT pg_backend_pid() AS pid');
  const waiting = [
    session.query('SELECT pg_sleep(60)'),
    session.query('SELECT 1'),
    session.query('SELECT 2'),
  ];
  const rejected = Promise.allSettled(waiting);
  await other.query('SELECT pg_terminate_backend($1::int)', [pid]);
  for (const outcome of await rejected)
    t.match(outcome, { status: 'rejected', reason: { kind: 'connection' } });
  t.equal(session.isAlive, false);
  t.match(await failureOf(session.query('SELECT 1')), { kind: 'connection' });
  await session.close();
});

t.test('closing ends the connection on the target too', async (t) => {
  const url = parseTargetUrl(targetUrlOf(await createDatabase(t)));
  const watcher = await reach(t, url);
  const session = await connectTarget(url, { allowPrivate: true });
  const [{ pid = '' } = {}] = await session.query<{ pid: string }>('SELECT pg_backend_pid() AS pid');
  await session.close();
  t.equal(session.isAlive, false);
  await session.close();
  const there = 'SELECT 1 FROM pg_stat_activity WHERE pid = $1::int';
  while ((await watcher.query(there, [pid])).length > 0);
  t.match(await failureOf(session.query('SELECT 1')), { kind: 'connection' });
});

t.test('the address that was checked is connected to, and the name not looked up again', async (t) => {
  const url = parseTargetUrl(targetUrlOf(await createDatabase(t)));
  let asked = 0;
  const lookUp = async () => {
    asked += 1;
    return asked === 1 ? ['192.0.2.1', '127.0.0.1'] : ['192.0.2.1'];
  };
  const session = await connectTarget({ ...url, host: 'rebinding.invalid' }, { allowPrivate: true, lookUp });
  t.teardown(() => session.close());
  t.same(await session.query('SELECT 1 AS one'), [{ one: '1' }]);
  t.equal(asked, 1);
  t.match(await failureOf(connectTarget({ ...url, host: 'nowhere.invalid' }, { allowPrivate: true })), {
    kind: 'connection',
  });
});

t.test(
  'decisions.md 8.7: where private targets are refused, none is connected to, whatever its name',
  async (t) => {
    let connections = 0;
    const port = await listen(t, () => {
      connections += 1;
    });
    const lookUp = async () => ['8.8.8.8', '127.0.0.1'];
    for (const host of ['inside.example', '127.0.0.1', 'localhost']) {
      const connecting = connectTarget(at(port, { host }), { allowPrivate: false, lookUp });
      t.match(await failureOf(connecting), { kind: 'refused-address', message: /cannot be reached/ }, host);
    }
    t.equal(connections, 0);
  },
);

t.test('SCRAM: the server has to prove that it knows the password as well', async (t) => {
  const honest = honestScram(password);
  const session = await reach(t, at(await listen(t, scramServer(honest)), plain));
  t.equal(session.isAlive, true);
  const others = { ...honest, final: () => `v=${Buffer.alloc(32).toString('base64')}` };
  t.match(await failureOf(reach(t, at(await listen(t, scramServer(others)), plain))), {
    kind: 'connection',
  });
  const most = honestScram(password, 100_000);
  await t.resolves(reach(t, at(await listen(t, scramServer(most)), plain)));
});

t.test('no variable of the environment makes a difference to what a target is sent', async (t) => {
  const sent = async (t: Test) => {
    let bytes = Buffer.alloc(0);
    const port = await listen(t, (socket) => {
      socket.on('data', (data) => {
        bytes = Buffer.concat([bytes, data]);
      });
      trusting((_, socket) => socket.write(done))(socket);
    });
    const session = await reach(t, at(port, plain));
    await session.query('SELECT 1');
    return bytes.toString('latin1');
  };
  const without = await sent(t);
  t.match(
    without,
    'user\0family\0database\0copy\0client_encoding\0UTF8\0application_name\0learning-service sync',
  );
  const canaries =
    'HOST PORT USER USERNAME PASSWORD DATABASE OPTIONS SSLMODE APPNAME TARGETSESSIONATTRS TARGET_SESSION_ATTRS';
  const options =
    'SSL SSLNEGOTIATION MAX IDLE_TIMEOUT CONNECT_TIMEOUT MAX_LIFETIME MAX_PIPELINE BACKOFF KEEP_ALIVE PREPARE';
  const names = `${canaries} ${options} DEBUG FETCH_TYPES PUBLICATIONS`.split(' ').map((name) => `PG${name}`);
  for (const name of names) process.env[name] = '1';
  t.teardown(() => {
    for (const name of names) delete process.env[name];
  });
  t.equal(await sent(t), without);
});

t.test('a deadline ends an attempt, and a connection with everything under way', async (t) => {
  const silent = await listen(t, () => {});
  t.match(await failureOf(reach(t, at(silent, plain), { deadline: AbortSignal.abort() })), {
    kind: 'timeout',
  });
  t.match(await failureOf(reach(t, at(silent), { deadline: AbortSignal.timeout(50) })), {
    kind: 'timeout',
  });
  const asked = new AbortController();
  const port = await listen(
    t,
    trusting(() => asked.abort()),
  );
  const session = await reach(t, at(port, plain), { deadline: asked.signal });
  t.match(await failureOf(session.query('SELECT 1')), { kind: 'timeout' });
  t.equal(session.isAlive, false);
  const idle = new AbortController();
  const unused = await reach(t, at(port, plain), { deadline: idle.signal });
  idle.abort();
  await until('a connection without any statement ends as well', () => !unused.isAlive);
});

t.test('the connection outlives the 5 s in which it has to be made', async (t) => {
  const url = parseTargetUrl(targetUrlOf(await createDatabase(t)));
  const session = await reach(t, url);
  t.same(await session.query('SELECT 1 AS one FROM pg_sleep(6)'), [{ one: '1' }]);
});
