import type { TSchema } from '@sinclair/typebox';
import type { ErrorCode } from '../errors.ts';
import type { Role } from './app-types.ts';

/** What an operation is in the OpenAPI document, and what its requests and replies are checked by. */
interface OperationSchema {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  params?: TSchema;
  querystring?: TSchema;
  body?: TSchema;
  response: Record<number, TSchema>;
}

interface OperationRules {
  /** Who may use it. */
  access: 'public' | readonly Role[];
  /** Whether a token changes what a public operation does. */
  takesToken?: boolean;
  /** Whether it takes an Idempotency-Key: every POST and PUT that appends to a ledger does (decisions.md 1.10). */
  isIdempotent?: boolean;
  /** The errors of the catalogue that it can give beside those that its schema and access bring along. */
  errors?: readonly ErrorCode[];
  errorStatuses?: Partial<Record<ErrorCode, number>>;
}

/** The options of a route: kept apart from the handlers, so that these are short and the contract reads as a whole. */
export function operation<const S extends OperationSchema>(rules: OperationRules, schema: S) {
  const { access } = rules;
  // Where every role may use it, the description says who may reach what.
  const who = access === 'public' || access.length === 3 ? '' : `\n\n${roleSentence(access)}`;
  return { config: rules, schema: { ...schema, description: schema.description + who } };
}

/** The roles that act for learners. */
export const parents: readonly Role[] = ['ADMIN', 'PARENT'];

/** Who may use an operation that is not for everybody, as a sentence. */
export function roleSentence(access: readonly Role[]): string {
  return `Only for the ${access.length > 1 ? 'roles' : 'role'} ${access.join(' and ')}.`;
}

/** Paragraphs without the line breaks of the source, which Swagger UI would show. */
export function unwrapped(text: string): string {
  return text.replace(/(?<!\n)\n(?!\n)/g, ' ');
}
