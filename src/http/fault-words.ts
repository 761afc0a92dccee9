import type { Ajv } from 'ajv';

type SchemaFault = Pick<NonNullable<Ajv['errors']>[number], 'keyword' | 'params' | 'message'>;

/** Words for the patterns of requests, since a client must never have to read a regular expression. */
const patternWords: Readonly<Record<string, string>> = {
  '\\S': 'must not be blank',
  '^[A-Za-z0-9._@-]+$': 'may have only ASCII letters, digits, `.`, `_`, `-` and `@`',
  '^[1-9][0-9]{0,15}$': 'must be the id of a user: a whole number from 1',
  '^([Kk]|[0-9]|1[0-2])$': 'must be a grade from 0 to 12, or K',
  '^[!-~]{1,255}$': 'must have 1 to 255 visible ASCII characters',
  '^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$': 'must be a colour such as #F97316',
};

const formatWords: Readonly<Record<string, string>> = {
  email: 'must be an email address',
  uuid: 'must be a UUID',
  'time-zone': 'must be the IANA name of a time zone, such as Europe/Berlin',
  'date-time': 'must be a time with its offset, such as 2026-03-01T08:30:00Z',
};

/** Returns the words for a pattern in a schema of a request; undefined if it has none. */
export function wordsOfPattern(pattern: string): string | undefined {
  return patternWords[pattern];
}

/** Describes a fault that the validator found, in plain words. */
export function wordsOf({ keyword, params, message }: SchemaFault): string {
  if (keyword === 'pattern') return patternWords[String(params['pattern'])] ?? 'has the wrong format';
  // A text without a visible character counts as empty.
  if (keyword === 'minLength' && params['limit'] === 1) return 'must not be blank';
  if (keyword === 'additionalProperties') return 'is not a parameter of this operation';
  if (keyword === 'format') return formatWords[String(params['format'])] ?? 'has the wrong format';
  return message ?? 'is not allowed';
}

/** Returns a name as a step of a JSON pointer (RFC 6901), shortened because clients choose it. */
export function escapePointer(name: string): string {
  return name.slice(0, 100).replaceAll('\0', '').replaceAll('~', '~0').replaceAll('/', '~1');
}
