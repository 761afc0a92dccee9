import t, { type Test } from 'tap';
import type { HistoryEntry } from '../../../schema/points.ts';
import { noCluster } from '../../helpers/database/citus.ts';
import { createDatabase } from '../../helpers/database/database.ts';
import { createProxy } from '../../helpers/database/proxy.ts';
import { createCommandRecorder, logSetting, shardReader } from '../../helpers/database/remote-commands.ts';
import { expectStatus, type Family, givePoints } from '../../helpers/families/client.ts';
import { startSpread } from '../../helpers/families/lost-node.ts';

t.test('on a cluster', { skip: noCluster }, async (t) => {
  const { recorder, shardsOf, away, others, newAwayAdmin, lose, bringBack } = await start(t);

  t.test('reads the balances of several shards by a statement for each', async (t) => {
    recorder.take();
    t.same(await balances(others), [10, 10]);
    const reads = recorder.take().filter(({ text }) => text.includes('JOIN balances'));
    t.same(
      reads.map((read) => shardsOf(read).size),
      [1, 1],
    );
  });

  t.test('reads points of families on other nodes while a node is away', async (t) => {
    const [{ learner }] = others;
    const admin = await newAwayAdmin();
    const { name } = (await expectStatus(200, admin.get('/api/user'))).body;
    await givePoints(admin, learner.id, 5);
    await expectStatus(200, admin.put('/api/user', { name: 'Later' }));
    const actor = async () => {
      const { body } = await expectStatus(200, learner.get('/api/points/history'));
      return body.find(({ actorId }: HistoryEntry) => actorId === admin.id).actorName;
    };
    t.equal(await actor(), name);
    await lose();
    t.same(await balances([away, ...others]), [503, 15, 10]);
    t.equal(await actor(), 'Later', 'only the earlier name is away');
    await bringBack();
    t.equal(await actor(), name);
    t.same(await balances([away, ...others]), [10, 15, 10]);
  });
});

/** Starts the application through a recorder of statements. */
async function start(t: Test) {
  const databaseUrl = await createDatabase(t);
  const recorder = createCommandRecorder();
  const url = new URL((await createProxy(t, databaseUrl, recorder.carrier)).url);
  url.searchParams.set(...logSetting);
  const started = await startSpread(t, { databaseUrl: url.href, isAlone: true });
  return { ...started, recorder, shardsOf: await shardReader(databaseUrl) };
}

/** Returns the balances of learners, or the status of a refusal, requested in one turn. */
function balances(families: readonly Family[]): Promise<number[]> {
  return Promise.all(
    families.map(async ({ learner }) => {
      const { status, body } = await learner.get('/api/points/balance');
      return status === 200 ? body.balance : status;
    }),
  );
}
