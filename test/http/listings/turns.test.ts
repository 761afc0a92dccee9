import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { onCluster } from '../../helpers/database/citus.ts';
import { connect } from '../../helpers/database/connection.ts';
import { waitingForLocks } from '../../helpers/database/locks.ts';
import { createReward, register } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { tally } from '../../helpers/families/races.ts';
import { until } from '../../helpers/until.ts';

/** A listing whose items the service makes: others share a statement for their small pages. */
const configs = '/api/sync-configs';

t.test('answers a family while many listings of another wait for the database', async (t) => {
  const { newFamily, databaseUrl } = await startFamilies(t);
  const [{ parent: one }, { parent: other, learner }] = [await newFamily(), await newFamily()];
  const sql = connect(databaseUrl);
  t.teardown(() => sql.end());
  const listings = await sql.begin(async (tx) => {
    await tx`LOCK TABLE sync_configs`;
    const all = Array.from({ length: 20 }, () => one.get(configs));
    await until('a listing waits', async () => (await waitingForLocks(databaseUrl)) === 1);
    // Five seconds after its start, a waiting statement fails, and the next listing starts.
    const lessons = `/api/lessons?learnerId=${learner.id}`;
    const answers = await Promise.all([
      other.get('/api/learners'),
      other.get('/api/user'),
      other.get(lessons),
    ]);
    t.same(tally(answers), { '200': 3 });
    t.equal(await waitingForLocks(databaseUrl), 1, 'while one of the listings still waits');
    return { all: Promise.all(all) };
  });
  const statuses = (await listings.all).map(({ status }) => status);
  // On a slow machine, the first ones wait for longer than five seconds.
  t.same(
    statuses.filter((status) => status !== 200 && status !== 503),
    [],
  );
});

t.test('gives the places of rejected listings back', async (t) => {
  const { app } = await startApp(t);
  const parent = await register(app, 'PARENT');
  const cursor = Buffer.from('"no cursor"').toString('base64url');
  for (let i = 0; i < 10; i++) {
    t.equal((await parent.get(`/api/rewards?cursor=${cursor}`)).status, 400);
    t.equal((await parent.get('/api/rewards?learnerId=4711')).status, 404);
  }
  t.equal((await parent.get('/api/rewards')).status, 200);
});

t.test('counts HEAD as a listing', async (t) => {
  const { newFamily, databaseUrl } = await startFamilies(t);
  const [{ parent: one }, { parent: other }] = [await newFamily(), await newFamily()];
  const sql = connect(databaseUrl);
  t.teardown(() => sql.end());
  const answers = await sql.begin(async (tx) => {
    await tx`LOCK TABLE sync_configs`;
    const all = Array.from({ length: 8 }, () => one.send({ method: 'HEAD', url: configs }));
    await until('a listing waits', async () => (await waitingForLocks(databaseUrl)) === 1);
    t.equal((await other.get('/api/user')).status, 200);
    t.equal(await waitingForLocks(databaseUrl), 1);
    return { all };
  });
  await Promise.all(answers.all);
});

t.test(
  'reads small pages of the same moment by one statement, which holds up no other listing',
  // A cluster has a statement for each page, in turns.
  { skip: onCluster },
  async (t) => {
    const { app, databaseUrl } = await startApp(t, { isAlone: true });
    const parents = await Promise.all(Array.from({ length: 20 }, () => register(app, 'PARENT')));
    const sql = connect(databaseUrl);
    t.teardown(() => sql.end());
    const answers = await sql.begin(async (tx) => {
      await tx`LOCK TABLE reward_texts`;
      const all = parents.map((parent) => parent.get('/api/rewards'));
      await until('they wait', async () => (await waitingForLocks(databaseUrl)) > 0);
      const others = await Promise.all(parents.map((parent) => parent.get('/api/learners')));
      t.same(tally(others), { '200': 20 });
      t.equal(await waitingForLocks(databaseUrl), 1, 'all by one statement');
      return { all: Promise.all(all) };
    });
    t.same(tally(await answers.all), { '200': 20 });
  },
);

t.test(
  'reads a page of more than 50 items in a turn of the family, and a smaller one without',
  // On a cluster, each page takes a turn.
  { skip: onCluster },
  async (t) => {
    const { app } = await startApp(t, { isAlone: true });
    const parent = await register(app, 'PARENT');
    await Promise.all(Array.from({ length: 51 }, () => createReward(parent)));
    const end = await app.turns.large.take(parent.id);
    let isRead = false;
    const large = parent.get('/api/rewards').finally(() => {
      isRead = true;
    });
    for (let i = 0; i < 5; i += 1) t.equal((await parent.get('/api/rewards?limit=50')).body.length, 50);
    t.notOk(isRead, 'while the family reads something else that is large');
    end();
    t.ok((await large).body.length > 50);
  },
);
