import type {
  KnowledgeGraph,
  LearnerColor,
  LearnerPicture,
  LearnerProfile,
  SubjectPerformance,
} from '../../../schema/learners.ts';
import type { Difficulty } from '../../../schema/lessons.ts';
import type { Row } from '../../db/tables.ts';
import type { DescribeConcept } from '../../slice/concept-descriptions.ts';
import { isUncounted } from '../../slice/counted-lessons.ts';

/** Columns of the learner's mastery that a profile shows. */
export type Mastery = Pick<
  Row<'mastery'>,
  | 'concept_id'
  | 'probability'
  | 'attempts'
  | 'correct'
  | 'lessons'
  | 'failures'
  | 'last_difficulty'
  | 'last_at'
>;

/** Returns a profile (interface.md 2.2) from the stored row and the answered lessons. Pure. */
export function toProfile(
  row: Row<'learner_profiles'>,
  mastery: Mastery[],
  describe: DescribeConcept,
): LearnerProfile {
  return {
    id: row.id,
    userId: String(row.learner_id),
    gradeLevel: row.grade_level,
    // Only updateProfile and newProfile write these columns, from values of these types.
    graph: extendedGraph(row.graph as KnowledgeGraph, mastery, describe),
    subjects: row.subjects as string[],
    subjectPerformance: subjectPerformance(mastery, describe),
    recommendedSubjects: merged(row.recommended_subjects as string[], weakSubjects(mastery, describe)),
    strugglingAreas: merged(row.struggling_areas as string[], weakConcepts(mastery, describe)),
    // Only updateProfile writes these columns, from values of these types.
    ...(row.picture !== null && { picture: row.picture as LearnerPicture }),
    ...(row.color !== null && { color: row.color as LearnerColor }),
    createdAt: row.created_at,
  };
}

/** Joins the parent's entries with those that follow from quizzes, without duplicates. */
function merged(stored: string[], derived: string[]): string[] {
  return [...new Set([...stored, ...derived])];
}

/**
 * Returns subjects with a mean probability below one half, weakest first. A placement asks above the learner's grade on purpose, so
 * only concepts with lessons count.
 */
function weakSubjects(mastery: Mastery[], describe: DescribeConcept): string[] {
  const counted = mastery.filter((row) => row.lessons > 0 && !isUncounted(row));
  const bySubject = Map.groupBy(counted, (row) => describe(row.concept_id).subject);
  return [...bySubject]
    .map(([subject, rows]) => ({
      subject,
      known: rows.reduce((sum, row) => sum + row.probability, 0) / rows.length,
    }))
    .filter(({ known }) => known < half)
    .toSorted((a, b) => a.known - b.known)
    .map(({ subject }) => subject);
}

/**
 * Returns concepts with at least three answers and a probability below one half, weakest first. A first passed lesson is too
 * little for one half, so a concept whose last lesson was passed does not count.
 */
function weakConcepts(mastery: Mastery[], describe: DescribeConcept): string[] {
  return mastery
    .filter((row) => row.probability < half && row.attempts >= 3 && !isUncounted(row))
    .filter(({ last_difficulty, failures }) => last_difficulty === null || failures > 0)
    .toSorted((a, b) => a.probability - b.probability)
    .map(({ concept_id }) => describe(concept_id).title);
}

const half = 0.5;

/** Extends the stored graph with a node for each attempted concept and edges from its prerequisites. */
function extendedGraph(
  stored: KnowledgeGraph,
  mastery: Mastery[],
  describe: DescribeConcept,
): KnowledgeGraph {
  const known = new Set(stored.nodes.map((node) => node.id));
  const attempted = mastery.filter((row) => !known.has(row.concept_id));
  const nodes = attempted.map(({ concept_id: id, probability }) => {
    const { title: label, subject: category } = describe(id);
    return { id, label, category, importance: Math.round(probability * 100) / 100 };
  });
  const all = new Set([...known, ...nodes.map((node) => node.id)]);
  const edges = attempted.flatMap(({ concept_id: target }) =>
    describe(target)
      .prerequisites.filter((source) => all.has(source))
      .map((source) => ({ source, target, label: 'prerequisite' })),
  );
  return { nodes: [...stored.nodes, ...nodes], edges: [...stored.edges, ...edges] };
}

/** Returns the performance in each subject over its attempted concepts (decisions.md 3.2). */
function subjectPerformance(
  mastery: Mastery[],
  describe: DescribeConcept,
): Record<string, SubjectPerformance> {
  const bySubject = Map.groupBy(mastery, (row) => describe(row.concept_id).subject);
  const performance = [...bySubject].map(([subject, rows]) => {
    const sum = (value: (row: Mastery) => number) => rows.reduce((total, row) => total + value(row), 0);
    const score = Math.round((sum((row) => row.correct) * 100) / sum((row) => row.attempts));
    const times = rows.map((row) => row.last_at).sort();
    const lastAttempted = times.at(-1) ?? '';
    const masteryLevel = levelOf(sum((row) => row.probability) / rows.length);
    return [subject, { score, lessonCount: sum((row) => row.lessons), lastAttempted, masteryLevel }] as const;
  });
  return Object.fromEntries(performance);
}

function levelOf(probability: number): Difficulty {
  if (probability >= 0.95) return 'advanced';
  return probability >= 0.6 ? 'intermediate' : 'beginner';
}
