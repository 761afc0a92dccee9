import { existing, Problem } from '../../base/errors.ts';
import { balanceOf } from '../../kernel/ledger/balances.ts';
import { eventRule } from '../../kernel/ledger/event-rules.ts';
import { one } from '../../kernel/state/reads.ts';

/** Rules of awards: they take their tokens from the balance (decisions.md 5.2), and are cashed in once. */
export const awardRules = [
  eventRule({
    on: 'AwardsAllocated',
    byLearner: true,
    creates: ({ awards }) => awards.map(({ awardId: id }) => one('awards', { id })),
    reads: ({ learnerId }) => ({ balance: one('balances', { learner_id: learnerId }) }),
    effect({ learnerId, awards }, { balance }) {
      if (new Set(awards.map(({ awardId }) => awardId)).size < awards.length)
        throw new Error('two awards have one id');
      const tokens = awards.reduce((sum, award) => sum + award.tokens, 0);
      if (balanceOf(balance) < tokens) throw new Problem('INSUFFICIENT_TOKENS');
      return {
        movements: awards.map((award) => ({
          learnerId,
          amount: -award.tokens,
          sourceType: 'AWARD_ALLOCATION',
          sourceId: award.awardId,
        })),
      };
    },
  }),
  eventRule({
    on: 'AwardCashedIn',
    byLearner: true,
    reads: ({ awardId: id }) => ({ award: one('awards', { id }) }),
    effect({ learnerId }, { award }) {
      const { learner_id, status } = existing(award, 'AWARD_NOT_FOUND');
      if (learner_id !== learnerId) throw new Error('the award is of another learner');
      if (status !== 'PENDING') throw new Error('the award is cashed in');
      return {};
    },
  }),
];
