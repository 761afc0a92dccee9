import { bothMark, slipName, WRONG_CHOICES } from './choices.ts';
import type { Rational } from './rational.ts';
import type { Rng } from './rng.ts';
import type {
  ConceptInfo,
  Draft,
  Feedback,
  GeneratedQuestion,
  Mistake,
  NumericChoices,
  Option,
} from './types.ts';

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
