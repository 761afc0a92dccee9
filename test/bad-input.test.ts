import t from 'tap';
import { startApp } from './helpers/app.ts';
import type { Answer } from './helpers/client.ts';
import { openContent } from './helpers/content.ts';
import { type Contract, contractOf } from './helpers/contract.ts';
import type { Operation, Parameter } from './helpers/document.ts';
import { bodyFaults } from './helpers/faults.ts';
import { clientFor, openWorlds, type SampleRequest, sampleRequest } from './helpers/world.ts';

t.test(
  'a body, query or path that does not fit gives 400 with a pointer to the fault, and stores nothing',
  async (t) => {
    const { app, databaseUrl } = await startApp(t);
    const contract = contractOf(app);
    const contentNow = openContent(t, databaseUrl);
    const world = await (await openWorlds(app))();

    for (const operation of contract.operations) {
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
  },
);

interface Case {
  pointer: string;
  sent: SampleRequest;
}

function faultAt({ body }: Answer, pointer: string): boolean {
  return (
    body.code === 'VALIDATION_FAILED' &&
    body.errors.some((error: { pointer: string }) => `${error.pointer}/`.startsWith(`${pointer}/`))
  );
}

function bodyCases(contract: Contract, operation: Operation, request: SampleRequest): Case[] {
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (!schema) return [];
  return [...bodyFaults(contract, schema, request.payload)].map(({ pointer, value }) => ({
    pointer,
    // As text: a string would go as it is.
    sent: { ...request, payload: JSON.stringify(value), headers: { 'content-type': 'application/json' } },
  }));
}

const texts = [
  'x',
  '',
  '%20',
  'null',
  '[]',
  '{}',
  '%00',
  'a%00',
  '%F0%9F%8D%95',
  '-1',
  '0',
  '1.5',
  '1e3',
  '0x10',
  '+1',
  '01x',
  '%201',
  '1%20',
  'NaN',
  'Infinity',
  '9007199254740992',
  '12345678901234567890',
  '%D9%A3',
];

function parameterCases({ parameters = [], path }: Operation, request: SampleRequest): Case[] {
  return parameters.flatMap((parameter) => {
    const values = badTexts(parameter);
    if (parameter.in === 'query') {
      const repeated = [`${parameter.name}=1&${parameter.name}=2`];
      return [...values.map((value) => `${parameter.name}=${value}`), ...repeated].map((query) => {
        const others = request.url.replace(new RegExp(`\\?${parameter.name}=.*`), '');
        return {
          pointer: `/query/${parameter.name}`,
          sent: { ...request, url: `${others}${others.includes('?') ? '&' : '?'}${query}` },
        };
      });
    }
    if (parameter.in === 'header') {
      return ['', 'a b', 'é', 'x'.repeat(256)].map((value) => ({
        pointer: `/header/${parameter.name.toLowerCase()}`,
        sent: { ...request, headers: { [parameter.name]: value } },
      }));
    }
    return values
      .filter((value) => value !== '')
      .map((value) => ({
        pointer: `/path/${parameter.name}`,
        sent: { ...request, url: path.replace(/\{\w+\}/, value) },
      }));
  });
}

function badTexts({ schema }: Parameter): string[] {
  if (schema.enum) return [...texts, `${schema.enum[0]}x`];
  if (schema.type === 'integer') return [...texts, `${(schema.maximum ?? 0) + 1}`];
  if (schema.format === 'uuid')
    return [...texts, 'urn:uuid:01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00', '01945f7e3b5c7d2a9c415a6f3c2b1d00'];
  if (schema.format === 'date-time') return [...texts, ...times];
  return [...texts, 'x'.repeat(201)];
}

const times = [
  '2026-03-01',
  '2026-02-30T00:00:00Z',
  '2026-03-01T24:00:00Z',
  '0000-01-01T00:00:00Z',
  '2026-03-01T08:30:00',
  '2026-03-01T08:30:00%2B23:59',
  '2026-13-01T00:00:00Z',
  '1e9',
];
