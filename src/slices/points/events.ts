import { Type } from '@sinclair/typebox';
import { EventUserId, Payload, type PayloadsOf } from '../../../schema/events.ts';

declare module '../../kernel/ledger/events.ts' {
  interface EventPayloads extends PayloadsOf<typeof pointEvents> {}
  interface SourceTypes {
    ADMIN_ADJUSTMENT: true;
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
} as const;
