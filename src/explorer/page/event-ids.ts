/** Ids in the payload of an event that views refer to. */
export interface EventIds {
  learnerId: number | undefined;
  /** Reward, lesson or (first) award. */
  subjectId: string | undefined;
  redemptionId: string | undefined;
}

/** Returns the ids in a payload, which may be of a later version and have any members. */
export function idsIn(payload: object): EventIds {
  const { learnerId, rewardId, lessonId, awardId, awards, redemptionId }: Record<string, unknown> = {
    ...payload,
  };
  const first: unknown = Array.isArray(awards) ? awards[0]?.awardId : undefined;
  const subject = [rewardId, lessonId, awardId, first].find((id) => typeof id === 'string');
  return {
    learnerId: typeof learnerId === 'number' ? learnerId : undefined,
    subjectId: typeof subject === 'string' ? subject : undefined,
    redemptionId: typeof redemptionId === 'string' ? redemptionId : undefined,
  };
}
