import { randomUUIDv7 } from 'node:crypto';
import type { Command } from '../../../../src/kernel/commands/command.ts';
import { registry } from '../../../../src/service/app.ts';
import { addLearner, createRemoveLearner, setDoubleOrLoss } from '../../../../src/slices/learners/domain.ts';
import { answerLesson, createLesson } from '../../../../src/slices/lessons/domain.ts';
import { voidQuestion } from '../../../../src/slices/lessons/voiding/voiding.domain.ts';
import { adjustPoints } from '../../../../src/slices/points/domain.ts';
import {
  createReward,
  deleteReward,
  savePoints,
  updateReward,
} from '../../../../src/slices/rewards/domain.ts';
import {
  approveRedemption,
  redeemReward,
  rejectRedemption,
} from '../../../../src/slices/rewards/redemptions.domain.ts';
import { contributions, type LedgerTests } from '../../../helpers/families/contributions.ts';
import type { Step } from './step-types.ts';

export const choicesOfQuestion = 4;
/** Ledger tests of the slices that have steps of their own. */
export const ledgerTests = contributions.flatMap(({ ledger = [] }) => ledger);
const moduleId = 'test.concept';
const removeLearner = createRemoveLearner(registry.erasures);

/** Executes a command, with or without an idempotency key. */
export type Send = <Data, Reply>(command: Command<Data, Reply>) => Promise<unknown>;

/** Sends the step's command to the kernel. */
export function take(
  step: Step,
  origin: { familyId: number; actorId: number },
  send: Send,
): Promise<unknown> {
  switch (step.kind) {
    case 'addLearner':
      return send({ handler: addLearner, data: newLearner(step.learnerId), ...origin });
    case 'removeLearner':
      return send({ handler: removeLearner, data: step, ...origin });
    case 'createReward': {
      const { rewardId, tokenCost, maxRedemptions } = step;
      const fields = { title: 'A reward', tokenCost, maxRedemptions };
      return send({ handler: createReward, data: { rewardId, fields }, ...origin });
    }
    case 'updateReward': {
      const { rewardId, fields } = step;
      const title = fields.tokenCost === undefined ? {} : { title: `A reward of ${fields.tokenCost}` };
      return send({ handler: updateReward, data: { rewardId, fields: { ...fields, ...title } }, ...origin });
    }
    case 'deleteReward':
      return send({ handler: deleteReward, data: step, ...origin });
    case 'save':
      return send({ handler: savePoints, data: step, ...origin });
    case 'redeem':
      return send({ handler: redeemReward, data: step, ...origin });
    case 'approve':
      return send({ handler: approveRedemption, data: { ...step, notes: 'Well done' }, ...origin });
    case 'reject':
      return send({ handler: rejectRedemption, data: { ...step, notes: null }, ...origin });
    case 'createLesson':
      return send({ handler: createLesson, data: { ...newLesson(step), ...daysOf(origin) }, ...origin });
    case 'answer':
      return send({
        handler: answerLesson,
        data: { ...step, ...daysOf(origin), conceptId: moduleId, hasNext: false },
        ...origin,
      });
    case 'voidQuestion':
      return send({ handler: voidQuestion, data: { ...step, conceptId: moduleId }, ...origin });
    case 'adjust':
      return send({ handler: adjustPoints, data: { ...step, reason: 'a test' }, ...origin });
    case 'setDouble':
      return send({ handler: setDoubleOrLoss, data: step, ...origin });
    default:
      return send({ ...sliceOf(step).command(step), ...origin });
  }
}

function daysOf({ familyId }: { familyId: number }) {
  return { familyId, serverTimeZone: 'UTC' };
}

function newLearner(learnerId: number) {
  const username = `learner-${learnerId}`;
  const account = { learnerId, username, email: `${username}@example.org`, name: 'A learner' };
  return { ...account, passwordHash: null, gradeLevel: 5, profileId: randomUUIDv7() };
}

function newLesson({ learnerId, lessonId, rightAnswers }: Extract<Step, { kind: 'createLesson' }>) {
  const choices = Array.from({ length: choicesOfQuestion }, (_, i) => `choice ${i}`);
  const questions = rightAnswers.map((correctIndex) => {
    return { question: 'Which?', choices, correctIndex, explanation: 'This one.', key: lessonId };
  });
  return {
    id: lessonId,
    learnerId,
    moduleId,
    subject: 'Math',
    category: 'Math',
    difficulty: 'beginner' as const,
    gradeLevel: 5,
    topic: 'A topic',
    learningObjectives: [],
    draw: () => ({ questions }),
    // Then it has a job.
    awaitsPicture: true,
  };
}

/** Returns the ledger tests of the slice that adds the kind of step. */
export function sliceOf({ kind }: { kind: string }): LedgerTests {
  const found = ledgerTests.find(({ kinds }) => kinds.some((known) => known === kind));
  if (!found) throw new Error(`no slice has steps of the kind ${kind}`);
  return found;
}
