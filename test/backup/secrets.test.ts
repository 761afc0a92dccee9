import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { inDirectory } from '../../src/cli/backup/secrets-place.ts';
import { testSettings } from '../helpers/app.ts';
import { runCliWith } from '../helpers/cli.ts';
import { createEmptyDatabase } from '../helpers/database/database.ts';
import { failLinks } from '../helpers/database/hard-links.ts';
import { createContentView } from '../helpers/families/stored-content.ts';
import { createKernel } from '../helpers/kernel/kernel.ts';

const directory = await mkdtemp(join(tmpdir(), 'learning-secrets-'));
t.teardown(() => rm(directory, { recursive: true }));
const { jwtSecret, secretsKey, ledgerSigningKey } = testSettings;
const secrets = { JWT_SECRET: jwtSecret, SECRETS_KEY: secretsKey, LEDGER_SIGNING_KEY: ledgerSigningKey };
const secretLines = Object.entries(secrets)
  .map(([name, secret]) => `${name}=${secret}\n`)
  .join('');
const { databaseUrl, newFamily } = await createKernel(t);
await newFamily();
let files = 0;
/** Returns the path of a new file. */
const newFile = () => join(directory, `${++files}`);
const cli = (url: string, ...args: string[]) =>
  runCliWith({ ...secrets, DATABASE_URL: url, DATA_DIR: directory }, ...args);

t.test('restore: checks the place of secrets first, and stores them after the data', async (t) => {
  const [encrypted, missing, mine] = [newFile(), join(directory, 'none', 'secrets'), newFile()];
  const passphraseFile = newFile();
  await writeFile(passphraseFile, 'correct horse battery\n');
  const passphrase = ['--passphrase-file', passphraseFile];
  t.match(await cli(databaseUrl, 'backup', encrypted, '--with-secrets', ...passphrase), { code: 0 });
  const url = await createEmptyDatabase(t);
  const restore = (file: string) => cli(url, 'restore', encrypted, ...passphrase, '--secrets-file', file);
  await writeFile(mine, 'mine');
  t.match(await restore(missing), { code: 1, errors: /^--secrets-file .*none/ });
  t.match(await restore(mine), {
    code: 1,
    errors: /^--secrets-file .* exists already: choose another name\.$/m,
  });
  const before = newFile();
  await writeFile(before, secretLines.replace(testSettings.jwtSecret, 'x'.repeat(40)));
  t.match(await restore(before), { code: 1, errors: /exists already/ });
  t.same(await createContentView(t, url)(), {}, 'nothing is restored');

  const allowLinks = failLinks(t, 'ENOSPC');
  const place = newFile();
  const failed = await restore(place);
  allowLinks();
  t.match(failed, {
    code: 1,
    errors:
      /^The data is restored, but its secrets are not in .* no space left.* empty the database, and restore again\./m,
  });
  t.match(await createContentView(t, url)(), { users: /^\d+ rows/ });
  await t.rejects(stat(place), { code: 'ENOENT' });

  const again = await createEmptyDatabase(t);
  await writeFile(place, secretLines, { mode: 0o600 });
  const repeated = await cli(again, 'restore', encrypted, ...passphrase, '--secrets-file', place);
  t.match(repeated, { code: 0 }, 'the secrets of an earlier attempt are no fault');
});

t.test(
  'the data directory takes secrets that are missing, and rejects others before it changes',
  async (t) => {
    const dataDir = join(directory, 'data');
    const place = inDirectory(dataDir);
    const given = { jwtSecret, secretsKey, ledgerSigningKey };
    await place.rejectOthers(given);
    await t.rejects(stat(dataDir), { code: 'ENOENT' });
    await place.store(given);
    await place.rejectOthers(given);
    t.same((await readdir(dataDir)).sort(), ['jwt-secret', 'ledger-signing-key', 'secrets-key']);
    const file = join(dataDir, 'jwt-secret');
    t.equal(await readFile(file, 'utf8'), jwtSecret);
    t.equal((await stat(file)).mode & 0o777, 0o600);
    await t.rejects(place.rejectOthers({ ...given, jwtSecret: 'another' }), {
      message: `${file} has another secret: move it away first.`,
    });
  },
);
