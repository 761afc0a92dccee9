import type { Static } from '@sinclair/typebox';
import type { Rng } from '../../../../curriculum/rng.ts';
import type { GeneratedQuestion, Question } from '../../../../curriculum/types.ts';
import { Problem } from '../../../base/errors.ts';
import { Answers, LessonDraft, LooseDraft, objectivesOf, questionOf, subjectOf } from './answer-schemas.ts';
import { faultOf, hasLongestKey, normalizedText } from './lint.ts';
import { type Brief, draftPrompt, reviewPrompt } from './prompts.ts';
import type { LessonRequests, Provider } from './provider.ts';
import { ProviderFailure } from './provider-failure.ts';
import { solve } from './solver.ts';
import type { Asker } from './token-budget.ts';

/** Task for the provider's model: the questions of a lesson. */
export interface Task {
  brief: Brief;
  /** Learner whose share of the budget the requests use. */
  asker: Asker;
  /** Number of questions in the lesson. */
  count: number;
  /** True if the generators can supply missing questions. The model then gets one attempt only. */
  hasFallback: boolean;
  /** True if the learner has seen the question with this key. */
  isSeen: (key: string) => boolean;
  rng: Rng;
}

/** Questions that passed the checks, and the model's description of the topic. */
export interface QuestionSet {
  /** Failure that ended the requests early, if one did. */
  failure?: ProviderFailure;
  questions: GeneratedQuestion[];
  subject: string;
  objectives: string[];
}

/** Number of extra questions to request, since some fail the checks. */
const spare = 3;
/** Maximum share of keys that are the longest choice: one of five. */
const longestKeys = 0.3;

/** Returns the identity of a model's question: its normalised text. */
function questionKey({ question }: Question): string {
  return `text:${normalizedText(question)}`;
}

/**
 * Returns questions of the model that pass the checks of schema, lint and key. If a key cannot be recomputed, the model
 * must find it again without seeing it. There may be more questions than requested, fewer, or none.
 * Throws 400 TOPIC_REFUSED if the model refuses.
 */
export async function writeQuestions(provider: Provider, task: Task): Promise<QuestionSet> {
  const lesson = { asker: task.asker, signal: provider.deadline() };
  let failure: ProviderFailure | undefined;
  const proved: Question[] = [];
  let topic: Pick<QuestionSet, 'subject' | 'objectives'> = { subject: 'Other', objectives: [] };
  try {
    for (let attempt = 0; attempt < (task.hasFallback ? 1 : 2); attempt++) {
      const draft = await requestDraft(provider, task, lesson);
      topic = { subject: subjectOf(draft.subject), objectives: validObjectives(draft.objectives, task) };
      await prove(provider, task, validQuestions(draft.questions, proved, task), proved, lesson);
      const fresh = proved.filter((question) => !task.isSeen(questionKey(question)));
      if (balanced(fresh, task.count).length === task.count) break;
    }
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.reason === 'topic refused') throw new Problem('TOPIC_REFUSED');
    failure = error;
  }
  const questions = proved.map((question) => ({ ...question, key: questionKey(question) }));
  return { questions, ...topic, ...(failure && { failure }) };
}

async function requestDraft(
  provider: Provider,
  { brief, count }: Task,
  lesson: LessonRequests,
): Promise<LooseDraft> {
  const schema = { requested: LessonDraft, accepted: LooseDraft };
  const draft = await provider.ask(draftPrompt(brief, count + spare), schema, lesson);
  if (draft.refused) throw new ProviderFailure('topic refused');
  return draft;
}

function contextOf({ brief }: Task) {
  const { grade, topic, concept = '', subject = '' } = brief;
  return { gradeLevel: grade, topic: `${topic} ${concept} ${subject}` };
}

/** Returns the valid questions that are not known yet, with their choices shuffled. */
function validQuestions(drafts: readonly unknown[], known: readonly Question[], task: Task): Question[] {
  const keys = new Set(known.map(questionKey));
  return drafts.flatMap((draft) => {
    const question = questionOf(draft);
    if (!question || faultOf(question, contextOf(task)) !== undefined) return [];
    const key = questionKey(question);
    if (keys.has(key)) return [];
    keys.add(key);
    return [shuffled(question, task.rng)];
  });
}

function validObjectives(value: unknown, task: Task): string[] {
  return objectivesOf(value).filter((text) => {
    const asQuestion = { question: text, choices: ['1', '2', '3'], correctIndex: 0, explanation: text };
    return faultOf(asQuestion, { ...contextOf(task), gradeLevel: 12 }) === undefined;
  });
}

/** Shuffles the choices, since models prefer certain places for the key. */
function shuffled(question: Question, rng: Rng): Question {
  const order = rng.shuffle(question.choices.map((_, i) => i));
  return {
    ...question,
    choices: order.flatMap((i) => question.choices[i] ?? []),
    correctIndex: order.indexOf(question.correctIndex),
  };
}

/** Adds the questions with a right key to `proved`: recomputed keys first, since the review of others may fail. */
async function prove(
  provider: Provider,
  { brief }: Task,
  questions: readonly Question[],
  proved: Question[],
  lesson: LessonRequests,
): Promise<void> {
  const verdicts = questions.map(solve);
  proved.push(...questions.filter((_, i) => verdicts[i] === 'right'));
  const open = questions.filter((_, i) => verdicts[i] === 'open');
  if (open.length === 0) return;
  const schema = { requested: Answers, accepted: Answers };
  const review = await provider.ask(reviewPrompt(brief, open), schema, lesson);
  proved.push(...open.filter((question, i) => agrees(question, i + 1, review)));
}

/** Returns true if there are answers to the question, and all of them name its key and call it suitable. */
function agrees({ correctIndex }: Question, number: number, { answers }: Static<typeof Answers>): boolean {
  const given = answers.filter(({ question }) => question === number);
  return given.length > 0 && given.every(({ choice, suitable }) => suitable && choice === correctIndex + 1);
}

/** Returns up to `count` questions; the key is the longest choice in few of them. */
export function balanced<T extends Question>(questions: readonly T[], count: number): T[] {
  let longest = Math.floor(count * longestKeys);
  return questions.filter((question) => !hasLongestKey(question) || longest-- > 0).slice(0, count);
}
