import { verdicts } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { range } from '../templates.ts';
import type { Draft, Mistake } from '../types.ts';

/** Sentences that are true or not, with what is right of all of them. */
interface Statements {
  texts: readonly string[];
  explanation: string;
}

/** Draws different sentences that are true or not, as given. */
export type DrawStatements = (truths: readonly boolean[]) => Statements;

/** Joins texts as `1) One. 2) Two.` */
export const numbered = (texts: readonly string[]): string =>
  texts.map((text, i) => `${i + 1}) ${text}`).join(' ');

const without = (all: readonly string[], one: string): string[] => all.filter((each) => each !== one);

/** Returns a question on sentences. Its wrong choices share the advice to look at each sentence. */
function onStatements(
  form: string,
  question: string,
  { texts, explanation }: Statements,
  [answer, wrong, name]: [string, readonly string[], string],
): Draft {
  const mend = `Look at each sentence alone. ${explanation}`;
  return {
    key: `${form} ${texts.toSorted().join(' ')}`,
    question,
    answer: { text: answer, worth: answer },
    mistakes: wrong.map((text): Mistake => ({ name, text, worth: text, mend })),
    explanation,
  };
}

/** Asks which of two children is right. */
export function whoIsRight(draw: DrawStatements, rng: Rng): Draft {
  const [x, y] = rng.pair(names);
  const [first, second] = [rng.int(0, 1) === 1, rng.int(0, 1) === 1];
  const statements = draw([first, second]);
  const { answer, mistakes } = verdicts([x, y], [first, second]);
  const [one = '', two = ''] = statements.texts;
  return onStatements('claim', `${x} says: “${one}” ${y} says: “${two}” Who is right?`, statements, [
    answer.text,
    mistakes.map(({ text }) => text),
    'believed-a-wrong-sentence',
  ]);
}

/** Asks how many of three or four sentences are true. */
export function countTrue(draw: DrawStatements, rng: Rng, count: 3 | 4): Draft {
  const answers = range(count === 3 ? 0 : 1, count);
  const right = rng.pick(answers);
  const statements = draw(rng.shuffle(range(1, count).map((i) => i <= right)));
  return onStatements('count', `How many of these are true? ${numbered(statements.texts)}`, statements, [
    `${right}`,
    without(answers.map(String), `${right}`),
    'miscounted-true-sentences',
  ]);
}

/** Asks for the only true sentence of four, or the only wrong one. */
export function singleOut(draw: DrawStatements, rng: Rng, isRight: boolean): Draft {
  const at = rng.int(1, 4);
  const statements = draw(range(1, 4).map((i) => (i === at) === isRight));
  const all = range(1, 4).map((i) => `sentence ${i}`);
  const form = isRight ? 'true' : 'wrong';
  const question = `One sentence is ${form}. Which one? ${numbered(statements.texts)}`;
  return onStatements(form, question, statements, [
    `sentence ${at}`,
    without(all, `sentence ${at}`),
    isRight ? 'believed-a-wrong-sentence' : 'doubted-a-true-sentence',
  ]);
}
