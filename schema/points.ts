import { type Static, Type } from '@sinclair/typebox';
import {
  Count,
  Cursor,
  LearnerQuery,
  Limit,
  Reply,
  Text,
  Timestamp,
  UserId,
  UserIdInput,
  Uuid,
} from './common.ts';
import { SourceType } from './events.ts';

/** interface.md 2.5 */
export const PointTransaction = Reply(
  {
    id: Uuid,
    learnerId: UserId,
    amount: Type.Integer({ examples: [4], description: 'Positive for credits, negative for debits.' }),
    sourceType: SourceType,
    sourceId: Type.String({
      description: 'What moved the points: a lesson, a reward, an award or an adjustment.',
    }),
    description: Type.String({ examples: ['4 points earned for correct answers'] }),
    balanceAfter: Count('The balance after this entry.'),
    createdAt: Timestamp,
  },
  {
    $id: 'PointTransaction',
    title: 'PointTransaction',
    description: 'An entry of the ledger. It never changes.',
  },
);
export type PointTransaction = Static<typeof PointTransaction>;

export const Balance = Reply(
  { balance: Count('Points that are free to save or allocate.') },
  { $id: 'Balance', title: 'Balance' },
);
export type Balance = Static<typeof Balance>;

const Instant = Type.String({ format: 'date-time', examples: ['2026-03-01T08:30:00.000Z'] });

export const BalanceQuery = Type.Object({
  ...LearnerQuery.properties,
  asOf: Type.Optional({
    ...Instant,
    description: 'The balance after the last entry at or before this time.',
  }),
});

export const HistoryQuery = Type.Object({
  ...LearnerQuery.properties,
  limit: Limit(50),
  from: Type.Optional({ ...Instant, description: 'Entries at or after this time.' }),
  to: Type.Optional({ ...Instant, description: 'Entries at or before this time.' }),
  sourceType: Type.Optional(SourceType),
  cursor: Cursor,
});
export type HistoryQuery = Static<typeof HistoryQuery>;

export const AdjustPoints = Type.Object({
  learnerId: UserIdInput,
  amount: Type.Integer({
    minimum: -1_000_000,
    maximum: 1_000_000,
    not: { const: 0 },
    examples: [5],
    description: 'Points to add, or to take off where negative. Not 0.',
  }),
  reason: Text(2000, {
    examples: ['Helped a classmate'],
    description: 'Kept as an erasable note, outside of the ledger.',
  }),
});
