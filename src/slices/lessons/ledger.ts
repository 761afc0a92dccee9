import type { SliceRules } from '../../kernel/ledger/rules.ts';
import { lessonEvents, lessonSourceTypes } from './events.ts';
import { levelProjection, masteryProjection } from './projection.ts';
import { quizRules } from './rules.ts';

/** Rules of quizzes. */
export const lessons: SliceRules = {
  events: lessonEvents,
  eventRules: quizRules,
  sourceTypes: lessonSourceTypes,
  projections: [masteryProjection, levelProjection],
  projectedTables: ['mastery', 'subject_levels'],
};
