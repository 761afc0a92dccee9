import t, { type Test } from 'tap';
import { connect } from '../../helpers/database/connection.ts';
import { createEmptyDatabase } from '../../helpers/database/database.ts';
import { createProxy } from '../../helpers/database/proxy.ts';
import { type Client, expectStatus, memberPassword } from '../../helpers/families/client.ts';
import { until } from '../../helpers/until.ts';
import { createReplica, replicaFaults, replicaRows, replicaUrlOf, schema } from './replicas.ts';
import { configure, createTestSync, shortConnectMs, startSyncing, untilStatus } from './syncing.ts';

const { databaseUrl, here, newFamily } = await startSyncing(t, { connectMs: shortConnectMs });

type Parent = Client & { id: number };

async function close(parent: Client): Promise<void> {
  const payload = { password: memberPassword };
  await expectStatus(200, parent.send({ method: 'DELETE', url: '/api/user', payload }));
}

async function configsOf(parent: Parent): Promise<number> {
  return (await here`SELECT FROM sync_configs WHERE family_id = ${parent.id}`).length;
}

/** Asserts that a replica has nothing of the family but its ledger. */
async function checkErased(t: Test, url: string, parent: Parent): Promise<void> {
  const there = connect(url);
  t.same(await replicaFaults(here, there, parent.id), []);
  const { ledger_events, ledger_entries, ...others } = await replicaRows(there, parent.id);
  await there.end();
  t.ok(Number(ledger_events) > 0 && Number(ledger_entries) > 0, 'the ledger stays');
  t.same(new Set(Object.values(others)), new Set([0]), JSON.stringify(others));
}

t.test('erases a closed family from all its targets, and deletes their configurations', async (t) => {
  const { parent } = await newFamily(5);
  const [followed, pushed, empty] = [
    await createReplica(t),
    await createReplica(t),
    await createEmptyDatabase(t),
  ];
  await untilStatus(parent, await configure(parent, followed.replicaUrl), 'COMPLETED');
  const id = await configure(parent, pushed.replicaUrl, false);
  await expectStatus(200, parent.post(`/api/sync-configs/${id}/push`));
  await untilStatus(parent, id, 'COMPLETED');
  // Pauses, because the schema is missing.
  await untilStatus(parent, await configure(parent, replicaUrlOf(empty)), 'FAILED');
  const owner = connect(empty);
  await owner.unsafe(schema).finally(() => owner.end());

  await close(parent);
  await until('all configurations are deleted', async () => (await configsOf(parent)) === 0);
  for (const url of [followed.url, pushed.url, empty]) await checkErased(t, url, parent);
});

t.test('retries the erasure of a closed family in an unavailable target', async (t) => {
  const { parent } = await newFamily(5);
  const { url } = await createReplica(t);
  const proxy = await createProxy(t, url);
  await untilStatus(parent, await configure(parent, replicaUrlOf(proxy.url)), 'COMPLETED');
  await proxy.cut();
  await close(parent);
  await until('a retry fails', async () => {
    const [row] = await here`SELECT attempts FROM sync_configs WHERE family_id = ${parent.id}`;
    return row?.['attempts'] > 1;
  });
  await proxy.open();
  await until('the configuration is deleted', async () => (await configsOf(parent)) === 0);
  await checkErased(t, url, parent);
});

t.test('deletes the configuration of a family that closed seven days ago without a success', async (t) => {
  const [{ parent: late }, { parent: recent }, { parent: open }] = [
    await newFamily(),
    await newFamily(),
    await newFamily(),
  ];
  const families = [late, recent, open];
  for (const parent of families) await configure(parent, 'postgresql://u:p@127.0.0.1:1/d', false);
  for (const parent of [late, recent]) await close(parent);
  await here`UPDATE families SET last_at = now() - interval '6 days 23 hours' WHERE family_id = ${recent.id}`;
  await here`UPDATE families SET last_at = now() - interval '7 days 1 minute' WHERE family_id IN (${late.id}, ${open.id})`;
  // Deletes at its start.
  (await createTestSync(t, databaseUrl)).sync.start();
  await until('the configuration is deleted', async () => (await configsOf(late)) === 0);
  t.same(await Promise.all(families.map(configsOf)), [0, 1, 1]);
});
