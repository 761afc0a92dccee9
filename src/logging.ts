import type { FastifyRequest } from 'fastify';
import { type LoggerOptions, pino } from 'pino';
import type { Log } from './db/log.ts';

/** How the service logs: JSON lines, without secrets and without what is in the rows of the database. */
export function loggerOptions(level: string): LoggerOptions {
  // Nothing logs the header on purpose.
  return { level, redact: ['req.headers.authorization'], serializers: { err: toldOf, req: askedOf } };
}

/** What is told of a request. Paths below /users, also where they lead nowhere, hold the secret of a public link. */
function askedOf({ method, url, host, ip }: FastifyRequest): object {
  return { method, url: url.replace(/\/users\/.*/s, '/users/…'), host, remoteAddress: ip };
}

/** What is told of an error: its other properties may be PostgreSQL's details, which quote whole rows. */
function toldOf(error: Error): object {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, code };
}

/** The log of starting and of the database: on a terminal plain text, for whoever sits there, otherwise JSON lines. */
export function openLog(options: LoggerOptions): Log {
  if (!process.stdout.isTTY) return pino(options);
  const info = (message: string) => void process.stdout.write(`${message}\n`);
  return { info, warn: complain, error: complain };
}

/** Tells the operator what is wrong. */
export function complain(message: string): void {
  tell(message);
}

/** Tells the operator something as it stands, beside the log. */
export function tell(message: string): void {
  process.stderr.write(`${message}\n`);
}
