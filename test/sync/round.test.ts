import { randomUUID } from 'node:crypto';
import t, { type Test } from 'tap';
import { openDatabase } from '../../src/db/connection.ts';
import { type RoundResult, runRound } from '../../src/sync/round.ts';
import { connectTarget, type TargetSession } from '../../src/sync/target-connection.ts';
import { parseTargetUrl } from '../../src/sync/target-url.ts';
import { answersTo, createLesson, createReward, expectStatus, type Family } from '../helpers/client.ts';
import { connect } from '../helpers/connection.ts';
import { type FamiliesApp, startFamilies } from '../helpers/families.ts';
import { copiedRows, copyFaults, createTarget, lawFaults } from './copies.ts';

interface Copying extends FamiliesApp {
  /** Looks at the target. */
  there: ReturnType<typeof connect>;
  here: ReturnType<typeof connect>;
  target: TargetSession;
  round(familyId: number, isFullDue?: boolean): Promise<RoundResult>;
  follow(familyId: number): Promise<void>;
}

async function startCopying(t: Test): Promise<Copying> {
  const started = await startFamilies(t);
  const { url, targetUrl } = await createTarget(t);
  const target = await connectTarget(parseTargetUrl(targetUrl), { allowPrivate: true });
  const database = openDatabase(started.databaseUrl);
  const [here, there] = [connect(started.databaseUrl), connect(url)];
  t.teardown(() => Promise.all([target.close(), database.close(), here.end(), there.end()]));
  return {
    ...started,
    here,
    there,
    target,
    round: (familyId, isFullDue = false) => runRound(target, database, { familyId, isFullDue }),
    async follow(familyId) {
      await here`INSERT INTO sync_configs (family_id, id, target_url, continuous_sync)
        VALUES (${familyId}, ${randomUUID()}, 'unused', true)`;
    },
  };
}

/** Everything that a family can do to what is copied. */
async function live({ admin }: FamiliesApp, { parent, learner }: Family): Promise<void> {
  const lesson = await createLesson(learner, learner.id);
  await expectStatus(
    200,
    learner.post(`/api/lessons/${lesson.id}/answer`, { answers: answersTo(lesson, 1) }),
  );
  await createLesson(learner, learner.id);
  const points = { learnerId: learner.id, amount: 100, reason: 'a test' };
  await expectStatus(201, admin.post('/api/points/adjust', points));
  const { id } = await createReward(parent, { description: 'a "quoted" \\ {text}, NULL' });
  for (const decision of ['approve', 'reject']) {
    await expectStatus(200, learner.post(`/api/rewards/${id}/save`, { points: 15 }));
    const redemption = (await expectStatus(201, learner.post(`/api/rewards/${id}/redeem`))).body;
    const notes = { notes: `a note: ${decision}` };
    await expectStatus(200, parent.put(`/api/redemptions/${redemption.id}/${decision}`, notes));
  }
  await expectStatus(200, parent.put(`/api/rewards/${id}`, { title: 'Another title' }));
  await expectStatus(200, parent.delete(`/api/rewards/${(await createReward(parent)).id}`));
  const doubled = `/api/learner-settings/${learner.id}/double-or-loss`;
  await expectStatus(200, parent.put(doubled, { enabled: true }));
  await expectStatus(200, parent.put(`/api/learner-profile/${learner.id}`, { gradeLevel: 4 }));
  const [activity, other] = (await expectStatus(200, learner.get('/api/activities'))).body;
  const allocations = [activity, other].map((each) => ({ activityId: each.id, tokens: 2 }));
  const { awards } = (await expectStatus(201, learner.post('/api/awards/allocate', { allocations }))).body;
  await expectStatus(200, learner.post(`/api/awards/${awards[0].id}/cash-in`));
  await expectStatus(200, learner.post(`/api/awards/${awards[1].id}/share`, { active: true, title: 'Mine' }));
}

t.test('what follows the changes comes to the same rows as what looks at all of them', async (t) => {
  const copying = await startCopying(t);
  const { here, there, round } = copying;
  const family = await copying.newFamily();
  const { id } = family.parent;
  await copying.follow(id);
  t.match(await round(id), { isFull: true });
  t.same(await copyFaults(here, there, id), []);
  await live(copying, family);
  t.match(await round(id), { isFull: false });
  t.same(await copyFaults(here, there, id), []);
  t.same(await lawFaults(there), []);
  const rows = await copiedRows(there, id);
  for (const [table, count] of Object.entries(rows)) t.ok(count > 0, `rows of ${table} were copied`);
  t.match(await round(id, true), { isFull: true });
  t.same(await copiedRows(there, id), rows);
});

t.test('a learner that is erased vanishes from the target with the next changes', async (t) => {
  const copying = await startCopying(t);
  const { here, there, round } = copying;
  const family = await copying.newFamily();
  const { id } = family.parent;
  await copying.follow(id);
  await live(copying, family);
  await round(id);
  await expectStatus(200, family.parent.delete(`/api/learners/${family.learner.id}`));
  t.match(await round(id), { isFull: false });
  t.same(await copyFaults(here, there, id), []);
  t.same(await lawFaults(there), []);
  const left = await there`SELECT FROM learning.lessons WHERE learner_id = ${family.learner.id}
    UNION ALL SELECT FROM learning.users WHERE id = ${family.learner.id}`;
  t.equal(left.length, 0);
});
