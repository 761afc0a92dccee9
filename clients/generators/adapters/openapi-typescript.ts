import createClient from 'openapi-fetch';
import type { paths } from '../generated/openapi-typescript.js';
import type { Family } from '../story.js';

export function createFamily(baseUrl: string): Family {
  const client = createClient<paths>({ baseUrl });
  const as = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
  return {
    register: async (body) => dataOf(await client.POST('/register', { body })),
    addLearner: async (token, name) =>
      dataOf(await client.POST('/api/learners', { ...as(token), body: { name } })),
    async createLesson(token, learnerId) {
      const body = { learnerId, gradeLevel: 3, difficulty: 'beginner' } as const;
      return dataOf(await client.POST('/api/lessons/create', { ...as(token), body }));
    },
    async answer(token, lessonId, answers) {
      const params = { path: { lessonId } };
      return dataOf(
        await client.POST('/api/lessons/{lessonId}/answer', { ...as(token), params, body: { answers } }),
      );
    },
    async adjust(token, learnerId, amount) {
      const params = { header: { 'Idempotency-Key': crypto.randomUUID() } };
      const body = { learnerId, amount, reason: 'Helped a classmate' };
      return dataOf(await client.POST('/api/points/adjust', { ...as(token), params, body }));
    },
    async createReward(token, title, tokenCost) {
      return dataOf(await client.POST('/api/rewards', { ...as(token), body: { title, tokenCost } }));
    },
    async save(token, rewardId, learnerId, points) {
      const params = { path: { rewardId }, query: { learnerId } };
      return dataOf(
        await client.POST('/api/rewards/{rewardId}/save', { ...as(token), params, body: { points } }),
      );
    },
    async redeem(token, rewardId, learnerId) {
      const params = { path: { rewardId }, query: { learnerId } };
      const answer = await client.POST('/api/rewards/{rewardId}/redeem', { ...as(token), params });
      return answer.error?.code === 'INSUFFICIENT_SAVINGS' ? undefined : dataOf(answer);
    },
    async approve(token, redemptionId, notes) {
      const params = { path: { redemptionId } };
      const path = '/api/redemptions/{redemptionId}/approve';
      return dataOf(await client.PUT(path, { ...as(token), params, body: { notes } }));
    },
    async history(token, learnerId) {
      const params = { query: { learnerId } };
      return dataOf(await client.GET('/api/points/history', { ...as(token), params }));
    },
  };
}

function dataOf<T>({ data, error }: { data?: T; error?: { detail: string } }): T {
  if (data === undefined) throw new Error(error?.detail);
  return data;
}
