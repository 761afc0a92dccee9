import t from 'tap';
import type { TrialBalanceAccount } from '../../../schema/statements.ts';
import { createClock } from '../../helpers/clock.ts';
import { connect } from '../../helpers/database/connection.ts';
import { createPlainDatabase } from '../../helpers/database/database.ts';
import { invalid, refusal } from '../../helpers/documents/expectations.ts';
import {
  answerQuiz,
  createLesson,
  createReward,
  expectStatus,
  givePoints,
  type Member,
} from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';

const clock = createClock();
const { admin, databaseUrl, newFamily } = await startFamilies(t, {
  now: clock.now,
  // A cluster does not let a test forge an entry.
  databaseUrl: await createPlainDatabase(t),
});
const url = '/api/ledger/trial-balance';

async function trialBalance(client: Member, query = '') {
  return (await expectStatus(200, client.get(`${url}?${query}`))).body;
}

/** Returns account, debit and credit of a learner's accounts. */
function linesOf(accounts: TrialBalanceAccount[], { id }: { id: number }) {
  return accounts
    .filter(({ learnerId }) => learnerId === id)
    .map(({ account, title, debit, credit }) => [
      title === null ? account : `${account} ${title}`,
      debit,
      credit,
    ]);
}

/** Creates a family whose first learner has points everywhere, and whose second one has a negative adjustment. */
async function newFamilyWithPoints() {
  clock.set('2100-06-01T10:00:00.000Z');
  const family = await newFamily(40);
  const { parent, learner, sibling } = family;
  await answerQuiz(learner, await createLesson(learner, learner.id));
  await answerQuiz(sibling, await createLesson(sibling, sibling.id));
  const bonus = { learnerId: sibling.id, points: 4, reason: 'a test' };
  await expectStatus(201, parent.post('/api/points/bonus', bonus));
  await givePoints(admin, sibling.id, -2);
  clock.set('2100-06-02T10:00:00.000Z');
  const [film, trip] = [
    await createReward(parent, { title: '=HYPERLINK("http://x.example"),"film"', tokenCost: 5 }),
    await createReward(parent, { title: '<b>Trip</b>', tokenCost: 30 }),
  ];
  await expectStatus(200, learner.post(`/api/rewards/${film.id}/save`, { points: 16 }));
  await expectStatus(200, learner.post(`/api/rewards/${trip.id}/save`, { points: 4 }));
  const ids = [];
  for (let i = 0; i < 2; i += 1)
    ids.push((await expectStatus(201, learner.post(`/api/rewards/${film.id}/redeem`))).body.id);
  const [activity] = (await expectStatus(200, learner.get('/api/activities'))).body;
  await expectStatus(
    201,
    learner.post('/api/awards/allocate', { allocations: [{ activityId: activity.id, tokens: 3 }] }),
  );
  clock.set('2100-06-03T10:00:00.000Z');
  await expectStatus(200, parent.put(`/api/redemptions/${ids[0]}/approve`));
  return { ...family, film, trip };
}

t.test('lists where all points are, with equal totals', async (t) => {
  const { parent, learner, sibling, film } = await newFamilyWithPoints();
  const now = await trialBalance(parent);
  t.match(now, { familyId: parent.id, asOf: '2100-06-03T10:00:00.000Z', debit: 54, credit: 54 });
  t.same(linesOf(now.accounts, learner), [
    ['EARNED', 5, 0],
    ['ADJUSTED', 40, 0],
    ['ALLOCATED', 0, 3],
    ['REDEEMED', 0, 5],
    ['PENDING', 0, 5],
    ['SAVED <b>Trip</b>', 0, 4],
    ['SAVED =HYPERLINK("http://x.example"),"film"', 0, 6],
    ['BALANCE', 0, 22],
  ]);
  t.same(linesOf(now.accounts, sibling), [
    ['EARNED', 5, 0],
    ['BONUS', 4, 0],
    ['ADJUSTED', 0, 2],
    ['BALANCE', 0, 7],
  ]);
  t.equal(
    now.accounts.find(({ account }: TrialBalanceAccount) => account === 'SAVED').sourceId !== null,
    true,
  );
  t.same(await trialBalance(admin, `familyId=${parent.id}`), now);
  const before = await trialBalance(parent, 'asOf=2100-06-02T10:00:00Z');
  t.match(linesOf(before.accounts, learner).slice(3, 5), [
    ['PENDING', 0, 10],
    ['SAVED <b>Trip</b>', 0, 4],
  ]);
  const first = await trialBalance(parent, 'asOf=2100-06-01T12:00:00%2B02:00');
  t.same(linesOf(first.accounts, learner), [
    ['EARNED', 5, 0],
    ['ADJUSTED', 40, 0],
    ['BALANCE', 0, 45],
  ]);
  t.match(first, { asOf: '2100-06-01T10:00:00.000Z' });
  t.same((await trialBalance(parent, 'asOf=2100-01-01T00:00:00Z')).accounts, []);
  await expectStatus(200, parent.delete(`/api/rewards/${film.id}`));
  const deleted = await trialBalance(parent);
  t.match(deleted, { debit: 54, credit: 54 });
  t.same(linesOf(deleted.accounts, learner).slice(3), [
    ['REDEEMED', 0, 5],
    ['SAVED <b>Trip</b>', 0, 4],
    ['BALANCE', 0, 33],
  ]);
});

t.test('shows the balance of an erased learner as lapsed, without a name', async (t) => {
  const { parent, learner } = await newFamilyWithPoints();
  clock.set('2100-06-04T10:00:00.000Z');
  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  const now = await trialBalance(parent);
  t.match(now, { debit: 54, credit: 54 });
  t.same(linesOf(now.accounts, learner), [
    ['EARNED', 5, 0],
    ['ADJUSTED', 40, 0],
    ['ALLOCATED', 0, 3],
    ['REDEEMED', 0, 5],
    ['LAPSED', 0, 37],
  ]);
  t.ok(
    now.accounts.every(
      ({ learnerId, learnerName }: TrialBalanceAccount) =>
        (learnerName === null) === (learnerId === learner.id),
    ),
  );
  const { accounts } = await trialBalance(parent, 'asOf=2100-06-03T12:00:00Z');
  t.same(linesOf(accounts, learner).at(-1), ['BALANCE', 0, 22], 'before the erasure');
  const page = await expectStatus(200, parent.get(`${url}?format=html`));
  t.match(page.body, `Erased learner ${learner.id}</caption>`);
});

t.test('shows unequal totals for a changed entry', async (t) => {
  const { parent, learner } = await newFamily(10);
  const sql = connect(databaseUrl);
  t.teardown(() => sql.end());
  await sql.begin(async (tx) => {
    await tx`ALTER TABLE entries DISABLE TRIGGER USER`;
    await tx`UPDATE entries SET amount = 9 WHERE learner_id = ${learner.id}`;
    await tx`ALTER TABLE entries ENABLE TRIGGER USER`;
  });
  t.match(await trialBalance(parent), { debit: 9, credit: 10 });
});

t.test('writes CSV and a page in which titles do nothing', async (t) => {
  const { parent, trip } = await newFamilyWithPoints();
  const { body, headers } = await expectStatus(200, parent.get(`${url}?format=csv`));
  t.equal(headers['content-disposition'], `attachment; filename="trial-balance-${parent.id}.csv"`);
  const lines = String(body).split('\r\n');
  t.equal(lines[0], 'familyId,asOf,learnerId,learnerName,account,sourceId,title,debit,credit');
  const [saved] = lines.filter((line) => line.includes('HYPERLINK'));
  t.match(saved, `,"'=HYPERLINK(""http://x.example""),""film""",0,6`);
  t.match(
    lines.find((line) => line.includes(trip.id)),
    ',<b>Trip</b>,0,4',
  );
  t.match(lines.at(-2), /,TOTAL,,,54,54$/);
  t.equal(lines.at(-1), '');
  const page = await expectStatus(200, parent.get(`${url}?format=html`));
  t.match(page.body, 'Saved for &lt;b&gt;Trip&lt;/b&gt;');
  t.notMatch(page.body, '<b>Trip');
});

t.test('is for the parent and administrators, and rejects unknown parameters', async (t) => {
  const [{ parent }, { parent: other }] = [await newFamily(), await newFamily()];
  t.match(await other.get(`${url}?familyId=${parent.id}`), refusal(403, 'FORBIDDEN'));
  t.match(await admin.get(`${url}?familyId=999999`), refusal(404, 'USER_NOT_FOUND'));
  t.match(await parent.get(`${url}?learnerId=3`), invalid('/query/learnerId'));
  t.match(await parent.get(`${url}?asOf=2100-06-31T00:00:00Z`), invalid('/query/asOf'));
});
