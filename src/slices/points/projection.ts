import { projection } from '../../kernel/ledger/rules.ts';
import { one } from '../../kernel/state/reads.ts';

/** Counts the points of a learner's bonuses on the last day with one. Days never go back. */
export const bonusProjection = projection({
  on: 'BonusGiven',
  reads: ({ learnerId: learner_id }) => ({ count: one('bonus_counts', { learner_id }) }),
  project({ familyId: family_id, payload: { learnerId: learner_id, points, day } }, { count }) {
    const before = count?.day === day ? count.points : 0;
    return [{ table: 'bonus_counts', put: { family_id, learner_id, day, points: before + points } }];
  },
});
