import t from 'tap';
import { registry } from '../../../src/service/app.ts';
import { readStatement } from '../../../src/slices/statements/statement.ts';
import { readTrialBalance } from '../../../src/slices/statements/trial-balance.ts';
import { createClock } from '../../helpers/clock.ts';
import { invalid, refusal } from '../../helpers/documents/expectations.ts';
import {
  answerQuiz,
  answersTo,
  createLesson,
  createReward,
  expectStatus,
  givePoints,
  type Member,
} from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';

const clock = createClock();
const { admin, database, newFamily } = await startFamilies(t, { now: clock.now });
const url = '/api/ledger/statement';

/** Lets a learner earn, save, redeem and allocate on four days, the last of them after the statement. */
async function liveFourDays() {
  clock.set('2100-06-01T10:00:00.000Z');
  const family = await newFamily();
  const { parent, learner } = family;
  await expectStatus(200, parent.put('/api/user', { name: '=1+1' }));
  await givePoints(admin, learner.id, 50);
  clock.set('2100-06-02T10:00:00.000Z');
  await expectStatus(
    200,
    parent.put(`/api/learner-settings/${learner.id}/double-or-loss`, { enabled: true }),
  );
  const lesson = await createLesson(learner, learner.id);
  await answerQuiz(learner, lesson, { answers: answersTo(lesson, 2), doubleQuestionIndices: [0, 4] });
  const bonus = { learnerId: learner.id, points: 6, reason: 'a test' };
  await expectStatus(201, parent.post('/api/points/bonus', bonus));
  await givePoints(admin, learner.id, -7);
  clock.set('2100-06-03T10:00:00.000Z');
  const reward = await createReward(parent, { tokenCost: 10 });
  await expectStatus(200, learner.post(`/api/rewards/${reward.id}/save`, { points: 25 }));
  const redeem = async () =>
    (await expectStatus(201, learner.post(`/api/rewards/${reward.id}/redeem`))).body.id;
  await expectStatus(200, parent.put(`/api/redemptions/${await redeem()}/approve`));
  await expectStatus(200, parent.put(`/api/redemptions/${await redeem()}/reject`));
  const [activity] = (await expectStatus(200, learner.get('/api/activities'))).body;
  const allocations = [{ activityId: activity.id, tokens: 3 }];
  await expectStatus(201, learner.post('/api/awards/allocate', { allocations }));
  clock.set('2100-06-04T10:00:00.000Z');
  await givePoints(admin, learner.id, 1000);
  return family;
}

const family = await liveFourDays();
const { parent, learner } = family;
const period = 'from=2100-06-02T10:00:00Z&to=2100-06-03T12:00:00%2B02:00';

async function statement(client: Member, query: string) {
  return (await expectStatus(200, client.get(`${url}?learnerId=${learner.id}&${query}`))).body;
}

t.test('adds up each source type of a period with both of its ends', async (t) => {
  const { name } = (await learner.get('/api/user')).body;
  const expected = {
    learnerId: learner.id,
    learnerName: name,
    from: '2100-06-02T10:00:00.000Z',
    to: '2100-06-03T10:00:00.000Z',
    opening: 50,
    earned: 3,
    bonus: 6,
    adjusted: -7,
    saved: -15,
    redeemed: -10,
    allocated: -3,
    closing: 24,
    sources: [
      { sourceType: 'QUIZ_CORRECT', column: 'earned', credits: 4, debits: 0, entries: 1 },
      { sourceType: 'DOUBLE_OR_LOSS_DEDUCTION', column: 'earned', credits: 0, debits: 1, entries: 1 },
      { sourceType: 'REWARD_SAVE', column: 'saved', credits: 20, debits: 35, entries: 4 },
      { sourceType: 'REWARD_REDEMPTION', column: 'redeemed', credits: 10, debits: 20, entries: 3 },
      { sourceType: 'AWARD_ALLOCATION', column: 'allocated', credits: 0, debits: 3, entries: 1 },
      { sourceType: 'PARENT_BONUS', column: 'bonus', credits: 6, debits: 0, entries: 1 },
      { sourceType: 'ADMIN_ADJUSTMENT', column: 'adjusted', credits: 0, debits: 7, entries: 1 },
    ],
    // The test answers at once.
    tooFastLessons: 1,
  };
  for (const client of [parent, learner, admin]) {
    const found = await statement(client, period);
    t.same(byType(found), byType(expected));
  }
  t.match((await expectStatus(200, learner.get(url))).body, { from: null, opening: 0, closing: 1024 });
});

/** Returns the statement with its sources by type: their order is that of the slices. */
function byType<T extends { sources: { sourceType: string }[] }>({ sources, ...rest }: T) {
  return { ...rest, sources: Object.fromEntries(sources.map((source) => [source.sourceType, source])) };
}

t.test('puts a source type into the column that its slice names', async (t) => {
  const { rules } = registry;
  const texts = { credit: 'gained', debit: 'lost' };
  const sourceTypes = new Map(rules.sourceTypes).set('ADMIN_ADJUSTMENT', { column: 'earned', ...texts });
  const changed = { ...rules, sourceTypes };
  const period = { from: undefined, to: undefined, now: '2100-06-05T10:00:00.000Z' };
  const access = { familyId: parent.id, learnerId: learner.id };
  const found = await readStatement(database, changed, access, period);
  t.match(found, { earned: 1046, adjusted: 0, closing: 1024 });
  const { accounts } = await readTrialBalance(database, changed, parent.id, { ...period, asOf: undefined });
  t.same(
    accounts.filter(({ debit }) => debit > 0).map(({ account, debit }) => [account, debit]),
    [
      ['EARNED', 1046],
      ['BONUS', 6],
    ],
  );
});

t.test('begins with the first entry and ends now by default', async (t) => {
  clock.set('2100-06-05T10:00:00.000Z');
  const now = await statement(parent, '');
  t.match(now, { from: null, to: '2100-06-05T10:00:00.000Z', opening: 0, adjusted: 1043, closing: 1024 });
  clock.set('2100-06-01T00:00:00.000Z');
  const early = await statement(parent, '');
  t.match(
    early,
    { to: '2100-06-04T10:00:00.000Z', closing: 1024 },
    'includes all entries if the clock is behind',
  );
  const none = await statement(parent, 'to=2100-05-01T00:00:00Z');
  t.match(none, { opening: 0, closing: 0, earned: 0 });
  t.same(none.sources, []);
  const between = await statement(parent, 'from=2100-06-03T11:00:00Z&to=2100-06-03T12:00:00Z');
  t.match(between, { opening: 24, closing: 24 });
});

t.test('excludes the millisecond before the period and the one after it', async (t) => {
  const later = await statement(parent, 'from=2100-06-02T10:00:00.001Z&to=2100-06-03T09:59:59.999Z');
  t.match(later, { opening: 52, closing: 52 });
  t.same(later.sources, []);
});

t.test('rejects times that are outside of the years 1 to 9999 in UTC with 400', async (t) => {
  for (const [time, isInside] of [
    ['9999-12-31T23:59:59.999Z', true],
    ['9999-12-31T23:59:59-01:00', false],
    ['0001-01-01T00:00:00Z', true],
    ['0001-01-01T00:00:00%2B01:00', false],
  ] as const) {
    for (const path of ['statement?from', 'statement?to', 'trial-balance?asOf']) {
      const answer = await parent.get(
        `/api/ledger/${path}=${time}&learnerId=${learner.id}`.replace(/(asOf=.*)&.*/, '$1'),
      );
      t.equal(answer.status, isInside ? 200 : 400, `${path}=${time}`);
      if (!isInside)
        t.match(answer.body, {
          errors: [
            { pointer: `/query/${path.split('?')[1]}`, message: 'must be in the years 1 to 9999 in UTC' },
          ],
        });
    }
  }
});

t.test('writes CSV whose lines add up', async (t) => {
  const answer = await parent.get(`${url}?learnerId=${learner.id}&${period}&format=csv`);
  t.equal(answer.status, 200);
  t.equal(answer.headers['content-type'], 'text/csv; charset=utf-8');
  t.equal(answer.headers['content-disposition'], `attachment; filename="statement-${learner.id}.csv"`);
  const [head, ...lines] = String(answer.body).trimEnd().split('\r\n');
  t.equal(head, 'learnerId,learnerName,from,to,line,sourceType,credits,debits,entries,points');
  const points = lines.map((line) => Number(line.split(',').at(-1)));
  t.same([points[0], points.at(-1)], [50, 24]);
  t.equal(
    points.slice(0, -1).reduce((sum, one) => sum + one),
    24,
  );
  const place = '2100-06-02T10:00:00.000Z,2100-06-03T10:00:00.000Z';
  t.match(lines[0], new RegExp(`^${learner.id},[^,]+,${place},opening,,,,,50$`));
  t.match(lines[1], /,earned,QUIZ_CORRECT,4,0,1,4$/);
  t.match(lines[3], /,bonus,PARENT_BONUS,6,0,1,6$/);
});

t.test('writes a page whose policy allows its own style and nothing else', async (t) => {
  const answer = await parent.get(`${url}?learnerId=${learner.id}&${period}&format=html`);
  t.equal(answer.headers['content-type'], 'text/html; charset=utf-8');
  const policy = String(answer.headers['content-security-policy']);
  t.match(policy, /^default-src 'none'; style-src 'sha256-[^']+'; /);
  t.notMatch(policy, /unsafe-inline|script-src/);
  t.match(answer.body, /@page \{\s*size: A4/);
  t.match(
    answer.body,
    /<p>From 2100-06-02 10:00 to 2100-06-03 10:00, both included\. Times are in the zone UTC\.<\/p>/,
  );
  t.match(answer.body, /Closing balance<\/th><td><\/td><td><\/td><td><\/td><td>24<\/td>/);
});

t.test("shows times of pages in the family's zone, and those of JSON and CSV in UTC", async (t) => {
  for (const [timeZone, from, to] of [
    ['Asia/Kathmandu', '2100-06-02 15:45', '2100-06-03 15:45'],
    ['america/los_angeles', '2100-06-02 03:00', '2100-06-03 03:00'],
    [null, '2100-06-02 10:00', '2100-06-03 10:00'],
  ]) {
    await expectStatus(200, parent.put('/api/user', { timeZone }));
    const zone = { 'america/los_angeles': 'America/Los_Angeles' }[String(timeZone)] ?? timeZone ?? 'UTC';
    for (const reader of [parent, learner]) {
      const page = await reader.get(`${url}?learnerId=${learner.id}&${period}&format=html`);
      t.match(page.body, `<p>From ${from} to ${to}, both included. Times are in the zone ${zone}.</p>`);
    }
    const balance = await parent.get(`/api/ledger/trial-balance?asOf=2100-06-03T10:00:00.500Z&format=html`);
    t.match(balance.body, `<p>At ${to}:00.500 (${zone}). `);
    const json = await parent.get(`${url}?learnerId=${learner.id}&${period}`);
    t.match(json.body, { from: '2100-06-02T10:00:00.000Z', to: '2100-06-03T10:00:00.000Z' });
    const csv = await parent.get(`${url}?learnerId=${learner.id}&${period}&format=csv`);
    t.match(csv.body, ',2100-06-02T10:00:00.000Z,2100-06-03T10:00:00.000Z,');
  }
});

t.test('rejects a period that ends before it begins, unknown parameters and erased learners', async (t) => {
  const reversed = 'from=2100-06-02T00:00:00Z&to=2100-06-02T01:00:00%2B02:00';
  t.match(await parent.get(`${url}?learnerId=${learner.id}&${reversed}`), invalid('/query/to'));
  t.match(await parent.get(`${url}?learnerId=${learner.id}&until=2100`), invalid('/query/until'));
  t.match(await parent.get(`${url}?learnerId=${learner.id}&format=pdf`), invalid('/query/format'));
  t.match(await parent.get(url), refusal(400, 'LEARNER_ID_REQUIRED'));
  const { parent: other, learner: erased } = await newFamily(5);
  await expectStatus(200, other.delete(`/api/learners/${erased.id}`));
  t.match(await other.get(`${url}?learnerId=${erased.id}`), refusal(404, 'LEARNER_NOT_FOUND'));
});
