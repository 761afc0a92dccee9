import type { Difficulty } from '../../../../schema/lessons.ts';
import type { Row } from '../../../db/tables.ts';
import type { Job } from '../../../kernel/commands/command.ts';
import type { EventContext } from '../../../kernel/ledger/events.ts';
import type { Change } from '../../../kernel/state/state.ts';
import { figuresOf, type LessonContent, questionHash, toSpec, type Wish } from './content.ts';
import { drawFigures, illustrate, lessonImagesJob } from './images.domain.ts';

/** Maximum number of questions in a lesson. */
export const questionCount = 5;

/** Times at which the learner last saw the questions of a concept, by question hash. */
export type SeenQuestions = ReadonlyMap<string, string>;

export function seenIn(rows: readonly Pick<Row<'seen_questions'>, 'hash' | 'seen_at'>[]): SeenQuestions {
  return new Map(rows.map(({ hash, seen_at }) => [hash, seen_at]));
}

/** Generated lesson for a learner. */
export interface NewLesson {
  id: string;
  learnerId: number;
  moduleId: string;
  /** Concepts of a placement. */
  conceptIds?: readonly string[];
  subject: string;
  category: string;
  difficulty: Difficulty;
  /** Grade at which its concept is asked. */
  gradeLevel: number;
  /** Grade in which the learner is, from which levels begin. Default: the grade of the lesson. */
  learnerGrade?: number;
  topic: string;
  learningObjectives: readonly string[];
  /** Topic of the request, and whether the lesson is about it. Absent without one. */
  wish?: Wish;
  /** True if `moduleId` is a free-text topic, not a concept of the generators. */
  isFreeTopic?: boolean;
  /** True if a job has a model draw a picture. Otherwise the lesson has the figures of its questions at once. */
  awaitsPicture?: boolean;
  /** Draws unseen questions first. Pure. Runs under the stream lock, so that parallel lessons never share a question. */
  draw(seen: SeenQuestions): LessonContent;
}

/** Returns the rows of a new lesson with its figures, or with the job that has a model draw its picture. */
export function newLesson(
  lesson: NewLesson,
  status: 'ACTIVE' | 'QUEUED',
  seenRows: readonly Row<'seen_questions'>[],
  { familyId, now }: EventContext,
): { changes: Change[]; jobs: Job[] } {
  const { id, learnerId: learner_id, moduleId: concept_id } = lesson;
  const content = lesson.draw(seenIn(seenRows));
  const ids = { family_id: familyId, learner_id, concept_id };
  const topic = { ...ids, title: lesson.topic, subject: lesson.subject };
  const spec = toSpec(lesson, content);
  const figures = figuresOf(content);
  const row: Row<'lessons'> = {
    family_id: familyId,
    id,
    learner_id,
    module_id: concept_id,
    status,
    subject: lesson.subject,
    category: lesson.category,
    difficulty: lesson.difficulty,
    grade_level: lesson.gradeLevel,
    learner_grade: lesson.learnerGrade ?? lesson.gradeLevel,
    score: null,
    spec,
    figures,
    image_paths: [],
    answers: null,
    salt: null,
    created_at: now,
    answered_at: null,
    is_too_fast: null,
    checks: [],
  };
  const seen = content.questions.map(({ key, conceptId = concept_id }): Change => {
    const put = { ...ids, concept_id: conceptId, hash: questionHash(key), seen_at: now };
    return { table: 'seen_questions', put };
  });
  return {
    changes: [
      ...illustrate(row, spec, lesson.awaitsPicture ? [] : drawFigures(figures)),
      ...(lesson.isFreeTopic ? [{ table: 'lesson_topics' as const, put: topic }] : []),
      ...seen,
    ],
    jobs: lesson.awaitsPicture ? [{ name: lessonImagesJob, data: { familyId, lessonId: id } }] : [],
  };
}
