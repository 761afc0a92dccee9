import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { connect, withDatabase } from './connection.ts';
import { provideTemplate } from './template.ts';

const OBJECT_IN_USE = '55006';
const ATTEMPTS = 50;
const RETRY_MS = 100;

let template: Promise<string> | undefined;

/**
 * Makes a migrated, empty database for a test, and removes it after the test.
 *
 * @returns its connection string
 */
export async function createDatabase(t: { teardown(fn: () => Promise<void>): unknown }): Promise<string> {
  template ??= findTemplate();
  const source = await template;
  const sourceName = new URL(source).pathname.slice(1);
  const name = sourceName.replace(/template$/, randomBytes(6).toString('hex'));
  await clone(source, sourceName, name);
  t.teardown(async () => {
    const admin = connect(withDatabase(source, 'postgres'));
    await admin`DROP DATABASE IF EXISTS ${admin(name)} WITH (FORCE)`.finally(() => admin.end());
  });
  return withDatabase(source, name);
}

/** Creates a database without tables of ours, and returns its connection string. */
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
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL) return TEST_DATABASE_URL;
  const { url, process: server } = await provideTemplate();
  // Without `npm test` around it, this process owns the server, which ends with it but must not keep it alive.
  server.unref();
  for (const stream of [server.stdin, server.stdout]) if (stream instanceof Socket) stream.unref();
  return url;
}

async function clone(source: string, sourceName: string, name: string): Promise<void> {
  const admin = connect(withDatabase(source, 'postgres'));
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        // Copying files takes two thirds of the time of logging each page.
        await admin`CREATE DATABASE ${admin(name)} TEMPLATE ${admin(sourceName)} STRATEGY file_copy`;
        return;
      } catch (error) {
        // Autovacuum visits the template as well.
        const isInUse = error instanceof Error && 'code' in error && error.code === OBJECT_IN_USE;
        if (!isInUse || attempt === ATTEMPTS) throw error;
      }
      await setTimeout(RETRY_MS);
    }
  } finally {
    await admin.end();
  }
}
