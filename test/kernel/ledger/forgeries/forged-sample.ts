import { randomUUIDv7 } from 'node:crypto';
import type { Kernel } from '../../../helpers/kernel/kernel.ts';
import type { Step } from '../model/step-types.ts';
import { take } from '../model/steps.ts';
import { closeSample, writeSample } from '../sample-family.ts';
import type { ForgedSample } from './histories.ts';

/** Writes families with all events, one of them closed, one without events, and an administrator. */
export async function writeForgedSample(kernel: Kernel): Promise<ForgedSample> {
  const { commands, database, newFamily } = kernel;
  const { sql } = database;
  const familyId = await writeSample(kernel);
  const otherParent = await writeSample(kernel);
  const closed = await writeSample(kernel);
  await closeSample(kernel, closed);
  const empty = await newFamily();
  const administrator = await newFamily();
  await sql`UPDATE users SET role = 'ADMIN' WHERE id = ${administrator}`;
  const ids = async (family: number, type: string, member: string) => {
    const rows = await sql<{ id: string }[]>`
      SELECT payload->>${member} AS id FROM events WHERE family_id = ${family} AND type = ${type} ORDER BY seq`;
    return rows.map(({ id }) => id);
  };
  const [learner = 0, sibling = 0, leaver = 0] = (await ids(familyId, 'LearnerAdded', 'learnerId')).map(
    Number,
  );
  const [stranger = 0] = (await ids(otherParent, 'LearnerAdded', 'learnerId')).map(Number);
  const [strangeReward = ''] = await ids(otherParent, 'RewardCreated', 'rewardId');
  const [reward = ''] = await ids(familyId, 'RedemptionRequested', 'rewardId');
  const [inactive = ''] = await ids(familyId, 'RewardChanged', 'rewardId');
  const [deleted = ''] = await ids(familyId, 'RewardDeleted', 'rewardId');
  const [goal, usedUp, lessonId, last, pending] = Array.from({ length: 5 }, () => randomUUIDv7());
  if (!goal || !usedUp || !lessonId || !last || !pending) throw new Error('no ids');
  const second = stranger + 1000;
  const redemption = { learnerId: learner, rewardId: usedUp, redemptionId: last };
  const steps: Step[] = [
    { kind: 'createReward', rewardId: goal, tokenCost: 4, maxRedemptions: null },
    { kind: 'createReward', rewardId: usedUp, tokenCost: 3, maxRedemptions: 1 },
    { kind: 'save', learnerId: learner, rewardId: usedUp, points: 4 },
    { kind: 'redeem', ...redemption },
    { kind: 'approve', ...redemption },
    { kind: 'addLearner', learnerId: second },
    { kind: 'adjust', learnerId: second, amount: 10 },
    { kind: 'save', learnerId: second, rewardId: goal, points: 6 },
    { kind: 'redeem', learnerId: second, rewardId: goal, redemptionId: pending },
    { kind: 'removeLearner', learnerId: second },
    { kind: 'createLesson', learnerId: sibling, lessonId, rightAnswers: [0, 1] },
    {
      kind: 'answer',
      learnerId: sibling,
      lessonId,
      answers: [0, 0],
      doubleOrLoss: false,
      doubleQuestionIndices: [],
    },
  ];
  for (const step of steps) await take(step, { familyId, actorId: familyId }, commands.execute);
  const adjust: Step = { kind: 'adjust', learnerId: learner, amount: 12 };
  await take(adjust, { familyId, actorId: administrator }, commands.execute);
  await take({ ...adjust, amount: -1 }, { familyId, actorId: familyId }, commands.execute);
  return {
    ...{ familyId, learner, sibling, leaver, reward, inactive, deleted, goal, usedUp },
    ...{ administrator, otherParent, stranger, strangeReward, closed, empty },
    ...{ unknown: 777_777, projected: kernel.context.rules.projectedTables },
    quiz: (ledger) => ledger.first('QuizAnswered', ({ payload }) => payload['learnerId'] === learner),
    plainQuiz: (ledger) => ledger.first('QuizAnswered', ({ payload }) => payload['learnerId'] === sibling),
    adjustment: (ledger) => ledger.first('PointsAdjusted', ({ actorId }) => actorId === administrator),
  };
}
