import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import {
  RedemptionListing,
  type RedemptionStatus,
  Reward,
  type RewardSummary,
} from '../../../schema/rewards.ts';
import { existing, forbidden, Problem } from '../../base/errors.ts';
import type { Db } from '../../db/database.ts';
import { markOf } from '../../db/marks.ts';
import { type Asked, createSharedSelect, type Operand, type ReadDeps } from '../../db/together.ts';
import { findOwnFirst, type LearnerAccess, ofLearner } from '../../http/access.ts';
import type { Caller } from '../../http/app-types.ts';
import { listing } from '../../http/listings/listing.ts';

/** Lists a family's rewards that are not deleted, by cost, then title (decisions.md 6.1). */
export const listRewards = listing({
  order: { direction: 'asc', columns: { tokenCost: 'integer', title: 'text', id: 'uuid' } },
  item: Reward,
  isMarked: true,
  select: (db, { familyId, learnerId }, { isOfLearner }: { isOfLearner: boolean }) =>
    catalog(db, isOfLearner ? { familyId, learnerId } : { familyId })
      .select(['r.id', 'r.family_id as parentId', 't.title', 't.description', 'r.token_cost as tokenCost'])
      .select(['t.category', 't.image_emoji as imageEmoji', 't.color', 'r.is_active as isActive'])
      .select(['r.max_redemptions as maxRedemptions', 'r.current_redemptions as currentRedemptions'])
      .select('r.created_at as createdAt')
      .select(sql<number | null>`${isOfLearner ? sql`coalesce(s.points, 0)` : sql`null`}`.as('savedPoints')),
});

/** Values of a filter, or expressions for them. */
interface CatalogOperands {
  familyId: Operand;
  learnerId?: Operand;
}

/** Selects rewards (r), each with its texts (t) and savings (s). */
function catalog(db: Db, { familyId, learnerId }: CatalogOperands) {
  return db
    .selectFrom('rewards as r')
    .innerJoin('reward_texts as t', (join) =>
      join.onRef('t.family_id', '=', 'r.family_id').onRef('t.reward_id', '=', 'r.id'),
    )
    .leftJoin('savings as s', (join) =>
      join
        .onRef('s.family_id', '=', 'r.family_id')
        .onRef('s.reward_id', '=', 'r.id')
        .on('s.learner_id', '=', learnerId ?? sql.lit(0)),
    )
    .where('r.family_id', '=', familyId)
    .where('r.deleted_at', 'is', null)
    .$if(learnerId !== undefined, (query) => query.where('r.is_active', '=', sql.lit(true)));
}

/** Throws 404 for an unknown or deleted reward. */
async function requireReward(db: Db, rewardId: string): Promise<void> {
  await db
    .selectFrom('rewards')
    .select('id')
    .where('id', '=', rewardId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow(() => new Problem('REWARD_NOT_FOUND'));
}
/** Returns the immutable fields of a redemption, and its family. Throws 404 for an unknown one. */
export async function findRedemption(db: Db, caller: Caller, redemptionId: string) {
  const redemption = await findOwnFirst(caller, (isInScope) =>
    db
      .selectFrom('redemptions')
      .select(['family_id as familyId', 'learner_id as learnerId', 'reward_id as rewardId'])
      .where('id', '=', redemptionId)
      .where(isInScope)
      .executeTakeFirst(),
  );
  return existing(redemption, 'REDEMPTION_NOT_FOUND');
}

/** Redemptions to list: of one family, one learner, or all; of any status, or of one. */
export interface RedemptionFilter {
  of: 'learner' | 'family' | 'all';
  status?: RedemptionStatus | undefined;
}

/** Lists redemptions with learner names and reward titles, newest first. */
export const listRedemptions = listing({
  order: { direction: 'desc', columns: { requestedAt: 'timestamp', id: 'uuid' } },
  item: RedemptionListing,
  isMarked: true,
  select: selectRedemptions,
});

function selectRedemptions(db: Db, { familyId, learnerId }: Asked, { of, status }: RedemptionFilter) {
  return db
    .selectFrom('redemptions as r')
    .innerJoin('users as u', 'u.id', 'r.learner_id')
    .innerJoin('reward_texts as t', (join) =>
      join.onRef('t.family_id', '=', 'r.family_id').onRef('t.reward_id', '=', 'r.reward_id'),
    )
    .leftJoin('redemption_notes as n', (join) =>
      join.onRef('n.family_id', '=', 'r.family_id').onRef('n.redemption_id', '=', 'r.id'),
    )
    .select(['r.id', 'r.learner_id as learnerId', 'r.reward_id as rewardId', 'r.points_used as pointsUsed'])
    .select(['r.status', 'r.requested_at as requestedAt', 'r.decided_at as decidedAt', 'n.notes'])
    .select(['u.name as learnerName', 't.title as rewardTitle'])
    .$if(of !== 'all', (query) => query.where('r.family_id', '=', familyId))
    .$if(of === 'learner', (query) => query.where('r.learner_id', '=', learnerId))
    .$if(status !== undefined, (query) => query.where('r.status', '=', sql.lit(status ?? '')));
}

/** Selects a learner's goals and counts. One statement counts moving points exactly once. */
function selectSummary(db: Db, learner: Asked) {
  const redemptions = (status: RedemptionStatus) =>
    db
      .selectFrom('redemptions')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(ofLearner(learner))
      .where('status', '=', sql.lit(status));
  const balance = db.selectFrom('balances').select('balance').where(ofLearner(learner));
  const rewards = catalog(db, learner).orderBy('r.token_cost').orderBy('t.title').orderBy('r.id');
  return db.selectNoFrom([
    balance.as('balance'),
    markOf(learner.familyId),
    redemptions('APPROVED').as('approved'),
    redemptions('PENDING').as('pending'),
    jsonArrayFrom(rewards.select(['r.id', 't.title', 'r.token_cost', 's.points'])).as('goals'),
  ]);
}

const readSummary = createSharedSelect(selectSummary, 1);

/** Returns a summary of a learner's goals (decisions.md 6.6), with the mark of their family. */
export async function rewardSummary(
  deps: ReadDeps,
  learner: LearnerAccess,
): Promise<{ summary: RewardSummary; mark: string }> {
  const [row] = await readSummary(deps, learner, 1);
  if (!row) throw new Error('the summary is missing');
  const goals = row.goals.map(({ id, title, token_cost: tokenCost, points }) => {
    const savedPoints = points ?? 0;
    // Multiplies first: 29 / 100 * 100 is less than 29.
    const progress = Math.min(100, Math.floor((savedPoints * 100) / tokenCost));
    return { rewardId: id, title, tokenCost, savedPoints, progress };
  });
  const summary = {
    totalPointsSaved: goals.reduce((sum, goal) => sum + goal.savedPoints, 0),
    availableBalance: row.balance ?? 0,
    goalsInProgress: goals.filter((goal) => goal.savedPoints > 0).length,
    totalRedeemed: row.approved ?? 0,
    pendingRedemptions: row.pending ?? 0,
    goals,
  };
  return { summary, mark: row.mark };
}

/** Summary of a caller that is not a learner (decisions.md 2.8). */
export const emptySummary: RewardSummary = {
  totalPointsSaved: 0,
  availableBalance: 0,
  goalsInProgress: 0,
  totalRedeemed: 0,
  pendingRedemptions: 0,
  goals: [],
};

/** Runs a command on a reward. Throws 403 instead of 404 if another family has the reward (decisions.md 2.7). */
export async function forbidForeign<T>(db: Db, rewardId: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'REWARD_NOT_FOUND') throw error;
    await requireReward(db, rewardId);
    throw forbidden('This reward belongs to another family.');
  }
}
