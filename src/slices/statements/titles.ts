import type { AccountName } from '../../../schema/statements.ts';
import type { StatementColumn } from '../../kernel/ledger/rules.ts';

/** Titles of a statement's columns, in their order. */
export const columnTitles: Readonly<Record<StatementColumn, string>> = {
  earned: 'Earned',
  bonus: 'Bonus',
  adjusted: 'Adjusted',
  saved: 'Saved for goals',
  redeemed: 'Redeemed',
  allocated: 'Allocated to activities',
};

/** Titles of the accounts of a trial balance. */
export const accountTitles: Readonly<Record<AccountName, string>> = {
  EARNED: 'Earned',
  BONUS: 'Bonus',
  ADJUSTED: 'Adjusted',
  ALLOCATED: 'Allocated to activities',
  REDEEMED: 'Redeemed',
  PENDING: 'In pending redemptions',
  SAVED: 'Saved for',
  BALANCE: 'Balance',
  LAPSED: 'Lapsed',
};
