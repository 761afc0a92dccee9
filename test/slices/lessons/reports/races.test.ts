import t from 'tap';
import {
  answersTo,
  createLesson,
  createReward,
  expectStatus,
  readLesson,
} from '../../../helpers/families/client.ts';
import { startFamilies } from '../../../helpers/families/families.ts';
import { atOnce, tally } from '../../../helpers/families/races.ts';
import { ledgerFaults } from '../../../helpers/kernel/ledger-laws.ts';

const { database, newFamily, admin } = await startFamilies(t);

t.test('of many requests at once to void a question, one gives points back', async (t) => {
  const { parent, learner } = await newFamily(5);
  const lesson = await createLesson(learner, learner.id);
  await expectStatus(
    200,
    learner.post(`/api/lessons/${lesson.id}/answer`, { answers: answersTo(lesson, 2) }),
  );
  const answers = await atOnce(8, (i) =>
    (i % 2 ? parent : admin).post(`/api/lessons/${lesson.id}/questions/0/void`),
  );
  t.same(tally(answers), { 200: 1, '409 QUESTION_ALREADY_VOIDED': 7 });
  const { body } = await learner.get('/api/points/history?sourceType=QUESTION_VOIDED');
  t.equal(body.length, 1);
  t.same(await ledgerFaults(database.sql), []);
});

t.test(
  'a question that is voided while the quiz is answered gives back what the quiz took, or is refused',
  async (t) => {
    const { parent, learner } = await newFamily();
    const lesson = await createLesson(learner, learner.id);
    const [answered, voided] = await Promise.all([
      learner.post(`/api/lessons/${lesson.id}/answer`, { answers: answersTo(lesson, 1) }),
      parent.post(`/api/lessons/${lesson.id}/questions/0/void`),
    ]);
    t.equal(answered.status, 200);
    const isVoided = voided.status === 200;
    if (!isVoided) t.match(voided, { status: 409, body: { code: 'LESSON_NOT_ANSWERED' } });
    const read = await readLesson(parent, lesson);
    t.equal(read.spec.questions[0]?.isVoided ?? false, isVoided);
    t.equal((await learner.get('/api/points')).body.balance, isVoided ? 5 : 4);
    t.same(await ledgerFaults(database.sql), []);
  },
);

t.test('points that came back can be spent once, and the balance stays the sum of its entries', async (t) => {
  const { parent, learner } = await newFamily();
  const lesson = await createLesson(learner, learner.id);
  await expectStatus(
    200,
    learner.post(`/api/lessons/${lesson.id}/answer`, { answers: answersTo(lesson, 5) }),
  );
  const { id } = await createReward(parent, { tokenCost: 5 });
  const requests = [0, 1, 2, 3, 4].flatMap((index) => [
    parent.post(`/api/lessons/${lesson.id}/questions/${index}/void`),
    learner.post(`/api/rewards/${id}/save`, { points: 1 }),
  ]);
  await Promise.all(requests);
  const { body } = await learner.get('/api/points');
  if (body.balance > 0)
    await expectStatus(200, learner.post(`/api/rewards/${id}/save`, { points: body.balance }));
  await expectStatus(201, learner.post(`/api/rewards/${id}/redeem`));
  t.equal((await learner.get('/api/points')).body.balance, 0);
  t.equal((await learner.post(`/api/rewards/${id}/save`, { points: 1 })).body.code, 'INSUFFICIENT_BALANCE');
  t.same(await ledgerFaults(database.sql), []);
});
