import { Buffer } from 'buffer';
import type { LedgerCheckpoint, LedgerKey } from '../../../../../schema/audit.ts';
import { messageOf, ServiceError } from '../../../../http/pages/kit/client.ts';
import { isConsistent, type TreeHead } from '../../../../kernel/ledger/merkle.ts';
import type { Heads } from './chain-heads.ts';
import { openProof, type Proof, WrongProof } from './check-log.ts';
import type { LogService } from './log-service.ts';
import { openAcceptance, openCheckpoint, openKeyChange } from './notes.ts';

/** Checkpoint as the service states it: its note says the rest. */
export type StatedCheckpoint = Pick<LedgerCheckpoint, 'note' | 'publicKey' | 'size' | 'root'>;

/** Question about the log that the worker answers when a view asks. */
export type Question =
  /** Is the checkpoint signed, and do it and another one belong to one log? Without another one, only the former. */
  | { about: 'checkpoint'; checkpoint: StatedCheckpoint; other?: { size: number; root: string } }
  /** Does the key follow the one before it? */
  | { about: 'key'; key: Pick<LedgerKey, 'publicKey' | 'size' | 'statement'>; before: string }
  /** Does a proof lead from this event of the ledger to a checkpoint that the key signed? */
  | { about: 'proof'; proof: Proof; publicKey: string; familyId: number; seq: number };

/** Answer in a word and in words: `doubt` is for what nobody can verify. */
export interface Answer {
  result: 'right' | 'doubt' | 'wrong';
  message: string;
}

/** Answers a question. Never throws: an answer of the service that is missing is a doubt. */
export async function answerTo(
  question: Question,
  log: LogService | undefined,
  heads: Heads,
): Promise<Answer> {
  try {
    if (question.about === 'proof') return await aboutProof(question, heads);
    return question.about === 'key' ? await aboutKey(question) : await aboutCheckpoint(question, log);
  } catch (error) {
    return { result: 'doubt', message: reasonOf(error) };
  }
}

type About<T extends Question['about']> = Extract<Question, { about: T }>;

async function aboutCheckpoint(
  { checkpoint, other }: About<'checkpoint'>,
  log: LogService | undefined,
): Promise<Answer> {
  const { note, publicKey, size, root } = checkpoint;
  const head = await openCheckpoint(note, publicKey);
  if (!head) return { result: 'wrong', message: 'The signature is wrong.' };
  if (head.size !== size || head.root.toString('base64') !== root)
    return { result: 'wrong', message: 'The signed text has another size or root.' };
  if (!other || !log) return { result: 'right', message: 'The signature is right.' };
  const otherHead = { size: other.size, root: Buffer.from(other.root, 'base64') };
  const [from, to] = head.size <= otherHead.size ? [head, otherHead] : [otherHead, head];
  if (isConsistent(from, to, await proofBetween(from, to, log)))
    return { result: 'right', message: 'The signature is right, and the log continues.' };
  const message = `The checkpoint of size ${to.size} does not continue that of size ${from.size}.`;
  return { result: 'wrong', message };
}

async function proofBetween(from: TreeHead, to: TreeHead, log: LogService): Promise<Buffer[]> {
  if (from.size === 0 || from.size === to.size) return [];
  const proof = await log.consistency(from.size, to.size);
  return proof.map((hash) => Buffer.from(hash, 'base64'));
}

async function aboutProof(
  { proof, publicKey, familyId, seq }: About<'proof'>,
  heads: Heads,
): Promise<Answer> {
  try {
    await openProof(proof, publicKey);
  } catch (error) {
    if (error instanceof WrongProof) return { result: 'wrong', message: error.message };
    throw error;
  }
  if (proof.familyId === familyId && proof.seq === seq && proof.head === heads.at(seq))
    return { result: 'right', message: 'The proof leads to a signed checkpoint.' };
  return { result: 'wrong', message: 'The proof is of another event.' };
}

async function aboutKey({ key, before }: About<'key'>): Promise<Answer> {
  const statement = key.statement ?? '';
  const change = await openKeyChange(statement, before);
  if (change?.to === key.publicKey && change.size === key.size)
    return { result: 'right', message: 'The holder of the key before signed that this one follows.' };
  const accepted = await openAcceptance(statement, key.publicKey);
  if (accepted?.from === before && accepted.size === key.size)
    return {
      result: 'doubt',
      message:
        'Only this key says that it follows: the one before is lost, or the change is forged. Ask the operator.',
    };
  return { result: 'wrong', message: 'No valid statement says that this key follows the one before.' };
}

function reasonOf(error: unknown): string {
  if (error instanceof ServiceError && error.problem.status === 429)
    return 'The service allows no more requests now. Check again in a minute.';
  return messageOf(error);
}
