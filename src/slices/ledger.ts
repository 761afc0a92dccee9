import type { SliceRules } from '../kernel/ledger/rules.ts';
import { accounts } from './accounts/ledger.ts';
import { achievements } from './achievements/ledger.ts';
import { awards } from './awards/ledger.ts';
import { learners } from './learners/ledger.ts';
import { lessons } from './lessons/ledger.ts';
import { points } from './points/ledger.ts';
import { rewards } from './rewards/ledger.ts';

/** The pure rules of all slices, in the order of src/slices/index.ts: enough to verify an export, also in a browser. */
export const ledgerSlices: readonly SliceRules[] = [
  accounts,
  learners,
  lessons,
  points,
  rewards,
  awards,
  achievements,
];
