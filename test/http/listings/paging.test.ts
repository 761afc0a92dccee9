import t from 'tap';
import { createClock } from '../../helpers/clock.ts';
import { contractOf } from '../../helpers/documents/contract.ts';
import { invalid } from '../../helpers/documents/expectations.ts';
import { access } from '../../helpers/families/access.ts';
import {
  type Answer,
  answerQuiz,
  type Client,
  createLesson,
  createReward,
  expectStatus,
  type Family,
} from '../../helpers/families/client.ts';
import { contributions } from '../../helpers/families/contributions.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { sampled } from '../../helpers/sampled.ts';

/** Stopped clock: all rows share one instant, so that only their ids differ. */
const clock = createClock();
const { app, admin, database, newFamily } = await startFamilies(t, { now: clock.now });
const listings = contractOf(app).operations.filter(({ parameters }) =>
  parameters?.some(({ name }) => name === 'cursor'),
);

/** Returns the address of a listing, up to its next parameter. */
function urlOf({ path, parameters = [] }: (typeof listings)[number], learnerId: number): string {
  return `${path}?${parameters.some(({ name }) => name === 'learnerId') ? `learnerId=${learnerId}&` : ''}`;
}

/** Returns the client who reads the listing: the parent if it may. */
function readerOf({ name }: (typeof listings)[number], parent: Client): Client {
  return access.get(name)?.get('parent') === 'role' ? admin : parent;
}

/** Returns what tells a row from others. The counts of a family change with each of its events. */
function keyOf(row: { familyId?: number; events?: number }): string {
  return JSON.stringify(row.events === undefined ? row : row.familyId);
}

/** Returns the target of the `Link` header, or undefined without one. */
function next({ headers: { link } }: Answer): string | undefined {
  return link === undefined ? undefined : /^<([^>]+)>; rel="next"$/.exec(String(link))?.[1];
}

/** Follows the `Link` headers from the first page, and returns all pages. */
async function pages(client: Client, first: string, between = async () => {}): Promise<object[][]> {
  const found: object[][] = [];
  for (let url: string | undefined = first; url !== undefined && found.length < 100; ) {
    const answer: Answer = await expectStatus(200, client.get(url));
    found.push(answer.body);
    url = next(answer);
    await between();
  }
  return found;
}

/** Adds a row to each listing of the family. */
async function addRows(family: Family, topic = 'fractions'): Promise<void> {
  const { parent, learner } = family;
  await expectStatus(201, parent.post('/api/learners', { name: 'Mia' }));
  await createReward(parent, { title: 'The same title', tokenCost: 1 });
  await answerQuiz(learner, await createLesson(learner, learner.id, { topic }));
  for (const { addThings } of contributions) await addThings?.({ ...family, admin, database });
}

/** Creates a family with several rows in each listing. */
async function fullFamily(): Promise<Family> {
  const family = await newFamily(1000);
  for (const topic of ['fractions', 'adding decimals', 'counting']) await addRows(family, topic);
  return family;
}

t.test('returns every listing in pages of any length, also with equal times and titles', async (t) => {
  const { parent, learner } = await fullFamily();
  const lengths: number[] = [];
  for (const listing of listings) {
    const { path } = listing;
    const url = urlOf(listing, learner.id);
    const reader = readerOf(listing, parent);
    const { body: all } = await expectStatus(200, reader.get(`${url}limit=500`));
    lengths.push(all.length);
    for (const limit of [1, 2, 3, all.length || 1, all.length + 1]) {
      const found = await pages(reader, `${url}limit=${limit}`);
      t.same(found.flat(), all, `${path} in pages of ${limit}`);
      t.equal(found.length, Math.ceil(all.length / limit) || 1, `${path} in pages of ${limit}`);
    }
  }
  t.ok(lengths.filter((length) => length >= 3).length >= 7, `the listings have ${lengths} rows`);
});

t.test('skips and repeats no row of a listing while others appear', async (t) => {
  for (const listing of sampled(listings, 0.25)) {
    const { path } = listing;
    const family = await fullFamily();
    const { parent, learner } = family;
    const reader = readerOf(listing, parent);
    const url = `${urlOf(listing, learner.id)}limit=`;
    const { body: before } = await expectStatus(200, reader.get(`${url}500`));
    // A concept of an earlier lesson would change its place in the listing of mastery.
    const topics = ['capital cities', 'grammar'];
    const found = (
      await pages(reader, `${url}2`, async () => {
        const topic = topics.pop();
        if (topic) await addRows(family, topic);
      })
    ).flat();
    const ids = found.map(keyOf);
    t.equal(new Set(ids).size, ids.length, `${path} repeats no row`);
    t.ok(
      before.every((row: object) => ids.includes(keyOf(row))),
      `${path} skips no row`,
    );
  }
});

t.test('returns at most 500 rows of a listing without a limit, and links to the rest', async (t) => {
  const { parent, learner } = await newFamily();
  await database.sql`
    WITH added AS (
      INSERT INTO rewards (family_id, id, token_cost, current_redemptions, is_active, created_at)
      SELECT ${parent.id}, gen_random_uuid(), 7, 0, true, now() FROM generate_series(1, 600) RETURNING id
    )
    INSERT INTO reward_texts (family_id, reward_id, title, description, category, image_emoji, color)
    SELECT ${parent.id}, id, 'A title', repeat('x', 2000), 'General', '🎁', '#fff' FROM added`;
  for (const client of [parent, learner]) {
    const [first = [], second = [], ...others] = await pages(client, '/api/rewards');
    // The family has three starter goals.
    t.same([first.length, second.length, others.length], [500, 103, 0]);
  }
});

t.test('accepts a limit from 1 to 500 on every listing', async (t) => {
  const { parent, learner } = await newFamily();
  for (const listing of listings) {
    const { path } = listing;
    const url = `${urlOf(listing, learner.id)}limit=`;
    const reader = readerOf(listing, parent);
    for (const limit of [1, 500]) t.match(await reader.get(`${url}${limit}`), { status: 200 }, path);
    for (const limit of ['0', '501', '-1', '1.5', 'all', ''])
      t.match(await reader.get(`${url}${limit}`), invalid('/query/limit'), `${path} ${limit}`);
  }
});

t.test('pages every listing', async (t) => {
  const arrays = contractOf(app).operations.filter(
    ({ method, responses }) =>
      method === 'GET' && responses[200]?.content?.['application/json']?.schema.type === 'array',
  );
  // The number of an event is its cursor.
  const others = arrays.filter(({ parameters }) => !parameters?.some(({ name }) => name === 'after'));
  t.same(
    others.map(({ path }) => path),
    listings.map(({ path }) => path),
  );
});

t.test('pages through titles of any characters', async (t) => {
  const { parent } = await newFamily();
  const titles = ['"', "'", '\\', `${'\u200d'.repeat(199)}x`, '\u{1F355}'.repeat(200), 'é', 'z', 'ß', '%'];
  for (const title of titles) await createReward(parent, { title, tokenCost: 1 });
  const { body: all } = await expectStatus(200, parent.get('/api/rewards'));
  t.same((await pages(parent, '/api/rewards?limit=1')).flat(), all);
  t.equal(all.length, titles.length + 3);
});

t.test('shows an administrator the pages of all families', async (t) => {
  const families = [await fullFamily(), await fullFamily()];
  for (const path of ['/api/learners', '/api/redemptions']) {
    const found = (await pages(admin, `${path}?limit=50`)).flat();
    t.same(found, (await expectStatus(200, admin.get(`${path}?limit=500`))).body, path);
    for (const { parent } of families) {
      const { body: own } = await expectStatus(200, parent.get(path));
      const texts = found.map((row) => JSON.stringify(row));
      t.ok(own.length > 0 && own.every((row: object) => texts.includes(JSON.stringify(row))), path);
    }
  }
});

t.test(
  'sends a large page with the same rows as small ones, each with its declared fields only',
  async (t) => {
    const { parent } = await newFamily();
    await Promise.all(
      Array.from({ length: 130 }, (_, i) => createReward(parent, { title: `Reward ${i} "…"` })),
    );
    const [large = [], ...others] = await pages(parent, '/api/rewards');
    t.same(others, []);
    t.same(large, (await pages(parent, '/api/rewards?limit=40')).flat());
    t.equal(large.length, 133, 'with the three starter goals');
    const head = await parent.send({ method: 'HEAD', url: '/api/rewards' });
    t.match(head, { status: 200, body: '' });
  },
);
