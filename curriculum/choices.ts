import { type Numeric, type Rational, rational } from './rational.ts';
import type { Rng } from './rng.ts';
import { type Format, plain } from './text.ts';
import type { Draft, Mistake, Option } from './types.ts';

/** Number of wrong choices of a question, if as many differ. */
export const WRONG_CHOICES = 3;
/** Separates the names of two mistakes that a choice combines. */
export const bothMark = ' and ';

type Answers = Pick<Draft, 'answer' | 'mistakes' | 'numbers'>;

interface NumericOptions {
  show?: Format;
  /** True if negative wrong choices make sense, as for answers that may be negative. */
  signed?: boolean;
  /** Distance of slips, which fill up if misconceptions coincide; 0 for none. Default: one unit of the answer's last place. */
  slip?: Numeric;
  /** Largest value that makes sense, such as 12 for hours. */
  max?: Numeric;
  /** True if the stem lists the choices: then only the given mistakes are offered. */
  listed?: boolean;
  /** Returns how far a wrong value is from the answer: `20 minutes too late`. Default: `5 cm more than the right answer`. */
  apart?: Apart;
  /** Returns the sentence on a wrong value that comes from no single mistake: what it would mean. Default: how far it is. */
  check?: (wrong: Rational) => string;
}

/** Completes the sentence `This is …` for a wrong value, from its distance, whether it is the greater one, and itself. */
export type Apart = (size: Rational, isMore: boolean, wrong: Rational) => string;

/** Name of a wrong value that comes from no misconception. */
export const slipName = 'slip';
/** Steps from the answer to its slips. */
const slipSteps = [1, -1, 2, -2, 10, -10, 3, -3];

/** Returns the distance in the unit of the answer. Points tell percentages apart, since 5% more than 20% is 21%. */
function apartBy(show: Format): Apart {
  return (size, isMore) => {
    // A sum, such as 10 + 4, is no distance.
    const text = show(size).includes(' + ') ? plain(size) : show(size);
    const distance = text.replace(/%$/, size.compare(1) === 0 ? ' percentage point' : ' percentage points');
    return `${distance} ${isMore ? 'more' : 'less'} than the right answer`;
  };
}

/** Wrong number with advice of its own. */
type AdvisedNumber = readonly [value: Numeric, mend: string];
/** Wrong number of a misconception, with advice of its own if the concept has none for all questions. */
export type WrongNumber = Numeric | AdvisedNumber;

const isAdvised = (wrong: WrongNumber): wrong is AdvisedNumber => Array.isArray(wrong);

/** Returns the choices for a number: the exact answer, and wrong values by the name of their misconception. */
export function numeric(
  answer: Numeric,
  mistakes: Record<string, WrongNumber>,
  {
    show = plain,
    signed = false,
    slip,
    max,
    listed = false,
    apart = apartBy(show),
    check,
  }: NumericOptions = {},
): Answers {
  const right = rational(answer);
  const isSensible = (v: Rational): boolean =>
    (signed || right.n < 0n || v.n > 0n || (v.n === 0n && right.n === 0n)) &&
    (max === undefined || v.compare(max) <= 0);
  const toChoice = (name: string, value: Rational, mend?: string): Mistake | undefined =>
    isSensible(value)
      ? shownLater(value, show, {
          name,
          ...(mend && { mend }),
          distance: () => check?.(value) ?? distanceBetween(value, right, apart),
        })
      : undefined;
  const toPair = (name: string, value: Rational, mend?: string): [Mistake, Rational][] => {
    const choice = toChoice(name, value, mend);
    return choice ? [[choice, value]] : [];
  };
  const step = slip === undefined ? rational(1, right.d) : rational(slip);
  const pool = [
    ...Object.entries(mistakes).flatMap(([name, wrong]) =>
      isAdvised(wrong) ? toPair(name, rational(wrong[0]), wrong[1]) : toPair(name, rational(wrong)),
    ),
    ...slipSteps.flatMap((steps) => toPair(slipName, right.plus(step.times(steps)))),
  ];
  return {
    answer: shownLater(right, show, {}),
    mistakes: pool.map(([mistake]) => mistake),
    ...(!listed && { numbers: { answer: right, mistakes: pool, toChoice } }),
  };
}

/** Returns a choice whose text is made when it is read first: most of some twelve wrong values are never picked. */
function shownLater<T extends object>(value: Rational, show: Format, rest: T): T & Option {
  let text: string | undefined;
  return {
    ...rest,
    worth: value.toString(),
    get text() {
      text ??= show(value);
      return text;
    },
  };
}

/** Returns the sentence that says how far a wrong value is from the answer. */
function distanceBetween(value: Rational, right: Rational, apart: Apart): string {
  const difference = value.minus(right);
  const isMore = difference.n > 0n;
  return `This is ${apart(isMore ? difference : difference.times(-1), isMore, value)}.`;
}

/** Returns choices in words: the answer, and wrong texts by the name of their misconception. */
export function worded(answer: string, mistakes: Record<string, WrongText>): Answers {
  return {
    answer: textOption(answer),
    mistakes: Object.entries(mistakes).map(([name, wrong]) =>
      typeof wrong === 'string'
        ? { name, ...textOption(wrong) }
        : { name, ...textOption(wrong[0]), mend: wrong[1] },
    ),
  };
}

/** Wrong text of a misconception, with advice of its own if the concept has none for all questions. */
export type WrongText = string | readonly [text: string, mend: string];

/**
 * Returns the four verdicts on the claims of two learners as choices, for the question which of them is right.
 * @param mend advice for each wrong verdict. Default: that of the concept for `misjudged`
 */
export function verdicts(
  [a, b]: readonly [string, string],
  [isFirstRight, isSecondRight]: readonly boolean[],
  mend?: string,
): Pick<Draft, 'answer' | 'mistakes'> {
  const one = isFirstRight ? `only ${a}` : `only ${b}`;
  const right = isFirstRight === isSecondRight ? (isFirstRight ? 'both' : 'neither') : one;
  const wrong = [`only ${a}`, `only ${b}`, 'both', 'neither'].filter((text) => text !== right);
  return {
    answer: textOption(right),
    mistakes: wrong.map((text) => ({ name: 'misjudged', ...textOption(text), ...(mend && { mend }) })),
  };
}

/** Part of an answer, with the wrong value that a mistake gives it. */
export interface Part<T> {
  right: T;
  wrong: T;
  mistake: string;
  /** Advice for this question. Default: that of the concept for the mistake. */
  mend?: string;
}

/**
 * Returns choices that consist of two parts, such as a numerator and a denominator, or a name and a reason: each
 * combination of right and wrong once. So no choice has a special place among the others.
 * @param worth returns the value of a choice, if different texts may have the same: 1/2 and 2/4
 */
export function crossed<A, B>(
  first: Part<A>,
  second: Part<B>,
  show: (first: A, second: B) => string,
  worth = (a: A, b: B): string => show(a, b).toLowerCase(),
): Answers {
  const option = (a: A, b: B): Option => ({ text: show(a, b), worth: worth(a, b) });
  const mistake = (name: string, { mend }: { mend?: string | undefined }, wrong: Option): Mistake => ({
    name,
    ...wrong,
    ...(mend && { mend }),
  });
  const both = `${first.mistake}${bothMark}${second.mistake}`;
  return {
    answer: option(first.right, second.right),
    mistakes: [
      mistake(first.mistake, first, option(first.wrong, second.right)),
      mistake(second.mistake, second, option(first.right, second.wrong)),
      mistake(both, first, option(first.wrong, second.wrong)),
    ],
  };
}

/** Sets the advice for the choice that combines both mistakes, which is else that for the first. */
export const advisedBoth = <T extends Pick<Draft, 'mistakes'>>(answers: T, mend: string): T => ({
  ...answers,
  mistakes: answers.mistakes.map((mistake) =>
    mistake.name.includes(bothMark) ? { ...mistake, mend } : mistake,
  ),
});

/** Returns a choice in words. Equal words in upper and lower case mean the same. */
export function textOption(text: string): Option {
  return { text, worth: text.toLowerCase() };
}

/** Returns a choice as it is written, for texts in which upper and lower case differ. */
export const exactOption = (text: string): Option => ({ text, worth: text });

/**
 * Returns choices in words. The wrong ones are other members of the answer's set. A member that occurs more often is
 * picked more often, so that the frequency of a choice says nothing about the key.
 * @param mend returns the advice to a learner who picks a member
 */
export function among(
  answer: string,
  others: readonly string[],
  rng: Rng,
  mend?: (picked: string) => string,
): Answers {
  const picked = new Set<string>();
  for (const text of rng.shuffle(others)) {
    if (picked.size === WRONG_CHOICES) break;
    if (text !== answer) picked.add(text);
  }
  const mistakes = [...picked].map((text) => ({
    name: 'confused-with-another',
    ...textOption(text),
    ...(mend && { mend: mend(text) }),
  }));
  return { answer: textOption(answer), mistakes };
}
