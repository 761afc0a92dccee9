import type { TObject } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type LoggerOptions, pino } from 'pino';
import { uuidPattern } from '../../schema/common.ts';
import { loggedError } from '../base/logged-error.ts';
import { readAddress } from '../http/limits/address-block.ts';

/** Returns options for JSON lines without secrets, rows and texts that people typed, at every level. */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    // A precaution: no code logs the header.
    redact: ['req.headers.authorization'],
    serializers: { err: (error) => loggedError(error), req: requestFields },
    hooks: {
      // Without a message, pino uses that of the error.
      logMethod([first, message, ...others], log) {
        const fields: unknown = first instanceof Error ? { err: first } : first;
        const error = typeof fields === 'object' && fields && 'err' in fields ? fields.err : undefined;
        const isFixed = message !== undefined && !(error instanceof Error && message === error.message);
        if (error === undefined || isFixed) log.call(this, first, message, ...others);
        else log.call(this, fields, 'failed');
      },
    },
  };
}

/** Returns the logged fields of a request. Its Host and its other headers are text of the client. */
function requestFields(request: FastifyRequest): object {
  const remoteAddress = readAddress(request.ip);
  return {
    method: request.method,
    url: loggedUrl(request),
    ...(remoteAddress !== undefined && { remoteAddress }),
  };
}

/** Returns the route's path and declared query, with the values of integers and UUIDs. A person may have typed others. */
function loggedUrl({ routeOptions: { url = 'none', schema = {} }, params, query }: FastifyRequest): string {
  const path = !url.includes(':')
    ? url
    : url.replace(/:(\w+)/g, (name, parameter) => loggedValue(schema.params, params, parameter) ?? name);
  const { properties = {} } = (schema.querystring ?? {}) as Partial<TObject>;
  // A path that cannot be decoded has no query.
  const given = Object.keys(query ?? {}).filter((name) => Object.hasOwn(properties, name));
  const values = given.map((name) => `${name}=${loggedValue(schema.querystring, query, name) ?? '…'}`);
  return values.length > 0 ? `${path}?${values.join('&')}` : path;
}

const uuid = new RegExp(uuidPattern, 'i');

/** Returns the value of a parameter if it is an integer or a UUID, as its schema says. */
function loggedValue(schema: unknown, values: unknown, name: string): string | undefined {
  // Fastify types both as unknown; schemas of path and query are objects (operation.ts).
  const property = (schema as TObject | undefined)?.properties[name];
  const value = String((values as Record<string, unknown>)[name]);
  const form =
    property?.['format'] === 'uuid' ? uuid : property?.['type'] === 'integer' ? /^\d{1,16}$/ : undefined;
  return form?.test(value) ? value : undefined;
}

/** Form of the lines: JSON for programs, or text for people. */
export type LogFormat = 'json' | 'pretty';

/** Destination of log lines. */
export interface LogDestination {
  stream: DestinationStream;
  /** Writes all lines that wait. */
  flush(): Promise<void>;
}

/**
 * Creates the destination of the log on standard output, in JSON unless it is for people, as on a terminal. There, each line appears
 * at once. Elsewhere, lines are written in chunks of 12 KiB (4 KiB with workers), or after 200 ms, and the service does not wait for
 * them. The end of the process writes the rest, also after an error that nothing caught.
 *
 * If nobody reads the output, the lines above 16 MiB are lost, because they must not fill the memory.
 */
export async function createLogDestination({
  isTerminal = process.stdout.isTTY,
  isShared = false,
  format = isTerminal ? 'pretty' : 'json',
}: {
  isTerminal?: boolean;
  /** True if several processes write to the output. */
  isShared?: boolean;
  format?: LogFormat | undefined;
} = {}): Promise<LogDestination> {
  const chunks = {
    sync: false,
    ...(isShared ? sharedChunks : { minLength: 12 * 1024 }),
    maxLength: 16 * 1024 * 1024,
    periodicFlush: 200,
  };
  // Comes before pino's own listener, which writes the lines that wait: a chunk under way must arrive before them.
  if (!isTerminal) process.once('exit', (code) => pause(code === 0 ? endPauseMs : crashPauseMs));
  const output = pino.destination(isTerminal ? { sync: true } : chunks);
  // A pipe cannot be synchronized, which the library reports as an error. Nothing else could report a lost output.
  const flush = () => new Promise<void>((resolve) => output.flush(() => resolve()));
  return { stream: format === 'json' ? output : await prettyStream(output, isTerminal), flush };
}

/**
 * Bytes of a chunk that is written, and of the largest one, which has whole lines. Workers share the output, and a pipe takes 4 KiB
 * as a whole. Lines stay whole, unless one is longer.
 */
const sharedChunks = { minLength: 3500, maxWrite: 4096 };

/** Times for a chunk that is under way at the end of the process. On two cores, 20 ms lost one beside four other programs. */
const endPauseMs = 100;
/** The last lines of a process that fails say why. Beside ten other programs, 100 ms lost them. */
const crashPauseMs = 1000;

/** Stops this thread. Others, which write, continue. */
function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** Creates a stream that writes each line for people. Its library is loaded for them only. */
async function prettyStream(output: DestinationStream, hasColors: boolean): Promise<DestinationStream> {
  const { prettyFactory } = await import('pino-pretty');
  const prettify = prettyFactory({
    colorize: hasColors && process.env['NO_COLOR'] === undefined,
    translateTime: 'SYS:HH:MM:ss',
    // What a message has, and what only programs need.
    ignore: 'pid,hostname,req,reqId,route,status,ms',
    messageFormat: (line, key) => `${line[key]}${requestText(line)}`,
  });
  return { write: (line) => output.write(prettify(line)) };
}

/** Returns the main fields of a request's line: method, path, status and duration. */
function requestText({ req, status, ms }: Record<string, unknown>): string {
  if (typeof req !== 'object' || req === null || !('method' in req && 'url' in req)) return '';
  return `: ${req.method} ${req.url}, ${status}, ${ms} ms`;
}

/** Writes a line to standard error, outside of the log. */
export function printLine(message: string): void {
  process.stderr.write(`${message}\n`);
}
