import { type Expression, type InferResult, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import {
  type RedemptionListing,
  type RedemptionStatus,
  type Reward,
  type RewardSummary,
  redemptionStatuses,
} from '../../../schema/rewards.ts';
import { existing, forbidden, Problem } from '../../base/errors.ts';
import { aliasedColumns } from '../../db/columns.ts';
import type { Db } from '../../db/database.ts';
import { familyMark, type MarkDeps, markOf } from '../../db/marks.ts';
import { type Asked, createSharedSelect, type Operand, type ReadDeps } from '../../db/together.ts';
import { findOwnFirst, type LearnerAccess, ofLearner } from '../../http/access.ts';
import type { Caller } from '../../http/app-types.ts';
import { KeptPages } from '../../http/listings/kept-pages.ts';
import {
  createSmallPages,
  type Order,
  type Page,
  type PageQuery,
  readPage,
} from '../../http/listings/paging.ts';
import { toReward } from './domain.ts';
import { toRedemption } from './redemptions.domain.ts';

/** Family whose catalog to list, and optionally a learner. */
export interface CatalogFilter {
  familyId: number;
  /** Limits the list to active rewards, each with the learner's savings. */
  learnerId?: number;
}

const cheapestFirst: Order = {
  direction: 'asc',
  columns: { 'r.token_cost': 'integer', 't.title': 'text', 'r.id': 'uuid' },
};

const smallPages = {
  ofFamily: createSmallPages(cheapestFirst, (db, { familyId }) => selectRewards(db, { familyId })),
  ofLearner: createSmallPages(cheapestFirst, selectRewards),
};

/** Creates a function that lists rewards like `listRewards`, if the page is a small first one. It keeps these pages in memory. */
export function createSmallRewards(deps: MarkDeps & ReadDeps) {
  const kept = new KeptPages();
  return async (
    filter: CatalogFilter,
    query: PageQuery,
    toJson: (rewards: Reward[]) => string,
  ): Promise<Page<Reward> | undefined> => {
    const { familyId, learnerId } = filter;
    if (query.cursor !== undefined) return undefined;
    const read = learnerId === undefined ? smallPages.ofFamily : smallPages.ofLearner;
    return kept.read(learnerId ?? familyId, {
      limit: query.limit,
      toJson,
      readMark: () => familyMark(deps, familyId),
      read: () => read(deps, filter, query, (row) => toListed(row, filter)),
    });
  };
}

/** Lists a family's rewards that are not deleted, by cost, then title (decisions.md 6.1). */
export function listRewards(db: Db, filter: CatalogFilter, query: PageQuery): Promise<Page<Reward>> {
  return readPage(selectRewards(db, filter), cheapestFirst, query, (row) => toListed(row, filter));
}

function toListed(row: InferResult<ReturnType<typeof selectRewards>>[number], filter: CatalogFilter): Reward {
  const reward = toReward(row);
  return filter.learnerId === undefined ? reward : { ...reward, savedPoints: row.points ?? 0 };
}

function selectRewards(db: Db, filter: CatalogOperands) {
  return catalog(db, filter)
    .select(aliasedColumns('rewards', 'r'))
    .select(['t.title', 't.description', 't.category', 't.image_emoji', 't.color', 's.points'])
    .select(markOf(filter.familyId));
}

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

const newestFirst: Order = {
  direction: 'desc',
  columns: { 'r.requested_at': 'timestamp', 'r.id': 'uuid' },
};

/** Redemptions to list: of one family, one learner, or all; of any status, or of one. */
export interface RedemptionFilter {
  familyId?: number;
  learnerId?: number;
  status?: RedemptionStatus;
}

const smallRedemptionPages = {
  ofLearner: createSmallPages(newestFirst, selectRedemptions),
  ofFamily: new Map(
    [undefined, ...redemptionStatuses].map((status) => [
      status,
      createSmallPages(newestFirst, (db, { familyId }) =>
        selectRedemptions(db, { familyId, ...(status && { status: sql.lit(status) }) }),
      ),
    ]),
  ),
};

/** Lists redemptions like `listRedemptions`, if the page is a small first one of a family or a learner. */
export async function smallRedemptions(
  deps: ReadDeps,
  { familyId, learnerId, status }: RedemptionFilter,
  query: PageQuery,
): Promise<Page<RedemptionListing> | undefined> {
  if (familyId === undefined) return undefined;
  const { ofLearner, ofFamily } = smallRedemptionPages;
  if (learnerId !== undefined) return ofLearner(deps, { familyId, learnerId }, query, toListing);
  return ofFamily.get(status)?.(deps, { familyId }, query, toListing);
}

/** Lists redemptions with learner names and reward titles, newest first. */
export function listRedemptions(
  db: Db,
  filter: RedemptionFilter,
  query: PageQuery,
): Promise<Page<RedemptionListing>> {
  return readPage(selectRedemptions(db, filter), newestFirst, query, toListing);
}

/** Values of a filter, or expressions for them. */
interface RedemptionOperands {
  familyId?: Operand;
  learnerId?: Operand;
  status?: string | Expression<string>;
}

function selectRedemptions(db: Db, { familyId, learnerId, status }: RedemptionOperands) {
  return db
    .selectFrom('redemptions as r')
    .innerJoin('users as u', 'u.id', 'r.learner_id')
    .innerJoin('reward_texts as t', (join) =>
      join.onRef('t.family_id', '=', 'r.family_id').onRef('t.reward_id', '=', 'r.reward_id'),
    )
    .leftJoin('redemption_notes as n', (join) =>
      join.onRef('n.family_id', '=', 'r.family_id').onRef('n.redemption_id', '=', 'r.id'),
    )
    .select(aliasedColumns('redemptions', 'r'))
    .select(['u.name', 't.title', 'n.notes'])
    .$if(familyId !== undefined, (query) => query.select(markOf(familyId ?? 0)))
    .$if(familyId !== undefined, (query) => query.where('r.family_id', '=', familyId ?? 0))
    .$if(learnerId !== undefined, (query) => query.where('r.learner_id', '=', learnerId ?? 0))
    .$if(status !== undefined, (query) => query.where('r.status', '=', status ?? ''));
}

function toListing(row: InferResult<ReturnType<typeof selectRedemptions>>[number]): RedemptionListing {
  return { ...toRedemption(row, row.notes), learnerName: row.name, rewardTitle: row.title };
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
