import type { SliceRules } from '../ledger/rules.ts';
import { lessonEvents, lessonSourceTypes } from './events.ts';
import { masteryProjection } from './projection.ts';
import { quizRule } from './rules.ts';

/** Rules of quizzes. */
export const lessons: SliceRules = {
  events: lessonEvents,
  eventRules: [quizRule],
  sourceTypes: lessonSourceTypes,
  projections: [masteryProjection],
  projectedTables: ['mastery'],
};
