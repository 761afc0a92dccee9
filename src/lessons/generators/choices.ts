import { type Numeric, type Rational, rational } from './rational.ts';
import type { Rng } from './rng.ts';
import { type Format, plain } from './text.ts';
import type { Draft, GeneratedQuestion, Mistake, Option } from './types.ts';

const WRONG_CHOICES = 3;

type Answers = Pick<Draft, 'answer' | 'mistakes'>;

interface NumericOptions {
  show?: Format;
  /** True if negative wrong choices make sense, as for answers that may be negative. */
  signed?: boolean;
  /** Distance of slips, which fill up if misconceptions coincide. Default: one unit of the answer's last place. */
  slip?: Numeric;
}

/** Returns slips near the answer, for parameters where several misconceptions give the same value. */
function slips(answer: Rational, step: Rational): [string, Rational][] {
  return [
    ['off-by-one', answer.plus(step)],
    ['off-by-one', answer.minus(step)],
    ['off-by-two', answer.plus(step.times(2))],
    ['off-by-two', answer.minus(step.times(2))],
    ['off-by-ten', answer.plus(step.times(10))],
    ['off-by-three', answer.plus(step.times(3))],
  ];
}

/** Returns the choices for a number: the exact answer, and wrong values by the name of their misconception. */
export function numeric(
  answer: Numeric,
  mistakes: Record<string, Numeric>,
  { show = plain, signed = false, slip }: NumericOptions = {},
): Answers {
  const right = rational(answer);
  const sensible = (v: Rational): boolean =>
    signed || right.n < 0n || v.n > 0n || (v.n === 0n && right.n === 0n);
  const option = (value: Rational): Option => ({ text: show(value), worth: value.toString() });
  const step = slip === undefined ? rational(1, right.d) : rational(slip);
  const named = Object.entries(mistakes).map(([name, v]): [string, Rational] => [name, rational(v)]);
  return {
    answer: option(right),
    mistakes: [...named, ...slips(right, step)]
      .filter(([, value]) => sensible(value))
      .map(([name, value]) => ({ name, ...option(value) })),
  };
}

/** Returns choices in words: the answer, and wrong texts by the name of their misconception. */
export function worded(answer: string, mistakes: Record<string, string>): Answers {
  const option = (text: string): Option => ({ text, worth: text.toLowerCase() });
  return {
    answer: option(answer),
    mistakes: Object.entries(mistakes).map(([name, text]) => ({ name, ...option(text) })),
  };
}

/** Returns choices in words. The wrong ones are other members of the answer's set. */
export function among(answer: string, others: readonly string[], rng: Rng): Answers {
  const different = [...new Set(others)].filter((text) => text !== answer);
  const picked = rng.sample(different, WRONG_CHOICES);
  return worded(answer, Object.fromEntries(picked.map((text, i) => [`confused-with-${i + 1}`, text])));
}

const isSlip = (m: Mistake): boolean => m.name.startsWith('off-by-');

/** Picks up to three mistakes that differ from the answer and each other. Slips follow if misconceptions run out. */
function pickMistakes({ answer, mistakes }: Draft, rng: Rng): Mistake[] {
  const misconceptions = rng.shuffle(mistakes.filter((m) => !isSlip(m)));
  const fillers = rng.shuffle(mistakes.filter(isSlip));
  const taken: Mistake[] = [];
  for (const mistake of [...misconceptions, ...fillers]) {
    const known = [answer, ...taken];
    if (taken.length === WRONG_CHOICES) break;
    if (!known.some((o) => o.worth === mistake.worth || o.text === mistake.text)) taken.push(mistake);
  }
  return taken;
}

/** Picks and places the choices of a draft. */
export function assemble(conceptId: string, draft: Draft, rng: Rng): GeneratedQuestion {
  const wrong = pickMistakes(draft, rng);
  if (wrong.length < 2) throw new Error(`${conceptId}: too few wrong choices for ${draft.key}`);
  const placed = rng.shuffle<Option>([draft.answer, ...wrong]);
  return {
    key: `${conceptId}:${draft.key}`,
    question: draft.question,
    choices: placed.map((option) => option.text),
    correctIndex: placed.indexOf(draft.answer),
    explanation: draft.explanation,
    ...(draft.figure ? { figure: draft.figure } : {}),
  };
}
