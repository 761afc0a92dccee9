import { join } from 'node:path';
import { Document, visit } from 'yaml';
import type { App } from '../../../src/http/app-types.ts';

/** Part of JSON Schema that the document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  title?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  examples?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
}

export interface Media {
  schema: Schema;
  examples?: Record<string, { value: object }>;
}

export interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  required: boolean;
  description?: string;
  example?: unknown;
  schema: Schema;
}

export interface ResponseObject {
  description: string;
  headers?: Record<string, { description?: string; schema: Schema }>;
  content?: Record<string, Media>;
}

export interface OperationObject {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, Media> };
  responses: Record<string, ResponseObject>;
}

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  security: Record<string, string[]>[];
  components: { schemas: Record<string, Schema>; [kind: string]: Record<string, object> };
  paths: Record<string, Record<string, OperationObject>>;
}

/** Operation of the document, with method and path. */
export interface Operation extends OperationObject {
  /** `POST /api/rewards/{rewardId}/save` */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  security: Record<string, string[]>[];
}

/** Path of openapi.yaml. */
export const documentFile = join(import.meta.dirname, '../../../openapi.yaml');

/** Returns the OpenAPI document of the application. */
export function documentOf(app: App): OpenApiDocument {
  // The plugin's type allows every version of OpenAPI; test/http/openapi/openapi.test.ts checks the shape.
  return app.swagger() as unknown as OpenApiDocument;
}

/** Returns the text of openapi.yaml for the application. */
export function documentText(app: App): string {
  const document = new Document(app.swagger(), { aliasDuplicateObjects: false });
  visit(document, {
    Collection(_key, node) {
      // Short lists and objects stay on one line, at any depth: indentation was a quarter of the file.
      node.flow = JSON.stringify(node).length < 135;
    },
    Scalar(_key, node) {
      // Older YAML parsers take a bare timestamp for a date, and a question mark in a list for that of a key.
      if (typeof node.value === 'string' && /^\d{4}-|^[^\n]*\?[^\n]*$/.test(node.value))
        node.type = 'QUOTE_DOUBLE';
    },
  });
  document.commentBefore =
    ' Written by `npm run openapi` from the operations in src; a test fails when it differs.';
  return document.toString({ lineWidth: 140, flowCollectionPadding: false });
}

/** Returns the operations of the document in its order, with references to all but schemas resolved. */
export function operationsOf(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      security: document.security,
      // Without references, the copy has the shape of its type.
      ...(withoutReferences(operation, document) as OperationObject),
      name: `${method.toUpperCase()} ${path}`,
      // OpenAPI writes the methods of HTTP in lower case; the service uses these four.
      method: method.toUpperCase() as Operation['method'],
      path,
    })),
  );
}

/** Returns a copy with every reference but those to schemas replaced by its component. */
function withoutReferences(value: unknown, document: OpenApiDocument): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutReferences(item, document));
  if (typeof value !== 'object' || value === null) return value;
  const [, kind = '', name = ''] =
    ('$ref' in value && /^#\/components\/(\w+)\/(\w+)$/.exec(String(value.$ref))) || [];
  if (kind !== '' && kind !== 'schemas')
    return withoutReferences(document.components[kind]?.[name], document);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withoutReferences(item, document)]),
  );
}

/** Returns the component that the schema refers to, or the schema. */
export function resolved(schema: Schema, { components }: OpenApiDocument): Schema {
  if (schema.$ref === undefined) return schema;
  const component = components.schemas[schema.$ref.replace('#/components/schemas/', '')];
  if (!component) throw new Error(`unknown reference ${schema.$ref}`);
  return component;
}

/** Returns the schema of the operation's body; undefined if it takes none. */
export function bodySchema(operation: Operation, document: OpenApiDocument): Schema | undefined {
  const media = operation.requestBody?.content['application/json'];
  return media && resolved(media.schema, document);
}
