import type { User } from '../../schema/accounts.ts';
import { gradeLevelOf } from '../../schema/common.ts';
import type { KnowledgeGraph, UpdateProfile } from '../../schema/learners.ts';
import type { Row } from '../db/tables.ts';
import { Problem } from '../errors.ts';
import type { CommandHandler } from '../ledger/commands.ts';
import type { NewEvent } from '../ledger/events.ts';
import { derivedId, lastDerived } from '../ledger/ids.ts';
import { releaseAll, unspend } from '../ledger/movements.ts';
import type { Change, Need, StateReader } from '../ledger/state.ts';

/** Subjects and grade of a profile that nobody has filled in yet (decisions.md 3.1). */
export const profileDefaults = { gradeLevel: 5, subjects: ['Math', 'Reading', 'Science'] };

/** The goals that a new learner starts with, where the parent's catalog lacks them (decisions.md 3.3). */
const starterGoals = [
  {
    title: 'Extra screen time',
    description: '30 minutes of extra screen time.',
    tokenCost: 10,
    category: 'Time',
  },
  { title: 'Movie night', description: 'You choose the film.', tokenCost: 25, category: 'Entertainment' },
  {
    title: 'Family outing',
    description: 'A trip to a place of your choice.',
    tokenCost: 50,
    category: 'Activities',
  },
];
const starterLooks = [
  { image_emoji: '⏰', color: '#3B82F6' },
  { image_emoji: '🎬', color: '#8B5CF6' },
  { image_emoji: '🌳', color: '#10B981' },
];

export interface NewLearner {
  userId: number;
  username: string;
  email: string;
  name: string;
  /** Without one, the learner cannot log in. */
  passwordHash: string | null;
  gradeLevel: number;
  profileId: string;
}

/** A learner joins the family: account, profile, an account of points, and starter goals (interface.md 4.2). */
export const addLearner: CommandHandler<NewLearner, User> = {
  name: 'AddLearner',
  needs: ({ userId }): Need[] => [
    { table: 'users', where: { id: userId } },
    { table: 'rewards', where: { is_active: true } },
    { table: 'reward_texts', where: {} },
  ],
  decide(learner, state, { familyId, now, commandId }) {
    const missing = starterGoals.flatMap((goal, i) => {
      // Ids at the far end of those that the command may use, away from its events and entries.
      const rewardId = derivedId(commandId, lastDerived - i);
      return hasGoal(goal, state) ? [] : [{ ...goal, ...starterLooks[i], rewardId }];
    });
    return {
      events: [
        { type: 'LearnerAdded', payload: { learnerId: learner.userId } },
        ...missing.map(({ rewardId, tokenCost }): NewEvent => {
          return { type: 'RewardCreated', payload: { rewardId, tokenCost, maxRedemptions: null } };
        }),
      ],
      changes: [
        ...accountRows(learner, familyId, now),
        {
          table: 'learner_profiles',
          put: newProfile(familyId, learner.userId, learner.profileId, learner.gradeLevel, now),
        },
        ...missing.map(
          ({ rewardId, title, description, category, image_emoji = '🎁', color = '#4F46E5' }): Change => {
            const put = {
              family_id: familyId,
              reward_id: rewardId,
              title,
              description,
              category,
              image_emoji,
              color,
            };
            return { table: 'reward_texts', put };
          },
        ),
      ],
    };
  },
  reply: ({ userId, username, email, name }, _state, _events, { familyId }) => ({
    id: userId,
    username,
    email,
    name,
    role: 'LEARNER',
    parentId: familyId,
  }),
};

/**
 * A learner is erased (decisions.md 2.9): PENDING redemptions are rejected, savings return, and all rows that tell of
 * the person go. Events and entries stay: they hold ids and numbers only.
 */
export const removeLearner: CommandHandler<{ learnerId: number }, { success: boolean; message: string }> = {
  name: 'RemoveLearner',
  needs: ({ learnerId }) => [
    { table: 'balances', where: { learner_id: learnerId } },
    { table: 'savings', where: { learner_id: learnerId } },
    { table: 'redemptions', where: { learner_id: learnerId, status: 'PENDING' } },
    { table: 'idempotency_keys', where: { learner_id: learnerId } },
  ],
  decide({ learnerId }, state) {
    requireLearner(learnerId, state);
    const pending = state.where('redemptions', { learner_id: learnerId, status: 'PENDING' });
    const rejections = pending
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id: redemptionId, reward_id: rewardId, points_used }): NewEvent => {
        const movements = [unspend(learnerId, rewardId, points_used)];
        return { type: 'RedemptionRejected', payload: { learnerId, rewardId, redemptionId }, movements };
      });
    const movements = releaseAll(state.where('savings', { learner_id: learnerId }));
    return {
      events: [...rejections, { type: 'LearnerRemoved', payload: { learnerId }, movements }],
      changes: [...forgottenAnswers(learnerId, state), ...erasure(learnerId)],
    };
  },
  reply: () => ({ success: true, message: 'Learner deleted' }),
};

/** The learner's profile; one with default values is made where there is none (interface.md 4.2, rule 4). */
export const ensureProfile: CommandHandler<
  { learnerId: number; profileId: string },
  Row<'learner_profiles'>
> = {
  name: 'EnsureProfile',
  needs: ({ learnerId }) => [
    { table: 'balances', where: { learner_id: learnerId } },
    { table: 'learner_profiles', where: { learner_id: learnerId } },
  ],
  decide({ learnerId, profileId }, state, { familyId, now }) {
    requireLearner(learnerId, state);
    if (state.get('learner_profiles', { learner_id: learnerId })) return { events: [] };
    const put = newProfile(familyId, learnerId, profileId, profileDefaults.gradeLevel, now);
    return { events: [], changes: [{ table: 'learner_profiles', put }] };
  },
  reply: ({ learnerId }, state) => profileRow(learnerId, state),
};

/** A parent changes the given fields of the profile. */
export const updateProfile: CommandHandler<
  { learnerId: number; profileId: string; fields: UpdateProfile },
  Row<'learner_profiles'>
> = {
  name: 'UpdateProfile',
  needs: ensureProfile.needs,
  decide({ learnerId, profileId, fields }, state, { familyId, now }) {
    requireLearner(learnerId, state);
    const row =
      state.get('learner_profiles', { learner_id: learnerId }) ??
      newProfile(familyId, learnerId, profileId, profileDefaults.gradeLevel, now);
    const { gradeLevel, subjects, recommendedSubjects, strugglingAreas, graph } = fields;
    const put = {
      ...row,
      ...(gradeLevel !== undefined && { grade_level: gradeLevelOf(gradeLevel) }),
      ...(subjects && { subjects }),
      ...(recommendedSubjects && { recommended_subjects: recommendedSubjects }),
      ...(strugglingAreas && { struggling_areas: strugglingAreas }),
      ...(graph && { graph: knownGraph(graph) }),
    };
    return { events: [], changes: [{ table: 'learner_profiles', put }] };
  },
  reply: ({ learnerId }, state) => profileRow(learnerId, state),
};

/** Allows or forbids double-or-loss. */
export const setDoubleOrLoss: CommandHandler<
  { learnerId: number; enabled: boolean },
  { learnerId: number; doubleOrLossEnabled: boolean }
> = {
  name: 'SetDoubleOrLoss',
  needs: ({ learnerId }) => [{ table: 'balances', where: { learner_id: learnerId } }],
  decide: ({ learnerId, enabled }, state, { familyId }) => {
    requireLearner(learnerId, state);
    const put = { family_id: familyId, learner_id: learnerId, double_or_loss_enabled: enabled };
    return { events: [], changes: [{ table: 'learner_settings', put }] };
  },
  reply: ({ learnerId, enabled }) => ({ learnerId, doubleOrLossEnabled: enabled }),
};

/** Gives a learner a password; the database ends its sessions in the same transaction (decisions.md 2.3). */
export const setPassword: CommandHandler<{ learnerId: number; passwordHash: string }, { success: boolean }> =
  {
    name: 'SetPassword',
    needs: ({ learnerId }) => [{ table: 'balances', where: { learner_id: learnerId } }],
    decide({ learnerId: user_id, passwordHash: password_hash }, state, { now: changed_at }) {
      requireLearner(user_id, state);
      return {
        events: [],
        changes: [{ table: 'credentials', put: { user_id, password_hash, changed_at } }],
      };
    },
    reply: () => ({ success: true }),
  };

/** A learner that was erased while the request was on its way has no account of points any more. */
function requireLearner(learnerId: number, state: StateReader): void {
  if (!state.get('balances', { learner_id: learnerId })) throw new Problem('LEARNER_NOT_FOUND');
}

function hasGoal(goal: { title: string; tokenCost: number }, state: StateReader): boolean {
  return state
    .where('rewards', { is_active: true })
    .some(
      (reward) =>
        reward.token_cost === goal.tokenCost &&
        state.get('reward_texts', { reward_id: reward.id })?.title === goal.title,
    );
}

function accountRows(
  { userId, username, email, name, passwordHash }: NewLearner,
  familyId: number,
  now: string,
): Change[] {
  const user = { id: userId, username, email, name, role: 'LEARNER', parent_id: familyId, created_at: now };
  const changes: Change[] = [{ table: 'users', put: user }];
  if (passwordHash !== null) {
    changes.push({
      table: 'credentials',
      put: { user_id: userId, password_hash: passwordHash, changed_at: now },
    });
  }
  return changes;
}

function newProfile(
  family_id: number,
  learner_id: number,
  id: string,
  grade_level: number,
  created_at: string,
): Row<'learner_profiles'> {
  return {
    family_id,
    learner_id,
    id,
    grade_level,
    subjects: profileDefaults.subjects,
    recommended_subjects: [],
    struggling_areas: [],
    graph: { nodes: [], edges: [] },
    created_at,
  };
}

/** The graph with the fields that the contract names, so that nothing unknown is stored (decisions.md 1.6). */
function knownGraph({ nodes, edges }: KnowledgeGraph): KnowledgeGraph {
  return {
    nodes: nodes.map(({ id, label, category, importance }) => ({
      id,
      label,
      ...(category !== undefined && { category }),
      ...(importance !== undefined && { importance }),
    })),
    edges: edges.map(({ source, target, label, strength }) => ({
      source,
      target,
      ...(label !== undefined && { label }),
      ...(strength !== undefined && { strength }),
    })),
  };
}

/** Kept answers that tell of the learner lose their text; their keys stay taken. */
function forgottenAnswers(learnerId: number, state: StateReader): Change[] {
  return state
    .where('idempotency_keys', { learner_id: learnerId })
    .map((row) => ({ table: 'idempotency_keys', put: { ...row, body: null } }));
}

/** Everything about a person outside of the ledger; the user's row last, since the others point at it. */
function erasure(learnerId: number): Change[] {
  const remove = { learner_id: learnerId };
  return [
    { table: 'seen_questions', remove },
    { table: 'lesson_topics', remove },
    { table: 'lessons', remove },
    { table: 'lesson_images', remove },
    { table: 'learner_profiles', remove },
    { table: 'learner_settings', remove },
    { table: 'redemption_notes', remove },
    { table: 'adjustment_notes', remove },
    { table: 'award_shares', remove },
    { table: 'credentials', remove: { user_id: learnerId } },
    { table: 'users', remove: { id: learnerId } },
  ];
}

function profileRow(learnerId: number, state: StateReader): Row<'learner_profiles'> {
  const row = state.get('learner_profiles', { learner_id: learnerId });
  if (!row) throw new Problem('PROFILE_NOT_FOUND');
  return row;
}
