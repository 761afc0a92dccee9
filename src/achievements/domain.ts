import type { AchievementType } from '../../schema/events.ts';
import type { NewEvent, RecordedEvent } from '../ledger/events.ts';
import type { StateReader } from '../ledger/state.ts';

/**
 * Achievements that follow from an event, each at most once a learner. Whoever writes such an event loads the learner's
 * achievements, and with a quiz its progress and mastery.
 */
export function earnAchievements(event: RecordedEvent, state: StateReader): NewEvent[] {
  switch (event.type) {
    case 'QuizAnswered':
      return earn(state, event.payload.learnerId, quizAchievements(event, state));
    case 'PointsSaved':
      return earn(state, event.payload.learnerId, isGoalReached(event, state) ? ['FIRST_GOAL_REACHED'] : []);
    case 'RedemptionApproved':
      return earn(state, event.payload.learnerId, ['FIRST_REDEMPTION']);
    default:
      return [];
  }
}

function earn(state: StateReader, learnerId: number, types: AchievementType[]): NewEvent[] {
  return types
    .filter((type) => !state.get('achievements', { learner_id: learnerId, type }))
    .map((achievement) => ({ type: 'AchievementEarned', payload: { learnerId, achievement } }));
}

function isGoalReached(event: RecordedEvent<'PointsSaved'>, state: StateReader): boolean {
  const { learnerId, rewardId } = event.payload;
  const cost = state.get('rewards', { id: rewardId })?.token_cost ?? Number.POSITIVE_INFINITY;
  return (state.get('savings', { learner_id: learnerId, reward_id: rewardId })?.points ?? 0) >= cost;
}

function quizAchievements(event: RecordedEvent<'QuizAnswered'>, state: StateReader): AchievementType[] {
  const { learnerId, conceptId, correct } = event.payload;
  const { lessons_answered: lessons = 0, streak_days: days = 0 } =
    state.get('progress', { learner_id: learnerId }) ?? {};
  const mastery = state.get('mastery', { learner_id: learnerId, concept_id: conceptId });
  const conditions: [AchievementType, boolean][] = [
    ['FIRST_LESSON', lessons >= 1],
    ['FIVE_LESSONS', lessons >= 5],
    ['TWENTY_FIVE_LESSONS', lessons >= 25],
    ['HUNDRED_LESSONS', lessons >= 100],
    ['PERFECT_SCORE', correct.every(Boolean)],
    ['THREE_DAY_STREAK', days >= 3],
    ['SEVEN_DAY_STREAK', days >= 7],
    ['CONCEPT_MASTERED', mastery?.is_mastered ?? false],
  ];
  return conditions.filter(([, isMet]) => isMet).map(([type]) => type);
}
