import { STATUS_CODES } from 'node:http';
import { type ErrorCode, problemTypes } from '../errors.ts';
import { problemType } from './problems.ts';

/** Components that the service adds to the document or reads. All bodies are components. */
export interface Components {
  schemas: Record<string, { required?: string[]; minProperties?: number; [keyword: string]: unknown }>;
  responses: Record<string, object>;
  parameters: Record<string, object>;
  examples: Record<string, object>;
}

/** Codes of the errors that an operation can give, by status. */
export type ErrorsByStatus = Partial<Record<number, ErrorCode[]>>;

/** Headers of every answer with the status. */
const headers: Record<number, Record<string, object>> = {
  401: {
    'WWW-Authenticate': {
      schema: { type: 'string', examples: ['Bearer'] },
      description: 'The authentication scheme.',
    },
  },
  429: { 'Retry-After': { schema: { type: 'integer', examples: [30] }, description: 'Seconds to wait.' } },
};

/** Groups the codes by status. */
export function errorsByStatus(
  codes: Set<ErrorCode>,
  statuses: Partial<Record<ErrorCode, number>>,
): ErrorsByStatus {
  return Object.groupBy([...codes].sort(), (code) => statuses[code] ?? problemTypes[code][0]);
}

/** Returns references to an operation's error responses and adds the components that they need. */
export function errorResponses(
  operationId: string,
  errors: ErrorsByStatus,
  components: Components,
): Record<string, object> {
  const responses = Object.entries(errors).map(([key, codes = []]) => {
    const status = Number(key);
    const name = responseName(operationId, status, codes);
    addErrorResponse(name, status, codes, components);
    return [status, { $ref: `#/components/responses/${name}` }];
  });
  return Object.fromEntries(responses);
}

/** Maximum number of codes in the name of a response. */
const maxNamedCodes = 2;

/** Returns the name of a response: its codes, plus an unusual status. A response with many codes is the operation's. */
function responseName(operationId: string, status: number, codes: ErrorCode[]): string {
  const statusName = (STATUS_CODES[status] ?? '').replaceAll(' ', '');
  if (codes.length > maxNamedCodes)
    return operationId.charAt(0).toUpperCase() + operationId.slice(1) + statusName;
  const isUsual = codes.every((code) => problemTypes[code][0] === status);
  return codes.map(pascalCase).join('Or') + (isUsual ? '' : statusName);
}

function pascalCase(code: ErrorCode): string {
  return code.toLowerCase().replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
}

function addErrorResponse(
  name: string,
  status: number,
  codes: ErrorCode[],
  { schemas, responses, examples }: Components,
): void {
  const named = codes.map((code) => [code, responseName('', status, [code])] as const);
  for (const [code, example] of named) examples[example] = { value: exampleOf(code, status) };
  schemas[`${name}Problem`] = problemSchema(codes);
  const media = {
    schema: { $ref: `#/components/schemas/${name}Problem` },
    examples: Object.fromEntries(
      named.map(([code, example]) => [code, { $ref: `#/components/examples/${example}` }]),
    ),
  };
  responses[name] = {
    description: codes.map((code) => `\`${code}\`: ${problemTypes[code][1]}.`).join('\n\n'),
    ...(headers[status] && { headers: headers[status] }),
    content: { 'application/problem+json': media },
  };
}

/** Returns the schema of problems with only these codes, so that generated clients can switch on the code. */
function problemSchema(codes: ErrorCode[]): Components['schemas'][string] {
  const code = { type: 'string', enum: codes };
  return {
    allOf: [
      { $ref: '#/components/schemas/Problem' },
      { type: 'object', required: ['code'], properties: { code } },
    ],
  };
}

function exampleOf(code: ErrorCode, status: number): object {
  const title = problemTypes[code][1];
  return {
    type: problemType(code),
    title,
    status,
    detail: title,
    instance: '/api/example',
    code,
    requestId: '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00',
    error: title,
    ...exampleMembers[code],
  };
}

/** Further members in the examples of some problems. */
const exampleMembers: Partial<Record<ErrorCode, object>> = {
  VALIDATION_FAILED: { errors: [{ pointer: '/body/name', message: 'must be string' }] },
  LEARNER_ID_REQUIRED: { errors: [{ pointer: '/query/learnerId', message: 'is required' }] },
  INVALID_PARENT: { errors: [{ pointer: '/body/parentId', message: 'is not a parent' }] },
  UNKNOWN_ACTIVITY: {
    errors: [{ pointer: '/body/allocations/0/activityId', message: 'is not an active activity' }],
  },
  TOPIC_NOT_AVAILABLE_OFFLINE: { available: ['Adding fractions', 'Fact and opinion'] },
};
