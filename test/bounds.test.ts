import t, { type Test } from 'tap';
import { startApp } from './helpers/app.ts';
import { type Answer, expectStatus } from './helpers/client.ts';
import { createContentView } from './helpers/content.ts';
import { contractOf } from './helpers/contract.ts';
import { clientFor, openWorlds, sampleRequest } from './helpers/world.ts';

const x = (length: number) => 'x'.repeat(length);
const address = (length: number, letter = 'a') => `${letter.repeat(length - 12)}@example.org`;
const billion = 1_000_000_000;

const grade = {
  takes: [0, 12, '0', '12', 'K'],
  refuses: [-1, 13, '13', '-1', '5.5', 5.5, 'KK', '', true, null],
};
const points = {
  takes: [1, billion],
  refuses: [0, -1, 0.5, billion + 1, 1e300, '10', '', true, null, [10], { points: 10 }],
};
const title = { takes: ['x', x(200), ` ${x(200)} `], refuses: ['', '   ', '\n\t', x(201), 5, null] };
const password = {
  takes: [x(8), 'ääää', x(1024), 'ä'.repeat(512), '  spaces  '],
  refuses: [x(7), 'äää', x(1025), 'ä'.repeat(513), ' '.repeat(8), 12345678, null],
};
const grown = { takes: ['', x(2000)], refuses: [x(2001), 5, null] };

const targets = [
  ...[
    '',
    5,
    null,
    'postgres://u:p@h:1/d',
    'postgresql://u:p@h/d',
    'postgresql://u:p@h:1',
    'postgresql://u@h:1/d',
  ],
  ...[
    'postgresql://u:@h:1/d',
    'postgresql://u:p@h:0/d',
    'postgresql://u:p@h:65536/d',
    'postgresql://u:p@127.1:1/d',
  ],
  ...['postgresql://u:p@h:1/d?sslmode=prefer', 'postgresql://u:p@h:1/d?host=x', 'postgresql://u:p@h,i:1/d'],
  ...['postgresql://u:***@other:1/d', `postgresql://u:${x(2000)}@h:1/d`],
];

/** What each field takes and refuses, at its bounds and just beyond. */
const fields: Record<string, Record<string, { takes: unknown[]; refuses: unknown[] }>> = {
  'POST /register': {
    username: {
      takes: ['A', x(64), 'a.b_c-d@e'],
      refuses: ['', ' ', x(65), 'a b', 'é', 'a/b', 'a\u0000', 5],
    },
    email: {
      takes: [address(254)],
      refuses: ['', 'ada', 'ada@', '@example.org', 'a b@example.org', address(255)],
    },
    name: title,
    role: { takes: ['PARENT'], refuses: ['parent', 'OWNER', '', null, ['PARENT']] },
    password,
  },
  'POST /api/learners': {
    name: title,
    email: { takes: [address(254, 'b')], refuses: ['', 'ada', address(255), null] },
    gradeLevel: grade,
    password,
  },
  'PUT /api/learners/{id}/password': { password },
  'PUT /api/learner-profile/{userId}': {
    gradeLevel: grade,
    subjects: {
      takes: [[], [x(200)], Array(100).fill('x')],
      refuses: [[''], ['  '], [x(201)], [5], [null], 'Math', Array(101).fill('x')],
    },
    graph: {
      takes: [
        { nodes: [], edges: [] },
        { nodes: [{ id: 'a', label: 'b', importance: -1e300 }], edges: [{ source: 'a', target: 'a' }] },
      ],
      refuses: [{}, { nodes: [] }, { nodes: [{ id: 'a' }], edges: [] }, { nodes: 1, edges: [] }, [], null],
    },
  },
  'PUT /api/learner-settings/{learnerId}/double-or-loss': {
    enabled: { takes: [true, false], refuses: ['true', 1, 0, null, []] },
  },
  'POST /api/lessons/create': {
    gradeLevel: grade,
    learnerId: { takes: [], refuses: [0, -1, 1.5, '0', '1.5', 'x', '', null, true, 2 ** 53, '١'] },
    topic: { takes: ['', '  '], refuses: [x(201), 5, null] },
    difficulty: { takes: ['beginner', 'advanced'], refuses: ['hard', 'Beginner', '', null, 1] },
    category: { takes: [x(200)], refuses: ['', ' ', x(201), null] },
  },
  'POST /api/lessons/{lessonId}/answer': {
    answers: {
      takes: [],
      refuses: [[0, 0, 0, 0, 0, 0], [1.5], ['1'], [null], '1', {}, null, Array(101).fill(0)],
    },
    doubleQuestionIndices: { takes: [], refuses: [[5], [-1], [0.5], ['0'], 0, null] },
    doubleOrLoss: { takes: [], refuses: ['true', 1, null] },
  },
  'POST /api/points/adjust': {
    amount: { takes: [1_000_000, 1, -1], refuses: [0, -0, 1_000_001, -1_000_001, 0.5, '5', null] },
    reason: { takes: ['x', x(2000)], refuses: ['', '  ', x(2001), 5, null] },
  },
  'POST /api/rewards': {
    title,
    tokenCost: points,
    description: grown,
    maxRedemptions: { takes: [null, 1, billion], refuses: [0, -1, 1.5, billion + 1, '3'] },
    color: { takes: ['#fff', '#FFFFFF'], refuses: ['fff', '#ffff', '#ggg', 'red', '', null, '#fff\n#fff'] },
    imageEmoji: { takes: ['🍕', x(32)], refuses: ['', x(33), null] },
  },
  'PUT /api/rewards/{rewardId}': {
    title,
    tokenCost: points,
    description: grown,
    isActive: { takes: [true], refuses: ['true', 1, null] },
  },
  'POST /api/rewards/{rewardId}/save': { points: { takes: [1], refuses: points.refuses } },
  'PUT /api/redemptions/{redemptionId}/approve': { notes: grown },
  'POST /api/sync-configs': {
    targetDbUrl: { takes: [`postgresql://u:${x(1975)}@h:65535/d`], refuses: targets },
    continuousSync: { takes: [false], refuses: ['true', 1, null] },
  },
  'PUT /api/sync-configs/{id}': {
    targetDbUrl: { takes: ['postgresql://u:p@h:1/d', 'postgresql://u:***@h:1/d'], refuses: targets },
    continuousSync: { takes: [true, false], refuses: ['true', 0, null] },
  },
};

t.test('each field takes its bounds and refuses what lies beyond', async (t) => {
  const { app, database, databaseUrl } = await startApp(t);
  const { operations, document } = contractOf(app);
  const contentNow = createContentView(t, databaseUrl);
  const newWorld = await openWorlds(app, database);
  for (const [name, values] of Object.entries(fields)) {
    const operation = operations.find((other) => other.name === name);
    if (!operation) throw new Error(`there is no ${name}`);
    t.test(name, async (t) => {
      const world = await newWorld();
      const send = (field: string, value: unknown): Promise<Answer> => {
        const request = sampleRequest(operation, document, world);
        return clientFor(operation, world).send({
          ...request,
          payload: JSON.stringify({ ...request.payload, [field]: value }),
          headers: { 'content-type': 'application/json' },
        });
      };
      const before = await contentNow();
      for (const [field, { refuses }] of Object.entries(values)) {
        for (const value of refuses) refused(t, await send(field, value), field, value);
      }
      t.same(await contentNow(), before, 'nothing is stored');
      for (const [field, { takes }] of Object.entries(values)) {
        for (const value of takes) {
          const { status, body } = await send(field, value);
          // Once decided, a redemption is not decided again; that is no fault of the field.
          const isTaken = status < 300 || body.code === 'REDEMPTION_NOT_PENDING';
          t.ok(isTaken, `${field} takes ${shown(value)}`, { body });
        }
      }
    });
  }
});

t.test('members that nobody has declared are ignored and never stored', async (t) => {
  const { app, database, databaseUrl } = await startApp(t);
  const { operations, document } = contractOf(app);
  const contentNow = createContentView(t, databaseUrl);
  const newWorld = await openWorlds(app, database);
  const marker = 'a-word-that-nobody-has-declared';
  const extra = {
    [marker]: marker,
    id: marker,
    constructor: marker,
    toString: { [marker]: [marker] },
    createdAt: marker,
  };
  for (const operation of operations) {
    const world = await newWorld();
    const request = sampleRequest(operation, document, world);
    if (!request.payload || operation.operationId === 'login') continue;
    const answer = await clientFor(operation, world).send({
      ...request,
      payload: { ...extra, ...request.payload },
    });
    t.ok(answer.status < 300, operation.name, { body: answer.body });
    t.notMatch(JSON.stringify(answer.body), marker, operation.name);
  }
  const { parent, learner } = await newWorld();
  const graph = {
    ...extra,
    nodes: [{ ...extra, id: 'a', label: 'b' }],
    edges: [{ ...extra, source: 'a', target: 'a' }],
  };
  await expectStatus(200, parent.put(`/api/learner-profile/${learner.id}`, { graph }));
  t.notOk(await contentNow.holds(marker), 'it is nowhere in the database');
});

t.test(
  'a cursor that the listing has not given out is refused, or leads to some place in the listing',
  async (t) => {
    const { app, database } = await startApp(t);
    const { operations, faults } = contractOf(app);
    const { parent, learner } = await (await openWorlds(app, database))();
    const listings = operations.filter(({ parameters }) => parameters?.some(({ name }) => name === 'cursor'));
    t.same(
      listings.map(({ path }) => path),
      ['/api/lessons', '/api/points/history'],
    );
    for (const operation of listings) {
      for (const place of places) {
        const cursor = Buffer.from(typeof place === 'string' ? place : JSON.stringify(place)).toString(
          'base64url',
        );
        const answer = await parent.get(`${operation.path}?learnerId=${learner.id}&cursor=${cursor}`);
        t.same(faults(operation, answer), [], JSON.stringify(place));
        if (answer.status !== 200)
          t.match(answer, { status: 400, body: { errors: [{ pointer: '/query/cursor' }] } });
      }
    }
  },
);

const now = '2026-03-01T08:30:00.000Z';
const uuid = '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00';
/** What a forged cursor may hold: text that is no JSON, or values of which some are of the right kind. */
const places: unknown[] = [
  ...['', 'x', '[', 'null', '{"length":2}', '[[[[', `["${now}","${uuid}"`],
  ...[null, 1, [], [1], [now], {}, [now, uuid, uuid], [uuid, now], [now, 'x'], [now, null], [null, uuid]],
  ...['0000-01-01', '9999-12-31', '2026-02-30', '-0001-01-01', 'infinity', '12026-03-01'].flatMap((day) => [
    [`${day}T00:00:00.000Z`, uuid],
    [`${day}T00:00:00.000Z`, 1, 0],
  ]),
  ...[-1, 1.5, 32_768, 2 ** 31, 2 ** 53, 1e308, '1', null, [1], "0'; --"].flatMap((value) => [
    [now, value, 0],
    [now, 1, value],
    [value, 1, 1],
  ]),
];

function refused(t: Test, { status, body }: Answer, field: string, value: unknown): void {
  const places = (body.errors ?? []).map(({ pointer }: { pointer: string }) => pointer);
  const isAtField = places.some((place: string) => `${place}/`.startsWith(`/body/${field}/`));
  t.ok(status === 400 && isAtField, `${field} refuses ${shown(value)}`, { status, body });
}

function shown(value: unknown): string {
  return JSON.stringify(value).slice(0, 60);
}
