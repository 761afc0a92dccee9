import { randomUUIDv7 } from 'node:crypto';
import { activities, choicesOfQuestion, type Kind, type Step } from './steps.ts';

/** A step before it is known whom it concerns: numbers, so that any source of chance can make one. */
export interface Action {
  kind: Kind;
  /** Which learner, reward, redemption or lesson: counted among those that there are. */
  who: number;
  what: number;
  amount: number;
  flag: boolean;
  list: number[];
}

/** The kinds of actions, each as often as it is to be drawn. */
export const kinds: readonly Kind[] = [
  ...repeated('save', 6),
  ...repeated('redeem', 5),
  ...repeated('adjust', 4),
  ...repeated('approve', 3),
  ...repeated('reject', 3),
  ...repeated('answer', 3),
  ...repeated('createLesson', 3),
  ...repeated('updateReward', 3),
  ...repeated('createReward', 2),
  ...repeated('setDouble', 2),
  ...repeated('allocate', 2),
  ...repeated('cashIn', 2),
  'addLearner',
  'removeLearner',
  'deleteReward',
];

export const bounds = { number: 1000, list: 6, item: 6 };

function repeated(kind: Kind, times: number): Kind[] {
  return Array.from({ length: times }, () => kind);
}

let learners = 1_000_000;

interface Redemption {
  learnerId: number;
  rewardId: string;
  redemptionId: string;
}

/** Those of one family whom steps may concern, also when they are gone, or never came to be. */
export class Cast {
  readonly #learners: number[] = [];
  readonly #rewards: string[] = [];
  readonly #redemptions: Redemption[] = [];
  readonly #awards: string[] = [];
  readonly #lessons: { learnerId: number; lessonId: string; questions: number }[] = [];

  /** The step that an action comes to. What it would need and is not there yet, it makes first. */
  stepOf({ kind, who, what, amount, flag, list }: Action): Step {
    const learnerId = pick(this.#learners, who);
    if (kind === 'addLearner' || learnerId === undefined) return this.#addLearner();
    const rewardId = pick(this.#rewards, what);
    if (kind === 'createReward' || rewardId === undefined) return this.#createReward(amount);
    switch (kind) {
      case 'removeLearner':
        return { kind, learnerId };
      case 'updateReward':
        return { kind, rewardId, fields: changes(amount, flag) };
      case 'deleteReward':
        return { kind, rewardId };
      case 'save':
        return { kind, learnerId, rewardId, points: 1 + (amount % 12) };
      case 'redeem':
        return this.#redeem({ learnerId, rewardId, redemptionId: randomUUIDv7() });
      case 'approve':
      case 'reject': {
        const redemption = pick(this.#redemptions, what);
        return { kind, ...(redemption ?? { learnerId, rewardId, redemptionId: randomUUIDv7() }) };
      }
      case 'createLesson':
        return this.#createLesson(learnerId, list);
      case 'answer':
        return this.#answer(what, amount, flag, list) ?? this.#createLesson(learnerId, list);
      case 'adjust':
        return { kind, learnerId, amount: flag ? 1 + (amount % 30) : -1 - (amount % 10) };
      case 'allocate':
        return this.#allocate(learnerId, what, list);
      case 'cashIn':
        return { kind, awardId: pick(this.#awards, what) ?? randomUUIDv7() };
      case 'setDouble':
        return { kind, learnerId, enabled: flag };
    }
  }

  #addLearner(): Step {
    learners += 1;
    this.#learners.push(learners);
    return { kind: 'addLearner', learnerId: learners };
  }

  #createReward(amount: number): Step {
    const rewardId = randomUUIDv7();
    this.#rewards.push(rewardId);
    return { kind: 'createReward', rewardId, tokenCost: 1 + (amount % 9), maxRedemptions: most(amount) };
  }

  #redeem(redemption: Redemption): Step {
    this.#redemptions.push(redemption);
    return { kind: 'redeem', ...redemption };
  }

  #createLesson(learnerId: number, list: number[]): Step {
    const lessonId = randomUUIDv7();
    const rightAnswers = [0, ...list].map((item) => item % choicesOfQuestion);
    this.#lessons.push({ learnerId, lessonId, questions: rightAnswers.length });
    return { kind: 'createLesson', learnerId, lessonId, rightAnswers };
  }

  /** Mostly of activities that there are; now and then of none at all. */
  #allocate(learnerId: number, what: number, list: number[]): Step {
    const allocations = list.slice(0, 3).map((item) => {
      const activityId = pick(activities, what % 5 === 0 ? 2 : item % 2) ?? '';
      return { awardId: randomUUIDv7(), activityId, tokens: 1 + item };
    });
    this.#awards.push(...allocations.map(({ awardId }) => awardId));
    return { kind: 'allocate', learnerId, allocations };
  }

  /** Mostly the newest lesson, which may be active; with answers of which some are too many, or no choice at all. */
  #answer(what: number, amount: number, flag: boolean, list: number[]): Step | undefined {
    const lesson = amount % 4 === 0 ? pick(this.#lessons, what) : this.#lessons.at(-1);
    if (!lesson) return undefined;
    const { learnerId, lessonId, questions } = lesson;
    const answers = [0, ...list].slice(0, questions + (amount % 9 === 0 ? 1 : 0));
    const doubleQuestionIndices = what % 2 ? list.filter((i) => i < questions || amount % 7 === 0) : [];
    return { kind: 'answer', learnerId, lessonId, answers, doubleOrLoss: flag, doubleQuestionIndices };
  }
}

function pick<T>(items: readonly T[], index: number): T | undefined {
  return items[index % items.length];
}

function most(amount: number): number | null {
  return amount % 3 === 0 ? null : 1 + (amount % 4);
}

function changes(amount: number, flag: boolean) {
  return {
    ...(amount % 2 === 0 && { tokenCost: 1 + (amount % 9) }),
    ...(amount % 3 !== 0 && { maxRedemptions: most(amount >> 2) }),
    ...(amount % 5 < 2 && { isActive: flag }),
  };
}
