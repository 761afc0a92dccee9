import { STATUS_CODES } from 'node:http';
import type { ErrorCode, ErrorDefinition, ErrorDefinitions } from '../../base/errors.ts';
import { problemType } from '../problem-details.ts';

/** Components that the service adds to the document or reads. All bodies are components. */
export interface Components {
  schemas: Record<string, { required?: string[]; minProperties?: number; [keyword: string]: unknown }>;
  responses: Record<string, object>;
  parameters: Record<string, object>;
  headers: Record<string, object>;
  examples: Record<string, object>;
}

const page = { schema: { type: 'string', description: 'The error as a page.' } };

type OperationError = readonly [ErrorCode, ErrorDefinition];

/** Errors that an operation can give, by status. */
export type ErrorsByStatus = Partial<Record<number, OperationError[]>>;

function header(type: string, description: string, example: unknown): object {
  return { schema: { type, examples: [example] }, description };
}

/** Headers of answers with the status. Responses share them in the document. */
const headersByStatus: Record<number, Record<string, object>> = {
  401: { 'WWW-Authenticate': header('string', 'The authentication scheme.', 'Bearer') },
  429: {
    'Retry-After': header('integer', 'Seconds to wait.', 30),
    'RateLimit-Limit': header('integer', 'Requests a minute that the exceeded limit allows.', 600),
    'RateLimit-Remaining': header('integer', 'Requests that remain.', 0),
    'RateLimit-Reset': header('integer', 'Seconds until the count starts again.', 30),
  },
};

/** Groups the errors with these codes by status. */
export function errorsByStatus(
  codes: Set<ErrorCode>,
  statuses: Partial<Record<ErrorCode, number>>,
  definitions: ErrorDefinitions,
): ErrorsByStatus {
  const errors = [...codes].sort().map((code): OperationError => [code, definitions[code]]);
  return Object.groupBy(errors, ([code, [usualStatus]]) => statuses[code] ?? usualStatus);
}

/** Returns references to an operation's error responses and adds the components that they need. */
export function errorResponses(
  operationId: string,
  errors: ErrorsByStatus,
  components: Components,
): Record<string, object> {
  const responses = Object.entries(errors).map(([key, list = []]) => {
    const status = Number(key);
    const name = responseName(operationId, status, list);
    addErrorResponse(name, status, list, components);
    return [status, { $ref: `#/components/responses/${name}` }];
  });
  return Object.fromEntries(responses);
}

/** Maximum number of codes in the name of a response. */
const maxNamedCodes = 2;

/** Returns the name of a response: its codes, plus an unusual status. A response with many codes is the operation's. */
function responseName(operationId: string, status: number, errors: OperationError[]): string {
  const statusName = (STATUS_CODES[status] ?? '').replaceAll(' ', '');
  if (errors.length > maxNamedCodes)
    return operationId.charAt(0).toUpperCase() + operationId.slice(1) + statusName;
  const isUsual = errors.every(([, [usualStatus]]) => usualStatus === status);
  return errors.map(([code]) => pascalCase(code)).join('Or') + (isUsual ? '' : statusName);
}

function pascalCase(code: ErrorCode): string {
  return code.toLowerCase().replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
}

function addErrorResponse(
  name: string,
  status: number,
  errors: OperationError[],
  { responses, headers, examples }: Components,
): void {
  const named = errors.map((error) => [error, responseName('', status, [error])] as const);
  for (const [error, example] of named) examples[example] = { value: exampleOf(error, status) };
  const ownHeaders = headersByStatus[status];
  Object.assign(headers, ownHeaders);
  const media = {
    schema: problemSchema(errors.map(([code]) => code)),
    examples: Object.fromEntries(
      named.map(([[code], example]) => [code, { $ref: `#/components/examples/${example}` }]),
    ),
  };
  responses[name] = {
    description: errors.map(([code, [, title]]) => `\`${code}\`: ${title}.`).join('\n\n'),
    ...(ownHeaders && { headers: references('headers', Object.keys(ownHeaders)) }),
    content: {
      'application/problem+json': media,
      ...(errors.some(([, [, , options]]) => options?.hasPage) && { 'text/html': page }),
    },
  };
}

/** Returns references to components, by their names. */
function references(kind: keyof Components, names: string[]): Record<string, object> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/${kind}/${name}` }]));
}

/** Returns the schema of problems with only these codes, so that generated clients can switch on the code. */
function problemSchema(codes: ErrorCode[]): object {
  const code = { type: 'string', enum: codes };
  // Every problem has a code already: its own schema requires it.
  return { allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code } }] };
}

function exampleOf([code, [, title, options]]: OperationError, status: number): object {
  return {
    type: problemType(code),
    title,
    status,
    detail: title,
    instance: '/api/example',
    code,
    requestId: '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00',
    error: title,
    ...options?.example,
  };
}
