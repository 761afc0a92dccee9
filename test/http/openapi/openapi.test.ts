import { readFile } from 'node:fs/promises';
import t from 'tap';
import { parse } from 'yaml';
import { completeDocument } from '../../../src/http/openapi/openapi-document.ts';
import { registry } from '../../../src/service/app.ts';
import { startApp } from '../../helpers/app.ts';
import { answerFaults, contractOf } from '../../helpers/documents/contract.ts';
import { documentFile, documentText, resolved } from '../../helpers/documents/document.ts';
import { access, roles } from '../../helpers/families/access.ts';
import { clientOf } from '../../helpers/families/client.ts';
import { contributions } from '../../helpers/families/contributions.ts';

const problem = 'application/problem+json';

const { app } = await startApp(t);
const { document, operations, schemaFaults } = contractOf(app);
const errorsOf = (responses: (typeof operations)[0]['responses']) =>
  Object.entries(responses).filter(([status, { content }]) => Number(status) >= 400 && content?.[problem]);

t.test('equals openapi.yaml, /docs/json and /docs/yaml', async (t) => {
  const kept = await readFile(documentFile, 'utf8');
  t.ok(kept === documentText(app), 'openapi.yaml is out of date: run `npm run openapi`');
  const json = await app.inject('/docs/json');
  t.match(json.headers['content-type'], /^application\/json/);
  t.strictSame(parse(kept), json.json());
  const yaml = await app.inject('/docs/yaml');
  t.match(yaml.headers['content-type'], /yaml/);
  t.strictSame(parse(yaml.body), json.json());
  // Operations share their answers and schemas. /docs/yaml is larger: the plugin writes each member on its own line.
  for (const text of [kept, json.body])
    t.ok(Buffer.byteLength(text) <= 4_000 * operations.length, 'has at most 4 kB for each operation');
});

t.test('is OpenAPI 3.1', async (t) => {
  t.match(document.openapi, /^3\.1\./);
});

t.test('names and explains each operation', async (t) => {
  const tags = document.tags.map(({ name }) => name);
  const ids = operations.map(({ operationId }) => operationId);
  t.same(ids.length, new Set(ids).size, 'ids are unique');
  for (const { name, operationId, summary, description, ...operation } of operations) {
    t.match(operationId, /^[a-z][A-Za-z]+$/, name);
    t.ok(summary.length > 3 && summary.length < 60 && !summary.endsWith('.'), `${name}: ${summary}`);
    t.ok(description.length > 15 && /[.!`]$/.test(description), `${name}: ${description}`);
    t.same(operation.tags.length, 1, name);
    t.ok(tags.includes(operation.tags[0] ?? ''), `${name} has a described tag`);
  }
});

t.test('requires a token as in the table of access; registration, login and PIN may have one', async (t) => {
  for (const { name, security } of operations) {
    const may = ['POST /register', 'POST /login', 'POST /api/learners/{id}/unlock'];
    const free = may.includes(name) ? [{}, { bearer: [] }] : [];
    t.same(security, access.get(name)?.get('nobody') === 401 ? [{ bearer: [] }] : free, name);
  }
});

t.test('names the roles of an operation, and says if a learner is required', async (t) => {
  for (const { name, description, parameters = [], responses } of operations) {
    const served = [...(access.get(name) ?? [])].filter(([, entry]) => entry !== 'role');
    const allowed = new Set(served.flatMap(([column]) => (column === 'nobody' ? [] : roles[column])));
    const [, named] = /\nRequires the role ([A-Z]+( or [A-Z]+)?)\.$/.exec(description) ?? [];
    t.same(named?.split(' or '), allowed.size < 3 ? [...allowed].sort() : undefined, name);
    const learner = parameters.find(
      (parameter) => parameter.name === 'learnerId' && parameter.in === 'query',
    );
    const isRequired = /LEARNER_ID_REQUIRED/.test(responses['400']?.description ?? '');
    if (learner || isRequired) t.equal(/must name one/.test(learner?.description ?? ''), isRequired, name);
  }
});

t.test('describes the success of each operation', async (t) => {
  for (const { name, responses } of operations) {
    const { 304: notModified, ...others } = responses;
    const successes = Object.entries(others).filter(([status]) => Number(status) < 400);
    t.equal(successes.length, 1, name);
    if (notModified) t.ok(notModified.headers?.['ETag'] && !notModified.content, `${name} is cacheable`);
    for (const [status, { description, content, headers }] of successes) {
      t.ok(description.length > 5 && description !== 'Default Response', `${name}: ${description}`);
      if (status === '307') t.ok(headers?.['Location'], `${name} redirects`);
      else if (status === '204') t.notOk(content, `${name} has no body`);
      else t.ok(Object.values(content ?? {})[0]?.schema, `${name} has a schema`);
    }
  }
});

t.test('describes each error as problem details with an example for each code', async (t) => {
  for (const { name, responses } of operations) {
    for (const [status, { description, content }] of errorsOf(responses)) {
      const [type, ...others] = Object.keys(content ?? {});
      t.equal(type, problem, `${name} ${status}`);
      t.ok(others.every((other) => other === 'text/html'));
      const { schema, examples = {} } = content?.[problem] ?? { schema: {} };
      const [base, codes] = resolved(schema, document).allOf ?? [];
      t.same(base, { $ref: '#/components/schemas/Problem' });
      t.same(
        codes?.properties?.['code']?.enum,
        Object.keys(examples),
        `${name} ${status} has an example for each code`,
      );
      t.ok(Object.keys(examples).length > 0, `${name} ${status} has examples`);
      for (const [code, { value }] of Object.entries(examples)) {
        t.ok(code in registry.errors, code);
        t.match(value, { code, status: Number(status) });
        t.same(schemaFaults(schema, value), [], `${name} ${code}`);
        t.ok(description.includes(`\`${code}\``), `${name} ${status} mentions ${code}`);
      }
    }
    const others = Object.entries(responses).filter(([, { content }]) => !content?.[problem]);
    const failures = others.filter(([status]) => Number(status) >= 400).map(([status]) => status);
    t.same(failures, name === 'GET /api/healthcheck' ? ['503'] : [], name);
  }
});

t.test('rejects an answer with an undeclared code', async (t) => {
  const answer = await clientOf(app).get('/api/user');
  const type = '/docs/errors#invalid-credentials';
  const undeclared = { ...answer, body: { ...answer.body, type, code: 'INVALID_CREDENTIALS' } };
  const request = { method: 'GET', url: '/api/user' };
  t.same(answerFaults(app, request, answer), []);
  t.same(answerFaults(app, request, undeclared), [
    'GET /api/user: /code must be equal to one of the allowed values UNAUTHENTICATED',
  ]);
});

t.test('documents each error', async (t) => {
  const documented = operations.flatMap(({ responses }) =>
    errorsOf(responses).flatMap(([, { content }]) => Object.keys(content?.[problem]?.examples ?? {})),
  );
  // Two codes concern unknown paths and methods.
  const codes = Object.keys(registry.errors).filter(
    (code) => code !== 'ROUTE_NOT_FOUND' && code !== 'METHOD_NOT_ALLOWED',
  );
  t.same([...new Set(documented)].sort(), codes.sort());
});

t.test('has the statuses of the contract for each operation', async (t) => {
  for (const [name, statuses] of contributions.flatMap(({ statuses = {} }) => Object.entries(statuses))) {
    const operation = operations.find((other) => other.name === name);
    for (const status of statuses.split(' ')) t.ok(operation?.responses[status], `${name} ${status}`);
  }
  for (const { name, security, requestBody, responses } of operations) {
    const common = [
      ...(security.length === 1 ? ['401'] : []),
      ...(requestBody ? ['400', '413', '415'] : []),
      ...['500', '503'],
    ];
    for (const status of common) t.ok(responses[status], `${name} ${status}`);
  }
});

t.test('rejects two different members with the name of one component', async (t) => {
  const documentWith = (...types: string[]) => {
    const properties = types.map((type) => ({ 'x-component': 'Shared', type }));
    const openapiObject = { paths: {}, components: { schemas: { Whole: { properties } } } };
    // The plugin's type asks for a whole document.
    return completeDocument(
      { openapiObject } as unknown as Parameters<typeof completeDocument>[0],
      new Map(),
    );
  };
  const reference = { $ref: '#/components/schemas/Shared' };
  t.match(documentWith('string', 'string'), {
    components: { schemas: { Whole: { properties: [reference, reference] }, Shared: { type: 'string' } } },
  });
  t.throws(() => documentWith('string', 'integer'), { message: 'two schemas are named Shared' });
});

t.test('names each body, marks it as required or not, and shows an example', async (t) => {
  for (const { name, requestBody } of operations.filter((operation) => operation.requestBody)) {
    const schema = requestBody?.content['application/json']?.schema ?? {};
    t.match(schema.$ref, /^#\/components\/schemas\/[A-Z][A-Za-z]+$/, name);
    const component = document.components.schemas[schema.$ref?.split('/').at(-1) ?? ''];
    t.equal(component?.examples?.length, 1, `${name} has an example`);
    t.equal(
      requestBody?.required,
      !/approve|reject|recovery-codes|invitations|\{id\}\/session/.test(name),
      `${name} has a body`,
    );
  }
});

t.test('explains each parameter, with an example only for required ones', async (t) => {
  for (const { name, parameters = [] } of operations) {
    for (const { required, example, ...parameter } of parameters) {
      t.ok(parameter.description, `${name} ${parameter.name}`);
      t.equal(required, parameter.in === 'path', `${name} ${parameter.name}`);
      t.equal(example !== undefined, required, `${name} ${parameter.name}`);
      if (required) t.same(schemaFaults(parameter.schema, example), []);
    }
  }
});
