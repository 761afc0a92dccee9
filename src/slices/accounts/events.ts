import { Payload, type PayloadsOf } from '../../../schema/events.ts';

declare module '../../kernel/ledger/events.ts' {
  interface EventPayloads extends PayloadsOf<typeof accountEvents> {}
}

export const accountEvents = {
  /** Last event of a family: its learners are erased, and its parent has left. */
  FamilyClosed: { payload: Payload({}), closesFamily: true },
} as const;
