import t from 'tap';
import { GoalBook } from '../../../../src/slices/explorer/page/model/goal-decisions.ts';
import { createRows, entry } from '../event-rows.ts';

const terms = { cost: 10, maxRedemptions: null, isActive: true };
const goal = { subjectId: 'a', learnerId: undefined };
const ids = { subjectId: 'a', redemptionId: 'r' };

/** Returns a book with the goal `a`, for which the learner 8 has saved points. */
function bookWith(points: number) {
  const book = new GoalBook();
  const next = createRows();
  const add = (...row: Parameters<typeof next>) => book.add(next(...row));
  add('LearnerAdded');
  add('RewardCreated', { ...goal, terms });
  add('PointsSaved', { subjectId: 'a', entries: [entry(-points, 'REWARD_SAVE')] });
  return { book, add };
}

t.test('a learner has saved what the entries of its goals say', async (t) => {
  const { book, add } = bookWith(15);
  add('RedemptionRequested', {
    ...ids,
    entries: [entry(10, 'REWARD_SAVE'), entry(-10, 'REWARD_REDEMPTION')],
  });
  t.same([...(book.goals.get('a')?.savings ?? [])], [[8, 5]]);
  add('RedemptionRejected', {
    ...ids,
    entries: [entry(10, 'REWARD_REDEMPTION'), entry(-10, 'REWARD_SAVE')],
  });
  t.same([...(book.goals.get('a')?.savings ?? [])], [[8, 15]]);
});

t.test(
  'a redemption has the points of its request, and waits until it is approved or rejected',
  async (t) => {
    const { book, add } = bookWith(10);
    add('RedemptionRequested', {
      ...ids,
      actorId: 8,
      entries: [entry(10, 'REWARD_SAVE'), entry(-10, 'REWARD_REDEMPTION')],
    });
    const redemption = book.redemptions.get('r');
    t.same([redemption?.points, redemption?.learnerId, redemption?.decided], [10, 8, undefined]);
    add('RedemptionApproved', ids);
    t.equal(redemption?.decided?.type, 'RedemptionApproved');
    t.equal(book.goals.get('a')?.approved, 1);
  },
);

t.test('a changed goal has its last terms, and a deleted one is marked', async (t) => {
  const { book, add } = bookWith(10);
  const changed = { cost: 20, maxRedemptions: 3, isActive: false };
  add('RewardChanged', { ...goal, terms: changed, entries: [entry(10, 'REWARD_SAVE')] });
  const kept = book.goals.get('a');
  t.same([kept?.terms, kept?.savings.size, kept?.isDeleted], [changed, 0, false]);
  add('RewardDeleted', goal);
  t.equal(kept?.isDeleted, true);
});

t.test('a removed learner saves for no goal', async (t) => {
  const { book, add } = bookWith(10);
  add('LearnerRemoved', { entries: [entry(10, 'REWARD_SAVE')] });
  t.equal(book.goals.get('a')?.savings.size, 0);
  t.equal(book.learners.size, 0);
});
