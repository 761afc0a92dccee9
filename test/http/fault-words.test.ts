import t from 'tap';
import { wordsOf, wordsOfPattern } from '../../src/http/fault-words.ts';
import { startApp } from '../helpers/app.ts';
import { clientOf, expectStatus } from '../helpers/client.ts';
import { contractOf } from '../helpers/contract.ts';
import { type OpenApiDocument, operationsOf, resolved, type Schema } from '../helpers/document.ts';

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

t.test('has words for each pattern and format of a request', async (t) => {
  const requests = operationsOf(document).flatMap(({ parameters = [], requestBody }) => [
    ...parameters.map(({ schema }) => schema),
    ...Object.values(requestBody?.content ?? {}).map(({ schema }) => schema),
  ]);
  const schemas = requests.flatMap((schema) => [...schemasIn(schema, document)]);
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
