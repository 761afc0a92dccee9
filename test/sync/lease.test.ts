import { randomUUID } from 'node:crypto';
import t from 'tap';
import type { Database } from '../../src/db/database.ts';
import { Connections } from '../../src/sync/connections.ts';
import { openKeyring } from '../../src/sync/envelope.ts';
import { claim, complete, fail, findDue, type Lease } from '../../src/sync/lease.ts';
import { targetOf } from '../../src/sync/queries.ts';
import { run } from '../../src/sync/run.ts';
import { Semaphore } from '../../src/sync/semaphore.ts';
import { idleSync, testSettings } from '../helpers/app.ts';
import { expectStatus } from '../helpers/client.ts';
import { startFamilies } from '../helpers/families.ts';
import { createTarget } from './copies.ts';
import { configure, untold } from './syncing.ts';

const { database, newFamily } = await startFamilies(t, { sync: idleSync });
const nowhere = 'postgresql://user:password@127.0.0.1:1/database?sslmode=disable';

async function claimed(familyId: number, id: string, isPush = true): Promise<Lease> {
  const lease = await claim(database, { familyId, id }, randomUUID(), isPush);
  if (!lease) throw new Error('there is nothing to claim');
  return lease;
}

const { targetUrl } = await createTarget(t);
for (const [end, target] of Object.entries({ succeeds: targetUrl, fails: nowhere })) {
  t.test(`a run that ${end} when its configuration has just been changed leaves it free`, async (t) => {
    const { parent } = await newFamily();
    const id = await configure(parent, target, false);
    const lease = await claimed(parent.id, id);
    // The change comes last: behind the run's last sign of life, before it writes down how it ended.
    const changing: Database = {
      ...database,
      async query(text, parameters) {
        const isEnd = /sync_status = '(COMPLETED|FAILED)'/.test(text);
        if (isEnd) await database.sql`UPDATE sync_configs SET version = version + 1 WHERE id = ${id}`;
        return database.query(text, parameters);
      },
    };
    const connections = new Connections({ allowPrivate: true, keepsConnections: false });
    const keyring = openKeyring(testSettings.secretsKey);
    const readUrl = () => targetOf({ family_id: parent.id, id, target_url: lease.targetUrl }, keyring);
    const context = { database: changing, connections, readUrl, large: new Semaphore(1) };
    const result = await run(context, lease, new AbortController().signal, untold);
    t.match(result, { kind: 'abandoned' });
    const rows =
      await database.sql`SELECT sync_status, lease_owner, lease_until FROM sync_configs WHERE id = ${id}`;
    t.match(rows, [{ sync_status: 'IN_PROGRESS', lease_owner: null, lease_until: null }]);
  });
}

t.test('a configuration with a new target is not among those that have proven themselves', async (t) => {
  const { parent } = await newFamily();
  const id = await configure(parent, nowhere, true);
  const due = async () => (await findDue(database, [parent.id])).map(({ isProven }) => isProven);
  t.same(await due(), [false], 'it has never succeeded');
  await complete(database, await claimed(parent.id, id, false), 0);
  await database.sql`UPDATE families SET feed_seq = feed_seq + 1 WHERE family_id = ${parent.id}`;
  t.same(await due(), [true]);
  const other = nowhere.replace(':1/', ':2/');
  await expectStatus(200, parent.put(`/api/sync-configs/${id}`, { targetDbUrl: other }));
  t.same(await due(), [false]);
});

t.test('the next attempt is at any time up to a bound, which doubles from 1 s to 15 minutes', async (t) => {
  const { parent } = await newFamily();
  const id = await configure(parent, nowhere, true);
  const waitsAfter = async (failures: number) => {
    await database.sql`UPDATE sync_configs SET attempts = ${failures}, next_attempt_at = NULL WHERE id = ${id}`;
    await fail(database, await claimed(parent.id, id, false), { message: 'It failed.', isPaused: false });
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
    t.ok(Math.max(...waits) <= most, `never more than ${most} s after ${failures} failures`);
    t.ok(Math.max(...waits) > most / 2, 'up to the bound');
    t.ok(Math.min(...waits) < most / 2, 'and down to nothing');
  }
});
