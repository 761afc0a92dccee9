import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { verifyExport } from '../../../src/kernel/ledger/verification/verify-export.ts';
import { registry } from '../../../src/service/app.ts';
import { connect } from '../../helpers/database/connection.ts';
import { createReward, expectStatus } from '../../helpers/families/client.ts';
import { createReplica } from './replicas.ts';
import { configure, startSyncing, untilReplicated } from './syncing.ts';

const { newFamily, here } = await startSyncing(t);

t.test('verifies the ledger in a replica, as docs/sync.md describes', async (t) => {
  const { parent, learner } = await newFamily(20);
  const { url, replicaUrl } = await createReplica(t);
  const there = connect(url);
  t.teardown(() => there.end());
  const { id } = await createReward(parent);
  await expectStatus(200, learner.post(`/api/rewards/${id}/save`, { points: 12 }));
  await configure(parent, replicaUrl);
  await untilReplicated(here, there, parent.id);
  const page = await readFile(join(import.meta.dirname, '../../../docs/sync.md'), 'utf8');
  const [, statement = ''] = /```sql\n(-- The ledger[^`]*)```/.exec(page) ?? [];
  const lines = async () =>
    (await there.unsafe(statement.replaceAll(':family', String(parent.id)))).map(({ line }) => line);
  const audit = await verifyExport(await lines(), registry.rules);
  t.same(audit.problems, []);
  const [family] =
    await here`SELECT seq, encode(head, 'hex') AS head FROM families WHERE family_id = ${parent.id}`;
  t.equal(audit.events, Number(family?.['seq']));
  t.equal(audit.head, family?.['head']);
  await there`UPDATE learning.ledger_entries SET amount = amount + 1 WHERE family_id = ${parent.id} AND amount > 0`;
  t.not((await verifyExport(await lines(), registry.rules)).problems.length, 0, 'detects tampering');
});
