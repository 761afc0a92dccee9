import { sql } from 'kysely';
import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import {
  type Answer,
  answersTo,
  createLesson,
  createReward,
  expectStatus,
  givePoints,
  registerAdmin,
  registerFamily,
} from '../../helpers/families/client.ts';
import { ledgerFaults } from '../../helpers/kernel/ledger-laws.ts';

const { app, database } = await startApp(t);
const admin = await registerAdmin(app);

/** Sends the deletion in the middle of other requests and returns their answers. */
async function around(
  deletion: () => Promise<Answer>,
  requests: (() => Promise<Answer>)[],
): Promise<Answer[]> {
  // Every second request goes first, so that each kind is on both sides.
  const before = requests.filter((_, i) => i % 2 === 0).map((request) => request());
  const deleted = deletion();
  const after = requests.filter((_, i) => i % 2 === 1).map((request) => request());
  await expectStatus(200, deleted);
  return Promise.all([...before, ...after]);
}

function times(count: number, request: (i: number) => Promise<Answer>): (() => Promise<Answer>)[] {
  return Array.from({ length: count }, (_, i) => () => request(i));
}

function keyed(i: number) {
  return { 'idempotency-key': `key-${i}` };
}

async function countRows(table: string, learnerId: number): Promise<number> {
  const rows = sql`SELECT FROM ${sql.table(table)} WHERE learner_id = ${learnerId}`;
  return (await rows.execute(database.db)).rows.length;
}

async function ledgerOf(learnerId: number) {
  const [row] = await database.sql<{ sum: number; quizzes: number; last: string }[]>`
    SELECT (SELECT coalesce(sum(amount), 0)::bigint FROM entries WHERE learner_id = ${learnerId}) AS sum,
      (SELECT count(*) FROM events WHERE type = 'QuizAnswered' AND payload->>'learnerId' = ${String(learnerId)}) AS quizzes,
      (SELECT type FROM events WHERE payload->>'learnerId' = ${String(learnerId)} ORDER BY seq DESC LIMIT 1) AS last`;
  return row;
}

t.test('keeps a sound ledger during concurrent saves, redemptions and answers', async (t) => {
  const { parent, learner } = await registerFamily(app);
  const reward = await createReward(parent, { tokenCost: 1 });
  await givePoints(admin, learner.id, 1000);
  await expectStatus(200, learner.post(`/api/rewards/${reward.id}/save`, { points: 10 }));
  const lesson = await createLesson(learner, learner.id);
  const answers = await around(
    () => parent.delete(`/api/learners/${learner.id}`),
    [
      ...times(20, () => learner.post(`/api/rewards/${reward.id}/save`, { points: 3 })),
      ...times(10, () => parent.post(`/api/rewards/${reward.id}/redeem?learnerId=${learner.id}`)),
      ...times(10, (i) => {
        const url = `/api/lessons/${lesson.id}/answer`;
        return learner.send({
          method: 'POST',
          url,
          headers: keyed(i),
          payload: { answers: answersTo(lesson) },
        });
      }),
      ...times(10, () => parent.post(`/api/lessons/create`, { learnerId: learner.id, gradeLevel: 3 })),
      ...times(20, (i) => {
        const payload = { learnerId: learner.id, amount: 1, reason: 'r' };
        return admin.send({ method: 'POST', url: '/api/points/adjust', headers: keyed(i), payload });
      }),
    ],
  );
  for (const { status, body } of answers) t.ok(status < 500, `${status} ${body.code ?? ''}`);
  t.same(await ledgerFaults(database.sql), []);
  const ledger = await ledgerOf(learner.id);
  t.equal(ledger?.last, 'LearnerRemoved', 'no event of the learner follows its removal');
  t.ok((ledger?.quizzes ?? 2) <= 1);
  const kept =
    await database.sql`SELECT FROM idempotency_keys WHERE learner_id = ${learner.id} AND body IS NOT NULL`;
  t.equal(kept.length, 0, 'no stored answer about the learner remains');
  for (const table of [
    'balances',
    'savings',
    'redemptions',
    'lessons',
    'seen_questions',
    'adjustment_notes',
  ]) {
    t.equal(await countRows(table, learner.id), 0, table);
  }
});

t.test('leaves no rows and no failures during concurrent changes of the learner', async (t) => {
  const { parent, learner } = await registerFamily(app);
  const { id } = learner;
  const answers = await around(
    () => parent.delete(`/api/learners/${id}`),
    [
      ...times(15, () => parent.put(`/api/learner-settings/${id}/double-or-loss`, { enabled: true })),
      ...times(15, () => parent.put(`/api/learner-profile/${id}`, { gradeLevel: 1 })),
      ...times(15, () => parent.get(`/api/learner-profile/${id}`)),
      ...times(5, () => parent.put(`/api/learners/${id}/password`, { password: 'password 1' })),
    ],
  );
  for (const { status, body } of answers) t.ok([200, 404].includes(status), `${status} ${body.code ?? ''}`);
  for (const table of ['double_or_loss', 'learner_profiles']) {
    t.equal(await countRows(table, id), 0, table);
  }
});

t.test('removes the learner once on concurrent deletions and returns 404 to the others', async (t) => {
  const { parent, learner } = await registerFamily(app);
  const requests = times(50, () => parent.delete(`/api/learners/${learner.id}`));
  const statuses = (await Promise.all(requests.map((request) => request()))).map(({ status }) => status);
  t.same(statuses.sort(), [200, ...Array.from({ length: 49 }, () => 404)]);
  const removals = await database.sql`
    SELECT FROM events WHERE type = 'LearnerRemoved' AND payload->>'learnerId' = ${String(learner.id)}`;
  t.equal(removals.length, 1);
});
