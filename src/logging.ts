import type { FastifyRequest } from 'fastify';
import { type LoggerOptions, pino } from 'pino';
import type { Log } from './db/log.ts';
import type { App } from './http/app-types.ts';

/** Returns options for JSON lines without secrets and row contents. */
export function loggerOptions(level: string): LoggerOptions {
  // A precaution: no code logs the header.
  return {
    level,
    redact: ['req.headers.authorization'],
    serializers: { err: errorFields, req: requestFields },
  };
}

/** Keeps secrets in paths out of the log. Must come before the routes. */
export function hideSecretPaths(app: App): void {
  app.decorate('secretPaths', []);
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.hasSecretPath) app.secretPaths.push(url.replace(/:.*/s, ''));
  });
}

/** Returns the logged fields of a request. Cuts a path that starts like one with a secret: a link may be misspelled. */
function requestFields({ method, url, host, ip, server }: FastifyRequest): object {
  const start = server.secretPaths.find((path) => url.includes(path));
  const shown = start === undefined ? url : `${url.split(start, 1)}${start}…`;
  return { method, url: shown, host, remoteAddress: ip };
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
