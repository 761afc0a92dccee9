/** Error whose message may reach a log: fixed words, ids and numbers, and nothing that a person typed. */
export class LoggableError extends Error {}

/**
 * Fields of an error that may reach a log. Other messages may not: PostgreSQL's quote rows, and JavaScript's quote
 * requests. Type, code and place in the sources name the fault without them.
 */
export interface LoggedError {
  type: string;
  /** SQLSTATE, or the code of the system, of the driver or of a problem. */
  code?: string;
  message?: string;
  /** Function of PostgreSQL that found the fault. */
  routine?: string;
  /** Constraint that a write violates. */
  constraint?: string;
  /** Lines with places in the sources. */
  stack?: string;
  cause?: LoggedError;
}

/** Maximum number of causes in the fields. */
const maxCauses = 3;

/** Returns the fields of any thrown value that may reach a log. */
export function loggedError(error: unknown, causes = maxCauses): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const fields: Partial<Record<'code' | 'routine' | 'constraint_name', unknown>> & Error = error;
  const [code, routine, constraint] = [fields.code, fields.routine, fields.constraint_name].map(wordOf);
  const message = error instanceof LoggableError ? error.message : undefined;
  const stack = framesOf(error);
  return {
    type: wordOf(error.name) ?? 'Error',
    ...(code && { code }),
    ...(message && { message }),
    ...(routine && { routine }),
    ...(constraint && { constraint }),
    ...(stack.length > 0 && { stack: stack.join('\n') }),
    ...(causes > 0 && error.cause !== undefined && { cause: loggedError(error.cause, causes - 1) }),
  };
}

/** Returns one line about a thrown value for a log. */
export function loggedText(error: unknown): string {
  const { type, code, message, routine, constraint } = loggedError(error, 0);
  if (message !== undefined) return message;
  const place = error instanceof Error ? framesOf(error).find(isOwn) : undefined;
  return [type, code, routine, constraint, place].filter((part) => part !== undefined).join(' ');
}

/** Returns true for a place in the sources of the service. */
function isOwn(frame: string): boolean {
  return !/node:|node_modules|<anonymous>\)?$/.test(frame);
}

/** Returns a value that is a word of a program; undefined for any other, which a person may have typed. */
function wordOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^\w{1,63}$/.test(value) ? value : undefined;
}

/** Returns the lines of the stack without the message before them, which may have lines like these. */
function framesOf({ message, stack = '' }: Error): string[] {
  const start = stack.indexOf(message);
  const lines = start < 0 ? [] : stack.slice(start + message.length).split('\n');
  return lines.map((line) => line.trim()).filter((line) => /^at .+(:\d+:\d+|<anonymous>)\)?$/.test(line));
}
