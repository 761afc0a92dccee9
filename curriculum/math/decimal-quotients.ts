import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { decimal, whole } from '../text.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { decimalMath, places } from './decimals.ts';
import { drawn } from './middle-forms.ts';

/** Division with its quotient, and a quotient with the point one place off. */
interface Division {
  total: Rational;
  divisor: Rational;
  quotient: Rational;
  shifted: Rational;
}

/** Draws a division. The quotient has one place more or one less than that with a wrong point, equally often. */
function division(rng: Rng, { level }: Dial): Division {
  const digitsOf = rational(rng.int(1, [12, 12, 40][level] ?? 12) * 10 + rng.int(1, 9));
  const [more, less] = level === 0 || rng.int(0, 1) === 0 ? [100, 10] : [10, 1];
  const [right, wrong] = rng.pair([more, less]);
  const divisor =
    level === 0 ? rational(rng.int(2, 9)) : rational(rng.pick([2, 3, 4, 5, 6, 8, 12, 15, 25]), 10);
  const quotient = digitsOf.over(right);
  return { total: quotient.times(divisor), divisor, quotient, shifted: digitsOf.over(wrong) };
}

/** Returns what went wrong with the point alone. */
function pointMend({ total, divisor, quotient, shifted }: Division): string {
  const isMore = shifted.compare(quotient) > 0;
  if (!divisor.isInteger()) {
    const [changed, kept] = (isMore ? [total, divisor] : [divisor, total]).map((r) => decimal(r));
    return `You made only ${changed} ten times as large; do the same to ${kept}.`;
  }
  const product = decimal(divisor.times(shifted));
  return `You set the point a place too far to the ${isMore ? 'right' : 'left'}; ${decimal(divisor)} × ${decimal(shifted)} is ${product}.`;
}

/** Returns quotients with right or wrong digits, and with the point in its place or not. */
function quotientChoices(rng: Rng, drawing: Division): Pick<Draft, 'answer' | 'mistakes'> {
  const { total, divisor, quotient, shifted } = drawing;
  const scale = 10 ** (decimal(quotient).split('.')[1]?.length ?? 0);
  const other = drawn(
    () => quotient.plus(rational(rng.pick([-2, -1, 1, 2]), scale)),
    // A zero at the end would go away and show which digits are wrong.
    (r) => r.times(scale).n % 10n !== 0n,
  );
  const option = (r: Rational) => ({ text: decimal(r), worth: `${r}` });
  const checked = (r: Rational): string =>
    `${decimal(divisor)} × ${decimal(r)} is ${decimal(divisor.times(r))}; you need ${decimal(total)}.`;
  const both = other.times(shifted).over(quotient);
  return {
    answer: option(quotient),
    mistakes: [
      { name: 'wrong-last-digit', ...option(other), mend: checked(other) },
      { name: 'point-wrong', ...option(shifted), mend: pointMend(drawing) },
      { name: 'wrong-last-digit and point-wrong', ...option(both), mend: checked(both) },
    ],
  };
}

/** Returns the hint on the way, by the kind of the divisor. */
const wayHint = ({ total, divisor }: Division): string =>
  divisor.isInteger()
    ? 'Divide as if there were no point. Then estimate to see where it goes.'
    : `Make ${decimal(divisor)} a whole number. Do the same to ${decimal(total)}, and divide.`;

const divideForms: Forms = {
  quotient: form([0, 1], (rng, dial) => {
    const drawing = division(rng, dial);
    const { total, divisor } = drawing;
    return {
      key: `${total}:${divisor}`,
      question: `What is ${decimal(total)} ÷ ${decimal(divisor)}?`,
      ...quotientChoices(rng, drawing),
      hints: [
        wayHint(drawing),
        `Check: your result times ${decimal(divisor)} should make ${decimal(total)} again.`,
      ],
      explanation: quotientWay(drawing),
    };
  }),
  story: form([0, 1, 2], (rng, dial) => {
    const drawing = drawn(
      () => division(rng, dial),
      (each) => !each.total.equals(1),
    );
    const { total, divisor } = drawing;
    return {
      key: `${total}:${divisor}`,
      question: `A pump moves ${decimal(total)} liters of water in ${decimal(divisor)} minutes. How many liters is that in 1 minute?`,
      ...quotientChoices(rng, drawing),
      hints: [`Divide the ${decimal(total)} liters by the number of minutes.`, wayHint(drawing)],
      explanation: quotientWay(drawing),
    };
  }),
  times: form([0, 1, 2], (rng, dial) => {
    const drawing = division(rng, dial);
    const { total, divisor } = drawing;
    return {
      key: `${total}:${divisor}`,
      question: `${decimal(divisor)} times a number is ${decimal(total)}. What is the number?`,
      ...quotientChoices(rng, drawing),
      hints: [`Go back from the product: divide ${decimal(total)} by the known factor.`, wayHint(drawing)],
      explanation: quotientWay(drawing),
    };
  }),
  same: form([1, 2], (rng, dial) => sameQuotient(rng, dial)),
};

/** Asks for a division with the same result, in which both numbers are 10 or 100 times as large. */
function sameQuotient(rng: Rng, dial: Dial) {
  const { total, divisor } = drawn(
    () => division(rng, { ...dial, level: 1 }),
    (drawing) => !drawing.divisor.isInteger(),
  );
  const factor = rng.pick([10, 100]);
  const [ofTotal, ofDivisor] = rng.pair([1, 10, 100, 1000].filter((each) => each !== factor));
  const grown = (r: Rational, by: number): string =>
    by === 1 ? `${decimal(r)} stayed the same` : `${decimal(r)} became ${whole(by)} times as large`;
  const textOf = (x: number, y: number) => `${decimal(total.times(x))} ÷ ${decimal(divisor.times(y))}`;
  const option = (x: number, y: number) => ({ text: textOf(x, y), worth: textOf(x, y) });
  const wrong = [
    [ofTotal, factor],
    [factor, ofDivisor],
    [ofTotal, ofDivisor],
  ] as const;
  return {
    key: `${total}:${divisor}`,
    question: `Which division has the same result as ${decimal(total)} ÷ ${decimal(divisor)}?`,
    answer: option(factor, factor),
    mistakes: wrong.map(([x, y]) => ({
      name: 'changed-by-different-factors',
      ...option(x, y),
      mend: `${grown(total, x)}, but ${grown(divisor, y)}; use one factor for both.`,
    })),
    hints: [
      `Compare the first number of each choice with ${decimal(total)}. How many times as large is it?`,
      `Then compare the second number with ${decimal(divisor)}. Did both grow alike?`,
    ],
    explanation: `If both numbers become ${factor} times as large, the quotient stays the same: ${textOf(factor, factor)}.`,
  };
}

/** Explains a division by a whole number: count in the smallest parts of the quotient. */
function countWay(total: Rational, divisor: Rational, quotient: Rational): string {
  const p = decimal(quotient).split('.')[1]?.length ?? 0;
  const [parts, share] = [total, quotient].map((r) => whole(r.times(10 ** p).n));
  return p === 0
    ? `${decimal(total)} ÷ ${decimal(divisor)} = ${decimal(quotient)}.`
    : `${decimal(total)} is ${parts} ${places[p]}, and ${parts} ÷ ${decimal(divisor)} = ${share}. ${share} ${places[p]} are ${decimal(quotient)}.`;
}

function quotientWay({ total, divisor, quotient }: Division): string {
  const check = `Check: ${decimal(quotient)} × ${decimal(divisor)} = ${decimal(total)}.`;
  if (divisor.isInteger()) return `${countWay(total, divisor, quotient)} ${check}`;
  return `Multiply both by 10: ${decimal(total.times(10))} ÷ ${decimal(divisor.times(10))} = ${decimal(quotient)}. ${check}`;
}

const divide = formed(
  {
    ...decimalMath,
    id: 'math.decimals.divide',
    title: 'Dividing decimals',
    grades: [5, 8],
    objectives: ['Divide decimals by moving both points'],
    keywords: ['dividing decimals', 'decimal division', 'decimals'],
    prerequisites: ['math.decimals.multiply', 'math.division.long'],
    standards: ['5.NBT.B.7', '6.NS.B.3'],
    teaching: {
      idea: 'A quotient stays the same if both numbers become 10 times as large. So 3.6 ÷ 0.4 is 36 ÷ 4 = 9. Then divide as with whole numbers.',
      caution: 'Move both points, not just one of them. Dividing by a number below 1 gives a larger number.',
      mends: {},
    },
  },
  divideForms,
);

/** Quotients of decimals. */
export const decimalQuotients: Concept[] = [divide];
