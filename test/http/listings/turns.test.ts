import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { onCluster } from '../../helpers/database/citus.ts';
import { connect } from '../../helpers/database/connection.ts';
import { waitingForLocks } from '../../helpers/database/locks.ts';
import { register } from '../../helpers/families/client.ts';
import { tally } from '../../helpers/families/races.ts';
import { until } from '../../helpers/until.ts';

/** A page after the first: small first pages share a statement. */
const cursor = Buffer.from(JSON.stringify([1, 'a', '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00'])).toString(
  'base64url',
);
const laterPage = `/api/rewards?cursor=${cursor}`;

t.test('answers a family while many listings of another wait for the database', async (t) => {
  const { app, databaseUrl } = await startApp(t);
  const [one, other] = [await register(app, 'PARENT'), await register(app, 'PARENT')];
  const sql = connect(databaseUrl);
  t.teardown(() => sql.end());
  const listings = await sql.begin(async (tx) => {
    await tx`LOCK TABLE reward_texts`;
    const all = Array.from({ length: 20 }, () => one.get(laterPage));
    await until('two listings wait', async () => (await waitingForLocks(databaseUrl)) === 2);
    // Five seconds after its start, a waiting statement fails, and the next listing starts.
    const answers = await Promise.all([other.get('/api/learners'), other.get('/api/user')]);
    t.same(tally(answers), { '200': 2 });
    t.equal(await waitingForLocks(databaseUrl), 2, 'while the listings still wait');
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
  const { app, databaseUrl } = await startApp(t);
  const [one, other] = [await register(app, 'PARENT'), await register(app, 'PARENT')];
  const sql = connect(databaseUrl);
  t.teardown(() => sql.end());
  const answers = await sql.begin(async (tx) => {
    await tx`LOCK TABLE reward_texts`;
    const all = Array.from({ length: 8 }, () => one.send({ method: 'HEAD', url: laterPage }));
    await until('two listings wait', async () => (await waitingForLocks(databaseUrl)) === 2);
    t.equal((await other.get('/api/user')).status, 200);
    t.equal(await waitingForLocks(databaseUrl), 2);
    return { all };
  });
  await Promise.all(answers.all);
});

t.test(
  'reads small first pages of the same moment by one statement, which holds up no other listing',
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
