import { createHash } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../errors.ts';
import { canonicalJson } from '../ledger/chain.ts';
import type { Command } from '../ledger/commands.ts';
import type { Ledger } from '../ledger/execute.ts';
import { callerOf } from './authentication.ts';
import { unwrapped } from './operation.ts';
import { problemAnswer } from './problems.ts';

/** The header by which a client may repeat a request without fear (decisions.md 1.10). */
export const IdempotencyHeaders = Type.Object({
  // In lower case, as Node hands headers out: validation goes by this name.
  'idempotency-key': Type.Optional(
    Type.String({
      'x-component': 'IdempotencyKey',
      pattern: '^[!-~]{1,255}$',
      description:
        unwrapped(`Makes the request safe to repeat: the first outcome for a key, success or refusal by a rule, is kept
for good and answered again to the byte, with \`Idempotency-Replayed: true\`. The same key with another request gives 422. 1 to 255
visible ASCII characters; keys belong to the user who sends them.`),
    }),
  ),
});

/** What an answer says of the key; with the first one it is absent. */
export const ReplayHeaders = {
  'Idempotency-Replayed': Type.String({
    enum: ['true'],
    description:
      'The answer is that of an earlier request with the same `Idempotency-Key`; absent otherwise.',
  }),
};

interface OnceOptions {
  /** The status of a success. */
  status?: 200 | 201;
  /** The learner that the answer tells of. */
  learnerId?: number | null;
  /** Refusals that the caller of this function will answer with another attempt. */
  isRetried?: (problem: Problem) => boolean;
}

/** Executes the command of a request: once for its idempotency key where it has one, and sends the answer. */
export async function executeOnce<Data, Answer>(
  ledger: Ledger,
  command: Command<Data, Answer>,
  request: FastifyRequest,
  reply: FastifyReply,
  { status = 200, learnerId = null, isRetried = () => false }: OnceOptions = {},
): Promise<Answer> {
  const key = request.headers['idempotency-key'];
  reply.code(status);
  if (typeof key !== 'string') return ledger.execute(command);
  const { userId, role } = callerOf(request);
  const answer = await ledger.executeOnce(command, {
    userId,
    key,
    isOfManyFamilies: role === 'ADMIN',
    requestHash: hashOf(request),
    learnerId,
    isFinal: (problem) => isRuleOfTheBusiness(problem) && !isRetried(problem),
    render(outcome) {
      if ('problem' in outcome) return problemAnswer(outcome.problem, request);
      return { status, body: String(reply.serialize(outcome.reply)) };
    },
  });
  reply
    .code(answer.status)
    .type(
      answer.status < 400 ? 'application/json; charset=utf-8' : 'application/problem+json; charset=utf-8',
    );
  if (answer.isReplay) reply.header('idempotency-replayed', 'true');
  // A buffer passes the serializers untouched, so it goes out as it was kept; the types know only the reply's own.
  return Buffer.from(answer.body) as unknown as Answer;
}

/** Refusals by validation or authorization leave no trace of their key. */
function isRuleOfTheBusiness({ code, status }: Problem): boolean {
  return code !== 'VALIDATION_FAILED' && status !== 403 && status !== 404;
}

/** What the request asks for. A password is left out: its fast hash must not lie in the database. */
function hashOf({ method, url, body }: FastifyRequest): Buffer {
  const { password: _password, ...rest } = { ...(body as Record<string, unknown> | undefined) };
  return createHash('sha256')
    .update(canonicalJson([method, url, rest]))
    .digest();
}
