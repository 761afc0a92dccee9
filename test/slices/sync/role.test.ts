import t from 'tap';
import { registry } from '../../../src/service/app.ts';
import { checkReplica } from '../../../src/slices/sync/replica/check-replica.ts';
import { connectReplica } from '../../../src/slices/sync/replica/replica-connection.ts';
import { privilegesOf } from '../../../src/slices/sync/replica/schema.ts';
import { parseReplicaUrl } from '../../../src/slices/sync/replica/url.ts';
import { runRound } from '../../../src/slices/sync/round.ts';
import { runCliWith } from '../../helpers/cli.ts';
import { connect } from '../../helpers/database/connection.ts';
import { createEmptyDatabase } from '../../helpers/database/database.ts';
import { expectStatus } from '../../helpers/families/client.ts';
import { failureOf } from './replica/reach.ts';
import { asRole, replicaFaults, replicaUrlOf, roleFor } from './replicas.ts';
import { configure, fullRound, startSyncing, untilStatus } from './syncing.ts';

const { here, database, newFamily } = await startSyncing(t);
const { parent } = await newFamily(50);
const url = await createEmptyDatabase(t);
const there = connect(url);
t.teardown(() => there.end());
const role = roleFor(t, there);
const { code, output } = await runCliWith({}, 'sync', 'schema', '--role', role);
await there.unsafe(output);
await there`ALTER ROLE ${there(role)} PASSWORD 'unused'`;
const replicaUrl = replicaUrlOf(asRole(url, role));

t.test('sync schema --role: prints a role with which a push works, and no password', async (t) => {
  t.equal(code, 0);
  const quoted = `"${role.replaceAll('"', '""')}"`;
  t.match(output, `-- \\password ${quoted}\nCREATE ROLE ${quoted} LOGIN;\n`);
  t.notMatch(output, /PASSWORD/);
  const id = await configure(parent, replicaUrl, false);
  await expectStatus(200, parent.post(`/api/sync-configs/${id}/push`));
  await untilStatus(parent, id, 'COMPLETED');
  t.same(await replicaFaults(here, there, parent.id), []);
  t.match(await runCliWith({}, 'sync', 'check', replicaUrl), { code: 0 });
});

t.test('sync schema --role: prints only privileges that a push needs', async (t) => {
  const session = await connectReplica(parseReplicaUrl(replicaUrl), { allowPrivate: true });
  t.teardown(() => session.close());
  const push = async () => {
    await checkReplica(session, registry.replicaTables);
    await runRound(session, database, fullRound(parent.id));
  };
  const privileges = privilegesOf(registry.replicaTables);
  const rights = ['schema_versions', 'sync_cursor', 'rewards', 'ledger_events'].flatMap((table) =>
    (privileges[table] ?? '').split(', ').map((right) => `${right} ON learning.${table}`),
  );
  t.equal(rights.length, 12);
  for (const right of ['USAGE ON SCHEMA learning', ...rights]) {
    await there`REVOKE ${there.unsafe(right)} FROM ${there(role)}`;
    t.match(await failureOf(push()), { kind: 'privileges' }, right);
    await session.query('ROLLBACK');
    t.match(await runCliWith({}, 'sync', 'check', replicaUrl), {
      code: 1,
      errors: `The user lacks the privilege ${right.replace('ON SCHEMA', 'on the schema').replace('ON', 'on')}.`,
    });
    await there`GRANT ${there.unsafe(right)} TO ${there(role)}`;
  }
});

t.test('sync schema --role: refuses a name that no role can have', async (t) => {
  for (const name of ['', 'a\nb', 'n'.repeat(64)]) {
    t.match(await runCliWith({}, 'sync', 'schema', '--role', name), { code: 2, errors: /1 to 63 bytes/ });
  }
});
