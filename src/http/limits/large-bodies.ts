import timers from 'node:timers';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bounds of what the service reads of a body that it has refused. */
const maxBytes = 8 * 1024 * 1024;
const maxMs = 5000;

/**
 * Reads the rest of a refused body and drops it, within bounds of bytes and time. A client that still sends would not
 * see an answer before: the system resets a connection that closes with unread bytes. Beyond the bounds, the connection
 * closes after the answer.
 */
export async function discardBody({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (raw.complete || raw.destroyed) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) resolve();
  };
  const timer = timers.setTimeout(resolve, maxMs);
  raw.on('data', count).once('end', resolve).once('close', resolve);
  await promise;
  timers.clearTimeout(timer);
  raw.off('data', count).off('end', resolve).off('close', resolve);
  if (raw.complete) {
    reply.removeHeader('connection');
  } else {
    raw.pause();
    reply.header('connection', 'close');
  }
}
