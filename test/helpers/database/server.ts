/**
 * Program that provides the PostgreSQL of a test run: the server at DATABASE_URL, or a temporary one. Prints the connection
 * string of a migrated template database. When standard input ends, also because the run was killed, it removes all
 * databases of the run.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { startEmbedded } from '../../../src/db/embedded/index.ts';
import { prepareDatabase } from '../../../src/service/prepare-database.ts';
import { createOnNodes, distributeOn, dropOnNodes, dropRoleOnNodes } from './citus.ts';
import { asService, connect, withDatabase } from './connection.ts';
import { createDataDirectory } from './data-directory.ts';

/** Settings of PostgreSQL that lose data in a crash or make passwords weak, which tests accept. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: 300,
  // Tests open thousands of connections, each of which proves its password.
  scram_iterations: 1,
};
const TEMPLATE = 'test_template';

const warn = (message: string) => process.stderr.write(`${message}\n`);
const log = { info: () => {}, warn, error: warn };

const inputEnd = once(process.stdin.resume(), 'end');
process.stdout.on('error', () => {}); // The end of stdin reports a closed parent.
const { DATABASE_URL, CITUS_URL } = process.env;
const shared = CITUS_URL ?? DATABASE_URL;
if (shared) await serve(shared);
else await serveTemporary();

async function serveTemporary(): Promise<void> {
  const dataDir = await createDataDirectory(async (directory) => {
    const database = await startEmbedded({ dataDir: directory, log, settings: FAST });
    await prepare(withDatabase(database.ownerUrl, TEMPLATE)).finally(() => database.stop());
  });
  try {
    const database = await startEmbedded({ dataDir, log, settings: FAST });
    await offer(withDatabase(database.ownerUrl, TEMPLATE)).finally(() => database.stop());
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Provides the template on a shared server. */
async function serve(url: string): Promise<void> {
  const run = `test_${randomBytes(5).toString('hex')}`;
  const template = withDatabase(url, `${run}_template`);
  try {
    await prepare(template);
    await offer(template);
  } finally {
    await dropAll(template, run);
  }
}

async function offer(template: string): Promise<void> {
  process.stdout.write(`${template}\n`);
  await inputEnd;
}

/** Creates the template, and prepares it for the service's role. */
async function prepare(template: string): Promise<void> {
  const name = new URL(template).pathname.slice(1);
  await createOnNodes(template, name, `TEMPLATE template0 ENCODING 'UTF8'`);
  await prepareDatabase({ ownerUrl: template, url: asService(template) }, log);
  await distributeOn(template);
}

async function dropAll(template: string, run: string): Promise<void> {
  const admin = connect(withDatabase(template, 'postgres'));
  const found = await admin<{ datname: string }[]>`
    SELECT datname FROM pg_database WHERE starts_with(datname, ${`${run}_`})`;
  for (const { datname } of found) await dropOnNodes(template, datname);
  await dropRoleOnNodes(template, new URL(asService(template)).username);
  await admin.end();
}
