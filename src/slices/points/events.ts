import { Type } from '@sinclair/typebox';
import { EventDay, EventPoints, EventUserId, Payload, type PayloadsOf } from '../../../schema/events.ts';

declare module '../../kernel/ledger/events.ts' {
  interface EventPayloads extends PayloadsOf<typeof pointEvents> {}
  interface SourceTypes {
    ADMIN_ADJUSTMENT: true;
    PARENT_BONUS: true;
  }
}

export const pointEvents = {
  PointsAdjusted: {
    payload: Payload({
      learnerId: EventUserId,
      amount: Type.Integer({
        minimum: Number.MIN_SAFE_INTEGER,
        maximum: Number.MAX_SAFE_INTEGER,
        description: 'points; negative for a debit',
      }),
    }),
    commitments: ['reason'],
  },
  BonusGiven: {
    payload: Payload({
      learnerId: EventUserId,
      points: EventPoints,
      day: { ...EventDay, description: 'day of the bonus, in the time zone of the family' },
    }),
    commitments: ['reason'],
    since: 5,
  },
} as const;
