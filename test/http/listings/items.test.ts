import t from 'tap';
import { testSettings } from '../../helpers/app.ts';
import { contractOf } from '../../helpers/documents/contract.ts';
import { type Operation, resolved, type Schema } from '../../helpers/documents/document.ts';
import { type Client, expectStatus } from '../../helpers/families/client.ts';
import { contributions } from '../../helpers/families/contributions.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { formFaults, kindsIn, kindsOf } from './kinds.ts';

/** PostgreSQL makes the JSON of most listings: no serializer of the service stands behind it. */

const key = Buffer.alloc(32, 'a key that follows').toString('base64');
const ledgerSigningKey = `${key}, ${testSettings.ledgerSigningKey}`;
const { app, admin, database, newFamily } = await startFamilies(t, { settings: { ledgerSigningKey } });
const { document, operations, schemaFaults } = contractOf(app);
const family = await newFamily(1000);
const household = { ...family, app, admin, database };

/** Answers of other operations, by the listing that has the same things. */
const known = new Map<string, object[]>();
for (const { addListed } of contributions)
  for (const [listing, answers] of Object.entries((await addListed?.(household)) ?? {}))
    known.set(listing, [...(known.get(listing) ?? []), ...answers]);

const unlisted = new Map(contributions.flatMap(({ unlisted = {} }) => Object.entries(unlisted)));

type Item = Record<string, unknown>;

interface Listing {
  operation: Operation;
  /** Schema of an item. */
  schema: Schema;
  items: Item[];
}

/** Returns the addresses of a listing: with and without each learner, and with each value of its filters. */
function addressesOf({ path, parameters = [] }: Operation): string[] {
  const learners = parameters.some(({ name }) => name === 'learnerId')
    ? ['', ...[family.learner, family.sibling].map(({ id }) => `learnerId=${id}&`)]
    : [''];
  const filters = parameters.flatMap(({ name, schema: { allOf: [part] = [], ...schema } }) =>
    (resolved(part ?? schema, document).enum ?? []).map((value) => `${name}=${value}&`),
  );
  return learners.flatMap((learner) =>
    ['', ...filters].map((filter) => `${path}?${learner}${filter}limit=500`),
  );
}

/** Reads a listing; empty if the caller may not, or must name a learner. */
async function read(client: Client, url: string): Promise<Item[]> {
  const { status, body } = await client.get(url);
  if (![200, 400, 403].includes(status)) throw new Error(`${url} answers ${status}: ${JSON.stringify(body)}`);
  return status === 200 ? body : [];
}

const listings: Listing[] = [];
for (const operation of operations.filter(({ parameters }) =>
  parameters?.some(({ name }) => name === 'cursor'),
)) {
  const items: Item[] = [];
  for (const url of addressesOf(operation))
    for (const client of [admin, family.parent, family.learner]) items.push(...(await read(client, url)));
  const page = operation.responses[200]?.content?.['application/json']?.schema.items ?? {};
  listings.push({ operation, schema: resolved(page, document), items });
}

t.test('slices contribute to listings that exist', async (t) => {
  const names = listings.map(({ operation }) => operation.operationId);
  t.same(
    [...known.keys(), ...unlisted.keys()].filter((name) => !names.includes(name)),
    [],
  );
});

for (const { operation, schema, items } of listings) {
  const { operationId, path } = operation;

  t.test(`${operationId} sends what its schema says`, async (t) => {
    t.equal(schema.additionalProperties, false);
    const faultsOf = (item: Item) => [...schemaFaults(schema, item), ...formFaults(item, schema, document)];
    t.same(items.flatMap(faultsOf), []);
  });

  t.test(`${operationId} has an item of each kind`, async (t) => {
    t.not(items.length, 0);
    const found = new Set(items.flatMap((item) => kindsIn(item, schema, document)));
    const missing = kindsOf(schema, document).filter((kind) => !found.has(kind));
    t.same(missing, unlisted.get(operationId) ?? []);
  });

  t.test(`${operationId} has the same things as the operations on one of them`, async (t) => {
    const single = operations.some(({ name }) => name.replace(/\{\w+\}$/, '') === `GET ${path}/`);
    const ids = new Set(single ? items.map(({ id }) => String(id)) : []);
    const answers = await Promise.all(
      [...ids].map((id) => expectStatus(200, family.parent.get(`${path}/${id}`))),
    );
    for (const thing of [...answers.map(({ body }) => body), ...(known.get(operationId) ?? [])]) {
      const item = items.find(({ id }) => id === thing.id);
      t.ok(item, `has ${thing.id}`);
      const shared = Object.keys(item ?? {}).filter((name) => name in thing);
      t.same(pick(item, shared), pick(thing, shared));
    }
  });
}

function pick(thing: Item = {}, names: readonly string[]): Item {
  return Object.fromEntries(names.map((name) => [name, thing[name]]));
}
