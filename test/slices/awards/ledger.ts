import { randomUUIDv7 } from 'node:crypto';
import { allocateAwards, cashInAward } from '../../../src/slices/awards/domain.ts';
import type { LedgerTests, SampleCommand, SliceModel } from '../../helpers/families/contributions.ts';
import { Refusal } from '../../kernel/commands/refusal.ts';
import type { Step } from '../../kernel/ledger/model/step-types.ts';

interface Allocation {
  awardId: string;
  activityId: string;
  tokens: number;
}

declare module '../../kernel/ledger/model/step-types.ts' {
  interface Steps {
    allocate: { learnerId: number; allocations: Allocation[] };
    cashIn: { awardId: string };
  }
}

/** Two activities of the migrations, and an unknown one. */
const activities = ['1', '2', 'f'].map((digit) => `0195a3f0-4c00-7000-8000-00000000000${digit}`);

/** Returns a function that mostly uses known activities and awards, sometimes unknown ones. */
function createSteps(): ReturnType<LedgerTests['createSteps']> {
  const awards: string[] = [];
  return (kind, learnerId, { index, list }) => {
    const known = index % 17 === 0 ? awards : awards.slice(-3);
    if (kind === 'cashIn') return { kind, awardId: known[index % known.length] ?? randomUUIDv7() };
    const allocations = list.slice(0, 3).map((item) => {
      const activityId = activities[index % 5 === 0 ? 2 : item % 2] ?? '';
      return { awardId: randomUUIDv7(), activityId, tokens: 1 + item };
    });
    awards.push(...allocations.map(({ awardId }) => awardId));
    return { kind: 'allocate', learnerId, allocations };
  };
}

function createModel(): SliceModel {
  const awards = new Map<string, { learnerId: number; tokens: number; status: 'PENDING' | 'CASHED_IN' }>();
  return {
    apply(step, { balanceOf, move }) {
      if (step.kind === 'cashIn') {
        const award = awards.get(step.awardId);
        if (!award) throw new Refusal('AWARD_NOT_FOUND');
        award.status = 'CASHED_IN';
        return { status: 'CASHED_IN' };
      }
      const { learnerId, allocations } = allocation(step);
      const balance = balanceOf(learnerId);
      if (allocations.some(({ activityId }) => !activities.slice(0, 2).includes(activityId))) {
        throw new Refusal('UNKNOWN_ACTIVITY');
      }
      const total = allocations.reduce((sum, { tokens }) => sum + tokens, 0);
      if (total > balance) throw new Refusal('INSUFFICIENT_TOKENS');
      for (const { awardId, tokens } of allocations) {
        awards.set(awardId, { learnerId, tokens, status: 'PENDING' });
        move(learnerId, -tokens, 'AWARD_ALLOCATION', awardId);
      }
      return {};
    },
    removeLearner(learnerId) {
      for (const [id, award] of awards) if (award.learnerId === learnerId) awards.delete(id);
    },
    table: 'awards',
    select: 'SELECT id, learner_id AS "learnerId", tokens, status FROM awards WHERE family_id = $1',
    rows: () => [...awards].map(([id, award]) => ({ id, ...award })),
  };
}

function allocation(step: Step) {
  if (step.kind !== 'allocate') throw new Error(`${step.kind} is not a step of awards`);
  return step;
}

export const awardLedgerTests: LedgerTests = {
  kinds: ['allocate', 'allocate', 'cashIn', 'cashIn'],
  createSteps,
  command: (step) =>
    step.kind === 'cashIn'
      ? { handler: cashInAward, data: step }
      : { handler: allocateAwards, data: allocation(step) },
  createModel,
};

export function awardSample(learnerId: number): SampleCommand[] {
  const allocations = activities.slice(0, 2).map((activityId, i) => {
    return { awardId: randomUUIDv7(), activityId, tokens: 2 + i };
  });
  return [
    { handler: allocateAwards, data: { learnerId, allocations } },
    { handler: cashInAward, data: { awardId: allocations[0]?.awardId } },
  ];
}
