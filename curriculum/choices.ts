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
}

/** Returns slips near the answer, for parameters where several misconceptions give the same value. */
function slips(answer: Rational, step: Rational): [string, Rational][] {
  return [
    ['off-by-one', answer.plus(step)],
    ['off-by-one', answer.minus(step)],
    ['off-by-two', answer.plus(step.times(2))],
    ['off-by-two', answer.minus(step.times(2))],
    ['off-by-ten', answer.plus(step.times(10))],
    ['off-by-ten', answer.minus(step.times(10))],
    ['off-by-three', answer.plus(step.times(3))],
    ['off-by-three', answer.minus(step.times(3))],
  ];
}

/** Advice for slips, which may happen on each way to an answer. */
const slipMends: Readonly<Record<string, string>> = {
  'off-by-one': 'That is close, but one off. Check each step once more.',
  'off-by-two': 'That is close, but two off. Check each step once more.',
  'off-by-three': 'That is close, but three off. Check each step once more.',
  'off-by-ten': 'That is ten off. Check the tens once more.',
};

/** Returns the choices for a number: the exact answer, and wrong values by the name of their misconception. */
export function numeric(
  answer: Numeric,
  mistakes: Record<string, Numeric>,
  { show = plain, signed = false, slip, max, listed = false }: NumericOptions = {},
): Answers {
  const right = rational(answer);
  const isSensible = (v: Rational): boolean =>
    (signed || right.n < 0n || v.n > 0n || (v.n === 0n && right.n === 0n)) &&
    (max === undefined || v.compare(max) <= 0);
  const option = (value: Rational): Option => ({ text: show(value), worth: value.toString() });
  const toChoice = (name: string, value: Rational): Mistake | undefined =>
    isSensible(value) ? { name, ...option(value) } : undefined;
  const step = slip === undefined ? rational(1, right.d) : rational(slip);
  const named = Object.entries(mistakes).map(([name, v]): [string, Rational] => [name, rational(v)]);
  const pool = [...named, ...slips(right, step)].flatMap(([name, value]): [Mistake, Rational][] => {
    const choice = toChoice(name, value);
    return choice ? [[choice, value]] : [];
  });
  return {
    answer: option(right),
    mistakes: pool.map(([mistake]) => mistake),
    ...(!listed && { numbers: { answer: right, mistakes: pool, toChoice } }),
  };
}

/** Returns choices in words: the answer, and wrong texts by the name of their misconception. */
export function worded(answer: string, mistakes: Record<string, string>): Answers {
  return {
    answer: textOption(answer),
    mistakes: Object.entries(mistakes).map(([name, text]) => ({ name, ...textOption(text) })),
  };
}

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
  return {
    answer: option(first.right, second.right),
    mistakes: [
      { name: first.mistake, ...option(first.wrong, second.right) },
      { name: second.mistake, ...option(first.right, second.wrong) },
      { name: `${first.mistake}${bothMark}${second.mistake}`, ...option(first.wrong, second.wrong) },
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

const isSlip = (m: Mistake): boolean => m.name.startsWith('off-by-');
const same = (a: Option, b: Option): boolean => a.worth === b.worth || a.text === b.text;

/** Picks up to three mistakes that differ from the answer and each other. Slips follow if misconceptions run out. */
function pickMistakes({ answer, mistakes }: Draft, rng: Rng): Mistake[] {
  const misconceptions = rng.shuffle(mistakes.filter((m) => !isSlip(m)));
  const fillers = rng.shuffle(mistakes.filter(isSlip));
  const taken: Mistake[] = [];
  for (const mistake of [...misconceptions, ...fillers]) {
    if (taken.length === WRONG_CHOICES) break;
    if (![answer, ...taken].some((option) => same(option, mistake))) taken.push(mistake);
  }
  return taken;
}

/** Pairs to try until the key gets the wanted place. Four suffice on average. */
const maxPairs = 16;

/**
 * Picks two mistakes and the result of making both. The four choices then form a parallelogram, in which the key has no
 * special place: it is not the one from which the others are one step away. The place of the key in the order of the
 * numbers is drawn first, since mistakes alone would put it in the middle. Returns undefined if no pair fits.
 */
function pickPair(
  { answer, mistakes, toChoice }: NumericChoices,
  key: Option,
  rng: Rng,
): Mistake[] | undefined {
  const different = mistakes.filter(([mistake]) => !same(key, mistake));
  if (different.length < 2) return undefined;
  const wanted = rng.int(0, WRONG_CHOICES);
  let fitting: Mistake[] | undefined;
  for (let tries = 0; tries < maxPairs; tries++) {
    const [[a, x], [b, y]] = rng.pair(different);
    const z = bothOf(answer, x, y);
    const both = z && toChoice(`${a.name}${bothMark}${b.name}`, z);
    if (!both || same(a, b) || [key, a, b].some((option) => same(option, both))) continue;
    const place = [x, y, z].filter((value) => value.compare(answer) < 0).length;
    if (place === wanted) return [a, b, both];
    fitting ??= [a, b, both];
  }
  return fitting;
}

/** Returns the value after two mistakes: the sum of both differences, or the product of both ratios for fractions. */
function bothOf(answer: Rational, x: Rational, y: Rational): Rational | undefined {
  const isAlike = (value: Rational) => [answer, x, y].some(({ d }) => d % value.d === 0n);
  const sum = x.plus(y).minus(answer);
  if (isAlike(sum)) return sum;
  const product = answer.n === 0n ? sum : x.times(y).over(answer);
  return isAlike(product) ? product : undefined;
}

/** Returns the advice for a wrong choice; null if there is none. */
function feedbackOn({ name, mend }: Mistake, { teaching }: ConceptInfo): Feedback | null {
  const mistakes = name.split(bothMark);
  const texts = mend ? [mend] : mistakes.flatMap((each) => teaching.mends[each] ?? slipMends[each] ?? []);
  return texts.length > 0 ? { mistakes, text: [...new Set(texts)].join(' ') } : null;
}

/** Picks and places the choices of a draft. Adds the concept's hints and advice. */
export function assemble(concept: ConceptInfo, draft: Draft, rng: Rng): GeneratedQuestion {
  const wrong = (draft.numbers && pickPair(draft.numbers, draft.answer, rng)) ?? pickMistakes(draft, rng);
  if (wrong.length < 2) throw new Error(`${concept.id}: too few wrong choices for ${draft.key}`);
  const placed = rng.shuffle<Option | Mistake>([draft.answer, ...wrong]);
  const hints = draft.hints ?? concept.teaching.hints;
  return {
    key: `${concept.id}:${draft.key}`,
    question: draft.question,
    choices: placed.map((option) => option.text),
    correctIndex: placed.indexOf(draft.answer),
    explanation: draft.explanation,
    ...(draft.figure ? { figure: draft.figure } : {}),
    ...(hints ? { hints } : {}),
    feedback: placed.map((option) => ('name' in option ? feedbackOn(option, concept) : null)),
  };
}
