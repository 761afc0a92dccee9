import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { readConfig } from '../../src/service/config.ts';
import { secretsOf } from '../../src/service/secrets.ts';
import { server, signingKey } from '../helpers/database/server-settings.ts';

t.test('creates secrets once without DATABASE_URL, with mode 0600, also for concurrent starts', async (t) => {
  const dataDir = join(await mkdtemp(join(tmpdir(), 'secrets-')), 'new');
  t.teardown(() => rm(join(dataDir, '..'), { recursive: true }));
  const config = readConfig({ DATA_DIR: dataDir });
  const all = await Promise.all(Array.from({ length: 20 }, () => secretsOf(config)));
  for (const secrets of all) t.same(secrets, all[0]);
  t.same(await secretsOf(config), all[0], 'the same at the next start');
  t.not(all[0]?.jwtSecret, all[0]?.secretsKey);
  t.ok([all[0]?.jwtSecret, all[0]?.secretsKey].every((secret) => (secret?.length ?? 0) >= 32));
  const names = await readdir(dataDir);
  t.same(names, ['jwt-secret', 'ledger-signing-key', 'secrets-key'], 'leaves no other files');
  for (const name of names) t.equal((await stat(join(dataDir, name))).mode & 0o777, 0o600);
  t.same(await secretsOf(readConfig({ ...server, DATA_DIR: dataDir })), {
    jwtSecret: server.JWT_SECRET,
    secretsKey: server.SECRETS_KEY,
    ledgerSigningKey: all[0]?.ledgerSigningKey,
  });
  const given = { ...server, LEDGER_SIGNING_KEY: signingKey, DATA_DIR: join(dataDir, 'none') };
  t.match(await secretsOf(readConfig(given)), { ledgerSigningKey: signingKey });
  t.same(await readdir(dataDir), names, 'does not store given secrets');
});

t.test('fails with a helpful sentence if it cannot store the signing key', async (t) => {
  const directory = await mkdtemp(join(tmpdir(), 'secrets-'));
  t.teardown(() => rm(directory, { recursive: true }));
  await writeFile(join(directory, 'file'), '');
  const message = /^The ledger's signing key cannot be kept in \S+ \(ENOTDIR\): .* LEDGER_SIGNING_KEY\.$/;
  await t.rejects(secretsOf(readConfig({ ...server, DATA_DIR: join(directory, 'file') })), { message });
});
