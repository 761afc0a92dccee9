import { type ColumnParameter, columnArrays, unnestRows } from './bulk.ts';

const columns = { family_id: 'bigint', learner_id: 'bigint' };

/** Relation of the learners in `learnerParameters`, for FROM. A statement also needs `ofLearnerFamilies`, which tells its node. */
export const learnerKeys = unnestRows(columns, 2);

/** Returns the condition that the column is a family of `learnerParameters`. */
export function ofLearnerFamilies(column: string): string {
  return `${column} = ANY ($1::text[]::bigint[])`;
}

/** Returns the key of a learner in a look-up. */
export function learnerKey({ familyId, learnerId }: { familyId: number; learnerId: number }): string {
  return `${familyId} ${learnerId}`;
}

/** Returns the parameters of a statement about learners, given their keys: the families, and the columns of the relation. */
export function learnerParameters(keys: readonly string[]): ColumnParameter[] {
  const pairs = keys.map((key) => {
    const [family_id = '', learner_id = ''] = key.split(' ');
    return { family_id, learner_id };
  });
  return [[...new Set(pairs.map(({ family_id }) => family_id))], ...columnArrays(columns, pairs)];
}
