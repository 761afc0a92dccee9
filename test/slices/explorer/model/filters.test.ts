import t from 'tap';
import type { ActorRole } from '../../../../src/slices/explorer/page/model/actor-role.ts';
import {
  type Filter,
  filterOf,
  matching,
  peopleIn,
} from '../../../../src/slices/explorer/page/model/filters.ts';
import type { EventRow } from '../../../../src/slices/explorer/page/model/model.ts';
import { columnsOf } from '../../../../src/slices/explorer/page/model/read-ledger.ts';
import { createRows, entry } from '../event-rows.ts';

const [parent, admin, learner, sibling] = [7, 1, 8, 9];
const noon = (day: number) => new Date(2026, 10, day, 12).getTime();

/** Six events: four of people, one of nobody in particular, and one of others. */
function rows(): EventRow[] {
  const next = createRows();
  return [
    next('LearnerAdded', { actorId: parent, time: noon(1) }),
    next('QuizAnswered', {
      actorId: learner,
      time: noon(2),
      entries: [entry(4, 'QUIZ_CORRECT'), entry(-1, 'DOUBLE_OR_LOSS_DEDUCTION')],
    }),
    next('PointsAdjusted', {
      actorId: admin,
      learnerId: sibling,
      time: noon(3),
      entries: [entry(-5, 'ADMIN_ADJUSTMENT', sibling)],
    }),
    next('RewardDeleted', {
      actorId: parent,
      learnerId: undefined,
      time: noon(4),
      entries: [entry(2, 'REWARD_SAVE'), entry(6, 'REWARD_SAVE', sibling)],
    }),
    next('', { actorId: 0, learnerId: undefined, time: Number.NaN }),
    next('QuizAnswered', { actorId: sibling, learnerId: sibling, time: noon(5) }),
  ];
}

function found(filter: Filter, { signedTo = 0, firstSeq = 1 } = {}): number[] {
  return [...matching(columnsOf(rows()), filter, { familyId: parent, signedTo, firstSeq })];
}

t.test('events are newest first, and those of others are there only if the filter says so', async (t) => {
  t.same(found({}), [6, 4, 3, 2, 1]);
  t.same(found({ others: true }), [6, 5, 4, 3, 2, 1]);
});

t.test('a learner has the events about them and those that change their balance', async (t) => {
  t.same(found({ learner }), [4, 2, 1]);
  t.same(found({ learner: sibling }), [6, 4, 3]);
});

t.test('the actor is a user or a role', async (t) => {
  t.same(found({ actor: sibling }), [6]);
  t.same(found({ actor: 'parent' }), [4, 1]);
  t.same(found({ actor: 'learner' }), [6, 2]);
  t.same(found({ actor: 'administrator', others: true }), [3]);
});

t.test('the role of a learner holds in events that name no learner, such as the first goals', async (t) => {
  const next = createRows();
  const columns = columnsOf([
    next('LearnerAdded', { actorId: learner }),
    next('RewardCreated', { actorId: learner, learnerId: undefined }),
    next('RewardCreated', { actorId: admin, learnerId: undefined }),
  ]);
  const of = (actor: ActorRole) => [
    ...matching(columns, { actor }, { familyId: parent, signedTo: 0, firstSeq: 1 }),
  ];
  t.same([of('learner'), of('administrator'), of('parent')], [[2, 1], [3], []]);
});

t.test('type and source are those of the event; one that is nowhere finds nothing', async (t) => {
  t.same(found({ type: 'QuizAnswered' }), [6, 2]);
  t.same(found({ source: 'DOUBLE_OR_LOSS_DEDUCTION' }), [2]);
  t.same(found({ type: 'FamilyClosed' }), []);
  t.same(found({ source: 'AWARD_ALLOCATION', others: true }), []);
});

t.test('days are whole days of the reader', async (t) => {
  t.same(found({ from: '2026-11-03' }), [6, 4, 3]);
  t.same(found({ to: '2026-11-03' }), [3, 2, 1]);
  t.same(found({ from: '2026-11-03', to: '2026-11-03' }), [3]);
});

t.test('the amount is the sum of the entries, of the chosen learner if there is one', async (t) => {
  t.same(found({ least: 3 }), [4, 2]);
  t.same(found({ most: 3 }), [3, 2]);
  t.same(found({ least: 3, learner }), [2]);
  t.same(found({ least: 3, learner: sibling }), [4]);
});

t.test('events after the last signed one are not yet signed, also among the newest only', async (t) => {
  t.same(found({ unsigned: true }, { signedTo: 3 }), [6, 4]);
  t.same(found({ unsigned: true }, { signedTo: 103, firstSeq: 101 }), [106, 104]);
});

t.test('an address states a filter; what is no value of it counts as absent', async (t) => {
  const stated = (query: string) => JSON.parse(JSON.stringify(filterOf(new URLSearchParams(query))));
  t.same(stated('learner=8&type=QuizAnswered&actor=7&source=REWARD_SAVE&from=2026-11-01&to=2026-11-30'), {
    learner: 8,
    type: 'QuizAnswered',
    actor: 7,
    source: 'REWARD_SAVE',
    from: '2026-11-01',
    to: '2026-11-30',
  });
  t.same(stated('actor=administrator&least=-3&most=10&unsigned=1&others=1'), {
    actor: 'administrator',
    least: -3,
    most: 10,
    unsigned: true,
    others: true,
  });
  t.same(stated('learner=x&actor=owner&from=yesterday&least=1.5&unsigned=no&type='), {});
});

t.test('the people of a ledger are its learners and actors', async (t) => {
  t.same(peopleIn(columnsOf(rows())), {
    learners: [learner, sibling],
    actors: [admin, parent, learner, sibling],
  });
});
