import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../db/errors.ts';
import { type ErrorCode, type Fault, Problem } from '../errors.ts';
import type { App } from './app-types.ts';

/** Makes every failure a problem+json answer from the catalogue (decisions.md 1.3). */
export function registerProblems(app: App): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) =>
    sendProblem(toProblem(error), error, request, reply),
  );
  app.setNotFoundHandler((request, reply) => {
    const problem = new Problem('ROUTE_NOT_FOUND', { detail: 'There is no such operation on this path.' });
    return sendProblem(problem, problem, request, reply);
  });
}

/** What the client is told of an error. Whatever is not expected is INTERNAL_ERROR, without a word of its cause. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isUnavailable(error)) return new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
  return fromFastify(error) ?? new Problem('INTERNAL_ERROR');
}

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'VALIDATION_FAILED',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_BAD_URL: 'VALIDATION_FAILED',
  FST_ERR_MAX_PARAM_LENGTH: 'ROUTE_NOT_FOUND',
};

function fromFastify(error: unknown): Problem | undefined {
  if (!isFastifyError(error)) return undefined;
  if (error.validation) return validationProblem(error);
  const code = fastifyCodes[error.code];
  if (code) return new Problem(code);
  // secure-json-parse refuses __proto__ with a plain SyntaxError that carries a status.
  return error.statusCode === 400 ? new Problem('MALFORMED_JSON') : undefined;
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && ('statusCode' in error || 'validation' in error);
}

const places: Record<string, string> = {
  body: '/body',
  querystring: '/query',
  params: '/path',
  headers: '/header',
};

function validationProblem(error: FastifyError): Problem {
  const place = places[error.validationContext ?? ''] ?? '';
  const faults = (error.validation ?? []).map((fault): Fault => {
    const missing = fault.params['missingProperty'];
    const member = typeof missing === 'string' ? `/${missing}` : '';
    return { pointer: `${place}${fault.instancePath}${member}`, message: fault.message ?? 'is not allowed' };
  });
  return validationFailed(faults);
}

/** A Problem for faults in the request, with a detail that names the first. */
export function validationFailed(faults: Fault[]): Problem {
  const [first] = faults;
  const detail = first ? `${first.pointer}: ${first.message}` : 'The request does not fit the operation.';
  return new Problem('VALIDATION_FAILED', { detail, errors: faults });
}

function sendProblem(
  problem: Problem,
  cause: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = request.routeOptions.config.errorStatuses?.[problem.code] ?? problem.status;
  if (problem.code === 'INTERNAL_ERROR') request.log.error({ err: cause }, 'request failed');
  else request.log.info({ code: problem.code, status }, problem.message);
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .status(status)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send({
      type: `/docs/errors#${problem.code.toLowerCase().replaceAll('_', '-')}`,
      title: problem.title,
      status,
      detail: problem.message,
      // The path alone: a query may hold what does not belong into an error.
      instance: request.url.split('?', 1)[0],
      code: problem.code,
      requestId: request.id,
      error: problem.message,
      ...(problem.errors && { errors: problem.errors }),
      ...problem.extensions,
    });
}
