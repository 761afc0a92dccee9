import t from 'tap';
import { registry } from '../../../../src/service/app.ts';
import { runRound } from '../../../../src/slices/sync/round.ts';
import { connect } from '../../../helpers/database/connection.ts';
import { waitingForLocks } from '../../../helpers/database/locks.ts';
import {
  type Answer,
  answersTo,
  createLesson,
  createReward,
  expectStatus,
  type Family,
} from '../../../helpers/families/client.ts';
import { contributions } from '../../../helpers/families/contributions.ts';
import type { FamiliesApp } from '../../../helpers/families/families.ts';
import { until } from '../../../helpers/until.ts';
import { lawFaults, replicaFaults, replicaRows } from '../replicas.ts';
import { fullRound } from '../syncing.ts';
import { costsTheSame, startCopying } from './copying.ts';

/** Makes each kind of change to replicated rows. */
async function changeEverything(
  { admin, database }: FamiliesApp,
  { parent, learner, sibling }: Family,
  changed: () => Promise<unknown> = async () => {},
): Promise<void> {
  /** Checks the response, and calls `changed`. */
  const done = async (status: number, answer: Promise<Answer>) => {
    const { body } = await expectStatus(status, answer);
    await changed();
    return body;
  };
  const lesson = await createLesson(learner, learner.id);
  await done(200, learner.post(`/api/lessons/${lesson.id}/answer`, { answers: answersTo(lesson, 1) }));
  await createLesson(learner, learner.id);
  for (const { id: learnerId } of [learner, sibling]) {
    await done(201, admin.post('/api/points/adjust', { learnerId, amount: 100, reason: 'a test' }));
  }
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
  const household = { parent, learner, sibling, admin, database };
  for (const { changes = [], leaveTraces } of contributions) {
    for (const change of [...changes, () => leaveTraces?.(household, 'a text')]) {
      await change(household);
      await changed();
    }
  }
}

t.test('copies each kind of change separately', async (t) => {
  const copying = await startCopying(t);
  const { here, there, round } = copying;
  const family = await copying.newFamily();
  const { id } = family.parent;
  await copying.follow(id);
  await round(id);
  await changeEverything(copying, family, async () => {
    t.match(await round(id), { isFull: false });
    t.same(await replicaFaults(here, there, id), []);
  });
});

t.test('writes the same rows in a round over changes as in a full round', async (t) => {
  const copying = await startCopying(t);
  const { here, there, round } = copying;
  const family = await copying.newFamily();
  const { id } = family.parent;
  await copying.follow(id);
  t.match(await round(id), { isFull: true });
  t.same(await replicaFaults(here, there, id), []);
  await changeEverything(copying, family);
  t.match(await round(id), { isFull: false });
  t.same(await replicaFaults(here, there, id), []);
  t.same(await lawFaults(there), []);
  const rows = await replicaRows(there, id);
  for (const { name } of registry.replicaTables) t.ok((rows[name] ?? 0) > 0, `rows of ${name}`);
  t.match(await round(id, true), { isFull: true });
  t.same(await replicaRows(there, id), rows);
});

t.test('removes a deleted learner in the next round', async (t) => {
  const copying = await startCopying(t);
  const { here, there, round } = copying;
  const family = await copying.newFamily();
  const { id } = family.parent;
  await copying.follow(id);
  await changeEverything(copying, family);
  await round(id);
  await expectStatus(200, family.parent.delete(`/api/learners/${family.learner.id}`));
  t.match(await round(id), { isFull: false });
  t.same(await replicaFaults(here, there, id), []);
  t.same(await lawFaults(there), []);
  const left = await there`SELECT FROM learning.lessons WHERE learner_id = ${family.learner.id}
    UNION ALL SELECT FROM learning.users WHERE id = ${family.learner.id}`;
  t.equal(left.length, 0);
});

t.test('reads a state at least as new as the previous round after it waited for the cursor', async (t) => {
  const copying = await startCopying(t);
  const { here, there, round } = copying;
  const { parent } = await copying.newFamily();
  await copying.follow(parent.id);
  await round(parent.id);
  const other = connect(copying.replicaDatabaseUrl);
  await other.unsafe('BEGIN');
  await other`SELECT FROM learning.sync_cursor WHERE family_id = ${parent.id} FOR UPDATE`;
  await createReward(parent, { title: 'before' });
  const waiting = round(parent.id);
  await until('the round waits', async () => (await waitingForLocks(copying.replicaDatabaseUrl)) > 0);
  await createReward(parent, { title: 'meanwhile' });
  await other.end();
  await waiting;
  t.same(await replicaFaults(here, there, parent.id), []);
});

t.test('does not commit after the loss of the lease', async (t) => {
  const { replica, database, there, newFamily } = await startCopying(t);
  const { parent } = await newFamily();
  const confirm = () => Promise.reject(new Error('lease lost'));
  const round = runRound(replica, database, fullRound(parent.id, { confirm }));
  await t.rejects(round, { message: 'lease lost' });
  await replica.close();
  t.equal((await there`SELECT FROM learning.users`).length, 0);
});

t.test('does not write other tables or rows of other families', async (t) => {
  const copying = await startCopying(t);
  const { there, round } = copying;
  const [family, other] = [await copying.newFamily(), await copying.newFamily()];
  await round(other.parent.id);
  await there.unsafe(`CREATE TABLE public.lessons AS SELECT 1 AS id, 'mine' AS note;
    CREATE TABLE learning.diary (day date, entry text); INSERT INTO learning.diary VALUES ('2026-01-01', 'fine')`);
  /** Reads rows with their physical position, which every write changes. */
  const foreign = async () => {
    const rows = [await there`SELECT ctid::text, xmin::text, * FROM public.lessons`];
    rows.push(await there`SELECT ctid::text, xmin::text, * FROM learning.diary`);
    for (const table of Object.keys(await replicaRows(there, 0))) {
      rows.push(
        await there.unsafe(`SELECT ctid::text, xmin::text, t::text FROM learning.${table} t
        WHERE family_id = ${other.parent.id} ORDER BY 1`),
      );
    }
    return rows.flat();
  };
  const before = await foreign();
  await copying.follow(family.parent.id);
  await changeEverything(copying, family);
  await round(family.parent.id);
  await changeEverything(copying, family);
  await round(family.parent.id);
  await round(family.parent.id, true);
  await expectStatus(200, family.parent.delete(`/api/learners/${family.learner.id}`));
  await round(family.parent.id);
  t.same(await foreign(), before);
});

t.test('writes only differing rows in a full round', async (t) => {
  const copying = await startCopying(t);
  const { there, round } = copying;
  const family = await copying.newFamily(5);
  const { id } = family.parent;
  await round(id, true);
  const users = () =>
    there`SELECT xmin::text, username FROM learning.users WHERE family_id = ${id} ORDER BY id`;
  const before = await users();
  await there`INSERT INTO learning.users SELECT family_id, 99, 'stray', '', '', 'LEARNER', id, now()
    FROM learning.users WHERE id = ${id}`;
  await there`DELETE FROM learning.ledger_entries WHERE family_id = ${id}`;
  await round(id, true);
  t.same(await users(), before, 'equal rows are not written');
  t.same(await replicaFaults(copying.here, there, id), []);
});

t.test('copies one change as cheaply in a large family as in a small one', async (t) => {
  await costsTheSame(t, [100, 5_000]);
});

t.test('copies all rows if the replica is too far behind or has another history', async (t) => {
  const copying = await startCopying(t);
  const { here, there, round } = copying;
  const family = await copying.newFamily(5);
  const { id } = family.parent;
  await copying.follow(id);
  await round(id);
  t.match(await round(id), { isFull: false, rows: 0 });
  await here`UPDATE families SET feed_seq = feed_seq + 2, feed_start = feed_seq + 1 WHERE family_id = ${id}`;
  t.match(await round(id), { isFull: true }, 'the change log is too short');
  await there`UPDATE learning.sync_cursor SET head = sha256('another') WHERE family_id = ${id}`;
  t.match(await round(id), { isFull: true }, 'its last event has another hash');
  await there`UPDATE learning.sync_cursor SET feed_seq = feed_seq + 100 WHERE family_id = ${id}`;
  t.match(await round(id), { isFull: true }, 'its position is ahead of ours');
  await here`INSERT INTO changes (family_id, seq, name, key) SELECT family_id, feed_seq + 1, '*', '{}'
    FROM families WHERE family_id = ${id}`;
  t.match(await round(id), { isFull: true }, 'one change may concern any row');
  t.same(await replicaFaults(here, there, id), []);
});

t.test('copies all rows if the replica lacks more than 50,000 events', async (t) => {
  const { here, round, follow, newFamily } = await startCopying(t);
  for (const [missing, isFull] of [
    [50_000, false],
    [50_001, true],
  ] as const) {
    const { id } = (await newFamily(5)).parent;
    await follow(id);
    await round(id);
    await here`UPDATE families SET seq = seq + ${missing} WHERE family_id = ${id}`;
    t.match(await round(id), { isFull }, `lacks ${missing} events`);
  }
});
