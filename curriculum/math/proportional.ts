import { numeric } from '../choices.ts';
import { nearBy, sometimes } from '../near-values.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { decimal, plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Algebra' };

const trips = [
  ['A pump moves', 'liters', 'minutes'],
  ['A boat goes', 'miles', 'hours'],
  ['A printer makes', 'pages', 'minutes'],
  ['A bakery uses', 'pounds of flour', 'batches of bread'],
] as const;

/** Draws a proportional relationship: a rate and two amounts. */
function relationship(rng: Rng, dial: Dial) {
  const k = rational(rng.int(2, byLevel(dial, [12, 30, 60])), byLevel(dial, [1, 2, 4]));
  const step = Number(k.d);
  const [x, x2] = rng.pair([2, 3, 4, 5, 6, 8]).map((n) => n * step);
  return { k, x: x ?? 2, x2: x2 ?? 3, trip: rng.pick(trips) };
}

/** Writes a number before a letter: 4x, (15/2)x. */
const inFront = (k: Rational): string => (k.equals(1) ? '' : k.isInteger() ? plain(k) : `(${plain(k)})`);

function constant(rng: Rng, dial: Dial): Asked {
  const { k, x, trip } = relationship(rng, dial);
  const y = k.times(x);
  return {
    question: `${trip[0]} ${decimal(y)} ${trip[1]} ${/bread/.test(trip[2]) ? 'for' : 'in'} ${x} ${trip[2]}, always at the same rate. With y for ${trip[1]} and x for ${trip[2]}, what is k in y = kx?`,
    ...numeric(
      k,
      {
        ...nearBy(rng, k, 1, (wrong) =>
          wrong.equals(x)
            ? 'This is x itself; k tells how much y belongs to x = 1.'
            : `${plain(wrong)} × ${x} is ${decimal(wrong.times(x))}, not ${decimal(y)}.`,
        ),
        ...sometimes(rng, {
          'inverted-fraction': rational(x).over(y),
          'multiplied-instead': y.times(x),
        }),
        ...sometimes(rng, {
          'subtracted-instead': [
            y.minus(x),
            `You took ${x} from ${decimal(y)}; divide ${decimal(y)} by ${x} to get the rate.`,
          ],
          'gave-y': [y, `This is y for all ${x} ${trip[2]}; divide by ${x} to get y for one.`],
          'gave-x': [x, `This is x itself; k tells how much y belongs to x = 1.`],
        }),
      },
      { show: plain, slip: 0 },
    ),
    explanation: `k is y for x = 1, so divide y by x: ${decimal(y)} ÷ ${x} = ${plain(k)}.`,
    hints: [
      `Put the numbers into y = kx: ${decimal(y)} = k × ${x}.`,
      `Undo the multiplication by ${x}. What remains is k.`,
    ],
  };
}

const proportional = formed(
  {
    ...info,
    category: 'Ratios and Percent',
    id: 'math.ratios.proportional',
    title: 'Proportional relationships',
    grades: [7, 9],
    objectives: ['Recognize y = kx in tables, graphs and stories, and find k'],
    keywords: [
      'proportional relationships',
      'proportional',
      'constant of proportionality',
      'y = kx',
      'direct variation',
    ],
    prerequisites: ['math.ratios.proportion', 'math.ratios.unit-rate'],
    standards: ['7.RP.A.2', '8.EE.B.5'],
    teaching: {
      idea:
        'Two amounts are proportional if y divided by x is always the same number k. Then y = kx. The graph is a straight ' +
        'line through (0, 0), and k is its slope: y for one x.',
      caution: 'A straight line that does not go through (0, 0) does not show a proportional relationship.',
      mends: {
        'inverted-fraction': 'You divided x by y; divide y by x.',
        'multiplied-instead': 'You multiplied y by x; k is y divided by x.',
      },
    },
  },
  {
    constant: form([0, 1, 2], constant),
    predict: form([0, 1, 2], (rng, dial) => {
      const { k, x, x2 } = relationship(rng, dial);
      const y = k.times(x2);
      return {
        question: `y is proportional to x. When x = ${x}, y = ${decimal(k.times(x))}. What is y when x = ${x2}?`,
        ...numeric(
          y,
          {
            ...nearBy(rng, y, k, (wrong) =>
              wrong.equals(k.times(x).plus(x2 - x))
                ? `You ${x2 > x ? 'added' : 'took away'} the difference of the x values; multiply x by k instead.`
                : `This is y for x = ${wrong.over(k)}; use k for x = ${x2}.`,
            ),
            ...sometimes(rng, {
              'added-the-difference': [
                k.times(x).plus(x2 - x),
                `You ${x2 > x ? 'added' : 'took away'} the difference of the x values; multiply x by k instead.`,
              ],
              'gave-old-y': [k.times(x), `This is y for x = ${x}; work out k, and use it for x = ${x2}.`],
            }),
            ...sometimes(rng, {
              'took-y-for-k': [
                k.times(x).times(x2),
                `You multiplied ${decimal(k.times(x))} by ${x2}; divide ${decimal(k.times(x))} by ${x} first to get k.`,
              ],
              'added-k': [k.plus(x2), `You added k = ${decimal(k)} to ${x2}; y = kx multiplies.`],
              'gave-k': [k, `This is k; multiply it by x = ${x2}.`],
            }),
          },
          {
            show: decimal,
            slip: 0,
            apart: (size, isMore) => {
              const x = size
                .times(isMore ? 1 : -1)
                .plus(y)
                .over(k);
              return 1000n % x.d === 0n
                ? `y for x = ${decimal(x)}, not for x = ${x2}`
                : `${decimal(size)} ${isMore ? 'more' : 'less'} than the right answer`;
            },
          },
        ),
        explanation: `k = ${decimal(k.times(x))} ÷ ${x} = ${decimal(k)}. Then y = ${decimal(k)} × ${x2} = ${decimal(y)}.`,
        hints: [
          `Find k first: divide ${decimal(k.times(x))} by ${x}.`,
          `Then multiply k by the new x, which is ${x2}.`,
        ],
      };
    }),
    table: form([0, 1, 2], (rng) => whichTable(rng)),
    steeper: form([1, 2], (rng, dial) => {
      const [a, b] = [relationship(rng, dial), relationship(rng, dial)];
      const other = a.k.equals(b.k) ? b.k.plus(1) : b.k;
      const right = a.k.compare(other) > 0 ? 'A' : 'B';
      const option = (text: string) => ({ text, worth: text });
      return {
        question: `Line A goes through (0, 0) and (${a.x}, ${decimal(a.k.times(a.x))}). Line B is y = ${inFront(other)}x. Which is steeper?`,
        answer: option(`Line ${right}`),
        mistakes: [`Line ${right === 'A' ? 'B' : 'A'}`, 'Both are equally steep'].map((text) => ({
          name: 'compared-wrong-numbers',
          ...option(text),
          mend: `Line A rises ${plain(a.k)} for one step of x, and line B rises ${plain(other)}.`,
        })),
        explanation: `Line A has the slope ${decimal(a.k.times(a.x))} ÷ ${a.x} = ${plain(a.k)}. Line B has the slope ${plain(other)}. So line ${right} is steeper.`,
        hints: [
          `Line A rises ${decimal(a.k.times(a.x))} over ${a.x} steps. How much does it rise in one step?`,
          other.equals(1)
            ? 'In y = x, y grows as fast as x. How much does line B rise in one step?'
            : `In y = ${inFront(other)}x, the number before x tells how much line B rises in one step.`,
        ],
      };
    }),
  },
);

/** Asks which of three tables is proportional. */
function whichTable(rng: Rng): Asked {
  const k = rng.int(2, 9);
  const xs = rng.sample([1, 2, 3, 4, 5, 6, 7, 8], 3).sort((a, b) => a - b);
  const placed = rng.shuffle([0, 1, 2]);
  const label = (i: number): string => ['Table 1', 'Table 2', 'Table 3'][i] ?? '';
  const offset = rng.pick([1, 2, 3]);
  const values = [xs.map((x) => k * x), xs.map((x) => k * x + offset), xs.map((x) => x + k)];
  const option = (i: number) => ({ text: label(placed.indexOf(i)), worth: label(placed.indexOf(i)) });
  const shown = placed.map(
    (i, at) => `${label(at)}: ${xs.map((x, j) => `(${x}, ${values[i]?.[j]})`).join(' ')}`,
  );
  return {
    question: `In which table is y proportional to x? ${shown.join('; ')}`,
    answer: option(0),
    mistakes: [1, 2].map((i) => ({
      name: 'took-equal-steps',
      ...option(i),
      mend: `Divide in each pair: ${xs
        .slice(0, 2)
        .map((x, j) => `${values[i]?.[j]} ÷ ${x}`)
        .join(' and ')} give different results here.`,
    })),
    explanation: `In ${label(placed.indexOf(0))} y ÷ x is ${k} for each pair: ${xs.map((x) => `${k * x} ÷ ${x} = ${k}`).join(', ')}.`,
    hints: [
      'Divide y by x for each pair of a table.',
      'In one of the tables all three divisions have the same result.',
    ],
  };
}

/** Proportional relationships. */
export const proportionalRelationships: Concept[] = [proportional];
