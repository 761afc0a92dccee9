import * as api from '../generated/orval/client.js';
import * as schemas from '../generated/orval/zod.js';
import type { Family } from '../story.js';

/** Creates the story's client. The address is in the generated client; zod checks what the answers hold. */
export function createFamily(): Family {
  const as = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
  return {
    register: async (body) => schemas.RegisterResponse.parse(dataOf(await api.register(body), 201)),
    async addLearner(token, name) {
      return schemas.CreateLearnerResponse.parse(dataOf(await api.createLearner({ name }, as(token)), 201));
    },
    async createLesson(token, learnerId) {
      const body = { learnerId, gradeLevel: 3, difficulty: 'beginner' } as const;
      return schemas.CreateLessonResponse.parse(dataOf(await api.createLesson(body, as(token)), 201));
    },
    async answer(token, lessonId, answers) {
      return schemas.AnswerLessonResponse.parse(
        dataOf(await api.answerLesson(lessonId, { answers }, as(token)), 200),
      );
    },
    async adjust(token, learnerId, amount) {
      const headers = { ...as(token).headers, 'Idempotency-Key': crypto.randomUUID() };
      const body = { learnerId, amount, reason: 'Helped a classmate' };
      return schemas.AdjustPointsResponse.parse(dataOf(await api.adjustPoints(body, { headers }), 201));
    },
    async createReward(token, title, tokenCost) {
      return schemas.CreateRewardResponse.parse(
        dataOf(await api.createReward({ title, tokenCost }, as(token)), 201),
      );
    },
    async save(token, rewardId, learnerId, points) {
      const answer = await api.savePoints(rewardId, { points }, { learnerId }, as(token));
      return schemas.SavePointsResponse.parse(dataOf(answer, 200));
    },
    async redeem(token, rewardId, learnerId) {
      const answer = await api.redeemReward(rewardId, { learnerId }, as(token));
      if (answer.status === 400 && answer.data.code === 'INSUFFICIENT_SAVINGS') return undefined;
      return schemas.RedeemRewardResponse.parse(dataOf(answer, 201));
    },
    async approve(token, redemptionId, notes) {
      const answer = await api.approveRedemption(redemptionId, { notes }, as(token));
      return schemas.ApproveRedemptionResponse.parse(dataOf(answer, 200));
    },
    async history(token, learnerId) {
      return schemas.GetPointHistoryResponse.parse(
        dataOf(await api.getPointHistory({ learnerId }, as(token)), 200),
      );
    },
  };
}

function dataOf({ data, status }: { data: unknown; status: number }, expected: number): unknown {
  if (status !== expected) throw new Error(JSON.stringify(data));
  return data;
}
