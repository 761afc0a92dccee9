import { stored } from '../../base/errors.ts';
import { projection } from '../../kernel/ledger/rules.ts';
import { one } from '../../kernel/state/reads.ts';
import type { Change } from '../../kernel/state/state.ts';

/** Projects awards. */
export const awardProjections = [
  projection({
    on: 'AwardsAllocated',
    reads: () => ({}),
    project({ familyId: family_id, payload, recordedAt: created_at }) {
      const fresh = { status: 'PENDING', created_at, cashed_in_at: null };
      return payload.awards.map(({ awardId: id, activityId: activity_id, tokens }): Change => {
        const put = { family_id, learner_id: payload.learnerId, id, activity_id, tokens, ...fresh };
        return { table: 'awards', put };
      });
    },
  }),
  projection({
    on: 'AwardCashedIn',
    reads: ({ awardId: id }) => ({ award: one('awards', { id }) }),
    project: ({ recordedAt: cashed_in_at }, { award }) => [
      { table: 'awards', put: { ...stored(award), status: 'CASHED_IN', cashed_in_at } },
    ],
  }),
];
