import { Api } from '../generated/swagger-typescript-api/api.js';
import type { Family } from '../story.js';

export function createFamily(baseUrl: string): Family {
  // The generator does not see the media type of answers that several operations share.
  const { api, register } = new Api({ baseUrl, baseApiParams: { format: 'json' } });
  const as = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
  return {
    register: async (body) => dataOf(await register.register(body)),
    addLearner: async (token, name) => dataOf(await api.createLearner({ name }, as(token))),
    async createLesson(token, learnerId) {
      return dataOf(await api.createLesson({ learnerId, gradeLevel: 3, difficulty: 'beginner' }, as(token)));
    },
    async answer(token, lessonId, answers) {
      return dataOf(await api.answerLesson(lessonId, { answers }, as(token)));
    },
    async adjust(token, learnerId, amount) {
      const headers = { ...as(token).headers, 'Idempotency-Key': crypto.randomUUID() };
      return dataOf(await api.adjustPoints({ learnerId, amount, reason: 'Helped a classmate' }, { headers }));
    },
    async createReward(token, title, tokenCost) {
      return dataOf(await api.createReward({ title, tokenCost }, as(token)));
    },
    async save(token, rewardId, learnerId, points) {
      return dataOf(await api.savePoints(rewardId, { points }, { learnerId }, as(token)));
    },
    async redeem(token, rewardId, learnerId) {
      const answer = await api.redeemReward(rewardId, { learnerId }, as(token));
      if (!answer.ok && answer.error.code === 'INSUFFICIENT_SAVINGS') return undefined;
      return dataOf(answer);
    },
    async approve(token, redemptionId, notes) {
      return dataOf(await api.approveRedemption(redemptionId, { notes }, as(token)));
    },
    async history(token, learnerId) {
      return dataOf(await api.getPointHistory({ learnerId }, as(token)));
    },
  };
}

/** Answer of an operation. A 304, which only a request with `If-None-Match` gets, has no error. */
interface Answer<T> {
  ok: boolean;
  data: T;
  // biome-ignore lint/suspicious/noConfusingVoidType: the generator's type of a missing body.
  error: { detail: string } | void;
}

function dataOf<T>({ ok, data, error }: Answer<T>): T {
  if (!ok) throw new Error(error ? error.detail : 'the answer has not changed');
  return data;
}
