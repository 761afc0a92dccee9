import { Type } from '@sinclair/typebox';
import { EventPoints, EventUserId, EventUuid, Payload, type PayloadsOf } from '../../../schema/events.ts';

declare module '../../kernel/ledger/events.ts' {
  interface EventPayloads extends PayloadsOf<typeof rewardEvents> {}
  interface SourceTypes {
    REWARD_SAVE: true;
    REWARD_REDEMPTION: true;
  }
}

const redemption = { learnerId: EventUserId, rewardId: EventUuid, redemptionId: EventUuid };
const maxRedemptions = Type.Union([EventPoints, Type.Null()], { description: 'null: unlimited' });

/** Events of rewards and redemptions. Payloads never change their meaning; a new meaning is a new type. */
export const rewardEvents = {
  RewardCreated: {
    payload: Payload({ rewardId: EventUuid, tokenCost: EventPoints, maxRedemptions }),
    commitments: ['title'],
  },
  RewardRenamed: { payload: Payload({ rewardId: EventUuid }), commitments: ['title'] },
  /** Complete new state of the reward. Its entries release all savings when it becomes inactive. */
  RewardChanged: {
    payload: Payload({
      rewardId: EventUuid,
      tokenCost: EventPoints,
      maxRedemptions,
      isActive: Type.Boolean(),
    }),
  },
  RewardDeleted: { payload: Payload({ rewardId: EventUuid }) },
  PointsSaved: { payload: Payload({ learnerId: EventUserId, rewardId: EventUuid, points: EventPoints }) },
  RedemptionRequested: { payload: Payload({ ...redemption, pointsUsed: EventPoints }) },
  RedemptionApproved: { payload: Payload(redemption), commitments: ['notes'] },
  RedemptionRejected: { payload: Payload(redemption), commitments: ['notes'] },
} as const;

/** Columns and descriptions of this slice's entries. */
export const rewardSourceTypes = {
  REWARD_SAVE: { column: 'saved', credit: 'released from a goal', debit: 'set aside for a goal' },
  REWARD_REDEMPTION: {
    column: 'redeemed',
    credit: 'returned from a redemption',
    debit: 'used to redeem a reward',
  },
} as const;
