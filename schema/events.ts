import { type Static, Type } from '@sinclair/typebox';

/**
 * Every event of the ledger. Payloads hold ids, numbers and flags only, never a name, a title or free text,
 * so that a person can be erased while the ledger stays as it was.
 */

const UserId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const Uuid = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' });
const Points = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });
const MaxRedemptions = Type.Union([Points, Type.Null()]);
/** A concept of a lesson generator, for example `math.fractions.add`: an identifier, not text that anybody typed. */
const ConceptId = Type.String({ pattern: '^[a-z0-9]+([.-][a-z0-9]+)*$', maxLength: 100 });

export const AchievementType = Type.Union([
  Type.Literal('FIRST_LESSON'),
  Type.Literal('FIVE_LESSONS'),
  Type.Literal('TWENTY_FIVE_LESSONS'),
  Type.Literal('HUNDRED_LESSONS'),
  Type.Literal('PERFECT_SCORE'),
  Type.Literal('FIRST_GOAL_REACHED'),
  Type.Literal('FIRST_REDEMPTION'),
  Type.Literal('THREE_DAY_STREAK'),
  Type.Literal('SEVEN_DAY_STREAK'),
  Type.Literal('CONCEPT_MASTERED'),
]);
export type AchievementType = Static<typeof AchievementType>;

const strict = { additionalProperties: false };

/** Payload of each event by its type. */
export const eventPayloads = {
  LearnerAdded: Type.Object({ learnerId: UserId }, strict),
  /** Its entries return what the learner had saved; after it the learner has no rows in any projection. */
  LearnerRemoved: Type.Object({ learnerId: UserId }, strict),

  RewardCreated: Type.Object({ rewardId: Uuid, tokenCost: Points, maxRedemptions: MaxRedemptions }, strict),
  /** The whole new state of the reward; its entries return all savings when it becomes inactive. */
  RewardChanged: Type.Object(
    { rewardId: Uuid, tokenCost: Points, maxRedemptions: MaxRedemptions, isActive: Type.Boolean() },
    strict,
  ),
  RewardDeleted: Type.Object({ rewardId: Uuid }, strict),

  PointsSaved: Type.Object({ learnerId: UserId, rewardId: Uuid, points: Points }, strict),
  RedemptionRequested: Type.Object(
    { learnerId: UserId, rewardId: Uuid, redemptionId: Uuid, pointsUsed: Points },
    strict,
  ),
  RedemptionApproved: Type.Object({ learnerId: UserId, rewardId: Uuid, redemptionId: Uuid }, strict),
  RedemptionRejected: Type.Object({ learnerId: UserId, rewardId: Uuid, redemptionId: Uuid }, strict),

  /** One element a question: whether it was right and among how many choices; `doubled` are question indices. */
  QuizAnswered: Type.Object(
    {
      learnerId: UserId,
      lessonId: Uuid,
      conceptId: ConceptId,
      correct: Type.Array(Type.Boolean(), { minItems: 1, maxItems: 100 }),
      choices: Type.Array(Type.Integer({ minimum: 2, maximum: 20 }), { minItems: 1, maxItems: 100 }),
      doubled: Type.Array(Type.Integer({ minimum: 0, maximum: 99 }), { maxItems: 100 }),
    },
    strict,
  ),
  AchievementEarned: Type.Object({ learnerId: UserId, achievement: AchievementType }, strict),
  PointsAdjusted: Type.Object({ learnerId: UserId, amount: Type.Integer() }, strict),

  /** Each award takes its tokens from the balance: an AWARD_ALLOCATION entry with the award's id. */
  AwardsAllocated: Type.Object(
    {
      learnerId: UserId,
      awards: Type.Array(Type.Object({ awardId: Uuid, activityId: Uuid, tokens: Points }, strict), {
        minItems: 1,
        maxItems: 100,
      }),
    },
    strict,
  ),
  AwardCashedIn: Type.Object({ learnerId: UserId, awardId: Uuid }, strict),
};

export type EventType = keyof typeof eventPayloads;
export type EventPayload<T extends EventType> = Static<(typeof eventPayloads)[T]>;
/** An event as a decision names it: discriminated by `type`. */
export type LedgerEvent = { [T in EventType]: { type: T; payload: EventPayload<T> } }[EventType];

/** Why a point moved (interface.md 2.5, and the allocation of an award). */
export const SourceType = Type.Unsafe<
  | 'QUIZ_CORRECT'
  | 'DOUBLE_OR_LOSS_DEDUCTION'
  | 'REWARD_SAVE'
  | 'REWARD_REDEMPTION'
  | 'ADMIN_ADJUSTMENT'
  | 'AWARD_ALLOCATION'
>({
  type: 'string',
  enum: [
    'QUIZ_CORRECT',
    'DOUBLE_OR_LOSS_DEDUCTION',
    'REWARD_SAVE',
    'REWARD_REDEMPTION',
    'ADMIN_ADJUSTMENT',
    'AWARD_ALLOCATION',
  ],
  description: 'Why the points moved.',
});
export type SourceType = Static<typeof SourceType>;
