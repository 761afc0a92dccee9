import { type Cell, csvLine } from '../../../../base/csv.ts';
import type { LearnerAccount } from './accounts.ts';
import type { Span } from './periods.ts';

/** Columns of statements with their titles, as in docs/statements.md. */
export const columnTitles: Readonly<Record<string, string>> = {
  earned: 'Earned',
  bonus: 'Bonus',
  adjusted: 'Adjusted',
  saved: 'Saved for goals',
  redeemed: 'Redeemed',
  allocated: 'Allocated to activities',
};

/** Column of each source type. A test compares them with the rules of the slices. */
export const sourceColumns: Readonly<Record<string, string>> = {
  QUIZ_CORRECT: 'earned',
  DOUBLE_OR_LOSS_DEDUCTION: 'earned',
  QUESTION_VOIDED: 'earned',
  PARENT_BONUS: 'bonus',
  ADMIN_ADJUSTMENT: 'adjusted',
  REWARD_SAVE: 'saved',
  REWARD_REDEMPTION: 'redeemed',
  AWARD_ALLOCATION: 'allocated',
};

/** Entries of a source type in a period. */
export interface StatementLine {
  source: string;
  /** Column of the statement; the source type itself for one of a later version. */
  column: string;
  credits: number;
  /** Sum of the debits, without sign. */
  debits: number;
  entries: number;
}

/** Statement of an account, from the entries of the ledger. */
export interface Statement {
  /** Balance before the period, as the entries state it. */
  opening: number;
  lines: StatementLine[];
  /** Balance at the end of the period, as the entries state it. */
  closing: number;
  entries: number;
  /** True if the opening balance and all amounts give the closing balance. */
  addsUp: boolean;
}

/** Returns the statement of a period. */
export function statementOf(account: LearnerAccount, { from, to }: Span): Statement {
  const begin = account.placeAt(from);
  const end = to === Infinity ? account.length : account.placeAt(to + 1);
  const lines = account.sourceNames.map((source) => ({
    source,
    column: sourceColumns[source] ?? source,
    credits: 0,
    debits: 0,
    entries: 0,
  }));
  for (let place = begin; place < end; place++) {
    const line = lines[account.sources.at(place)];
    const amount = account.amounts.at(place);
    if (!line) continue;
    line.entries += 1;
    if (amount > 0) line.credits += amount;
    else line.debits -= amount;
  }
  const opening = account.balanceBefore(begin);
  const closing = account.balanceBefore(end);
  const total = lines.reduce((sum, { credits, debits }) => sum + credits - debits, opening);
  return {
    opening,
    lines: lines.filter(({ entries }) => entries > 0).sort((a, b) => rank(a.source) - rank(b.source)),
    closing,
    entries: end - begin,
    addsUp: total === closing,
  };
}

/** Returns the place of a source type in a statement. */
function rank(source: string): number {
  const place = Object.keys(sourceColumns).indexOf(source);
  return place < 0 ? Infinity : place;
}

/** Owner and period of a statement. */
export interface StatementHead {
  learnerId: number;
  learnerName: string;
  span: Span;
}

/** Returns a statement as CSV, with the columns of the statement of the service. */
export function statementCsv({ learnerId, learnerName, span }: StatementHead, statement: Statement): string {
  const time = (ms: number) => (Number.isFinite(ms) ? new Date(ms).toISOString() : null);
  const line = (...cells: Cell[]) =>
    csvLine([learnerId, learnerName, time(span.from), time(span.to), ...cells]);
  return [
    csvLine([
      ...['learnerId', 'learnerName', 'from', 'to', 'line'],
      ...['sourceType', 'credits', 'debits', 'entries', 'points'],
    ]),
    line('opening', null, null, null, null, statement.opening),
    ...statement.lines.map(({ column, source, credits, debits, entries }) =>
      line(column, source, credits, debits, entries, credits - debits),
    ),
    line('closing', null, null, null, null, statement.closing),
  ].join('');
}

/** Points of a source type in each part of a period. */
export interface SourceBars {
  source: string;
  /** Sum of the amounts in each part; negative if more was taken. */
  points: number[];
  total: number;
}

/** Returns the points of each source type in each part of a period. */
export function sourceBars(account: LearnerAccount, parts: readonly Span[]): SourceBars[] {
  const statements = parts.map((part) => statementOf(account, part));
  const sources = [...account.sourceNames].sort((a, b) => rank(a) - rank(b));
  return sources
    .map((source) => {
      const points = statements.map(({ lines }) => {
        const line = lines.find((own) => own.source === source);
        return line ? line.credits - line.debits : 0;
      });
      return { source, points, total: points.reduce((sum, value) => sum + value, 0) };
    })
    .filter(({ points }) => points.some((value) => value !== 0));
}
