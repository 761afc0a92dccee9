import { achievementTexts } from '../../../../../schema/achievement-texts.ts';
import type { EventRow } from '../model/model.ts';

/** Types of events in words, as lists show them. */
const types: Readonly<Record<string, string>> = {
  LearnerAdded: 'Learner added',
  LearnerRemoved: 'Learner removed',
  QuizAnswered: 'Quiz answered',
  QuestionVoided: 'Question taken back',
  DoubleOrLossChanged: 'Double-or-loss changed',
  BonusGiven: 'Bonus given',
  PointsAdjusted: 'Points adjusted',
  RewardCreated: 'Goal created',
  RewardRenamed: 'Goal renamed',
  RewardChanged: 'Goal changed',
  RewardDeleted: 'Goal deleted',
  PointsSaved: 'Points saved',
  RedemptionRequested: 'Redemption requested',
  RedemptionApproved: 'Redemption approved',
  RedemptionRejected: 'Redemption rejected',
  AwardsAllocated: 'Tokens allocated',
  AwardCashedIn: 'Award cashed in',
  AchievementEarned: 'Achievement earned',
  FamilyClosed: 'Family closed',
};

/** Source types of entries in words. */
const sources: Readonly<Record<string, string>> = {
  QUIZ_CORRECT: 'Right answers',
  DOUBLE_OR_LOSS_DEDUCTION: 'Double-or-loss',
  QUESTION_VOIDED: 'Faulty questions',
  REWARD_SAVE: 'Goals',
  REWARD_REDEMPTION: 'Redemptions',
  PARENT_BONUS: 'Bonuses',
  ADMIN_ADJUSTMENT: 'Adjustments',
  AWARD_ALLOCATION: 'Activities',
};

export const eventTypes: readonly string[] = Object.keys(types);
export const sourceTypes: readonly string[] = Object.keys(sources);

/** Returns a type of events in words; a type of a later version as it is. */
export function typeInWords(type: string): string {
  return type === '' ? 'Event of others' : (types[type] ?? type);
}

/** Returns a source type in words; one of a later version as it is. */
export function sourceInWords(source: string): string {
  return sources[source] ?? source;
}

/** Returns the title of an achievement; for one of a later version, its type in words: `TWO_LESSONS` is “Two lessons”. */
export function achievementInWords(type: string): string {
  const texts: Readonly<Record<string, { title: string }>> = achievementTexts;
  if (Object.hasOwn(texts, type)) return texts[type]?.title ?? type;
  const text = type.replaceAll('_', ' ').toLowerCase();
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Returns the change of the balance of a learner, or of all learners, and the last balance; undefined without entries. */
export function changeOf(row: EventRow, learnerId?: number): { amount: number; balance: number } | undefined {
  const entries = row.entries.filter((entry) => learnerId === undefined || entry.learnerId === learnerId);
  const last = entries.at(-1);
  if (!last) return undefined;
  return { amount: entries.reduce((sum, { amount }) => sum + amount, 0), balance: last.balance };
}
