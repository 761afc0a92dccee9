import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { startApp, startOnRestored, testSettings } from '../helpers/app.ts';
import { runCliProcess } from '../helpers/cli.ts';
import { createEmptyDatabase } from '../helpers/database/database.ts';
import { postmaster } from '../helpers/database/embedded.ts';
import { clientOf } from '../helpers/families/client.ts';
import { createContentView } from '../helpers/families/stored-content.ts';
import { runService } from '../helpers/service.ts';
import { leaveTraces } from '../helpers/traces.ts';

const secrets = {
  JWT_SECRET: testSettings.jwtSecret,
  SECRETS_KEY: testSettings.secretsKey,
  LEDGER_SIGNING_KEY: testSettings.ledgerSigningKey,
};
const directory = await mkdtemp(join(tmpdir(), 'learning-move-'));
t.teardown(() => rm(directory, { recursive: true }));
const DATA_DIR = join(directory, 'data');

t.test('moves to an embedded database and back: every table is equal, and sessions end', async (t) => {
  const source = await createEmptyDatabase(t);
  const started = await startApp(t);
  const { parent } = await leaveTraces(started);
  const file = join(directory, 'first.backup');
  const save = await runCliProcess({ ...secrets, DATABASE_URL: started.databaseUrl }, 'backup', file);
  t.equal(save.code, 0, save.errors);
  const restored = await runCliProcess({ ...secrets, DATABASE_URL: source }, 'restore', file);
  t.equal(restored.code, 0, restored.errors);

  const there = await runCliProcess(
    { ...secrets, DATABASE_URL: source, DATA_DIR },
    'move',
    '--to',
    'embedded',
  );
  t.equal(there.code, 0, there.errors);
  t.match(
    there.errors,
    /Verified the ledger of 2 families[\s\S]*Next: start the service without DATABASE_URL/,
  );
  t.equal(await postmaster(DATA_DIR), 0, 'the embedded server ends with the command');

  const back = await createEmptyDatabase(t);
  const again = await runCliProcess({ DATA_DIR }, 'move', '--to', back);
  t.equal(again.code, 0, again.errors);
  t.match(again.errors, /SECRETS_KEY to the content of .*secrets-key/);
  const content = async (url: string) => {
    const { sessions, session_epoch, audit_log, last_verification, ...rest } = await createContentView(
      t,
      url,
    )();
    return rest;
  };
  t.same(await content(back), await content(source));
  const { app } = await startOnRestored(t, back);
  t.equal((await clientOf(app, parent.token).get('/api/user')).status, 401);

  const service = runService(t, { ...secrets, DATA_DIR });
  const headers = { authorization: `Bearer ${parent.token}` };
  const { status } = await fetch(`${await service.address}/api/user`, { headers });
  t.equal(status, 401, 'the session of a client has ended');
  const refused = await runCliProcess({ DATA_DIR }, 'move', '--to', await createEmptyDatabase(t));
  t.match(refused, { code: 1, errors: /Another instance of this service is running on .*: stop it/ });
  t.equal(await service.end('SIGTERM'), 0);
});

t.test('restores a backup with its secrets into a new data directory', async (t) => {
  const passphrase = { BACKUP_PASSPHRASE: 'correct horse battery' };
  const file = join(directory, 'second.backup');
  const saved = await runCliProcess({ DATA_DIR, ...passphrase }, 'backup', file, '--with-secrets');
  t.equal(saved.code, 0, saved.errors);
  const other = join(directory, 'other');
  const restored = await runCliProcess({ DATA_DIR: other, ...passphrase }, 'restore', file);
  t.equal(restored.code, 0, restored.errors);
  for (const name of ['jwt-secret', 'secrets-key', 'ledger-signing-key']) {
    t.equal(await readFile(join(other, name), 'utf8'), await readFile(join(DATA_DIR, name), 'utf8'), name);
    t.equal((await stat(join(other, name))).mode & 0o777, 0o600);
  }
  t.match(await runCliProcess({ DATA_DIR: other, ...passphrase }, 'restore', file), {
    code: 1,
    errors: /The database is not empty/,
  });
});
