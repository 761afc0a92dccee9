import t from 'tap';
import { createRegistry } from '../../../../src/service/registry.ts';
import { balancesInWords, ruleInWords } from '../../../../src/slices/explorer/page/words/rule-words.ts';
import { slices } from '../../../../src/slices/index.ts';

const names = { learner: (id: number) => `Learner ${id}`, goal: (id: string) => `Goal ${id}` };

/** Returns the words of an event whose entries are amounts of learner 8, after a balance. */
function wordsOf(type: string, payload: object, amounts: readonly number[] = [], balance = 10): string[] {
  let balanceAfter = balance;
  const entries = amounts.map((amount) => {
    balanceAfter += amount;
    return { learnerId: 8, amount, balanceAfter };
  });
  const ids = { learnerId: 8, rewardId: 'r' };
  const event = { type, payload: { ...ids, ...payload }, entries, balanceBefore: () => balance };
  return ruleInWords(event, names);
}

const quiz = (correct: boolean[], doubled: number[]) => ({ correct, doubled, choices: correct.map(() => 4) });

t.test('computes the points of a quiz', async (t) => {
  const [yes, no] = [true, false];
  t.same(wordsOf('QuizAnswered', quiz([yes, yes, yes, yes, no], [0, 4]), [5, -1]), [
    '4 right + 1 doubled − 1 = 4 points',
    '1 doubled answer was wrong.',
  ]);
  t.same(wordsOf('QuizAnswered', quiz([yes, no, no], []), [1]), ['1 right = 1 point']);
  t.same(wordsOf('QuizAnswered', quiz([no, no], [])), ['0 right = 0 points']);
  t.same(wordsOf('QuizAnswered', quiz([no, no, yes], [0, 1]), [1, -1], 0), [
    '1 right − 1 = 0 points',
    '2 doubled answers were wrong.',
    'Only 1 point could be taken: a balance never falls below 0.',
  ]);
});

t.test('says what a question that is taken back gives back', async (t) => {
  const faulty = 'Question 3 of a quiz was faulty, and counts for no mastery.';
  t.same(wordsOf('QuestionVoided', { questionIndex: 2 }, [1]), [
    faulty,
    '1 point is given back to Learner 8.',
  ]);
  t.same(wordsOf('QuestionVoided', { questionIndex: 2 }, [2]), [
    faulty,
    '2 points are given back to Learner 8.',
    'The answer was doubled, and had taken 1 of these.',
  ]);
  t.same(wordsOf('QuestionVoided', { questionIndex: 2 }), [
    faulty,
    'The answer was right, and keeps its points. This moves no points.',
  ]);
});

t.test('says how points go into goals and come back', async (t) => {
  t.same(wordsOf('PointsSaved', { points: 5 }, [-5]), [
    '5 points are taken out of the balance (-5) and set aside for “Goal r”.',
  ]);
  t.same(wordsOf('RewardDeleted', {}, [5]), ['“Goal r” is deleted.', '5 points are returned to Learner 8.']);
  t.same(wordsOf('RewardDeleted', {}), [
    '“Goal r” is deleted.',
    'Nothing was set aside. This moves no points.',
  ]);
  t.match(wordsOf('RewardChanged', { tokenCost: 3, maxRedemptions: 1, isActive: false }, [1]), [
    '“Goal r” costs 3 points, and can be redeemed 1 time in all, and is not active.',
    '1 point is returned to Learner 8.',
  ]);
  t.match(wordsOf('LearnerRemoved', {}, [2]), [
    'The account of Learner 8 ends.',
    '2 points are returned to Learner 8.',
  ]);
});

t.test('says how a redemption uses points, and how a rejection returns them', async (t) => {
  t.same(wordsOf('RedemptionRequested', { pointsUsed: 10 }, [10, -10]), [
    '“Goal r” costs 10: 10 points are taken out of the goal (+10) and used (-10), 0 in all.',
  ]);
  t.match(wordsOf('RedemptionApproved', {}), [/moves no points/]);
  t.match(wordsOf('RedemptionRejected', {}, [10, -10]), [/set aside for “Goal r” again \(-10\), 0 in all/]);
  t.match(wordsOf('RedemptionRejected', {}, [10]), [/is not active, so the balance keeps them/]);
});

t.test('says what bonuses, adjustments and allocations do', async (t) => {
  t.match(wordsOf('BonusGiven', { points: 5 }, [5]), ['5 points are given to Learner 8 as a bonus.']);
  t.match(wordsOf('PointsAdjusted', { amount: 12 }, [12]), [
    '12 points are added to the balance of Learner 8.',
  ]);
  t.match(wordsOf('PointsAdjusted', { amount: -1 }, [-1]), [
    '1 point is taken off the balance of Learner 8.',
  ]);
  t.match(wordsOf('AwardsAllocated', { awards: [{ tokens: 3 }, { tokens: 5 }] }, [-3, -5]), [
    '3 + 5 = 8 points are allocated to activities (-8).',
  ]);
  t.match(wordsOf('AchievementEarned', { achievement: 'FIRST_LESSON' }), [
    /earns the achievement “First lesson”/,
  ]);
  t.match(
    wordsOf('AchievementEarned', { achievement: 'FIRST_GOAL_REACHED' }),
    [/“Goal reached”/],
    'its title',
  );
  t.match(
    wordsOf('AchievementEarned', { achievement: 'OF_LATER' }),
    [/“Of later”/],
    'one of a later version',
  );
});

t.test('has words for each type of the rules, for any payload', async (t) => {
  const unknown = wordsOf('Later', {});
  t.match(unknown, [/does not know/]);
  const { rules } = createRegistry(slices);
  for (const type of rules.events.keys()) {
    t.notSame(wordsOf(type, {}), unknown, type);
    t.doesNotThrow(() => wordsOf(type, { correct: 1, doubled: {}, awards: 'a', amount: null }), type);
  }
  t.match(wordsOf('constructor', {}), [/does not know/]);
});

t.test('adds up the balance of each learner', async (t) => {
  const entries = [
    { learnerId: 8, amount: 5, balanceAfter: 15 },
    { learnerId: 9, amount: -2, balanceAfter: 0 },
    { learnerId: 8, amount: -1, balanceAfter: 14 },
  ];
  const event = { type: 'QuizAnswered', payload: {}, balanceBefore: (id: number) => (id === 8 ? 10 : 2) };
  const sums = balancesInWords({ ...event, entries }, names);
  t.same(sums, ['Learner 8: 10 + 5 − 1 = 14', 'Learner 9: 2 − 2 = 0']);
  const forged = entries.map((entry) => ({ ...entry, balanceAfter: 99 }));
  t.match(balancesInWords({ ...event, entries: forged }, names), [/= 14, but the ledger states 99$/]);
});
