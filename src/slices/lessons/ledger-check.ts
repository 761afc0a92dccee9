import { maxAtOnce } from '../../kernel/ledger/problem-list.ts';
import type { StoredCheck } from '../../kernel/ledger/stored-check.ts';

/** Values of a lesson as text; null without the row or the event. */
interface LessonRow {
  id: string;
  status: string;
  score: string | null;
  learner: string;
  concept: string;
  difficulty: string;
  grade: string;
  learner_grade: string;
  seq: number | null;
  quiz_score: string | null;
  quiz_learner: string | null;
  quiz_concept: string | null;
  quiz_difficulty: string | null;
  quiz_grade: string | null;
  quiz_learner_grade: string | null;
  too_fast: string | null;
  quiz_too_fast: string | null;
}

/**
 * Lessons that differ from their events. Without an event, a lesson may be DONE, but has no score. An event of an earlier
 * version has no difficulty and no grade. A grouping reads each table once, where a join could read all events for each lesson.
 */
const differingLessons = `
  SELECT id, max(status) AS status, max(score) AS score, max(learner) AS learner, max(concept) AS concept,
    max(difficulty) AS difficulty, max(grade) AS grade, max(seq) AS seq, max(quiz_score) AS quiz_score,
    max(quiz_learner) AS quiz_learner, max(quiz_concept) AS quiz_concept, max(quiz_difficulty) AS quiz_difficulty,
    max(quiz_grade) AS quiz_grade, max(learner_grade) AS learner_grade,
    max(quiz_learner_grade) AS quiz_learner_grade, max(too_fast) AS too_fast, max(quiz_too_fast) AS quiz_too_fast
  FROM (
    SELECT id::text AS id, status, score::text AS score, learner_id::text AS learner, module_id AS concept,
      difficulty, grade_level::text AS grade, coalesce(learner_grade, grade_level)::text AS learner_grade, NULL::bigint AS seq, NULL AS quiz_score, NULL AS quiz_learner,
      NULL AS quiz_concept, NULL AS quiz_difficulty, NULL AS quiz_grade, NULL AS quiz_learner_grade, is_too_fast::text AS too_fast,
      NULL AS quiz_too_fast
    FROM lessons WHERE family_id = $1
    UNION ALL
    SELECT payload->>'lessonId', NULL, NULL, NULL, NULL, NULL, NULL, NULL, seq,
      CASE jsonb_typeof(payload->'correct') WHEN 'array' THEN
        (SELECT round(100.0 * count(*) FILTER (WHERE answer = 'true') / nullif(count(*), 0))::text
         FROM jsonb_array_elements(payload->'correct') answer) END,
      payload->>'learnerId', payload->>'conceptId', payload->>'difficulty', payload->>'gradeLevel',
      payload->>'learnerGrade', NULL, payload->>'isTooFast'
    FROM events
    WHERE family_id = $1 AND type = 'QuizAnswered' AND EXISTS (SELECT FROM lessons WHERE family_id = $1)) found
  GROUP BY id
  HAVING max(status) IS NOT NULL AND (max(score) IS DISTINCT FROM max(quiz_score) OR max(seq) IS NOT NULL
    AND (max(status), max(learner), max(concept), max(difficulty), max(grade), max(learner_grade), max(too_fast)) IS DISTINCT FROM
      ('DONE', max(quiz_learner), max(quiz_concept), coalesce(max(quiz_difficulty), max(difficulty)),
        coalesce(max(quiz_grade), max(grade)), coalesce(max(quiz_learner_grade), max(learner_grade)), max(quiz_too_fast)))
  ORDER BY max(seq), id LIMIT ${maxAtOnce}`;

/** Check that each lesson has what its event says: learner and its grade, concept, difficulty, grade, status, score, and whether it was too fast. */
export const lessonCheck: StoredCheck = {
  async ofFamily(tx, { familyId }) {
    const rows = await tx.query<LessonRow>(differingLessons, [String(familyId)]);
    return rows.map(
      ({
        id,
        seq,
        quiz_score,
        quiz_learner,
        quiz_concept,
        quiz_difficulty,
        quiz_grade,
        quiz_learner_grade,
        quiz_too_fast,
        ...row
      }) => ({
        kind: 'projection',
        message: `lesson ${id} does not match the events`,
        expected:
          seq === null
            ? 'no score'
            : `${textOf({
                status: 'DONE',
                score: quiz_score,
                learner: quiz_learner,
                concept: quiz_concept,
                difficulty: quiz_difficulty ?? row.difficulty,
                grade: quiz_grade ?? row.grade,
                learner_grade: quiz_learner_grade ?? row.learner_grade,
                too_fast: quiz_too_fast,
              })}, as in event ${seq}`,
        found: textOf(row),
      }),
    );
  },
  strays: async () => [],
};

function textOf(
  lesson: Record<
    'status' | 'score' | 'learner' | 'concept' | 'difficulty' | 'grade' | 'learner_grade' | 'too_fast',
    string | null
  >,
): string {
  const { status, score, learner, concept, difficulty, grade, learner_grade, too_fast: tooFast } = lesson;
  const made = `${difficulty}, grade ${grade}, learner in grade ${learner_grade}, concept ${concept ?? 'none'}`;
  return `${status}, score ${score ?? 'none'}, learner ${learner ?? 'none'}, too fast: ${tooFast ?? 'unknown'}, ${made}`;
}
