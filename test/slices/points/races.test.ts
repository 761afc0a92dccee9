import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { clientOf, createReward } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { atOnce, inTurn, tally } from '../../helpers/families/races.ts';
import { ledgerFaults } from '../../helpers/kernel/ledger-laws.ts';

const { admin, database, databaseUrl, newFamily } = await startFamilies(t);
const other = await startApp(t, { databaseUrl });
const admins = [admin, clientOf(other.app, admin.token)];

t.test('subtracts exactly the balance on concurrent adjustments', async (t) => {
  const { learner } = await newFamily(40);
  const body = { learnerId: learner.id, amount: -1, reason: 'a test' };
  const answers = await atOnce(60, (i) => inTurn(admins, i).post('/api/points/adjust', body));
  t.same(tally(answers), { 201: 40, '409 BALANCE_WOULD_BE_NEGATIVE': 20 });
  t.same((await learner.get('/api/points')).body, { balance: 0 });
  const balances = answers.filter(({ status }) => status === 201).map((answer) => answer.body.balanceAfter);
  t.same(
    balances.toSorted((a, b) => a - b),
    Array.from({ length: 40 }, (_, i) => i),
    'each answer has a different balance',
  );
  t.same(await ledgerFaults(database.sql), []);
});

t.test('never exceeds the balance on concurrent adjustments and saves', async (t) => {
  const { parent, learner } = await newFamily(40);
  const reward = await createReward(parent);
  const body = { learnerId: learner.id, amount: -1, reason: 'a test' };
  const answers = await atOnce(60, (i) =>
    i % 2 === 0
      ? inTurn(admins, i >> 1).post('/api/points/adjust', body)
      : learner.post(`/api/rewards/${reward.id}/save`, { points: 1 }),
  );
  const { 200: saves = 0, 201: adjustments = 0 } = tally(answers);
  t.equal(saves + adjustments, 40);
  t.match((await learner.get('/api/rewards-summary')).body, { availableBalance: 0, totalPointsSaved: saves });
  t.same(await ledgerFaults(database.sql), []);
});

t.test('keeps concurrent adjustments of many families separate', async (t) => {
  const families = await Promise.all(Array.from({ length: 5 }, () => newFamily()));
  const learners = families.flatMap(({ learner, sibling }) => [learner, sibling]);
  const answers = await atOnce(60, (i) => {
    const learnerId = inTurn(learners, i).id;
    return inTurn(admins, i >> 1).post('/api/points/adjust', { learnerId, amount: i + 1, reason: 'a test' });
  });
  t.same(tally(answers), { 201: 60 });
  for (const [n, learner] of learners.entries()) {
    const balance = 6 * (n + 1) + 10 * (0 + 1 + 2 + 3 + 4 + 5);
    t.same((await learner.get('/api/points')).body, { balance });
  }
  t.same(await ledgerFaults(database.sql), []);
});
