import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { createKeyring } from '../../src/base/envelope.ts';
import { createLedgerLog } from '../../src/kernel/ledger/log/log.ts';
import { keepOrigin } from '../../src/service/ledger-origin.ts';
import type { Finding } from '../../src/slice/slice.ts';
import { startApp, testSettings } from '../helpers/app.ts';
import { runCliWith } from '../helpers/cli.ts';
import { citusUrl } from '../helpers/database/citus.ts';
import { asService, connect } from '../helpers/database/connection.ts';
import { createEmptyDatabase } from '../helpers/database/database.ts';
import { register } from '../helpers/families/client.ts';

const secrets = {
  JWT_SECRET: testSettings.jwtSecret,
  SECRETS_KEY: testSettings.secretsKey,
  LEDGER_SIGNING_KEY: testSettings.ledgerSigningKey,
};

t.test('migrate: lists and applies the missing migrations, and other commands name them', async (t) => {
  const DATABASE_URL = await createEmptyDatabase(t);
  const cli = (...args: string[]) => runCliWith({ DATABASE_URL }, ...args);
  const listed = await cli('migrate', '--dry-run');
  t.match(listed, { code: 0, output: /^0001_\w+\.sql\n0002_/, errors: '' });
  const names = listed.output.trim().split('\n');
  t.match(await cli('users', 'list'), { code: 1, errors: /^The database has no tables of the service: / });
  const applied = await cli('migrate', '--json');
  t.same(JSON.parse(applied.output), { applied: names });
  t.match(applied.errors, `Applied migration ${names.at(-1)}\n`);
  t.match(await cli('migrate'), { code: 0, output: '', errors: 'The schema was up to date already.\n' });
  t.match(await cli('migrate', '--dry-run'), { code: 0, output: 'The schema is up to date.\n' });

  const sql = connect(DATABASE_URL);
  t.teardown(() => sql.end());
  const weak = `weak_${new URL(DATABASE_URL).pathname.slice(1)}`;
  await sql.unsafe(`CREATE ROLE ${weak} LOGIN PASSWORD 'weak'; GRANT USAGE ON SCHEMA public TO ${weak}`);
  t.teardown(() => sql.unsafe(`DROP OWNED BY ${weak}; DROP ROLE ${weak}`));
  const asWeak = Object.assign(new URL(DATABASE_URL), { username: weak, password: 'weak' }).href;
  const mayNot = `The user ${weak} may not use the tables of the service: set DATABASE_URL to the user that the service uses.`;
  t.same(await runCliWith({ DATABASE_URL: asWeak }, 'users', 'list'), {
    code: 1,
    output: '',
    errors: `${mayNot}\n`,
  });
  const DATA_DIR = await temporaryDirectory(t);
  const examined = await runCliWith({ ...secrets, DATA_DIR, DATABASE_URL: asWeak }, 'doctor', '--json');
  t.match(
    JSON.parse(examined.output).findings.find((finding: Finding) => finding.check === 'database'),
    {
      state: 'problem',
      message: mayNot,
      fix: 'Start the server, or correct DATABASE_URL.',
    },
  );

  await sql`DELETE FROM schema_migrations WHERE name = ${names.at(-1) ?? ''}`;
  t.match(await cli('users', 'list'), {
    code: 1,
    errors: `The database lacks 1 migration, starting with ${names.at(-1)}: `,
  });
  await sql`INSERT INTO schema_migrations (version, name, checksum) VALUES (9999, '9999_next.sql', 'x')`;
  t.match(await cli('users', 'list'), {
    code: 1,
    errors: 'The database is newer than this program: it has 9999_next.sql',
  });
});

const move = (to: string) =>
  runCliWith({ ...secrets, DATABASE_URL: 'postgres://ann@127.0.0.1:1/source' }, 'move', '--to', to);
const needsPasswords = {
  skip: citusUrl !== undefined && 'one server only: the cluster asks for no password',
};

t.test('move: a fault of the target names --to, and its user', needsPasswords, async (t) => {
  const target = new URL(await createEmptyDatabase(t));
  t.match(await move(Object.assign(target, { username: 'nobody', password: 'wrong' }).href), {
    code: 1,
    errors: 'The database rejects the password of nobody: correct --to.\n',
  });
});

t.test('move: a fault of --to itself names it', async (t) => {
  t.match(await move('postgres://host/database?host=/run/postgresql'), {
    code: 2,
    errors: /^--to must be .* without a socket/,
  });
});

t.test('config check: prints every setting with its source, and no secret', async (t) => {
  const DATA_DIR = await temporaryDirectory(t);
  const DATABASE_URL = 'postgres://ada:p@ss:word@db.example/learning?password=canary';
  const { LEDGER_SIGNING_KEY: _generated, ...given } = secrets;
  const variables = { ...given, DATA_DIR, DATABASE_URL, PORT: '4000', LOG_LEVEL: ' ' };
  const { code, output, errors } = await runCliWith(variables, 'config', 'check', '--json');
  t.match([code, errors], [0, 'The configuration is valid.\n']);
  const { settings } = JSON.parse(output);
  const byName = Object.fromEntries(
    settings.map(({ name, ...setting }: { name: string }) => [name, setting]),
  );
  t.match(byName, {
    PORT: { value: '4000', source: 'environment' },
    HOST: { value: '127.0.0.1', source: 'default' },
    APP_URL: { value: 'http://127.0.0.1:4000', source: 'default' },
    LOG_LEVEL: { value: 'info', source: 'default' },
    JWT_SECRET: { value: '***', source: 'environment' },
    LEDGER_SIGNING_KEY: { value: null, source: 'generated at the first start' },
    DATABASE_URL: { value: 'postgres://ada:***@db.example/learning?password=***', source: 'environment' },
  });
  const text = await runCliWith(variables, 'config', 'check');
  t.match(text.output, /^PORT +4000 +environment$/m);
  const bad = await runCliWith({ PORT: 'canary', QUOTAS: 'canary' }, 'config', 'check');
  t.match(bad, { code: 1, output: '', errors: /PORT must be .*; QUOTAS must be / });
  for (const secret of [...Object.values(given), 'ss:word', 'canary'])
    t.notOk(`${output}${text.output}${bad.errors}`.includes(secret));
});

t.test('doctor: finds what is wrong with an installation, and says how to fix it', async (t) => {
  const { app, database, databaseUrl } = await startApp(t);
  const parent = await register(app, 'ADMIN');
  const DATA_DIR = await temporaryDirectory(t);
  const server = createServer((_request, response) => response.end('{"status":"ok"}')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => new Promise((resolve) => server.close(resolve)));
  const PORT = String((server.address() as AddressInfo).port);
  const twoRoles = { DATABASE_URL: asService(databaseUrl), DATABASE_OWNER_URL: databaseUrl };
  const sound = { ...secrets, ...twoRoles, DATA_DIR, PORT, BACKUP_DIR: DATA_DIR };
  await database.sql`INSERT INTO last_backup (finished_at, bytes) VALUES (now(), 1)`;
  await database.sql`INSERT INTO last_verification (finished_at, is_sound) VALUES (now(), true)`;
  const examine = async (variables: Record<string, string> = sound) => {
    const { code, output } = await runCliWith(variables, 'doctor', '--json');
    const { findings } = JSON.parse(output) as { findings: Finding[] };
    return { code, bad: findings.filter(({ state }) => state !== 'ok').map(({ check }) => check), findings };
  };
  await createLedgerLog({
    database,
    settings: testSettings,
    now: () => new Date(),
    log: console,
  }).current();
  const secret = createKeyring(secrets.SECRETS_KEY).encrypt('secret', `totp ${parent.id}`);
  await database.sql`INSERT INTO second_factors (user_id, secret) VALUES (${parent.id}, ${secret})`;

  const next = Buffer.alloc(32, 'y').toString('base64');
  const rotated = { ...sound, LEDGER_SIGNING_KEY: `${next},${secrets.LEDGER_SIGNING_KEY}` };
  t.match(await examine(rotated), { code: 0, bad: [] }, 'the next checkpoint has the new key');
  t.match(await examine(), { code: 0, bad: [] });
  const text = await runCliWith(sound, 'doctor');
  t.match(text, {
    code: 0,
    output: /^ok {7}node +Node .*\n/,
    errors: /^\d+ checks, 0 problems, 0 warnings\.\n$/,
  });

  await chmod(DATA_DIR, 0o755);
  const otherKeys = {
    SECRETS_KEY: 'x'.repeat(40),
    LEDGER_SIGNING_KEY: Buffer.alloc(32, 'x').toString('base64'),
  };
  await database.sql`SELECT pgboss.create_queue('broken', '{"policy": "standard"}')`;
  await database.sql`INSERT INTO pgboss.job (name, state, completed_on) VALUES ('broken', 'failed', now())`;
  await database.sql`UPDATE last_backup SET finished_at = now() - interval '2 days'`;
  await database.sql`UPDATE last_verification SET is_sound = false`;
  const { code, bad, findings } = await examine({ ...sound, ...otherKeys, HOST: '0.0.0.0' });
  t.same(
    [code, bad],
    [1, ['data-dir', 'encryption', 'signing-key', 'jobs', 'verification', 'backups', 'address', 'proxy']],
  );
  for (const { check, state, fix } of findings) t.ok(state === 'ok' || fix, `${check} has a fix`);

  t.match(await examine({ PORT: 'x' }), { code: 1, bad: ['settings'] });
  t.match(await examine({ ...sound, DATABASE_OWNER_URL: '', DATABASE_URL: await createEmptyDatabase(t) }), {
    code: 1,
    bad: ['data-dir', 'migrations'],
  });
  t.match(await examine({ ...sound, DATABASE_OWNER_URL: 'postgres://nobody@127.0.0.1:1/nowhere' }), {
    code: 1,
    bad: ['data-dir', 'database'],
  });
  const nowhere = join(DATA_DIR, 'missing');
  const closed = await examine({ DATA_DIR: nowhere, PORT: '1' });
  t.match(closed, { code: 1, bad: ['data-dir', 'secrets', 'database', 'port'] });
});

t.test('doctor: checks the directory of nightly backups', async (t) => {
  const DATA_DIR = await temporaryDirectory(t);
  const nowhere = join(DATA_DIR, 'missing');
  const examine = async (variables: Record<string, string>) => {
    const { output } = await runCliWith({ DATA_DIR, ...variables, PORT: '1' }, 'doctor', '--json');
    const { findings } = JSON.parse(output) as { findings: Finding[] };
    return findings.filter(({ check }) => check === 'backup-dir');
  };
  t.same(await examine({}), []);
  t.match(await examine({ BACKUP_DIR: DATA_DIR }), [
    { state: 'ok', message: /can write in/ },
    { message: /^The disk of .* has \d+ MiB free\.$/ },
  ]);
  t.same(await readdir(DATA_DIR), []);
  for (const [BACKUP_DIR, fault] of [
    [nowhere, 'does not exist (ENOENT)'],
    [process.execPath, 'is not a directory (ENOTDIR)'],
    ['/proc', 'is not writable for the service (ENOENT)'],
  ] as const) {
    const message = `BACKUP_DIR, ${BACKUP_DIR}, ${fault}.`;
    t.match(await examine({ BACKUP_DIR }), [{ state: 'problem', message, fix: /correct BACKUP_DIR/ }]);
  }
});

t.test(
  'ledger: finds the key of the checkpoints without APP_URL and PORT, and makes no other one',
  async (t) => {
    const { database, databaseUrl } = await startApp(t);
    const DATA_DIR = await temporaryDirectory(t);
    const file = join(DATA_DIR, 'checkpoint.json');
    const { LEDGER_SIGNING_KEY } = secrets;
    const checkpoints = createLedgerLog({
      database,
      settings: testSettings,
      now: () => new Date(),
      log: console,
    });
    await keepOrigin(database, testSettings, console);
    const { publicKey } = await checkpoints.current();
    const cli = (variables: object, ...args: string[]) =>
      runCliWith({ DATABASE_URL: databaseUrl, DATA_DIR, ...variables }, 'ledger', ...args);
    t.match(await cli({ LEDGER_SIGNING_KEY, PORT: '4001' }, 'checkpoint', '--out', file), {
      code: 0,
      errors: `with the key ${publicKey}`,
    });
    t.match(await cli({ LEDGER_SIGNING_KEY, HOST: '0.0.0.0' }, 'verify', '--checkpoint', file), { code: 0 });
    t.match(await cli({}, 'checkpoint'), { code: 1, errors: /^The service's signing key is missing: / });
    const keyOf = async (variables: object, ...more: string[]) => {
      const { code, output, errors } = await cli(
        variables,
        'verify',
        '--json',
        '--checkpoint',
        file,
        ...more,
      );
      t.equal(code, 0);
      t.equal(/checked with the key in the file itself/.test(errors), output.includes('"file"'));
      return JSON.parse(output).checkpointKey;
    };
    t.equal(await keyOf({ LEDGER_SIGNING_KEY }), 'service');
    t.equal(await keyOf({}, '--key', publicKey), 'given');
    t.equal(await keyOf({}), 'file', 'without a key, the file agrees with itself');
    t.same(await readdir(DATA_DIR), ['checkpoint.json'], 'generates no key');
    const otherKey = await cli(
      { LEDGER_SIGNING_KEY: Buffer.alloc(32, 'x').toString('base64') },
      'verify',
      '--checkpoint',
      file,
    );
    t.match(otherKey, { code: 1, errors: /^key: .*\nThis service signs with the key learn\.example/ });
  },
);

async function temporaryDirectory(t: { teardown(fn: () => Promise<void>): unknown }): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'learning-cli-'));
  t.teardown(() => rm(directory, { recursive: true }));
  return directory;
}
