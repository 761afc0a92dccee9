import t from 'tap';
import { startApp } from '../helpers/app.ts';
import type { LedgerLine } from './ledger-reader.ts';
import { mainJob, type Step } from './main-job.ts';

interface Expected {
  step: string;
  status: number;
  answer: unknown;
  /** Expected events of each step, with the movements and balances of their entries; empty if the step appends none. */
  ledger?: [type: string, ...entries: string[]][];
}

const reward = { title: 'Ice cream on Sunday', tokenCost: 4, isActive: true, currentRedemptions: 0 };

const story: Expected[] = [
  {
    step: 'The first user becomes the administrator',
    status: 201,
    answer: { token: String, user: { id: 1, username: 'ada', role: 'ADMIN', parentId: null } },
  },
  {
    step: 'A parent registers',
    status: 201,
    answer: { token: String, user: { id: 2, name: 'Grace', role: 'PARENT', parentId: null } },
  },
  {
    step: 'She adds a child, who gets starter goals',
    status: 201,
    answer: { id: 3, username: /^mia-/, name: 'Mia', role: 'LEARNER', parentId: 2 },
    ledger: [['LearnerAdded'], ['RewardCreated'], ['RewardCreated'], ['RewardCreated']],
  },
  {
    step: 'She adds a goal of her own',
    status: 201,
    answer: { ...reward, parentId: 2, imageEmoji: '🍦', maxRedemptions: null },
    ledger: [['RewardCreated']],
  },
  {
    step: 'The child logs in',
    status: 200,
    answer: { token: String, user: { id: 3 }, domain: '127.0.0.1' },
  },
  {
    step: 'She takes a lesson',
    status: 201,
    answer: {
      learnerId: 3,
      moduleId: /^math\.fractions\./,
      status: 'ACTIVE',
      score: null,
      spec: { questions: { length: 5 } },
    },
  },
  {
    step: 'She answers its quiz, the first question wrong',
    status: 200,
    answer: {
      lesson: { status: 'DONE', score: 80 },
      score: 80,
      correctCount: 4,
      wrongCount: 1,
      pointsAwarded: 4,
      pointsDeducted: 0,
      newBalance: 4,
      newAchievements: [{ type: 'FIRST_LESSON' }],
    },
    ledger: [['QuizAnswered', '4 QUIZ_CORRECT 4'], ['AchievementEarned']],
  },
  { step: 'She looks at her points', status: 200, answer: { balance: 4 } },
  {
    step: 'She saves toward the ice cream',
    status: 200,
    answer: { success: true, pointsDelegated: 3 },
    ledger: [['PointsSaved', '-3 REWARD_SAVE 1']],
  },
  {
    step: 'She asks for it too early',
    status: 400,
    answer: { code: 'INSUFFICIENT_SAVINGS', detail: 'Insufficient points saved for this goal' },
  },
  {
    step: 'She saves the last point',
    status: 200,
    answer: { success: true, pointsDelegated: 1 },
    ledger: [['PointsSaved', '-1 REWARD_SAVE 0'], ['AchievementEarned']],
  },
  {
    step: 'Her goals at a glance',
    status: 200,
    answer: {
      totalPointsSaved: 4,
      availableBalance: 0,
      goalsInProgress: 1,
      totalRedeemed: 0,
      pendingRedemptions: 0,
      goals: [
        { title: reward.title, tokenCost: 4, savedPoints: 4, progress: 100 },
        { tokenCost: 10, progress: 0 },
        { tokenCost: 25, progress: 0 },
        { tokenCost: 50, progress: 0 },
      ],
    },
  },
  {
    step: 'She asks again',
    status: 201,
    answer: { learnerId: 3, pointsUsed: 4, status: 'PENDING', decidedAt: null, notes: null },
    ledger: [['RedemptionRequested', '4 REWARD_SAVE 4', '-4 REWARD_REDEMPTION 0']],
  },
  {
    step: 'The parent lists the pending redemptions',
    status: 200,
    answer: [{ status: 'PENDING', pointsUsed: 4, learnerName: 'Mia', rewardTitle: reward.title }],
  },
  {
    step: 'She approves it',
    status: 200,
    answer: { status: 'APPROVED', pointsUsed: 4, decidedAt: String, notes: 'Well done! On Sunday.' },
    ledger: [['RedemptionApproved'], ['AchievementEarned']],
  },
  {
    step: 'The history explains every point',
    status: 200,
    answer: [
      { amount: -4, sourceType: 'REWARD_REDEMPTION', balanceAfter: 0 },
      { amount: 4, sourceType: 'REWARD_SAVE', balanceAfter: 4 },
      { amount: -1, sourceType: 'REWARD_SAVE', balanceAfter: 0 },
      { amount: -3, sourceType: 'REWARD_SAVE', balanceAfter: 1 },
      { amount: 4, sourceType: 'QUIZ_CORRECT', balanceAfter: 4 },
    ],
  },
];

function summary(lines: LedgerLine[]): string[][] {
  return lines.map(({ type, entries }) => [
    type,
    ...entries.map(({ amount, sourceType, balanceAfter }) => `${amount} ${sourceType} ${balanceAfter}`),
  ]);
}

t.test('plays the main job of a family over HTTP', async (t) => {
  const { app, databaseUrl } = await startApp(t);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const steps: Step[] = [];
  for await (const step of mainJob(address, databaseUrl)) steps.push(step);
  t.same(
    steps.map(({ title }) => title),
    story.map(({ step }) => step),
  );
  for (const [i, { step, status, answer, ledger = [] }] of story.entries()) {
    t.equal(steps[i]?.status, status, `${step}: status`);
    t.match(steps[i]?.answer, answer, `${step}: answer`);
    t.same(summary(steps[i]?.ledger ?? []), ledger, `${step}: ledger`);
    if (Array.isArray(answer)) t.equal(steps[i]?.answer.length, answer.length, `${step}: no other events`);
  }
});
