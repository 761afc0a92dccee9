import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { AuditAction } from '../../schema/actions.ts';
import type { ErrorCode, ErrorDefinitions } from '../base/errors.ts';
import type { KeyedHashes } from '../base/keyed-hash.ts';
import type { Signer } from '../kernel/ledger/checkpoints/note.ts';
import type { LedgerLog } from '../kernel/ledger/log/log.ts';
import type { Turns } from './limits/family-turns.ts';

export const roles = ['ADMIN', 'PARENT', 'LEARNER'] as const;
export type Role = (typeof roles)[number];

/** User who makes a request, from its token. */
export interface Caller {
  userId: number;
  role: Role;
  /** Family of the user: a learner's parent, otherwise the user. */
  familyId: number;
  /** Id of the token. */
  jti: string;
  /** Families whose data the request has reached, each with its learner if it has one; 0 for a listing of all families. */
  reached?: Map<number, number | undefined>;
}

/** Fastify instance whose handlers get their types from the TypeBox schemas of their routes. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** Limit of requests of one kind of operation; `none` for an operation without limits. */
export type RateClass =
  | 'register'
  | 'login'
  | 'share'
  | 'lesson'
  | 'verification'
  | 'export'
  | 'push'
  | 'checkpoint'
  | 'statement'
  | 'none';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Roles that may use the operation. The service does not start if they are missing. */
    access?: 'public' | readonly Role[];
    /** True if learners may use the operation before their parent confirms them. */
    allowsWaiting?: boolean;
    /** True if a token changes what a public operation does. */
    takesToken?: boolean;
    /** True for a large answer without pages: families take turns with it. */
    hasLargeAnswer?: boolean;
    /** True if the operation accepts an Idempotency-Key: a POST or PUT that appends to a ledger (decisions.md 1.10). */
    isIdempotent?: boolean;
    /** True if another operation, such as a DELETE, appends to a ledger: its answer has a receipt. */
    appends?: boolean;
    /** True if clients may ask again with the tag of an answer (`sendUnchanged`). */
    isTagged?: boolean;
    /** Action that the audit log records for the operation. */
    audited?: AuditAction;
    /** Limit of its requests, in addition to those of all operations. */
    rateClass?: RateClass;
    /** How it uses the day of an address, by default like most: see day-limits.ts. */
    dayLimit?: 'none' | 'reserve';
    /** Hosts that it answers for in addition to the allowed ones: monitors call by addresses and internal names. */
    hosts?: 'addresses' | 'all';
    /** Errors beyond those that follow from schema and access. */
    errors?: readonly ErrorCode[];
    /** Statuses that differ from the usual ones (decisions.md 2.2). */
    errorStatuses?: Partial<Record<ErrorCode, number>>;
  }
  interface FastifyInstance {
    /** Counts bytes that a request has written for its address; absent without limits of addresses. */
    countWritten?: (request: FastifyRequest, bytes: number) => void;
    /** Returns the keyed hashes of a request for its idempotency key. */
    hashRequest: KeyedHashes;
    /** Signer of receipts: the key of the ledger's log. */
    receiptSigner: Signer;
    /** Log of the ledger, whose contradictions stop signatures. */
    ledgerLog: Pick<LedgerLog, 'contradictions'>;
    /** Errors of the platform and of all slices. */
    errors: ErrorDefinitions;
    /** True from the moment at which the service stops. */
    isStopping: boolean;
    /** Turns of families with large results. */
    turns: Turns;
    /** Returns the tag of an address's answer for a caller, without `W/`, by the mark of its data. */
    tagOf: (caller: Caller, url: string, mark: string) => string;
  }
  interface FastifyRequest {
    /** Caller by its token; may be null only in public operations. */
    caller: Caller | null;
    /** Code of the error response. */
    problemCode: ErrorCode | null;
    /** Time on the clock of `performance` for which the request waited for an event, as its client wanted. */
    wait: { startedAt: number; endedAt?: number } | null;
    /** True if the log needs no line: the client is above a limit, and a line of this minute says so. */
    isUnlogged?: true;
    /** Fault of the service that its log line describes. */
    failure: { cause: unknown; level: 'error' | 'warn' } | null;
  }
}
