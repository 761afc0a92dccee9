import { isCode, messageOf, ServiceError } from '../../../../http/pages/kit/client.ts';
import { countOf, texts } from './texts.ts';

/** Returns what went wrong, in words for the reader, and what to do about it. */
export function faultText(error: unknown): string {
  const { noAnswer, service, tooMany } = texts.problem;
  const status = error instanceof ServiceError ? error.problem.status : 0;
  if (status === 429) return tooMany;
  if (isCode(error, 'TOO_MANY_BONUS_POINTS')) {
    const { pointsLeft = 0 } = error.problem;
    return pointsLeft === 0
      ? texts.bonus.none
      : texts.bonus.left(countOf(pointsLeft, texts.countNouns.points));
  }
  // Two refusals of the contract have this status, and say more.
  if (status >= 500 && !isExpected(error)) return service;
  const [fault] = error instanceof ServiceError ? (error.problem.errors ?? []) : [];
  // A pointer into a body tells a reader nothing.
  if (fault) return texts.problem.field(fault.pointer.split('/').pop() ?? '', fault.message);
  return messageOf(error, { noAnswer, foreign: () => service });
}

function isExpected(error: unknown): boolean {
  const code = error instanceof ServiceError ? error.problem.code : '';
  return [
    'INSUFFICIENT_BALANCE',
    'SYNC_IN_PROGRESS',
    'SYNC_CONNECTION_FAILED',
    'LESSON_GENERATION_FAILED',
  ].includes(code);
}
