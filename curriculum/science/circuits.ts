import { checked } from '../checked.ts';
import type { Figure } from '../figure-types.ts';
import type { Rng } from '../rng.ts';
import { byLevel, range, sampled } from '../templates.ts';
import { unit } from '../text.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import {
  differenceCheck,
  nearQuotients,
  quotientCheck,
  sumCheck,
  wrongDifferences,
  wrongSums,
} from './wrong-results.ts';

const physics = { subject: 'Science', category: 'Physics' };

const ohm = { show: unit('Ω') };
const circuit = (layout: 'series' | 'parallel', resistors: readonly string[]): Figure => ({
  kind: 'circuit',
  layout,
  resistors,
});

/** Asks for the total of two resistors in series. */
function inSeries(rng: Rng): Draft {
  const [a, b] = [rng.int(3, 60), rng.int(3, 60)];
  return {
    key: `series ${[a, b].sort((x, y) => x - y).join(' ')}`,
    question: `Resistors of ${a} Ω and ${b} Ω are connected in series. What is the total resistance?`,
    ...checked(
      a + b,
      {
        ...wrongSums(a, b),
        ...((a + b) % 2 === 0 && {
          'took-the-mean': [
            (a + b) / 2,
            'This is the mean; in series the current meets both in full.',
          ] as const,
        }),
      },
      sumCheck(a, b),
      ohm,
    ),
    hints: [
      `The current passes the ${a} Ω first. What does it meet next?`,
      'Both hinder the same current, one after the other. Put them together.',
    ],
    explanation: `The same current goes through both, so the resistances add: ${a} + ${b} = ${a + b} Ω.`,
    figure: circuit('series', [`${a} Ω`, `${b} Ω`]),
  };
}

/** Asks for one of two resistors in series. */
function missingOne(rng: Rng): Draft {
  const [a, b] = [rng.int(3, 60), rng.int(3, 60)];
  return {
    key: `missing ${a} ${b}`,
    question: `A resistor of ${a} Ω and another one are in series. The total resistance is ${a + b} Ω. What is the other resistance?`,
    ...checked(
      b,
      {
        ...wrongDifferences(a + b, a),
        ...((a + b) % 2 === 0 && {
          'took-half': [(a + b) / 2, `You halved the total, but the first resistor has ${a} Ω.`] as const,
        }),
      },
      differenceCheck(a, a + b),
      ohm,
    ),
    hints: [
      `In series, both add up to ${a + b} Ω.`,
      `The first one makes up ${a} Ω of that. How much is left for the other one?`,
    ],
    explanation: `In series, the resistances add, so subtract: ${a + b} - ${a} = ${b} Ω.`,
    figure: circuit('series', [`${a} Ω`, '?']),
  };
}

/** Asks for the total of two or three equal resistors in parallel. */
function equalOnes(rng: Rng, dial: Dial): Draft {
  const [count, each] = [rng.int(2, 3), rng.int(3, byLevel(dial, [30, 60, 90]))];
  const r = count * each;
  const [many, other] = count === 2 ? ['two', 3] : ['three', 2];
  return {
    key: `equal ${count} ${r}`,
    question: `${count === 2 ? 'Two' : 'Three'} resistors of ${r} Ω each are connected in parallel. What is the total resistance?`,
    ...checked(
      each,
      {
        ...nearQuotients(each, count),
        'added-as-in-series': [r * count, `You added as in series; ${many} paths side by side hinder less.`],
        'gave-one-resistor': [r, `One alone has ${r} Ω; more paths make the total smaller.`],
        ...(r % other === 0 && {
          'divided-by-another-number': [
            r / other,
            `You divided by ${other}, but there are ${many} paths.`,
          ] as const,
        }),
        ...(each % count === 0 && {
          'divided-twice': [each / count, `You divided by ${count} twice; once is enough.`] as const,
        }),
        'took-the-number-away': [r - count, `You took ${count} away; divide by ${count} instead.`],
      },
      quotientCheck(count, r),
      ohm,
    ),
    hints: [
      `The current has ${many} equal paths. Is the total resistance larger or smaller than with one?`,
      `The paths share the current equally. What is ${r} Ω divided by ${count}?`,
    ],
    explanation: `The current has ${many} equal paths, so divide the resistance by ${count}: ${r} ÷ ${count} = ${each} Ω.`,
    figure: circuit(
      'parallel',
      Array.from({ length: count }, () => `${r} Ω`),
    ),
  };
}

/** Asks for the total of two resistors in parallel. */
function inParallel(rng: Rng, dial: Dial): Draft {
  const [[a, b], g] = [rng.pair(range(1, 5)), rng.int(1, byLevel(dial, [3, 6, 9]))];
  const [x, y, total] = [g * a * (a + b), g * b * (a + b), g * a * b];
  const smaller = Math.min(x, y);
  return {
    key: `parallel ${[x, y].sort((m, n) => m - n).join(' ')}`,
    question: `Resistors of ${x} Ω and ${y} Ω are connected in parallel. What is the total resistance?`,
    ...checked(
      total,
      {
        ...nearQuotients(total, x + y, { step: g }),
        'added-as-in-series': [x + y, 'You added as in series; in parallel the total is below both.'],
        'took-the-difference': [Math.abs(x - y), 'You took the difference; add the inverses instead.'],
        'gave-the-smaller': [
          smaller,
          `The ${smaller} Ω alone is not all; a second path makes the total smaller.`,
        ],
        ...((x + y) % 2 === 0 && {
          'took-the-mean': [(x + y) / 2, 'This is the mean; in parallel the total is below both.'] as const,
        }),
        ...(smaller % 2 === 0 && {
          'halved-the-smaller': [smaller / 2, `That is the total of two resistors of ${smaller} Ω.`] as const,
        }),
      },
      quotientCheck(x + y, x * y),
      ohm,
    ),
    hints: [
      'A second path lets more current through. So the total is below both.',
      `Add 1/${x} + 1/${y}. That sum is 1/R, so turn it over.`,
    ],
    explanation: `1/R = 1/${x} + 1/${y}, so R = ${x} × ${y} ÷ (${x} + ${y}) = ${total} Ω. It is below both.`,
    figure: circuit('parallel', [`${x} Ω`, `${y} Ω`]),
  };
}

function resist(rng: Rng, dial: Dial): Draft {
  const series = (): Draft => inSeries(rng);
  const missing = (): Draft => missingOne(rng);
  const equal = (): Draft => equalOnes(rng, dial);
  const parallel = (): Draft => inParallel(rng, dial);
  const asks = byLevel(dial, [
    [series, missing, equal],
    [series, parallel, equal],
    [parallel, missing, equal],
  ]);
  return rng.pick(asks)();
}

const resistors = sampled(
  {
    ...physics,
    id: 'science.electricity.resistors',
    title: 'Resistors in series and parallel',
    grades: [9, 12],
    objectives: ['Find the total resistance of two or three resistors'],
    keywords: ['resistors', 'series circuit', 'parallel circuit', 'circuits', 'resistance'],
    prerequisites: ['science.electricity.ohm', 'math.fractions.add'],
    standards: ['HS-PS3-3'],
    teaching: {
      idea:
        'In series, the current passes one resistor after the other: the resistances add. In parallel, it has ' +
        'several paths at once: the ' +
        'inverses add, 1/R = 1/R₁ + 1/R₂, and the total is smaller than each.',
      caution: 'One more resistor in parallel makes the total smaller, since it opens one more path.',
      mends: {},
    },
  },
  resist,
);

/** Circuits of resistors. */
export const circuitConcepts: Concept[] = [resistors];
