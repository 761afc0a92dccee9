import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import t, { type Test } from 'tap';
import { replicaVersion, upgradeReplica } from '../../../../src/slices/sync/replica/replica-version.ts';
import { parseReplicaUrl } from '../../../../src/slices/sync/replica/url.ts';
import { runCliWith } from '../../../helpers/cli.ts';
import { connect } from '../../../helpers/database/connection.ts';
import { createEmptyDatabase } from '../../../helpers/database/database.ts';
import { createReward, expectStatus } from '../../../helpers/families/client.ts';
import { until } from '../../../helpers/until.ts';
import { failureOf, reach } from '../replica/reach.ts';
import { asRole, createReplica, replicaFaults, replicaUrlOf, roleFor } from '../replicas.ts';
import { configure, startSyncing, statusOf, untilReplicated, untilStatus } from '../syncing.ts';

const { here, newFamily } = await startSyncing(t);

/** Creates a database with the tables of version 1, as the project had them before versions. */
async function createOldReplica(t: Test): Promise<{ url: string; there: Sql }> {
  const url = await createEmptyDatabase(t);
  const there = connect(url);
  t.teardown(() => there.end());
  await there.unsafe(await readFile(join(import.meta.dirname, '../targets/version-1.sql'), 'utf8'));
  return { url, there };
}

/** Creates a role with the privileges that the documents named before versions. */
async function createOldRole(t: Test, there: Sql): Promise<string> {
  const role = roleFor(t, there);
  await there`CREATE ROLE ${there(role)} LOGIN PASSWORD 'unused'`;
  await there`GRANT USAGE ON SCHEMA learning TO ${there(role)}`;
  await there`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA learning TO ${there(role)}`;
  return role;
}

const upgrade = (url: string) => runCliWith({}, 'sync', 'upgrade', replicaUrlOf(url));

/** Describes all columns and constraints of a replica. */
async function shapeOf(sql: Sql): Promise<string[]> {
  const rows = await sql`
    SELECT concat_ws(' ', attrelid::regclass, attnum, attname, format_type(atttypid, atttypmod), attnotnull, attcollation,
      pg_get_expr(adbin, adrelid)) AS line
    FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE attrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'learning'::regnamespace) AND attnum > 0
    UNION ALL
    SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
    WHERE connamespace = 'learning'::regnamespace ORDER BY 1`;
  return rows.map(({ line }) => line);
}

t.test('upgrades the tables of version 1 to those of a new replica, without losing rows', async (t) => {
  const { url, there } = await createOldReplica(t);
  await there`INSERT INTO learning.users VALUES (7, 8, 'mia', 'mia@example.org', 'Mia', 'LEARNER', 7, now())`;
  await there`INSERT INTO learning.learner_profiles VALUES
    (7, 8, gen_random_uuid(), 3, '["Math"]', '[]', '["Fractions"]', '{"nodes": [], "edges": []}', now())`;
  await there`INSERT INTO learning.sync_cursor VALUES (7, 12, 3, '\\x00')`;
  const before = await there`SELECT * FROM learning.learner_profiles`;
  t.match(await upgrade(url), {
    code: 0,
    errors: `Upgraded the tables from version 1 to version ${replicaVersion}.`,
  });
  const profiles = await there`SELECT * FROM learning.learner_profiles`;
  t.same(profiles, [{ ...before[0], subject_performance: {}, picture: null, color: null }]);
  t.match(await there`SELECT * FROM learning.sync_cursor`, [{ family_id: 7, feed_seq: -1, event_seq: 3 }]);
  const fresh = connect((await createReplica(t)).url);
  t.teardown(() => fresh.end());
  t.same(await shapeOf(there), await shapeOf(fresh));
  t.match(await upgrade(url), { code: 0, errors: `The tables already have version ${replicaVersion}.` });
});

t.test('fails clearly before the upgrade, and then continues without a change or request', async (t) => {
  const { parent } = await newFamily();
  const { url, there } = await createOldReplica(t);
  const role = await createOldRole(t, there);
  const id = await configure(parent, replicaUrlOf(asRole(url, role)));
  await untilStatus(parent, id, 'FAILED');
  t.equal(
    (await statusOf(parent, id)).errorMessage,
    `The replica's tables are at version 1; this service needs version ${replicaVersion}. The owner of the database can \
upgrade them with the command "sync upgrade" of the service.`,
  );
  await createReward(parent);
  t.same(await there`SELECT FROM learning.users`, [], 'writes nothing meanwhile');
  t.match(await upgrade(url), { code: 0 });
  await untilStatus(parent, id, 'COMPLETED');
  await untilReplicated(here, there, parent.id);
  t.match(
    await there`SELECT * FROM information_schema.role_table_grants
    WHERE grantee = ${role} AND table_name = 'schema_versions'`,
    [{ privilege_type: 'SELECT' }],
  );
});

t.test('fails at newer tables, and recovers with a push', async (t) => {
  const { parent } = await newFamily();
  const { url, replicaUrl } = await createReplica(t);
  const there = connect(url);
  t.teardown(() => there.end());
  await there`INSERT INTO learning.schema_versions (version) VALUES (99999)`;
  const id = await configure(parent, replicaUrl, false);
  const push = () => expectStatus(200, parent.post(`/api/sync-configs/${id}/push`));
  await push();
  await untilStatus(parent, id, 'FAILED');
  const { errorMessage } = await statusOf(parent, id);
  t.match(errorMessage, /tables are at version 99999; .* The operator must update the service\.$/);
  t.match(await upgrade(url), { code: 1, errors: errorMessage });
  await there`DELETE FROM learning.schema_versions WHERE version = 99999`;
  await push();
  await untilStatus(parent, id, 'COMPLETED');
  t.same(await replicaFaults(here, there, parent.id), []);
});

t.test('fails and changes nothing if a synchronisation runs for longer than the upgrade waits', async (t) => {
  const { url, there } = await createOldReplica(t);
  const session = await reach(t, parseReplicaUrl(replicaUrlOf(url)));
  await session.query("SET lock_timeout = '10ms'");
  await there.begin(async (round) => {
    await round`INSERT INTO learning.sync_cursor (family_id) VALUES (7)`;
    t.match(await failureOf(upgradeReplica(session)), { kind: 'timeout', code: '55P03' });
  });
  t.same(await there`SELECT to_regclass('learning.schema_versions') AS versions`, [{ versions: null }]);
});

t.test('waits for the end of a short synchronisation', async (t) => {
  const { url, there } = await createOldReplica(t);
  const upgraded = await there.begin(async (round) => {
    await round`INSERT INTO learning.sync_cursor (family_id) VALUES (7)`;
    const result = upgrade(url);
    await until('the upgrade waits', async () => {
      const waiting = await round`SELECT FROM pg_locks WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))`;
      return waiting.length > 0;
    });
    return { result };
  });
  t.match(await upgraded.result, { code: 0 });
});

t.test('upgrades only a replica, and only as the owner of its tables', async (t) => {
  t.match(await upgrade(await createEmptyDatabase(t)), { code: 1, errors: /sync_cursor is missing/ });
  const { url, there } = await createOldReplica(t);
  const role = await createOldRole(t, there);
  t.match(await upgrade(asRole(url, role)), {
    code: 1,
    errors: 'Only the owner of the tables can upgrade them.',
  });
  t.same(await there`SELECT to_regclass('learning.schema_versions') AS versions`, [{ versions: null }]);
});
