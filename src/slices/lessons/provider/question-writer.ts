import type { Rng } from '../../../../curriculum/rng.ts';
import type { GeneratedQuestion, Question } from '../../../../curriculum/types.ts';
import { Problem } from '../../../base/errors.ts';
import {
  introductionOf,
  LessonDraft,
  LooseDraft,
  objectivesOf,
  questionOf,
  subjectOf,
  type WrittenIntroduction,
  type WrittenQuestion,
} from './answer-schemas.ts';
import { faultOf, faultOfTexts, hasLongestKey, normalizedText } from './lint.ts';
import { type Brief, draftPrompt } from './prompts.ts';
import type { LessonRequests, Provider } from './provider.ts';
import { ProviderFailure } from './provider-failure.ts';
import { inOrder, reviewTexts } from './question-review.ts';
import { solve } from './solver.ts';
import type { Asker } from './token-budget.ts';

/** Task for the provider's model: the questions of a lesson. */
export interface Task {
  brief: Brief;
  /** Learner whose share of the budget the requests use. */
  asker: Asker;
  /** Number of questions in the lesson. One more is the worked example. */
  count: number;
  /** Number of drafts that the model may write. */
  attempts: number;
  /** True if the learner has seen the question with this key. */
  isSeen: (key: string) => boolean;
  rng: Rng;
}

/** Texts that passed the checks, and the model's description of the topic. */
export interface QuestionSet {
  /** Failure that ended the requests early, if one did. */
  failure?: ProviderFailure;
  introduction?: WrittenIntroduction;
  questions: GeneratedQuestion[];
  subject: string;
  objectives: string[];
}

/** Number of extra questions to request: the worked example, and those that fail the checks. */
const spare = 3;
/** Maximum share of keys that are the longest choice: one of five. */
const longestKeys = 0.3;

/** Returns the identity of a model's question: its normalised text. */
function questionKey({ question }: Question): string {
  return `text:${normalizedText(question)}`;
}

/**
 * Returns texts of the model that pass the checks of schema, lint, arithmetic and review. There may be more questions than
 * requested, fewer, or none. Throws 400 TOPIC_REFUSED if the model refuses.
 */
export async function writeQuestions(provider: Provider, task: Task): Promise<QuestionSet> {
  const lesson = { asker: task.asker, signal: provider.deadline() };
  const kept: WrittenQuestion[] = [];
  const set: Omit<QuestionSet, 'questions'> = { subject: 'Other', objectives: [] };
  try {
    for (let attempt = 0; attempt < task.attempts && !isComplete(kept, set, task); attempt++) {
      const draft = await requestDraft(provider, task, lesson);
      set.subject = subjectOf(draft.subject);
      set.objectives = objectivesOf(draft.objectives).filter((text) => isFine([text], task, 12));
      const texts = {
        introduction: validIntroduction(draft.introduction, task),
        questions: validQuestions(draft.questions, kept, task),
      };
      const { introduction, questions } = await reviewTexts(provider, task.brief, texts, lesson);
      kept.push(...questions);
      if (introduction) set.introduction = introduction;
    }
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.reason === 'topic refused') throw new Problem('TOPIC_REFUSED');
    set.failure = error;
  }
  return { ...set, questions: kept.map((question) => ({ ...question, key: questionKey(question) })) };
}

/** Returns true if there are an introduction, enough new questions, and one more for the worked example. */
function isComplete(
  kept: readonly WrittenQuestion[],
  { introduction }: Pick<QuestionSet, 'introduction'>,
  { count, isSeen }: Task,
): boolean {
  const fresh = kept.filter((question) => !isSeen(questionKey(question)));
  return introduction !== undefined && kept.length > count && balanced(fresh, count).length === count;
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

function contextOf({ brief: { grade, topic, subject = '' } }: Task) {
  return { gradeLevel: grade, topic: `${topic} ${subject}` };
}

/** Returns true if texts outside of the questions are fit for the grade. */
function isFine(texts: readonly string[], task: Task, gradeLevel: number): boolean {
  return faultOfTexts(texts, { ...contextOf(task), gradeLevel }) === undefined;
}

function validIntroduction(value: unknown, task: Task): WrittenIntroduction | undefined {
  const introduction = introductionOf(value);
  const { idea = '', caution = '' } = introduction ?? {};
  return isFine([idea, caution], task, task.brief.grade) ? introduction : undefined;
}

/** Returns the valid questions that are not known yet, with their choices shuffled, without wrong sums. */
function validQuestions(
  drafts: readonly unknown[],
  known: readonly Question[],
  task: Task,
): WrittenQuestion[] {
  const keys = new Set(known.map(questionKey));
  return drafts.flatMap((draft) => {
    const question = questionOf(draft);
    if (!question || faultOf(question, contextOf(task)) !== undefined) return [];
    const key = questionKey(question);
    if (keys.has(key) || solve(question) === 'wrong') return [];
    keys.add(key);
    // Models prefer certain places for the key.
    return [inOrder(task.rng.shuffle(question.choices.map((_, i) => i)), question)];
  });
}

/** Returns up to `count` questions; the key is the longest choice in few of them. */
export function balanced<T extends Question>(questions: readonly T[], count: number): T[] {
  let longest = Math.floor(count * longestKeys);
  return questions.filter((question) => !hasLongestKey(question) || longest-- > 0).slice(0, count);
}
