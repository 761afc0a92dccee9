import { learnerReference, type ReplicaTable, reference, replicaTable } from '../../slice/replica-table.ts';

export const lessonTables: readonly ReplicaTable[] = [
  replicaTable({
    name: 'lessons',
    columns: `id uuid NOT NULL, learner_id bigint NOT NULL, module_id text NOT NULL, status text NOT NULL,
      subject text NOT NULL, category text NOT NULL, difficulty text NOT NULL, grade_level bigint NOT NULL,
      score bigint CHECK (score BETWEEN 0 AND 100), spec jsonb NOT NULL, image_paths jsonb NOT NULL,
      created_at timestamp with time zone NOT NULL, answered_at timestamp with time zone`,
    key: ['id'],
    constraints: [learnerReference],
    changes: { tables: { lessons: ['id'] } },
  }),
  replicaTable({
    name: 'quiz_answers',
    columns: `lesson_id uuid NOT NULL, idx bigint NOT NULL CHECK (idx >= 0), learner_id bigint NOT NULL,
      choice bigint, is_correct boolean NOT NULL, is_voided boolean NOT NULL DEFAULT false`,
    comment:
      'One row for each question of an answered lesson. `idx` counts from 0; `choice` is null without an answer.',
    key: ['lesson_id', 'idx'],
    constraints: [reference('lesson_id', 'lessons')],
    source: `SELECT l.id AS lesson_id, q.number - 1 AS idx, l.learner_id, a.choice,
               coalesce(a.choice = (q.question->>'correctIndex')::bigint, false) AS is_correct,
               coalesce(v.voided @> to_jsonb(q.number - 1), false) AS is_voided
             FROM lessons l
             LEFT JOIN quizzes v ON v.family_id = l.family_id AND v.lesson_id = l.id
             CROSS JOIN LATERAL jsonb_array_elements(l.spec->'questions') WITH ORDINALITY q (question, number)
             CROSS JOIN LATERAL (SELECT (l.answers->>(q.number - 1)::int)::bigint AS choice) a
             WHERE l.family_id = $1 AND l.answers IS NOT NULL`,
    changes: { name: 'lessons', key: ['lesson_id'], tables: { lessons: ['id'], quizzes: ['lesson_id'] } },
  }),
];
