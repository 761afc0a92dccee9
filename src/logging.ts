import type { FastifyRequest } from 'fastify';
import { type LoggerOptions, pino } from 'pino';
import type { Log } from './db/log.ts';

/** Returns options for JSON lines without secrets and row contents. */
export function loggerOptions(level: string): LoggerOptions {
  // A precaution: no code logs the header.
  return {
    level,
    redact: ['req.headers.authorization'],
    serializers: { err: errorFields, req: requestFields },
  };
}

/** Returns the logged fields of a request. A path below /users contains the secret of a public link. */
function requestFields({ method, url, host, ip }: FastifyRequest): object {
  return { method, url: url.replace(/\/users\/.*/s, '/users/…'), host, remoteAddress: ip };
}

/** Returns the logged fields of an error. Further fields of PostgreSQL's errors quote whole rows. */
function errorFields(error: Error): object {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, code };
}

/** Creates the log of startup and database: plain text on a terminal, otherwise JSON lines. */
export function createLog(options: LoggerOptions): Log {
  if (!process.stdout.isTTY) return pino(options);
  const info = (message: string) => void process.stdout.write(`${message}\n`);
  return { info, warn: printLine, error: printLine };
}

/** Writes a line to standard error, outside of the log. */
export function printLine(message: string): void {
  process.stderr.write(`${message}\n`);
}
