import type { SwaggerTransformObject } from '@fastify/swagger';
import { type Components, type ErrorsByStatus, errorResponses } from './error-responses.ts';
import { type Schema, withReadableSchemas } from './openapi-schemas.ts';

type Named<T> = Record<string, T>;

interface OperationObject {
  operationId: string;
  parameters?: Shared[];
  requestBody?: { required: boolean; content: Named<{ schema: { $ref: string } }> };
  responses: Named<ResponseObject>;
}

/** Document in the shape that the plugin builds. */
export interface OpenApiDocument {
  openapi: string;
  info: object;
  servers: object[];
  tags: object[];
  security: object[];
  paths: Named<Named<OperationObject>>;
  components: Components;
}

/** Reference to a component. */
type Reference = { $ref: string };

/** Response or a reference to one. */
interface ResponseObject {
  $ref?: string;
  description?: string;
  headers?: Named<Shared>;
  content?: Named<{ schema: { description?: string } }>;
}

/** Parameter or header. If operations share it, its schema names the component. */
type Shared = Described | Reference;

interface Described {
  schema: Schema;
  in?: string;
  name?: string;
  required?: boolean;
  example?: unknown;
}

/** Completes the document that the plugin builds: optional bodies, error responses, and all that operations share. */
export function completeDocument(
  document: Parameters<SwaggerTransformObject>[0],
  errors: Map<string, ErrorsByStatus>,
): ReturnType<SwaggerTransformObject> {
  if (!('openapiObject' in document)) return document.swaggerObject;
  // The plugin's type allows every version of OpenAPI at once.
  const target = document.openapiObject as unknown as OpenApiDocument;
  const components = { ...target.components, responses: {}, parameters: {}, headers: {}, examples: {} };
  const operations = Object.values(target.paths).flatMap((path) => Object.values(path));
  for (const operation of operations)
    complete(operation, errors.get(operation.operationId) ?? {}, components);
  shareSuccesses(operations, components);
  const { openapi, info, servers, tags, security, ...rest } = withReadableSchemas(
    { ...target, components },
    (name, schema) => addComponent('schemas', name, schema, components),
  );
  const schemas = { ...components.schemas, ...rest.components.schemas };
  // The short members come first.
  return {
    ...{ openapi, info, servers, tags, security, paths: rest.paths },
    components: { ...rest.components, schemas },
  } as ReturnType<SwaggerTransformObject>;
}

function complete(operation: OperationObject, errors: ErrorsByStatus, components: Components): void {
  const { operationId, parameters, requestBody, responses } = operation;
  const name = requestBody?.content['application/json']?.schema.$ref.split('/').at(-1) ?? '';
  const body = components.schemas[name];
  // The plugin marks every body as required. A body without required members is optional.
  if (requestBody) requestBody.required = Boolean(body?.required || body?.minProperties);
  if (parameters) operation.parameters = parameters.map((one) => share(one, 'parameters', components));
  for (const { description, headers = {}, content = {} } of Object.values(responses)) {
    for (const [name, header] of Object.entries(headers))
      headers[name] = share(header, 'headers', components);
    // The plugin describes a response by its schema, and repeats the text in a schema that is not a component.
    for (const media of Object.values(content)) {
      const { description: text, ...schema } = media.schema;
      if (text === description) media.schema = schema;
    }
  }
  // The operation's own responses win: the health check has its own shape for 503.
  operation.responses = { ...errorResponses(operationId, errors, components), ...responses };
}

/** Replaces a parameter or header that names its component by a reference, and adds the component. */
function share(one: Shared, kind: 'parameters' | 'headers', components: Components): Shared {
  if (!('schema' in one)) return one;
  const { 'x-component': name, ...schema } = one.schema;
  const { example, ...rest } = one;
  const shared: Described = { ...rest, schema };
  // Validation sees the names of headers in lower case.
  if (one.in === 'header' && one.name)
    shared.name = one.name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  if (example !== undefined && one.required) shared.example = example;
  // Swagger UI fills in the example of a parameter, but not those of its schema.
  else if (example !== undefined) schema.examples = [example];
  return name === undefined ? shared : addComponent(kind, name, shared, components);
}

/** Makes components of the successes that several operations have. Their names are those of the body and the headers. */
function shareSuccesses(operations: OperationObject[], components: Components): void {
  const all = operations.flatMap(({ responses }) =>
    Object.entries(responses).map(([status, response]) => ({ responses, status, response })),
  );
  for (const [text, equals] of Map.groupBy(all, ({ response }) => JSON.stringify(response))) {
    const [, body] = /"#\/components\/schemas\/(\w+)"/.exec(text) ?? [];
    if (equals.length === 1 || body === undefined) continue;
    const headers = Object.keys(equals[0]?.response.headers ?? {}).map((name) => name.replaceAll('-', ''));
    const name = [body, ...headers].join('With');
    for (const { responses, status, response } of equals)
      responses[status] = addComponent('responses', name, response, components);
  }
}

/** Adds a component and returns a reference to it. Throws an Error if another component has the name. */
function addComponent(
  kind: keyof Components,
  name: string,
  value: object,
  components: Components,
): Reference {
  const known = components[kind][name] ?? value;
  if (JSON.stringify(known) !== JSON.stringify(value)) throw new Error(`two ${kind} are named ${name}`);
  components[kind][name] = value;
  return { $ref: `#/components/${kind}/${name}` };
}
