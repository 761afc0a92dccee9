import t, { type Test } from 'tap';
import { startApp } from '../helpers/app.ts';
import { contractOf } from '../helpers/documents/contract.ts';
import type { Operation } from '../helpers/documents/document.ts';
import { access, type Entry, roles, waitingEntry } from '../helpers/families/access.ts';
import { type Client, clientOf, expectStatus, register, registerAdmin } from '../helpers/families/client.ts';
import { idleServices } from '../helpers/families/contributions.ts';
import { createContentView } from '../helpers/families/stored-content.ts';
import { tokenFor, unacceptableClients } from '../helpers/families/tokens.ts';
import { waitFor } from '../helpers/families/waiting.ts';
import {
  createWorlds,
  sampleRequest,
  type TestRequest,
  unknownIds,
  type World,
} from '../helpers/families/world.ts';

/** Caller of an operation, with its entry in the table. */
interface Attempt {
  caller: string;
  client: Client;
  entry: Entry;
}

t.test(
  'serves permitted callers, and rejects all others without storing anything, with GET and HEAD',
  async (t) => {
    const { contract, contentNow, world, newWorld, attempts, requestOf, refusals } = await startTable(t);
    t.same([...access.keys()].sort(), contract.operations.map(({ name }) => name).sort(), 'each has its row');

    for (const operation of contract.operations) {
      t.test(operation.name, async (t) => {
        const all = await attempts(operation, world);
        const before = await contentNow();
        for (const attempt of all) {
          if (!isRefusal(attempt.entry)) continue;
          for (const refused of refusals(attempt.entry, operation, world)) {
            await expectAnswer(t, attempt, refused);
          }
        }
        // The service counts wrong secrets.
        if (!all.some(({ entry }) => entry === 'secret'))
          t.same(await contentNow(), before, 'rejections store nothing');

        const served = all.filter(({ entry }) => !isRefusal(entry));
        for (const { caller, entry } of served) {
          // The changes of one caller would affect the next.
          const own = operation.method === 'GET' ? world : await newWorld();
          const attempt = (await attempts(operation, own)).find((other) => other.caller === caller);
          const expected = { status: Number(entry), request: requestOf(operation, own) };
          if (attempt) await expectAnswer(t, attempt, expected);
        }
      });
    }
  },
);

/** Starts the application, and returns functions that create callers and requests of the table. */
async function startTable(t: Test) {
  const { app, database, databaseUrl } = await startApp(t, { services: idleServices });
  const contract = contractOf(app);
  const contentNow = createContentView(t, databaseUrl);
  // Only requests that store nothing use this world, and no other has its accounts.
  const first = await registerAdmin(app);
  const world = await (await createWorlds(app, database, first))();
  const newWorld = await createWorlds(app, database, first);
  const unauthenticated = await unacceptableClients(app, database, world.admin.id);
  const account = { username: 'somebody', password: 'correct horse battery staple' };
  const newcomer = { ...account, email: 'somebody@example.org', name: 'Somebody', role: 'PARENT' };
  await expectStatus(201, clientOf(app).post('/register', newcomer));
  let places = 0;
  /** Waiting learners by the id of the parent. */
  const waiting = new Map<number, number>();
  await waitingAttempt({ name: 'GET /api/user' }, world);
  return { contract, contentNow, world, newWorld, attempts, requestOf, refusals };

  async function attempts(operation: Operation, world: World): Promise<Attempt[]> {
    const rows = [...(access.get(operation.name) ?? [])].map(async ([column, entry]): Promise<Attempt[]> => {
      if (column === 'nobody') return unauthenticated.map((nobody) => ({ ...nobody, entry }));
      // A new token for each request, since some requests revoke it.
      const role = roles[column];
      const origin = role === 'LEARNER' && { handedOverBy: world.parent.id };
      const token = await tokenFor(app, database, { sub: String(world[column].id), role, ...origin });
      return [{ caller: column, client: clientOf(app, token), entry }];
    });
    return [...(await Promise.all(rows)).flat(), await waitingAttempt(operation, world)];
  }

  /** Returns the attempt of a learner who waits for the confirmation of the world's parent. */
  async function waitingAttempt({ name }: Pick<Operation, 'name'>, { parent }: World): Promise<Attempt> {
    const existing = waiting.get(parent.id) ?? (await waitFor(app, parent.id)).id;
    waiting.set(parent.id, existing);
    const token = await tokenFor(app, database, { sub: String(existing), role: 'LEARNER' });
    return { caller: 'waiting', client: clientOf(app, token), entry: waitingEntry(name) };
  }

  function requestOf(operation: Operation, world: World): TestRequest {
    const request = sampleRequest(operation, contract.document, world);
    if (operation.operationId === 'login') return { ...request, payload: account };
    // An address may fail 10 times a minute.
    places += 1;
    return operation.operationId === 'unlockWithPin'
      ? { ...request, remoteAddress: `192.0.2.${places % 256}` }
      : request;
  }

  /** Returns rejected requests. The service checks token and role, then the request, then existence, then the owner. */
  function refusals(entry: Entry, operation: Operation, world: World): Expected[] {
    const request = requestOf(operation, world);
    if (entry === 404 || entry === 'secret')
      return [
        { status: 400, request: invalidRequest(request) },
        { status: entry === 'secret' ? 401 : entry, request },
      ];
    if (entry !== 403) {
      const status = entry === 'role' ? 403 : entry;
      // Token and role come before validation, the operation's own conditions after it.
      const isEarly = entry === 'role' || entry === 401;
      return [{ status, request }, ...(isEarly ? [{ status, request: invalidRequest(request) }] : [])];
    }
    const unknown = requestOf(operation, { ...world, ...unknownIds(world) });
    return [
      { status: 400, request: invalidRequest(unknown) },
      { status: 404, request: unknown },
      { status: 403, request },
    ];
  }
}

t.test('rejects the rewards of other families as goals, for every user', async (t) => {
  const { app, database, databaseUrl } = await startApp(t);
  const contentNow = createContentView(t, databaseUrl);
  const { admin, otherParent, stranger, sibling, ids } = await (await createWorlds(app, database))();
  const before = await contentNow();
  const callers: [Client, string][] = [
    [stranger, ''],
    [otherParent, `?learnerId=${stranger.id}`],
    [admin, `?learnerId=${stranger.id}`],
  ];
  for (const [client, query] of callers) {
    for (const [action, body] of [['save', { points: 1 }], ['redeem']] as const) {
      const answer = await client.post(`/api/rewards/${ids['rewardId']}/${action}${query}`, body);
      t.match(answer, { status: 403, body: { code: 'FORBIDDEN' } }, `${action}${query}`);
    }
  }
  t.same(await contentNow(), before, 'nothing is stored');
  t.equal(
    (await sibling.post(`/api/rewards/${ids['rewardId']}/redeem`)).status,
    400,
    'returns 400 to a sibling, whose savings are too low',
  );
});

t.test("ignores another parent's parentId and uses the caller's family", async (t) => {
  const { app, database } = await startApp(t);
  const { parent, otherParent, stranger } = await (await createWorlds(app, database))();
  const learners = (await otherParent.get(`/api/learners?parentId=${parent.id}`)).body;
  t.same([...new Set(learners.map((learner: { parentId: number }) => learner.parentId))], [otherParent.id]);
  t.ok(learners.some(({ id }: { id: number }) => id === stranger.id));
  const added = await otherParent.post('/api/learners', { name: 'Mia', parentId: parent.id });
  t.match(added, { status: 201, body: { parentId: otherParent.id } });
  const rewards = (await otherParent.get(`/api/rewards?parentId=${parent.id}`)).body;
  t.same([...new Set(rewards.map((reward: { parentId: number }) => reward.parentId))], [otherParent.id]);
});

t.test('lists nothing of other families without a learner', async (t) => {
  const { app, database } = await startApp(t);
  const { otherParent, stranger } = await (await createWorlds(app, database))();
  t.same((await otherParent.get('/api/redemptions')).body, []);
  t.same((await stranger.get('/api/redemptions/my')).body, []);
  t.same((await stranger.get('/api/lessons')).body, []);
  t.same((await stranger.get('/api/points/history')).body, []);
});

t.test('rejects the token of a deleted account', async (t) => {
  const { app } = await startApp(t);
  const parent = await register(app, 'PARENT');
  const learner = await register(app, 'LEARNER', parent);
  await expectStatus(200, parent.delete(`/api/learners/${learner.id}`));
  t.equal((await learner.get('/api/points')).status, 401);
});

interface Expected {
  status: number;
  request: TestRequest;
}

function isRefusal(entry: Entry): boolean {
  return typeof entry === 'string' || entry >= 400;
}

async function expectAnswer(
  t: Test,
  { caller, client }: Attempt,
  { status, request }: Expected,
): Promise<void> {
  const answer = await client.send(request);
  t.equal(answer.status, status, `${status} for ${caller}: ${request.url}`);
  if (request.method !== 'GET') return;
  const head = await client.send({ ...request, method: 'HEAD' });
  t.match(head, { status, body: '' }, `${status} for ${caller}: HEAD ${request.url}`);
}

/** Returns the request with invalid ids, query and body. */
function invalidRequest({ method, url, payload }: TestRequest): TestRequest {
  const path = url.replace(/(?<=\/)([0-9a-f-]{36}|\d+)(?=\/|\?|$)/, 'garbage');
  return {
    method,
    url: path.replace(/(learnerId|familyId)=.*/, '$1=garbage'),
    ...(payload && { payload: '{"malformed', headers: { 'content-type': 'application/json' } }),
  };
}
