import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { Test } from 'tap';
import { startApp } from '../app.ts';
import { type Contract, contractOf } from '../documents/contract.ts';
import { bodySchema, type Operation, type Parameter } from '../documents/document.ts';
import { idleServices } from './contributions.ts';
import { type Content, createContentView } from './stored-content.ts';
import { clientFor, createWorlds, type SampleRequest, sampleRequest, type TestRequest } from './world.ts';

/** Checks that random requests get documented answers, and that refused ones store nothing. */
export async function testRandomRequests(t: Test, runs: number): Promise<void> {
  const { app, database, databaseUrl } = await startApp(t, { services: idleServices });
  const contract = contractOf(app);
  const contentNow = createContentView(t, databaseUrl);
  const newWorld = await createWorlds(app, database);
  for (const operation of contract.operations) {
    t.test(operation.name, async (t) => {
      const world = await newWorld();
      const client = clientFor(operation, world);
      const good = sampleRequest(operation, contract.document, world);
      /** Stored content, until a request changes it. */
      let before: Content | undefined;
      await fc.assert(
        fc.asyncProperty(requests(contract, operation, good), async (request) => {
          before ??= await contentNow();
          const answer = await client.send(request);
          const faults = contract.faults(operation, answer);
          const isFault = answer.status >= 500 && answer.body.code !== 'INSUFFICIENT_BALANCE';
          if (isFault) faults.push(`a fault of the service: ${JSON.stringify(answer.body)}`);
          if (answer.status >= 400 && !storesRefusals.has(operation.name)) {
            if (!isDeepStrictEqual(await contentNow(), before)) faults.push('a refusal stored something');
          } else before = undefined;
          if (faults.length > 0) throw new Error(faults.join('\n'));
        }),
        { numRuns: runs },
      );
      t.pass(`${runs} requests`);
    });
  }
}

/** Operations whose refusals store something: the service counts wrong passwords. */
const storesRefusals = new Set([
  'POST /login',
  'POST /api/learners/{id}/unlock',
  'POST /register',
  'POST /api/invitations',
  'POST /api/users/{id}/recovery-codes',
  'PUT /api/user/password',
  'DELETE /api/user',
  'POST /api/recovery',
  'POST /api/user/totp',
  'PUT /api/user/totp',
  'DELETE /api/user/totp',
]);

/** Any text, also with unpaired surrogates. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
);
const number = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.maxSafeInteger(),
  fc.constantFrom(0, 1, -1, 1e9, 1e9 + 1),
);
const json = fc.oneof(
  fc.constantFrom(null, true, false, '', [], {}),
  number,
  text,
  fc.jsonValue({ maxDepth: 4 }).filter((value) => value !== undefined),
  fc.array(number, { maxLength: 7 }),
);
const word = fc.oneof(
  number.map(String),
  text.map((value) => value.toWellFormed().slice(0, 40).toWellFormed()),
  fc.constantFrom('1', '2', 'K', 'ACTIVE'),
);

/** Replaces some values of a valid request, sometimes the whole body. */
function requests(contract: Contract, operation: Operation, good: SampleRequest): fc.Arbitrary<TestRequest> {
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in !== 'header');
  const url = fc
    .subarray(parameters)
    .chain((chosen) => fc.tuple(...chosen.map((parameter) => word.map((value) => ({ parameter, value })))))
    .map((values) => addressWith(values, operation.path, good.url));
  const schema = bodySchema(operation, contract.document);
  if (!schema) return url.map((to) => ({ ...good, url: to }));
  const name = fc.oneof(fc.constantFrom(...Object.keys(schema.properties ?? {})), text);
  const payload = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.dictionary(name, json, { maxKeys: 4 }).map((some) => ({ ...good.payload, ...some })),
    },
    { weight: 1, arbitrary: json },
  );
  const headers = { 'content-type': 'application/json' };
  return fc
    .tuple(url, payload)
    .map(([to, body]) => ({ ...good, url: to, payload: JSON.stringify(body), headers }));
}

/** Replaces some parameters of a valid address. */
function addressWith(values: { parameter: Parameter; value: string }[], path: string, good: string): string {
  const [goodPath = '', query] = good.split('?');
  const others = new URLSearchParams(query);
  let address = goodPath;
  for (const { parameter, value } of values) {
    if (parameter.in === 'query') others.set(parameter.name, value);
    // An empty value or dots would give another path.
    else address = path.replace(/\{\w+\}/, /^\.*$/.test(value) ? 'x' : encodeURIComponent(value));
  }
  return others.size > 0 ? `${address}?${others}` : address;
}
