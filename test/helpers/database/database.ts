import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import { prepareDatabase } from '../../../src/service/prepare-database.ts';
import { silent } from '../silent.ts';
import { citusUrl, createOnNodes, dropOnNodes, storeSettingsOn } from './citus.ts';
import { asService, withDatabase } from './connection.ts';
import { retryInUse } from './retry-in-use.ts';
import { provideTemplate } from './template.ts';

let template: Promise<string> | undefined;

interface Ending {
  teardown(fn: () => Promise<void>): unknown;
}

/** Creates a migrated, empty database for a test and returns its connection string; drops it after the test. */
export async function createDatabase(t: Ending): Promise<string> {
  // Copying files takes two thirds of the time that logging each page takes.
  const url = await create(t, (template) => `TEMPLATE "${template}" STRATEGY file_copy`);
  await storeSettingsOn(url);
  return url;
}

/** Creates a database without the service's tables, on one server also where tests run on a cluster. */
export async function createEmptyDatabase(t: Ending): Promise<string> {
  return create(t, () => `TEMPLATE template0 ENCODING 'UTF8'`);
}

/** Creates a migrated database, on one server also where tests run on a cluster. */
export async function createPlainDatabase(t: Ending): Promise<string> {
  if (citusUrl === undefined) return createDatabase(t);
  const url = await createEmptyDatabase(t);
  await prepareDatabase({ url: asService(url), ownerUrl: url }, silent);
  return url;
}

async function create(t: Ending, options: (template: string) => string): Promise<string> {
  template ??= findTemplate();
  const source = await template;
  const sourceName = new URL(source).pathname.slice(1);
  const name = sourceName.replace(/template$/, randomBytes(6).toString('hex'));
  await retryInUse(() => createOnNodes(source, name, options(sourceName)));
  t.teardown(() => dropOnNodes(source, name));
  return withDatabase(source, name);
}

async function findTemplate(): Promise<string> {
  // Set by the worker (test/runner/worker.ts).
  const { templateUrl } = globalThis as { templateUrl?: Promise<string> };
  if (templateUrl) return templateUrl;
  const { url, process: server } = await provideTemplate();
  // Without `npm test`, this process owns the server, which must not keep the process alive.
  server.unref();
  for (const stream of [server.stdin, server.stdout]) if (stream instanceof Socket) stream.unref();
  return url;
}
