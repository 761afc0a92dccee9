import type { Queryable } from '../../../db/transaction.ts';
import { type FoundProblems, ProblemList } from '../problem-list.ts';
import type { LedgerRules } from '../rules.ts';
import { type StrayProblem, strayProblem } from '../stored-check.ts';
import type { Replay } from './replay.ts';

/** Compares the family's row, and rows of slices that no event writes, with a replayed ledger. */
export async function checkFamily(
  tx: Queryable,
  { storedChecks }: LedgerRules,
  { audit, meaning, state }: Replay,
): Promise<void> {
  const { familyId } = audit;
  const { isClosed, outsiders } = meaning;
  const [row] = await tx.query<{ is_closed: boolean; imported_seq: number }>(
    'SELECT is_closed, imported_seq FROM families WHERE family_id = $1',
    [String(familyId)],
  );
  if (!row) return;
  if (row.is_closed !== isClosed) {
    const [expected = '', found = ''] = [isClosed, row.is_closed].map((closed) =>
      closed ? 'a closed family' : 'an open family',
    );
    audit.reportAtEnd('tail', 'the family is open or closed against its last event', expected, found);
  }
  const learners = new Set(state.allRows('balances').map(({ learner_id }) => Number(learner_id)));
  const facts = { familyId, isClosed, learners, outsiders, importedSeq: row.imported_seq };
  for (const { ofFamily } of storedChecks) {
    for (const { event, kind, message, expected, found } of await ofFamily(tx, facts)) {
      if (event) audit.report(event, kind, message, expected, found);
      else audit.reportAtEnd(kind, message, expected, found);
    }
  }
}

/** Finds events, entries, projected rows and rows of slices without a family. */
export async function findStrays(
  tx: Queryable,
  { projectedTables, storedChecks }: LedgerRules,
): Promise<FoundProblems<StrayProblem>> {
  const found = new ProblemList<StrayProblem>();
  for (const table of ['events', 'entries', ...projectedTables]) {
    for (const { id } of await tx.query<{ id: number }>(familiesWithout(table)))
      found.add(strayProblem(id, `${table} has rows of an unknown family`, 'a row in families', 'no row'));
  }
  for (const { strays } of storedChecks) found.addAll(await strays(tx));
  return found;
}

/** Returns the statement for families of a table that are unknown. A cluster runs it on each node. */
function familiesWithout(table: string): string {
  return `
    SELECT DISTINCT family_id AS id FROM ${table} t
    WHERE NOT EXISTS (SELECT FROM families f WHERE f.family_id = t.family_id) ORDER BY 1`;
}
