import { type ErrorCode, problemTypes } from '../errors.ts';
import { problemType } from './problems.ts';

/** Headers that come with every answer of a status. */
const headers: Record<number, object> = {
  401: { 'WWW-Authenticate': { type: 'string', examples: ['Bearer'], description: 'How to authenticate.' } },
  429: { 'Retry-After': { type: 'integer', examples: [30], description: 'Seconds to wait.' } },
};

/** The OpenAPI responses for these errors, by status, with an example for each code. */
export function errorResponses(
  codes: Set<ErrorCode>,
  statuses: Partial<Record<ErrorCode, number>>,
): Record<number, object> {
  const byStatus: Record<number, ErrorCode[]> = {};
  for (const code of [...codes].sort()) {
    const status = statuses[code] ?? problemTypes[code][0];
    byStatus[status] = [...(byStatus[status] ?? []), code];
  }
  const responses = Object.entries(byStatus).map(([status, list]) => [
    status,
    errorResponse(Number(status), list),
  ]);
  return Object.fromEntries(responses);
}

function errorResponse(status: number, codes: ErrorCode[]): object {
  const examples = codes.map((code) => [
    code,
    { summary: problemTypes[code][1], value: example(code, status) },
  ]);
  return {
    description: codes.map((code) => `\`${code}\`: ${problemTypes[code][1]}.`).join('\n\n'),
    ...(headers[status] && { headers: headers[status] }),
    content: {
      'application/problem+json': { schema: { $ref: 'Problem#' }, examples: Object.fromEntries(examples) },
    },
  };
}

function example(code: ErrorCode, status: number): object {
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
    ...members[code],
  };
}

/** Members that only some problems have. */
const members: Partial<Record<ErrorCode, object>> = {
  VALIDATION_FAILED: { errors: [{ pointer: '/body/name', message: 'must be string' }] },
  LEARNER_ID_REQUIRED: { errors: [{ pointer: '/query/learnerId', message: 'is required' }] },
  INVALID_PARENT: { errors: [{ pointer: '/body/parentId', message: 'is not a parent' }] },
  UNKNOWN_ACTIVITY: {
    errors: [{ pointer: '/body/allocations/0/activityId', message: 'is no active activity' }],
  },
  TOPIC_NOT_AVAILABLE_OFFLINE: { available: ['Adding fractions', 'Fact and opinion'] },
};
