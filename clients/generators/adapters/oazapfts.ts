import { HttpError, ok } from '@oazapfts/runtime';
import * as api from '../generated/oazapfts.js';
import type { Family } from '../story.js';

export function createFamily(baseUrl: string): Family {
  const as = (token: string) => ({ baseUrl, headers: { Authorization: `Bearer ${token}` } });
  return {
    register: (body) => ok(api.register(body, { baseUrl })),
    addLearner: (token, name) => ok(api.createLearner({ name }, {}, as(token))),
    createLesson(token, learnerId) {
      return ok(api.createLesson({ learnerId, gradeLevel: 3, difficulty: 'beginner' }, as(token)));
    },
    answer(token, lessonId, answers) {
      return ok(api.answerLesson(lessonId, { answers }, {}, as(token)));
    },
    adjust(token, learnerId, amount) {
      const key = { idempotencyKey: crypto.randomUUID() };
      return ok(api.adjustPoints({ learnerId, amount, reason: 'Helped a classmate' }, key, as(token)));
    },
    createReward(token, title, tokenCost) {
      return ok(api.createReward({ title, tokenCost }, {}, as(token)));
    },
    save(token, rewardId, learnerId, points) {
      return ok(api.savePoints(rewardId, { points }, { learnerId }, as(token)));
    },
    async redeem(token, rewardId, learnerId) {
      const answer = await api.redeemReward(rewardId, { learnerId }, as(token));
      if (answer.status === 201) return answer.data;
      if (answer.status === 400 && answer.data.code === 'INSUFFICIENT_SAVINGS') return undefined;
      throw new HttpError(answer.status, answer.data, answer.headers);
    },
    approve(token, redemptionId, notes) {
      return ok(api.approveRedemption(redemptionId, { notes }, {}, as(token)));
    },
    history(token, learnerId) {
      return ok(api.getPointHistory({ learnerId }, as(token)));
    },
  };
}
