import { randomUUIDv7 } from 'node:crypto';
import { registry } from '../../../src/service/app.ts';
import { createCloseFamily } from '../../../src/slices/accounts/users/closing.domain.ts';
import { contributions } from '../../helpers/families/contributions.ts';
import type { Kernel } from '../../helpers/kernel/kernel.ts';
import { lessonSample } from '../../slices/lessons/ledger-sample.ts';
import type { Step } from './model/step-types.ts';
import { take } from './model/steps.ts';

let learners = 2_000_000;

/** Writes a family whose ledger holds every event type of an open family, with rows of every projected table. */
export async function writeSample({
  commands,
  newFamily,
}: Pick<Kernel, 'commands' | 'newFamily'>): Promise<number> {
  const familyId = await newFamily();
  learners += 3;
  const [learnerId, sibling, leaver] = [learners - 2, learners - 1, learners];
  const [rewardId, deleted, changed] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];
  const redemptions = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];
  const [approved = '', rejected = '', pending = ''] = redemptions;
  const lessonId = randomUUIDv7();
  const goal = { learnerId, rewardId };
  const origin = { familyId, actorId: familyId };
  const first: Step[] = [
    { kind: 'addLearner', learnerId },
    { kind: 'addLearner', learnerId: sibling },
    { kind: 'addLearner', learnerId: leaver },
    { kind: 'createReward', rewardId, tokenCost: 5, maxRedemptions: 5 },
    { kind: 'createReward', rewardId: deleted, tokenCost: 5, maxRedemptions: null },
    { kind: 'createReward', rewardId: changed, tokenCost: 5, maxRedemptions: null },
    { kind: 'adjust', learnerId, amount: 50 },
    { kind: 'adjust', learnerId: sibling, amount: 20 },
    { kind: 'setDouble', learnerId, enabled: true },
  ];
  const rest: Step[] = [
    { kind: 'createLesson', learnerId, lessonId, rightAnswers: [0, 1, 2] },
    {
      kind: 'answer',
      learnerId,
      lessonId,
      answers: [0, 1, 0],
      doubleOrLoss: true,
      doubleQuestionIndices: [],
    },
    { kind: 'voidQuestion', learnerId, lessonId, questionIndex: 2 },
    { kind: 'save', ...goal, points: 20 },
    { kind: 'save', learnerId: sibling, rewardId: deleted, points: 3 },
    ...redemptions.map((redemptionId): Step => ({ kind: 'redeem', ...goal, redemptionId })),
    { kind: 'approve', ...goal, redemptionId: approved },
    { kind: 'reject', ...goal, redemptionId: rejected },
    { kind: 'deleteReward', rewardId: deleted },
    { kind: 'updateReward', rewardId: changed, fields: { tokenCost: 6, isActive: false } },
    { kind: 'removeLearner', learnerId: leaver },
  ];
  for (const step of first) await take(step, origin, commands.execute);
  const sample = contributions.flatMap((contribution) => contribution.sample?.(learnerId) ?? []);
  for (const command of sample) await commands.execute({ ...command, ...origin });
  for (const step of rest) await take(step, origin, commands.execute);
  for (const command of lessonSample(learnerId)) await commands.execute({ ...command, ...origin });
  await take({ kind: 'adjust', learnerId, amount: -1 }, origin, commands.execute);
  if (!pending) throw new Error('missing PENDING redemption');
  return familyId;
}

/** Closes a family without HTTP. */
export async function closeSample({ commands, database }: Kernel, familyId: number): Promise<void> {
  const handler = createCloseFamily(registry.erasures, registry.closings);
  const accounts = await database.sql<{ learner_id: number }[]>`
    SELECT learner_id FROM balances WHERE family_id = ${familyId}`;
  const data = { learnerIds: accounts.map(({ learner_id }) => learner_id) };
  const isClosed = await commands.execute({ handler, data, familyId, actorId: familyId });
  if (!isClosed) throw new Error('the family is open');
}
