import { checked } from '../checked.ts';
import type { WrongNumber } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { byLevel, sampled } from '../templates.ts';
import { decimal, plain, unit, whole } from '../text.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import {
  differenceCheck,
  nearDifferences,
  nearMultiples,
  nearQuotients,
  productCheck,
  quotientCheck,
  sumCheck,
  wrongDifferences,
  wrongSums,
} from './wrong-results.ts';

const energy = { subject: 'Science', category: 'Energy' };

const gravity = '(g = 10 N/kg)';
const noHalf = 'There is no half in m × g × h.';

/** Returns wrong values for a factor of the energy, which is the energy divided by 10 and by the other factor. */
function wrongFactor(value: number, other: number, name: string): Record<string, WrongNumber> {
  return {
    ...nearQuotients(value, 10 * other, { distances: [1, -1, 2, -2, 3, -3, 10, -10] }),
    'left-out-g': [10 * value, `You divided by the ${name} alone; divide by g = 10 too.`],
    'left-out-the-other-factor': [value * other, `You divided by g alone; divide by the ${name} too.`],
    'used-a-half': [2 * value, noHalf],
  };
}

/** Asks for the energy of a body that is lifted or falls. */
function energyAt(m: number, h: number, isFall: boolean, rng: Rng): Omit<Draft, 'key'> {
  const joules = 10 * m * h;
  const near = [1, -1, 2, -2, 3, -3];
  const multiples = rng.int(0, 1) === 0 ? nearMultiples(10 * m, h, near) : nearMultiples(10 * h, m, near);
  return {
    question: isFall
      ? `A body of ${m} kg falls ${h} m from rest without air drag. What is its kinetic energy then? ${gravity}`
      : `How much potential energy does a body of ${m} kg gain as it is lifted by ${h} m? ${gravity}`,
    ...checked(
      joules,
      {
        ...multiples,
        'left-out-g': [m * h, 'You left out g = 10; the weight of each kilogram is 10 N.'],
        'took-half': [joules / 2, noHalf],
        'squared-the-height': [joules * h, 'You squared the height; only a speed is squared, in ½ × m × v².'],
        'left-out-the-height': [10 * m, `This is the weight in newtons; the body moves ${h} m.`],
        'left-out-the-mass': [10 * h, `This is the energy for 1 kg; the body has ${m} kg.`],
      },
      productCheck(10 * m, h),
      { show: unit('J', plain), slip: 10 },
    ),
    hints: isFall
      ? [
          `The fall turns potential energy into kinetic energy. How much was stored ${h} m up?`,
          `The weight of ${m} kg is ${m} × 10 N. Multiply it by the height.`,
        ]
      : [`How heavy is the body? Each of the ${m} kg weighs 10 N.`, `Lifting takes that force over ${h} m.`],
    explanation: `${isFall ? 'The potential energy m × g × h turns into kinetic energy' : 'E = m × g × h'}: ${m} × 10 × ${h} = ${whole(joules)} J.`,
  };
}

/** Lifts a body, with g = 10 N/kg. */
function lift(rng: Rng, dial: Dial): Draft {
  const form = rng.pick(['energy', 'mass', 'height', 'fall'] as const);
  const m = rng.int(2, byLevel(dial, [12, 30, 80]));
  const h = rng.int(2, byLevel(dial, [9, 15, 30]));
  const joules = whole(10 * m * h);
  const key = `${form} ${m} ${h}`;
  if (form === 'mass')
    return {
      key,
      question: `A body gains ${joules} J of potential energy as it is lifted by ${h} m. What is its mass? ${gravity}`,
      ...checked(m, wrongFactor(m, h, 'height'), quotientCheck(10 * h, 10 * m * h), { show: unit('kg') }),
      hints: [`Lifting 1 kg by ${h} m takes 10 × ${h} J.`, `How many kilograms use up ${joules} J?`],
      explanation: `E = m × g × h, so m = ${joules} ÷ (10 × ${h}) = ${m} kg.`,
    };
  if (form === 'height')
    return {
      key,
      question: `A body of ${m} kg gains ${joules} J of potential energy as it is lifted. How high is it lifted? ${gravity}`,
      ...checked(h, wrongFactor(h, m, 'mass'), quotientCheck(10 * m, 10 * m * h), { show: unit('m') }),
      hints: [`Lifting ${m} kg by one meter takes ${m} × 10 J.`, `How many such meters use up ${joules} J?`],
      explanation: `E = m × g × h, so h = ${joules} ÷ (${m} × 10) = ${h} m.`,
    };
  return { key, ...energyAt(m, h, form === 'fall', rng) };
}

const potential = sampled(
  {
    ...energy,
    id: 'science.energy.potential',
    title: 'Potential energy of height',
    grades: [8, 12],
    objectives: ['Compute potential energy from mass and height'],
    keywords: ['gravitational potential energy', 'energy of height', 'mgh'],
    prerequisites: ['science.energy.kinetic-potential', 'science.energy.work'],
    standards: ['MS-PS3-2', 'HS-PS3-1'],
    teaching: {
      idea:
        'Lifting a body takes work against its weight m × g over the height h. That work is stored: E = m × g × ' +
        'h. As the body falls, ' +
        'it turns into kinetic energy.',
      caution:
        'Only the height counts, not the path. A ramp and a ladder to the same roof give the same energy.',
      mends: {},
    },
  },
  lift,
);

function efficiency(rng: Rng): Draft {
  const percent = 5 * rng.int(4, 18);
  const input = 20 * rng.int(5, 49);
  const useful = (input * percent) / 100;
  const near = (by: number): WrongNumber => [
    percent + by,
    `Check: ${percent + by}% of ${input} J is ${(input * (percent + by)) / 100} J, not ${useful} J.`,
  ];
  return {
    key: `efficiency ${input} ${percent}`,
    question: `A machine takes in ${input} J and gives ${useful} J of useful work. What is its efficiency?`,
    ...checked(
      percent,
      {
        'gave-the-waste': [100 - percent, 'This is the share that is wasted.'],
        'too-large': near(5),
        'too-small': near(-5),
        'much-too-large': near(10),
        'much-too-small': near(-10),
      },
      (wrong) =>
        `Check: ${wrong}% of ${input} J is ${decimal(wrong.times(input).over(100))} J, not ${useful} J.`,
      { show: (value) => `${value}%`, max: 100, slip: 5 },
    ),
    hints: [
      `The input of ${input} J is 100%. Is the useful work more or less than half?`,
      `Find 10% of ${input} J, and see how often it fits into ${useful} J.`,
    ],
    explanation: `Divide useful work by input: ${useful} ÷ ${input} = ${decimal(rational(percent, 100))}, which is ${percent}%.`,
  };
}

/** Returns the choices for the rest of a whole. */
const restOf = (total: number, part: number, step: number) =>
  checked(
    total - part,
    {
      ...wrongDifferences(total, part),
      ...nearDifferences(total - part, part, step),
      ...(total % (2 * step) === 0 && {
        'took-half': [total / 2, `You halved the total, but the known part is ${part} J.`] as const,
      }),
    },
    differenceCheck(part, total),
    { show: unit('J', decimal), slip: step },
  );

/** Two energies that make a total. */
interface Energies {
  a: number;
  b: number;
  step: number;
}

const accounts: Record<'waste' | 'input' | 'inner' | 'outer', (energies: Energies) => Omit<Draft, 'key'>> = {
  waste: ({ a, b, step }) => ({
    question: `A motor takes in ${a + b} J of electrical energy and does ${a} J of work. The rest becomes heat. How much is that?`,
    ...restOf(a + b, a, step),
    hints: [
      `Work and heat together are as much as goes in: ${a + b} J.`,
      `The work is ${a} J of that. What is left for the heat?`,
    ],
    explanation: `No energy gets lost: ${a + b} - ${a} = ${b} J.`,
  }),
  input: ({ a, b, step }) => ({
    question: `A lamp gives off ${a} J as light and ${b} J as heat. How much electrical energy has it taken in?`,
    ...checked(a + b, wrongSums(a, b), sumCheck(a, b), { show: unit('J', decimal), slip: step }),
    hints: [
      'What the lamp gives off, it has taken in before.',
      `The light takes ${a} J. The heat needs energy as well.`,
    ],
    explanation: `No energy appears from nothing: ${a} + ${b} = ${a + b} J.`,
  }),
  inner: ({ a, b, step }) => ({
    question: `A gas takes in ${a + b} J of heat and does ${a} J of work on a piston. By how much does its internal energy grow?`,
    ...restOf(a + b, a, step),
    hints: [
      `The heat brings ${a + b} J into the gas. Does the work take energy in or out?`,
      `The gas pays ${a} J for the work. What stays inside?`,
    ],
    explanation: `Heat in minus work out stays inside: ${a + b} - ${a} = ${b} J.`,
  }),
  outer: ({ a, b, step }) => ({
    question: `A piston does ${a} J of work on a gas, and ${b} J of heat flow in as well. By how much does its internal energy grow?`,
    ...checked(a + b, wrongSums(a, b), sumCheck(a, b), { show: unit('J', decimal), slip: step }),
    hints: [
      `The piston pushes ${a} J into the gas. Does the heat go in or out?`,
      'All that goes in and does not come out stays inside.',
    ],
    explanation: `Both go into the gas: ${a} + ${b} = ${a + b} J.`,
  }),
};

/** Balances what goes in with what goes out. */
function account(rng: Rng, dial: Dial): Draft {
  const form = rng.pick(
    byLevel<('efficiency' | keyof typeof accounts)[]>(dial, [
      ['waste', 'input', 'inner'],
      ['waste', 'inner', 'efficiency'],
      ['efficiency', 'inner', 'outer'],
    ]),
  );
  if (form === 'efficiency') return efficiency(rng);
  const step = byLevel(dial, [10, 5, 5]);
  const [a, b] = [step * rng.int(3, 49), step * rng.int(3, 49)];
  return { key: `${form} ${a} ${b}`, ...accounts[form]({ a, b, step }) };
}

const conservation = sampled(
  {
    ...energy,
    id: 'science.energy.conservation',
    title: 'Conservation of energy',
    grades: [9, 12],
    objectives: ['Balance energy that goes in and out of a system'],
    keywords: ['conservation of energy', 'thermodynamics', 'first law of thermodynamics', 'efficiency'],
    prerequisites: ['science.energy.thermal', 'science.energy.work'],
    standards: ['HS-PS3-1', 'HS-PS3-4'],
    teaching: {
      idea:
        'Energy is never made and never lost. What goes into a system either comes out again or stays inside as ' +
        'internal energy. ' +
        'A part always ends as heat that spreads out, so no machine runs forever.',
      caution: 'Energy that is “lost” in a machine is heat in the surroundings.',
      mends: {},
    },
  },
  account,
);

/** Energy with numbers: stored by height, and in and out of machines and gases. */
export const energyAccounts: Concept[] = [potential, conservation];
