import { crossed, numeric } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { decimal, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { decimalMath, decimalNumber } from './decimals.ts';
import { drawn } from './middle-forms.ts';

const show = { show: decimal };

const productMistakes = (rng: Rng, a: Rational, b: Rational) => ({
  'point-wrong': rng.pick([a.times(b).times(10), a.times(b).over(10)]),
  'one-group-off': a.times(b).plus(a.times(b).compare(a) > 0 ? a.times(rng.pick([1, -1])) : a),
  'slip-in-product': a.times(b).plus(rational(rng.pick([2, -2]), 10)),
});

function productPair(rng: Rng, { level }: Dial): [Rational, Rational] {
  const b = level === 0 ? rational(rng.int(2, 12)) : decimalNumber(rng, 1, level === 1 ? 5 : 10);
  return [decimalNumber(rng, 1, [12, 10, 20][level] ?? 12), b];
}

const digits = (r: Rational): string => whole(BigInt(decimal(r).replace(/[.,]/g, '')));

const productWay = (a: Rational, b: Rational): string => {
  const count = (decimal(a).split('.')[1]?.length ?? 0) + (decimal(b).split('.')[1]?.length ?? 0);
  return `Without the points it is ${digits(a)} × ${digits(b)}. The factors have ${count} ${count === 1 ? 'place' : 'places'} after the point, so the product has too: ${decimal(a.times(b))}.`;
};

const multiplyForms: Forms = {
  product: form([0, 1], (rng, dial) => {
    const [a, b] = productPair(rng, dial);
    return {
      key: [a, b].map(String).sort().join('x'),
      question: `What is ${decimal(a)} × ${decimal(b)}?`,
      ...numeric(a.times(b), productMistakes(rng, a, b), show),
      explanation: productWay(a, b),
    };
  }),
  story: form([0, 1, 2], (rng, dial) => {
    const [a, b] = productPair(rng, dial);
    return {
      key: `${a} ${b}`,
      question: `A meter of wire weighs ${decimal(a)} grams. How many grams do ${decimal(b)} meters weigh?`,
      ...numeric(a.times(b), productMistakes(rng, a, b), show),
      explanation: productWay(a, b),
    };
  }),
  point: form([0, 1, 2], (rng) => {
    const [a, b] = [rng.int(12, 98), rng.int(3, 98)];
    const [p, q] = [rng.int(0, 2), rng.int(1, 2)];
    const scaled = (k: number): Rational => rational(a * b, 10 ** k);
    const right = p + q;
    const first = rng.int(Math.max(0, right - 3), right);
    return {
      key: `${a} ${b} ${p} ${q}`,
      question: `${a} × ${b} = ${whole(a * b)}. What is ${decimal(rational(a, 10 ** p), p)} × ${decimal(rational(b, 10 ** q), q)}?`,
      answer: { text: decimal(scaled(right)), worth: `${scaled(right)}` },
      mistakes: [0, 1, 2, 3]
        .map((i) => first + i)
        .filter((k) => k !== right)
        .map((k) => ({ name: 'point-wrong', text: decimal(scaled(k)), worth: `${scaled(k)}` })),
      explanation: `The digits are the same. The factors have ${right} ${right === 1 ? 'place' : 'places'} after the point in all, so the product is ${decimal(scaled(right))}.`,
    };
  }),
  size: form([1, 2], (rng) => {
    const n = rng.int(3, 60);
    const f = drawn(
      () => decimalNumber(rng, rng.int(1, 2), 2),
      (r) => !r.equals(1),
    );
    const isLess = f.compare(1) < 0;
    return {
      key: `${f} ${n}`,
      question: `Do not multiply. Is ${decimal(f)} × ${n} less or more than ${n}, and why?`,
      ...crossed(
        { right: isLess ? 'Less' : 'More', wrong: isLess ? 'More' : 'Less', mistake: 'misjudged-product' },
        { right: isLess ? 'less' : 'more', wrong: isLess ? 'more' : 'less', mistake: 'misjudged-factor' },
        (product, factor) => `${product}, since the factor is ${factor} than 1`,
      ),
      explanation: `${decimal(f)} is ${isLess ? 'less' : 'more'} than 1, so the product is ${isLess ? 'less' : 'more'} than ${n}.`,
    };
  }),
};

const multiply = formed(
  {
    ...decimalMath,
    id: 'math.decimals.multiply',
    title: 'Multiplying decimals',
    grades: [5, 8],
    objectives: ['Multiply decimals and place the point'],
    keywords: ['multiplying decimals', 'decimal multiplication', 'decimals'],
    prerequisites: ['math.decimals.add-subtract', 'math.multiplication.multi-digit'],
    standards: ['5.NBT.B.7', '6.NS.B.3'],
    teaching: {
      idea: 'Tenths times tenths are hundredths: 0.3 × 0.4 = 3/10 × 4/10 = 12/100. So multiply the digits like whole numbers. Then the product has as many places as both factors together.',
      caution: 'A product with a factor below 1 is smaller than the other factor.',
      hints: [
        'Multiply without the points.',
        'Count the places after the point in both factors.',
        'Round the factors to check the size.',
      ],
      mends: {
        'point-wrong': 'The digits are right, but the point is not. Estimate with whole numbers.',
        'one-group-off': 'One group is missing or counted twice.',
        'slip-in-product': 'The product of the digits is off. Multiply once more.',
        'misjudged-product': 'A factor below 1 takes only a part of the number.',
        'misjudged-factor': 'Look at the ones of the factor. Is it below 1?',
      },
    },
  },
  multiplyForms,
);

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

/** Returns quotients with right or wrong digits, and with the point in its place or not. */
function quotientChoices(rng: Rng, { quotient, shifted }: Division) {
  const places = decimal(quotient).split('.')[1]?.length ?? 0;
  const other = drawn(
    () => quotient.plus(rational(rng.pick([-2, -1, 1, 2]), 10 ** places)),
    // A zero at the end would go away and show which digits are wrong.
    (r) => r.times(10 ** places).n % 10n !== 0n,
  );
  const scale = shifted.over(quotient);
  return crossed(
    { right: quotient, wrong: other, mistake: 'slip-in-quotient' },
    { right: rational(1), wrong: scale, mistake: 'point-wrong' },
    (q, factor) => decimal(q.times(factor)),
    (q, factor) => `${q.times(factor)}`,
  );
}

const divideForms: Forms = {
  quotient: form([0, 1], (rng, dial) => {
    const drawing = division(rng, dial);
    const { total, divisor } = drawing;
    return {
      key: `${total}:${divisor}`,
      question: `What is ${decimal(total)} ÷ ${decimal(divisor)}?`,
      ...quotientChoices(rng, drawing),
      explanation: quotientWay(drawing),
    };
  }),
  story: form([0, 1, 2], (rng, dial) => {
    const drawing = division(rng, dial);
    const { total, divisor } = drawing;
    return {
      key: `${total}:${divisor}`,
      question:
        `${decimal(divisor)} liters of honey weigh ${decimal(total)} pounds in this story. How many pounds does 1 liter weigh?`.replace(
          ' in this story',
          '',
        ),
      ...quotientChoices(rng, drawing),
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
      explanation: quotientWay(drawing),
    };
  }),
  same: form([1, 2], (rng, dial) => {
    const { total, divisor } = drawn(
      () => division(rng, { ...dial, level: 1 }),
      (drawing) => !drawing.divisor.isInteger(),
    );
    const [first, second] = rng.pick([
      [total.times(10), total.times(100)],
      [total.times(10), total],
    ] as const);
    return {
      key: `${total}:${divisor}`,
      question: `Which division has the same result as ${decimal(total)} ÷ ${decimal(divisor)}?`,
      ...crossed(
        { right: first, wrong: second, mistake: 'changed-only-one' },
        {
          right: divisor.times(10),
          wrong: divisor.times(second.equals(total) ? 100 : 1),
          mistake: 'changed-only-one',
        },
        (a, b) => `${decimal(a)} ÷ ${decimal(b)}`,
      ),
      explanation: `If both numbers become 10 times as large, the quotient stays: ${decimal(total.times(10))} ÷ ${decimal(divisor.times(10))}.`,
    };
  }),
};

function quotientWay({ total, divisor, quotient }: Division): string {
  if (divisor.isInteger())
    return `Divide as with whole numbers, and set the point above the point. Check: ${decimal(quotient)} × ${decimal(divisor)} = ${decimal(total)}.`;
  return `Multiply both by 10: ${decimal(total.times(10))} ÷ ${decimal(divisor.times(10))} = ${decimal(quotient)}.`;
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
      caution: 'Move both points, not just one of them. Dividing by a number below 1 makes it larger.',
      hints: [
        'Make the divisor a whole number: multiply both by 10.',
        'Divide as with whole numbers.',
        'Multiply to check.',
      ],
      mends: {
        'point-wrong': 'The digits are right, but the point is not. Multiply to check.',
        'slip-in-quotient': 'The quotient is off. Multiply to check.',
        'changed-only-one': 'Both numbers must become 10 times as large.',
      },
    },
  },
  divideForms,
);

/** Products and quotients of decimals. */
export const decimalProducts: Concept[] = [multiply, divide];
