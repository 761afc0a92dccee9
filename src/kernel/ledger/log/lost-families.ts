import type { Queryable } from '../../../db/transaction.ts';
import { eventFault, type LogProblem, type LogProblems } from './log-problems.ts';
import type { Missing } from './store.ts';

/** Maximum number of families in one statement. Other statements can run between two. */
const chunkSize = 5000;
/** Maximum number of problems of one kind that a check before a checkpoint reports. */
const maxProblems = 20;

interface FamilyRow {
  family_id: number;
  seq: number;
  head: string;
  /** Hash of the event with that number, if there is one. */
  event: string | null;
  logged_seq: number | null;
  logged_head: string | null;
  /** Hash of the last event that is in the log, if the event still exists. */
  logged_event: string | null;
}

/** Scalar subquery, since PostgreSQL may run EXISTS by reading the events of all families. */
const hashOf = (seq: string) =>
  `(SELECT hash FROM events e WHERE e.family_id = f.family_id AND e.seq = ${seq})`;

/** Families in a range of ids whose ledger does not end with their last event in the log. Literal ids avoid a stale plan. */
const changedFamilies = (after: number, last: number) => `
  SELECT family_id, seq, encode(head, 'hex') AS head, encode(event, 'hex') AS event, logged_seq,
    encode(logged_head, 'hex') AS logged_head, encode(logged_event, 'hex') AS logged_event
  FROM (SELECT f.family_id, f.seq, f.head, ${hashOf('f.seq')} AS event, l.seq AS logged_seq, l.hash AS logged_head,
      ${hashOf('l.seq')} AS logged_event
    FROM families f LEFT JOIN LATERAL (
      SELECT seq, hash FROM log_leaves l WHERE l.family_id = f.family_id ORDER BY l.seq DESC LIMIT 1) l ON true
    WHERE f.family_id > ${after} AND f.family_id <= ${last}) families
  WHERE (seq > 0 OR logged_seq IS NOT NULL)
    AND (seq, head, event, logged_event) IS DISTINCT FROM (logged_seq, logged_head, logged_head, logged_head)
  ORDER BY family_id`;

/** Yields what the log lacks of each family. Adds contradictions of the last logged events to the problems. */
export async function* findMissing(db: Queryable, problems: LogProblems): AsyncGenerator<Missing> {
  let after = 0;
  for (;;) {
    const [range] = await db.query<{ last: number | null }>(
      `SELECT max(family_id) AS last FROM (
         SELECT family_id FROM families WHERE family_id > ${after} ORDER BY family_id LIMIT ${chunkSize}) f`,
    );
    const last = range?.last ?? null;
    if (last === null) return;
    for (const row of await db.query<FamilyRow>(changedFamilies(after, last))) {
      const problem = problemOf(row);
      if (problem) problems.add([problem]);
      else yield { familyId: row.family_id, first: (row.logged_seq ?? 0) + 1, last: row.seq };
    }
    after = last;
  }
}

/** Returns the contradiction between a family's row, its last event, and its last event in the log. */
function problemOf(row: FamilyRow): LogProblem | undefined {
  const { family_id: familyId, seq, head, event, logged_seq, logged_head, logged_event } = row;
  if (logged_seq !== null && logged_head !== null && logged_event !== logged_head)
    return eventFault({ familyId, seq: logged_seq }, logged_head, logged_event ?? undefined);
  const continues = logged_seq === null || seq > logged_seq;
  if (continues && event === head) return undefined;
  const last = continues ? seq : (logged_seq ?? seq);
  const expected = `event ${last} with the hash ${event ?? logged_head}`;
  const found = `event ${seq} with the hash ${head}`;
  const message = `the row of family ${familyId} does not name its last event`;
  return { kind: 'family', familyId, seq: last, expected, found, message };
}

/** Returns a problem for each family that is in the log but does not exist; with an id, of that family only. */
export async function findLostFamilies(db: Queryable, only?: number): Promise<LogProblem[]> {
  const rows = await db.query<{ family_id: number }>(
    `SELECT l.family_id FROM log_leaves l WHERE l.seq = 1 ${only === undefined ? '' : 'AND l.family_id = $1::text::bigint'}
       AND NOT EXISTS (SELECT FROM families f WHERE f.family_id = l.family_id)
     ORDER BY l.family_id LIMIT ${maxProblems}`,
    only === undefined ? [] : [String(only)],
  );
  return rows.map(({ family_id: familyId }) => {
    const message = `family ${familyId} is in the log but does not exist`;
    return { kind: 'family', familyId, seq: null, expected: 'a family', found: 'none', message };
  });
}

/** Returns the contradictions between a family's row, its last event, and its last event in the log. */
export async function checkOneFamily(db: Queryable, familyId: number): Promise<LogProblem[]> {
  const rows = await db.query<FamilyRow>(changedFamilies(familyId - 1, familyId));
  return [...rows.flatMap((row) => problemOf(row) ?? []), ...(await findLostFamilies(db, familyId))];
}
