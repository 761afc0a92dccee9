import type { Statement, TrialBalance, TrialBalanceAccount } from '../../../schema/statements.ts';
import { countOf } from '../../base/count-of.ts';
import { localTime } from '../../base/local-day.ts';
import type { Page } from '../../http/pages/page.ts';
import { printedPage, rowOf, tableOf } from '../../http/pages/printed.ts';
import type { StatementColumn } from '../../kernel/ledger/rules.ts';
import { accountTitles, columnTitles } from './titles.ts';

/** Returns a statement as a page to print, with times in a zone. */
export function statementPage(statement: Statement, timeZone: string): Page {
  const { learnerName, from, to, sources, opening, closing, tooFastLessons } = statement;
  const lessons = countOf(tooFastLessons, 'lesson');
  const warning = `<p>The learner answered ${lessons} faster than a person can read. They count for no mastery.</p>\n`;
  const start = from === null ? 'From the first entry' : `From ${localTime(from, timeZone)}`;
  const lines = Object.entries(columnTitles).flatMap(([name, title]) => {
    // The keys of the titles are the columns.
    const column = name as StatementColumn;
    const own = sources.filter((source) => source.column === column);
    if (own.length === 0) return [];
    const sum = (side: 'credits' | 'debits' | 'entries') => own.reduce((total, one) => total + one[side], 0);
    return [rowOf(title, sum('entries'), sum('credits'), sum('debits'), statement[column])];
  });
  return printedPage(
    `Statement of ${learnerName}`,
    `${start} to ${localTime(to, timeZone)}, both included. Times are in the zone ${timeZone}.`,
    (tooFastLessons > 0 ? warning : '') +
      tableOf(
        ['', 'Entries', 'Credits', 'Debits', 'Points'],
        [
          rowOf('Opening balance', '', '', '', opening),
          ...lines,
          rowOf('Closing balance', '', '', '', closing, 'total'),
        ],
      ),
  );
}

/** Returns a trial balance as a page to print, with a table for each learner, and the time in a zone. */
export function trialBalancePage(balance: TrialBalance, timeZone: string): Page {
  const { familyId, asOf, accounts, debit, credit } = balance;
  const ofLearners = [...Map.groupBy(accounts, ({ learnerId }) => learnerId).values()];
  const head = ['Account', 'Debit', 'Credit'];
  const total = rowOf('Total', debit, credit, 'total');
  const tables = ofLearners.map((own) => {
    const sum = (side: 'debit' | 'credit') => own.reduce((sum, account) => sum + account[side], 0);
    const rows = own.map((account) => rowOf(titleOf(account), account.debit || '', account.credit || ''));
    return tableOf(head, [...rows, rowOf('Sum', sum('debit'), sum('credit'), 'total')], nameOf(own[0]));
  });
  return printedPage(
    `Trial balance of family ${familyId}`,
    `At ${localTime(asOf, timeZone)} (${timeZone}). Debits are points given; credits say where they are.`,
    [...tables, tableOf(head, [total], 'All learners')].join('\n'),
  );
}

function titleOf({ account, title }: TrialBalanceAccount): string {
  return account === 'SAVED' ? `${accountTitles.SAVED} ${title ?? 'a goal'}` : accountTitles[account];
}

function nameOf(account: TrialBalanceAccount | undefined): string {
  return account?.learnerName ?? `Erased learner ${account?.learnerId}`;
}
