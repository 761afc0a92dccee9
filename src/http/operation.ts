import type { TSchema } from '@sinclair/typebox';
import type { ErrorCode } from '../errors.ts';
import type { Role } from './app-types.ts';

/** Description of an operation in the OpenAPI document, and schemas of its requests and responses. */
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
  /** Roles that may use it. */
  access: 'public' | readonly Role[];
  /** True if a token changes what a public operation does. */
  takesToken?: boolean;
  /** True if it accepts an Idempotency-Key: every POST and PUT that appends to a ledger does (decisions.md 1.10). */
  isIdempotent?: boolean;
  /** Errors beyond those that follow from its schema and access. */
  errors?: readonly ErrorCode[];
  errorStatuses?: Partial<Record<ErrorCode, number>>;
}

/** Returns the options of a route, kept apart from the handlers so that the contract reads as a whole. */
export function operation<const S extends OperationSchema>(rules: OperationRules, schema: S) {
  const { access } = rules;
  // An operation for all roles describes access in its own words.
  const who = access === 'public' || access.length === 3 ? '' : `\n\n${roleSentence(access)}`;
  return { config: rules, schema: { ...schema, description: schema.description + who } };
}

/** Roles that act for learners. */
export const parents: readonly Role[] = ['ADMIN', 'PARENT'];

/** Returns a sentence with the roles that may use an operation. */
export function roleSentence(access: readonly Role[]): string {
  return `Only for the ${access.length > 1 ? 'roles' : 'role'} ${access.join(' and ')}.`;
}

/** Joins the lines of each paragraph, because Swagger UI would show the line breaks. */
export function unwrapped(text: string): string {
  return text.replace(/(?<!\n)\n(?!\n)/g, ' ');
}
