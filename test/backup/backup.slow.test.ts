import { hash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import t, { type Test } from 'tap';
import { startApp, startOnRestored, testSettings } from '../helpers/app.ts';
import { runCliWith } from '../helpers/cli.ts';
import { connect } from '../helpers/database/connection.ts';
import { createDatabase, createEmptyDatabase } from '../helpers/database/database.ts';
import { clientOf, givePoints } from '../helpers/families/client.ts';
import { createContentView } from '../helpers/families/stored-content.ts';
import { leaveTraces } from '../helpers/traces.ts';

const started = await startApp(t);
const { database, databaseUrl } = started;
const world = await leaveTraces(started);
const directory = await mkdtemp(join(tmpdir(), 'learning-backup-'));
t.teardown(() => rm(directory, { recursive: true }));
const sql = connect(databaseUrl);
t.teardown(() => sql.end());
const unusual = 'tab\t newline\n return\r null \\N end \\.\n\\.\n quote " é 🎈';
await sql`UPDATE users SET name = ${unusual} WHERE id = ${world.learner.id}`;
await sql`UPDATE learner_profiles SET graph = ${sql.json({ [unusual]: [unusual, 1e-7, null] })}`;
await sql`INSERT INTO known_devices (user_id, device, seen_at)
  VALUES (${world.learner.id}, ${Buffer.alloc(32, '\\.\n\t')}, '2026-11-22 01:02:03.456789+00'), (${world.learner.id}, ${Buffer.alloc(32)}, 'infinity')`;
await sql`INSERT INTO changes (family_id, seq, name, key) VALUES (${world.parent.id}, 99, 'a', ${sql.array(['{}', '', unusual, 'NULL', ','])})`;

let files = 0;
/** Returns the path of a new file. */
const newFile = () => join(directory, `${++files}.backup`);
const file = newFile();
const passphraseFile = join(directory, 'passphrase');
await writeFile(passphraseFile, 'correct horse battery\n');
const secrets = {
  JWT_SECRET: testSettings.jwtSecret,
  SECRETS_KEY: testSettings.secretsKey,
  LEDGER_SIGNING_KEY: testSettings.ledgerSigningKey,
};
const cli = (url: string, ...args: string[]) =>
  runCliWith({ ...secrets, DATABASE_URL: url, DATA_DIR: directory }, ...args);

/** Returns the rows of all tables but those of sessions and of later records of restores. */
async function contentOf(t: Test, url: string) {
  const { sessions, session_epoch, audit_log, last_verification, ...content } = await createContentView(
    t,
    url,
  )();
  const records = await withConnection(
    url,
    (own) => own`SELECT * FROM audit_log WHERE action <> 'RESTORED' ORDER BY id`,
  );
  return { ...content, records: [...records], epoch: session_epoch !== undefined };
}

/** Returns the newest record of the audit log. */
async function newestRecord(url: string) {
  const newest = (own: typeof sql) =>
    own`SELECT action, actor_role, detail FROM audit_log ORDER BY id DESC LIMIT 1`;
  return (await withConnection(url, newest))[0];
}

/** Returns the result of the last verification of all ledgers. */
const verificationIn = async (url: string) => [
  ...(await withConnection(url, (own) => own`SELECT is_sound FROM last_verification`)),
];

async function withConnection<T>(url: string, work: (own: typeof sql) => PromiseLike<T>): Promise<T> {
  const own = connect(url);
  return Promise.resolve(work(own)).finally(() => own.end());
}

let original: object;

t.test('backup: saves all tables in a file that only its owner can read', async (t) => {
  const { code, output } = await cli(databaseUrl, '--json', 'backup', file);
  t.equal(code, 0);
  t.match(JSON.parse(output), { file, isEncrypted: false, withSecrets: false });
  t.same(await newestRecord(databaseUrl), {
    action: 'EXPORT',
    actor_role: 'OPERATOR',
    detail: { command: 'backup' },
  });
  original = await contentOf(t, databaseUrl);
  const { mode, size } = await stat(file);
  t.equal(mode & 0o777, 0o600);
  t.equal(JSON.parse(output).bytes, size);
});

t.test('restore: makes every table equal, with sound ledgers, next ids and without sessions', async (t) => {
  const url = await createEmptyDatabase(t);
  t.equal((await world.parent.get('/api/user')).status, 200);
  const { code, errors } = await cli(url, 'restore', file);
  t.equal(code, 0, errors);
  t.match(
    errors,
    /^Restored \d+ rows of \d+ tables from .*\n[\s\S]*Verified the ledger of 2 families: no problems found\. All sessions have ended\.$/m,
  );
  t.notMatch(errors, /another SECRETS_KEY/);
  t.same(await contentOf(t, url), original);
  t.same(await verificationIn(url), [{ is_sound: true }]);
  t.same(await newestRecord(url), {
    action: 'RESTORED',
    actor_role: 'OPERATOR',
    detail: { command: 'restore' },
  });
  const restored = await startOnRestored(t, url);
  const answer = await clientOf(restored.app, world.parent.token).get('/api/user');
  t.equal(answer.status, 401, 'the token of a client is refused');
  const next = 'SELECT last_value, is_called FROM users_id_seq';
  t.same(await restored.database.query(next), await database.query(next));
  await t.rejects(restored.database.sql`DELETE FROM entries`, /append-only/, 'triggers work again');
});

t.test('the file can be read with other tools, as its documentation says', async (t) => {
  const text = gunzipSync(await readFile(file));
  const lines = text.toString('latin1').split('\n');
  const header = JSON.parse(Buffer.from(lines[0] ?? '', 'latin1').toString());
  const end = JSON.parse(lines.at(-2) ?? '').end;
  t.equal(end.sha256, hash('sha256', text.subarray(0, text.lastIndexOf('{"end"'))));
  t.equal(end.tables, header.tables.length);
  for (const { name, rows } of header.tables) {
    const first = lines.indexOf(JSON.stringify({ table: name })) + 1;
    const last = lines.indexOf('\\.', first);
    const own = lines.slice(first, last).map((line) => `${line}\n`);
    const bytes = Buffer.from(own.join(''), 'latin1');
    const digest = { rows, bytes: bytes.length, sha256: hash('sha256', bytes) };
    t.same(JSON.parse(lines[last + 1] ?? ''), digest, name);
    t.equal(own.length, rows);
  }
});

t.test('backup: encrypts with a passphrase, and only then adds the secrets', async (t) => {
  const encrypted = newFile();
  const refused = await cli(databaseUrl, 'backup', encrypted, '--with-secrets');
  t.match(refused, { code: 2, errors: /must be encrypted/ });
  const done = await cli(
    databaseUrl,
    'backup',
    encrypted,
    '--with-secrets',
    '--passphrase-file',
    passphraseFile,
  );
  t.match(done, { code: 0, errors: /, encrypted, with secrets\.$/m });
  const decrypter = new Decrypter();
  decrypter.addPassphrase('correct horse battery');
  const text = gunzipSync(await decrypter.decrypt(await readFile(encrypted)));
  t.ok(text.includes(testSettings.secretsKey));
  t.notOk(gunzipSync(await readFile(file)).includes(testSettings.secretsKey));

  const url = await createEmptyDatabase(t);
  const passphrase = ['--passphrase-file', passphraseFile];
  t.match(await cli(url, 'restore', encrypted, ...passphrase), { code: 2, errors: /--secrets-file/ });
  const secretsFile = join(directory, 'secrets');
  t.match(await cli(url, 'restore', encrypted, ...passphrase, '--secrets-file', secretsFile), { code: 0 });
  const lines = Object.entries(secrets).map(([name, secret]) => `${name}=${secret}\n`);
  t.equal(await readFile(secretsFile, 'utf8'), lines.join(''));
  t.equal((await stat(secretsFile)).mode & 0o777, 0o600);
  const wrong = join(directory, 'wrong');
  await writeFile(wrong, 'another passphrase');
  const other = await createEmptyDatabase(t);
  const failed = await cli(other, 'restore', encrypted, '--passphrase-file', wrong);
  t.match(failed, { code: 1, errors: /^The passphrase is wrong, or the backup is damaged\.$/m });
});

t.test('restore: refuses a damaged, incomplete or newer file, and changes nothing', async (t) => {
  const url = await createEmptyDatabase(t);
  const bytes = await readFile(file);
  const text = gunzipSync(bytes).toString('latin1');
  const packed = (changed: string) => gzipSync(Buffer.from(changed, 'latin1'));
  const row = '2026-11-22 01:02:03.456789+00';
  const header = text.slice(0, text.indexOf('\n'));
  const newer = header.replace(
    '"migrations":[',
    '"migrations":[{"version":9999,"name":"9999_later.sql","checksum":""},',
  );
  const wrongFiles = {
    'an incomplete file': [bytes.subarray(0, bytes.length / 2), /damaged or incomplete/],
    'a text without its end': [packed(text.slice(0, text.lastIndexOf('{"end"'))), /its end is missing/],
    'more text after the end': [packed(`${text}\n`), /not in its format/],
    'a changed row': [
      packed(text.replace(row, '2026-11-22 01:02:03.456788+00')),
      /known_devices do not match their hash/,
    ],
    'a missing row': [
      packed(text.replace(new RegExp(`.*${row.replace('+', '\\+')}\n`), '')),
      /known_devices do not match/,
    ],
    'a newer migration': [
      packed(text.replace(header, newer)),
      /newer than this program: it has the migration 9999_later/,
    ],
    'a newer format': [packed(text.replace('"formatVersion":1', '"formatVersion":2')), /newer format/],
    'another file': [Buffer.from('hello'), /damaged or incomplete/],
    'another text': [gzipSync('{}\n'), /not a backup/],
  } as const;
  for (const [name, [content, message]] of Object.entries(wrongFiles)) {
    const wrong = newFile();
    await writeFile(wrong, content);
    t.match(await cli(url, 'restore', wrong), { code: 1, errors: message }, name);
  }
  t.match(await cli(url, 'restore', join(directory, 'none')), {
    code: 1,
    errors: /none: the file does not exist\.$/m,
  });
  t.same(await createContentView(t, url)(), {}, 'the database has no tables');
});

t.test(
  'restore: refuses a database with users, and one in use; backup: refuses an existing file',
  async (t) => {
    // The application of a test has no connection while nobody uses it.
    await database.query('SELECT 1');
    const before = await createContentView(t, databaseUrl)();
    t.match(await cli(databaseUrl, 'restore', file), { code: 1, errors: /uses the database: stop it first/ });
    const other = await createDatabase(t);
    const admin = connect(other);
    await admin`INSERT INTO users (username, email, name, role) VALUES ('a', 'a@b', 'A', 'ADMIN')`;
    await admin.end();
    t.match(await cli(other, 'restore', file), {
      code: 1,
      errors: /not empty: it has rows in users\. Choose/,
    });
    t.same(await createContentView(t, databaseUrl)(), before);
    t.match(await cli(databaseUrl, 'backup', file), { code: 1, errors: /exists already/ });
  },
);

t.test('backup: refuses a newer database, and one without tables of the service', async (t) => {
  const [newer, none] = [await createDatabase(t), newFile()];
  const row = { version: 9999, name: '9999_later.sql', checksum: '' };
  await withConnection(newer, (own) => own`INSERT INTO schema_migrations ${own(row)}`);
  t.match(await cli(newer, 'backup', none), {
    code: 1,
    errors: /newer than this program: it has 9999_later/,
  });
  const empty = await createEmptyDatabase(t);
  t.match(await cli(empty, 'backup', none), { code: 1, errors: /has no tables of the service/ });
  await t.rejects(stat(none), { code: 'ENOENT' });
});

t.test('restore: accepts a database that the service has only migrated', async (t) => {
  const url = await createDatabase(t);
  t.match(await cli(url, 'restore', file), { code: 0 });
  t.same(await contentOf(t, url), original);
});

t.test('restore: reports a ledger or log that was changed, and exits with 1', async (t) => {
  await givePoints(world.admin, world.learner.id, 7);
  const changes = [
    [
      /does not match its hash/,
      'ALTER TABLE entries DISABLE TRIGGER USER; UPDATE entries SET amount = amount + 1 WHERE amount = 7',
      'UPDATE entries SET amount = amount - 1 WHERE amount = 8; ALTER TABLE entries ENABLE TRIGGER USER',
    ],
    [
      /^size: the newest checkpoint has \d+ leaves, but the log has \d+: /m,
      `ALTER TABLE log_leaves DISABLE TRIGGER USER; INSERT INTO log_leaves SELECT 1, 9999, count(*), sha256('') FROM log_leaves`,
      'DELETE FROM log_leaves WHERE seq = 9999; ALTER TABLE log_leaves ENABLE TRIGGER USER',
    ],
  ] as const;
  for (const [message, change, undo] of changes) {
    const [altered, url] = [newFile(), await createEmptyDatabase(t)];
    await sql.unsafe(change);
    t.match(await cli(databaseUrl, 'backup', altered), { code: 0 });
    await sql.unsafe(undo);
    const restored = await cli(url, 'restore', altered);
    t.match(restored, { code: 1, errors: message });
    t.notMatch(restored.errors, /no problems found/);
    t.same(await verificationIn(url), [{ is_sound: false }]);
  }
});

t.test('move: copies everything into another database, says what is next, and ends sessions', async (t) => {
  const url = await createEmptyDatabase(t);
  await database.query('SELECT 1');
  t.match(await cli(databaseUrl, 'move', '--to', url), {
    code: 1,
    errors: /uses the database: stop it first/,
  });
  const source = await createEmptyDatabase(t);
  t.equal((await cli(source, 'restore', file)).code, 0);
  const before = await createContentView(t, source)();
  const { code, errors } = await cli(source, 'move', '--to', url);
  t.equal(code, 0, errors);
  t.match(
    errors,
    /All are equal\. The source is unchanged\.\n[\s\S]*Verified the ledger of 2 families: no problems found\. All sessions have ended\.\nNext: set DATABASE_URL to the new database, JWT_SECRET as it is/,
  );
  t.same(await contentOf(t, url), await contentOf(t, source));
  t.match(await newestRecord(url), { action: 'RESTORED', detail: { command: 'move' } });
  t.same(await verificationIn(url), [{ is_sound: true }]);
  t.same(await createContentView(t, source)(), before, 'the source is unchanged');
  t.match(await cli(source, 'move', '--to', url), { code: 1, errors: /not empty/ });
  t.match(await cli(source, 'move', '--to', source), { code: 2, errors: /uses now/ });
});
