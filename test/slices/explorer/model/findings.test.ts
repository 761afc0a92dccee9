import t from 'tap';
import { Findings, limits } from '../../../../src/slices/explorer/page/model/findings.ts';
import type { EventRow } from '../../../../src/slices/explorer/page/model/model.ts';
import { createRows, entry, start } from '../event-rows.ts';

const [parent, admin, learner] = [7, 1, 8];
const [minute, day] = [60_000, 86_400_000];

function findingsOf(events: [type: string, members?: Partial<EventRow>][]) {
  const next = createRows();
  const findings = new Findings(parent);
  for (const [type, members] of [['LearnerAdded'] as const, ...events]) findings.add(next(type, members));
  return findings;
}

/** Returns an event that gives or takes points, by an administrator. */
function adjusted(amount: number, time: number): [string, Partial<EventRow>] {
  return ['PointsAdjusted', { actorId: admin, time, entries: [entry(amount, 'ADMIN_ADJUSTMENT')] }];
}

/** Returns the request and the decision of a redemption. */
function redemption(type: string, requestedAt: number, members: Partial<EventRow>) {
  const ids = { redemptionId: `r${requestedAt}`, subjectId: 'a' };
  return [
    ['RedemptionRequested', { ...ids, actorId: learner, time: requestedAt }],
    [type, { ...ids, ...members }],
  ] as [string, Partial<EventRow>][];
}

t.test('finds adjustments, and events whose actor is neither the parent nor a learner', async (t) => {
  const findings = findingsOf([
    ['QuizAnswered', { actorId: learner }],
    adjusted(5, start),
    ['RewardCreated', { learnerId: undefined }],
  ]);
  t.same([findings.adjustments, findings.byAdministrators], [[3], [3]]);
});

t.test('finds an approval by the person who gave that learner points within the days before', async (t) => {
  const approval = (time: number, members: Partial<EventRow> = {}) =>
    redemption('RedemptionApproved', time - minute, { actorId: admin, time, ...members });
  const found = (...events: [string, Partial<EventRow>][]) => findingsOf(events).approvals;
  const inTime = start + limits.approvalAfter;
  t.same(found(adjusted(5, start), ...approval(inTime)), [{ seq: 4, learnerId: learner, adjustment: 2 }]);
  t.same(found(adjusted(5, start), ...approval(inTime + 1)), []);
  t.same(found(adjusted(-5, start), ...approval(inTime)), []);
  t.same(found(adjusted(5, start), ...approval(inTime, { actorId: parent })), []);
  t.same(found(adjusted(5, start), ...approval(inTime, { learnerId: 9 })), []);
});

t.test('finds many events that give a learner points in a short time, as one burst', async (t) => {
  const quiz = (time: number, source = 'QUIZ_CORRECT'): [string, Partial<EventRow>] => [
    'QuizAnswered',
    { actorId: learner, time, entries: [entry(4, source)] },
  ];
  const { events, within } = limits.burst;
  const many = (count: number, every: number, source?: string) =>
    Array.from({ length: count }, (_, i) => quiz(start + i * every, source));
  const every = within / (events - 1);
  t.same(findingsOf(many(events, every)).bursts, [
    { learnerId: learner, first: 2, last: 21, from: start, to: start + within, events, points: 80 },
  ]);
  t.same(findingsOf(many(events, every + 1)).bursts, []);
  t.same(findingsOf(many(events - 1, 1)).bursts, []);
  t.same(findingsOf(many(events, 1, 'REWARD_SAVE')).bursts, []);
  const [longer, ...others] = findingsOf(many(50, every)).bursts;
  t.same([longer?.events, longer?.last, others], [50, 51, []]);
  const twice = [...many(events, 1), ...many(events, 1).map(([, row]) => quiz((row.time ?? 0) + day))];
  t.same(
    findingsOf(twice).bursts.map(({ first, last }) => [first, last]),
    [
      [2, 21],
      [22, 41],
    ],
  );
});

t.test('finds runs of events whose id has another time than the event', async (t) => {
  const apart = (ms: number): [string, Partial<EventRow>] => [
    'QuizAnswered',
    { time: start, idTime: start + ms },
  ];
  const found = findingsOf([
    apart(limits.clocks),
    apart(limits.clocks + 1),
    apart(day),
    apart(-day),
    ['QuizAnswered', { idTime: 0 }],
  ]).clocks;
  t.same(found, [
    { first: 3, last: 4, apart: day },
    { first: 5, last: 5, apart: -day },
  ]);
});

t.test('finds redemptions that waited or wait long, the longest first', async (t) => {
  const late = { actorId: parent, time: start + limits.decision + 1 };
  const findings = findingsOf([
    ...redemption('RedemptionRejected', start, late),
    ...redemption('RedemptionApproved', start + minute, { ...late, time: late.time + minute - 1 }),
    ['RedemptionRequested', { redemptionId: 'open', actorId: learner, time: start + day }],
  ]);
  const waiting = { learnerId: learner, requested: 6, decided: undefined, ms: 9 * day };
  const decided = { learnerId: learner, requested: 2, decided: 3, ms: limits.decision + 1 };
  t.same(findings.slowDecisions(start + 10 * day), [waiting, decided]);
  t.same(findings.slowDecisions(start + 8 * day), [decided]);
});

t.test('finds nothing in events of others, of which a learner sees only the hash', async (t) => {
  const hidden = { actorId: 0, learnerId: undefined, time: Number.NaN, idTime: 0 };
  const findings = findingsOf([['', hidden]]);
  t.same([findings.byAdministrators, findings.clocks, findings.slowDecisions(Date.now())], [[], [], []]);
});
