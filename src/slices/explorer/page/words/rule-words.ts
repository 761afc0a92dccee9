import { achievementInWords } from './event-words.ts';
import { formatChange, formatNumber } from './number-format.ts';

/** Event as far as its rule needs it. The payload may have any form, since the line may be forged. */
export interface RuledEvent {
  type: string;
  payload: object;
  entries: readonly { learnerId: number; amount: number; balanceAfter: number }[];
  /** Returns the balance of a learner before the event. */
  balanceBefore(learnerId: number): number;
}

/** Names in the words of a rule. */
export interface RuleNames {
  learner(id: number): string;
  goal(id: string): string;
}

type Members = Readonly<Record<string, unknown>>;
type Rule = (payload: Members, event: RuledEvent, names: RuleNames) => string[];

const movesNone = 'This moves no points.';

const rules: Readonly<Record<string, Rule>> = {
  LearnerAdded: ({ learnerId }, _, names) => [
    `${learner(learnerId, names)} gets an account with a balance of 0. ${movesNone}`,
  ],
  LearnerRemoved: ({ learnerId }, event, names) => [
    `The account of ${learner(learnerId, names)} ends.`,
    ...returned(event, names),
  ],
  QuizAnswered: quiz,
  QuestionVoided: voided,
  DoubleOrLossChanged: ({ enabled }) => [
    enabled === true
      ? `Double-or-loss is on from now: a doubled question gives 2 points if right, and takes 1 if wrong. ${movesNone}`
      : `Double-or-loss is off from now, so no question may be doubled. ${movesNone}`,
  ],
  BonusGiven: ({ learnerId, points: given }, _, names) => [
    `${pointsAre(numberOf(given))} given to ${learner(learnerId, names)} as a bonus.`,
  ],
  PointsAdjusted: ({ learnerId, amount }, _, names) => [
    numberOf(amount) < 0
      ? `${pointsAre(-numberOf(amount))} taken off the balance of ${learner(learnerId, names)}.`
      : `${pointsAre(numberOf(amount))} added to the balance of ${learner(learnerId, names)}.`,
  ],
  RewardCreated: (payload, _, names) => [`${goal(payload, names)} ${terms(payload)}. ${movesNone}`],
  RewardRenamed: (payload, _, names) => [`${goal(payload, names)} gets another title. ${movesNone}`],
  RewardChanged: (payload, event, names) =>
    payload['isActive'] === false
      ? [`${goal(payload, names)} ${terms(payload)}, and is not active.`, ...returned(event, names)]
      : [`${goal(payload, names)} ${terms(payload)}, and is active. ${movesNone}`],
  RewardDeleted: (payload, event, names) => [
    `${goal(payload, names)} is deleted.`,
    ...returned(event, names),
  ],
  PointsSaved: (payload, _, names) => {
    const saved = numberOf(payload['points']);
    return [
      `${pointsAre(saved)} taken out of the balance (${formatChange(-saved)}) and set aside for ${goal(payload, names)}.`,
    ];
  },
  RedemptionRequested: (payload, _, names) => {
    const cost = numberOf(payload['pointsUsed']);
    return [
      `${goal(payload, names)} costs ${formatNumber(cost)}: ${pointsAre(cost)} taken out of the goal (${formatChange(cost)}) and used (${formatChange(-cost)}), 0 in all.`,
    ];
  },
  RedemptionApproved: () => ['The request has used the points already. The approval moves no points.'],
  RedemptionRejected: rejection,
  AwardsAllocated: allocation,
  AwardCashedIn: () => ['The allocation has used the points already. To cash in the award moves no points.'],
  AchievementEarned: ({ learnerId, achievement }, _, names) => [
    `${learner(learnerId, names)} earns the achievement “${achievementInWords(String(achievement))}”, which the event before it causes. ${movesNone}`,
  ],
  FamilyClosed: () => [`The ledger of the family ends here, and no event may follow. ${movesNone}`],
};

/** Returns the rule of an event as computed from its payload, a sentence each. */
export function ruleInWords(event: RuledEvent, names: RuleNames): string[] {
  const rule = Object.hasOwn(rules, event.type) ? rules[event.type] : undefined;
  if (!rule) return ['This page does not know the rule of this type.'];
  return rule({ ...event.payload }, event, names);
}

/** Returns how the entries change the balance of each learner, such as "Anna: 10 + 5 − 1 = 14". */
export function balancesInWords({ entries, balanceBefore }: RuledEvent, names: RuleNames): string[] {
  const learners = [...new Set(entries.map(({ learnerId }) => learnerId))];
  return learners.map((id) => {
    const own = entries.filter(({ learnerId }) => learnerId === id);
    const before = balanceBefore(id);
    const changes = own.map(({ amount }) => `${amount < 0 ? '−' : '+'} ${formatNumber(Math.abs(amount))}`);
    const sum = own.reduce((total, { amount }) => total + amount, before);
    const stated = own.at(-1)?.balanceAfter ?? sum;
    const other = stated === sum ? '' : `, but the ledger states ${formatNumber(stated)}`;
    return `${names.learner(id)}: ${formatNumber(before)} ${changes.join(' ')} = ${formatNumber(sum)}${other}`;
  });
}

function quiz({ learnerId, correct, doubled }: Members, { balanceBefore }: RuledEvent): string[] {
  const isRight = listOf(correct).map((value) => value === true);
  const places = listOf(doubled).map(numberOf);
  const right = isRight.filter(Boolean).length;
  const doubledRight = places.filter((place) => isRight[place]).length;
  const lost = places.filter((place) => isRight[place] === false).length;
  const earned = right + doubledRight;
  const taken = Math.min(lost, balanceBefore(numberOf(learnerId)) + earned);
  const parts = [
    `${formatNumber(right)} right`,
    ...(doubledRight > 0 ? [`+ ${formatNumber(doubledRight)} doubled`] : []),
    ...(taken > 0 ? [`− ${formatNumber(taken)}`] : []),
  ];
  return [
    `${parts.join(' ')} = ${points(earned - taken)}`,
    ...(lost > 0
      ? [`${formatNumber(lost)} doubled ${lost === 1 ? 'answer was' : 'answers were'} wrong.`]
      : []),
    ...(lost > taken ? [`Only ${points(taken)} could be taken: a balance never falls below 0.`] : []),
  ];
}

function voided({ learnerId, questionIndex }: Members, { entries }: RuledEvent, names: RuleNames): string[] {
  const back = entries.reduce((sum, { amount }) => sum + amount, 0);
  return [
    `Question ${formatNumber(numberOf(questionIndex) + 1)} of a quiz was faulty, and counts for no mastery.`,
    back === 0
      ? `The answer was right, and keeps its points. ${movesNone}`
      : `${pointsAre(back)} given back to ${learner(learnerId, names)}.`,
    ...(back > 1 ? ['The answer was doubled, and had taken 1 of these.'] : []),
  ];
}

function rejection(payload: Members, { entries }: RuledEvent, names: RuleNames): string[] {
  const back = entries.find(({ amount }) => amount > 0)?.amount ?? 0;
  const isSaved = entries.some(({ amount }) => amount < 0);
  return [
    isSaved
      ? `${pointsAre(back)} returned from the redemption (${formatChange(back)}) and set aside for ${goal(payload, names)} again (${formatChange(-back)}), 0 in all.`
      : `${pointsAre(back)} returned from the redemption (${formatChange(back)}). ${goal(payload, names)} is not active, so the balance keeps them.`,
  ];
}

function allocation({ awards }: Members): string[] {
  const tokens = listOf(awards).map((award) => numberOf(membersOf(award)['tokens']));
  const sum = tokens.reduce((total, value) => total + value, 0);
  const terms = tokens.length > 1 ? `${tokens.map(formatNumber).join(' + ')} = ` : '';
  return [`${terms}${pointsAre(sum)} allocated to activities (${formatChange(-sum)}).`];
}

/** Returns the points that savings give back to learners, a sentence for each of them. */
function returned({ entries }: RuledEvent, names: RuleNames): string[] {
  if (entries.length === 0) return [`Nothing was set aside. ${movesNone}`];
  return entries.map(
    ({ learnerId, amount }) => `${pointsAre(amount)} returned to ${names.learner(learnerId)}.`,
  );
}

function terms({ tokenCost, maxRedemptions }: Members): string {
  const maximum =
    typeof maxRedemptions === 'number'
      ? `can be redeemed ${formatNumber(maxRedemptions)} ${maxRedemptions === 1 ? 'time' : 'times'} in all`
      : 'can be redeemed again and again';
  return `costs ${points(numberOf(tokenCost))}, and ${maximum}`;
}

function learner(id: unknown, names: RuleNames): string {
  return names.learner(numberOf(id));
}

function goal({ rewardId }: Members, names: RuleNames): string {
  return `“${names.goal(typeof rewardId === 'string' ? rewardId : '')}”`;
}

/** Returns points with their verb: "1 point is", "2 points are". */
function pointsAre(amount: number): string {
  return `${points(amount)} ${amount === 1 ? 'is' : 'are'}`;
}

function points(amount: number): string {
  return `${formatNumber(amount)} ${Math.abs(amount) === 1 ? 'point' : 'points'}`;
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
