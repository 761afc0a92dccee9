import { randomUUID } from 'node:crypto';
import t from 'tap';
import type { Database } from '../../../src/db/database.ts';
import { connect } from '../../helpers/database/connection.ts';
import { createPlainDatabase } from '../../helpers/database/database.ts';
import { createReward } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { until } from '../../helpers/until.ts';
import { createReplica } from './replicas.ts';
import { configure, createTestSync, statusOf, untilReplicated, untilStatus } from './syncing.ts';

/** Families whose rows are on a node that does not answer. */
const lost = new Set<number>();
let polls = 0;

/** Returns a database that answers like a cluster without that node. */
function withoutNode(database: Database): Database {
  return {
    ...database,
    async query(text, parameters = []) {
      const [families] = parameters;
      const isPoll = text.includes('FROM sync_configs c JOIN families f') && families === undefined;
      if (isPoll) polls += 1;
      const isOfLost = Array.isArray(families) && families.some((id) => lost.has(Number(id)));
      if (lost.size > 0 && (isPoll || isOfLost))
        throw Object.assign(new Error('a node does not answer'), { code: '08006' });
      return database.query(text, parameters);
    },
  };
}

const databaseUrl = await createPlainDatabase(t);
const places = { distributed: new Set(['families']), placeOf: (id: number) => Number(lost.has(id)) };
const { sync, log } = await createTestSync(t, databaseUrl, { places, faulty: withoutNode });
const { database, newFamily } = await startFamilies(t, { databaseUrl, services: { sync } });
const here = connect(databaseUrl);
t.teardown(() => here.end());

/** Creates a family with a continuous replica. */
async function newReplicated() {
  const { parent } = await newFamily();
  const { url, replicaUrl } = await createReplica(t);
  const there = connect(url);
  t.teardown(() => there.end());
  const id = await configure(parent, replicaUrl);
  await untilStatus(parent, id, 'COMPLETED');
  const { lastSyncAt } = await statusOf(parent, id);
  return { parent, there, id, lastSyncAt };
}

const [healthy, away] = [await newReplicated(), await newReplicated()];

t.test('copies the changes of families on nodes that answer', async (t) => {
  lost.add(away.parent.id);
  for (const { parent } of [away, healthy]) await createReward(parent);
  // Of the same turn.
  for (const { parent } of [away, healthy]) sync.changed(parent.id);
  await untilReplicated(here, healthy.there, healthy.parent.id);
  t.match(await statusOf(away.parent, away.id), { lastSyncAt: away.lastSyncAt }, 'the others wait');
  await untilStatus(healthy.parent, healthy.id, 'COMPLETED');
});

t.test('starts runs without a hint on nodes that answer, and says once that one does not', async (t) => {
  // Like the function of Citus: each shard answers alone.
  await database.sql`
    CREATE FUNCTION run_command_on_colocated_placements(regclass, regclass, command text,
      OUT success boolean, OUT result text) RETURNS SETOF record LANGUAGE plpgsql AS $$
    BEGIN
      success := true;
      EXECUTE format(command, '(SELECT * FROM sync_configs WHERE family_id <> (SELECT max(family_id) FROM sync_configs))', 'families')
        INTO result;
      RETURN NEXT;
      success := false;
      result := 'connection refused';
      RETURN NEXT;
    END $$`;
  sync.start();
  await here`UPDATE sync_configs SET sync_status = 'FAILED', attempts = 3 WHERE id = ${healthy.id}`;
  await untilStatus(healthy.parent, healthy.id, 'COMPLETED');
  await here`UPDATE sync_configs SET sync_status = 'IN_PROGRESS', lease_owner = ${randomUUID()},
    lease_until = now() - interval '1 s' WHERE id = ${healthy.id}`;
  await untilStatus(healthy.parent, healthy.id, 'COMPLETED');
  const from = polls;
  await until('there are further polls', () => polls > from + 2);
  t.equal(log.filter((line) => line.includes('a node does not answer')).length, 1, log.join());
  lost.clear();
  await untilReplicated(here, away.there, away.parent.id);
});
