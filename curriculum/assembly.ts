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

const isSlip = ({ name }: Mistake): boolean => name === slipName;
const isNamed = ({ name }: Mistake): boolean => name !== slipName && !name.includes(bothMark);
const same = (a: Option, b: Option): boolean => a.worth === b.worth || a.text === b.text;

/** Returns the items whose options differ from a key and each other. Looks no further than asked: the first mostly suffice. */
function* distinct<T>(key: Option, items: Iterable<T>, optionOf: (item: T) => Option): Generator<T> {
  const known: Option[] = [key];
  for (const item of items) {
    const option = optionOf(item);
    if (known.some((other) => same(other, option))) continue;
    known.push(option);
    yield item;
  }
}

/** Returns mistakes in random order: the trap of the concept's caution, then other misconceptions, then slips. */
function ranked<T>(
  items: readonly T[],
  mistakeOf: (item: T) => Mistake,
  trap: string | undefined,
  rng: Rng,
): T[] {
  const rank = (item: T) => {
    const mistake = mistakeOf(item);
    return mistake.name === trap ? 0 : isSlip(mistake) ? 2 : 1;
  };
  return rng.shuffle(items).sort((a, b) => rank(a) - rank(b));
}

/** Picks up to three mistakes. */
function pickMistakes({ answer, mistakes }: Draft, trap: string | undefined, rng: Rng): Mistake[] {
  const itself = (mistake: Mistake): Mistake => mistake;
  return [...distinct(answer, ranked(mistakes, itself, trap, rng), itself)].slice(0, WRONG_CHOICES);
}

type Valued = NumericChoices['mistakes'][number];

/**
 * Picks the wrong choices for a number: two mistakes and the result of both, named ones before slips. The four choices then
 * form a parallelogram, in which the key has no special place: it is not the one from which the others are one step away. Its
 * place in the order of the numbers is drawn first, since mistakes alone would put it in the middle. A third mistake that has
 * the same result names it. Returns undefined if too few differ.
 */
function pickNumbers(
  numbers: NumericChoices,
  key: Option,
  trap: string | undefined,
  rng: Rng,
): Mistake[] | undefined {
  const mistakeOf = ([mistake]: Valued): Mistake => mistake;
  const different = distinct(key, ranked(numbers.mistakes, mistakeOf, trap, rng), mistakeOf);
  const wanted = rng.int(0, WRONG_CHOICES);
  let anywhere: Mistake[] | undefined;
  let placed: Mistake[] | undefined;
  for (const [a, b] of pairsOf(different, trap)) {
    if (placed && isSlip(b[0])) break;
    const value = bothOf(numbers.answer, a[1], b[1]);
    if (!value) continue;
    const isPlaced = [a[1], b[1], value].filter((each) => each.compare(numbers.answer) < 0).length === wanted;
    if (anywhere && !isPlaced) continue;
    const [named] = numbers.mistakes.find(([mistake, of]) => !isSlip(mistake) && of.equals(value)) ?? [];
    // One that is placed gives way only to one with three names.
    if (placed && !named) continue;
    const all = withBoth(key, [a[0], b[0]], named ?? numbers.toChoice(nameOf(a[0], b[0]), value));
    anywhere ??= all;
    if (!all || !isPlaced) continue;
    placed ??= all;
    if (!all.every(isNamed)) continue;
    placed = all;
    break;
  }
  return placed ?? anywhere;
}

/** Returns the pairs of mistakes, those of early ones first; with a trap, those of the first one alone. */
function* pairsOf(items: Iterable<Valued>, trap: string | undefined): Generator<[Valued, Valued]> {
  const earlier: Valued[] = [];
  for (const b of items) {
    const hasTrap = earlier[0]?.[0].name === trap;
    for (const a of hasTrap ? earlier.slice(0, 1) : earlier) yield [a, b];
    earlier.push(b);
  }
}

const nameOf = (a: Mistake, b: Mistake): string => (isSlip(b) ? slipName : `${a.name}${bothMark}${b.name}`);

/** Returns two mistakes and the result of making both; undefined if that is none, or one of the others. */
function withBoth(
  key: Option,
  [a, b]: readonly [Mistake, Mistake],
  both: Mistake | undefined,
): Mistake[] | undefined {
  return both && ![key, a, b].some((option) => same(option, both)) ? [a, b, both] : undefined;
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
