import { join } from 'node:path';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { OpenApiDocument, OperationObject } from '../helpers/documents/document.ts';

/** Directory of the TypeScript client. */
export const clientDirectory = join(import.meta.dirname, '../../clients/typescript');

const header =
  '// Written by `npm run openapi` from the operations of the service; a test fails when it differs.\n';
const problem = 'application/problem+json';
/** Share of the operations that have a code, from which the client names it once for all. */
const commonShare = 0.9;

/** Returns the generated sources of the TypeScript client, by the names of their files. */
export async function clientSources(document: OpenApiDocument): Promise<Record<string, string>> {
  // The library's type has each member of OpenAPI; test/http/openapi/openapi.test.ts checks the document.
  const nodes = await openapiTypescript(compactDocument(document) as unknown as OpenAPI3);
  const types = shortened.reduce(
    (text, [long, short]) => text.replace(long, short),
    astToString(nodes.flatMap(compactNode)),
  );
  return {
    'api.d.ts': header + types + aliases,
    'keyed-operations.ts': header + keyedOperations(document),
  };
}

/** Types that occur often. */
const aliases = `type Schemas = components["schemas"];
type Json<T> = { content: { "application/json": T } };
type None = { query?: never; path?: never };
type Key = { "Idempotency-Key"?: string };
type Common = Schemas["CommonErrorCode"];
type Failure<Code> = { content: { "application/problem+json": Schemas["Problem"] & { code: Code } } };
`;

/** Long texts and what replaces them. */
const shortened: [RegExp, string][] = [
  [/ {4}/g, '\t'],
  [/\/\*\* @enum \{\w+\} \*\/\s*/g, ''],
  [/components\["schemas"\]/g, 'Schemas'],
  [/\{ content: \{ "application\/json": ([^{};]+); \}; \}/g, 'Json<$1>'],
  [
    /\{ content: \{ "application\/problem\+json": Schemas\["Problem"\] & \{ code: ([^{}]+); \}; \}; \}/g,
    'Failure<$1>',
  ],
  [/Schemas\["CommonErrorCode"\]/g, 'Common'],
  [/\{ query\?: never; path\?: never; \}/g, 'None'],
  [/\{ "Idempotency-Key"\?: string; \}/g, 'Key'],
  // Editors then still offer the known codes.
  [/(ErrorCode: Schemas\["KnownErrorCode"\]) \| string;/, '$1 | (string & {});'],
];

/** Returns a module with the operations that take an idempotency key. */
function keyedOperations({ paths }: OpenApiDocument): string {
  const names = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { parameters = [] }]) => JSON.stringify(parameters).includes('/IdempotencyKey"'))
      .map(([method]) => `  '${method.toUpperCase()} ${path}',\n`),
  );
  const description = '/** Operations that take an idempotency key. */';
  return `${description}\nexport const keyedOperations: ReadonlySet<string> = new Set([\n${names.join('')}]);\n`;
}

/** Keywords of texts and bounds, which types do not show. */
const dropped = new Set(
  `description summary example examples format pattern title default tags minimum maximum minLength maxLength minItems
  maxItems minProperties`.split(/\s+/),
);

/** Returns the document without texts and bounds. Each operation has one response for all errors, with their codes. */
function compactDocument({ openapi, info, paths, components }: OpenApiDocument): object {
  const { schemas, responses = {} } = components;
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const codes = operations.flatMap((operation) => codesOf(operation, responses));
  const common = [...Map.groupBy(codes, (code) => code)]
    .filter(([, equals]) => equals.length >= commonShare * operations.length)
    .map(([code]) => code);
  const CommonErrorCode = { type: 'string', enum: common };
  const compactPaths = JSON.parse(JSON.stringify(paths), (_key, value) =>
    value?.operationId === undefined ? value : compactOperation(value, common, components),
  );
  const parts = { paths: compactPaths, schemas: { ...schemas, CommonErrorCode } };
  const compact = JSON.parse(JSON.stringify(parts), (key, value) =>
    dropped.has(key) && (typeof value !== 'object' || Array.isArray(value)) ? undefined : value,
  );
  const { title, version } = info;
  return {
    ...{ openapi, info: { title, version }, paths: compact.paths },
    components: { schemas: compact.schemas },
  };
}

type Components = OpenApiDocument['components'];
type Responses = Record<string, object>;

function compactOperation(
  operation: OperationObject,
  common: string[],
  { responses = {}, parameters = {} }: Components,
): object {
  const codes = codesOf(operation, responses);
  const isUsual = common.every((code) => codes.includes(code));
  const own = { type: 'string', enum: codes.filter((code) => !isUsual || !common.includes(code)) };
  const usual = isUsual ? [{ $ref: '#/components/schemas/CommonErrorCode' }] : [];
  const code = { anyOf: [...usual, ...(own.enum.length > 0 ? [own] : [])] };
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Problem' }, { required: ['code'], properties: { code } }],
  };
  const others = Object.entries(operation.responses)
    .map(([status, response]) => [status, componentOf(response, responses)] as const)
    .filter(([, { content }]) => !content?.[problem])
    .map(([status, { content }]) => [status, content ? { content } : {}]);
  const { operationId: _operationId, ...rest } = operation;
  return {
    ...rest,
    parameters: operation.parameters?.map((one) => componentOf(one, parameters)),
    responses: { ...Object.fromEntries(others), default: { content: { [problem]: { schema } } } },
  };
}

/** Returns the codes of all errors of an operation. */
function codesOf(operation: OperationObject, responses: Responses): string[] {
  return Object.values(operation.responses).flatMap((response) => {
    const [, codes] = componentOf(response, responses).content?.[problem]?.schema.allOf ?? [];
    return (codes?.properties?.['code']?.enum ?? []).map(String);
  });
}

/** Returns the component of an object that may be a reference. */
function componentOf<T extends object>(one: T & { $ref?: string }, components: Record<string, object>): T {
  if (one.$ref === undefined) return one;
  // References lead to components of the same kind; test/http/openapi/openapi.test.ts checks their shape.
  return components[one.$ref.split('/').at(-1) ?? ''] as T;
}

/** Members that openapi-fetch does not need if they are absent or `never`. */
const optional = /^(get|put|post|delete|options|head|patch|trace|header|cookie)$/;

/** Returns the declaration without empty members, with each path on one line. */
function compactNode(node: ts.Node): ts.Node[] {
  const name = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? node.name.text : '';
  if (/^(webhooks|operations|\$defs)$/.test(name)) return [];
  const visit = (part: ts.Node, depth: number): ts.Node | undefined => {
    if (ts.isPropertySignature(part)) {
      const member = ts.isIdentifier(part.name) ? part.name.text : '';
      const isNever = part.questionToken && part.type?.kind === ts.SyntaxKind.NeverKeyword;
      if (isNever && optional.test(member)) return undefined;
      // Parameters of all operations of a path: the document has none.
      if (name === 'paths' && member === 'parameters' && depth === 2) return undefined;
      if (name === 'paths' && member === 'headers') return undefined;
    }
    const level = ts.isPropertySignature(part) ? depth + 1 : depth;
    const copy = ts.visitEachChild(part, (child) => visit(child, level), undefined);
    if (ts.isTypeLiteralNode(copy) && name === 'paths') ts.setEmitFlags(copy, ts.EmitFlags.SingleLine);
    return copy;
  };
  return [visit(node, 1) ?? []].flat();
}
