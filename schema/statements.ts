import { type Static, type TUnsafe, Type } from '@sinclair/typebox';
import * as t from './common.ts';

export const StatementFormat = t.Enum(
  'StatementFormat',
  ['json', 'csv', 'html'],
  '`csv` is for spreadsheets, `html` a page to print.',
);
/** Format of the answer. Clients may omit it; the handler always gets it. */
const Format: TUnsafe<Static<typeof StatementFormat>> = Type.Optional({
  default: 'json',
  ...t.Described(StatementFormat, '`json` (default), `csv` for spreadsheets, or `html` for a page to print.'),
});

/** Returns the schema of an optional time in a query. */
function Instant(description: string) {
  return Type.Optional(Type.String({ format: 'date-time', description }));
}

export const StatementQuery = t.StrictQuery({
  ...t.LearnerQuery.properties,
  from: Instant(
    'First moment of the period, such as 2026-03-01T00:00:00Z; by default that of the first entry.',
  ),
  to: Instant('Last moment of the period; by default now.'),
  format: Format,
});

export const TrialBalanceQuery = t.StrictQuery({
  familyId: Type.Optional(t.FamilyId),
  asOf: Instant('The last moment that counts, such as 2026-03-31T23:59:59.999Z; by default now.'),
  format: Format,
});

export const StatementColumn = t.Enum(
  'StatementColumn',
  ['earned', 'bonus', 'adjusted', 'saved', 'redeemed', 'allocated'],
  'A column of a statement. Each source type belongs to one.',
  'earned',
);

export const StatementSource = t.Reply('StatementSource', 'Entries of a source type in the period.', {
  sourceType: Type.Unsafe<string>(Type.Ref('SourceType')),
  column: Type.Ref(StatementColumn),
  credits: t.Count('Sum of the positive amounts.', 12),
  debits: t.Count('Sum of the negative amounts, without the sign.', 2),
  entries: t.Count('Number of entries.', 4),
});
export type StatementSource = Static<typeof StatementSource>;

/** Returns the schema of a change of the balance. */
function ChangeBy(description: string, example: number) {
  return Type.Integer({ examples: [example], description });
}

export const Statement = t.Reply(
  'Statement',
  "A learner's points in a period. `opening` and the six columns add up to `closing`.",
  {
    learnerId: t.UserId,
    learnerName: t.Str('The name of the learner.', 'Ben'),
    from: t.nullable(t.Time('First moment of the period; null for the first entry.')),
    to: t.Time('Last moment of the period.'),
    opening: t.Count('The balance before the period.', 5),
    earned: ChangeBy('Points of quizzes, and those that came back for voided questions.', 10),
    bonus: ChangeBy('Points that the parent gave as a bonus.', 0),
    adjusted: ChangeBy('Points that administrators added, or took off if negative.', 0),
    saved: ChangeBy('Points from goals to the balance; negative for points set aside.', -8),
    redeemed: ChangeBy('Points that redemptions returned; negative for points used.', 0),
    allocated: ChangeBy('Points that activities returned; negative for points allocated.', 0),
    closing: t.Count('The balance at the end of the period.', 7),
    sources: t.List(StatementSource, 'The same by source type; only those with entries in the period.'),
    tooFastLessons: t.Count(
      'Number of lessons in the period that were answered faster than a person can read them (`isTooFast` of a lesson).',
      0,
    ),
  },
);
export type Statement = Static<typeof Statement>;

export const AccountName = t.Enum(
  'AccountName',
  ['EARNED', 'BONUS', 'ADJUSTED', 'ALLOCATED', 'REDEEMED', 'PENDING', 'SAVED', 'BALANCE', 'LAPSED'],
  [
    'EARNED, BONUS and ADJUSTED: points given, with a debit. The others say where they are: ALLOCATED to',
    'activities, REDEEMED, PENDING in redemptions without a decision, SAVED for a goal, in the BALANCE, or LAPSED,',
    'the balance of an erased learner.',
  ].join(' '),
  'BALANCE',
);
export type AccountName = Static<typeof AccountName>;

export const TrialBalanceAccount = t.Reply('TrialBalanceAccount', 'An account of a learner.', {
  learnerId: t.UserId,
  learnerName: t.nullable(t.Str('The name of the learner; null if erased.', 'Ben')),
  account: Type.Ref(AccountName),
  sourceId: t.nullable(t.Str('The goal of SAVED; null for other accounts.')),
  title: t.nullable(t.Str('The title of the goal; null for other accounts.', 'Movie night')),
  debit: t.Count('Points on the left side; 0 if they are on the right.', 0),
  credit: t.Count('Points on the right side; 0 if they are on the left.', 7),
});
export type TrialBalanceAccount = Static<typeof TrialBalanceAccount>;

export const TrialBalance = t.Reply(
  'TrialBalance',
  'All accounts of a family. Debits and credits have the same total, unless the ledger is damaged.',
  {
    familyId: t.UserId,
    asOf: t.Time('The last moment that counts.'),
    accounts: t.List(TrialBalanceAccount, 'By learner; without empty accounts.'),
    debit: t.Count('Total of the debits.', 15),
    credit: t.Count('Total of the credits.', 15),
  },
);
export type TrialBalance = Static<typeof TrialBalance>;
