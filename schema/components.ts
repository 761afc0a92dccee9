import { Health, Login, Registration, User } from './accounts.ts';
import { Achievement, EarnedAchievement } from './achievements.ts';
import { Problem } from './common.ts';
import {
  DoubleOrLossSet,
  KnowledgeGraph,
  LearnerDeleted,
  LearnerProfile,
  LearnerSettings,
  SubjectPerformance,
} from './learners.ts';
import { Lesson, LessonListing, LessonSpec, Question, QuizResult } from './lessons.ts';
import { Balance, PointTransaction } from './points.ts';
import { PointsSaved, Redemption, RedemptionListing, Reward, RewardSummary } from './rewards.ts';

/** Every schema that others refer to by its name: the components of the OpenAPI document. */
export const components = [
  Problem,
  User,
  Registration,
  Login,
  Health,
  KnowledgeGraph,
  SubjectPerformance,
  LearnerProfile,
  LearnerSettings,
  LearnerDeleted,
  DoubleOrLossSet,
  Achievement,
  EarnedAchievement,
  Question,
  LessonSpec,
  Lesson,
  LessonListing,
  QuizResult,
  Balance,
  PointTransaction,
  Reward,
  PointsSaved,
  Redemption,
  RedemptionListing,
  RewardSummary,
];
