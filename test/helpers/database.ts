import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { createOnNodes, dropOnNodes } from './citus.ts';
import { connect, withDatabase } from './connection.ts';
import { provideTemplate } from './template.ts';

const OBJECT_IN_USE = '55006';
const ATTEMPTS = 50;
const RETRY_MS = 100;

let template: Promise<string> | undefined;

/** Creates a migrated, empty database for a test and returns its connection string; drops it after the test. */
export async function createDatabase(t: { teardown(fn: () => Promise<void>): unknown }): Promise<string> {
  template ??= findTemplate();
  const source = await template;
  const sourceName = new URL(source).pathname.slice(1);
  const name = sourceName.replace(/template$/, randomBytes(6).toString('hex'));
  await clone(source, sourceName, name);
  t.teardown(async () => {
    await dropOnNodes(source, name);
  });
  return withDatabase(source, name);
}

/** Creates a database without the service's tables and returns its connection string. */
export async function createEmptyDatabase(t: {
  teardown(fn: () => Promise<void>): unknown;
}): Promise<string> {
  const url = await createDatabase(t);
  const sql = connect(url);
  await sql
    .unsafe('DROP SCHEMA public CASCADE; DROP SCHEMA IF EXISTS pgboss CASCADE; CREATE SCHEMA public')
    .finally(() => sql.end());
  return url;
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

async function clone(source: string, sourceName: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Copying files takes two thirds of the time that logging each page takes.
      await createOnNodes(source, name, `TEMPLATE "${sourceName}" STRATEGY file_copy`);
      return;
    } catch (error) {
      // Autovacuum visits the template as well.
      const isInUse = error instanceof Error && 'code' in error && error.code === OBJECT_IN_USE;
      if (!isInUse || attempt === ATTEMPTS) throw error;
    }
    await setTimeout(RETRY_MS);
  }
}
