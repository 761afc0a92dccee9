import { Refusal } from '../../commands/refusal.ts';
import type { Expected, Learner, Lesson, ModelEntry, Redemption, Reward } from './model-types.ts';
import type { Step } from './step-types.ts';
import { choicesOfQuestion, ledgerTests, sliceOf } from './steps.ts';

/**
 * Model of one family's points in plain maps. Follows the rules without code of the service, so that only a mistake made
 * twice stays undetected.
 */
export class FamilyModel {
  readonly learners = new Map<number, Learner>();
  readonly rewards = new Map<string, Reward>();
  readonly redemptions = new Map<string, Redemption>();
  readonly slices = new Map(ledgerTests.map((tests) => [tests, tests.createModel()]));
  readonly lessons = new Map<string, Lesson>();
  /** All point transactions of the family, in order. */
  readonly entries: ModelEntry[] = [];

  /** Points of learners, for the models of slices. */
  readonly #points = {
    balanceOf: (learnerId: number) => this.#learner(learnerId).balance,
    move: (learnerId: number, amount: number, sourceType: string, sourceId: string) =>
      void this.#move(learnerId, amount, sourceType, sourceId),
  };

  apply(step: Step): Expected {
    try {
      return { reply: this.#carryOut(step) };
    } catch (error) {
      if (error instanceof Refusal) return { refusal: error.message };
      throw error;
    }
  }

  #carryOut(step: Step): Record<string, unknown> {
    switch (step.kind) {
      case 'addLearner':
        this.learners.set(step.learnerId, { balance: 0, saved: new Map(), doubles: false });
        return { id: step.learnerId, role: 'LEARNER' };
      case 'removeLearner':
        return this.#removeLearner(step.learnerId);
      case 'createReward':
        return this.#createReward(step);
      case 'updateReward':
        return this.#updateReward(step);
      case 'deleteReward':
        return this.#deleteReward(step.rewardId);
      case 'save':
        return this.#save(step);
      case 'redeem':
        return this.#redeem(step);
      case 'approve':
      case 'reject':
        return this.#decide(step);
      case 'createLesson':
        return this.#createLesson(step);
      case 'answer':
        return this.#answer(step);
      case 'voidQuestion':
        return this.#voidQuestion(step);
      case 'adjust':
        return this.#adjust(step.learnerId, step.amount);
      case 'setDouble':
        this.#learner(step.learnerId).doubles = step.enabled;
        return { learnerId: step.learnerId, doubleOrLossEnabled: step.enabled };
      default:
        return this.slices.get(sliceOf(step))?.apply(step, this.#points) ?? {};
    }
  }

  #removeLearner(learnerId: number) {
    const learner = this.#learner(learnerId);
    for (const [id, redemption] of sorted(this.redemptions)) {
      if (redemption.learnerId !== learnerId) continue;
      if (redemption.status === 'PENDING') this.#payBack(redemption);
      this.redemptions.delete(id);
    }
    for (const [rewardId] of sorted(learner.saved)) this.#release(learnerId, rewardId);
    for (const [id, lesson] of this.lessons) if (lesson.learnerId === learnerId) this.lessons.delete(id);
    for (const slice of this.slices.values()) slice.removeLearner(learnerId);
    this.learners.delete(learnerId);
    return { success: true };
  }

  #createReward({ rewardId, tokenCost, maxRedemptions }: Extract<Step, { kind: 'createReward' }>) {
    const reward = { tokenCost, maxRedemptions, currentRedemptions: 0, isActive: true, isDeleted: false };
    this.rewards.set(rewardId, reward);
    return shown(reward);
  }

  #updateReward({ rewardId, fields }: Extract<Step, { kind: 'updateReward' }>) {
    const reward = this.#reward(rewardId);
    Object.assign(reward, fields);
    this.#settle(rewardId, reward);
    return shown(reward);
  }

  #deleteReward(rewardId: string) {
    const reward = this.#reward(rewardId);
    for (const [, redemption] of sorted(this.redemptions)) {
      if (redemption.rewardId !== rewardId || redemption.status !== 'PENDING') continue;
      this.#payBack(redemption);
      redemption.status = 'REJECTED';
    }
    reward.isActive = false;
    reward.isDeleted = true;
    this.#settle(rewardId, reward);
    return { success: true };
  }

  #save({ learnerId, rewardId, points }: Extract<Step, { kind: 'save' }>) {
    const learner = this.#learner(learnerId);
    if (!this.#reward(rewardId).isActive) throw new Refusal('REWARD_NOT_ACTIVE');
    if (learner.balance < points) throw new Refusal('INSUFFICIENT_BALANCE');
    this.#setAside(learnerId, rewardId, points);
    return { success: true, pointsDelegated: points };
  }

  #redeem({ learnerId, rewardId, redemptionId }: Extract<Step, { redemptionId: string }>) {
    const learner = this.#learner(learnerId);
    const reward = this.#reward(rewardId);
    if (!reward.isActive) throw new Refusal('REWARD_NOT_ACTIVE');
    const others = [...this.redemptions.values()].filter((other) => other.rewardId === rewardId);
    const pending = others.filter((other) => other.status === 'PENDING').length;
    // Approvals of deleted learners still count.
    const used = reward.currentRedemptions + pending;
    if (reward.maxRedemptions !== null && used >= reward.maxRedemptions) {
      throw new Refusal('MAX_REDEMPTIONS_REACHED');
    }
    const cost = reward.tokenCost;
    const saved = learner.saved.get(rewardId) ?? 0;
    if (saved < cost) throw new Refusal('INSUFFICIENT_SAVINGS');
    learner.saved.set(rewardId, saved - cost);
    this.#move(learnerId, cost, 'REWARD_SAVE', rewardId);
    this.#move(learnerId, -cost, 'REWARD_REDEMPTION', rewardId);
    this.redemptions.set(redemptionId, { learnerId, rewardId, pointsUsed: cost, status: 'PENDING' });
    return { id: redemptionId, pointsUsed: cost, status: 'PENDING' };
  }

  #decide({ kind, redemptionId }: Extract<Step, { redemptionId: string }>) {
    const redemption = this.redemptions.get(redemptionId);
    if (!redemption) throw new Refusal('REDEMPTION_NOT_FOUND');
    if (redemption.status !== 'PENDING') throw new Refusal('REDEMPTION_NOT_PENDING');
    const { learnerId, rewardId, pointsUsed } = redemption;
    const reward = this.rewards.get(rewardId);
    if (!reward) throw new Error('the model lacks the reward');
    redemption.status = kind === 'approve' ? 'APPROVED' : 'REJECTED';
    if (kind === 'approve') {
      reward.currentRedemptions += 1;
      this.#settle(rewardId, reward);
    } else {
      this.#payBack(redemption);
      if (reward.isActive) this.#setAside(learnerId, rewardId, pointsUsed);
    }
    return { id: redemptionId, pointsUsed, status: redemption.status };
  }

  #createLesson({ learnerId, lessonId, rightAnswers }: Extract<Step, { kind: 'createLesson' }>) {
    this.#learner(learnerId);
    for (const lesson of this.lessons.values()) if (lesson.learnerId === learnerId) lesson.status = 'DONE';
    const unanswered = { wrong: [], losing: [], lost: 0, voided: [] };
    this.lessons.set(lessonId, { learnerId, rightAnswers, status: 'ACTIVE', score: null, ...unanswered });
    return { id: lessonId, status: 'ACTIVE' };
  }

  #answer(step: Extract<Step, { kind: 'answer' }>) {
    const lesson = this.lessons.get(step.lessonId);
    if (!lesson) throw new Refusal('LESSON_NOT_FOUND');
    if (lesson.status !== 'ACTIVE') throw new Refusal('LESSON_NOT_ACTIVE');
    const total = lesson.rightAnswers.length;
    const isBeyond = step.answers.length > total || step.doubleQuestionIndices.some((i) => i >= total);
    if (isBeyond) throw new Refusal('VALIDATION_FAILED');
    const learner = this.#learner(step.learnerId);
    const isDoubled = (i: number) =>
      learner.doubles &&
      (step.doubleQuestionIndices.length > 0 ? step.doubleQuestionIndices.includes(i) : step.doubleOrLoss);
    let [right, awarded] = [0, 0];
    for (const [i, rightAnswer] of lesson.rightAnswers.entries()) {
      const answer = step.answers[i] ?? choicesOfQuestion;
      if (answer === rightAnswer) {
        right += 1;
        awarded += isDoubled(i) ? 2 : 1;
      } else lesson.wrong.push(i);
    }
    lesson.losing = lesson.wrong.filter(isDoubled);
    const deducted = Math.min(lesson.losing.length, learner.balance + awarded);
    lesson.lost = deducted;
    if (awarded > 0) this.#move(step.learnerId, awarded, 'QUIZ_CORRECT', step.lessonId);
    if (deducted > 0) this.#move(step.learnerId, -deducted, 'DOUBLE_OR_LOSS_DEDUCTION', step.lessonId);
    lesson.status = 'DONE';
    lesson.score = Math.round((right / total) * 100);
    const { score } = lesson;
    const points = { pointsAwarded: awarded, pointsDeducted: deducted, newBalance: learner.balance };
    return { score, correctCount: right, wrongCount: total - right, totalQuestions: total, ...points };
  }

  #voidQuestion({ learnerId, lessonId, questionIndex }: Extract<Step, { kind: 'voidQuestion' }>) {
    const lesson = this.lessons.get(lessonId);
    if (!lesson) throw new Refusal('LESSON_NOT_FOUND');
    if (lesson.score === null) throw new Refusal('LESSON_NOT_ANSWERED');
    if (questionIndex >= lesson.rightAnswers.length) throw new Refusal('QUESTION_NOT_FOUND');
    if (lesson.voided.includes(questionIndex)) throw new Refusal('QUESTION_ALREADY_VOIDED');
    lesson.voided.push(questionIndex);
    const returnsLoss = lesson.losing.includes(questionIndex) && lesson.lost > 0;
    if (returnsLoss) lesson.lost -= 1;
    const points = (lesson.wrong.includes(questionIndex) ? 1 : 0) + (returnsLoss ? 1 : 0);
    if (points > 0) this.#move(learnerId, points, 'QUESTION_VOIDED', lessonId);
    return { questionIndex, pointsReturned: points, newBalance: this.#learner(learnerId).balance };
  }

  #adjust(learnerId: number, amount: number) {
    if (this.#learner(learnerId).balance + amount < 0) throw new Refusal('BALANCE_WOULD_BE_NEGATIVE');
    return { amount, balanceAfter: this.#move(learnerId, amount, 'ADMIN_ADJUSTMENT', '') };
  }

  /** Deactivates a used-up reward, and returns the savings of an inactive one. */
  #settle(rewardId: string, reward: Reward): void {
    const { maxRedemptions, currentRedemptions } = reward;
    if (maxRedemptions !== null && currentRedemptions >= maxRedemptions) reward.isActive = false;
    if (reward.isActive) return;
    for (const learnerId of [...this.learners.keys()].sort((a, b) => a - b)) {
      this.#release(learnerId, rewardId);
    }
  }

  #setAside(learnerId: number, rewardId: string, points: number): void {
    const { saved } = this.#learner(learnerId);
    saved.set(rewardId, (saved.get(rewardId) ?? 0) + points);
    this.#move(learnerId, -points, 'REWARD_SAVE', rewardId);
  }

  #release(learnerId: number, rewardId: string): void {
    const { saved } = this.#learner(learnerId);
    const points = saved.get(rewardId) ?? 0;
    saved.delete(rewardId);
    if (points > 0) this.#move(learnerId, points, 'REWARD_SAVE', rewardId);
  }

  #payBack({ learnerId, rewardId, pointsUsed }: Redemption): void {
    this.#move(learnerId, pointsUsed, 'REWARD_REDEMPTION', rewardId);
  }

  #move(learnerId: number, amount: number, sourceType: string, sourceId: string): number {
    const learner = this.#learner(learnerId);
    learner.balance += amount;
    if (learner.balance < 0) throw new Error('the model lets a balance fall below zero');
    this.entries.push({ learnerId, amount, sourceType, sourceId, balanceAfter: learner.balance });
    return learner.balance;
  }

  #learner(learnerId: number): Learner {
    const learner = this.learners.get(learnerId);
    if (!learner) throw new Refusal('LEARNER_NOT_FOUND');
    return learner;
  }

  #reward(rewardId: string): Reward {
    const reward = this.rewards.get(rewardId);
    if (!reward || reward.isDeleted) throw new Refusal('REWARD_NOT_FOUND');
    return reward;
  }
}

function shown({ isDeleted: _isDeleted, ...reward }: Reward) {
  return reward;
}

function sorted<T>(map: Map<string, T>): [string, T][] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}
