import type { User } from '../../../schema/accounts.ts';
import type { Lesson, QuizResult } from '../../../schema/lessons.ts';
import type { Redemption, RewardSummary } from '../../../schema/rewards.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Sends a request to the API, and returns its answer. Throws for a refusal. */
export type Ask = <T>(request: {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  token?: string;
  body?: object;
}) => Promise<T>;

interface Stage {
  ask: Ask;
  adjust(adjustment: {
    familyId: number;
    learnerId: number;
    amount: number;
    reason: string;
  }): Promise<unknown>;
  /** Sets the clock of the service. */
  setNow(time: Date): void;
  /** Receives the role of the parent, whose login works from now on. */
  onRegistered(role: string): void;
  onDay(): void;
  /** Activities for awards; none if the service has no awards. */
  activityIds: readonly string[];
  /** Midnight of the first day. */
  start: Date;
  username: string;
  password: string;
  /** Number that decides the history. */
  seed: number;
  days: number;
}

/** Learner of the story. */
interface Child {
  id: number;
  token: string;
  gradeLevel: number;
  /** Chance of a lesson on a day, and of a right answer. */
  diligence: number;
  skill: number;
}

const children = [
  { name: 'Mia', gradeLevel: 3, diligence: 0.5, skill: 0.75 },
  { name: 'Ben', gradeLevel: 5, diligence: 0.35, skill: 0.6 },
  { name: 'Lea', gradeLevel: 8, diligence: 0.2, skill: 0.85 },
];

const goals = [
  { title: 'Ice cream on Sunday', tokenCost: 15, imageEmoji: '🍦' },
  { title: 'A film with popcorn', tokenCost: 40, imageEmoji: '🍿' },
  { title: 'A new book', tokenCost: 60, imageEmoji: '📚' },
  { title: 'A day at the zoo', tokenCost: 150, imageEmoji: '🦒' },
];

const reasons = [
  ['Helped in the garden', 5],
  ['Read to a sibling', 3],
  ['Forgot the homework', -2],
  ['Cleaned the kitchen', 4],
] as const;

/** Plays the history of a family: lessons, savings, redemptions, adjustments, awards. The same seed gives the same history. */
export async function playYear(stage: Stage): Promise<{ role: string; learners: string[] }> {
  const { ask, username, password, setNow, start, days, onDay } = stage;
  const random = createRandom(stage.seed);
  setNow(new Date(start.getTime() + 8 * hourMs));
  const parent = await ask<{ token: string; user: User }>({
    method: 'POST',
    url: '/register',
    body: { username, email: `${username}@example.invalid`, name: 'Explorer', role: 'PARENT', password },
  });
  stage.onRegistered(parent.user.role);
  const learners = await addChildren(stage, parent.token);
  for (const goal of goals)
    await ask({ method: 'POST', url: '/api/rewards', token: parent.token, body: goal });
  const context = { ...stage, random, parent, learners };
  for (let day = 0; day < days; day++) {
    const morning = start.getTime() + day * dayMs;
    for (const [i, child] of learners.entries()) {
      if (random() >= child.diligence) continue;
      const start = morning + (15 + i) * hourMs + Math.floor(random() * 30) * minuteMs;
      setNow(new Date(start));
      const lesson = await take(context, child);
      // Time in which a child reads the lesson.
      setNow(new Date(start + 10 * minuteMs));
      await answer(context, child, lesson);
      await save(context, child);
      await allocate(context, child);
    }
    setNow(new Date(morning + 20 * hourMs));
    await decide(context, day);
    onDay();
  }
  const names = await ask<User[]>({ method: 'GET', url: '/api/learners', token: parent.token });
  for (const { token } of [parent, ...learners]) await ask({ method: 'POST', url: '/api/logout', token });
  return { role: parent.user.role, learners: names.map((learner) => learner.username) };
}

type Context = Stage & { random: () => number; parent: { token: string; user: User }; learners: Child[] };

async function addChildren({ ask, password }: Stage, token: string): Promise<Child[]> {
  const added: Child[] = [];
  for (const { name, gradeLevel, ...traits } of children) {
    const body = { name, gradeLevel, password };
    const { id, username } = await ask<User>({ method: 'POST', url: '/api/learners', token, body });
    const login = { method: 'POST', url: '/login', body: { username, password } } as const;
    added.push({ id, gradeLevel, ...traits, ...{ token: (await ask<{ token: string }>(login)).token } });
  }
  const [first] = added;
  const settings = `/api/learner-settings/${first?.id}/double-or-loss`;
  await ask({ method: 'PUT', url: settings, token, body: { enabled: true } });
  return added;
}

/** Takes a lesson. */
function take({ ask }: Context, { id: learnerId, token, gradeLevel }: Child): Promise<Lesson> {
  const body = { learnerId, gradeLevel };
  return ask<Lesson>({ method: 'POST', url: '/api/lessons/create', token, body });
}

/** Answers the quiz of a lesson. */
async function answer({ ask, random }: Context, { token, skill }: Child, lesson: Lesson): Promise<void> {
  const answers = lesson.spec.questions.map(({ correctIndex, choices }) =>
    random() < skill ? (correctIndex ?? 0) : ((correctIndex ?? 0) + 1) % choices.length,
  );
  const isBold = random() < 0.2;
  const body = { answers, ...(isBold && { doubleQuestionIndices: [0] }) };
  await ask<QuizResult>({ method: 'POST', url: `/api/lessons/${lesson.id}/answer`, token, body });
}

/** Saves for a goal now and then, and redeems it when the savings suffice. */
async function save({ ask, random }: Context, { token }: Child): Promise<void> {
  if (random() >= 0.4) return;
  const summary = await ask<RewardSummary>({ method: 'GET', url: '/api/rewards-summary', token });
  const goal = summary.goals[Math.floor(random() * summary.goals.length)];
  if (!goal || summary.availableBalance < 2) return;
  const { rewardId, savedPoints, tokenCost } = goal;
  const points = Math.min(summary.availableBalance, tokenCost - savedPoints);
  const url = `/api/rewards/${rewardId}`;
  if (points > 0) await ask({ method: 'POST', url: `${url}/save`, token, body: { points } });
  if (savedPoints + points >= tokenCost) await ask({ method: 'POST', url: `${url}/redeem`, token });
}

/** Gives tokens to an activity, and cashes the award in now and then. */
async function allocate({ ask, random, activityIds }: Context, { token }: Child): Promise<void> {
  const activityId = activityIds[Math.floor(random() * activityIds.length)];
  if (activityId === undefined || random() >= 0.08) return;
  const { availableBalance } = await ask<RewardSummary>({
    method: 'GET',
    url: '/api/rewards-summary',
    token,
  });
  if (availableBalance < 3) return;
  const body = { allocations: [{ activityId, tokens: 3 }] };
  const url = '/api/awards/allocate';
  const { awards } = await ask<{ awards: { id: string }[] }>({ method: 'POST', url, token, body });
  if (random() < 0.6) await ask({ method: 'POST', url: `/api/awards/${awards[0]?.id}/cash-in`, token });
}

/** Decides on redemptions as the parent, and adjusts points now and then. */
async function decide(context: Context, day: number): Promise<void> {
  const { ask, adjust, random, parent, learners, days } = context;
  const { token, user } = parent;
  const list = { method: 'GET', url: '/api/redemptions?status=PENDING', token } as const;
  // The last ones stay open, so that an explorer can decide on them. An administrator also sees other families.
  const open = day < days - 14 ? await ask<Redemption[]>(list) : [];
  for (const { id, learnerId } of open) {
    if (!learners.some((child) => child.id === learnerId) || random() < 0.5) continue;
    const decision = random() < 0.75 ? 'approve' : 'reject';
    const body = { notes: decision === 'approve' ? 'Well done!' : 'Not this week, sorry.' };
    await ask({ method: 'PUT', url: `/api/redemptions/${id}/${decision}`, token, body });
  }
  const learnerId = learners[Math.floor(random() * learners.length)]?.id;
  const [reason, amount] = reasons[Math.floor(random() * reasons.length)] ?? ['Thank you', 1];
  if (learnerId === undefined || random() >= 0.05) return;
  const url = `/api/points/balance?learnerId=${learnerId}`;
  const { balance } = await ask<{ balance: number }>({ method: 'GET', url, token });
  if (balance + amount >= 0) await adjust({ familyId: user.id, learnerId, amount, reason });
}

/** Returns a function that returns numbers from 0 to 1, always the same ones for a seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
