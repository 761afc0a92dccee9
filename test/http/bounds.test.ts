import t, { type Test } from 'tap';
import { startApp } from '../helpers/app.ts';
import { contractOf } from '../helpers/documents/contract.ts';
import { type Answer, expectStatus } from '../helpers/families/client.ts';
import { type Bounds, contributions } from '../helpers/families/contributions.ts';
import { createContentView } from '../helpers/families/stored-content.ts';
import { clientFor, createWorlds, sampleRequest } from '../helpers/families/world.ts';
import { sampled } from '../helpers/sampled.ts';

/** Bounds of fields by operation, from all slices. */
const fields: Readonly<Record<string, Bounds>> = Object.assign(
  {},
  ...contributions.map(({ bounds }) => bounds),
);

t.test('accepts values at the bounds of each field and rejects values beyond them', async (t) => {
  const { app, database, databaseUrl } = await startApp(t);
  const { operations, document } = contractOf(app);
  const contentNow = createContentView(t, databaseUrl);
  const newWorld = await createWorlds(app, database);
  for (const [name, values] of sampled(Object.entries(fields), 0.3)) {
    const operation = operations.find((other) => other.name === name);
    if (!operation) throw new Error(`unknown operation ${name}`);
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
      for (const [field, { rejects }] of Object.entries(values)) {
        for (const value of rejects) refused(t, await send(field, value), field, value);
      }
      t.same(await contentNow(), before, 'nothing is stored');
      for (const [field, { accepts }] of Object.entries(values)) {
        for (const value of accepts) {
          const { status, body } = await send(field, value);
          // A conflict with an earlier request is not a fault of the field.
          const isAccepted = status < 300 || status === 409;
          t.ok(isAccepted, `${field} accepts ${shown(value)}`, { body });
        }
      }
    });
  }
});

t.test('ignores undeclared members and never stores them', async (t) => {
  const { app, database, databaseUrl } = await startApp(t);
  const { operations, document } = contractOf(app);
  const contentNow = createContentView(t, databaseUrl);
  const newWorld = await createWorlds(app, database);
  const marker = 'an-undeclared-member';
  const extra = {
    [marker]: marker,
    id: marker,
    constructor: marker,
    toString: { [marker]: [marker] },
    createdAt: marker,
  };
  for (const operation of sampled(operations, 0.3)) {
    if (!operation.requestBody || operation.operationId === 'login') continue;
    const world = await newWorld();
    const request = sampleRequest(operation, document, world);
    if (!request.payload) continue;
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
  t.notOk(await contentNow.holds(marker), 'the database does not contain it');
});

t.test('rejects a forged cursor, or returns a page of the listing', async (t) => {
  const { app, database } = await startApp(t);
  const { operations } = contractOf(app);
  const world = await (await createWorlds(app, database))();
  const { learner } = world;
  const listings = operations.filter(({ parameters }) => parameters?.some(({ name }) => name === 'cursor'));
  for (const operation of sampled(listings, 0.3)) {
    const hasLearner = operation.parameters?.some(({ name }) => name === 'learnerId');
    const base = `${operation.path}?${hasLearner ? `learnerId=${learner.id}&` : ''}`;
    for (const place of places) {
      const cursor = Buffer.from(typeof place === 'string' ? place : JSON.stringify(place)).toString(
        'base64url',
      );
      const answer = await clientFor(operation, world).get(`${base}cursor=${cursor}`);
      const refusal = { status: 400, body: { errors: [{ pointer: '/query/cursor' }] } };
      t.match(answer, answer.status === 200 ? { status: 200 } : refusal, JSON.stringify(place));
    }
  }
});

const now = '2026-03-01T08:30:00.000Z';
const uuid = '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00';
/** Contents of forged cursors: text that is not JSON, and values, some of the right type. */
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
  ...['\0', '\ud800', '', 'x'].flatMap((text) => [
    [1, text, uuid],
    [now, text],
    [text, text, uuid],
  ]),
];

function refused(t: Test, { status, body }: Answer, field: string, value: unknown): void {
  const places = (body.errors ?? []).map(({ pointer }: { pointer: string }) => pointer);
  const isAtField = places.some((place: string) => `${place}/`.startsWith(`/body/${field}/`));
  t.ok(status === 400 && isAtField, `${field} rejects ${shown(value)}`, { status, body });
}

function shown(value: unknown): string {
  return JSON.stringify(value).slice(0, 60);
}
