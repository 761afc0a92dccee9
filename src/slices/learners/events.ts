import { Type } from '@sinclair/typebox';
import { EventUserId, Payload, type PayloadsOf } from '../../../schema/events.ts';

declare module '../../kernel/ledger/events.ts' {
  interface EventPayloads extends PayloadsOf<typeof learnerEvents> {}
}

const payload = Payload({ learnerId: EventUserId });

export const learnerEvents = {
  LearnerAdded: { payload, account: 'opens' },
  DoubleOrLossChanged: { payload: Payload({ learnerId: EventUserId, enabled: Type.Boolean() }) },
  /** Its entries release the learner's points. After it, the learner has no projected rows. */
  LearnerRemoved: { payload, account: 'closes' },
} as const;
