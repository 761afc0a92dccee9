import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { createProxyCheck } from './limits/proxies.ts';

/** Proxies whose ids of requests and traces count: their number, or addresses. A client's would reach log and traces. */
type TrustProxy = false | number | string;

/** Forms of the ids that a trusted proxy may give: of the request, and of its trace (W3C Trace Context). */
const safeId = /^[A-Za-z0-9_.:-]{1,128}$/;
const traceparentForm =
  /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-.*)?$/;

/** Returns a function that makes the id of a request: that of a trusted proxy if it has a safe form, or a new one. */
export function createRequestIds(trustProxy: TrustProxy): (request: IncomingMessage) => string {
  const givenId = createProxyHeader(trustProxy, 'x-request-id', safeId);
  return (request) => givenId(request)?.[0] ?? randomUUID();
}

/** Returns a function that reads the `traceparent` of a trusted proxy; undefined without a valid one. */
export function createTraceparents(
  trustProxy: TrustProxy,
): (request: IncomingMessage) => { traceparent: string; traceId: string } | undefined {
  const given = createProxyHeader(trustProxy, 'traceparent', traceparentForm);
  return (request) => {
    const [traceparent, traceId] = given(request) ?? [];
    return traceparent !== undefined && traceId !== undefined ? { traceparent, traceId } : undefined;
  };
}

/** Returns a function that matches a header with its form, if a trusted proxy sends it. */
function createProxyHeader(
  trustProxy: TrustProxy,
  name: string,
  form: RegExp,
): (request: IncomingMessage) => RegExpExecArray | undefined {
  const isProxy = createProxyCheck(trustProxy);
  return ({ headers, socket }) => {
    const match = form.exec(String(headers[name] ?? ''));
    return match && isProxy(socket.remoteAddress ?? '') ? match : undefined;
  };
}

/** Request that has ended. */
export interface EndedRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Duration in milliseconds. */
  ms: number;
  /** True if the client left before the end of the answer. */
  isAborted: boolean;
}

interface RequestLogOptions {
  trustProxy: TrustProxy;
  /** Gets each request with its line, so that log and metrics agree. */
  onEnd?: ((ended: EndedRequest) => void) | undefined;
}

/**
 * Writes one line for each request, at its end; of those above a limit, one a minute for each client. Fastify's own two or three
 * lines are off.
 */
export class RequestLog extends LogController {
  readonly #traceparentOf: ReturnType<typeof createTraceparents>;
  readonly #onEnd: (ended: EndedRequest) => void;

  constructor({ trustProxy, onEnd = () => {} }: RequestLogOptions) {
    super();
    this.#traceparentOf = createTraceparents(trustProxy);
    this.#onEnd = onEnd;
  }

  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    const start = performance.now();
    const end = (isAborted: boolean) => {
      const ended = { request, reply, ms: performance.now() - start, isAborted };
      this.#onEnd(ended);
      this.#write(ended);
    };
    // Fastify's hook for responses misses requests whose client leaves, and those with a path that it cannot decode.
    const leave = () => end(true);
    reply.raw.once('close', leave).once('finish', () => {
      reply.raw.off('close', leave);
      end(false);
    });
  }

  override requestCompleted(): void {}

  override streamError(error: Error, request: FastifyRequest): void {
    // The line says that the client has left.
    const hasLeft = 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!hasLeft) request.failure = { cause: error, level: 'warn' };
  }

  #write({ request, reply, ms, isAborted }: EndedRequest): void {
    if (request.isUnlogged) return;
    const { failure, caller, problemCode: code } = request;
    const { traceId } = this.#traceparentOf(request.raw) ?? {};
    const line = {
      req: request,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(ms * 100) / 100,
      ...(caller && { userId: caller.userId }),
      ...(code && { code }),
      ...(traceId && { traceId }),
      ...(isAborted && { isAborted }),
      ...(failure && { err: failure.cause }),
    };
    request.log[failure?.level ?? 'info'](line, failure ? 'request failed' : 'request');
  }
}
