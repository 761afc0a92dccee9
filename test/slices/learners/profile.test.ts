import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { invalid, refusal, shapeFaults } from '../../helpers/documents/expectations.ts';
import {
  clientOf,
  expectStatus,
  type Member,
  register,
  registerAdmin,
  registerFamily,
} from '../../helpers/families/client.ts';

const { app, database } = await startApp(t);
const admin = await registerAdmin(app);

const profileShape = {
  id: 'uuid',
  userId: 'string',
  gradeLevel: 'integer',
  graph: 'object',
  subjects: 'array',
  subjectPerformance: 'object',
  recommendedSubjects: 'array',
  strugglingAreas: 'array',
  createdAt: 'timestamp',
} as const;

const urlOf = ({ id }: { id: number }) => `/api/learner-profile/${id}`;

async function profileOf(client: Member, learner = client) {
  return (await expectStatus(200, client.get(urlOf(learner)))).body;
}

t.test('returns exactly the fields of the contract', async (t) => {
  const { learner } = await registerFamily(app);
  const profile = await profileOf(learner);
  t.same(shapeFaults(profile, profileShape), []);
  const { id: _id, createdAt: _createdAt, ...rest } = profile;
  t.same(rest, {
    userId: String(learner.id),
    gradeLevel: 5,
    graph: { nodes: [], edges: [] },
    subjects: ['Math', 'Reading', 'Science'],
    subjectPerformance: {},
    recommendedSubjects: [],
    strugglingAreas: [],
  });
});

t.test('returns the profile only to the learner, the parent and administrators', async (t) => {
  const { parent, learner, sibling } = await registerFamily(app);
  const { parent: stranger } = await registerFamily(app);
  const own = await profileOf(learner);
  t.same(await profileOf(parent, learner), own);
  t.same(await profileOf(admin, learner), own);
  for (const client of [sibling, stranger]) {
    t.match(await client.get(urlOf(learner)), refusal(403, 'FORBIDDEN'));
  }
  t.match(await clientOf(app).get(urlOf(learner)), refusal(401, 'UNAUTHENTICATED'));
});

t.test('returns 404 for a user who is not a learner and 400 for an invalid id', async (t) => {
  const parent = await register(app, 'PARENT');
  for (const id of [parent.id, admin.id, 999_999]) {
    t.match(await admin.get(urlOf({ id })), refusal(404, 'LEARNER_NOT_FOUND'));
    t.match(await admin.put(urlOf({ id }), { gradeLevel: 1 }), refusal(404, 'LEARNER_NOT_FOUND'));
  }
  for (const id of ['x', '0', '-1', '1.5', '9007199254740993']) {
    t.match(await admin.get(`/api/learner-profile/${id}`), invalid('/path/userId'), id);
    t.match(await admin.put(`/api/learner-profile/${id}`, { gradeLevel: 1 }), invalid('/path/userId'), id);
  }
});

t.test('creates a missing profile with default values once on reading', async (t) => {
  const { learner } = await registerFamily(app);
  const first = await profileOf(learner);
  await database.sql`DELETE FROM learner_profiles WHERE learner_id = ${learner.id}`;
  const created = await Promise.all(Array.from({ length: 50 }, () => profileOf(learner)));
  t.equal(
    new Set(created.map((profile) => JSON.stringify(profile))).size,
    1,
    'all readers see the same profile',
  );
  const { id, createdAt, ...rest } = created[0];
  t.not(id, first.id);
  t.ok(createdAt > first.createdAt);
  t.match(first, rest, 'the values of a new learner');
});

t.test('updates a missing profile from the default values', async (t) => {
  const { parent, learner } = await registerFamily(app);
  await database.sql`DELETE FROM learner_profiles WHERE learner_id = ${learner.id}`;
  const updated = await expectStatus(200, parent.put(urlOf(learner), { subjects: ['Science'] }));
  t.match(updated.body, { gradeLevel: 5, subjects: ['Science'], strugglingAreas: [] });
  t.same(await profileOf(learner), updated.body);
});

t.test('changes only the given fields', async (t) => {
  const { parent, learner, sibling } = await registerFamily(app);
  let profile = await profileOf(learner);
  const changes = [
    { gradeLevel: 7 },
    { subjects: ['Science', 'Music'] },
    { recommendedSubjects: ['Reading'] },
    { strugglingAreas: ['Fractions', 'Long division'] },
    { graph: { nodes: [{ id: 'a', label: 'A' }], edges: [{ source: 'a', target: 'a' }] } },
    { subjects: [], recommendedSubjects: [], strugglingAreas: [], gradeLevel: 0 },
  ];
  for (const change of changes) {
    const updated = await expectStatus(200, parent.put(urlOf(learner), change));
    profile = { ...profile, ...change };
    t.same(updated.body, profile);
    t.same(await profileOf(learner), profile, 'the change is stored');
  }
  t.match(await profileOf(sibling), { gradeLevel: 5, subjects: ['Math', 'Reading', 'Science'] });
});

t.test('accepts grades 0 to 12 as number or string, and K for 0', async (t) => {
  const { parent, learner } = await registerFamily(app);
  for (const [gradeLevel, grade] of [
    [12, 12],
    ['K', 0],
    ['12', 12],
    [0, 0],
    ['7', 7],
    ['0', 0],
  ]) {
    const updated = await expectStatus(200, parent.put(urlOf(learner), { gradeLevel }));
    t.equal(updated.body.gradeLevel, grade);
  }
  for (const gradeLevel of [-1, 13, 1.5, '13', '', 'K1', null, [1]]) {
    const answer = await parent.put(urlOf(learner), { gradeLevel, subjects: ['Music'] });
    t.match(answer, invalid('/body/gradeLevel'), JSON.stringify(gradeLevel));
  }
  t.match(await profileOf(learner), { gradeLevel: 0, subjects: ['Math', 'Reading', 'Science'] });
});

t.test('returns 400 for an update without a changeable field', async (t) => {
  const { parent, learner } = await registerFamily(app);
  for (const body of [{}, { id: 'x', subjectPerformance: {} }, { grade: 5 }]) {
    t.match(await parent.put(urlOf(learner), body), invalid('/body'));
  }
});

t.test('ignores derived fields', async (t) => {
  const { parent, learner } = await registerFamily(app);
  const before = await profileOf(learner);
  const body = {
    gradeLevel: 6,
    userId: '1',
    id: before.userId,
    createdAt: 'never',
    subjectPerformance: { Art: 1 },
  };
  await expectStatus(200, parent.put(urlOf(learner), body));
  t.same(await profileOf(learner), { ...before, gradeLevel: 6 });
});

t.test('accepts lists of up to 100 names of 1 to 200 characters', async (t) => {
  const { parent, learner } = await registerFamily(app);
  for (const field of ['subjects', 'recommendedSubjects', 'strugglingAreas']) {
    const longest = Array.from({ length: 100 }, (_, i) => String(i).padStart(200, 'é'));
    const updated = await expectStatus(200, parent.put(urlOf(learner), { [field]: longest }));
    t.same(updated.body[field], longest);
    const trimmed = await expectStatus(200, parent.put(urlOf(learner), { [field]: [' Music '] }));
    t.same(trimmed.body[field], ['Music']);
    for (const [value, pointer] of [
      ['Music', `/body/${field}`],
      [null, `/body/${field}`],
      [[...longest, 'one more'], `/body/${field}`],
      [[5], `/body/${field}/0`],
      [['Art', ' '], `/body/${field}/1`],
      [['x'.repeat(201)], `/body/${field}/0`],
      [['\ud800'], `/body/${field}/0`],
      [['a\0'], `/body/${field}/0`],
    ] as const) {
      t.match(await parent.put(urlOf(learner), { [field]: value }), invalid(pointer));
    }
    t.same((await profileOf(learner))[field], ['Music']);
  }
});

t.test("stores only the contract's fields of nodes and edges", async (t) => {
  const { parent, learner } = await registerFamily(app);
  const node = { id: 'a', label: 'A', category: 'Letters', importance: 0.5 };
  const edge = { source: 'a', target: 'b', label: 'before', strength: 2 };
  const graph = { nodes: [node, { id: 'b', label: 'B' }], edges: [edge, { source: 'b', target: 'a' }] };
  const withMore = {
    nodes: graph.nodes.map((item) => ({ ...item, x: 1 })),
    edges: graph.edges.map((item) => ({ ...item, secret: 'no' })),
    layout: 'circle',
  };
  const updated = await expectStatus(200, parent.put(urlOf(learner), { graph: withMore }));
  t.same(updated.body.graph, graph);
  t.same((await profileOf(learner)).graph, graph);
  const rows = await database.sql`SELECT graph FROM learner_profiles WHERE learner_id = ${learner.id}`;
  t.same(rows[0]?.['graph'], graph);
});

t.test('rejects an invalid graph with 400 and a pointer to each fault', async (t) => {
  const { parent, learner } = await registerFamily(app);
  const cases: [graph: unknown, ...pointers: string[]][] = [
    [null, '/body/graph'],
    [[], '/body/graph'],
    [{ nodes: [] }, '/body/graph/edges'],
    [{ nodes: {}, edges: [] }, '/body/graph/nodes'],
    [
      { nodes: [{ id: 'a' }], edges: [{}] },
      '/body/graph/nodes/0/label',
      '/body/graph/edges/0/source',
      '/body/graph/edges/0/target',
    ],
    [{ nodes: [{ id: 1, label: 'A' }], edges: [] }, '/body/graph/nodes/0/id'],
    [{ nodes: [{ id: 'a', label: 'A', importance: 'high' }], edges: [] }, '/body/graph/nodes/0/importance'],
  ];
  for (const [graph, ...pointers] of cases) {
    t.match(await parent.put(urlOf(learner), { graph }), invalid(...pointers), JSON.stringify(graph));
  }
});

t.test('rejects changes by callers other than the parent and administrators', async (t) => {
  const { learner, sibling } = await registerFamily(app);
  const { parent: stranger } = await registerFamily(app);
  for (const client of [learner, sibling, stranger]) {
    t.match(await client.put(urlOf(learner), { gradeLevel: 1 }), refusal(403, 'FORBIDDEN'));
  }
  t.equal((await profileOf(learner)).gradeLevel, 5);
  t.equal((await expectStatus(200, admin.put(urlOf(learner), { gradeLevel: 1 }))).body.gradeLevel, 1);
});
