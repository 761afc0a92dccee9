import type { Concept } from '../../../../curriculum/index.ts';
import type { Difficulty } from '../../../../schema/lessons.ts';
import { existing, Problem } from '../../../base/errors.ts';
import { newId, newSeed } from '../../../base/ids.ts';
import type { LearnerAccess } from '../../../http/access.ts';
import { type SelectionCriteria, selectConcept } from '../choice/concept-selection.ts';
import { askedGrade, type Grades, levelOf } from '../choice/levels.ts';
import { nextDifficulty } from '../choice/next-difficulty.ts';
import type { LearnerRecord } from '../choice/record.ts';
import { selectForTopic, type TopicSelection } from '../choice/topic-selection.ts';
import { curriculum } from '../curriculum.ts';
import { isUnsafe } from '../provider/safety.ts';
import { type LessonContent, questionHash } from './content.ts';
import { type NewLesson, questionCount, type SeenQuestions } from './new-lesson.ts';

/** Requested properties of a new lesson. */
export interface LessonOptions {
  /** Requested grade; then the grade at which the concept is asked. */
  gradeLevel: number;
  /** Default: follows from the learner's last lessons on the concept. */
  difficulty?: Difficulty | undefined;
  topic?: string | undefined;
  subject?: string | undefined;
  category?: string | undefined;
}

/**
 * Generates a lesson from the learner's record, without storing it.
 * Throws 404 PROFILE_NOT_FOUND, or 400 TOPIC_REFUSED.
 */
export function authorLesson(
  record: LearnerRecord,
  learner: LearnerAccess,
  options: LessonOptions,
  { now, timeZone }: { now: Date; timeZone: string },
): NewLesson {
  rejectUnsafe(options);
  const { mastery } = record;
  const { subjects } = profileOf(record);
  const grades = gradesOf(record, options.gradeLevel);
  const criteria = { ...options, ...grades, subjects, mastery, now: now.toISOString(), timeZone };
  const { concept, isMatched, isWanted } = select(criteria);
  const known = mastery.find(({ concept_id }) => concept_id === concept.id);
  const level = levelOf(grades, concept);
  const made = {
    ...options,
    difficulty: options.difficulty ?? nextDifficulty(known, level),
    // The questions that a topic wants are those of the level.
    gradeLevel: askedGrade(concept, level, isWanted ? undefined : known),
  };
  // The learner sees the id of the lesson, and the keys follow from the seed, so these two differ.
  const seed = newSeed();
  return {
    ...conceptLesson(newId(), learner, made, concept),
    learnerGrade: level.learnerGrade,
    ...(options.topic && { wish: { topic: options.topic, isMatched } }),
    draw: (seen) => drawContent(concept, { ...made, isWanted }, seed, seen),
  };
}

/** Returns a requested grade with what the learner's record says about levels. */
export function gradesOf({ profile, levels }: LearnerRecord, gradeLevel: number): Grades {
  return { gradeLevel, profileGrade: profile?.grade_level, levels };
}

function select({ topic, ...criteria }: SelectionCriteria & { topic?: string | undefined }): TopicSelection {
  return topic
    ? selectForTopic({ topic, ...criteria })
    : { concept: selectConcept(criteria), isMatched: false };
}

/** Returns a lesson on a concept, without its questions. */
export function conceptLesson(
  id: string,
  { learnerId }: LearnerAccess,
  { category, difficulty, gradeLevel }: LessonOptions & { difficulty: Difficulty },
  concept: Concept,
): Omit<NewLesson, 'draw'> {
  return {
    id,
    learnerId,
    moduleId: concept.id,
    subject: concept.subject,
    category: category ?? concept.category,
    difficulty,
    gradeLevel,
    topic: concept.title,
    learningObjectives: concept.objectives,
  };
}

/**
 * Draws an introduction and unseen questions. If the concept has too few, those seen longest ago follow. If some are wanted,
 * there are no others. Pure.
 */
export function drawContent(
  concept: Concept,
  {
    gradeLevel,
    difficulty,
    isWanted,
  }: LessonOptions & { difficulty: Difficulty } & Pick<TopicSelection, 'isWanted'>,
  seed: string,
  seen: SeenQuestions,
): LessonContent {
  return curriculum().generateLesson({
    concept,
    gradeLevel,
    difficulty,
    seed,
    questionCount,
    ...(isWanted && { isWanted }),
    exclude: (key) => seen.has(questionHash(key)),
    lastSeen: (key) => Date.parse(seen.get(questionHash(key)) ?? ''),
  });
}

/** Throws 400 TOPIC_REFUSED for content that is unfit for children. */
export function rejectUnsafe({ topic, subject, category }: LessonOptions): void {
  if ([topic, subject, category].some((text) => text !== undefined && isUnsafe(text))) {
    throw new Problem('TOPIC_REFUSED');
  }
}

/** Returns the id, grade and subjects of the learner's profile. Throws 404 PROFILE_NOT_FOUND. */
export function profileOf({ profile }: LearnerRecord): {
  id: string;
  gradeLevel: number;
  subjects: string[];
} {
  const { id, grade_level: gradeLevel, subjects } = existing(profile, 'PROFILE_NOT_FOUND');
  return {
    id,
    gradeLevel,
    subjects: Array.isArray(subjects) ? subjects.filter((s) => typeof s === 'string') : [],
  };
}
