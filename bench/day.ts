/** Operations of a family's day, with their frequencies. */
import { randomUUID } from 'node:crypto';
import type { Lesson } from '../schema/lessons.ts';
import type { Redemption, Reward } from '../schema/rewards.ts';

const password = 'correct horse battery';
/** Cost of a goal. A round saves it by one point at a time, and redeems it. */
const cost = 5;

/** Learner, with what one operation leaves for the next. */
export interface Learner {
  id: number;
  username: string;
  token: string;
  parentToken: string;
  rewardId: string;
  lesson?: Lesson;
  redemptionId?: string;
}

/** Operation of the model family: two learners, each with three lessons a day, and a parent. */
export interface Operation {
  name: string;
  perDay: number;
  /** Number of repetitions for each learner in a round. Short ones need more, since the CPU clock ticks every 10 ms. */
  times: number;
  run(call: Call, learner: Learner): Promise<unknown>;
}

/** Sends a request, and returns the body of the answer. Throws if it is no success. */
export type Call = <T>(method: string, path: string, token?: string, body?: object) => Promise<T>;

/** Creates the function that sends requests. Changes have an idempotency key, as docs/clients.md advises. */
export function createCall(address: string): Call {
  return async <T>(method: string, path: string, token?: string, body?: object) => {
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(token !== undefined && method !== 'GET' && { 'idempotency-key': randomUUID() }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const response = await fetch(address + path, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    // Tests compare the answers with their schemas.
    return (await response.json()) as T;
  };
}

function operation(name: string, perDay: number, times: number, run: Operation['run']): Operation {
  return { name, perDay, times, run };
}

const read = (name: string, perDay: number, path: string) =>
  operation(name, perDay, 10, (call, { token }) => call('GET', path, token));

/** The operations, in an order in which each has what it needs. */
export const operations: readonly Operation[] = [
  operation('log in', 3 / 7, 1, (call, { username }) =>
    call('POST', '/login', undefined, { username, password }),
  ),
  operation('list of learners', 2, 10, (call, { parentToken }) => call('GET', '/api/learners', parentToken)),
  read('balance', 10, '/api/points/balance'),
  read('list of goals', 10, '/api/rewards'),
  read('page of the history', 4, '/api/points/history'),
  operation('lesson created', 6, 1, async (call, learner) => {
    const body = { learnerId: learner.id, gradeLevel: 3 };
    learner.lesson = await call<Lesson>('POST', '/api/lessons/create', learner.token, body);
  }),
  read('active lesson', 8, '/api/lessons/active'),
  operation('quiz answered', 6, 1, (call, { lesson, token }) => {
    const answers = lesson?.spec.questions.map(({ correctIndex }) => correctIndex ?? 0);
    return call('POST', `/api/lessons/${lesson?.id}/answer`, token, { answers });
  }),
  operation('points saved', 2 / 7, cost, (call, { rewardId, token }) =>
    call('POST', `/api/rewards/${rewardId}/save`, token, { points: 1 }),
  ),
  operation('redemption requested', 2 / 30, 1, async (call, learner) => {
    const path = `/api/rewards/${learner.rewardId}/redeem`;
    learner.redemptionId = (await call<Redemption>('POST', path, learner.token)).id;
  }),
  operation('redemption approved', 2 / 30, 1, (call, { redemptionId, parentToken }) =>
    call('PUT', `/api/redemptions/${redemptionId}/approve`, parentToken, {}),
  ),
];

/** Registers families with two learners each, who have points, and returns the learners. */
export async function registerFamilies(call: Call, families: number): Promise<Learner[]> {
  const admin = await register(call, 'ADMIN');
  const learners: Learner[] = [];
  for (let i = 0; i < families; i++) {
    const parent = await register(call, 'PARENT');
    const reward = { title: 'A visit to the zoo', tokenCost: cost };
    const { id: rewardId } = await call<Reward>('POST', '/api/rewards', parent.token, reward);
    for (const _ of ['learner', 'sibling']) {
      const learner = await register(call, 'LEARNER', parent);
      const points = { learnerId: learner.id, amount: 1000, reason: 'to save' };
      await call('POST', '/api/points/adjust', admin.token, points);
      learners.push({ ...learner, parentToken: parent.token, rewardId });
    }
  }
  return learners;
}

async function register(call: Call, role: string, parent?: { id: number; token: string }) {
  const username = randomUUID();
  const account = { username, email: `${username}@example.org`, name: 'A user', role, password };
  const { token, user } = await call<{ token: string; user: { id: number } }>(
    'POST',
    '/register',
    parent?.token,
    { ...account, ...(parent && { parentId: parent.id }) },
  );
  return { id: user.id, username, token };
}
