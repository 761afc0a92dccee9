import { columnArrays, unnestRows } from '../db/bulk.ts';
import type { Database } from '../db/database.ts';
import type { Statement, Transaction } from '../db/transaction.ts';
import type { RecordedEvent } from './events.ts';
import type { Lane } from './lane.ts';
import type { FamilyState } from './state.ts';

/**
 * The tables whose changes the feed tells of: as what, and which columns are its key. Two tables may tell of the same
 * thing, as a reward and its texts do.
 */
export type FeedTables = Readonly<Record<string, FeedTable>>;

export interface FeedTable {
  name: string;
  key: readonly string[];
}

/** What listeners are told on when a family that somebody follows has changed; the payload is the family's id. */
export const feedChannel = 'changes';

/** The name of a change that may be any: who reads it has to look at all rows. */
export const anyChange = '*';

interface Told {
  familyId: number;
  name: string;
  key: (string | null)[];
}

/**
 * Tells the feed which rows the batch puts into families that somebody follows, and moves its number on in each that
 * changed. What is removed by a filter tells of itself (`feedStatement`). Families that nobody follows cost nothing.
 */
export function feedWrites(
  feed: FeedTables,
  lanes: readonly Lane[],
  events: readonly RecordedEvent[],
  states: readonly FamilyState[],
): Statement[] {
  const followed = new Map(lanes.filter((lane) => lane.isFollowed).map((lane) => [lane.familyId, lane]));
  if (followed.size === 0) return [];
  const told = states
    .filter(({ familyId }) => followed.has(familyId))
    .flatMap((state) => toldBy(feed, state));
  const removing = states.filter(({ removals }) => removals.some(({ table }) => feed[table]));
  const changed = new Set([...events, ...told, ...removing].map(({ familyId }) => familyId));
  const moved = [...changed].flatMap((familyId) => followed.get(familyId) ?? []);
  return moved.length > 0 ? [...tell(followed, told), moveOn(moved)] : [];
}

/** Notes that anything of a family may have changed, where somebody follows it. */
export async function tellOfAnything(tx: Transaction, lane: Lane): Promise<void> {
  if (!lane.isFollowed) return;
  const lanes = new Map([[lane.familyId, lane]]);
  const told = tell(lanes, [{ familyId: lane.familyId, name: anyChange, key: [] }]);
  for (const { text, parameters } of [...told, moveOn([lane])]) await tx.query(text, parameters);
}

/** A statement that deletes rows, made to tell the feed of each: its parameters go on with `feedParameters`. */
export function feedStatement(deletion: string, parameters: number, { key }: FeedTable): string {
  const [family, seq, name] = [1, 2, 3].map((i) => `$${parameters + i}::text`);
  return `WITH gone AS (${deletion} RETURNING ${key})
          INSERT INTO changes (family_id, seq, name, key)
          SELECT ${family}::bigint, ${seq}::bigint, ${name}, ARRAY[${key.map((column) => `${column}::text`)}] FROM gone
          ON CONFLICT DO NOTHING`;
}

export function feedParameters(lane: Lane, { name }: FeedTable): string[] {
  return [String(lane.familyId), String(lane.feedSeq + 1), name];
}

function toldBy(feed: FeedTables, state: FamilyState): Told[] {
  return [...state.changedRows()].flatMap(({ table, rows }) => {
    const as = feed[table];
    if (!as) return [];
    return rows.map((row) => ({
      familyId: state.familyId,
      name: as.name,
      key: as.key.map((column) => String(row[column])),
    }));
  });
}

function tell(lanes: ReadonlyMap<number, Lane>, told: readonly Told[]): Statement[] {
  if (told.length === 0) return [];
  const columns = { familyId: 'bigint', seq: 'bigint', name: 'text', key: 'text[]' };
  const text = `INSERT INTO changes (family_id, seq, name, key) SELECT * FROM ${unnestRows(columns)} u
     ON CONFLICT DO NOTHING`;
  const rows = told.map((row) => ({ ...row, seq: (lanes.get(row.familyId)?.feedSeq ?? 0) + 1 }));
  return [{ text, parameters: columnArrays(columns, rows) }];
}

/** The hint is sent when the transaction commits. */
function moveOn(lanes: readonly Pick<Lane, 'familyId' | 'feedSeq'>[]): Statement {
  const columns = { familyId: 'bigint', feedSeq: 'bigint' };
  return {
    text: `WITH moved AS (
       UPDATE families f SET feed_seq = u."feedSeq" + 1 FROM ${unnestRows(columns)} u
       WHERE f.family_id = u."familyId" RETURNING f.family_id
     ) SELECT pg_notify('${feedChannel}', family_id::text) FROM moved`,
    parameters: columnArrays(columns, lanes),
  };
}

/** Changes that are kept for those who are behind; beyond that they look at all rows, which is cheaper then. */
export const feedBounds = { changes: 50_000, days: 7 };

/**
 * Forgets the changes of each family that all who follow it are past, and those beyond the bounds.
 *
 * @param followers a query of family_id and seq: how far each follower is
 */
export async function trimFeed(
  { transaction }: Pick<Database, 'transaction'>,
  followers: string,
): Promise<void> {
  await transaction(async (tx) => {
    // Who holds a lane is not waited for: the next time will do.
    const rows = await tx.query<{ family_id: number; seq: number }>(
      `WITH due AS (
         SELECT p.family_id, greatest(p.seq, old.seq, many.seq) AS seq
         FROM (SELECT family_id, min(seq) AS seq FROM (${followers}) f GROUP BY 1) p
         CROSS JOIN LATERAL (SELECT max(seq) AS seq FROM changes c WHERE c.family_id = p.family_id
                             AND changed_at < now() - interval '${feedBounds.days} days') old
         LEFT JOIN LATERAL (SELECT seq FROM changes c WHERE c.family_id = p.family_id
                            ORDER BY seq DESC OFFSET ${feedBounds.changes} LIMIT 1) many ON true
         WHERE EXISTS (SELECT FROM changes c WHERE c.family_id = p.family_id
                       AND c.seq <= greatest(p.seq, old.seq, many.seq))
       ), locked AS (
         SELECT family_id FROM families WHERE family_id IN (SELECT family_id FROM due)
         ORDER BY family_id FOR NO KEY UPDATE SKIP LOCKED
       )
       UPDATE families f SET feed_start = greatest(f.feed_start, least(due.seq, f.feed_seq))
       FROM due JOIN locked USING (family_id) WHERE f.family_id = due.family_id
       RETURNING f.family_id, f.feed_start AS seq`,
    );
    if (rows.length === 0) return;
    const columns = { family_id: 'bigint', seq: 'bigint' };
    await tx.query(
      `DELETE FROM changes c USING ${unnestRows(columns)} u WHERE c.family_id = u.family_id AND c.seq <= u.seq`,
      columnArrays(columns, rows),
    );
  });
}
