import type { Difficulty } from '../../schema/lessons.ts';
import type { Row } from '../db/tables.ts';
import type { CommandContext, Job } from '../ledger/commands.ts';
import type { Change, StateReader } from '../ledger/state.ts';
import { figuresOf, questionHash, toSpec } from './content.ts';
import type { GeneratedQuestion } from './generators/index.ts';
import { lessonImagesJob } from './images.domain.ts';

/** Questions of a lesson, where there are as many. */
export const questionCount = 5;

/** When the learner was last asked each question that it has had on a concept, by the questions' hashes. */
export type SeenQuestions = ReadonlyMap<string, string>;

/** The same from its rows. */
export function seenIn(rows: readonly Pick<Row<'seen_questions'>, 'hash' | 'seen_at'>[]): SeenQuestions {
  return new Map(rows.map(({ hash, seen_at }) => [hash, seen_at]));
}

/** A lesson that a generator makes for a learner. */
export interface NewLesson {
  id: string;
  learnerId: number;
  moduleId: string;
  subject: string;
  category: string;
  difficulty: Difficulty;
  gradeLevel: number;
  topic: string;
  learningObjectives: readonly string[];
  /** Whether `moduleId` stands for what somebody asked for in free text, and for no concept of the generators. */
  isFreeTopic?: boolean;
  /**
   * What it asks, by what the learner has been asked before. Pure, and called under the family's lock: of lessons that are
   * made at the same time, none asks what another one does.
   */
  draw(seen: SeenQuestions): readonly GeneratedQuestion[];
}

/** The rows of a new lesson, and the job that makes its images. */
export function newLesson(
  lesson: NewLesson,
  status: 'ACTIVE' | 'QUEUED',
  state: StateReader,
  { familyId, now }: CommandContext,
): { changes: Change[]; jobs: Job[] } {
  const { id, learnerId: learner_id, moduleId: concept_id } = lesson;
  const rows = state.where('seen_questions', { learner_id, concept_id });
  const questions = lesson.draw(seenIn(rows));
  const topic: Row<'lesson_topics'> = {
    family_id: familyId,
    learner_id,
    concept_id,
    title: lesson.topic,
    subject: lesson.subject,
  };
  const put: Row<'lessons'> = {
    family_id: familyId,
    id,
    learner_id,
    module_id: concept_id,
    status,
    subject: lesson.subject,
    category: lesson.category,
    difficulty: lesson.difficulty,
    grade_level: lesson.gradeLevel,
    score: null,
    spec: toSpec(lesson, questions),
    figures: figuresOf(questions),
    image_paths: [],
    answers: null,
    created_at: now,
    answered_at: null,
  };
  const seen = questions.map(({ key }): Change => {
    const put = { family_id: familyId, learner_id, concept_id, hash: questionHash(key), seen_at: now };
    return { table: 'seen_questions', put };
  });
  return {
    changes: [
      { table: 'lessons', put },
      ...(lesson.isFreeTopic ? [{ table: 'lesson_topics' as const, put: topic }] : []),
      ...seen,
    ],
    jobs: [{ name: lessonImagesJob, data: { familyId, lessonId: id } }],
  };
}
