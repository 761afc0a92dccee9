import type { Static } from '@sinclair/typebox';
import { Problem } from '../../errors.ts';
import type { Rng } from '../generators/rng.ts';
import type { GeneratedQuestion, Question } from '../generators/types.ts';
import { LessonDraft, LooseDraft, objectivesOf, questionOf, Review, subjectOf } from './answer-schemas.ts';
import { ProviderFailure } from './failure.ts';
import { faultOf, hasLongestKey, normalizedText } from './lint.ts';
import { type Brief, draftPrompt, reviewPrompt } from './prompts.ts';
import type { Provider } from './provider.ts';
import { solve } from './solver.ts';

/** What is wanted of the provider's model. */
export interface Order {
  brief: Brief;
  /** How many questions the lesson has. */
  count: number;
  /** Whether what is missing can be had elsewhere; then the model is asked once only. */
  isReplaceable: boolean;
  /** Whether the learner has met a question, by its key. */
  isSeen: (key: string) => boolean;
  rng: Rng;
}

/** All questions that passed the checks, and what the model tells of the topic. */
export interface Written {
  questions: GeneratedQuestion[];
  subject: string;
  objectives: string[];
}

/** More than a lesson has, since some fall through. */
const spare = 3;
/** Of five keys, one may be the longest choice. */
const longestKeys = 0.3;

/** By what a question that a model wrote is known again: its text, normalised. */
function writtenKey({ question }: Question): string {
  return `text:${normalizedText(question)}`;
}

/**
 * Has the model write questions, and keeps those that pass: shape, lint, and the key, which is recomputed where that can
 * be done and otherwise has to be found again by the model when it is not shown. There may be more than wanted or fewer,
 * down to none. 400 TOPIC_REFUSED where the model refuses.
 */
export async function writeQuestions(provider: Provider, order: Order): Promise<Written> {
  const signal = provider.deadline();
  const proved: Question[] = [];
  let told: Omit<Written, 'questions'> = { subject: 'Other', objectives: [] };
  try {
    for (let attempt = 0; attempt < (order.isReplaceable ? 1 : 2); attempt++) {
      const draft = await askForDraft(provider, order, signal);
      told = { subject: subjectOf(draft.subject), objectives: soundObjectives(draft.objectives, order) };
      await prove(provider, order, soundQuestions(draft.questions, proved, order), proved, signal);
      const fresh = proved.filter((question) => !order.isSeen(writtenKey(question)));
      if (balanced(fresh, order.count).length === order.count) break;
    }
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.reason === 'topic refused') throw new Problem('TOPIC_REFUSED');
  }
  return { questions: proved.map((question) => ({ ...question, key: writtenKey(question) })), ...told };
}

async function askForDraft(
  provider: Provider,
  { brief, count }: Order,
  signal: AbortSignal,
): Promise<LooseDraft> {
  const shape = { asked: LessonDraft, accepted: LooseDraft };
  const draft = await provider.ask(draftPrompt(brief, count + spare), shape, signal);
  if (draft.refused) throw new ProviderFailure('topic refused');
  return draft;
}

function frameOf({ brief }: Order) {
  const { grade, topic, concept = '', subject = '' } = brief;
  return { gradeLevel: grade, topic: `${topic} ${concept} ${subject}` };
}

/** The questions that break no rule of form and are not there twice, their choices shuffled. */
function soundQuestions(drafts: readonly unknown[], known: readonly Question[], order: Order): Question[] {
  const keys = new Set(known.map(writtenKey));
  return drafts.flatMap((draft) => {
    const question = questionOf(draft);
    if (!question || faultOf(question, frameOf(order)) !== undefined) return [];
    const key = writtenKey(question);
    if (keys.has(key)) return [];
    keys.add(key);
    return [shuffled(question, order.rng)];
  });
}

function soundObjectives(value: unknown, order: Order): string[] {
  return objectivesOf(value).filter((text) => {
    const asQuestion = { question: text, choices: ['1', '2', '3'], correctIndex: 0, explanation: text };
    return faultOf(asQuestion, { ...frameOf(order), gradeLevel: 12 }) === undefined;
  });
}

/** Models put the right choice where they like best, and look for it there. */
function shuffled(question: Question, rng: Rng): Question {
  const order = rng.shuffle(question.choices.map((_, i) => i));
  return {
    ...question,
    choices: order.flatMap((i) => question.choices[i] ?? []),
    correctIndex: order.indexOf(question.correctIndex),
  };
}

/** Adds the questions whose keys are right; what could be recomputed before the rest, which may fail. */
async function prove(
  provider: Provider,
  { brief }: Order,
  questions: readonly Question[],
  proved: Question[],
  signal: AbortSignal,
): Promise<void> {
  const verdicts = questions.map(solve);
  proved.push(...questions.filter((_, i) => verdicts[i] === 'right'));
  const open = questions.filter((_, i) => verdicts[i] === 'open');
  if (open.length === 0) return;
  const review = await provider.ask(reviewPrompt(brief, open), { asked: Review, accepted: Review }, signal);
  proved.push(...open.filter((question, i) => agrees(question, i + 1, review)));
}

/** Whether the question was answered as its key says, and found suitable; an answer twice over has to be so twice. */
function agrees({ correctIndex }: Question, number: number, { answers }: Static<typeof Review>): boolean {
  const given = answers.filter(({ question }) => question === number);
  return given.length > 0 && given.every(({ choice, suitable }) => suitable && choice === correctIndex + 1);
}

/** As many of the questions as a lesson has, with few keys among them that are the longest choice. */
export function balanced<T extends Question>(questions: readonly T[], count: number): T[] {
  let longest = Math.floor(count * longestKeys);
  return questions.filter((question) => !hasLongestKey(question) || longest-- > 0).slice(0, count);
}
