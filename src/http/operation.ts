import type { TSchema } from '@sinclair/typebox';
import type { FastifyContextConfig } from 'fastify';
import type { Role } from './app-types.ts';

/** Description of an operation in the OpenAPI document, and schemas of its requests and responses. */
interface Operation extends FastifyContextConfig {
  access: 'public' | readonly Role[];
  summary: string;
  description: string;
  params?: TSchema;
  querystring?: TSchema;
  body?: TSchema;
  response: Record<number, TSchema>;
}

/** Returns the options of a route. Its handler is elsewhere, so that the contract reads as a whole. */
export function operation<const O extends Operation>(operationId: string, tag: string, options: O) {
  const {
    access,
    allowsWaiting,
    takesToken,
    isIdempotent,
    appends,
    audited,
    hasLargeAnswer,
    isTagged,
    rateClass,
    dayLimit,
    hosts,
    errors,
    errorStatuses,
    ...schema
  } = options;
  // An operation for all roles describes access in its own words.
  const note = access === 'public' || access.length === 3 ? '' : `\n\n${roleSentence(access)}`;
  const description = options.description + note;
  return {
    config: options as FastifyContextConfig,
    schema: { operationId, tags: [tag], ...schema, description },
  };
}

/** Errors of operations on the learner that the query names. */
export const learnerErrors = ['FORBIDDEN', 'LEARNER_ID_REQUIRED', 'LEARNER_NOT_FOUND'] as const;

/** Roles that act for learners. */
export const parents: readonly Role[] = ['ADMIN', 'PARENT'];

/** Returns a sentence with the roles that may use an operation. */
export function roleSentence(access: readonly Role[]): string {
  return `Requires the role ${access.join(' or ')}.`;
}

/** Joins the lines of each paragraph, because Swagger UI would show the line breaks. */
export function joinLines(text: string): string {
  return text.replace(/(?<!\n)\n(?!\n)/g, ' ');
}
