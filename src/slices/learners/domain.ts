import { gradeLevelOf } from '../../../schema/common.ts';
import type { KnowledgeGraph, UpdateProfile } from '../../../schema/learners.ts';
import { Problem, stored } from '../../base/errors.ts';
import type { Row } from '../../db/tables.ts';
import { command } from '../../kernel/commands/command.ts';
import { balanceOf } from '../../kernel/ledger/balances.ts';
import type { Quotas } from '../../kernel/ledger/events.ts';
import { all, one, type RowsOf } from '../../kernel/state/reads.ts';
import type { Change } from '../../kernel/state/state.ts';
import { type Erasure, eraseLearner, erasureReads } from '../../slice/erasure.ts';
import { profileDefaults } from '../../slice/profile-defaults.ts';
import { toLearner } from './user.ts';

export interface NewLearner {
  learnerId: number;
  username: string;
  email: string;
  name: string;
  /** Null if the learner cannot log in. */
  passwordHash: string | null;
  gradeLevel: number;
  profileId: string;
  /** Parent and hash of the code that the learner joins with, if it needs one. */
  code?: Pick<Row<'one_time_codes'>, 'code_hash'> & { user_id: number };
}

/** Declares the rows that show whether the family has a place for another learner: each learner has a balance. */
export function familyReads() {
  return { learners: all('balances', {}) };
}

/** Throws TOO_MANY_LEARNERS if the family is full. Every way into a family must check this. */
export function requirePlace({ learners }: RowsOf<ReturnType<typeof familyReads>>, quotas: Quotas): void {
  if (learners.length >= quotas.learners) throw new Problem('TOO_MANY_LEARNERS');
}

/** Adds a learner to the family: user, profile and points account (interface.md 4.2). */
export const addLearner = command({
  isAlone: true,
  reads: ({ code }: NewLearner) => ({
    ...familyReads(),
    codes: code ? [all('one_time_codes', { user_id: code.user_id, purpose: 'learner' })] : [],
  }),
  emits: ({ learnerId }) => [{ type: 'LearnerAdded', payload: { learnerId } }],
  decide(learner, rows, { familyId, now, quotas }) {
    const used = usedCode(learner, rows.codes.flat(), now);
    requirePlace(rows, quotas);
    return {
      events: [{ type: 'LearnerAdded', payload: { learnerId: learner.learnerId } }],
      changes: [
        ...used,
        ...accountRows(learner, familyId, now),
        { table: 'learner_profiles', put: newProfile(learner, familyId, now) },
      ],
    };
  },
  reply: ({ learnerId: id, ...learner }, _rows, _events, { familyId }) =>
    toLearner({ id, ...learner }, familyId),
});

/** Returns the change that uses the learner's code up, if it needs one. Throws INVITATION_REQUIRED unless the family has the code. */
function usedCode({ code }: NewLearner, codes: Row<'one_time_codes'>[], now: string): Change[] {
  if (!code) return [];
  const found = codes.find((row) => code.code_hash.equals(row.code_hash) && row.expires_at > now);
  if (!found) throw new Problem('INVITATION_REQUIRED');
  // The row's own bytes: rows in memory are compared by identity.
  return [{ table: 'one_time_codes', remove: { code_hash: found.code_hash } }];
}

/** Creates the command that erases a learner (decisions.md 2.9). */
export function createRemoveLearner(erasures: readonly Erasure[]) {
  return command({
    isAlone: true,
    quota: 'reserve',
    reads: ({ learnerId }: { learnerId: number }) => ({
      erased: erasureReads(erasures, learnerId),
    }),
    emits: ({ learnerId }) => [{ type: 'LearnerRemoved', payload: { learnerId } }],
    decide: ({ learnerId }, { erased }) => eraseLearner(erasures, erased, learnerId),
    reply: () => ({ success: true, message: 'Learner deleted' }),
  });
}

interface ProfileKey {
  learnerId: number;
  profileId: string;
}

function profileReads({ learnerId }: ProfileKey) {
  return {
    balance: one('balances', { learner_id: learnerId }),
    profile: one('learner_profiles', { learner_id: learnerId }),
  };
}

/** Returns the learner's profile, and creates one with default values if there is none (interface.md 4.2, rule 4). */
export const ensureProfile = command({
  reads: (data: ProfileKey) => profileReads(data),
  decide(data, { balance, profile }, { familyId, now }) {
    balanceOf(balance);
    if (profile) return { events: [] };
    return { events: [], changes: [{ table: 'learner_profiles', put: newProfile(data, familyId, now) }] };
  },
  reply: (_data, { profile }) => stored(profile),
});

export const updateProfile = command({
  reads: (data: ProfileKey & { fields: UpdateProfile }) => profileReads(data),
  decide({ fields, ...data }, { balance, profile }, { familyId, now }) {
    balanceOf(balance);
    const { gradeLevel, subjects, recommendedSubjects, strugglingAreas, graph, picture, color } = fields;
    const put = {
      ...(profile ?? newProfile(data, familyId, now)),
      ...(gradeLevel !== undefined && { grade_level: gradeLevelOf(gradeLevel) }),
      ...(subjects && { subjects }),
      ...(recommendedSubjects && { recommended_subjects: recommendedSubjects }),
      ...(strugglingAreas && { struggling_areas: strugglingAreas }),
      ...(graph && { graph: knownGraph(graph) }),
      // Null clears them.
      ...(picture !== undefined && { picture }),
      ...(color !== undefined && { color }),
    };
    return { events: [], changes: [{ table: 'learner_profiles', put }] };
  },
  reply: (_data, { profile }) => stored(profile),
});

export const setDoubleOrLoss = command({
  reads: ({ learnerId: learner_id }: { learnerId: number; enabled: boolean }) => ({
    setting: one('double_or_loss', { learner_id }),
  }),
  emits: ({ learnerId }) => [{ type: 'DoubleOrLossChanged', payload: { learnerId } }],
  decide: ({ learnerId, enabled }, { setting }) => ({
    events:
      setting?.enabled === enabled ? [] : [{ type: 'DoubleOrLossChanged', payload: { learnerId, enabled } }],
  }),
  reply: ({ learnerId, enabled }) => ({ learnerId, doubleOrLossEnabled: enabled }),
});

/** Sets a learner's password; a trigger ends its sessions in the same transaction (decisions.md 2.3). */
export const setPassword = command({
  isAlone: true,
  quota: 'reserve',
  reads: ({ learnerId }: { learnerId: number; passwordHash: string }) => ({
    balance: one('balances', { learner_id: learnerId }),
  }),
  decide({ learnerId: user_id, passwordHash: password_hash }, { balance }, { now: changed_at }) {
    balanceOf(balance);
    return { events: [], changes: [{ table: 'credentials', put: { user_id, password_hash, changed_at } }] };
  },
  reply: () => ({ success: true }),
});

function accountRows(
  { learnerId, username, email, name, passwordHash }: NewLearner,
  familyId: number,
  now: string,
): Change[] {
  const user = {
    id: learnerId,
    username,
    email,
    name,
    role: 'LEARNER',
    parent_id: familyId,
    waits_for: null,
    waits_until: null,
    time_zone: null,
    created_at: now,
  };
  const changes: Change[] = [{ table: 'users', put: user }];
  if (passwordHash === null) return changes;
  const put = { user_id: learnerId, password_hash: passwordHash, changed_at: now };
  return [...changes, { table: 'credentials', put }];
}

export function newProfile(
  { learnerId: learner_id, profileId: id, gradeLevel }: ProfileKey & { gradeLevel?: number },
  family_id: number,
  created_at: string,
): Row<'learner_profiles'> {
  return {
    family_id,
    learner_id,
    id,
    grade_level: gradeLevel ?? profileDefaults.gradeLevel,
    subjects: profileDefaults.subjects,
    recommended_subjects: [],
    struggling_areas: [],
    graph: { nodes: [], edges: [] },
    picture: null,
    color: null,
    created_at,
  };
}

/** Returns the graph with the fields of the contract only (decisions.md 1.6). */
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
