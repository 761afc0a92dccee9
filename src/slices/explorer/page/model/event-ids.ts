import type { GoalTerms } from './model.ts';

/** Ids in the payload of an event that views refer to. */
export interface EventIds {
  learnerId: number | undefined;
  /** Reward, lesson, (first) award or type of the achievement. */
  subjectId: string | undefined;
  redemptionId: string | undefined;
}

/** Returns the ids in a payload, which may be of a later version and have any members. */
export function idsIn(payload: object): EventIds {
  const members: Record<string, unknown> = { ...payload };
  const { learnerId, rewardId, lessonId, awardId, awards, redemptionId, achievement } = members;
  const first: unknown = Array.isArray(awards) ? awards[0]?.awardId : undefined;
  const subject = [rewardId, lessonId, awardId, first, achievement].find((id) => typeof id === 'string');
  return {
    learnerId: typeof learnerId === 'number' ? learnerId : undefined,
    subjectId: typeof subject === 'string' ? subject : undefined,
    redemptionId: typeof redemptionId === 'string' ? redemptionId : undefined,
  };
}

/** Returns the time in a UUID of version 7 in milliseconds since 1970; 0 for another id. */
export function idTimeOf(id: string): number {
  if (id[14] !== '7') return 0;
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) || 0;
}

/** Returns the terms of a goal that an event sets; undefined for other events. A new goal is active. */
export function termsIn(type: string, payload: object): GoalTerms | undefined {
  if (type !== 'RewardCreated' && type !== 'RewardChanged') return undefined;
  const { tokenCost, maxRedemptions, isActive = true }: Record<string, unknown> = { ...payload };
  if (typeof tokenCost !== 'number') return undefined;
  return {
    cost: tokenCost,
    maxRedemptions: typeof maxRedemptions === 'number' ? maxRedemptions : null,
    isActive: isActive === true,
  };
}
