import type { Mutation } from '../mutation.ts';

const points = 'src/slices/points';
const rewards = 'src/slices/rewards';
const awards = 'src/slices/awards';

/** Rules of points, rewards and awards. */
export const pointMutations: readonly Mutation[] = [
  {
    rule: 'An adjustment does not go below 0',
    file: `${points}/rules.ts`,
    text: "if (balanceOf(balance) + amount < 0) throw new Problem('BALANCE_WOULD_BE_NEGATIVE');",
    by: '',
    test: 'test/slices/points/adjust.test.ts',
  },
  {
    rule: 'A bonus does not exceed the quota of the day',
    file: `${points}/domain.ts`,
    text: 'if (points > pointsLeft)',
    by: 'if (points < 0)',
    test: 'test/slices/points/bonus.test.ts',
  },
  {
    rule: 'asOf includes its moment',
    file: `${points}/queries.ts`,
    text: ".where('created_at', '<=', asOf)",
    by: ".where('created_at', '<', asOf)",
    test: 'test/slices/points/time.test.ts',
  },
  {
    rule: 'A cursor of the history repeats no entry',
    file: 'src/http/listings/page-sql.ts',
    text: "direction === 'asc' ? '>' : '<'",
    by: "direction === 'asc' ? '>=' : '<='",
    test: 'test/slices/points/paging.test.ts',
  },
  {
    rule: 'Balances follow the entries',
    file: 'src/kernel/ledger/balances.ts',
    text: 'for (const { learnerId, balanceAfter } of entries) put(learnerId, balanceAfter);',
    by: '',
    test: 'test/slices/points/adjust.test.ts',
  },
  {
    rule: 'Starter goals are only those that are missing',
    file: `${rewards}/reactions.ts`,
    text: '.filter((_goal, i) => !isGoal(found[i]))',
    by: '',
    test: 'test/slices/learners/starter-goals.test.ts',
  },
  {
    rule: 'Saving needs the balance',
    file: `${rewards}/rules.ts`,
    text: "if (available < points) throw new Problem('INSUFFICIENT_BALANCE');",
    by: '',
    test: 'test/slices/rewards/save.test.ts',
  },
  {
    rule: 'Pending redemptions count for the maximum',
    file: `${rewards}/rules.ts`,
    text: 'approved + pending.length >= max',
    by: 'approved >= max',
    test: 'test/slices/rewards/used-up.test.ts',
  },
  {
    rule: 'A rejection returns the points to the goal',
    file: `${rewards}/rules.ts`,
    text: 'return { movements: [returned, setAside(learnerId, rewardId, points)] };',
    by: 'return { movements: [returned] };',
    test: 'test/slices/rewards/decide.test.ts',
  },
  {
    rule: 'The cost at the time of the request counts',
    file: `${rewards}/rules.ts`,
    text: 'const { points_used: points } = requirePending(redemption, payload);',
    by: 'const { token_cost: points } = { ...requirePending(redemption, payload), ...reward };',
    test: 'test/slices/rewards/decide.test.ts',
  },
  {
    rule: 'Savings return when the reward becomes inactive',
    file: `${rewards}/rules.ts`,
    text: 'return { movements: isActive ? [] : releaseAll(savings) };',
    by: 'return { movements: [] };',
    test: 'test/slices/rewards/domain.test.ts',
  },
  {
    rule: 'A deleted reward is inactive',
    file: `${rewards}/projection.ts`,
    text: 'rewardChanges(rows, { is_active: false, deleted_at })',
    by: 'rewardChanges(rows, { deleted_at })',
    test: 'test/slices/rewards/delete.test.ts',
  },
  {
    rule: 'An approval counts',
    file: `${rewards}/projection.ts`,
    text: 'stored(reward).current_redemptions + 1',
    by: 'stored(reward).current_redemptions',
    test: 'test/slices/rewards/decide.test.ts',
  },
  {
    rule: 'Savings of 0 have no row',
    file: `${rewards}/projection.ts`,
    text: "if (points === 0) return { table: 'savings', remove: key };",
    by: '',
    test: 'test/slices/rewards/redeem.test.ts',
  },
  {
    rule: 'A missing stored row is a fault, not a 404',
    file: 'src/base/errors.ts',
    text: "throw new Error('a stored row is missing')",
    by: "throw new Problem('LEARNER_NOT_FOUND')",
    test: 'test/slices/rewards/domain.test.ts',
  },
  {
    rule: 'An unknown activity is rejected',
    file: `${awards}/domain.ts`,
    text: 'requireActive(activities);\n    if',
    by: 'if',
    test: 'test/slices/awards/allocate.test.ts',
  },
  {
    rule: 'An allocation creates all awards or none',
    file: `${awards}/domain.ts`,
    text: 'awards: allocations }',
    by: 'awards: allocations.slice(0, 1) }',
    test: 'test/slices/awards/allocate.test.ts',
  },
  {
    rule: 'A switched-off link gives 404',
    file: `${awards}/queries.ts`,
    text: ".where('s.active', '=', true)",
    by: '',
    test: 'test/slices/awards/share.test.ts',
  },
  {
    rule: 'Cashing in changes the status',
    file: `${awards}/projection.ts`,
    text: "status: 'CASHED_IN', cashed_in_at",
    by: 'cashed_in_at',
    test: 'test/slices/awards/cash-in.test.ts',
  },
];
