import { learnerReference, type ReplicaTable, replicaTable } from '../../slice/replica-table.ts';

/** Changes that concern a learner's profile. Each makes the rows of the learner in both tables out of date. */
const changes = {
  name: 'learner_profiles',
  key: ['learner_id'],
  tables: {
    learner_profiles: ['learner_id'],
    learner_settings: ['learner_id'],
    double_or_loss: ['learner_id'],
    mastery: ['learner_id'],
    lesson_topics: ['learner_id'],
  },
} as const;

const mastery = `SELECT jsonb_agg(jsonb_build_object('concept_id', m.concept_id, 'probability', m.probability,
    'attempts', m.attempts, 'correct', m.correct, 'lessons', m.lessons, 'failures', m.failures,
    'last_difficulty', m.last_difficulty,
    'last_at', to_char(m.last_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY m.concept_id)
  FROM mastery m WHERE m.family_id = p.family_id AND m.learner_id = p.learner_id`;
const topics = `SELECT jsonb_agg(to_jsonb(t)) FROM lesson_topics t
  WHERE t.family_id = p.family_id AND t.learner_id = p.learner_id`;

export const learnerTables: readonly ReplicaTable[] = [
  replicaTable({
    name: 'learner_profiles',
    columns: `learner_id bigint NOT NULL, id uuid NOT NULL,
      grade_level bigint NOT NULL CHECK (grade_level BETWEEN 0 AND 12), subjects jsonb NOT NULL,
      recommended_subjects jsonb NOT NULL, struggling_areas jsonb NOT NULL, graph jsonb NOT NULL,
      created_at timestamp with time zone NOT NULL, subject_performance jsonb NOT NULL DEFAULT '{}',
      picture text, color text`,
    comment: 'Profiles as the API shows them, with what follows from quizzes.',
    key: ['learner_id'],
    constraints: [learnerReference],
    source: `SELECT p.*, jsonb_build_object('profile', to_jsonb(p), 'mastery', coalesce((${mastery}), '[]'),
               'topics', coalesce((${topics}), '[]')) AS derived_from
             FROM learner_profiles p WHERE p.family_id = $1`,
    derived: {
      columns: ['recommended_subjects', 'struggling_areas', 'graph', 'subject_performance'],
      module: import.meta.resolve('./replica-profile.ts'),
    },
    changes,
  }),
  replicaTable({
    name: 'learner_settings',
    columns: `learner_id bigint NOT NULL, double_or_loss_enabled boolean NOT NULL`,
    comment: 'Settings as the API shows them, with the defaults of learners whose parent has set none.',
    key: ['learner_id'],
    constraints: [learnerReference],
    source: `SELECT p.learner_id, coalesce(d.enabled, s.double_or_loss_enabled, false) AS double_or_loss_enabled
             FROM learner_profiles p LEFT JOIN double_or_loss d USING (family_id, learner_id)
             LEFT JOIN learner_settings s USING (family_id, learner_id) WHERE p.family_id = $1`,
    changes,
  }),
];
