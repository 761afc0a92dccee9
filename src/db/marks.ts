import { CompiledQuery, sql } from 'kysely';
import type { Places } from './cluster/family-places.ts';
import { createLookUp } from './coalesce.ts';
import type { Database, Db } from './database.ts';
import type { Operand } from './together.ts';

/** What marks need. */
export interface MarkDeps {
  database: Pick<Database, 'db'>;
  places: Pick<Places, 'placeOf'>;
}

/**
 * SQL of the mark of a family's row `f`: the transaction that wrote it last, and the hash of the last event. Each transaction of
 * commands that writes rows of the family writes this one, too. As long as it has the same mark, none of them has changed.
 * Numbers of transactions repeat: on another node of a cluster, and after a failover that loses some. There, the hash of the last
 * event tells states apart, if it differs.
 */
export const markText = "concat(f.xmin, ' ', encode(substr(f.head, 1, 8), 'hex'))";

const lookUpMark = createLookUp(async (db: Db, familyIds: string[]) => {
  const { rows } = await db.executeQuery<{ family_id: number; mark: string }>(
    CompiledQuery.raw(
      `SELECT family_id, ${markText} AS mark FROM families f WHERE family_id = ANY ($1::text[]::bigint[])`,
      [familyIds],
    ),
  );
  return new Map(rows.map(({ family_id, mark }) => [String(family_id), mark]));
});

/** Returns the mark of a family's row. Requests of the same moment share a statement. */
export function familyMark({ database, places }: MarkDeps, familyId: number): Promise<string | undefined> {
  return lookUpMark(database.db, String(familyId), places.placeOf(familyId));
}

/** Selects the mark of a family's row together with what follows from its events. */
export function markOf(familyId: Operand) {
  return sql<string>`(SELECT ${sql.raw(markText)} FROM families f WHERE f.family_id = ${familyId})`.as(
    'mark',
  );
}
