import { type Static, Type } from '@sinclair/typebox';
import { Achievement, EarnedAchievement } from './achievements.ts';
import * as t from './common.ts';
import { LearnerColor, LearnerPicture, LearnerProfile } from './learners.ts';
import { RedemptionListing, RedemptionStatus, Reward } from './rewards.ts';

/** What a page needs to begin, in one answer (decisions.md 11). */

/** Greatest number of goals, and of redemptions that wait, in a learner's home. */
export const mostOfLearner = 50;
/** Greatest number of redemptions that wait in a family's home. */
export const mostOfFamily = 100;
/** Greatest number of decided redemptions. */
export const mostDecided = 5;

const learner = {
  id: t.UserId,
  name: t.Str('The full name.', 'Mia Smith'),
  username: t.Str('The username.', 'mia'),
  gradeLevel: LearnerProfile.properties.gradeLevel,
  picture: Type.Optional(t.Described(LearnerPicture, 'The picture; absent if the learner has none.')),
  color: Type.Optional(t.Described(LearnerColor, 'The color; absent if the learner has none.')),
  hasPin: t.Bool('True if the learner has a PIN of pictures.', false),
  subjects: LearnerProfile.properties.subjects,
};

export const HomeLearner = t.Reply('HomeLearner', 'A learner, as a page shows them.', learner);
export type HomeLearner = Static<typeof HomeLearner>;

const state = {
  isDoubleOrLossEnabled: t.Bool('True if the learner may use double-or-loss.', false),
  points: t.Count('Points available to save or allocate.', 20),
  streak: t.Count('Days in a row with an answered lesson, up to today or yesterday.', 3),
};

const titles = {
  title: t.Str('Topic of the lesson.', 'Adding within 20'),
  subject: t.Str('Subject of the lesson.', 'Math'),
};

export const HomeLesson = t.Reply('HomeLesson', "The learner's lesson that has no answer yet.", {
  id: t.UuidOf('lesson'),
  ...titles,
  questionCount: t.Count('Number of questions.', 5),
  checkedCount: t.Count('Number of questions that the learner has checked.', 2),
});

export const NextLesson = t.Reply('NextLesson', 'A lesson that was generated ahead.', titles);

const { title, imageEmoji, color, tokenCost } = Reward.properties;

export const HomeGoal = t.Reply('HomeGoal', 'A reward and what the learner saved for it.', {
  rewardId: t.UuidOf('reward'),
  title,
  imageEmoji,
  color,
  tokenCost,
  savedPoints: t.Count('Points saved for it.', 4),
  isPending: t.Bool('True if a redemption of it waits for a decision.', false),
});

const lessonPoints = 'A loss by double-or-loss may make it negative.';

export const HomeDay = t.Reply('HomeDay', 'What a learner did on a day of the family.', {
  date: Type.String({ format: 'date', examples: ['2026-03-01'], description: 'The day.' }),
  lessons: t.Count('Answered lessons.', 1),
  points: Type.Integer({ examples: [4], description: `Sum of the points of these lessons. ${lessonPoints}` }),
});
export type HomeDay = Static<typeof HomeDay>;

const { id: _, ...earned } = EarnedAchievement.properties;
export const HomeAchievement = t.Reply('HomeAchievement', 'An earned achievement.', earned);

export const HomeAchievements = t.Reply('HomeAchievements', 'Achievements of a learner.', {
  earned: t.List(HomeAchievement, 'Those that the learner has earned, newest first.'),
  open: t.List(Achievement, 'The others.'),
});
export type HomeAchievements = Static<typeof HomeAchievements>;

const { id, learnerId, rewardId, pointsUsed, requestedAt, learnerName, rewardTitle } =
  RedemptionListing.properties;

export const HomeRedemption = t.Reply('HomeRedemption', 'A redemption that waits for a decision.', {
  id,
  rewardId,
  title,
  pointsUsed,
  requestedAt,
});

export const DecidedRedemption = t.Reply('DecidedRedemption', 'A redemption that was decided.', {
  id,
  title,
  status: Type.Ref(RedemptionStatus),
  decidedAt: t.Time('Time of the decision.'),
  notes: Type.Optional(t.Str('Notes on the decision. Absent if there are none.', 'Well done! On Saturday.')),
});

export const Home = t.Reply('Home', "A learner's home: what a page shows first.", {
  learner: Type.Ref(HomeLearner),
  ...state,
  lesson: Type.Union([Type.Ref(HomeLesson), Type.Null()], { description: 'The ACTIVE lesson, or null.' }),
  next: Type.Union([Type.Ref(NextLesson), Type.Null()], { description: 'The QUEUED lesson, or null.' }),
  totalSaved: t.Count('Points saved for all goals.', 12),
  goals: t.List(
    HomeGoal,
    `Active rewards, at most ${mostOfLearner}: first those that the fewest points miss.`,
  ),
  week: t.List(HomeDay, 'The last 7 days of the family, oldest first. Today is the last one.'),
  placed: Type.Array(Type.String(), {
    examples: [['Math']],
    description: 'Subjects with an answered lesson or placement. The others may begin with a placement.',
  }),
  achievements: Type.Ref(HomeAchievements),
  waiting: t.List(
    HomeRedemption,
    `Redemptions that wait for a decision, at most ${mostOfLearner}: first those that have waited longest.`,
  ),
  decided: t.List(DecidedRedemption, `The last ${mostDecided} decided redemptions, newest first.`),
});
export type Home = Static<typeof Home>;

export const FamilyHomeLearner = t.Reply('FamilyHomeLearner', 'A learner at a glance, for their parent.', {
  ...learner,
  ...state,
  lastLessonAt: t.nullable(t.Time('Time of the last answered lesson; null without one.')),
  lessonsThisWeek: t.Count('Answered lessons of the last 7 days of the family, today included.', 4),
  pointsThisWeek: Type.Integer({
    examples: [16],
    description: `Sum of the points of these lessons. ${lessonPoints}`,
  }),
});
export type FamilyHomeLearner = Static<typeof FamilyHomeLearner>;

export const WaitingRedemption = t.Reply(
  'WaitingRedemption',
  'A redemption that waits for a decision, with the names of learner and reward.',
  { id, learnerId, rewardId, pointsUsed, requestedAt, learnerName, rewardTitle, imageEmoji },
);

export const FamilyHome = t.Reply('FamilyHome', "A family's home: what its parent's page shows first.", {
  timeZone: t.Str("Time zone of the family's days.", 'Europe/Berlin'),
  learners: t.List(FamilyHomeLearner, 'The confirmed learners, by id.'),
  waiting: t.List(
    WaitingRedemption,
    `Redemptions that wait for a decision, at most ${mostOfFamily}: first those that have waited longest.`,
  ),
  waitingLearners: t.Count('Learners that wait for the confirmation of the parent.', 0),
  lastSeq: t.Count(
    "Number of the family's last event, from which `GET /api/ledger/events` goes on; 0 without events.",
    42,
  ),
});
export type FamilyHome = Static<typeof FamilyHome>;

export const FamilyHomeQuery = Type.Object({
  parentId: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'ADMIN only: the parent whose family it is, by default the caller.',
    }),
  ),
});
