import { randomUUID } from 'node:crypto';
import t from 'tap';
import { createKeyring } from '../../../src/base/envelope.ts';
import type { Database } from '../../../src/db/database.ts';
import { registry } from '../../../src/service/app.ts';
import { Connections } from '../../../src/slices/sync/kept-connections.ts';
import {
  beat,
  claim,
  complete,
  fail,
  failRunOf,
  findDue,
  type Lease,
} from '../../../src/slices/sync/lease.ts';
import { decryptUrl } from '../../../src/slices/sync/queries.ts';
import { run } from '../../../src/slices/sync/sync-run.ts';
import { testSettings } from '../../helpers/app.ts';
import { expectStatus } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { idleSync } from './idle.ts';
import { createReplica } from './replicas.ts';
import { configure, createRunTurns, noEvents } from './syncing.ts';

const { database, newFamily } = await startFamilies(t, { services: { sync: idleSync } });
const nowhere = 'postgresql://user:password@127.0.0.1:1/database?sslmode=disable';

async function claimRun(familyId: number, id: string, isPush = true): Promise<Lease> {
  const lease = await claim(database, { familyId, id }, { owner: randomUUID(), isPush });
  if (!lease) throw new Error('nothing is due');
  return lease;
}

const { replicaUrl } = await createReplica(t);
for (const [end, replica] of Object.entries({ succeeds: replicaUrl, fails: nowhere })) {
  t.test(`releases the lease of a run that ${end} right after a change of its configuration`, async (t) => {
    const { parent } = await newFamily();
    const id = await configure(parent, replica, false);
    const lease = await claimRun(parent.id, id);
    // Changes the configuration after the last heartbeat and before the run stores its result.
    const changing: Database = {
      ...database,
      async query(text, parameters) {
        const isEnd = /sync_status = '(COMPLETED|FAILED)'/.test(text);
        if (isEnd) await database.sql`UPDATE sync_configs SET version = version + 1 WHERE id = ${id}`;
        return database.query(text, parameters);
      },
    };
    const connections = new Connections({ allowPrivate: true, keepsConnections: false });
    const keyring = createKeyring(testSettings.secretsKey);
    const readUrl = () => decryptUrl({ family_id: parent.id, id, target_url: lease.encryptedUrl }, keyring);
    const context = {
      database: changing,
      connections,
      readUrl,
      tables: registry.replicaTables,
      turns: createRunTurns(),
      connectMs: 5_000,
    };
    const result = await run(context, lease, new AbortController().signal, noEvents);
    t.match(result, { kind: 'abandoned' });
    const rows =
      await database.sql`SELECT sync_status, lease_owner, lease_until FROM sync_configs WHERE id = ${id}`;
    t.match(rows, [{ sync_status: 'IN_PROGRESS', lease_owner: null, lease_until: null }]);
  });
}

t.test('stores nothing under a lost lease, even if its owner claimed the run again', async (t) => {
  const { parent } = await newFamily();
  const id = await configure(parent, nowhere, false);
  const lost = await claimRun(parent.id, id);
  await database.sql`UPDATE sync_configs SET lease_until = now() - interval '1 s' WHERE id = ${id}`;
  const held = await claim(database, { familyId: parent.id, id }, { owner: lost.owner, isPush: true });
  t.notOk(await beat(database, lost, undefined));
  t.notOk(await fail(database, lost, { message: 'It failed.', isPaused: false }));
  t.equal(await complete(database, lost, 0), undefined);
  t.ok(held && (await beat(database, held, undefined)));
});

t.test(
  'fails a run whose thread died before or after its claim, but not the run of another owner',
  async (t) => {
    const { parent } = await newFamily();
    const key = { familyId: parent.id, id: await configure(parent, nowhere) };
    const stateAfter = async (owners: string[]) => {
      await failRunOf(database, owners, key, 'It died.');
      const [state] = await database.sql`SELECT sync_status AS status, lease_owner AS owner, attempts,
        next_attempt_at IS NOT NULL AS waits FROM sync_configs WHERE id = ${key.id}`;
      return state;
    };
    const failed = { status: 'FAILED', owner: null, waits: true };
    t.match(await stateAfter([randomUUID()]), { ...failed, attempts: 1 }, 'before the claim');
    const { owner } = await claimRun(key.familyId, key.id);
    t.match(await stateAfter([randomUUID()]), { status: 'IN_PROGRESS', owner }, 'of another owner');
    t.match(await stateAfter([randomUUID(), owner]), { ...failed, attempts: 2 }, 'after the claim');
    await database.sql`UPDATE sync_configs SET next_attempt_at = now() + interval '1 hour' WHERE id = ${key.id}`;
    t.match(await stateAfter([owner]), { attempts: 2 }, 'it waits for its next attempt');
  },
);

t.test('treats a configuration as not proven after a change of its target', async (t) => {
  const { parent } = await newFamily();
  const id = await configure(parent, nowhere, true);
  const due = async () => (await findDue(database, [parent.id])).map(({ isProven }) => isProven);
  t.same(await due(), [false], 'before the first success');
  await complete(database, await claimRun(parent.id, id, false), 0);
  await database.sql`UPDATE families SET feed_seq = feed_seq + 1 WHERE family_id = ${parent.id}`;
  t.same(await due(), [true]);
  const other = nowhere.replace(':1/', ':2/');
  await expectStatus(200, parent.put(`/api/sync-configs/${id}`, { targetDbUrl: other }));
  t.same(await due(), [false]);
});

t.test('retries after a random time below a bound that doubles from 1 s to 15 minutes', async (t) => {
  const { parent } = await newFamily();
  const id = await configure(parent, nowhere, true);
  const waitsAfter = async (failures: number) => {
    await database.sql`UPDATE sync_configs SET attempts = ${failures}, next_attempt_at = NULL WHERE id = ${id}`;
    await fail(database, await claimRun(parent.id, id, false), { message: 'It failed.', isPaused: false });
    const [row] = await database.sql<{ seconds: number }[]>`
      SELECT extract(epoch FROM next_attempt_at - clock_timestamp())::float8 AS seconds FROM sync_configs WHERE id = ${id}`;
    return row?.seconds ?? Number.NaN;
  };
  for (const [failures, most] of [
    ...[
      [0, 1],
      [1, 2],
      [5, 32],
      [9, 512],
    ],
    ...[
      [10, 900],
      [100, 900],
    ],
  ] as const) {
    const waits: number[] = [];
    while (waits.length < 40) waits.push(await waitsAfter(failures));
    t.ok(Math.max(...waits) <= most, `at most ${most} s after ${failures} failures`);
    t.ok(Math.max(...waits) > most / 2, 'up to the bound');
    t.ok(Math.min(...waits) < most / 2, 'down to 0 s');
  }
});
