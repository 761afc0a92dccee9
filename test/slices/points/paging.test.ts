import t from 'tap';
import type { PointTransaction } from '../../../schema/points.ts';
import { createClock } from '../../helpers/clock.ts';
import { invalid } from '../../helpers/documents/expectations.ts';
import {
  type Answer,
  type Client,
  createReward,
  expectStatus,
  givePoints,
} from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';

const clock = createClock();
const { admin, newFamily } = await startFamilies(t, { now: clock.now });

/** Returns the target of the `Link` header, or undefined without one. */
function next({ headers }: Answer): string | undefined {
  const { link } = headers;
  return link === undefined ? undefined : /^<([^>]+)>; rel="next"$/.exec(String(link))?.[1];
}

/** Follows the `Link` headers from the first page and returns all pages. */
async function pages(client: Client, query: string): Promise<PointTransaction[][]> {
  const found: PointTransaction[][] = [];
  let url: string | undefined = `/api/points/history${query}`;
  while (url !== undefined && found.length < 100) {
    const answer: Answer = await expectStatus(200, client.get(url));
    found.push(answer.body);
    url = next(answer);
  }
  return found;
}

/** Creates a family whose learner has 19 entries: 2, then 16 at one instant, then 1. */
async function familyWithEntries() {
  clock.set('2100-03-01T12:00:00.000Z');
  const family = await newFamily(100);
  const reward = await createReward(family.parent, { tokenCost: 5 });
  const url = `/api/rewards/${reward.id}`;
  await expectStatus(200, family.learner.post(`${url}/save`, { points: 60 }));
  clock.set('2100-03-02T12:00:00.000Z');
  for (let i = 0; i < 8; i++) await expectStatus(201, family.learner.post(`${url}/redeem`));
  clock.set('2100-03-03T12:00:00.000Z');
  await givePoints(admin, family.learner.id, 1);
  return family;
}

t.test('returns the whole history in pages of any length, also with equal times', async (t) => {
  const { learner } = await familyWithEntries();
  const [all = []] = await pages(learner, '?limit=500');
  t.equal(all.length, 19);
  for (const limit of [1, 2, 3, 7, 18, 19, 20]) {
    const found = await pages(learner, `?limit=${limit}`);
    t.equal(found.length, Math.ceil(19 / limit), `pages of ${limit}`);
    t.same(found.flat(), all);
  }
});

t.test('sends a Link header only if more entries follow', async (t) => {
  const { learner } = await familyWithEntries();
  t.ok(next(await learner.get('/api/points/history?limit=18')));
  for (const limit of [19, 20, 500])
    t.notOk('link' in (await learner.get(`/api/points/history?limit=${limit}`)).headers);
  t.notOk('link' in (await (await newFamily()).learner.get('/api/points/history')).headers);
});

t.test('keeps learner, limit and filters on the next page', async (t) => {
  const { parent, learner } = await familyWithEntries();
  const filters = 'sourceType=REWARD_REDEMPTION&from=2100-03-02T14:00:00%2B02:00&to=2100-03-02T12:00:00Z';
  const [all = []] = await pages(learner, `?${filters}`);
  t.equal(all.length, 8);
  const found = await pages(parent, `?learnerId=${learner.id}&limit=3&${filters}`);
  t.same(
    found.map(({ length }) => length),
    [3, 3, 2],
  );
  t.same(found.flat(), all);
});

t.test('skips and repeats no entries during writes', async (t) => {
  const { learner } = await familyWithEntries();
  const [all = []] = await pages(learner, '?limit=500');
  const found: PointTransaction[] = [];
  let url: string | undefined = '/api/points/history?limit=4';
  while (url !== undefined) {
    const answer: Answer = await expectStatus(200, learner.get(url));
    found.push(...answer.body);
    await givePoints(admin, learner.id, 1);
    url = next(answer);
  }
  t.same(found, all);
});

t.test('uses limit 50 by default and accepts 1 to 500', async (t) => {
  const { learner } = await newFamily();
  for (let i = 0; i < 51; i++) await givePoints(admin, learner.id, 1);
  const count = async (query: string) => (await learner.get(`/api/points/history${query}`)).body.length;
  t.equal(await count(''), 50);
  t.equal(await count('?limit=1'), 1);
  t.equal(await count('?limit=51'), 51);
  t.equal(await count('?limit=500'), 51);
  for (const limit of ['0', '501', '-1', '1.5', 'all', ''])
    t.match(await learner.get(`/api/points/history?limit=${limit}`), invalid('/query/limit'), limit);
});

t.test('returns 400 for an invalid cursor', async (t) => {
  const { learner } = await familyWithEntries();
  const encoded = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');
  const time = '2100-03-02T12:00:00.000Z';
  for (const cursor of [
    '',
    'x'.repeat(201),
    'nonsense',
    encoded({}),
    encoded(null),
    encoded([]),
    encoded([time, 1]),
    encoded([time, 1, 1, 1]),
    encoded([time, '1', 1]),
    encoded([time, 1.5, 1]),
    encoded([time, 1, null]),
    encoded([1, 1, 1]),
    encoded(['yesterday', 1, 1]),
    encoded(['2100-02-30T00:00:00.000Z', 1, 1]),
    encoded(['0000-01-01T00:00:00.000Z', 1, 1]),
    encoded([time, 1e300, 1]),
  ]) {
    t.match(await learner.get(`/api/points/history?cursor=${cursor}`), invalid('/query/cursor'), cursor);
  }
});

t.test('shows no foreign entries for a forged cursor', async (t) => {
  const { learner } = await familyWithEntries();
  const other = await familyWithEntries();
  const all = await pages(learner, '?limit=500');
  for (const place of [
    ['9999-12-31T23:59:59.999Z', Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    ['9999-12-31T23:59:59.999Z', -1, -1],
  ]) {
    const cursor = Buffer.from(JSON.stringify(place)).toString('base64url');
    t.same(await pages(learner, `?limit=500&cursor=${cursor}`), all);
  }
  const cursor = /cursor=([^&>]+)/.exec(
    next(await other.learner.get('/api/points/history?limit=1')) ?? '',
  )?.[1];
  const { body } = await expectStatus(200, learner.get(`/api/points/history?cursor=${cursor}`));
  t.ok(body.every(({ learnerId }: PointTransaction) => learnerId === learner.id));
});
