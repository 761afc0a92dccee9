import { type LoggerOptions, pino } from 'pino';

/** How the service logs: JSON lines, without secrets and without what is in the rows of the database. */
export function loggerOptions(level: string): LoggerOptions {
  // Nothing logs the header on purpose.
  return { level, redact: ['req.headers.authorization'], serializers: { err: toldOf } };
}

/** What is told of an error: its other properties may be PostgreSQL's details, which quote whole rows. */
function toldOf(error: Error): object {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, code };
}
