import { checkedBy } from '../checked.ts';
import { type Apart, crossed } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Format, plain } from '../text.ts';
import type { Draft, Mistake } from '../types.ts';

const maxDraws = 500;

/** Draws until a value is there and fits. */
export function drawn<T>(draw: () => T | undefined, fits: (value: T) => boolean = () => true): T {
  for (let i = 0; i < maxDraws; i++) {
    const value = draw();
    if (value !== undefined && fits(value)) return value;
  }
  throw new Error('no parameters fit');
}

/** Returns a number beside another one, above or below it equally often, and at least `least`. */
export function beside(rng: Rng, n: number, { by = 2, least = 1 } = {}): number {
  const off = rng.int(1, by) * (rng.int(0, 1) === 0 ? 1 : -1);
  return n + off >= least ? n + off : n + Math.abs(off);
}

/** Returns how far a wrong number is from the right one, with what to do. */
export const farFrom =
  (help: string): Apart =>
  (size, isMore) =>
    `${plain(size)} too ${isMore ? 'large' : 'small'}; ${help}`;

/** Tells of a wrong number why it is not right, such as `5 × 9 is 45, not 35`. */
export const checkedFrom = (check: (wrong: number) => string): Apart =>
  checkedBy((wrong) => `not right, since ${check(Number(wrong.n))}`);

type Answers = Pick<Draft, 'answer' | 'mistakes'>;

/** Expression with its value. */
export interface Term {
  text: string;
  value: Rational;
}

/** Sets the advice for each wrong choice, by its text. */
export const advisedBy = ({ answer, mistakes }: Answers, mendOf: (text: string) => string): Answers => ({
  answer,
  mistakes: mistakes.map((each): Mistake => ({ ...each, mend: mendOf(each.text) })),
});

/** Adds to each wrong choice what it comes to. */
const advised = (answers: Answers, mends: ReadonlyMap<string, string>): Answers =>
  advisedBy(answers, (text) => mends.get(text) ?? '');

/** Returns equations as choices. Only the first term has the value `right`, and none has the value `wrong`. */
export function equations(right: Term, wrong: Term, value: Rational, show: Format = plain): Answers {
  const terms = [right, wrong];
  const equation = (term: Term, result: Rational): string => `${term.text} = ${show(result)}`;
  const mends = terms.flatMap((term) =>
    [right.value, value].map((result): [string, string] => [
      equation(term, result),
      term.text === show(term.value)
        ? `${term.text} and ${show(result)} are different amounts.`
        : `Work it out: ${term.text} is ${show(term.value)}, not ${show(result)}.`,
    ]),
  );
  return advised(
    crossed(
      { right, wrong, mistake: 'wrong-expression' },
      { right: right.value, wrong: value, mistake: 'wrong-value' },
      equation,
    ),
    new Map(mends),
  );
}

/** Returns expressions of two numbers as choices, each number right or wrong. Only the right one has its value. */
export function expressions<A, B>(
  first: readonly [right: A, wrong: A],
  second: readonly [right: B, wrong: B],
  term: (a: A, b: B) => Term,
  show: Format = plain,
): Answers {
  const right = show(term(first[0], second[0]).value);
  const mends = first.flatMap((a) =>
    second.map((b): [string, string] => {
      const { text, value } = term(a, b);
      return [text, `Work it out: ${text} comes to ${show(value)}, not ${right}.`];
    }),
  );
  return advised(
    crossed(
      { right: first[0], wrong: first[1], mistake: 'wrong-first-number' },
      { right: second[0], wrong: second[1], mistake: 'wrong-second-number' },
      (a, b) => term(a, b).text,
    ),
    new Map(mends),
  );
}

/** Returns true if only the right pair of numbers has its value. */
export function isOnly<A, B>(
  [a, x]: readonly [A, A],
  [b, y]: readonly [B, B],
  value: (a: A, b: B) => Rational,
): boolean {
  const right = value(a, b);
  return [value(x, b), value(a, y), value(x, y)].every((other) => !other.equals(right));
}

/** Way to a wrong result, in words: `The denominators were added.` */
export interface Slip {
  text: string;
  value: Rational;
  /** Text of the result. Default: by the format of the question. */
  shown?: string;
  /** Shows with the numbers of the question how the result comes about. Default: the text. */
  way?: string;
}

/** Returns the slips with different results, none of them right. */
function distinct(right: Rational, slips: readonly Slip[]): Slip[] {
  const found = new Map<string, Slip>();
  for (const slip of slips)
    if (!slip.value.equals(right) && slip.value.n > 0n && !found.has(`${slip.value}`))
      found.set(`${slip.value}`, slip);
  return [...found.values()];
}

/** Asks which slip led to a wrong result. Returns undefined if too few slips have results of their own. */
export function diagnosed(
  rng: Rng,
  task: string,
  right: Rational,
  slips: readonly Slip[],
  show: Format = plain,
): Draft | undefined {
  const offered = rng.shuffle(distinct(right, slips)).slice(0, 4);
  const [made] = offered;
  if (!made || offered.length < 3) return undefined;
  const resultOf = ({ shown, value }: Slip): string => shown ?? show(value);
  const [name, result] = [rng.pick(names), resultOf(made)];
  return {
    key: `${task} ${result}`,
    question: `${name} says that ${task} is ${result}. What went wrong?`,
    answer: { text: made.text, worth: made.text },
    mistakes: offered.slice(1).map((slip) => ({
      name: 'named-another-slip',
      text: slip.text,
      worth: slip.text,
      mend: `That mistake gives ${resultOf(slip)}, not ${result}.`,
    })),
    explanation: `The right result is ${show(right)}. ${name} got ${result}: ${made.way ?? made.text.charAt(0).toLowerCase() + made.text.slice(1)}`,
    hints: [
      `Work out ${task} yourself. Is ${result} too large or too small?`,
      `Then try each mistake. Which one leads to ${result}?`,
    ],
  };
}

/** Returns a text as the key, and the other texts of a list as mistakes of one name. */
export function oneOf(right: string, all: readonly string[], name: string): Answers {
  return {
    answer: { text: right, worth: right },
    mistakes: all.filter((text) => text !== right).map((text) => ({ name, text, worth: text })),
  };
}
