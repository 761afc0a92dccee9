import { numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { decimal, plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Algebra' };

const trips = [
  ['A pump moves', 'liters', 'minutes'],
  ['A train goes', 'miles', 'hours'],
  ['A printer makes', 'pages', 'minutes'],
  ['A baker uses', 'cups of flour', 'loaves'],
] as const;

/** Draws a proportional relationship: a rate and two amounts. */
function relationship(rng: Rng, dial: Dial) {
  const k = rational(rng.int(2, byLevel(dial, [12, 30, 60])), byLevel(dial, [1, 2, 4]));
  const step = Number(k.d);
  const [x, x2] = rng.pair([2, 3, 4, 5, 6, 8]).map((n) => n * step);
  return { k, x: x ?? 2, x2: x2 ?? 3, trip: rng.pick(trips) };
}

function constant(rng: Rng, dial: Dial): Asked {
  const { k, x, trip } = relationship(rng, dial);
  const y = k.times(x);
  return {
    question: `${trip[0]} ${decimal(y)} ${trip[1]} ${trip[2] === 'loaves' ? 'for' : 'in'} ${x} ${trip[2]}, always at the same rate. What is k in y = kx?`,
    ...numeric(
      k,
      {
        'inverted-fraction': rational(x).over(y),
        'multiplied-instead': y.times(x),
        'slip-in-division': k.plus(1),
      },
      { show: plain },
    ),
    explanation: `k is y for one x: ${decimal(y)} ÷ ${x} = ${plain(k)}.`,
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
      caution: 'A line that does not go through (0, 0) is not proportional, even if it is straight.',
      hints: ['Divide y by x for each pair.', 'Is the result always the same?', 'That number is k.'],
      mends: {
        'inverted-fraction': 'Divide y by x, not x by y.',
        'multiplied-instead': 'k is a quotient: y divided by x.',
        'slip-in-division': 'Check the division by multiplying back.',
        'took-equal-steps': 'Equal steps are not enough. Divide y by x for each pair.',
        'added-the-difference': 'Multiply by k. Adding the same number does not keep the ratio.',
      },
    },
  },
  {
    constant: form([0, 1, 2], constant),
    predict: form([0, 1, 2], (rng, dial) => {
      const { k, x, x2 } = relationship(rng, dial);
      const y = k.times(x2);
      return {
        question: `y is proportional to x. For x = ${x} it is y = ${decimal(k.times(x))}. What is y for x = ${x2}?`,
        ...numeric(
          y,
          {
            'added-the-difference': k.times(x).plus(x2 - x),
            'slip-in-division': y.plus(k),
            'multiplied-instead': k.times(x),
          },
          { show: decimal },
        ),
        explanation: `k = ${decimal(k.times(x))} ÷ ${x} = ${decimal(k)}. Then y = ${decimal(k)} × ${x2} = ${decimal(y)}.`,
      };
    }),
    table: form([0, 1, 2], (rng) => whichTable(rng)),
    steeper: form([1, 2], (rng, dial) => {
      const [a, b] = [relationship(rng, dial), relationship(rng, dial)];
      const other = a.k.equals(b.k) ? b.k.plus(1) : b.k;
      const right = a.k.compare(other) > 0 ? 'A' : 'B';
      const option = (text: string) => ({ text, worth: text });
      return {
        question: `Line A goes through (0, 0) and (${a.x}, ${decimal(a.k.times(a.x))}). Line B is y = ${plain(other)}x. Which is steeper?`,
        answer: option(`Line ${right}`),
        mistakes: [`Line ${right === 'A' ? 'B' : 'A'}`, 'Both are equally steep'].map((text) => ({
          name: 'inverted-fraction',
          ...option(text),
        })),
        explanation: `Line A has the slope ${decimal(a.k.times(a.x))} ÷ ${a.x} = ${plain(a.k)}, line B has ${plain(other)}.`,
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
    mistakes: [1, 2].map((i) => ({ name: 'took-equal-steps', ...option(i) })),
    explanation: `Only there y ÷ x is always the same: ${k}.`,
  };
}

/** Proportional relationships. */
export const proportionalRelationships: Concept[] = [proportional];
