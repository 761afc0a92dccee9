import { randomUUID } from 'node:crypto';
import t from 'tap';
import { invalid, refusal, shapeFaults } from '../../helpers/documents/expectations.ts';
import { type Client, clientOf, expectStatus } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { allocate, awards, openLink, share } from './steps.ts';

const { app, admin, database, newFamily } = await startFamilies(t);

function post(client: Client, { id }: { id: string }, body?: object) {
  return client.post(`/api/awards/${id}/share`, body);
}

async function usernameOf(client: Client): Promise<string> {
  return (await client.get('/api/user')).body.username;
}

t.test('returns the public address of the award under APP_URL', async (t) => {
  const { learner } = await newFamily(30);
  const { status, body } = await post(learner, await allocate(learner), { active: true });
  t.equal(status, 200);
  t.same(Object.keys(body), ['shareUrl']);
  const username = await usernameOf(learner);
  t.match(body.shareUrl, new RegExp(`^https://learn\\.example/users/${username}/award/[0-9a-f]{32}$`));
});

t.test('creates unpredictable links of 128 random bits', async (t) => {
  const { learner } = await newFamily(100);
  const hashes: string[] = [];
  for (let i = 0; i < 20; i += 1) hashes.push((await share(learner, await allocate(learner, 1))).slice(-32));
  t.equal(new Set(hashes).size, 20);
  const bits = hashes.flatMap((hash) => [...BigInt(`0x${hash}`).toString(2).padStart(128, '0')]);
  const ones = bits.filter((bit) => bit === '1').length;
  t.ok(ones > 1000 && ones < 1560, `${ones} of 2560 bits set, within 11 standard deviations`);
  t.equal(new Set(hashes.map((hash) => hash.slice(0, 8))).size, 20, 'no common prefix');
  t.equal(new Set(hashes.map((hash) => hash.slice(-8))).size, 20, 'no common suffix');
});

t.test('shows exactly the public fields to anyone with the link', async (t) => {
  const { learner } = await newFamily(30);
  const award = await allocate(learner, 7);
  const url = await share(learner, award, { title: 'To the zoo!', description: 'Five weeks of work.' });
  const { status, body } = await openLink(app, url);
  t.equal(status, 200);
  t.same(shapeFaults(body, publicShape), []);
  const { sharedAt, ...shown } = body;
  t.same(shown, {
    username: await usernameOf(learner),
    title: 'To the zoo!',
    description: 'Five weeks of work.',
    awardId: award.id,
    activityName: award.activityName,
    tokens: 7,
  });
  t.ok(sharedAt >= award.createdAt);
});

const publicShape = {
  username: 'string',
  title: 'string',
  description: 'string',
  awardId: 'uuid',
  activityName: 'string',
  tokens: 'integer',
  sharedAt: 'timestamp',
} as const;

t.test("uses the activity's name as default title and an empty description", async (t) => {
  const { learner } = await newFamily(30);
  const award = await allocate(learner);
  const url = await share(learner, award);
  t.match((await openLink(app, url)).body, { title: award.activityName, description: '' });
  await share(learner, award, { title: 'Ours', description: 'Words' });
  await share(learner, award, { title: '  ', description: '\n' });
  t.match(
    (await openLink(app, url)).body,
    { title: award.activityName, description: '' },
    'blank texts count as missing',
  );
});

t.test('keeps a title and description that the request omits', async (t) => {
  const { learner } = await newFamily(30);
  const award = await allocate(learner);
  const url = await share(learner, award, { title: 'One', description: 'Two' });
  await share(learner, award);
  t.match((await openLink(app, url)).body, { title: 'One', description: 'Two' });
  await share(learner, award, { title: 'Three' });
  t.match((await openLink(app, url)).body, { title: 'Three', description: 'Two' });
  await share(learner, award, { description: ' Four\n' });
  t.match((await openLink(app, url)).body, { title: 'Three', description: 'Four' }, 'trims texts');
});

t.test('hides an inactive share and restores it under the same link', async (t) => {
  const { parent, learner } = await newFamily(30);
  const award = await allocate(learner);
  const url = await share(learner, award, { title: 'One' });
  const before = (await openLink(app, url)).body;
  t.equal(await share(parent, award, { active: false }), url);
  t.match(await openLink(app, url), refusal(404, 'SHARE_NOT_FOUND'));
  t.equal(await share(admin, award, { active: true }), url);
  t.same((await openLink(app, url)).body, before);
});

t.test('creates the link of a share that starts inactive', async (t) => {
  const { learner } = await newFamily(30);
  const award = await allocate(learner);
  const url = await share(learner, award, { active: false });
  t.match(await openLink(app, url), refusal(404, 'SHARE_NOT_FOUND'));
  t.equal(await share(learner, award), url);
  t.equal((await openLink(app, url)).status, 200);
});

t.test('uses the username of the first sharer in link and page', async (t) => {
  const { parent, learner } = await newFamily(30);
  for (const first of [parent, admin, learner]) {
    const award = await allocate(learner);
    const url = await share(first, award);
    t.match(url, `/users/${await usernameOf(first)}/award/`);
    for (const later of [learner, admin, parent]) t.equal(await share(later, award), url);
    t.equal((await openLink(app, url)).body.username, await usernameOf(first));
  }
});

t.test('returns the same link to 50 concurrent requests', async (t) => {
  const { parent, learner } = await newFamily(30);
  const award = await allocate(learner);
  const clients = [learner, parent, admin];
  const urls = await Promise.all(
    Array.from({ length: 50 }, (_, i) => share(clients[i % 3] ?? learner, award)),
  );
  t.equal(new Set(urls).size, 1);
});

t.test('moves no points and appends no event', async (t) => {
  const { parent, learner } = await newFamily(30);
  const award = await allocate(learner);
  const [before] = await database.sql`SELECT seq FROM families WHERE family_id = ${parent.id}`;
  await share(learner, award, { title: 'A text that must not be in the ledger' });
  const [after] = await database.sql`SELECT seq FROM families WHERE family_id = ${parent.id}`;
  t.same(after, before);
  t.same(await awards(learner), [award]);
});

t.test('returns 403 to callers other than the learner, the parent and administrators', async (t) => {
  const { learner, sibling } = await newFamily(30);
  const other = await newFamily();
  const award = await allocate(learner);
  for (const client of [sibling, other.parent, other.learner])
    t.match(await post(client, award, { active: true }), refusal(403, 'FORBIDDEN'));
  const shares = await database.sql`SELECT 1 FROM award_shares WHERE award_id = ${award.id}`;
  t.equal(shares.length, 0);
});

t.test('checks token, request, existence and owner in this order', async (t) => {
  const { learner } = await newFamily(30);
  const other = await newFamily(10);
  const foreign = await allocate(other.learner);
  const unknown = { id: randomUUID() };
  t.match(await post(clientOf(app), { id: 'nonsense' }, {}), refusal(401, 'UNAUTHENTICATED'));
  t.match(await post(learner, { id: 'nonsense' }, { active: true }), invalid('/path/awardId'));
  t.match(await post(learner, unknown, {}), invalid('/body/active'));
  t.match(await post(learner, unknown, { active: true }), refusal(404, 'AWARD_NOT_FOUND'));
  t.match(await post(learner, foreign, { active: 1 }), invalid('/body/active'));
  t.match(await post(learner, foreign, { active: true }), refusal(403, 'FORBIDDEN'));
});

t.test('rejects a non-boolean active, a title over 200 and a description over 2000 characters', async (t) => {
  const { learner } = await newFamily(30);
  const award = await allocate(learner);
  for (const active of [undefined, null, 0, 1, 'true', []])
    t.match(await post(learner, award, { active }), invalid('/body/active'));
  t.match(await post(learner, award), invalid('/body/active'));
  for (const title of ['x'.repeat(201), 1, null, 'a\0b'])
    t.match(await post(learner, award, { active: true, title }), invalid('/body/title'));
  for (const description of ['x'.repeat(2001), 1, null, 'a\0b'])
    t.match(await post(learner, award, { active: true, description }), invalid('/body/description'));
  const longest = { title: '🍕'.repeat(200), description: '🍕'.repeat(2000) };
  const url = await share(learner, award, longest);
  t.match((await openLink(app, url)).body, longest);
});

t.test('shows the shared award whatever its status', async (t) => {
  const { learner } = await newFamily(30);
  const [one, two] = [await allocate(learner, 1), await allocate(learner, 2)];
  const [first, second] = [await share(learner, one), await share(learner, two)];
  t.match((await openLink(app, first)).body, { awardId: one.id, tokens: 1 });
  t.match((await openLink(app, second)).body, { awardId: two.id, tokens: 2 });
  await expectStatus(200, learner.post(`/api/awards/${one.id}/cash-in`));
  t.match((await openLink(app, first)).body, { awardId: one.id, tokens: 1 });
});

t.test('keeps the link of a shared award, under the new username', async (t) => {
  const { parent, learner } = await newFamily(30);
  const award = await allocate(learner);
  const before = await share(learner, award);
  const username = `sharer-${learner.id}`;
  await expectStatus(200, parent.put(`/api/learners/${learner.id}`, { username }));
  t.match(await openLink(app, before), refusal(404, 'SHARE_NOT_FOUND'), 'the earlier address');
  const after = await share(learner, award);
  t.match(after, `/users/${username}/award/${before.slice(-32)}`, 'the same secret');
  t.match(await openLink(app, after), { status: 200, body: { username } });
});
