import { numeric } from '../choices.ts';
import { type Numeric, rational } from '../rational.ts';
import { byLevel, sampled } from '../templates.ts';
import { decimal, unit, whole } from '../text.ts';
import type { Concept } from '../types.ts';
import { laws } from './laws.ts';

const physics = { subject: 'Science', category: 'Physics' };

/** Metric units by family: symbol, and size in the smallest unit of the family. */
const families = [
  [
    ['mm', 1],
    ['cm', 10],
    ['m', 1000],
    ['km', 1_000_000],
  ],
  [
    ['mg', 1],
    ['g', 1000],
    ['kg', 1_000_000],
  ],
  [
    ['mL', 1],
    ['L', 1000],
  ],
] as const;

const metric = sampled(
  {
    subject: 'Science',
    category: 'Measurement',
    id: 'science.units.metric',
    title: 'Metric units',
    grades: [3, 8],
    objectives: ['Convert between metric units of length, mass and volume'],
    keywords: [
      'metric units',
      'units',
      'converting units',
      'unit conversion',
      'meters',
      'grams',
      'liters',
      'centimeters',
    ],
    prerequisites: ['math.numbers.place-value'],
  },
  (rng, dial) => {
    const family = rng.pick(families);
    const at = rng.int(0, family.length - 2);
    // Both indices are inside the family, which has at least two members.
    const [small, large] = [family[at], family[at + 1]] as [
      readonly [string, number],
      readonly [string, number],
    ];
    const factor = large[1] / small[1];
    const down = rng.int(0, 1) === 1;
    const inLarge = rational(rng.int(2, byLevel(dial, [500, 2000, 5000])), byLevel(dial, [1, 10, 100]));
    const inSmall = inLarge.times(factor);
    const [from, to] = down ? [large[0], small[0]] : [small[0], large[0]];
    const [given, answer] = down ? [inLarge, inSmall] : [inSmall, inLarge];
    return {
      key: `${given} ${from} in ${to}`,
      question: `How many ${to} are ${decimal(given)} ${from}?`,
      ...numeric(
        answer,
        {
          'inverted-operation': down ? given.over(factor) : given.times(factor),
          'ten-times-too-many': answer.times(10),
          'ten-times-too-few': answer.over(10),
          'kept-number': given,
        },
        { show: unit(to) },
      ),
      explanation: `1 ${large[0]} is ${whole(factor)} ${small[0]}. ${down ? 'Multiply' : 'Divide'} by ${whole(factor)}: ${decimal(answer)} ${to}.`,
    };
  },
);

const temperature = sampled(
  {
    subject: 'Science',
    category: 'Measurement',
    id: 'science.units.temperature',
    title: 'Celsius and Fahrenheit',
    grades: [6, 10],
    objectives: ['Convert temperatures between the scales'],
    keywords: ['temperature', 'celsius', 'fahrenheit', 'kelvin', 'temperature conversion'],
    prerequisites: ['math.arithmetic.order-of-operations', 'math.decimals.multiply'],
  },
  (rng, dial) => {
    const c = rational(rng.int(-200, byLevel(dial, [800, 1500, 3000])), 5);
    const f = c.times(9).over(5).plus(32);
    const toF = rng.int(0, 1) === 1;
    const [given, from, answer, to] = toF ? [c, 'C', f, 'F'] : [f, 'F', c, 'C'];
    const mistakes: Record<string, Numeric> = toF
      ? {
          'forgot-32': c.times(9).over(5),
          'inverted-factor': c.times(5).over(9).round(1).plus(32),
          'added-32-first': c.plus(32).times(9).over(5),
        }
      : {
          'forgot-32': f.times(5).over(9).round(1),
          'inverted-factor': f.minus(32).times(9).over(5),
          'subtracted-32-last': f.times(5).over(9).minus(32).round(1),
        };
    return {
      key: `${given} ${from}`,
      question: `What is ${decimal(given)} °${from} in °${to}? (F = C × 9/5 + 32)`,
      ...numeric(answer, mistakes, { show: unit(`°${to}`), signed: true }),
      explanation: toF
        ? `${decimal(c)} × 9/5 = ${decimal(c.times(9).over(5))}; plus 32 is ${decimal(f)} °F.`
        : `${decimal(f)} - 32 = ${decimal(f.minus(32))}; times 5/9 is ${decimal(c)} °C.`,
    };
  },
);

const kineticEnergy = sampled(
  {
    ...physics,
    category: 'Energy',
    id: 'science.energy.kinetic',
    title: 'Kinetic energy',
    grades: [9, 12],
    objectives: ['Compute kinetic energy from mass and speed'],
    keywords: ['kinetic energy', 'energy of motion'],
    prerequisites: ['science.energy.work', 'math.exponents.powers'],
  },
  (rng, dial) => {
    const m = rng.int(2, byLevel(dial, [60, 90, 150]));
    const v = rng.int(2, byLevel(dial, [30, 40, 60]));
    const energy = rational(m * v * v, 2);
    return {
      key: `kinetic ${m} ${v}`,
      question: `A body of ${m} kg moves at ${v} m/s. What is its kinetic energy? (E = ½ × m × v²)`,
      ...numeric(
        energy,
        {
          'forgot-half': m * v * v,
          'doubled-instead-of-halved': 2 * m * v * v,
          'squared-the-mass': rational(m * m * v, 2),
          'forgot-square': rational(m * v, 2),
          'used-momentum': m * v,
          'doubled-speed-instead': m * v * 2,
        },
        { show: unit('J'), slip: m },
      ),
      explanation: `v² = ${v * v}. Half of ${m} × ${v * v} is ${decimal(energy)} J.`,
    };
  },
);

const resistors = sampled(
  {
    ...physics,
    id: 'science.electricity.resistors',
    title: 'Resistors in series and parallel',
    grades: [9, 12],
    objectives: ['Find the total resistance of two or three resistors'],
    keywords: ['resistors', 'series circuit', 'parallel circuit', 'circuits', 'resistance'],
    prerequisites: ['science.electricity.ohm', 'math.fractions.add'],
  },
  (rng, dial) => {
    const parallel = dial.level > 0 && rng.int(0, 2) > 0;
    const count = rng.int(2, byLevel(dial, [3, 2, 3]));
    const ohms = Array.from({ length: count }, () => rng.int(2, byLevel(dial, [60, 60, 40])));
    const sum = ohms.reduce((total, r) => total + r, 0);
    const inverse = ohms.reduce((total, r) => total.plus(rational(1, r)), rational(0));
    const product = ohms.reduce((total, r) => total * r, 1);
    const answer = parallel ? inverse.power(-1) : rational(sum);
    return {
      key: `${parallel ? 'parallel' : 'series'} ${ohms.toSorted((a, b) => a - b).join(' ')}`,
      question: `Resistors of ${ohms.map((r) => `${r} Ω`).join(' and ')} are connected in ${parallel ? 'parallel' : 'series'}. What is the total resistance?`,
      ...numeric(
        answer,
        {
          'confused-series-and-parallel': parallel ? sum : inverse.power(-1),
          'forgot-to-invert': inverse,
          'took-the-mean': rational(sum, count),
          'multiplied-only': product,
        },
        { show: unit('Ω', (r) => (r.isInteger() ? whole(r.n) : `${r.n}/${r.d}`)) },
      ),
      explanation: parallel
        ? `1/R is the sum of the inverses, ${inverse.n}/${inverse.d}. Turned over, R = ${answer} Ω.`
        : `In series the resistances add: ${ohms.join(' + ')} = ${sum} Ω.`,
      figure: {
        kind: 'circuit',
        layout: parallel ? 'parallel' : 'series',
        resistors: ohms.map((r) => `${r} Ω`),
      },
    };
  },
);

const specificHeat = sampled(
  {
    ...physics,
    category: 'Energy',
    id: 'science.energy.heat',
    title: 'Heat and temperature',
    grades: [9, 12],
    objectives: ['Compute the heat that warms a mass by a number of degrees'],
    keywords: ['heat', 'specific heat', 'thermal energy', 'calorimetry'],
    prerequisites: ['math.multiplication.multi-digit', 'math.subtraction.within-100'],
  },
  (rng, dial) => {
    const [name, c] = rng.pick([
      ['copper', 385],
      ['iron', 450],
      ['aluminum', 900],
      ['water', 4186],
      ['lead', 130],
    ] as const);
    const m = rng.int(2, byLevel(dial, [20, 40, 80]));
    const [start, rise] = [rng.int(5, 40), rng.int(3, byLevel(dial, [25, 40, 60]))];
    const heat = m * c * rise;
    return {
      key: `heat ${name} ${m} ${rise}`,
      question: `How much heat warms ${m} kg of ${name} from ${start} °C to ${start + rise} °C? (c = ${whole(c)} J per kg and °C)`,
      ...numeric(
        heat,
        {
          'used-end-temperature': m * c * (start + rise),
          'forgot-mass': c * rise,
          'used-start-temperature': m * c * start,
          'forgot-specific-heat': m * rise,
        },
        { show: unit('J'), slip: m * c },
      ),
      explanation: `The rise is ${rise} °C. ${m} × ${whole(c)} × ${rise} = ${whole(heat)} J.`,
    };
  },
);

const halfLife = sampled(
  {
    ...physics,
    id: 'science.physics.half-life',
    title: 'Half-life',
    grades: [9, 12],
    objectives: ['Find how much of a radioactive sample is left'],
    keywords: ['half life', 'radioactivity', 'radioactive decay', 'nuclear'],
    prerequisites: ['math.exponents.powers'],
  },
  (rng, dial) => {
    const halvings = rng.int(2, byLevel(dial, [3, 4, 6]));
    const life = rng.int(2, byLevel(dial, [30, 40, 60]));
    const start = 2 ** halvings * rng.int(1, byLevel(dial, [50, 40, 30]));
    const left = start / 2 ** halvings;
    return {
      key: `left ${start} ${life} ${halvings}`,
      question: `A sample holds ${start} g of a substance with a half-life of ${life} days. How much is left after ${life * halvings} days?`,
      ...numeric(
        left,
        {
          'one-halving-too-few': left * 2,
          'one-halving-too-many': rational(left, 2),
          'gave-what-decayed': start - left,
          'divided-by-number-of-half-lives': rational(start, halvings).round(1),
        },
        { show: unit('g') },
      ),
      explanation: `${life * halvings} days are ${halvings} half-lives. ${start} g halved ${halvings} times is ${left} g.`,
    };
  },
);

/** Measurement and physics with exact numbers. */
export const physicsConcepts: Concept[] = [
  metric,
  temperature,
  ...laws,
  kineticEnergy,
  resistors,
  specificHeat,
  halfLife,
];
