import { sql } from 'kysely';
import t from 'tap';
import { readTableShapes } from '../../../src/db/read-tables.ts';
import { verifyFamily } from '../../../src/kernel/ledger/verification/verify-family.ts';
import { registry } from '../../../src/service/app.ts';
import { allocateAwards, cashInAward } from '../../../src/slices/awards/domain.ts';
import { shareAward } from '../../../src/slices/awards/shares.domain.ts';
import { testSettings } from '../../helpers/app.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import { expectStatus, givePoints, memberPassword, register } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { codeOf, decide } from '../../helpers/kernel/decisions.ts';
import { dump, tablesWithOwner } from '../../helpers/traces.ts';
import { allocate, awards, openLink, share } from './steps.ts';

const { admin, app, database, newFamily } = await startFamilies(t);

t.test("deletes only the erased learner's shares and awards", async (t) => {
  const { parent, learner, sibling } = await newFamily(30);
  await givePoints(admin, sibling.id, 10);
  const [award, other] = [await allocate(learner), await allocate(sibling)];
  const urls = [await share(learner, award), await share(parent, await allocate(learner))];
  const kept = await share(sibling, other);
  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  for (const url of urls) t.match(await openLink(app, url), refusal(404, 'SHARE_NOT_FOUND'));
  for (const client of [parent, admin]) {
    t.match(await client.get(`/api/awards?learnerId=${learner.id}`), refusal(404, 'LEARNER_NOT_FOUND'));
    t.match(await client.post(`/api/awards/${award.id}/cash-in`), refusal(404, 'AWARD_NOT_FOUND'));
    t.match(
      await client.post(`/api/awards/${award.id}/share`, { active: true }),
      refusal(404, 'AWARD_NOT_FOUND'),
    );
  }
  t.same(await awards(sibling), [other]);
  t.equal((await openLink(app, kept)).status, 200);
});

t.test('erases all texts of a share and keeps the award in the ledger', async (t) => {
  const { parent, learner } = await newFamily(30);
  const award = await allocate(learner);
  const marks = ['Xantippe', 'Philonoe'];
  const [title, description] = marks;
  const url = await share(learner, award, { title, description });
  await share(parent, award, { active: false });
  const secret = url.slice(-32);
  const tables = [...(await readTableShapes(database)).keys()];
  const found = async () => {
    const rows = [];
    for (const table of tables) {
      const query = sql<{ row: string }>`SELECT ${table} || x::text AS row FROM ${sql.table(table)} x`;
      rows.push(...(await query.execute(database.db)).rows.map(({ row }) => row));
    }
    return rows.filter((row) => [...marks, secret].some((mark) => row.includes(mark)));
  };
  t.equal((await found()).length, 1, 'one row before the erasure');
  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  t.same(await found(), []);
  const entries = await database.sql`SELECT 1 FROM entries WHERE source_id = ${award.id}`;
  t.equal(entries.length, 1);
});

t.test('keeps a sound ledger after the erasure of a learner with awards', async (t) => {
  const { parent, learner } = await newFamily(30);
  const award = await allocate(learner);
  await allocate(learner);
  await expectStatus(200, learner.post(`/api/awards/${award.id}/cash-in`));
  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  const shapes = await readTableShapes(database);
  const verification = await verifyFamily({ database, shapes, rules: registry.rules }, parent.id);
  t.match(verification, { ok: true, problems: [] });
});

t.test('clears stored answers about awards of the erased learner', async (t) => {
  const { parent, learner } = await newFamily(30);
  const [{ activityId }] = [await allocate(learner)];
  const request = {
    method: 'POST' as const,
    url: `/api/awards/allocate?learnerId=${learner.id}`,
    headers: { 'idempotency-key': 'key' },
    payload: { allocations: [{ activityId, tokens: 1 }] },
  };
  const { body } = await expectStatus(201, parent.send(request));
  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  const kept = await database.sql<{ body: string | null }[]>`
    SELECT body FROM idempotency_keys WHERE family_id = ${parent.id}`;
  t.same([...kept], [{ body: null }]);
  t.ok(body.awards[0].id);
  t.match(await parent.send(request), refusal(404, 'LEARNER_NOT_FOUND'));
});

t.test('rejects commands for a learner erased during the request', async (t) => {
  const context = {
    familyId: 1,
    actorId: 2,
    now: '2026-03-01T08:30:00.000Z',
    id: 'x',
    salt: 'ab'.repeat(32),
    quotas: testSettings.quotas,
  };
  const [awardId, activityId] = ['an award', 'an activity'];
  const noRows = {};
  const allocations = [{ awardId, activityId, tokens: 1 }];
  t.equal(
    codeOf(() => decide(allocateAwards, { learnerId: 2, allocations }, noRows, context)),
    'LEARNER_NOT_FOUND',
  );
  t.equal(
    codeOf(() => decide(cashInAward, { awardId }, noRows, context)),
    'AWARD_NOT_FOUND',
  );
  const texts = { title: 'x', description: 'x', hash: 'x' };
  const sharing = { awardId, active: true, sharedBy: 2, leftBy: undefined, ...texts };
  t.equal(
    codeOf(() => decide(shareAward, sharing, noRows, context)),
    'AWARD_NOT_FOUND',
  );
});

t.test('leaves no share after concurrent erasure and sharing', async (t) => {
  const { parent, learner } = await newFamily(30);
  const award = await allocate(learner);
  await share(learner, award);
  const body = { active: true, title: 'Xanthias' };
  await Promise.all([
    ...Array.from({ length: 10 }, () => parent.post(`/api/awards/${award.id}/share`, body)),
    parent.delete(`/api/learners/${learner.id}`),
    ...Array.from({ length: 10 }, () => parent.post(`/api/awards/${award.id}/share`, body)),
  ]);
  const shares = await database.sql`SELECT 1 FROM award_shares WHERE learner_id = ${learner.id}`;
  t.equal(shares.length, 0);
});

t.test(
  "keeps no name of an administrator in other families' shares, whose next link is the sharer's",
  async (t) => {
    const leaver = await register(app, 'ADMIN', admin);
    const { learner } = await newFamily(10);
    const award = await allocate(learner);
    const link = await share(leaver, award, { title: 'Mine' });
    const { username } = (await leaver.get('/api/user')).body;
    t.match(await openLink(app, link), { status: 200, body: { username } });
    await expectStatus(
      200,
      leaver.send({ method: 'DELETE', url: '/api/user', payload: { password: memberPassword } }),
    );
    t.match(await openLink(app, link), refusal(404, 'SHARE_NOT_FOUND'));
    for (const { table } of await tablesWithOwner(database)) {
      t.notOk(
        (await dump(database, table)).some((row) => row.includes(username)),
        table,
      );
    }
    const next = await share(learner, award);
    const own = (await learner.get('/api/user')).body.username;
    t.equal(next, link.replace(username, own));
    t.match(await openLink(app, next), { status: 200, body: { username: own, title: 'Mine' } });
    t.match(await openLink(app, link), refusal(404, 'SHARE_NOT_FOUND'));
  },
);
