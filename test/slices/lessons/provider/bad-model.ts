import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { createRng, type Rng } from '../../../../curriculum/rng.ts';
import type { Prompt } from '../../../../src/slices/lessons/provider/prompts.ts';
import type { AnswerSchema, Provider } from '../../../../src/slices/lessons/provider/provider.ts';
import { balanced, writeQuestions } from '../../../../src/slices/lessons/provider/question-writer.ts';
import type { AskedQuestion } from '../../../helpers/families/fake-provider.ts';

/** Passes of a review: two blind ones, then those with the explanation. */
export const passes = ['solve', 'weigh', 'follow', 'check'] as const;
type Pass = (typeof passes)[number];

/** Shares of mistakes, from 0 to 1. */
export interface Mistakes {
  /** Of the writer: keys, explanations, and questions about something else. */
  keys: number;
  explanations: number;
  topics: number;
  /** Of the reviewer: blind answers that are wrong, and those of them that are the writer's wrong key. */
  blind: number;
  attracted: number;
  /** Wrong keys next to their explanation, explanations and topics that it does not notice; good ones that it finds wrong. */
  missedKeys: number;
  missedExplanations: number;
  missedTopics: number;
  alarms: number;
  /** Wrong keys and explanations in which all passes believe as the writer does. */
  shared: number;
  /** Pass that agrees with all, as if nobody asked. */
  skipped?: Pass;
}

interface Truth {
  right: string;
  key: string;
  isExplained: boolean;
  isOnTopic: boolean;
  /** True if the reviewer shares the writer's mistake. */
  isShared: boolean;
}

const choices = ['The red one', 'The blue one', 'The green one', 'The white one'];

/** Model that errs, and whose reviews err in each pass. */
class BadModel implements Provider {
  readonly #rng: Rng;
  readonly #mistakes: Mistakes;
  readonly #truths = new Map<string, Truth>();
  readonly #asked: Pass[] = [];
  readonly draw = undefined;
  requests = 0;

  constructor(seed: string, mistakes: Mistakes) {
    this.#rng = createRng(seed);
    this.#mistakes = mistakes;
  }

  deadline(): AbortSignal {
    return new AbortController().signal;
  }

  async ask<S extends TSchema>(prompt: Prompt, { accepted }: AnswerSchema<S>): Promise<Static<S>> {
    this.requests += 1;
    const answer = prompt.by === 'writer' ? this.#draft() : this.#review(prompt.data);
    if (!Value.Check(accepted, answer)) throw new Error('an answer of another form');
    return answer;
  }

  /** Returns true if a learner who sees the question sees something wrong. */
  isWrong(question: string): boolean {
    const { right, key, isExplained, isOnTopic } = this.#truthOf(question);
    return key !== right || !isExplained || !isOnTopic;
  }

  #happens(share: number): boolean {
    return this.#rng.int(1, 10_000) <= share * 10_000;
  }

  #truthOf(question: string): Truth {
    const truth = this.#truths.get(question);
    if (!truth) throw new Error(`${question} is not of this model`);
    return truth;
  }

  #draft(): object {
    const { keys, explanations, topics, shared } = this.#mistakes;
    const questions = Array.from({ length: 8 }, () => {
      const question = `Which flag has ship ${this.#truths.size + 1}?`;
      const [right, other] = this.#rng.pair(choices);
      const key = this.#happens(keys) ? other : right;
      const isExplained = !this.#happens(explanations);
      const isOnTopic = !this.#happens(topics);
      this.#truths.set(question, { right, key, isExplained, isOnTopic, isShared: this.#happens(shared) });
      return {
        question,
        choices,
        correctIndex: choices.indexOf(key),
        explanation: 'Its crew chose that flag.',
        hints: ['Think of its crew.', 'Which flag did they want?'],
        advice: choices.map((choice) => `Who took "${choice}" had another ship in mind.`),
      };
    });
    const introduction = { idea: 'Each ship has a flag.', caution: 'Ships may look alike.' };
    return { refused: false, subject: 'Other', objectives: [], introduction, questions };
  }

  #review(data: object): object {
    const { questions } = data as {
      questions: (AskedQuestion & { explanation?: string; answer?: number })[];
    };
    const [first] = questions;
    const isBlind = first?.explanation === undefined;
    const blind = this.#asked.at(-1) === 'solve' ? 'weigh' : 'solve';
    const pass = isBlind ? blind : first.answer === undefined ? 'follow' : 'check';
    this.#asked.push(pass);
    const answers = questions.map((asked, i) => ({ question: i + 1, ...this.#answer(pass, asked) }));
    return { introduction: true, answers };
  }

  #answer(pass: Pass, { question, choices }: AskedQuestion) {
    const { missedKeys, missedExplanations, missedTopics, alarms, skipped } = this.#mistakes;
    const truth = this.#truthOf(question);
    const choice = choices.indexOf(truth.key) + 1;
    if (pass === skipped) return { choice, suitable: true, sound: true };
    const seems = (isGood: boolean, missed: number) => this.#happens(isGood ? 1 - alarms : missed);
    const suitable = seems(truth.isOnTopic, missedTopics);
    if (pass === 'solve' || pass === 'weigh')
      return { choice: choices.indexOf(this.#blindly(truth)) + 1, suitable };
    const isDoubted = truth.key !== truth.right && !this.#happens(missedKeys);
    const isSound = seems(truth.isExplained, missedExplanations) && !isDoubted;
    return { choice, suitable, sound: truth.isShared || isSound };
  }

  /** Returns the choice that a reviewer picks who does not see the key. */
  #blindly({ right, key, isShared }: Truth): string {
    const { blind, attracted } = this.#mistakes;
    if (isShared) return key;
    if (!this.#happens(blind)) return right;
    const wrong = choices.filter((choice) => choice !== right);
    return key !== right && this.#happens(attracted) ? key : this.#rng.pick(wrong);
  }
}

/** Returns what learners see in lessons of a model: the number of questions, and of those with anything wrong. */
export async function seenIn(requested: number, mistakes: Mistakes) {
  const total = { lessons: 0, requests: 0, questions: 0, wrong: 0 };
  for (let i = 0; i < requested; i++) {
    const model = new BadModel(`bad model ${i}`, mistakes);
    const { questions } = await writeQuestions(model, {
      brief: { grade: 5, subject: undefined, difficulty: 'beginner', topic: 'ships' },
      asker: { familyId: 1, learnerId: 2 },
      count: 5,
      attempts: 2,
      isSeen: () => false,
      rng: createRng(`lesson ${i}`),
    });
    total.requests += model.requests;
    if (balanced(questions, 5).length < 5) continue;
    total.lessons += 1;
    total.questions += questions.length;
    total.wrong += questions.filter(({ question }) => model.isWrong(question)).length;
  }
  return { ...total, share: total.wrong / total.questions };
}
