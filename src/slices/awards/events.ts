import { Type } from '@sinclair/typebox';
import { EventPoints, EventUserId, EventUuid, Payload, type PayloadsOf } from '../../../schema/events.ts';

declare module '../../kernel/ledger/events.ts' {
  interface EventPayloads extends PayloadsOf<typeof awardEvents> {}
  interface SourceTypes {
    AWARD_ALLOCATION: true;
  }
}

const allocation = Payload({ awardId: EventUuid, activityId: EventUuid, tokens: EventPoints });

export const awardEvents = {
  /** Awards that take tokens from the balance, each by an AWARD_ALLOCATION entry with its id. */
  AwardsAllocated: {
    payload: Payload({
      learnerId: EventUserId,
      awards: Type.Array(allocation, { minItems: 1, maxItems: 100 }),
    }),
  },
  AwardCashedIn: { payload: Payload({ learnerId: EventUserId, awardId: EventUuid }) },
} as const;
