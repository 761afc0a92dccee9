import type { SliceRules } from '../../kernel/ledger/rules.ts';
import { lessonEvents, lessonSourceTypes } from './events.ts';
import { levelProjection, masteryProjection } from './projection.ts';
import { quizRules } from './rules.ts';
import { voidingProjections } from './voiding/projection.ts';
import { voidingRule } from './voiding/rules.ts';

/** Rules of quizzes and of voided questions. */
export const lessons: SliceRules = {
  events: lessonEvents,
  eventRules: [...quizRules, voidingRule],
  sourceTypes: lessonSourceTypes,
  projections: [masteryProjection, levelProjection, ...voidingProjections],
  projectedTables: ['mastery', 'subject_levels', 'quizzes'],
};
