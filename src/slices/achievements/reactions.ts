import type { AchievementType } from '../../../schema/achievement-texts.ts';
import type { Row } from '../../db/tables.ts';
import type { NewEvent } from '../../kernel/ledger/events.ts';
import { reaction } from '../../kernel/ledger/rules.ts';
import { isKnown, versionOf } from '../../kernel/ledger/rules-version.ts';
import { all, one } from '../../kernel/state/reads.ts';

/**
 * Achievement of a quiz: the version of the rules since which a quiz demands it, its type, and if its condition is met. A quiz of an
 * earlier version stays without it.
 */
type Condition = readonly [since: number, type: AchievementType, isMet: boolean];

/** Returns the achievements for a quiz, from the learner's progress after it. */
const quizAchievements = reaction({
  on: 'QuizAnswered',
  reads: ({ learnerId: learner_id }) => ({
    progress: one('progress', { learner_id }),
    achievements: all('achievements', { learner_id }),
  }),
  react: (quiz, { progress, achievements }) => {
    const { learnerId, correct } = quiz.payload;
    const { lessons_answered: lessons = 0, streak_days: days = 0 } = progress ?? {};
    const conditions: Condition[] = [
      [1, 'FIRST_LESSON', lessons >= 1],
      [1, 'FIVE_LESSONS', lessons >= 5],
      [1, 'TWENTY_FIVE_LESSONS', lessons >= 25],
      [1, 'HUNDRED_LESSONS', lessons >= 100],
      [1, 'PERFECT_SCORE', correct.every(Boolean)],
      [1, 'THREE_DAY_STREAK', days >= 3],
      [1, 'SEVEN_DAY_STREAK', days >= 7],
    ];
    const earned = conditions.flatMap(([since, type, isMet]) =>
      isMet && isKnown({ since }, versionOf(quiz)) ? [type] : [],
    );
    return { events: earn(learnerId, earned, achievements) };
  },
});

/** Returns the achievement for the first mastered concept. */
const masteryAchievement = reaction({
  on: 'QuizAnswered',
  reads: ({ learnerId: learner_id, conceptId: concept_id }) => ({
    mastery: one('mastery', { learner_id, concept_id }),
    achievements: all('achievements', { learner_id, type: 'CONCEPT_MASTERED' }),
  }),
  // The model of mastery may change, and a ledger stays valid.
  possible: ({ payload: { learnerId } }) => [
    { type: 'AchievementEarned', payload: { learnerId, achievement: 'CONCEPT_MASTERED' } },
  ],
  react: ({ payload: { learnerId } }, { mastery, achievements }) => ({
    events: mastery?.is_mastered ? earn(learnerId, ['CONCEPT_MASTERED'], achievements) : [],
  }),
});

/** Returns the achievement for the first goal reached. */
const goalAchievement = reaction({
  on: 'PointsSaved',
  reads: ({ learnerId: learner_id, rewardId }) => ({
    reward: one('rewards', { id: rewardId }),
    savings: one('savings', { learner_id, reward_id: rewardId }),
    achievements: all('achievements', { learner_id, type: 'FIRST_GOAL_REACHED' }),
  }),
  react: ({ payload: { learnerId } }, { reward, savings, achievements }) => {
    const isReached = reward !== undefined && (savings?.points ?? 0) >= reward.token_cost;
    return { events: isReached ? earn(learnerId, ['FIRST_GOAL_REACHED'], achievements) : [] };
  },
});

/** Returns the achievement for the first approved redemption. */
const redemptionAchievement = reaction({
  on: 'RedemptionApproved',
  reads: ({ learnerId: learner_id }) => ({
    achievements: all('achievements', { learner_id, type: 'FIRST_REDEMPTION' }),
  }),
  react: ({ payload: { learnerId } }, { achievements }) => ({
    events: earn(learnerId, ['FIRST_REDEMPTION'], achievements),
  }),
});

/** Achievements that follow from events, each at most once per learner (decisions.md 4.8). */
export const achievementReactions = [
  quizAchievements,
  masteryAchievement,
  goalAchievement,
  redemptionAchievement,
];

function earn(
  learnerId: number,
  types: readonly AchievementType[],
  earned: readonly Row<'achievements'>[],
): NewEvent[] {
  return types
    .filter((type) => !earned.some((row) => row.type === type))
    .map((achievement) => ({ type: 'AchievementEarned', payload: { learnerId, achievement } }));
}
