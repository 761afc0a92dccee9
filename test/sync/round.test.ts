import { randomUUID } from 'node:crypto';
import t, { type Test } from 'tap';
import { seedHistory } from '../../bench/seed.ts';
import { connectDatabase } from '../../src/db/database.ts';
import { type RoundResult, runRound } from '../../src/sync/round.ts';
import { Semaphore } from '../../src/sync/semaphore.ts';
import type { Target } from '../../src/sync/target/check.ts';
import { connectTarget, type TargetSession } from '../../src/sync/target/connection.ts';
import { parseTargetUrl } from '../../src/sync/target/url.ts';
import {
  type Answer,
  answersTo,
  createLesson,
  createReward,
  expectStatus,
  type Family,
} from '../helpers/client.ts';
import { connect } from '../helpers/connection.ts';
import { type FamiliesApp, startFamilies } from '../helpers/families.ts';
import { waitingForLocks } from '../helpers/lanes.ts';
import { until } from '../helpers/until.ts';
import { copiedRows, copyFaults, createTarget, lawFaults } from './copies.ts';

interface Copying extends FamiliesApp {
  /** Looks at the target. */
  there: ReturnType<typeof connect>;
  here: ReturnType<typeof connect>;
  target: TargetSession;
  targetDatabaseUrl: string;
  round(familyId: number, isFullDue?: boolean, via?: Target): Promise<RoundResult>;
  follow(familyId: number): Promise<void>;
}

async function startCopying(t: Test): Promise<Copying> {
  const started = await startFamilies(t);
  const { url, targetUrl } = await createTarget(t);
  const target = await connectTarget(parseTargetUrl(targetUrl), { allowPrivate: true });
  const database = connectDatabase(started.databaseUrl);
  const [here, there] = [connect(started.databaseUrl), connect(url)];
  t.teardown(() => Promise.all([target.close(), database.close(), here.end(), there.end()]));
  return {
    ...started,
    here,
    there,
    target,
    targetDatabaseUrl: url,
    round: (familyId, isFullDue = false, via = target) =>
      runRound(via, database, { familyId, isFullDue, large: new Semaphore(1) }),
    async follow(familyId) {
      await here`INSERT INTO sync_configs (family_id, id, target_url, continuous_sync)
        VALUES (${familyId}, ${randomUUID()}, 'unused', true)`;
    },
  };
}

/** Everything that a family can do to what is copied, change by change. */
async function live(
  { admin }: FamiliesApp,
  { parent, learner }: Family,
  changed: () => Promise<unknown> = async () => {},
): Promise<void> {
  /** An answer as it should be, once whoever looks at each change has done so. */
  const done = async (status: number, answer: Promise<Answer>) => {
    const { body } = await expectStatus(status, answer);
    await changed();
    return body;
  };
  const lesson = await createLesson(learner, learner.id);
  await done(200, learner.post(`/api/lessons/${lesson.id}/answer`, { answers: answersTo(lesson, 1) }));
  await createLesson(learner, learner.id);
  const points = { learnerId: learner.id, amount: 100, reason: 'a test' };
  await done(201, admin.post('/api/points/adjust', points));
  const { id } = await createReward(parent, { description: 'a "quoted" \\ {text}, NULL' });
  for (const decision of ['approve', 'reject']) {
    await done(200, learner.post(`/api/rewards/${id}/save`, { points: 15 }));
    const redemption = await done(201, learner.post(`/api/rewards/${id}/redeem`));
    const notes = { notes: `a note: ${decision}` };
    await done(200, parent.put(`/api/redemptions/${redemption.id}/${decision}`, notes));
  }
  await done(200, parent.put(`/api/rewards/${id}`, { title: 'Another title' }));
  await done(200, parent.delete(`/api/rewards/${(await createReward(parent)).id}`));
  const doubled = `/api/learner-settings/${learner.id}/double-or-loss`;
  await done(200, parent.put(doubled, { enabled: true }));
  await done(200, parent.put(`/api/learner-profile/${learner.id}`, { gradeLevel: 4 }));
  const [activity, other] = (await expectStatus(200, learner.get('/api/activities'))).body;
  const allocations = [activity, other].map((each) => ({ activityId: each.id, tokens: 2 }));
  const { awards } = await done(201, learner.post('/api/awards/allocate', { allocations }));
  await done(200, learner.post(`/api/awards/${awards[0].id}/cash-in`));
  await done(200, learner.post(`/api/awards/${awards[1].id}/share`, { active: true, title: 'Mine' }));
}

t.test('each change by itself comes to the target', async (t) => {
  const copying = await startCopying(t);
  const { here, there, round } = copying;
  const family = await copying.newFamily();
  const { id } = family.parent;
  await copying.follow(id);
  await round(id);
  await live(copying, family, async () => {
    t.match(await round(id), { isFull: false });
    t.same(await copyFaults(here, there, id), []);
  });
});

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

t.test(
  'a round that waits for another one there has a state at least as new as what that one wrote',
  async (t) => {
    const copying = await startCopying(t);
    const { here, there, round } = copying;
    const { parent } = await copying.newFamily();
    await copying.follow(parent.id);
    await round(parent.id);
    const other = connect(copying.targetDatabaseUrl);
    await other.unsafe('BEGIN');
    await other`SELECT FROM learning.sync_cursor WHERE family_id = ${parent.id} FOR UPDATE`;
    await createReward(parent, { title: 'before' });
    const waiting = round(parent.id);
    await until('it waits', async () => (await waitingForLocks(copying.targetDatabaseUrl)) > 0);
    await createReward(parent, { title: 'meanwhile' });
    await other.end();
    await waiting;
    t.same(await copyFaults(here, there, parent.id), []);
  },
);

t.test("what is somebody else's run by the time of the commit is not committed", async (t) => {
  const { target, database, there, newFamily } = await startCopying(t);
  const { parent } = await newFamily();
  const confirm = () => Promise.reject(new Error('it is not ours any more'));
  const large = new Semaphore(1);
  const round = runRound(target, database, { familyId: parent.id, isFullDue: true, large, confirm });
  await t.rejects(round, { message: 'it is not ours any more' });
  await target.close();
  t.equal((await there`SELECT FROM learning.users`).length, 0);
});

t.test('nothing else in the target is touched: other tables, and the rows of other families', async (t) => {
  const copying = await startCopying(t);
  const { there, round } = copying;
  const [family, other] = [await copying.newFamily(), await copying.newFamily()];
  await round(other.parent.id);
  await there.unsafe(`CREATE TABLE public.lessons AS SELECT 1 AS id, 'mine' AS note;
    CREATE TABLE learning.diary (day date, entry text); INSERT INTO learning.diary VALUES ('2026-01-01', 'fine')`);
  /** Each row with its place in the file: one that was written anew would have another. */
  const foreign = async () => {
    const rows = [await there`SELECT ctid::text, xmin::text, * FROM public.lessons`];
    rows.push(await there`SELECT ctid::text, xmin::text, * FROM learning.diary`);
    for (const table of Object.keys(await copiedRows(there, 0))) {
      rows.push(
        await there.unsafe(`SELECT ctid::text, xmin::text, t::text FROM learning.${table} t
        WHERE family_id = ${other.parent.id} ORDER BY 1`),
      );
    }
    return rows.flat();
  };
  const before = await foreign();
  await copying.follow(family.parent.id);
  await live(copying, family);
  await round(family.parent.id);
  await live(copying, family);
  await round(family.parent.id);
  await round(family.parent.id, true);
  await expectStatus(200, family.parent.delete(`/api/learners/${family.learner.id}`));
  await round(family.parent.id);
  t.same(await foreign(), before);
});

t.test('a round over all rows writes only what differs', async (t) => {
  const copying = await startCopying(t);
  const { there, round } = copying;
  const family = await copying.newFamily(5);
  const { id } = family.parent;
  await round(id, true);
  const written = () =>
    there`SELECT xmin::text, username FROM learning.users WHERE family_id = ${id} ORDER BY id`;
  const before = await written();
  await there`INSERT INTO learning.users SELECT family_id, 99, 'stray', '', '', 'LEARNER', id, now()
    FROM learning.users WHERE id = ${id}`;
  await there`DELETE FROM learning.ledger_entries WHERE family_id = ${id}`;
  await round(id, true);
  t.same(await written(), before, 'what is as it should be stays');
  t.same(await copyFaults(copying.here, there, id), []);
});

t.test('one change costs as much in a large family as in a small one', async (t) => {
  const copying = await startCopying(t);
  const costs = [];
  for (const rows of [100, 100_000]) {
    const family = await copying.newFamily(50);
    const { id } = family.parent;
    const { id: rewardId } = await createReward(family.parent);
    await seedHistory(copying.database, { familyId: id, learnerId: family.sibling.id, rewardId }, rows / 2);
    await copying.here`UPDATE families f SET head = e.hash FROM events e
      WHERE e.family_id = f.family_id AND e.seq = f.seq AND f.family_id = ${id}`;
    await copying.follow(id);
    await copying.round(id);
    await expectStatus(200, family.learner.post(`/api/rewards/${rewardId}/save`, { points: 3 }));
    const cost = { statements: 0, bytes: 0 };
    await copying.round(id, false, {
      gone: copying.target.gone,
      query(text, parameters = []) {
        cost.statements += 1;
        cost.bytes += JSON.stringify([text, parameters]).length;
        return copying.target.query(text, parameters);
      },
    });
    t.same(await copyFaults(copying.here, copying.there, id), []);
    costs.push(cost);
  }
  const [small, large] = costs;
  t.ok(small && large && large.statements <= 6, `${large?.statements} statements`);
  t.ok(small && large && large.bytes <= 1.2 * small.bytes, `${large?.bytes} and ${small?.bytes} bytes`);
});

t.test('a target that is too far behind, or has another history, gets all rows', async (t) => {
  const copying = await startCopying(t);
  const { here, there, round } = copying;
  const family = await copying.newFamily(5);
  const { id } = family.parent;
  await copying.follow(id);
  await round(id);
  t.match(await round(id), { isFull: false, rows: 0 });
  await here`UPDATE families SET feed_seq = feed_seq + 2, feed_start = feed_seq + 1 WHERE family_id = ${id}`;
  t.match(await round(id), { isFull: true }, 'the feed does not tell of all that it lacks');
  await there`UPDATE learning.sync_cursor SET head = sha256('another') WHERE family_id = ${id}`;
  t.match(await round(id), { isFull: true }, 'its last event is another');
  await there`UPDATE learning.sync_cursor SET feed_seq = feed_seq + 100 WHERE family_id = ${id}`;
  t.match(await round(id), { isFull: true }, 'it is ahead of us');
  await here`INSERT INTO changes (family_id, seq, name, key) SELECT family_id, feed_seq + 1, '*', '{}'
    FROM families WHERE family_id = ${id}`;
  t.match(await round(id), { isFull: true }, 'anything may have changed');
  t.same(await copyFaults(here, there, id), []);
});

t.test('a target that lacks more than 50,000 events gets all rows', async (t) => {
  const { database, round, follow, newFamily } = await startCopying(t);
  const { parent, learner } = await newFamily(5);
  await follow(parent.id);
  await round(parent.id);
  await seedHistory(database, { familyId: parent.id, learnerId: learner.id, rewardId: '' }, 50_001);
  t.match(await round(parent.id), { isFull: true });
});
