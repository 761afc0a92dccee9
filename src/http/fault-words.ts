import type { Ajv } from 'ajv';
import { linePattern, linesPattern } from '../../schema/common.ts';
import { countOf } from '../base/count-of.ts';

type SchemaFault = Pick<NonNullable<Ajv['errors']>[number], 'keyword' | 'params' | 'message'>;

/** Words for the patterns of requests, since a client must never have to read a regular expression. */
const patternWords: Readonly<Record<string, string>> = {
  '\\S': 'must not be blank',
  [linePattern]: 'must be one line without control characters',
  [linesPattern]: 'must not contain control characters',
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
  'day-or-time': 'must be a day such as 2026-03-01, or a time with its offset',
  'date-time': 'must be a time with its offset, such as 2026-03-01T08:30:00Z',
};

/** Words for the other keywords, since those of the validator are for readers of schemas. */
const keywordWords: Readonly<Record<string, (params: SchemaFault['params']) => string>> = {
  type: ({ type }) => `must be ${[type].flat().join(' or ')}`,
  enum: ({ allowedValues }) => `must be one of ${[allowedValues].flat().join(', ')}`,
  anyOf: () => 'has none of the allowed forms',
  not: () => 'is not allowed',
  required: () => 'is required',
  additionalProperties: () => 'is not a parameter of this operation',
  minProperties: ({ limit }) => `must have at least ${countOf(Number(limit), 'field')}`,
  minItems: ({ limit }) => `must have at least ${countOf(Number(limit), 'item')}`,
  maxItems: ({ limit }) => `must have at most ${countOf(Number(limit), 'item')}`,
  // A text without a visible character counts as empty.
  minLength: ({ limit }) =>
    limit === 1 ? 'must not be blank' : `must have at least ${countOf(Number(limit), 'character')}`,
  maxLength: ({ limit }) => `must have at most ${countOf(Number(limit), 'character')}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  pattern: ({ pattern }) => patternWords[String(pattern)] ?? 'has the wrong format',
  format: ({ format }) => formatWords[String(format)] ?? 'has the wrong format',
};

/** Returns the words for a pattern in a schema of a request; undefined if it has none. */
export function wordsOfPattern(pattern: string): string | undefined {
  return patternWords[pattern];
}

/** Describes a fault that the validator found, in plain words. */
export function wordsOf({ keyword, params, message }: SchemaFault): string {
  return keywordWords[keyword]?.(params) ?? message ?? 'is not allowed';
}

/** Returns a name as a step of a JSON pointer (RFC 6901), shortened because clients choose it. */
export function escapePointer(name: string): string {
  return name.slice(0, 100).replaceAll('\0', '').replaceAll('~', '~0').replaceAll('/', '~1');
}
