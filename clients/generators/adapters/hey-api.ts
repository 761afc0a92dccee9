import { createClient } from '../generated/hey-api/client/index.js';
import * as api from '../generated/hey-api/sdk.gen.js';
import type { Family } from '../story.js';

export function createFamily(baseUrl: string): Family {
  const as = (token?: string) => ({ client: createClient({ baseUrl, ...(token && { auth: token }) }) });
  return {
    register: async (body) => dataOf(await api.register({ ...as(), body })),
    addLearner: async (token, name) => dataOf(await api.createLearner({ ...as(token), body: { name } })),
    async createLesson(token, learnerId) {
      return dataOf(
        await api.createLesson({ ...as(token), body: { learnerId, gradeLevel: 3, difficulty: 'beginner' } }),
      );
    },
    async answer(token, lessonId, answers) {
      return dataOf(await api.answerLesson({ ...as(token), path: { lessonId }, body: { answers } }));
    },
    async adjust(token, learnerId, amount) {
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      const body = { learnerId, amount, reason: 'Helped a classmate' };
      return dataOf(await api.adjustPoints({ ...as(token), headers, body }));
    },
    async createReward(token, title, tokenCost) {
      return dataOf(await api.createReward({ ...as(token), body: { title, tokenCost } }));
    },
    async save(token, rewardId, learnerId, points) {
      return dataOf(
        await api.savePoints({ ...as(token), path: { rewardId }, query: { learnerId }, body: { points } }),
      );
    },
    async redeem(token, rewardId, learnerId) {
      const answer = await api.redeemReward({ ...as(token), path: { rewardId }, query: { learnerId } });
      return answer.error?.code === 'INSUFFICIENT_SAVINGS' ? undefined : dataOf(answer);
    },
    async approve(token, redemptionId, notes) {
      return dataOf(await api.approveRedemption({ ...as(token), path: { redemptionId }, body: { notes } }));
    },
    async history(token, learnerId) {
      return dataOf(await api.getPointHistory({ ...as(token), query: { learnerId } }));
    },
  };
}

function dataOf<T>({ data, error }: { data: T | undefined; error: { detail: string } | undefined }): T {
  if (data === undefined) throw new Error(error?.detail);
  return data;
}
