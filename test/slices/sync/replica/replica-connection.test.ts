import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import t, { type Test } from 'tap';
import { isTransient, type ReplicaErrorKind } from '../../../../src/slices/sync/replica/error.ts';
import { connectReplica } from '../../../../src/slices/sync/replica/replica-connection.ts';
import { parseReplicaUrl, type ReplicaUrl } from '../../../../src/slices/sync/replica/url.ts';
import { createDatabase } from '../../../helpers/database/database.ts';
import { until } from '../../../helpers/until.ts';
import { replicaUrlOf } from '../replicas.ts';
import { at, failureOf, password, plain, reach } from './reach.ts';
import { done, honestScram, listen, scramServer, trusting } from './servers.ts';

t.test('sends and receives all values as exact text', async (t) => {
  const session = await reach(t, parseReplicaUrl(replicaUrlOf(await createDatabase(t))));
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
  t.same(several, [[{ text: 'a' }], [{ text: 'b' }], [{ text: 'c' }]], 'pipelined statements');
});

t.test("sets time limits and output formats regardless of the database's defaults", async (t) => {
  const url = await createDatabase(t);
  const first = await reach(t, parseReplicaUrl(replicaUrlOf(url)));
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
  const session = await reach(t, parseReplicaUrl(replicaUrlOf(url)));
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
});

t.test('reports the kind of error of a failed statement and keeps the session open', async (t) => {
  const session = await reach(t, parseReplicaUrl(replicaUrlOf(await createDatabase(t))));
  const cases: [string, ReplicaErrorKind, string][] = [
    ['SELECT * FROM missing', 'schema', '42P01'],
    ['SELECT missing FROM pg_class', 'schema', '42703'],
    ["SELECT 'secret'::bigint", 'rejected', '22P02'],
    ["SET LOCAL statement_timeout = '1ms'; SELECT pg_sleep(10)", 'timeout', '57014'],
  ];
  for (const [text, kind, code] of cases) {
    t.match(await failureOf(session.query(text)), { name: 'ReplicaError', kind, code }, text);
  }
  const error = await failureOf(session.query("SELECT 'secret'::bigint"));
  const all = inspect(error, { showHidden: true, depth: 10 });
  t.notMatch(all, /secret|SELECT/, "the error hides the replica's message");
  t.equal(session.isAlive, true);
  t.same(await session.query('SELECT 1 AS one'), [{ one: '1' }]);
});

t.test('distinguishes an unknown database from a rejected user', async (t) => {
  const url = parseReplicaUrl(replicaUrlOf(await createDatabase(t)));
  t.match(await failureOf(reach(t, { ...url, database: 'nowhere' })), { kind: 'database' });
  t.match(await failureOf(reach(t, { ...url, user: 'nobody_such' })), { kind: 'authentication' });
});

t.test('reports missing privileges on the database and on its tables', async (t) => {
  const url = parseReplicaUrl(replicaUrlOf(await createDatabase(t)));
  const owner = await reach(t, url);
  const user = `reader_${randomBytes(6).toString('hex')}`;
  await owner.query(
    `CREATE ROLE ${user} LOGIN PASSWORD '${url.password}'; CREATE TABLE public.rows (id int)`,
  );
  const reader = await reach(t, { ...url, user });
  const failure = { kind: 'privileges', code: '42501', message: /The user lacks the privilege/ };
  t.match(await failureOf(reader.query('SELECT FROM public.rows')), failure);
  await reader.close();
  await owner.query(`REVOKE CONNECT ON DATABASE ${url.database} FROM PUBLIC`);
  t.match(await failureOf(reach(t, { ...url, user })), { kind: 'privileges', message: /cannot reach/ });
  t.equal(isTransient('privileges'), true, 'privileges can be granted without a change of the configuration');
  await owner.query(`DROP ROLE ${user}`);
});

t.test('rejects all statements when the replica closes the connection', async (t) => {
  const url = parseReplicaUrl(replicaUrlOf(await createDatabase(t)));
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

t.test('closes the connection in the replica too', async (t) => {
  const url = parseReplicaUrl(replicaUrlOf(await createDatabase(t)));
  const watcher = await reach(t, url);
  const session = await connectReplica(url, { allowPrivate: true });
  const [{ pid = '' } = {}] = await session.query<{ pid: string }>('SELECT pg_backend_pid() AS pid');
  await session.close();
  t.equal(session.isAlive, false);
  await session.close();
  const there = 'SELECT 1 FROM pg_stat_activity WHERE pid = $1::int';
  while ((await watcher.query(there, [pid])).length > 0);
  t.match(await failureOf(session.query('SELECT 1')), { kind: 'connection' });
});

t.test('connects to the checked addresses without another DNS lookup', async (t) => {
  const url = parseReplicaUrl(replicaUrlOf(await createDatabase(t)));
  let asked = 0;
  const lookUp = async () => {
    asked += 1;
    return asked === 1 ? ['192.0.2.1', '127.0.0.1'] : ['192.0.2.1'];
  };
  const session = await connectReplica({ ...url, host: 'rebinding.invalid' }, { allowPrivate: true, lookUp });
  t.teardown(() => session.close());
  t.same(await session.query('SELECT 1 AS one'), [{ one: '1' }]);
  t.equal(asked, 1);
  t.match(await failureOf(connectReplica({ ...url, host: 'nowhere.invalid' }, { allowPrivate: true })), {
    kind: 'connection',
  });
});

t.test(
  'decisions.md 8.7: connects to a private address of any name only if private targets are allowed',
  async (t) => {
    let connections = 0;
    const port = await listen(t, () => {
      connections += 1;
    });
    const lookUp = async () => ['8.8.8.8', '127.0.0.1'];
    for (const host of ['inside.example', '127.0.0.1', 'localhost']) {
      const connecting = connectReplica(at(port, { host }), { allowPrivate: false, lookUp });
      t.match(await failureOf(connecting), { kind: 'refused-address', message: /cannot reach/ }, host);
    }
    t.equal(connections, 0);
  },
);

t.test('rejects a SCRAM server that does not prove its knowledge of the password', async (t) => {
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

t.test('ignores environment variables of the driver', async (t) => {
  const sent = async (t: Test, fields: Partial<ReplicaUrl> = {}) => {
    let bytes = Buffer.alloc(0);
    const port = await listen(t, (socket) => {
      socket.on('data', (data) => {
        bytes = Buffer.concat([bytes, data]);
      });
      trusting((_, socket) => socket.write(done))(socket);
    });
    const session = await reach(t, at(port, { ...plain, ...fields }));
    await session.query('SELECT 1');
    return bytes.toString('latin1');
  };
  const without = await sent(t);
  t.match(
    without,
    'user\0family\0database\0copy\0client_encoding\0UTF8\0application_name\0learning-service sync',
  );
  const names = { user: 'my-family', database: 'é "x"', endpoint: 'ep-1' };
  t.match(
    await sent(t, names),
    `user\0my-family\0database\0${Buffer.from(names.database).toString('latin1')}\0`,
  );
  t.match(await sent(t, names), 'options\0endpoint=ep-1\0');
  const canaries =
    'HOST PORT USER USERNAME PASSWORD DATABASE OPTIONS SSLMODE APPNAME TARGETSESSIONATTRS TARGET_SESSION_ATTRS';
  const options =
    'SSL SSLNEGOTIATION MAX IDLE_TIMEOUT CONNECT_TIMEOUT MAX_LIFETIME MAX_PIPELINE BACKOFF KEEP_ALIVE PREPARE';
  const variables = `${canaries} ${options} DEBUG FETCH_TYPES PUBLICATIONS`
    .split(' ')
    .map((name) => `PG${name}`);
  for (const name of variables) process.env[name] = '1';
  t.teardown(() => {
    for (const name of variables) delete process.env[name];
  });
  t.equal(await sent(t), without);
});

t.test('cancels an attempt at the deadline, and closes a connection during a statement', async (t) => {
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
  await until('an idle connection closes too', () => !unused.isAlive);
});

t.test('keeps a connection open after the time limit for connecting', async (t) => {
  const url = parseReplicaUrl(replicaUrlOf(await createDatabase(t)));
  const session = await reach(t, url);
  t.same(await session.query('SELECT 1 AS one FROM pg_sleep(6)'), [{ one: '1' }]);
});
