import { type Numeric, type Rational, rational } from './rational.ts';
import type { Rng } from './rng.ts';
import { type Format, plain } from './text.ts';
import type {
  ConceptInfo,
  Draft,
  Feedback,
  GeneratedQuestion,
  Mistake,
  NumericChoices,
  Option,
} from './types.ts';

const WRONG_CHOICES = 3;
/** Separates the names of two mistakes that a choice combines. */
const bothMark = ' and ';

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
}

/** Returns a distance in words, from its size and whether the wrong value is the greater one. */
export type Apart = (size: Rational, isMore: boolean) => string;

/** Name of a wrong value that comes from no misconception. */
const slipName = 'slip';
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
  { show = plain, signed = false, slip, max, listed = false, apart = apartBy(show) }: NumericOptions = {},
): Answers {
  const right = rational(answer);
  const isSensible = (v: Rational): boolean =>
    (signed || right.n < 0n || v.n > 0n || (v.n === 0n && right.n === 0n)) &&
    (max === undefined || v.compare(max) <= 0);
  const option = (value: Rational): Option => ({ text: show(value), worth: value.toString() });
  const toChoice = (name: string, value: Rational): Mistake | undefined =>
    isSensible(value)
      ? { name, ...option(value), distance: () => distanceBetween(value, right, apart) }
      : undefined;
  const toPair = (name: string, value: Rational, mend?: string): [Mistake, Rational][] => {
    const choice = toChoice(name, value);
    return choice ? [[{ ...choice, ...(mend && { mend }) }, value]] : [];
  };
  const step = slip === undefined ? rational(1, right.d) : rational(slip);
  const pool = [
    ...Object.entries(mistakes).flatMap(([name, wrong]) =>
      isAdvised(wrong) ? toPair(name, rational(wrong[0]), wrong[1]) : toPair(name, rational(wrong)),
    ),
    ...slipSteps.flatMap((steps) => toPair(slipName, right.plus(step.times(steps)))),
  ];
  return {
    answer: option(right),
    mistakes: pool.map(([mistake]) => mistake),
    ...(!listed && { numbers: { answer: right, mistakes: pool, toChoice } }),
  };
}

/** Returns the sentence that says how far a wrong value is from the answer. */
function distanceBetween(value: Rational, right: Rational, apart: Apart): string {
  const difference = value.minus(right);
  const isMore = difference.n > 0n;
  return `This is ${apart(isMore ? difference : difference.times(-1), isMore)}.`;
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

function textOption(text: string): Option {
  return { text, worth: text.toLowerCase() };
}

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

const isSlip = (m: Mistake): boolean => m.name === slipName;
const same = (a: Option, b: Option): boolean => a.worth === b.worth || a.text === b.text;

/** Returns the options that differ from a key and each other. */
function distinct<T>(key: Option, items: readonly T[], optionOf: (item: T) => Option): T[] {
  const found: T[] = [];
  for (const item of items)
    if (![key, ...found.map(optionOf)].some((other) => same(other, optionOf(item)))) found.push(item);
  return found;
}

/**
 * Returns the mistakes that differ from a key and each other, in random order: the trap of the concept's caution, then other
 * misconceptions, then slips.
 */
function ranked<T>(
  key: Option,
  items: readonly T[],
  { mistakeOf, trap, rng }: { mistakeOf: (item: T) => Mistake; trap: string | undefined; rng: Rng },
): T[] {
  const rank = (item: T) => {
    const mistake = mistakeOf(item);
    return mistake.name === trap ? 0 : isSlip(mistake) ? 2 : 1;
  };
  return distinct(
    key,
    rng.shuffle(items).sort((a, b) => rank(a) - rank(b)),
    mistakeOf,
  );
}

/** Picks up to three mistakes. */
function pickMistakes({ answer, mistakes }: Draft, trap: string | undefined, rng: Rng): Mistake[] {
  return ranked(answer, mistakes, { mistakeOf: (mistake) => mistake, trap, rng }).slice(0, WRONG_CHOICES);
}

type Valued = NumericChoices['mistakes'][number];

/**
 * Picks the wrong choices for a number: two mistakes and the result of both, misconceptions before slips. The place of the key
 * in the order of the numbers is drawn first, since mistakes alone would put it in the middle. Returns undefined if too few
 * differ.
 */
function pickNumbers(
  numbers: NumericChoices,
  key: Option,
  trap: string | undefined,
  rng: Rng,
): Mistake[] | undefined {
  const different = ranked(key, numbers.mistakes, { mistakeOf: ([mistake]) => mistake, trap, rng });
  const wanted = rng.int(0, WRONG_CHOICES);
  let fitting: readonly Valued[] | undefined;
  for (const [a, b] of pairsOf(different, different[0]?.[0].name === trap)) {
    const all = withBoth(numbers, key, a, b);
    if (!all) continue;
    fitting ??= all;
    if (all.filter(([, value]) => value.compare(numbers.answer) < 0).length !== wanted) continue;
    fitting = all;
    break;
  }
  return fitting?.map(([mistake]) => mistake);
}

/** Returns the pairs of mistakes, those of early ones first; with a trap, those of the first one alone. */
function* pairsOf(items: readonly Valued[], hasTrap: boolean): Generator<[Valued, Valued]> {
  for (const [i, b] of items.entries())
    for (const a of items.slice(0, hasTrap ? Math.min(i, 1) : i)) yield [a, b];
}

/**
 * Returns two mistakes and the result of making both. The four choices then form a parallelogram, in which the key has no
 * special place: it is not the one from which the others are one step away. Returns undefined if there is no such result.
 */
function withBoth(
  { answer, toChoice }: NumericChoices,
  key: Option,
  a: Valued,
  b: Valued,
): readonly Valued[] | undefined {
  const value = bothOf(answer, a[1], b[1]);
  const name = isSlip(b[0]) ? slipName : `${a[0].name}${bothMark}${b[0].name}`;
  const both = value && toChoice(name, value);
  if (!both || [key, a[0], b[0]].some((option) => same(option, both))) return undefined;
  return [a, b, [both, value]];
}

/** Returns the value after two mistakes: the sum of both differences, or the product of both ratios for fractions. */
function bothOf(answer: Rational, x: Rational, y: Rational): Rational | undefined {
  const isAlike = (value: Rational) => [answer, x, y].some(({ d }) => d % value.d === 0n);
  const sum = x.plus(y).minus(answer);
  if (isAlike(sum)) return sum;
  const product = answer.n === 0n ? sum : x.times(y).over(answer);
  return isAlike(product) ? product : undefined;
}

/**
 * Returns the advice for a wrong choice: that of the misconception, or else the distance from the answer; null if there is
 * neither. Two texts are never joined: a choice with two mistakes gets the advice for the first.
 */
function feedbackOn({ name, mend, distance }: Mistake, { teaching }: ConceptInfo): Feedback | null {
  const mistakes = name.split(bothMark);
  const [first = name] = mistakes;
  // What two mistakes with a number give comes from neither alone.
  const ofName = mistakes.length > 1 && distance ? undefined : teaching.mends[first];
  const text = mend ?? ofName ?? distance?.();
  return text ? { mistakes, text } : null;
}

/** Picks and places the choices of a draft. Adds the advice on each wrong one. */
export function assemble(concept: ConceptInfo, draft: Draft, rng: Rng): GeneratedQuestion {
  const { trap } = concept.teaching;
  const wrong =
    (draft.numbers && pickNumbers(draft.numbers, draft.answer, trap, rng)) ?? pickMistakes(draft, trap, rng);
  if (wrong.length < 2) throw new Error(`${concept.id}: too few wrong choices for ${draft.key}`);
  const placed = rng.shuffle<Option | Mistake>([draft.answer, ...wrong]);
  return {
    key: `${concept.id}:${draft.key}`,
    question: draft.question,
    choices: placed.map((option) => option.text),
    correctIndex: placed.indexOf(draft.answer),
    explanation: draft.explanation,
    ...(draft.figure ? { figure: draft.figure } : {}),
    hints: draft.hints,
    feedback: placed.map((option) => ('name' in option ? feedbackOn(option, concept) : null)),
  };
}
