import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { contractOf } from '../../helpers/documents/contract.ts';
import { documentOf, type OpenApiDocument, resolved, type Schema } from '../../helpers/documents/document.ts';

const { app } = await startApp(t);
const { document, operations, schemaFaults } = contractOf(app);
const components = Object.entries(document.components.schemas);

/** All schemas of components and parameters, each with its place. */
const everySchema = [
  ...components.flatMap(([name, schema]) => schemasIn(schema, name)),
  ...operations.flatMap(({ name, parameters = [] }) =>
    parameters.flatMap((parameter) => schemasIn(parameter.schema, `${name}?${parameter.name}`)),
  ),
];

t.test('begins with short members, among them a contact', async (t) => {
  const { info, ...others } = documentOf(app);
  t.match(info, { contact: { name: 'Operator of this service', url: 'https://learn.example' } });
  t.same(Object.keys(others), ['openapi', 'servers', 'tags', 'security', 'paths', 'components']);
});

t.test('names and describes components and their members', async (t) => {
  for (const [name] of components) t.match(name, /^[A-Z][A-Za-z]+$/);
  for (const [place, schema] of everySchema) {
    const isPlain = !schema.$ref && !/\?|\/(items|values|anyOf)$/.test(place);
    if (isPlain) t.ok(schema.description, place);
    for (const example of schema.examples ?? []) t.same(schemaFaults(schema, example), [], place);
  }
});

t.test('names each enum and each object, so that generated clients have a type for it', async (t) => {
  const unnamed = everySchema.filter(
    ([place, { enum: values, properties }]) => (values || properties) && /[/?]/.test(place),
  );
  t.same(unnamed, []);
  const names = ['Role', 'LessonStatus', 'Difficulty', 'RedemptionStatus', 'SourceType'];
  const objects = ['GraphNode', 'GraphEdge', 'LessonImage', 'ImagePath', 'Goal', 'Fault'];
  t.strictSame(
    [...names, ...objects].filter((name) => !document.components.schemas[name]),
    [],
  );
});

t.test('gives the format int64 to integers that may exceed 32 bits, and to no others', async (t) => {
  const integers = everySchema.filter(([, { type }]) => [type].flat().includes('integer'));
  t.ok(integers.length > 50);
  for (const [place, { maximum = Infinity, format }] of integers)
    t.equal(format, maximum < 2 ** 31 ? undefined : 'int64', place);
});

t.test('gives alternatives of types as anyOf', async (t) => {
  for (const [place, { type, anyOf = [] }] of everySchema) {
    t.ok(!Array.isArray(type) || (type.length === 2 && type[1] === 'null'), place);
    for (const alternative of anyOf) t.ok(alternative.$ref ?? alternative.type, place);
  }
  t.match(document.components.schemas['UserIdInput'], {
    type: undefined,
    anyOf: [
      { type: 'integer', minimum: 1, format: 'int64', pattern: undefined },
      { type: 'string', minimum: undefined, pattern: '^[1-9][0-9]{0,15}$' },
    ],
  });
  t.notMatch(JSON.stringify(document), /"(nullable|oneOf|const)":/);
});

t.test('has error codes as an open enum', async (t) => {
  const { KnownErrorCode, ErrorCode, Problem } = document.components.schemas;
  t.same(Problem?.properties?.['code'], { $ref: '#/components/schemas/ErrorCode' });
  t.same(ErrorCode?.anyOf, [{ $ref: '#/components/schemas/KnownErrorCode' }, { type: 'string' }]);
  t.same(KnownErrorCode?.enum, Object.keys(app.errors).sort());
});

t.test(
  'spells Idempotency-Key as documents do, with an example that Swagger UI does not fill in',
  async (t) => {
    const header = document.components['parameters']?.['IdempotencyKey'];
    t.match(header, {
      name: 'Idempotency-Key',
      in: 'header',
      example: undefined,
      schema: { examples: [String] },
    });
  },
);

t.test('types pictures and exports as binary', async (t) => {
  const isExport = (operationId: string) => operationId.startsWith('export');
  const media = operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses).flatMap(([status, { content = {} }]) =>
      Object.entries(content)
        .filter(([type]) => (isExport(operationId) && status === '200') || !/json$|html$/.test(type))
        .map(([type, { schema }]) => ({ name: `${operationId} ${type}`, schema })),
    ),
  );
  const names = media.map(({ name }) => name);
  t.ok(names.length >= 6);
  for (const { name, schema } of media) t.same(schema, { type: 'string', format: 'binary' }, name);
  // Clients that parse an export and write it again break its lines and its checksum.
  for (const operationId of ['exportFamily', 'exportLearner']) {
    t.ok(names.includes(`${operationId} application/json`), operationId);
    const operation = operations.find((other) => other.operationId === operationId);
    t.match(operation?.description, /Save the bytes as they are/, operationId);
  }
});

t.test('joins the lines of each paragraph in texts', async (t) => {
  for (const [, description] of JSON.stringify(document).matchAll(/"description":("(?:[^"\\]|\\.)*")/g))
    t.notMatch(JSON.parse(description ?? ''), /[^\n]\n[^\n]/);
});

t.test('has the same operations and types in OpenAPI 3.0', async (t) => {
  const answer = await app.inject('/docs/openapi-3.0.json');
  t.match(answer.headers['content-type'], /^application\/json/);
  const earlier: OpenApiDocument = answer.json();
  t.equal(earlier.openapi, '3.0.3');
  t.same(Object.keys(earlier.paths), Object.keys(document.paths));
  const { schemas } = earlier.components;
  t.same(Object.keys(schemas), Object.keys(document.components.schemas));
  t.match(schemas['Lesson']?.properties, {
    score: { type: 'integer', nullable: true, minimum: 0 },
    status: { $ref: '#/components/schemas/LessonStatus' },
  });
  t.match(schemas['LessonStatus'], { example: 'ACTIVE', examples: undefined });
  t.same(schemas['SubjectPerformance']?.properties?.['masteryLevel'], {
    allOf: [{ $ref: '#/components/schemas/Difficulty' }],
    description: 'Mastery of the concepts.',
  });
  t.match(schemas['RegisterRequest']?.properties?.['parentId'], {
    anyOf: [{ type: 'integer', nullable: true }, { type: 'string' }],
  });
  const active = earlier.paths['/api/lessons/active']?.['get']?.responses['200'];
  t.match(active?.content?.['application/json']?.schema, {
    ...{ type: 'object', nullable: true, anyOf: undefined },
    allOf: [{ $ref: '#/components/schemas/Lesson' }],
  });
  const places = Object.entries(schemas).flatMap(([name, schema]) => schemasIn(schema, name));
  for (const [place, { type, allOf: [base] = [] }] of places)
    if (type && base) t.equal(type, resolved(base, earlier).type, `${place} has the type of its component`);
  t.notMatch(answer.body, /"type":\["|"type":"null"|"examples":\[|"identifier":/);
});

/** Returns a schema and all schemas in it, each with its place. */
function schemasIn(schema: Schema, place: string): [string, Schema][] {
  const { properties = {}, items, additionalProperties, anyOf = [] } = schema;
  const inner = [
    ...Object.entries(properties),
    ...(items ? [['items', items] as const] : []),
    ...(typeof additionalProperties === 'object' ? [['values', additionalProperties] as const] : []),
    ...anyOf.map((alternative) => ['anyOf', alternative] as const),
  ];
  return [[place, schema], ...inner.flatMap(([name, child]) => schemasIn(child, `${place}/${name}`))];
}
