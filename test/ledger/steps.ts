import { randomUUIDv7 } from 'node:crypto';
import { registry } from '../../src/app.ts';
import { allocateAwards, cashInAward } from '../../src/awards/domain.ts';
import type { Command } from '../../src/commands/command.ts';
import { addLearner, createRemoveLearner, setDoubleOrLoss } from '../../src/learners/domain.ts';
import { answerLesson, createLesson } from '../../src/lessons/domain.ts';
import { adjustPoints } from '../../src/points/domain.ts';
import { createReward, deleteReward, savePoints, updateReward } from '../../src/rewards/domain.ts';
import { approveRedemption, redeemReward, rejectRedemption } from '../../src/rewards/redemptions.domain.ts';

/** One thing that somebody asks of the ledger, with the ids of those whom it concerns. */
export type Step =
  | { kind: 'addLearner' | 'removeLearner'; learnerId: number }
  | { kind: 'createReward'; rewardId: string; tokenCost: number; maxRedemptions: number | null }
  | { kind: 'updateReward'; rewardId: string; fields: RewardFields }
  | { kind: 'deleteReward'; rewardId: string }
  | { kind: 'save'; learnerId: number; rewardId: string; points: number }
  | { kind: 'redeem' | 'approve' | 'reject'; learnerId: number; rewardId: string; redemptionId: string }
  | { kind: 'createLesson'; learnerId: number; lessonId: string; rightAnswers: number[] }
  | ({ kind: 'answer'; learnerId: number; lessonId: string } & Answers)
  | { kind: 'adjust'; learnerId: number; amount: number }
  | { kind: 'allocate'; learnerId: number; allocations: Allocation[] }
  | { kind: 'cashIn'; awardId: string }
  | { kind: 'setDouble'; learnerId: number; enabled: boolean };
export type Kind = Step['kind'];

interface RewardFields {
  tokenCost?: number;
  maxRedemptions?: number | null;
  isActive?: boolean;
}

export interface Allocation {
  awardId: string;
  activityId: string;
  tokens: number;
}

interface Answers {
  answers: number[];
  doubleOrLoss: boolean;
  doubleQuestionIndices: number[];
}

export const choicesOfQuestion = 4;
/** Two of the activities that come with the migrations, and one that does not. */
export const activities = ['1', '2', 'f'].map((digit) => `0195a3f0-4c00-7000-8000-00000000000${digit}`);
const moduleId = 'test.concept';
const removeLearner = createRemoveLearner(registry.erasures);

/** Carries a command out: with an idempotency key or without. */
export type Send = <Data, Reply>(command: Command<Data, Reply>) => Promise<unknown>;

/** Sends the step's command to the kernel. */
export function take(step: Step, lane: { familyId: number; actorId: number }, send: Send): Promise<unknown> {
  switch (step.kind) {
    case 'addLearner':
      return send({ handler: addLearner, data: newLearner(step.learnerId), ...lane });
    case 'removeLearner':
      return send({ handler: removeLearner, data: step, ...lane });
    case 'createReward': {
      const { rewardId, tokenCost, maxRedemptions } = step;
      const fields = { title: 'A reward', tokenCost, maxRedemptions };
      return send({ handler: createReward, data: { rewardId, fields }, ...lane });
    }
    case 'updateReward':
      return send({ handler: updateReward, data: step, ...lane });
    case 'deleteReward':
      return send({ handler: deleteReward, data: step, ...lane });
    case 'save':
      return send({ handler: savePoints, data: step, ...lane });
    case 'redeem':
      return send({ handler: redeemReward, data: step, ...lane });
    case 'approve':
      return send({ handler: approveRedemption, data: { ...step, notes: 'Well done' }, ...lane });
    case 'reject':
      return send({ handler: rejectRedemption, data: { ...step, notes: null }, ...lane });
    case 'createLesson':
      return send({ handler: createLesson, data: newLesson(step), ...lane });
    case 'answer':
      return send({ handler: answerLesson, data: { ...step, conceptId: moduleId }, ...lane });
    case 'adjust':
      return send({ handler: adjustPoints, data: { ...step, reason: 'a test' }, ...lane });
    case 'allocate':
      return send({ handler: allocateAwards, data: step, ...lane });
    case 'cashIn':
      return send({ handler: cashInAward, data: step, ...lane });
    case 'setDouble':
      return send({ handler: setDoubleOrLoss, data: step, ...lane });
  }
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
    draw: () => questions,
  };
}
