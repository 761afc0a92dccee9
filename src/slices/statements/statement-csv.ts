import type { Statement, TrialBalance } from '../../../schema/statements.ts';
import { type Cell, csvLine } from '../../base/csv.ts';
import { columnTitles } from './titles.ts';

/** Returns a statement as CSV: the opening balance, a line for each source type, and the closing balance. */
export function statementCsv({ learnerId, learnerName, from, to, sources, ...statement }: Statement): string {
  const line = (...cells: Cell[]) => [learnerId, learnerName, from, to, ...cells];
  return csv([
    [
      'learnerId',
      'learnerName',
      'from',
      'to',
      'line',
      'sourceType',
      'credits',
      'debits',
      'entries',
      'points',
    ],
    line('opening', null, null, null, null, statement.opening),
    ...Object.keys(columnTitles).flatMap((column) =>
      sources
        .filter((source) => source.column === column)
        .map(({ sourceType, credits, debits, entries }) =>
          line(column, sourceType, credits, debits, entries, credits - debits),
        ),
    ),
    line('closing', null, null, null, null, statement.closing),
  ]);
}

/** Returns a trial balance as CSV: a line for each account, and the totals. */
export function trialBalanceCsv({ familyId, asOf, accounts, debit, credit }: TrialBalance): string {
  return csv([
    ['familyId', 'asOf', 'learnerId', 'learnerName', 'account', 'sourceId', 'title', 'debit', 'credit'],
    ...accounts.map(({ learnerId, learnerName, account, sourceId, title, ...row }) => [
      familyId,
      asOf,
      learnerId,
      learnerName,
      account,
      sourceId,
      title,
      row.debit,
      row.credit,
    ]),
    [familyId, asOf, null, null, 'TOTAL', null, null, debit, credit],
  ]);
}

function csv(rows: readonly (readonly Cell[])[]): string {
  return rows.map(csvLine).join('');
}
