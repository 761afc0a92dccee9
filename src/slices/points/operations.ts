import { Type } from '@sinclair/typebox';
import { pageOf } from '../../../schema/common.ts';
import {
  AdjustPoints,
  Balance,
  BalanceQuery,
  GiveBonus,
  HistoryEntry,
  HistoryQuery,
  PointTransaction,
} from '../../../schema/points.ts';
import { roles } from '../../http/app-types.ts';
import { learnerErrors, operation, parents } from '../../http/operation.ts';

/** Operations of interface.md 4.5, adjustments (decisions.md 5.4) and bonuses (5.17). */

export const getBalance = operation('getBalance', 'Points', {
  access: roles,
  errors: learnerErrors,
  summary: "A learner's balance",
  description: `A LEARNER sees their own balance; a PARENT or ADMIN names the learner with \`learnerId\`. With \`asOf\`,
returns the balance after the last entry at or before that time.`,
  querystring: BalanceQuery,
  response: { 200: Type.Ref(Balance) },
});

export const getHistory = operation('getPointHistory', 'Points', {
  isTagged: true,
  access: roles,
  errors: learnerErrors,
  summary: "A learner's point transactions",
  description: `Lists the learner's entries in the ledger, newest first. If there are more than \`limit\`, the \`Link\`
header has the address of the next page. The balance is the sum of all amounts. The savings for a reward are minus the sum
of its REWARD_SAVE amounts. Each entry has its actor, with the name and role of that time, and the reason of a bonus or an
adjustment.`,
  querystring: HistoryQuery,
  response: { 200: pageOf(HistoryEntry, 'A page of point transactions, newest first.') },
});

export const getOwnBalance = operation('getOwnBalance', 'Points', {
  access: roles,
  summary: "The caller's balance",
  description: 'Returns 0 to a caller who is not a learner.',
  response: { 200: Type.Ref(Balance) },
});

export const adjustPoints = operation('adjustPoints', 'Points', {
  isIdempotent: true,
  audited: 'ADJUSTMENT',
  access: ['ADMIN'],
  errors: ['LEARNER_NOT_FOUND', 'BALANCE_WOULD_BE_NEGATIVE'],
  summary: 'Adjust a balance',
  description: `Adds points to a learner's balance, or deducts them with a negative \`amount\`, never below 0. The ledger
records the administrator; the reason is a note outside of the ledger.`,
  body: Type.Ref(AdjustPoints),
  response: { 201: Type.Ref(PointTransaction) },
});

export const giveBonus = operation('giveBonus', 'Points', {
  isIdempotent: true,
  audited: 'BONUS',
  access: parents,
  errors: ['FORBIDDEN', 'LEARNER_NOT_FOUND', 'TOO_MANY_BONUS_POINTS'],
  summary: 'Give a bonus',
  description: `Adds points to the balance of an own learner, for something that a parent wants to praise. The ledger records who
gave them; the reason is a note outside of the ledger, which its event proves. A learner gets at most 100 points a day of the family
as a bonus, by default. More give 409 \`TOO_MANY_BONUS_POINTS\`, with the rest of the day in \`pointsLeft\`.`,
  body: Type.Ref(GiveBonus),
  response: { 201: Type.Ref(PointTransaction) },
});
