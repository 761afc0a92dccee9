import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { createProxyCheck } from './proxies.ts';

/** Forms of the ids that a request may bring along: a trusted proxy's, and a W3C Trace Context. */
const safeId = /^[A-Za-z0-9_.:-]{1,128}$/;
const traceparent = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-.*)?$/;

/** Returns a function that makes the id of a request: that of a trusted proxy if it has a safe form, or a new one. */
export function createRequestIds(trustProxy: false | number | string): (request: IncomingMessage) => string {
  const isProxy = createProxyCheck(trustProxy);
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isTaken = typeof given === 'string' && safeId.test(given) && isProxy(socket.remoteAddress ?? '');
    return isTaken ? given : randomUUID();
  };
}

/** Returns the id of the trace that the client has started; undefined without a valid one. */
export function traceIdOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return traceparent.exec(String(headers['traceparent'] ?? ''))?.[1];
}

/** Writes one line for each request, at its end. Fastify's own two or three lines are off. */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    // Fastify's hook for responses misses requests whose client leaves, and those with a path that it cannot decode.
    const leave = () => write(request, reply, true);
    reply.raw.once('close', leave).once('finish', () => {
      reply.raw.off('close', leave);
      write(request, reply, false);
    });
  }

  override requestCompleted(): void {}

  override streamError(error: Error, request: FastifyRequest): void {
    // The line says that the client has left.
    const hasLeft = 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!hasLeft) request.failure = { cause: error, level: 'warn' };
  }
}

function write(request: FastifyRequest, reply: FastifyReply, isAborted: boolean): void {
  const { failure, caller, problemCode: code } = request;
  const traceId = traceIdOf(request);
  const line = {
    req: request,
    route: request.routeOptions.url ?? 'none',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 100) / 100,
    ...(caller && { userId: caller.userId }),
    ...(code && { code }),
    ...(traceId && { traceId }),
    ...(isAborted && { isAborted }),
    ...(failure && { err: failure.cause }),
  };
  request.log[failure?.level ?? 'info'](line, failure ? 'request failed' : 'request');
}
