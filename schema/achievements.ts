import { type Static, Type } from '@sinclair/typebox';
import { achievementTypes } from './achievement-texts.ts';
import * as t from './common.ts';

/** Type in an event. Compiled validators of events do not know `enum`. */
export const AchievementType = Type.Union(achievementTypes.map((type) => Type.Literal(type)));

export const AchievementKind = t.Enum(
  'AchievementType',
  achievementTypes,
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
