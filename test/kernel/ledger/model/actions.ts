import { randomUUIDv7 } from 'node:crypto';
import type { Kind, Step } from './step-types.ts';
import { choicesOfQuestion, ledgerTests } from './steps.ts';

/** Random numbers that determine a step, from any random source. */
export interface Action {
  kind: Kind;
  /** Index among the existing learners. */
  learner: number;
  /** Index among the existing rewards, redemptions or lessons. */
  index: number;
  amount: number;
  flag: boolean;
  list: number[];
}

/** Kinds of actions to draw from; a repeated kind is more frequent. */
export const kinds: readonly Kind[] = [
  ...repeated('save', 8),
  ...repeated('redeem', 6),
  ...repeated('adjust', 6),
  ...repeated('approve', 4),
  ...repeated('reject', 3),
  ...repeated('answer', 3),
  ...repeated('createLesson', 3),
  ...repeated('voidQuestion', 3),
  ...repeated('updateReward', 3),
  ...repeated('createReward', 3),
  ...repeated('setDouble', 2),
  ...ledgerTests.flatMap(({ kinds }) => kinds),
  ...repeated('addLearner', 2),
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

/** Things of one kind. */
class Pool<T> {
  readonly #all: T[] = [];
  #current: T[] = [];

  join(item: T): void {
    this.#all.push(item);
    this.#current.push(item);
  }

  leave(item: T): void {
    this.#current = this.#current.filter((other) => other !== item);
  }

  /** Returns one of the last three, so that steps collide. For each 17th index, returns any, even a deleted one. */
  pick(index: number): T | undefined {
    const candidates = index % 17 === 0 ? this.#all : this.#current.slice(-3);
    return candidates[index % candidates.length];
  }
}

/** Creates steps of one family. They also name deleted things, and ones that were never created. */
export class StepFactory {
  readonly #learners = new Pool<number>();
  readonly #rewards = new Pool<string>();
  readonly #saves = new Pool<{ learnerId: number; rewardId: string }>();
  readonly #redemptions = new Pool<Redemption>();
  readonly #ofSlices = ledgerTests.map(({ kinds, createSteps }) => ({ kinds, stepOf: createSteps() }));
  readonly #lessons = new Pool<{ learnerId: number; lessonId: string; questions: number }>();

  /** Returns the step of an action, or a step that creates a missing thing first. */
  stepOf({ kind, learner, index, amount, flag, list }: Action): Step {
    const learnerId = this.#learners.pick(learner);
    if (kind === 'addLearner' || learnerId === undefined) return this.#addLearner();
    const rewardId = this.#rewards.pick(index);
    if (kind === 'createReward' || rewardId === undefined) return this.#createReward(amount);
    switch (kind) {
      case 'removeLearner':
        this.#learners.leave(learnerId);
        return { kind, learnerId };
      case 'updateReward':
        return { kind, rewardId, fields: changes(amount, flag) };
      case 'deleteReward':
        this.#rewards.leave(rewardId);
        return { kind, rewardId };
      case 'save':
        return this.#save({ learnerId, rewardId }, amount);
      case 'redeem':
        return this.#redeem(this.#saves.pick(index) ?? { learnerId, rewardId });
      case 'approve':
      case 'reject': {
        const redemption = this.#redemptions.pick(index);
        return redemption ? { kind, ...redemption } : this.#save({ learnerId, rewardId }, amount);
      }
      case 'createLesson':
        return this.#createLesson(learnerId, list);
      case 'answer':
        return this.#answer(index, amount, flag, list) ?? this.#createLesson(learnerId, list);
      case 'voidQuestion': {
        const lesson = this.#lessons.pick(index);
        if (!lesson) return this.#createLesson(learnerId, list);
        const { learnerId: of, lessonId, questions } = lesson;
        return { kind, learnerId: of, lessonId, questionIndex: amount % (questions + 1) };
      }
      case 'adjust':
        return { kind, learnerId, amount: amount % 4 ? 1 + (amount % 40) : -1 - (amount % 20) };
      case 'setDouble':
        return { kind, learnerId, enabled: amount % 4 !== 0 };
      default: {
        const slice = this.#ofSlices.find(({ kinds }) => kinds.includes(kind));
        if (!slice) throw new Error(`no slice has steps of the kind ${kind}`);
        return slice.stepOf(kind, learnerId, { index, list });
      }
    }
  }

  #addLearner(): Step {
    learners += 1;
    this.#learners.join(learners);
    return { kind: 'addLearner', learnerId: learners };
  }

  #createReward(amount: number): Step {
    const rewardId = randomUUIDv7();
    this.#rewards.join(rewardId);
    return { kind: 'createReward', rewardId, tokenCost: 1 + (amount % 9), maxRedemptions: most(amount) };
  }

  #save(goal: { learnerId: number; rewardId: string }, amount: number): Step {
    this.#saves.join(goal);
    return { kind: 'save', ...goal, points: 1 + (amount % 15) };
  }

  #redeem(goal: { learnerId: number; rewardId: string }): Step {
    const redemption = { ...goal, redemptionId: randomUUIDv7() };
    this.#redemptions.join(redemption);
    return { kind: 'redeem', ...redemption };
  }

  #createLesson(learnerId: number, list: number[]): Step {
    const lessonId = randomUUIDv7();
    const rightAnswers = [0, ...list].map((item) => item % choicesOfQuestion);
    this.#lessons.join({ learnerId, lessonId, questions: rightAnswers.length });
    return { kind: 'createLesson', learnerId, lessonId, rightAnswers };
  }

  /** Returns answers, some of them surplus or not a valid choice. */
  #answer(index: number, amount: number, flag: boolean, list: number[]): Step | undefined {
    const lesson = this.#lessons.pick(index);
    if (!lesson) return undefined;
    const { learnerId, lessonId, questions } = lesson;
    const answers = [0, ...list].slice(0, questions + (amount % 9 === 0 ? 1 : 0));
    const doubleQuestionIndices = index % 2 ? list.filter((i) => i < questions || amount % 7 === 0) : [];
    return { kind: 'answer', learnerId, lessonId, answers, doubleOrLoss: flag, doubleQuestionIndices };
  }
}

function most(amount: number): number | null {
  return amount % 3 === 0 ? null : 1 + (amount % 3);
}

function changes(amount: number, flag: boolean) {
  return {
    ...(amount % 2 === 0 && { tokenCost: 1 + (amount % 9) }),
    ...(amount % 3 !== 0 && { maxRedemptions: most(amount >> 2) }),
    ...(amount % 5 < 2 && { isActive: flag }),
  };
}
