import { numeric } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { byLevel, sampled } from '../templates.ts';
import { alternatives, decimal } from '../text.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'Math', category: 'Decimals' };

/** Draws a decimal with exactly the given number of places: its last digit is not 0. */
function decimalNumber(rng: Rng, places: number, top: number): Rational {
  const n = rng.int(2, top * 10 ** places - 1);
  return rational(n % 10 === 0 ? n + 1 : n, 10 ** places);
}

const show = { show: decimal };

const addSubtract = sampled(
  {
    ...info,
    id: 'math.decimals.add-subtract',
    title: 'Adding and subtracting decimals',
    grades: [4, 7],
    objectives: ['Add and subtract decimals place by place'],
    keywords: [
      'adding decimals',
      'subtracting decimals',
      'decimals',
      'decimal addition',
      'decimal subtraction',
    ],
    prerequisites: ['math.decimals.compare', 'math.addition.multi-digit', 'math.subtraction.multi-digit'],
  },
  (rng, dial) => {
    const [p, q] = byLevel(dial, [
      [1, 1],
      [1, 2],
      [2, 3],
    ] as const);
    const [x, y] = [decimalNumber(rng, p, 60), decimalNumber(rng, q, 60)];
    const minus = rng.int(0, 1) === 1;
    const [a, b] = minus && x.compare(y) < 0 ? [y, x] : [x, y];
    const [pa, pb] = a === x ? [p, q] : [q, p];
    const answer = minus ? a.minus(b) : a.plus(b);
    // Digits lined up at the right end instead of the point
    const misaligned = a
      .times(10 ** pa)
      .plus(b.times((minus ? -1 : 1) * 10 ** pb))
      .over(10 ** Math.max(p, q));
    return {
      key: minus ? `difference ${a}-${b}` : `sum ${[a, b].map(String).sort().join('+')}`,
      question: `What is ${decimal(a)} ${minus ? '-' : '+'} ${decimal(b)}?`,
      ...numeric(
        answer,
        {
          'lined-up-last-digits': misaligned,
          'inverted-operation': minus ? a.plus(b) : a.minus(b),
          'forgot-carry': answer.minus(minus ? -1 : 1),
          'moved-the-point': answer.times(10),
        },
        show,
      ),
      explanation: `Line up the points. ${decimal(a)} ${minus ? '-' : '+'} ${decimal(b)} = ${decimal(answer)}.`,
    };
  },
);

const multiply = sampled(
  {
    ...info,
    id: 'math.decimals.multiply',
    title: 'Multiplying decimals',
    grades: [5, 8],
    objectives: ['Multiply decimals and place the point'],
    keywords: ['multiplying decimals', 'decimal multiplication', 'decimals'],
    prerequisites: ['math.decimals.add-subtract', 'math.multiplication.multi-digit'],
  },
  (rng, dial) => {
    const a = decimalNumber(rng, 1, byLevel(dial, [20, 10, 40]));
    const b = dial.level === 0 ? rational(rng.int(2, 12)) : decimalNumber(rng, 1, byLevel(dial, [1, 5, 10]));
    const product = a.times(b);
    return {
      key: `product ${[a, b].map(String).sort().join('x')}`,
      question: `What is ${decimal(a)} × ${decimal(b)}?`,
      ...numeric(
        product,
        {
          'point-one-place-right': product.times(10),
          'point-one-place-left': product.over(10),
          'added-instead': a.plus(b),
          'one-group-less': product.minus(a),
        },
        show,
      ),
      explanation: `Multiply without the points, then count the decimal places: ${decimal(product)}.`,
    };
  },
);

const divide = sampled(
  {
    ...info,
    id: 'math.decimals.divide',
    title: 'Dividing decimals',
    grades: [5, 8],
    objectives: ['Divide decimals by moving both points'],
    keywords: ['dividing decimals', 'decimal division', 'decimals'],
    prerequisites: ['math.decimals.multiply', 'math.division.long'],
  },
  (rng, dial) => {
    const quotient = decimalNumber(rng, 1, byLevel(dial, [20, 20, 30]));
    const divisor = dial.level === 0 ? rational(rng.int(2, 9)) : rational(rng.int(2, 99), 10);
    const total = quotient.times(divisor);
    return {
      key: `quotient ${total}:${divisor}`,
      question: `What is ${decimal(total)} ÷ ${decimal(divisor)}?`,
      ...numeric(
        quotient,
        {
          'point-one-place-right': quotient.times(10),
          'point-one-place-left': quotient.over(10),
          'multiplied-instead': total.times(divisor),
          'subtracted-instead': total.minus(divisor),
        },
        show,
      ),
      explanation: `Check by multiplying: ${decimal(quotient)} × ${decimal(divisor)} = ${decimal(total)}.`,
    };
  },
);

const compare = sampled(
  {
    ...info,
    id: 'math.decimals.compare',
    title: 'Comparing decimals',
    grades: [4, 6],
    objectives: ['Order decimals with different numbers of places'],
    keywords: ['comparing decimals', 'ordering decimals', 'greatest decimal', 'decimals'],
    prerequisites: ['math.numbers.place-value'],
  },
  (rng, dial) => {
    const base = rng.int(0, byLevel(dial, [20, 40, 60]));
    const chosen: Rational[] = [];
    while (chosen.length < 4) {
      const next = rational(base).plus(decimalNumber(rng, rng.int(1, byLevel(dial, [2, 2, 3])), 1));
      if (!chosen.some((r) => r.equals(next))) chosen.push(next);
    }
    const most = rng.int(0, 1) === 1;
    const order = chosen.toSorted((x, y) => (most ? y.compare(x) : x.compare(y)));
    const [answer = rational(0), a = rational(0), b = rational(0), c = rational(0)] = order;
    return {
      key: `${most ? 'greatest' : 'least'} ${order.join(' ')}`,
      question: `Which number is the ${most ? 'greatest' : 'least'}: ${alternatives(rng.shuffle(order).map((r) => decimal(r)))}?`,
      ...numeric(answer, { 'longer-is-larger': a, 'shorter-is-larger': b, 'read-as-whole-numbers': c }, show),
      explanation: `Compare place by place. In order: ${order.map((r) => decimal(r)).join(', ')}.`,
    };
  },
);

const rounding = sampled(
  {
    ...info,
    id: 'math.decimals.rounding',
    title: 'Rounding decimals',
    grades: [5, 8],
    objectives: ['Round to tenths and hundredths'],
    keywords: ['rounding decimals', 'round to the nearest tenth', 'nearest hundredth', 'decimals'],
    prerequisites: ['math.numbers.rounding', 'math.decimals.compare'],
  },
  (rng, dial) => {
    const to = byLevel(dial, [1, rng.int(1, 2), rng.int(2, 3)] as const);
    const n = decimalNumber(rng, to + byLevel(dial, [1, 1, 2]), 50);
    const answer = n.round(to);
    const step = rational(1, 10 ** to);
    const name = ['whole number', 'tenth', 'hundredth', 'thousandth'][to];
    return {
      key: `round ${n} ${to}`,
      question: `Round ${decimal(n)} to the nearest ${name}.`,
      ...numeric(
        answer,
        {
          'rounded-wrong-way': answer.compare(n) > 0 ? answer.minus(step) : answer.plus(step),
          'rounded-to-wrong-place': n.round(to - 1),
          'rounded-to-whole': n.round(),
          'two-steps-up': answer.plus(step),
        },
        { show: (r) => decimal(r, to), slip: step },
      ),
      explanation: `Look at the digit after the ${name}. 5 or more goes up: ${decimal(answer, to)}.`,
    };
  },
);

const fromFractions = sampled(
  {
    ...info,
    id: 'math.decimals.from-fractions',
    title: 'Fractions as decimals',
    grades: [4, 8],
    objectives: ['Write fractions as decimals and back'],
    keywords: ['fractions to decimals', 'decimals to fractions', 'converting fractions', 'decimals'],
    prerequisites: ['math.fractions.equivalent', 'math.numbers.place-value'],
  },
  (rng, dial) => {
    const d = rng.pick(
      byLevel(dial, [
        [2, 4, 5, 10, 20, 50, 100],
        [4, 5, 8, 20, 25, 50],
        [8, 16, 40, 125, 80],
      ]),
    );
    const n = rng.int(1, dial.level === 0 ? d * 8 : d * 5);
    const value = rational(n, d);
    return {
      key: `decimal ${n}/${d}`,
      question: `Which decimal is equal to ${n}/${d}?`,
      ...numeric(
        value,
        {
          'point-between-the-numbers': rational(n * 10 ** `${d}`.length + d, 10 ** `${d}`.length),
          'point-one-place-left': value.over(10),
          'point-one-place-right': value.times(10),
          'only-numerator': rational(n, 10 ** `${n}`.length),
        },
        { show: decimal, slip: rational(1, 10) },
      ),
      explanation: `${n} ÷ ${d} = ${decimal(value)}.`,
    };
  },
);

export const decimals: Concept[] = [compare, fromFractions, addSubtract, multiply, divide, rounding];
