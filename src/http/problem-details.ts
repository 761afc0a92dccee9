import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, type ErrorDefinitions, type Fault, Problem } from '../base/errors.ts';
import { isRetriable, isUnavailable } from '../base/system-errors.ts';
import type { App } from './app-types.ts';
import { escapePointer, wordsOf } from './fault-words.ts';
import { discardBody } from './limits/large-bodies.ts';
import { watchMethods } from './methods.ts';

/** Turns every failure into a problem+json response (decisions.md 1.3). Must come before the routes. */
export function registerProblems(app: App, errors: ErrorDefinitions): void {
  const methodsOf = watchMethods(app);
  app.decorate('errors', errors);
  app.decorateRequest('problemCode', null);
  app.decorateRequest('failure', null);
  app.decorateRequest('wait', null);
  app.setErrorHandler(async (error, request, reply) => {
    if (toProblem(error).code === 'BODY_TOO_LARGE') await discardBody(request, reply);
    return sendError(error, request, reply);
  });
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(pathOf(request));
    const isKnown = methods.length > 0 && !methods.includes(request.method);
    if (isKnown) reply.header('allow', methods.join(', '));
    return sendError(new Problem(isKnown ? 'METHOD_NOT_ALLOWED' : 'ROUTE_NOT_FOUND'), request, reply);
  });
}

/** Sends an error, including those before routing, such as a path that Fastify cannot decode. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(toProblem(error), error, request, reply);
}

/** Returns the `type` of a problem (RFC 9457): the address of an explanation. */
export function problemType(code: ErrorCode): string {
  return `/docs/errors#${slugOf(code)}`;
}

/** Returns the form of a code for addresses. */
export function slugOf(code: string): string {
  return code.toLowerCase().replaceAll('_', '-');
}

/** Returns the problem for an error. An unexpected error becomes INTERNAL_ERROR without its cause. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  // The service has already retried commands, so the client must wait.
  if (isUnavailable(error) || isRetriable(error))
    return new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
  return fromFastify(error) ?? new Problem('INTERNAL_ERROR');
}

/** Words for a path or a parameter whose escapes are not UTF-8. */
export const encodingMessage = 'must be percent-encoded UTF-8';

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_MAX_PARAM_LENGTH: 'ROUTE_NOT_FOUND',
};

const fastifyFaults: Record<string, Fault> = {
  FST_ERR_BAD_URL: { pointer: '/path', message: encodingMessage },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    pointer: '/header/content-length',
    message: 'must be the number of bytes of the body',
  },
};

function fromFastify(error: unknown): Problem | undefined {
  if (!isFastifyError(error)) return undefined;
  if (error.validation) return validationProblem(error);
  const fault = fastifyFaults[error.code];
  if (fault) return validationFailed([fault]);
  const code = fastifyCodes[error.code];
  if (code) return new Problem(code);
  // A connection that ends in the middle of a body.
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
    const name = fault.params['missingProperty'] ?? fault.params['additionalProperty'];
    const member = typeof name === 'string' ? `/${escapePointer(name)}` : '';
    return { pointer: `${place}${fault.instancePath}${member}`, message: wordsOf(fault) };
  });
  return validationFailed(faults);
}

/** Maximum number of faults in an answer: a long list may have a fault in each item. */
const maxFaults = 100;

/** Returns the problem for faults in the request, with a detail that names the first. */
export function validationFailed(faults: Fault[]): Problem {
  const [first] = faults;
  const detail = first ? `${first.pointer}: ${first.message}` : 'The request does not fit the operation.';
  return new Problem('VALIDATION_FAILED', { detail, errors: faults.slice(0, maxFaults) });
}

function sendProblem(
  problem: Problem,
  cause: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, body } = problemAnswer(problem, request);
  request.problemCode = problem.code;
  // Only the log has the cause, such as a full disk or an unreachable server.
  if (problem.code === 'INTERNAL_ERROR') request.failure = { cause, level: 'error' };
  else if (status === 503 && cause !== problem) request.failure = { cause, level: 'warn' };
  const { retryAfterSeconds } = problem.options;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  // Of the answer that failed.
  reply.removeHeader('etag');
  return reply
    .status(status)
    .header('x-request-id', request.id)
    .type('application/problem+json')
    .serializer(String)
    .send(body);
}

/** Renders the response for a problem (RFC 9457). */
export function problemAnswer(problem: Problem, request: FastifyRequest) {
  const { server, id, routeOptions } = request;
  const status = routeOptions.config.errorStatuses?.[problem.code];
  return renderProblem(problem, server.errors, { status, instance: pathOf(request), requestId: id });
}

/** Renders the response for a problem of a request by its path and its id. The status is the usual one by default. */
export function renderProblem(
  { code, options }: Problem,
  errors: ErrorDefinitions,
  request: { status?: number | undefined; instance: string; requestId: string },
) {
  const [usualStatus, title] = errors[code];
  const { status = usualStatus, instance, requestId } = request;
  const { detail = title, errors: faults, extensions } = options;
  const body = JSON.stringify({
    type: problemType(code),
    title,
    status,
    detail,
    instance,
    code,
    requestId,
    error: detail,
    ...(faults && { errors: faults }),
    ...extensions,
  });
  return { status, title, body };
}

/** Returns the path without the query, which may hold secrets. Escapes invalid characters. */
function pathOf(request: FastifyRequest): string {
  const path = request.url.split(/[?#]/, 1)[0] ?? '';
  return path.replace(/%(?![0-9A-Fa-f]{2})|[^\w\-.~!$&'()*+,;=:@/%]/g, encodeURIComponent);
}
