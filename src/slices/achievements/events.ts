import { AchievementType } from '../../../schema/achievements.ts';
import { EventUserId, Payload, type PayloadsOf } from '../../../schema/events.ts';

declare module '../../kernel/ledger/events.ts' {
  interface EventPayloads extends PayloadsOf<typeof achievementEvents> {}
}

export const achievementEvents = {
  AchievementEarned: {
    payload: Payload({ learnerId: EventUserId, achievement: AchievementType }),
    isConsequence: true,
  },
};
