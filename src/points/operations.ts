import { Type } from '@sinclair/typebox';
import { pageOf } from '../../schema/common.ts';
import { AdjustPoints, Balance, BalanceQuery, HistoryQuery, PointTransaction } from '../../schema/points.ts';
import { roles } from '../http/app-types.ts';
import { learnerErrors, operation } from '../http/operation.ts';

/** Operations of interface.md 4.5, and adjustments (decisions.md 5.4). */

export const getBalance = operation('getBalance', 'Points', {
  access: roles,
  errors: learnerErrors,
  summary: "A learner's balance",
  description: `A LEARNER sees its own; a PARENT or ADMIN names the learner with \`learnerId\`. With \`asOf\`: the balance after the last
entry at or before that time.`,
  querystring: BalanceQuery,
  response: { 200: Type.Ref(Balance) },
});

export const getHistory = operation('getPointHistory', 'Points', {
  access: roles,
  errors: learnerErrors,
  summary: "A learner's point transactions",
  description: `The learner's entries in the ledger, newest first. Where there are more than \`limit\`, the \`Link\` header holds the address of
the next page. The sum of all amounts is the balance; minus the sum of the REWARD_SAVE amounts of a reward is what is saved for it.`,
  querystring: HistoryQuery,
  response: { 200: pageOf(PointTransaction, 'A page of point transactions, newest first.') },
});

export const getOwnBalance = operation('getOwnBalance', 'Points', {
  access: roles,
  summary: "The caller's balance",
  description: '0 for a caller that is not a learner.',
  response: { 200: Type.Ref(Balance) },
});

export const adjustPoints = operation('adjustPoints', 'Points', {
  isIdempotent: true,
  access: ['ADMIN'],
  errors: ['LEARNER_NOT_FOUND', 'BALANCE_WOULD_BE_NEGATIVE'],
  summary: 'Adjust a balance',
  description: `An administrator adds points, or takes some off with a negative \`amount\`; never below zero. The ledger records who did it;
the reason is kept beside it.`,
  body: Type.Ref(AdjustPoints),
  response: { 201: Type.Ref(PointTransaction) },
});
