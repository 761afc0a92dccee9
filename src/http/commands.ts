import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { canonicalJson } from '../base/canonical-json.ts';
import type { Problem } from '../base/errors.ts';
import type { CommandHandler } from '../kernel/commands/command.ts';
import type { Commands } from '../kernel/commands/execute.ts';
import { signReceipt } from '../kernel/ledger/log/signed-receipt.ts';
import { type Receipt, receiptHeader } from '../kernel/ledger/receipt.ts';
import { recordOfCommand } from './audit.ts';
import { callerOf } from './authentication.ts';
import { joinLines } from './operation.ts';
import { problemAnswer } from './problem-details.ts';

/** Header that makes a request safe to repeat (decisions.md 1.10). */
export const IdempotencyHeaders = Type.Object({
  // Lower case, because validation sees the names that Node gives headers.
  'idempotency-key': Type.Optional(
    Type.String({
      'x-component': 'IdempotencyKey',
      pattern: '^[!-~]{1,255}$',
      examples: ['01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00'],
      description:
        joinLines(`Makes the request safe to repeat. The service keeps the first outcome for a key, and repeats it byte for
byte with \`Idempotency-Replayed: true\`: a success with an event for good, another success or a refusal by a rule for 30 days. The same key with another request gives 422. A key has 1 to 255
visible ASCII characters and belongs to the user who sends it.`),
    }),
  ),
});

/** Header of an answer that repeats the first one for its key. */
export const ReplayHeaders = {
  'Idempotency-Replayed': Type.String({
    'x-component': 'IdempotencyReplayed',
    enum: ['true'],
    description:
      'Present if the response repeats that of an earlier request with the same `Idempotency-Key`.',
  }),
};

/** Header of an answer to an operation that appends to a ledger. */
export const ReceiptHeaders = {
  'Ledger-Receipt': Type.String({
    'x-component': 'LedgerReceipt',
    examples: [`family=4, seq=12, hash="${'a'.repeat(64)}", prior="${'b'.repeat(64)}"`],
    description:
      'The last event that the request appended, and the head of the ledger before it. Absent without new events. With `Prefer: receipt=signed`, it is signed.',
  }),
};

/** Command of a request, without the caller who makes it. */
interface RequestedCommand<Data, Reply> {
  handler: CommandHandler<Data, Reply>;
  familyId: number;
  data: Data;
}

interface OnceOptions {
  /** Status of a success. */
  status?: 200 | 201;
  /** Learner in the answer. */
  learnerId?: number | null;
  /** Returns true for refusals after which the handler of the request tries again. */
  isRetried?: (problem: Problem) => boolean;
}

/** Executes a command as the caller of the request. The answer gets the receipt of its events. */
export function executeAsCaller<Data, Reply>(
  commands: Commands,
  request: FastifyRequest,
  command: RequestedCommand<Data, Reply>,
  reply?: FastifyReply,
): Promise<Reply> {
  const onReceipt = reply && receiptInto(reply);
  return commands.execute({ ...command, ...byCaller(request, command.familyId), onReceipt });
}

/** Executes a command as the caller of the request, once for its idempotency key if it has one. */
export async function executeIdempotently<Data, Reply>(
  commands: Commands,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    status = 200,
    learnerId = null,
    isRetried = () => false,
    ...command
  }: RequestedCommand<Data, Reply> & OnceOptions,
): Promise<Reply> {
  const key = request.headers['idempotency-key'];
  reply.code(status);
  if (typeof key !== 'string') return executeAsCaller(commands, request, command, reply);
  const { userId, role } = callerOf(request);
  let receipt: Receipt | undefined;
  const onReceipt = (given: Receipt) => {
    receipt = given;
  };
  const answer = await commands.executeOnce(
    { ...command, ...byCaller(request, command.familyId), onReceipt },
    {
      userId,
      key,
      isOfManyFamilies: role === 'ADMIN',
      requestHashes: request.server.hashRequest(textOf(request)),
      learnerId,
      isFinal: (problem) => isBusinessRule(problem, request) && !isRetried(problem),
      render(outcome) {
        if ('problem' in outcome) return problemAnswer(outcome.problem, request);
        return { status, body: String(reply.serialize(outcome.reply)) };
      },
    },
  );
  const type = answer.status < 400 ? 'application/json' : 'application/problem+json';
  reply.code(answer.status).type(`${type}; charset=utf-8`);
  if (answer.isReplay) reply.header('idempotency-replayed', 'true');
  // A stored receipt is not signed: only GET /api/ledger/receipt compares with the ledger before it signs.
  if (receipt) putReceipt(reply, receipt, !answer.isReplay);
  // A buffer bypasses the serializers, so the stored bytes go out. The types know only the reply.
  return Buffer.from(answer.body) as unknown as Reply;
}

/** Returns the actor of a command, its record for the audit log, and what counts its bytes for the address. */
function byCaller(request: FastifyRequest, familyId: number) {
  const onWritten = (bytes: number) => request.server.countWritten?.(request, bytes);
  return { actorId: callerOf(request).userId, audit: recordOfCommand(request, familyId), onWritten };
}

/** Returns the listener that puts a receipt into the answer. */
export function receiptInto(reply: FastifyReply): (receipt: Receipt) => void {
  return (receipt) => putReceipt(reply, receipt, true);
}

function putReceipt(reply: FastifyReply, receipt: Receipt, isNew: boolean): void {
  const { ledgerLog, receiptSigner } = reply.server;
  let header = receiptHeader(receipt);
  // The hash covers all earlier events, including those that contradict the log.
  const maySign = isNew && ledgerLog.contradictions() === 0;
  if (maySign && preference.test(String(reply.request.headers['prefer'] ?? ''))) {
    // The key id and the signature end the note.
    const signature = signReceipt(receiptSigner, receipt).trimEnd().split(' ').at(-1);
    header += `, sig=:${signature}:`;
    reply.header('preference-applied', 'receipt=signed');
  }
  reply.header('ledger-receipt', header);
}

/** Preference `receipt=signed` among others (RFC 7240). */
const preference = /(?:^|,)\s*receipt\s*=\s*"?signed"?\s*(?:[,;]|$)/i;

/** Checks for a refusal by a business rule. Other refusals leave no trace of their key. */
function isBusinessRule({ code }: Problem, { server }: FastifyRequest): boolean {
  const [status] = server.errors[code];
  return code !== 'VALIDATION_FAILED' && status !== 403 && status !== 404;
}

/** Returns the request as one text, without its password: the database must not hold a fast hash of a password. */
function textOf({ method, url, body }: FastifyRequest): string {
  const { password: _password, ...rest } = { ...(body as Record<string, unknown> | undefined) };
  return canonicalJson([method, url, rest]);
}
