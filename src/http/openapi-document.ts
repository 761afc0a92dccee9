import type { SwaggerTransformObject } from '@fastify/swagger';
import { type Components, type ErrorsByStatus, errorResponses } from './error-responses.ts';

type Named<T> = Record<string, T>;

interface OperationObject {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Named<{ schema: { $ref: string } }> };
  responses: Named<object>;
}

/** Parameter. If operations share it, its schema names the component. */
type Parameter = { schema: { 'x-component'?: string } } | { $ref: string };

/** Completes the document that the plugin builds: optional bodies, error responses, shared parameters. */
export function completeDocument(
  document: Parameters<SwaggerTransformObject>[0],
  errors: Map<string, ErrorsByStatus>,
): ReturnType<SwaggerTransformObject> {
  if (!('openapiObject' in document)) return document.swaggerObject;
  // The plugin's type allows every version of OpenAPI at once.
  const target = document.openapiObject as { paths: Named<Named<OperationObject>>; components: Components };
  const components = { ...target.components, responses: {}, parameters: {}, examples: {} };
  target.components = components;
  for (const operation of Object.values(target.paths).flatMap((path) => Object.values(path)))
    complete(operation, errors.get(operation.operationId) ?? {}, components);
  return document.openapiObject;
}

function complete(operation: OperationObject, errors: ErrorsByStatus, components: Components): void {
  const { operationId, parameters, requestBody, responses } = operation;
  const name = requestBody?.content['application/json']?.schema.$ref.split('/').at(-1) ?? '';
  const body = components.schemas[name];
  // The plugin marks every body as required. A body without required members is optional.
  if (requestBody) requestBody.required = Boolean(body?.required || body?.minProperties);
  if (parameters) operation.parameters = parameters.map((parameter) => shareParameter(parameter, components));
  // The operation's own responses win: the health check has its own shape for 503.
  operation.responses = { ...errorResponses(operationId, errors, components), ...responses };
}

/** Replaces a parameter that names its component by a reference, and adds the component. */
function shareParameter(parameter: Parameter, components: Components): Parameter {
  if (!('schema' in parameter)) return parameter;
  const { 'x-component': name, ...schema } = parameter.schema;
  if (name === undefined) return parameter;
  components.parameters[name] = { ...parameter, schema };
  return { $ref: `#/components/parameters/${name}` };
}
