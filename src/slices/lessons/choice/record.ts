import { CompiledQuery } from 'kysely';
import type { Places } from '../../../db/cluster/family-places.ts';
import { createLookUp } from '../../../db/coalesce.ts';
import type { Database, Db } from '../../../db/database.ts';
import { learnerKey, learnerKeys, learnerParameters, ofLearnerFamilies } from '../../../db/learner-keys.ts';
import type { Row, TableName } from '../../../db/tables.ts';
import type { LearnerAccess } from '../../../http/access.ts';
import type { StoredLevel } from './levels.ts';

const masteryColumns = [
  'concept_id',
  'probability',
  'is_mastered',
  'lessons',
  'failures',
  'passed_days',
  'last_difficulty',
  'last_grade',
  'last_at',
  'due_at',
] as const;

const levelColumns = [
  'area',
  'level',
  'learner_grade',
  'difficulty',
  'failures',
  'is_settled',
  'last_at',
] as const;
const queuedColumns = [
  'id',
  'module_id',
  'learner_grade',
  'grade_level',
  'difficulty',
  'subject',
  'created_at',
] as const;

/** Record of a learner, from which the next lesson follows. */
export interface LearnerRecord {
  profile: Pick<Row<'learner_profiles'>, 'id' | 'subjects' | 'grade_level'> | undefined;
  levels: readonly StoredLevel[];
  mastery: readonly Pick<Row<'mastery'>, (typeof masteryColumns)[number]>[];
  /** Number of lessons that the learner has had on its last day with a lesson. */
  count: Pick<Row<'lesson_counts'>, 'day' | 'lessons'> | undefined;
  queued: Pick<Row<'lessons'>, (typeof queuedColumns)[number]> | undefined;
  /** Row of the family's parent, with the zone of its days. */
  parent: Pick<Row<'users'>, 'time_zone'> | undefined;
}

/** Reads the records of learners of one place by six statements, which the requests of a turn share. */
const lookUpRecord = createLookUp(async (db: Db, keys: string[]) => {
  const parameters = learnerParameters(keys);

  /** Returns the rows of the learners in a table, by key. */
  async function read<T extends TableName, C extends keyof Row<T> & string>(
    table: T,
    columns: readonly C[],
    condition = '',
  ): Promise<Map<string, Pick<Row<T>, C>[]>> {
    const query = CompiledQuery.raw(
      `SELECT family_id, learner_id, ${columns} FROM ${learnerKeys} k JOIN ${table} t USING (family_id, learner_id)
       WHERE ${ofLearnerFamilies('t.family_id')} ${condition}`,
      parameters,
    );
    type Found = Pick<Row<T>, C> & { family_id: number; learner_id: number };
    const { rows } = await db.executeQuery<Found>(query);
    return Map.groupBy(rows, ({ family_id: familyId, learner_id: learnerId }) =>
      learnerKey({ familyId, learnerId }),
    );
  }

  /** Returns the parents of the learners' families, by id. */
  async function readParents(): Promise<Map<string, Pick<Row<'users'>, 'time_zone'>>> {
    const families = parameters.slice(0, 1);
    type Parent = Pick<Row<'users'>, 'id' | 'time_zone'>;
    const query = CompiledQuery.raw(
      `SELECT id, time_zone FROM users WHERE ${ofLearnerFamilies('id')}`,
      families,
    );
    const { rows } = await db.executeQuery<Parent>(query);
    return new Map(rows.map((row) => [String(row.id), row]));
  }

  const [profiles, levels, mastery, counts, queued, parents] = await Promise.all([
    read('learner_profiles', ['id', 'subjects', 'grade_level']),
    read('subject_levels', levelColumns),
    read('mastery', masteryColumns),
    read('lesson_counts', ['day', 'lessons']),
    read('lessons', queuedColumns, "AND t.status = 'QUEUED'"),
    readParents(),
  ]);
  return new Map(
    keys.map((key): [string, LearnerRecord] => [
      key,
      {
        profile: profiles.get(key)?.[0],
        levels: levels.get(key) ?? [],
        mastery: mastery.get(key) ?? [],
        count: counts.get(key)?.[0],
        queued: queued.get(key)?.[0],
        parent: parents.get(key.split(' ', 1)[0] ?? ''),
      },
    ]),
  );
});

const noRecord: LearnerRecord = {
  profile: undefined,
  levels: [],
  mastery: [],
  count: undefined,
  queued: undefined,
  parent: undefined,
};

/** Returns the learner's record; an empty one for an erased learner. */
export async function recordOf(
  { database: { db }, places }: { database: Pick<Database, 'db'>; places: Pick<Places, 'placeOf'> },
  learner: LearnerAccess,
): Promise<LearnerRecord> {
  return (await lookUpRecord(db, learnerKey(learner), places.placeOf(learner.familyId))) ?? noRecord;
}
