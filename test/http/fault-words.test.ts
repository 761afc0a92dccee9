import t from 'tap';
import { wordsOf, wordsOfPattern } from '../../src/http/fault-words.ts';
import { startApp } from '../helpers/app.ts';
import { contractOf } from '../helpers/documents/contract.ts';
import { type OpenApiDocument, operationsOf, resolved, type Schema } from '../helpers/documents/document.ts';
import { type Answer, clientOf, expectStatus, registerFamily } from '../helpers/families/client.ts';

const { app } = await startApp(t);
const { document } = contractOf(app);

/** Yields a schema and all schemas inside, behind references too. */
function* schemasIn(schema: Schema, document: OpenApiDocument, seen = new Set<Schema>()): Generator<Schema> {
  const target = resolved(schema, document);
  if (seen.has(target)) return;
  seen.add(target);
  yield target;
  const { properties = {}, items, anyOf = [], allOf = [], additionalProperties } = target;
  const members = [...Object.values(properties), items, ...anyOf, ...allOf, additionalProperties];
  for (const member of members) if (typeof member === 'object') yield* schemasIn(member, document, seen);
}

/** Returns the schemas of all requests. */
function requestSchemas(): Schema[] {
  const requests = operationsOf(document).flatMap(({ parameters = [], requestBody }) => [
    ...parameters.map(({ schema }) => schema),
    ...Object.values(requestBody?.content ?? {}).map(({ schema }) => schema),
  ]);
  return requests.flatMap((schema) => [...schemasIn(schema, document)]);
}

t.test('has words for each pattern and format of a request', async (t) => {
  const schemas = requestSchemas();
  const patterns = new Set(schemas.flatMap(({ pattern }) => pattern ?? []));
  const formats = new Set(schemas.flatMap(({ type, format }) => (type === 'string' && format) || []));
  t.ok(patterns.has('\\S') && patterns.size >= 4 && formats.has('email'), 'finds the schemas');
  for (const pattern of patterns) {
    t.type(wordsOfPattern(pattern), 'string', `src/http/fault-words.ts has ${pattern}`);
    t.equal(wordsOf({ keyword: 'pattern', params: { pattern } }), wordsOfPattern(pattern));
  }
  for (const format of formats)
    t.match(wordsOf({ keyword: 'format', params: { format } }), /^must be /, format);
});

t.test('explains a text of another form in words, also in the detail', async (t) => {
  const account = { username: 'a b', email: 'nowhere', name: 'Ada', role: 'PARENT', password: ' ' };
  const { body } = await expectStatus(400, clientOf(app).post('/register', account));
  t.same(body.errors, [
    { pointer: '/body/username', message: 'may have only ASCII letters, digits, `.`, `_`, `-` and `@`' },
    { pointer: '/body/email', message: 'must be an email address' },
    { pointer: '/body/password', message: 'must not be blank' },
  ]);
  t.equal(body.detail, `/body/username: ${body.errors[0].message}`);
});

t.test('has words for each keyword of a request, none of them those of the validator', async (t) => {
  // Without faults of their own.
  const silentKeywords = [
    '$id',
    '$ref',
    'allOf',
    'default',
    'description',
    'examples',
    'items',
    'properties',
  ];
  const keywords = new Set(requestSchemas().flatMap((schema) => Object.keys(schema)));
  for (const keyword of keywords) {
    if (silentKeywords.includes(keyword) || keyword.startsWith('x-') || keyword === 'title') continue;
    t.not(wordsOf({ keyword, params: { limit: 2 }, message: 'raw' }), 'raw', keyword);
  }
});

t.test('names the allowed values, types and numbers in plain words', async (t) => {
  const { parent, learner } = await registerFamily(app);
  const account = { username: 'bob', email: 'bob@example.org', name: 'Bob', password: 'long enough' };
  const faultsOf = async (answer: Promise<Answer>) => (await expectStatus(400, answer)).body.errors;
  t.same(await faultsOf(parent.post('/register', { ...account, role: 'TEACHER', timeZone: 1 })), [
    { pointer: '/body/role', message: 'must be one of ADMIN, PARENT, LEARNER' },
    { pointer: '/body/timeZone', message: 'must be string or null' },
  ]);
  t.same(await faultsOf(parent.send({ method: 'PUT', url: '/api/user', payload: {} })), [
    { pointer: '/body', message: 'must have at least 1 field' },
  ]);
  t.same(await faultsOf(parent.post('/api/rewards', { title: 'x'.repeat(999), tokenCost: 0 })), [
    { pointer: '/body/title', message: 'must have at most 200 characters' },
    { pointer: '/body/tokenCost', message: 'must be at least 1' },
  ]);
  t.same(await faultsOf(parent.get(`/api/points/history?learnerId=${learner.id}&limit=0`)), [
    { pointer: '/query/limit', message: 'must be at least 1' },
  ]);
  t.same(await faultsOf(parent.post('/login', { username: 'ada' })), [
    { pointer: '/body/password', message: 'is required' },
  ]);
});
