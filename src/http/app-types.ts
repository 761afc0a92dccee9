import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ErrorCode } from '../errors.ts';

export const roles = ['ADMIN', 'PARENT', 'LEARNER'] as const;
export type Role = (typeof roles)[number];

/** Who makes a request, as its token says. */
export interface Caller {
  userId: number;
  role: Role;
  /** The id of the token itself. */
  jti: string;
}

/** A Fastify instance whose handlers are typed by the TypeBox schemas of their routes. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use the operation. Every operation says so; one that does not is refused at start. */
    access?: 'public' | readonly Role[];
    /** Whether a token changes what a public operation does. */
    takesToken?: boolean;
    /** Whether it takes an Idempotency-Key. */
    isIdempotent?: boolean;
    /** The errors that this operation adds to those that follow from its schema and its access. */
    errors?: readonly ErrorCode[];
    /** For errors whose status differs from the catalogue's in this operation (decisions.md 2.2). */
    errorStatuses?: Partial<Record<ErrorCode, number>>;
  }
  interface FastifyRequest {
    /** Set for every operation that is not public, and for a public one that a valid token came with. */
    caller: Caller | null;
    /** The error that the request was answered with. */
    problemCode: ErrorCode | null;
  }
}
