import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { startEmbedded } from '../../src/db/embedded/index.ts';
import { migrateWithin } from '../../src/db/migrate.ts';
import type { DatabaseUrls } from '../../src/db/schema/roles.ts';
import { migrationsDirectory } from '../../src/service/prepare-database.ts';
import type { Finding } from '../../src/slice/slice.ts';
import { testSettings } from '../helpers/app.ts';
import { runCliWith } from '../helpers/cli.ts';
import { onCluster } from '../helpers/database/citus.ts';
import { asService } from '../helpers/database/connection.ts';
import { createEmptyDatabase } from '../helpers/database/database.ts';
import { ask, dataDirectory } from '../helpers/database/embedded.ts';
import { silent } from '../helpers/silent.ts';

const { ledgerSigningKey: LEDGER_SIGNING_KEY } = testSettings;
const secrets = { JWT_SECRET: 'j'.repeat(32), SECRETS_KEY: 's'.repeat(32), LEDGER_SIGNING_KEY };

/** Returns the finding of `doctor` about the role of the service. */
async function roleFound(variables: Record<string, string>): Promise<Finding | undefined> {
  const { output } = await runCliWith({ ...secrets, ...variables }, 'doctor', '--json');
  const { findings } = JSON.parse(output) as { findings: Finding[] };
  return findings.find(({ check }) => check === 'role');
}

/** Checks that the service may read and add users, but not change the ledger. */
async function hasRights({ url }: Pick<DatabaseUrls, 'url'>): Promise<boolean> {
  return ask(url, async (sql) => {
    const [row] = await sql`SELECT has_table_privilege('users', 'INSERT') AS may,
      has_table_privilege('events', 'UPDATE, DELETE, TRUNCATE') AS may_change`;
    return row?.['may'] === true && row['may_change'] === false;
  });
}

t.test('an embedded database of an earlier version gets the role of the service', async (t) => {
  const DATA_DIR = await dataDirectory(t, { name: 'who runs the test' });
  const cli = (...args: string[]) => runCliWith({ DATA_DIR }, ...args);
  const first = await startEmbedded({ dataDir: DATA_DIR, log: silent });
  try {
    const earlier = { directory: migrationsDirectory, upTo: 35 };
    await ask(first.ownerUrl, (sql) => sql.begin((tx) => migrateWithin(tx, earlier)));
    t.match(await cli('users', 'list'), {
      errors: /^The database lacks \d+ migrations, starting with 0036_roles/,
    });
    t.match(await cli('backup', join(DATA_DIR, 'before')), { code: 0 });
    t.match(await cli('migrate'), { code: 0, errors: 'Created the role learning_service\n' });
    t.ok(await hasRights(first));
    t.match(await cli('sessions', 'end'), { code: 0 });
    t.match(await roleFound({ DATA_DIR }), {
      state: 'ok',
      message: 'The service uses the role learning_service, which cannot change the ledger.',
    });
    t.match(await cli('backup', join(DATA_DIR, 'after')), { code: 0 });
  } finally {
    await first.stop();
  }
  await rm(join(DATA_DIR, 'postgres-password'));
  const second = await startEmbedded({ dataDir: DATA_DIR, log: silent });
  t.ok(await hasRights(second).finally(second.stop), 'a lost password is replaced for both roles');

  const ownerUrl = await createEmptyDatabase(t);
  const server = { ...secrets, DATABASE_URL: asService(ownerUrl), DATABASE_OWNER_URL: ownerUrl };
  t.match(await runCliWith(server, 'restore', join(DATA_DIR, 'after')), { code: 0 });
  t.ok(await hasRights({ url: server.DATABASE_URL }), 'a restore gives the rights too');
  t.match(await runCliWith({ ...secrets, DATABASE_URL: server.DATABASE_URL }, 'users', 'list'), {
    code: 0,
  });
});

t.test('on a server, the owner migrates for a service that cannot', { skip: onCluster }, async (t) => {
  const ownerUrl = await createEmptyDatabase(t);
  await ask(ownerUrl, (sql) => sql`REVOKE ALL ON SCHEMA public FROM PUBLIC`);
  const url = asService(ownerUrl);
  const alone = { ...secrets, DATABASE_URL: url };
  t.match(await runCliWith(alone, 'migrate'), {
    code: 1,
    errors: /has no schema for tables: set DATABASE_OWNER_URL to their owner, /,
  });
  const both = { ...alone, DATABASE_OWNER_URL: ownerUrl };
  t.match(await runCliWith(both, 'migrate'), { code: 0 });
  t.match(await runCliWith(alone, 'migrate'), { code: 0, errors: 'The schema was up to date already.\n' });
  t.match(await runCliWith(both, 'sessions', 'end'), { code: 0 });
  t.match(await roleFound(both), { state: 'ok' });
  const directory = await mkdtemp(join(tmpdir(), 'roles-'));
  t.teardown(() => rm(directory, { recursive: true }));
  for (const command of [
    ['ledger', 'verify'],
    ['ledger', 'rebuild'],
    ['backup', join(directory, 'file')],
  ])
    t.match(await runCliWith(alone, ...command), { code: 0 }, command.join(' '));
  t.match(await roleFound({ DATABASE_URL: ownerUrl }), {
    state: 'warning',
    fix: /^Set DATABASE_OWNER_URL to this role, and DATABASE_URL to another one: /,
  });
  const wrong = Object.assign(new URL(ownerUrl), { password: 'wrong' }).href;
  t.match(await runCliWith({ ...both, DATABASE_OWNER_URL: wrong }, 'users', 'list'), {
    code: 1,
    errors: /^The database rejects the password of \S+: correct DATABASE_OWNER_URL\.\n$/,
  });
});
