import t from 'tap';
import type { FamilyHome } from '../../../schema/home.ts';
import { createClock } from '../../helpers/clock.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import {
  answerQuiz,
  type Client,
  createLesson,
  createReward,
  expectStatus,
  memberPassword,
  register,
} from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { waitFor } from '../../helpers/families/waiting.ts';

/** The home of a family (decisions.md 11). */

const clock = createClock();
const { app, admin, newFamily } = await startFamilies(t, { now: clock.now });

async function homeOf(parent: Client, query = ''): Promise<FamilyHome> {
  return (await expectStatus(200, parent.get(`/api/family/home${query}`))).body;
}

t.test('a parent sees each learner at a glance, by id', async (t) => {
  clock.set('2100-03-01T23:59:00.000Z');
  const { parent, learner, sibling } = await newFamily(10);
  await answerQuiz(learner, await createLesson(learner, learner.id));
  clock.set('2100-03-02T00:01:00.000Z');
  await answerQuiz(learner, await createLesson(learner, learner.id));
  const looks = { picture: 'owl', color: 'blue' };
  await expectStatus(200, parent.put(`/api/learner-profile/${learner.id}`, { ...looks, gradeLevel: 2 }));
  const url = `/api/learner-settings/${learner.id}/double-or-loss`;
  await expectStatus(200, parent.put(url, { enabled: true }));
  const { learners } = await homeOf(parent);
  const { name, username } = (await learner.get('/api/user')).body;
  const state = { points: 20, streak: 2, isDoubleOrLossEnabled: true };
  const week = { lastLessonAt: '2100-03-02T00:01:00.000Z', lessonsThisWeek: 2, pointsThisWeek: 10 };
  const person = { id: learner.id, name, username, gradeLevel: 2, ...looks, hasPin: false };
  t.match(learners[0], { ...person, ...state, ...week });
  const idle = { points: 0, streak: 0, isDoubleOrLossEnabled: false };
  t.match(learners[1], {
    id: sibling.id,
    ...idle,
    lastLessonAt: null,
    lessonsThisWeek: 0,
    pointsThisWeek: 0,
  });
  t.equal(learners.length, 2);

  clock.set('2100-03-09T00:00:00.000Z');
  const later = { streak: 0, lastLessonAt: week.lastLessonAt, lessonsThisWeek: 0, pointsThisWeek: 0 };
  t.match((await homeOf(parent)).learners[0], later);
});

t.test('redemptions of all learners wait, the oldest first, until they are decided', async (t) => {
  clock.set('2100-03-01T12:00:00.000Z');
  const { parent, learner, sibling } = await newFamily(10);
  const other = await newFamily(10);
  const { id: rewardId } = await createReward(parent, { title: 'Pizza', tokenCost: 2, imageEmoji: '🍕' });
  const redeem = async (learnerId: number) => {
    clock.pass();
    const query = `?learnerId=${learnerId}`;
    await expectStatus(200, parent.post(`/api/rewards/${rewardId}/save${query}`, { points: 2 }));
    return (await expectStatus(201, parent.post(`/api/rewards/${rewardId}/redeem${query}`))).body;
  };
  await expectStatus(
    201,
    admin.post('/api/points/adjust', { learnerId: sibling.id, amount: 5, reason: 'x' }),
  );
  const redemptions = [await redeem(sibling.id), await redeem(learner.id)];
  const { waiting } = await homeOf(parent);
  const names = (await Promise.all([sibling, learner].map((one) => one.get('/api/user')))).map(
    ({ body }) => body.name,
  );
  t.same(
    waiting,
    redemptions.map(({ id, learnerId, pointsUsed, requestedAt }, i) => {
      const texts = { learnerName: names[i], rewardTitle: 'Pizza', imageEmoji: '🍕' };
      return { id, learnerId, rewardId, pointsUsed, requestedAt, ...texts };
    }),
  );
  await expectStatus(200, parent.put(`/api/redemptions/${redemptions[0].id}/approve`, {}));
  t.match((await homeOf(parent)).waiting, [{ id: redemptions[1].id }]);
  t.same((await homeOf(other.parent)).waiting, []);
});

t.test('learners who wait for the parent are counted, and nothing else of them is seen', async (t) => {
  clock.set('2100-03-01T12:00:00.000Z');
  const { parent } = await newFamily();
  const { id } = await waitFor(app, parent.id);
  await waitFor(app, parent.id);
  const before = await homeOf(parent);
  t.same([before.waitingLearners, before.learners.length], [2, 2]);
  await expectStatus(200, parent.put(`/api/learners/${id}/confirm`));
  const after = await homeOf(parent);
  t.same([after.waitingLearners, after.learners.length], [1, 3]);
});

t.test('following the events after the last number misses none', async (t) => {
  clock.set('2100-03-01T12:00:00.000Z');
  const { parent } = await newFamily();
  const { lastSeq } = await homeOf(parent);
  const url = `/api/ledger/events?after=${lastSeq}`;
  t.same((await expectStatus(200, parent.get(url))).body, []);
  await createReward(parent);
  t.match((await expectStatus(200, parent.get(url))).body, [{ seq: lastSeq + 1, type: 'RewardCreated' }]);
  t.equal((await homeOf(parent)).lastSeq, lastSeq + 1);
});

t.test('a parent sees their own family, and an administrator any, which leaves a record', async (t) => {
  clock.set('2100-03-01T12:00:00.000Z');
  const [{ parent, learner }, other] = [await newFamily(), await newFamily()];
  await expectStatus(200, parent.put('/api/user', { timeZone: 'Asia/Seoul' }));
  const home = await homeOf(parent);
  t.match(home, { timeZone: 'Asia/Seoul', learners: [{ id: learner.id }, {}] });
  t.match(await homeOf(other.parent, `?parentId=${parent.id}`), { learners: [{ id: other.learner.id }, {}] });
  t.same(await homeOf(admin, `?parentId=${parent.id}`), home);
  const { body: records } = await parent.get('/api/audit-log?action=ADMIN_READ');
  t.match(records, [{ actorId: admin.id, familyId: parent.id, detail: { operation: 'getFamilyHome' } }]);
  t.match(await homeOf(admin), { learners: [] });
  t.match(await learner.get('/api/family/home'), refusal(403, 'FORBIDDEN'));
  for (const id of [learner.id, 999_999])
    t.match(await admin.get(`/api/family/home?parentId=${id}`), refusal(404, 'USER_NOT_FOUND'));
});

t.test('a closed family has no home', async (t) => {
  const parent = await register(app, 'PARENT');
  const body = { password: memberPassword };
  await expectStatus(200, parent.send({ method: 'DELETE', url: '/api/user', payload: body }));
  t.match(await parent.get('/api/family/home'), refusal(401, 'UNAUTHENTICATED'));
  t.match(await admin.get(`/api/family/home?parentId=${parent.id}`), refusal(404, 'USER_NOT_FOUND'));
});
