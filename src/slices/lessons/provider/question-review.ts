import type { Static, TSchema } from '@sinclair/typebox';
import { Answers, Verdicts, type WrittenIntroduction, type WrittenQuestion } from './answer-schemas.ts';
import { type Brief, checkPrompt, followPrompt, type Prompt, solvePrompt, weighPrompt } from './prompts.ts';
import type { LessonRequests, Provider } from './provider.ts';

/** Texts of a draft that programs have checked. */
export interface DraftTexts {
  introduction: WrittenIntroduction | undefined;
  questions: readonly WrittenQuestion[];
}

/**
 * Returns the texts in which all of four passes find no fault (decisions.md 4.25). Two passes answer the questions without seeing
 * keys and explanations. A third finds the answer from the explanation, and a fourth judges all texts. The places of the
 * choices differ in each, so a preference for places cannot confirm a key. The passes run at the same time. Throws
 * ProviderFailure if one fails.
 */
export async function reviewTexts(
  provider: Provider,
  brief: Brief,
  { introduction, questions }: DraftTexts,
  lesson: LessonRequests,
): Promise<DraftTexts> {
  if (questions.length === 0) return { introduction: undefined, questions };
  const turned = (by: number) => questions.map((question) => turnedBy(by, question));
  const [solved, weighed, followed] = [turned(1), turned(2), turned(3)];
  const ask = <S extends TSchema>(prompt: Prompt, schema: S): Promise<Static<S>> =>
    provider.ask(prompt, { requested: schema, accepted: schema }, lesson);
  const requests = [
    ask(solvePrompt(brief, solved), Answers),
    ask(weighPrompt(brief, weighed), Answers),
    ask(followPrompt(brief, introduction, followed), Verdicts),
    ask(checkPrompt(brief, introduction, questions), Verdicts),
  ] as const;
  // None outlives the lesson, even if another one fails.
  await Promise.allSettled(requests);
  const [solutions, weights, ways, checks] = await Promise.all(requests);
  const passes: [readonly WrittenQuestion[], Given][] = [
    [solved, solutions],
    [weighed, weights],
    [followed, ways],
    [questions, checks],
  ];
  return {
    introduction: ways.introduction && checks.introduction ? introduction : undefined,
    questions: questions.filter((_, i) =>
      passes.every(([asked, given]) => agrees(asked[i]?.correctIndex, i + 1, given)),
    ),
  };
}

/** Moves each choice by some places, so that none keeps its place if there are more choices. */
function turnedBy(places: number, question: WrittenQuestion): WrittenQuestion {
  const { length } = question.choices;
  const order = question.choices.map((_, i) => (i + places) % length);
  return inOrder(order, question);
}

/** Returns the question with its choices, their advice and its key in another order. */
export function inOrder(order: readonly number[], question: WrittenQuestion): WrittenQuestion {
  return {
    ...question,
    choices: order.flatMap((i) => question.choices[i] ?? []),
    feedback: order.map((i) => question.feedback[i] ?? null),
    correctIndex: order.indexOf(question.correctIndex),
  };
}

interface Given {
  answers: readonly { question: number; choice: number; suitable: boolean; sound?: boolean }[];
}

/** Returns true if there are answers to the question, and all name its key and find its texts suitable and sound. */
function agrees(key: number | undefined, number: number, { answers }: Given): boolean {
  const given = answers.filter(({ question }) => question === number);
  return (
    given.length > 0 &&
    given.every(({ choice, suitable, sound = true }) => suitable && sound && choice - 1 === key)
  );
}
