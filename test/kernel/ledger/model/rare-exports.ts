import { type Draft, type DraftEntry, ForgedLedger } from '../forgeries/forged-ledger.ts';
import { exportText } from './memory-ledger.ts';

const parent = 7;
const [first, second] = [9, 10];
const reward = '019a9f3c-5c00-7000-8000-00000000beef';
const activity = '019a9f3c-5c00-7000-8000-00000000cafe';
const early = '2026-11-20T08:00:00.000Z';
let ids = 0;

function draft(type: string, payload: Draft['payload'], others: Partial<Draft> = {}): Draft {
  ids += 1;
  const id = `019a9f3c-5c00-7000-8000-${ids.toString(16).padStart(6, '0')}000000`;
  return { id, type, payload, actorId: parent, recordedAt: early, entries: [], ...others };
}

function adjust(
  learnerId: number,
  amount: number,
  others: Partial<DraftEntry> = {},
  recordedAt = early,
): Draft {
  const event = draft('PointsAdjusted', { learnerId, amount }, { recordedAt });
  event.entries.push({ learnerId, amount, sourceType: 'ADMIN_ADJUSTMENT', sourceId: event.id, ...others });
  return event;
}

function saving(learnerId: number, amount: number): DraftEntry {
  return { learnerId, amount, sourceType: 'REWARD_SAVE', sourceId: reward };
}

function save(learnerId: number, points: number): Draft {
  const entries = [saving(learnerId, -points)];
  return draft('PointsSaved', { learnerId, rewardId: reward, points }, { entries });
}

const add = (learnerId: number) => draft('LearnerAdded', { learnerId });
const create = (commitments?: object) => {
  const event = draft('RewardCreated', { rewardId: reward, tokenCost: 100, maxRedemptions: null });
  return { ...event, ...(commitments && { commitments }) };
};
const versioned = (rules: number) => ({ ...add(first), rules });
const close = () => draft('FamilyClosed', {});

function exported(...drafts: Draft[]): Buffer {
  return exportText(parent, new ForgedLedger(parent, drafts).recorded());
}

/** Returns an export with an award for each id. */
function allocation(awardIds: string[], ...cashed: string[]): Buffer {
  const entries = awardIds.map((sourceId) => {
    return { learnerId: first, amount: -2, sourceType: 'AWARD_ALLOCATION', sourceId };
  });
  const awards = awardIds.map((awardId) => ({ awardId, activityId: activity, tokens: 2 }));
  return exported(
    add(first),
    adjust(first, 9),
    draft('AwardsAllocated', { learnerId: first, awards }, { entries }),
    ...cashed.map((awardId) => draft('AwardCashedIn', { learnerId: first, awardId })),
  );
}

/** Returns an export of a deleted reward, with the savings of two learners released in an order. */
function released(...learners: number[]): Buffer {
  const entries = learners.map((learnerId) => saving(learnerId, 5));
  const deleted = draft('RewardDeleted', { rewardId: reward }, { entries });
  const saved = [first, second].flatMap((learnerId) => [
    add(learnerId),
    adjust(learnerId, 9),
    save(learnerId, 5),
  ]);
  return exported(create(), ...saved, deleted);
}

function replaced(content: Buffer, from: string, to: string): Buffer {
  return Buffer.from(content.toString().replace(from, to));
}

/** Returns an export with an adjustment of a learner whose amount has another spelling in the payload. */
function spelled(amount: string): Buffer {
  return replaced(exported(add(first), adjust(first, 12)), '"amount":12}', `"amount":${amount}}`);
}

function timed(...times: string[]): Buffer {
  return exported(add(first), ...times.map((recordedAt) => adjust(first, 12, {}, recordedAt)));
}

/** Returns an export with a redemption of a reward of 5 points, of which one may be redeemed, after saving some points. */
function redeemed(saved: number, ...after: (readonly [type: string, others?: Draft['payload']])[]): Buffer {
  const payload = { learnerId: first, rewardId: reward, redemptionId: activity };
  const spent = { learnerId: first, amount: -5, sourceType: 'REWARD_REDEMPTION', sourceId: reward };
  const onlyOne = draft('RewardCreated', { rewardId: reward, tokenCost: 5, maxRedemptions: 1 });
  const start = [add(first), onlyOne, adjust(first, 20), save(first, saved)];
  if (saved >= 5) start.push(draft('AchievementEarned', achievement('FIRST_GOAL_REACHED')));
  start.push(
    draft('RedemptionRequested', { ...payload, pointsUsed: 5 }, { entries: [saving(first, 5), spent] }),
  );
  return exported(...start, ...after.map(([type, others = payload]) => draft(type, others)));
}

/** Returns an export of a removal, after the rejections of redemptions of an active (0) and an inactive (1) reward. */
function removed(order: number[], end = draft('LearnerRemoved', { learnerId: first })): Buffer {
  const rewards = [reward, reward.replace('beef', 'bee0')];
  const start = [add(first), adjust(first, 10)];
  for (const [i, rewardId] of rewards.entries()) {
    const amounts = (sourceType: string, amount: number) => [
      { learnerId: first, amount, sourceType, sourceId: rewardId },
    ];
    const saved = amounts('REWARD_SAVE', -5);
    const spent = [...amounts('REWARD_SAVE', 5), ...amounts('REWARD_REDEMPTION', -5)];
    const goal = { learnerId: first, rewardId };
    const redemption = { ...goal, redemptionId: rewardId };
    start.push(draft('RewardCreated', { rewardId, tokenCost: 5, maxRedemptions: null }));
    start.push(draft('PointsSaved', { ...goal, points: 5 }, { entries: saved }));
    if (i === 0) start.push(draft('AchievementEarned', achievement('FIRST_GOAL_REACHED')));
    start.push(draft('RedemptionRequested', { ...redemption, pointsUsed: 5 }, { entries: spent }));
  }
  const inactive = { rewardId: rewards[1], tokenCost: 5, maxRedemptions: null, isActive: false };
  const rejected = order.map((i) => {
    const rewardId = rewards[i] ?? '';
    const entries = [{ learnerId: first, amount: 5, sourceType: 'REWARD_REDEMPTION', sourceId: rewardId }];
    return draft('RedemptionRejected', { learnerId: first, rewardId, redemptionId: rewardId }, { entries });
  });
  return exported(...start, draft('RewardChanged', inactive), ...rejected, end);
}

const achievement = (name: string) => ({ learnerId: first, achievement: name });
const approved = ['RedemptionApproved'] as const;
const rewarded = ['AchievementEarned', achievement('FIRST_REDEMPTION')] as const;
const changed = { rewardId: reward, tokenCost: 5, maxRedemptions: 1 };

function forgedRules(): Record<string, Buffer> {
  const described = exported(add(first), adjust(first, 12));
  return {
    'releases in the order of numbers': released(first, second),
    'releases in the order of texts': released(second, first),
    'a learner twice': exported(add(first), add(first)),
    'a learner again': exported(add(first), draft('LearnerRemoved', { learnerId: first }), add(first)),
    'a learner of the name 0': exported(draft('LearnerAdded', { learnerId: 0 })),
    'the parent as a learner': exported(add(parent), adjust(parent, 3)),
    'a removal, of an active reward first': removed([0, 1]),
    'a removal, of an inactive reward first': removed([1, 0]),
    'a deletion': removed([0], draft('RewardDeleted', { rewardId: reward })),
    'a deletion after another rejection of the learner': removed(
      [0, 1],
      draft('RewardDeleted', { rewardId: reward }),
    ),
    'a redemption': redeemed(5),
    'a redemption without the savings': redeemed(4),
    'a used-up reward': redeemed(5, approved, rewarded, ['RewardChanged', { ...changed, isActive: false }]),
    'a used-up reward that stays active': redeemed(5, approved, rewarded),
    'a used-up reward that becomes active': redeemed(5, approved, rewarded, [
      'RewardChanged',
      { ...changed, isActive: true },
    ]),
    'a used-up reward after another event': redeemed(5, approved, rewarded, [
      'LearnerAdded',
      { learnerId: second },
    ]),
    'a redemption that is approved twice': redeemed(5, approved, rewarded, approved),
    'no points': exported(add(first), adjust(first, 0)),
    'an entry without points': replaced(described, '"amount":12,"source', '"amount":0,"source'),
  };
}

/** Returns exports with versions of the rules, and others whose form a verifier must not stumble over. */
function versions(): Record<string, Buffer> {
  const title = 'a'.repeat(64);
  const described = exported(add(first), adjust(first, 12));
  return {
    'a version of the rules': exported(versioned(2)),
    'a version of the rules in the second format': replaced(exported(versioned(2)), 'export/3', 'export/2'),
    'a version of the rules as text': replaced(exported(versioned(2)), '"rules":2', '"rules":"2"'),
    'a version of the rules as text in the second format': replaced(
      replaced(exported(versioned(2)), 'export/3', 'export/2'),
      '"rules":2',
      '"rules":"2"',
    ),
    'the first version of the rules, stated': exported(versioned(1)),
    'an unknown version of the rules': exported(versioned(99)),
    'commitments as text in the first format': replaced(
      replaced(exported(create({ title })), 'export/3', 'export/1'),
      `{"title":"${title}"}`,
      '"x"',
    ),
    'an unknown format': replaced(described, 'export/3', 'export/9'),
    'no format': replaced(described, 'learning-service/ledger-export/3', ''),
    'the last year of the calendar': exported(create(), {
      ...create(),
      recordedAt: '9999-12-31T00:00:00.000Z',
    }),
    'the first year of the calendar': exported({ ...versioned(2), recordedAt: '0001-01-01T00:00:00.000Z' }),
  };
}

/** Returns exports that random changes seldom make, by their names. */
export function rareExports(now: string): Record<string, Buffer> {
  const after = (ms: number) => new Date(Date.parse(now) + 5 * 60_000 + ms).toISOString();
  const title = 'a'.repeat(64);
  const described = exported(add(first), adjust(first, 12));
  return {
    nothing: Buffer.alloc(0),
    'a text': Buffer.from('Hello\n'),
    'another object': Buffer.from('{"a":1}\n'),
    null: Buffer.from('null\n'),
    'a deep array': Buffer.from(`${'['.repeat(100_000)}\n`),
    'no events': exported(),
    'no events, but a time': replaced(exported(), '1970', '2026'),
    'no end of the last line': exported().subarray(0, -1),
    commitments: exported(create({ title })),
    'commitments in the first format': replaced(exported(create({ title })), 'export/3', 'export/1'),
    'empty commitments': exported(create({})),
    'a commitment of another type': exported(create({ reason: title })),
    'a commitment in upper case': exported(create({ title: title.toUpperCase() })),
    'the first format': replaced(described, 'export/3', 'export/1'),
    ...versions(),
    'a closed family': exported(add(first), draft('LearnerRemoved', { learnerId: first }), close()),
    'an event after the end': exported(close(), create()),
    'a closed family with a learner': exported(add(first), close()),
    'two awards': allocation([reward, activity], reward, activity),
    'the same award twice': allocation([reward, reward]),
    'an award that is cashed in twice': allocation([reward, activity], reward, reward),
    'an award that does not exist': allocation([reward], activity),
    ...forgedRules(),
    'a sum below 0, stated as 0': exported(add(first), adjust(first, -5, { balanceAfter: 0 })),
    'half a character': replaced(described, '12 points added', '\\ud800'),
    'another spelling of a character': replaced(described, 'points added', '\\u0070oints added'),
    'a character of two bytes': replaced(described, 'points added', 'pöints added'),
    ...Object.fromEntries(
      [
        '-0',
        '12.0',
        '1.2e1',
        '1e784',
        '012',
        '+12',
        '9007199254740992',
        '9007199254740993',
        '12.5',
        'NaN',
      ].map((amount) => [`an amount of ${amount}`, spelled(amount)]),
    ),
    'a member twice': spelled('11,"amount":12'),
    'an event id at the end of its range': exported(add(first), {
      ...adjust(first, 1, { sourceId: '019a9f3c-5c00-7000-8000-000000ffffff' }),
      id: '019a9f3c-5c00-7000-8000-000000ffffff',
    }),
    'a leap second': timed('2026-11-20T23:59:60.000Z'),
    'the 24th hour': timed('2026-11-20T24:00:00.000Z'),
    'a day that does not exist': timed('2027-02-29T08:00:00.000Z'),
    'a time without milliseconds': timed('2026-11-20T08:00:00Z'),
    'the latest time': timed(after(0)),
    'after the latest time': timed(after(1)),
    'several after the latest time': timed(after(1), after(1), after(2)),
    'back from the future': timed(after(2), after(1)),
    'in the future twice': timed(after(1), now, after(1)),
  };
}
