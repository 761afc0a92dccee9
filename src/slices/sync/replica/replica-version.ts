import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replicaSchema } from '../../../slice/replica-table.ts';
import { ReplicaError } from './error.ts';
import type { Replica } from './replica-connection.ts';

/** Scripts of upgrades, named `NNNN_name.sql` with the version that they lead to. */
const directory = join(import.meta.dirname, '../../../../sql/target/upgrades');
const scripts = readdirSync(directory)
  .filter((name) => name.endsWith('.sql'))
  .sort();

/** Version of a replica's tables that this service needs. Tables from before versions have version 1. */
export const replicaVersion = versionOf(scripts.at(-1) ?? '0001');

/** Returns the version of the replica's tables; 1 for tables from before versions. @throws ReplicaError without tables */
async function readVersion(replica: Replica): Promise<number> {
  const [found] = await replica.query<Record<'cursor' | 'versions', string | null>>(
    `SELECT to_regclass('${replicaSchema}.sync_cursor') AS cursor, to_regclass('${replicaSchema}.schema_versions') AS versions`,
  );
  if (typeof found?.cursor !== 'string') throw missing(`the table ${replicaSchema}.sync_cursor`);
  if (found.versions === null) return 1;
  const [row] = await replica.query<{ version: string | null }>(
    `SELECT max(version)::text AS version FROM ${replicaSchema}.schema_versions`,
  );
  if (!/^[1-9]\d{0,8}$/.test(row?.version ?? '')) throw missing(`a row of ${replicaSchema}.schema_versions`);
  return Number(row?.version);
}

/** Checks that the tables have the version of this service (decisions.md 8.9). @throws ReplicaError */
export async function checkVersion(replica: Replica): Promise<void> {
  const version = await readVersion(replica);
  if (version === replicaVersion) return;
  const remedy =
    version < replicaVersion
      ? 'The owner of the database can upgrade them with the command "sync upgrade" of the service.'
      : 'The operator must update the service.';
  throw new ReplicaError('version', {
    message: `The replica's tables are at version ${version}; this service needs version ${replicaVersion}. ${remedy}`,
  });
}

/**
 * Upgrades the replica's tables, one version after the other, each in a transaction. Only their owner can.
 * @returns the version before
 * @throws ReplicaError, including when the tables are newer than this service
 */
export async function upgradeReplica(replica: Replica): Promise<number> {
  const before = await readVersion(replica);
  for (const script of scripts.filter((name) => versionOf(name) > before)) {
    await replica.query(
      upgradeStatements(versionOf(script), await readFile(join(directory, script), 'utf8')),
    );
  }
  await checkVersion(replica);
  return before;
}

/**
 * Returns the statements of an upgrade. It waits five seconds (`lock_timeout`) for running synchronisations and then fails,
 * since one may take five minutes. It holds up the next ones, each of which then compares all rows. Roles that write to the
 * tables may then write to new ones too.
 */
function upgradeStatements(version: number, script: string): string {
  return `
    BEGIN;
    LOCK TABLE ${replicaSchema}.sync_cursor IN EXCLUSIVE MODE;
    ${script}
    INSERT INTO ${replicaSchema}.schema_versions (version) VALUES (${version});
    UPDATE ${replicaSchema}.sync_cursor SET feed_seq = -1;
    DO $$
    DECLARE
      statement text;
    BEGIN
      FOR statement IN
        SELECT format('GRANT %s ON %s TO %s',
          CASE t.relname WHEN 'schema_versions' THEN 'SELECT' ELSE 'SELECT, INSERT, UPDATE, DELETE' END,
          t.oid::regclass, CASE grantee WHEN 0 THEN 'PUBLIC' ELSE grantee::regrole::text END)
        FROM pg_catalog.pg_class c, pg_catalog.aclexplode(c.relacl), pg_catalog.pg_class t
        WHERE c.oid = '${replicaSchema}.sync_cursor'::regclass AND privilege_type = 'INSERT' AND grantee <> c.relowner
          AND t.relnamespace = c.relnamespace AND t.relkind = 'r' AND t.relacl IS NULL
      LOOP
        EXECUTE statement;
      END LOOP;
    END
    $$;
    COMMIT`;
}

/** Returns the number in the name of a script. */
function versionOf(script: string): number {
  return Number(script.slice(0, 4));
}

/** Returns the error for a part of the schema that a replica lacks. */
export function missing(what: string): ReplicaError {
  const message = `The target database lacks the required schema: ${what} is missing.`;
  return new ReplicaError('schema', { message });
}
