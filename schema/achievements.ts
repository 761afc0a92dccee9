import { type Static, Type } from '@sinclair/typebox';
import * as t from './common.ts';

/** Type in an event. Compiled validators of events do not know `enum`. */
export const AchievementType = Type.Union([
  Type.Literal('FIRST_LESSON'),
  Type.Literal('FIVE_LESSONS'),
  Type.Literal('TWENTY_FIVE_LESSONS'),
  Type.Literal('HUNDRED_LESSONS'),
  Type.Literal('PERFECT_SCORE'),
  Type.Literal('FIRST_GOAL_REACHED'),
  Type.Literal('FIRST_REDEMPTION'),
  Type.Literal('THREE_DAY_STREAK'),
  Type.Literal('SEVEN_DAY_STREAK'),
  Type.Literal('CONCEPT_MASTERED'),
]);
export type AchievementType = Static<typeof AchievementType>;

export const AchievementKind = t.Enum(
  'AchievementType',
  AchievementType.anyOf.map((literal) => literal.const),
  'Kind of achievement. A learner earns each kind once.',
  'FIRST_LESSON',
);

const achievement = {
  type: Type.Ref(AchievementKind),
  title: t.Str('Name of the achievement.', 'First lesson'),
  description: t.Str('Description of the achievement.', 'Answered the first lesson.'),
};

/** Achievement in the result of a quiz (interface.md 2.11). */
export const Achievement = t.Reply('Achievement', "A learner's achievement.", achievement);
export type Achievement = Static<typeof Achievement>;

/** Achievement with its time (decisions.md 4.8). */
export const EarnedAchievement = t.Reply(
  'EarnedAchievement',
  'An achievement with the time when it was earned.',
  { id: t.UuidOf('achievement'), ...achievement, earnedAt: t.Timestamp },
);
export type EarnedAchievement = Static<typeof EarnedAchievement>;
