import { maxAtOnce } from '../ledger/problem-list.ts';
import type { StoredCheck } from '../ledger/stored-check.ts';

/** Values of a lesson as text; null without the row or the event. */
interface LessonRow {
  id: string;
  status: string;
  score: string | null;
  learner: string;
  concept: string;
  seq: number | null;
  quiz_score: string | null;
  quiz_learner: string | null;
  quiz_concept: string | null;
}

/**
 * Lessons that differ from their events. Without an event, a lesson may be DONE, but has no score. A grouping reads each
 * table once, where a join could read all events for each lesson.
 */
const differingLessons = `
  SELECT id, max(status) AS status, max(score) AS score, max(learner) AS learner, max(concept) AS concept, max(seq) AS seq,
    max(quiz_score) AS quiz_score, max(quiz_learner) AS quiz_learner, max(quiz_concept) AS quiz_concept
  FROM (
    SELECT id::text AS id, status, score::text AS score, learner_id::text AS learner, module_id AS concept,
      NULL::bigint AS seq, NULL AS quiz_score, NULL AS quiz_learner, NULL AS quiz_concept
    FROM lessons WHERE family_id = $1
    UNION ALL
    SELECT payload->>'lessonId', NULL, NULL, NULL, NULL, seq,
      CASE jsonb_typeof(payload->'correct') WHEN 'array' THEN
        (SELECT round(100.0 * count(*) FILTER (WHERE answer = 'true') / nullif(count(*), 0))::text
         FROM jsonb_array_elements(payload->'correct') answer) END,
      payload->>'learnerId', payload->>'conceptId'
    FROM events
    WHERE family_id = $1 AND type = 'QuizAnswered' AND EXISTS (SELECT FROM lessons WHERE family_id = $1)) found
  GROUP BY id
  HAVING max(status) IS NOT NULL AND (max(score) IS DISTINCT FROM max(quiz_score) OR max(seq) IS NOT NULL
    AND (max(status), max(learner), max(concept)) IS DISTINCT FROM ('DONE', max(quiz_learner), max(quiz_concept)))
  ORDER BY max(seq), id LIMIT ${maxAtOnce}`;

/** Check that each lesson has the learner, the concept, the status and the score of its event. */
export const lessonCheck: StoredCheck = {
  async ofFamily(tx, { familyId }) {
    const rows = await tx.query<LessonRow>(differingLessons, [String(familyId)]);
    return rows.map(({ id, seq, status, score, learner, concept, ...quiz }) => ({
      kind: 'projection',
      message: `lesson ${id} does not match the events`,
      expected:
        seq === null
          ? 'no score'
          : `${textOf('DONE', quiz.quiz_score, quiz.quiz_learner, quiz.quiz_concept)}, as in event ${seq}`,
      found: textOf(status, score, learner, concept),
    }));
  },
  strays: async () => [],
};

function textOf(
  status: string,
  score: string | null,
  learner: string | null,
  concept: string | null,
): string {
  return `${status}, score ${score ?? 'none'}, learner ${learner ?? 'none'}, concept ${concept ?? 'none'}`;
}
