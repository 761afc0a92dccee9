import t from 'tap';
import { startApp } from '../helpers/app.ts';
import { type Contract, contractOf } from '../helpers/documents/contract.ts';
import type { Operation, Parameter } from '../helpers/documents/document.ts';
import { badTexts, bodyFaults } from '../helpers/documents/faulty-values.ts';
import type { Answer } from '../helpers/families/client.ts';
import { createContentView } from '../helpers/families/stored-content.ts';
import { clientFor, createWorlds, sampleRequest, type TestRequest } from '../helpers/families/world.ts';
import { sampled } from '../helpers/sampled.ts';

t.test('returns 400 with a pointer for an invalid body, query or path, and stores nothing', async (t) => {
  const { app, database, databaseUrl } = await startApp(t);
  const contract = contractOf(app);
  const contentNow = createContentView(t, databaseUrl);
  const world = await (await createWorlds(app, database))();

  for (const operation of sampled(contract.operations, 0.25)) {
    const client = clientFor(operation, world);
    const request = sampleRequest(operation, contract.document, world);
    const cases = [...bodyCases(contract, operation, request), ...parameterCases(operation, request)];
    if (cases.length === 0) continue;
    t.test(operation.name, async (t) => {
      const before = await contentNow();
      for (const { pointer, sent } of cases) {
        const answer = await client.send(sent);
        const found = faultAt(answer, pointer)
          ? []
          : [`no fault at ${pointer}: ${JSON.stringify(answer.body)}`];
        const faults = [...found, ...contract.faults(operation, answer)];
        if (answer.status !== 400 || faults.length > 0)
          t.fail(`${answer.status} for ${sent.url} ${JSON.stringify(sent.payload)?.slice(0, 200)}`, {
            faults,
          });
      }
      t.pass(`${cases.length} requests`);
      t.same(await contentNow(), before, 'nothing is stored');
    });
  }
});

interface Case {
  pointer: string;
  sent: TestRequest;
}

function faultAt({ body }: Answer, pointer: string): boolean {
  return (
    body.code === 'VALIDATION_FAILED' &&
    body.errors.some((error: { pointer: string }) => `${error.pointer}/`.startsWith(`${pointer}/`))
  );
}

function bodyCases(contract: Contract, operation: Operation, request: TestRequest): Case[] {
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (!schema) return [];
  return [...bodyFaults(contract, schema, request.payload)].map(({ pointer, value }) => ({
    pointer,
    // The client sends strings unchanged.
    sent: { ...request, payload: JSON.stringify(value), headers: { 'content-type': 'application/json' } },
  }));
}

function parameterCases({ parameters = [], path }: Operation, request: TestRequest): Case[] {
  return parameters.flatMap((parameter) =>
    badTexts(parameter).map((text) => ({
      // Node gives the names of headers in lower case.
      pointer: `/${parameter.in}/${parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name}`,
      sent: withParameter(parameter, text, request, path),
    })),
  );
}

/** Returns the request with another value of the parameter. */
function withParameter(
  { in: place, name }: Parameter,
  text: string,
  request: TestRequest,
  path: string,
): TestRequest {
  if (place === 'header') return { ...request, headers: { [name]: text } };
  if (place === 'path') {
    const at = path.split('/').indexOf(`{${name}}`);
    const segments = request.url.split('/');
    return { ...request, url: segments.with(at, text).join('/') };
  }
  const others = request.url.replace(new RegExp(`\\?${name}=.*`), '');
  return { ...request, url: `${others}${others.includes('?') ? '&' : '?'}${name}=${text}` };
}
