import t, { type Test } from 'tap';
import { startApp } from '../../helpers/app.ts';
import { contractOf } from '../../helpers/documents/contract.ts';
import type { OpenApiDocument, Operation } from '../../helpers/documents/document.ts';
import { access } from '../../helpers/families/access.ts';
import {
  type Answer,
  type Client,
  createLesson,
  expectStatus,
  registerAdmin,
} from '../../helpers/families/client.ts';
import { idleServices } from '../../helpers/families/contributions.ts';
import { createWorlds, sampleRequest, type TestRequest, type World } from '../../helpers/families/world.ts';
import { sampled } from '../../helpers/sampled.ts';
import { leaksIn, openLessons, plantKeys } from './planted-keys.ts';

const at = new Date();
const settings = { answerKeys: 'after-answer' } as const;
// The same time for all requests: an answer then differs only with the data.
const { app, database } = await startApp(t, { settings, services: idleServices, now: () => at });
const { document, operations } = contractOf(app);
const newWorld = await createWorlds(app, database, await registerAdmin(app));

/** Path parameters that name the learner. `createWorlds` has the ids of all others. */
const ofLearner = ['id', 'userId', 'learnerId'];

/** Returns a world whose learner has open lessons of each status, with keys that the test knows. */
async function newSecretWorld(): Promise<World & { lessons: string[] }> {
  const world = await newWorld();
  const { learner } = world;
  await createLesson(learner, learner.id);
  const queued = await createLesson(learner, learner.id, { topic: 'addition' });
  await database.sql`UPDATE lessons SET status = 'QUEUED' WHERE id = ${queued.id}`;
  const active = await createLesson(learner, learner.id, { topic: 'angles' });
  const states = await database.sql`SELECT DISTINCT status FROM lessons
    WHERE learner_id = ${learner.id} AND answers IS NULL ORDER BY status`;
  if (states.length !== 3) throw new Error('a status has no open lesson');
  await expectStatus(
    200,
    learner.post(`/api/lessons/${active.id}/check`, { questionIndex: 1, choice: 0, isDoubled: false }),
  );
  await plantKeys(database, learner.id, 0);
  const lessons = (await openLessons(database, learner.id)).map(({ id }) => id);
  const imageId = active.spec.images[0]?.id ?? '';
  return { ...world, ids: { ...world.ids, lessonId: active.id, imageId }, lessons };
}

/** Returns the requests of an operation on the learner: with each value of a parameter, and about each open lesson. */
function requestsOf(operation: Operation, world: World & { lessons: string[] }): TestRequest[] {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const [, , segment] = operation.path.split('/');
  const unknown = names.filter(
    (name) => !(name in world.ids) && !(`${segment}.${name}` in world.ids) && !ofLearner.includes(name),
  );
  if (unknown.length > 0) throw new Error(`${operation.name}: no id for ${unknown}. Add it to addThings.`);
  const sample = sampleRequest(operation, document, world);
  const isOfLesson = names.includes('lessonId') && !names.includes('imageId');
  const samples = isOfLesson
    ? world.lessons.map((lessonId) => {
        return sampleRequest(operation, document, { ...world, ids: { ...world.ids, lessonId } });
      })
    : [sample];
  return samples.flatMap((request) => [
    request,
    ...variantsOf(operation, document).map((query) => {
      const separator = request.url.includes('?') ? '&' : '?';
      return { ...request, url: `${request.url}${separator}${query}` };
    }),
    ...(operation.method === 'GET' ? [{ ...request, headers: { accept: 'text/html' } }] : []),
  ]);
}

/** Returns a query for each value that the document names for a parameter. */
function variantsOf({ parameters = [] }: Operation, { components }: OpenApiDocument): string[] {
  return parameters.flatMap(({ in: place, name, schema, example }) => {
    if (place !== 'query' || ['learnerId', 'familyId', 'cursor'].includes(name)) return [];
    const { $ref = '' } = schema;
    const { enum: values = [], type } = components.schemas[$ref.split('/').at(-1) ?? ''] ?? schema;
    if (type === 'boolean') return [`${name}=true`, `${name}=false`];
    const examples = values.length > 0 ? values : [example ?? schema.examples?.[0]];
    return examples.flatMap((value) =>
      value === undefined ? [] : [`${name}=${encodeURIComponent(String(value))}`],
    );
  });
}

/** Returns all of an answer that a client sees, but its tag: this is a hash with a key of the service. */
function seenIn({ body, headers: { etag: _, ...headers } }: Answer): string {
  return `${typeof body === 'string' ? body : JSON.stringify(body)}\n${JSON.stringify(headers)}`;
}

/** Returns an answer without what each request has of its own: its id, and the record of it in the audit log. */
function stable(text: string): string {
  return text
    .replace(/"(x-request-id|requestId|date|sha256)":"[^"]*"/g, '')
    .replace(/"audit_log":(\[[^\]]*\]|\d+)/g, '');
}

async function ask(client: Client, request: TestRequest): Promise<string> {
  return seenIn(await client.send(request));
}

const mine = operations.filter(({ name }) => Number(access.get(name)?.get('learner')) < 400);

t.test('no read of a learner depends on the keys of open lessons', async (t) => {
  const world = await newSecretWorld();
  const { parent, learner } = world;
  const reads = operations
    .filter(({ method }) => method === 'GET')
    .flatMap((operation) => requestsOf(operation, world).map((request) => ({ operation, request })));
  // What the service keeps of a parent's answers must not reach the learner.
  for (const { request } of reads) await parent.send(request);
  const lessons = await openLessons(database, learner.id);
  const before = new Map<TestRequest, string>();
  for (const { request } of reads) {
    const text = await ask(learner, request);
    t.same(leaksIn(text, lessons), [], request.url);
    const isSteady = stable(text) === stable(await ask(learner, request));
    if (isSteady) before.set(request, stable(text));
  }
  await plantKeys(database, learner.id, 1);
  // Without the texts: a difference in an export would fill the screen.
  for (const [request, text] of before)
    t.ok(stable(await ask(learner, request)) === text, `${request.url} is the same with other keys`);
  const unsteady = reads.filter(({ request }) => !before.has(request)).map(({ request }) => request.url);
  t.same([...new Set(unsteady)], [], 'each answer is the same twice');
});

const writes = mine.filter(({ method }) => method !== 'GET');

t.test('no answer to a write of a learner tells the keys of lessons that stay open', async (t) => {
  for (const operation of sampled(writes, 0.3)) await checkWrite(t, operation);
});

async function checkWrite(t: Test, operation: Operation): Promise<void> {
  const world = await newSecretWorld();
  const { learner } = world;
  const request = sampleRequest(operation, document, world);
  const answer = await learner.send(request);
  // Of the public operations, a login needs a password that the sample does not have.
  const entries = access.get(operation.name);
  if (entries?.get('nobody') === 401) t.equal(answer.status, entries.get('learner'), operation.name);
  t.same(leaksIn(seenIn(answer), await openLessons(database, learner.id)), [], operation.name);
}
