import { type Static, Type } from '@sinclair/typebox';
import { Role } from './accounts.ts';
import * as t from './common.ts';

/** Component with the source types of all slices. */
const SourceType = Type.Unsafe<string>(Type.Ref('SourceType'));

/** interface.md 2.5 */
export const PointTransaction = t.Reply('PointTransaction', 'An entry of the ledger. It never changes.', {
  id: t.UuidOf('entry'),
  learnerId: t.UserId,
  amount: Type.Integer({ examples: [4], description: 'Positive for credits, negative for debits.' }),
  sourceType: SourceType,
  sourceId: t.Str(
    'Source of the entry: a lesson, a reward, an award, a bonus or an adjustment.',
    '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00',
  ),
  description: t.Str('The entry in words.', '4 points earned for correct answers'),
  balanceAfter: t.Count('The balance after this entry.'),
  createdAt: t.Timestamp,
});
export type PointTransaction = Static<typeof PointTransaction>;

/** Person who caused an event, and the reason of a bonus or an adjustment. */
const actorFields = {
  actorName: t.nullable(
    t.Str(
      'Their name at that time; null for an erased person, or an administrator of another instance.',
      'Ada',
    ),
  ),
  actorRole: Type.Union([Type.Ref(Role), Type.Null()], {
    description: 'Their role; null together with the name.',
  }),
  reason: t.nullable(
    t.Str('The reason of a bonus or an adjustment; null without one.', 'Helped a classmate'),
  ),
};

export const HistoryEntry = t.Reply(
  'HistoryEntry',
  'An entry of the ledger, with the person who caused it.',
  {
    ...PointTransaction.properties,
    actorId: t.UserIdOf('The user who caused the entry.'),
    ...actorFields,
  },
);
export type HistoryEntry = Static<typeof HistoryEntry>;

export const Balance = t.Reply('Balance', 'A balance of points.', {
  balance: t.Count('Points available to save or allocate.'),
});
export type Balance = Static<typeof Balance>;

const Instant = Type.String({ format: 'date-time' });

export const BalanceQuery = Type.Object({
  ...t.LearnerQuery.properties,
  asOf: Type.Optional({
    ...Instant,
    description: 'The balance after the last entry at or before this time, such as 2026-03-01T08:30:00Z.',
  }),
});

export const HistoryQuery = Type.Object({
  ...t.LearnerQuery.properties,
  limit: t.Limit(50),
  from: Type.Optional({
    ...Instant,
    description: 'Entries at or after this time, such as 2026-03-01T08:30:00Z.',
  }),
  to: Type.Optional({ ...Instant, description: 'Entries at or before this time.' }),
  sourceType: Type.Optional(
    Type.Unsafe<string>({ allOf: [SourceType], description: 'Only entries of this type.' }),
  ),
  cursor: t.Cursor,
});
export type HistoryQuery = Static<typeof HistoryQuery>;

export const AdjustPoints = t.Body(
  'AdjustPoints',
  { learnerId: 2, amount: 5, reason: 'Helped a classmate' },
  'A manual change of a balance.',
  {
    learnerId: Type.Ref(t.UserIdInput),
    amount: Type.Integer({
      minimum: -1_000_000,
      maximum: 1_000_000,
      not: { const: 0 },
      examples: [5],
      description: 'Points to add; negative to deduct. Not 0.',
    }),
    reason: t.Lines('Stored as an erasable note outside the ledger.', 'Helped a classmate'),
  },
);

export const GiveBonus = t.Body(
  'GiveBonus',
  { learnerId: 2, points: 5, reason: 'Helped in the garden' },
  'Points that a parent gives.',
  {
    learnerId: Type.Ref(t.UserIdInput),
    points: Type.Integer({ minimum: 1, maximum: 1_000_000, examples: [5], description: 'Points to give.' }),
    reason: t.Lines('Stored as an erasable note outside the ledger.', 'Helped in the garden', {
      maxLength: 200,
    }),
  },
);
