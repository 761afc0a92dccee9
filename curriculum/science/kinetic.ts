import { checked } from '../checked.ts';
import { type WrongNumber, worded } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { byLevel, sampled } from '../templates.ts';
import { decimal, unit, whole } from '../text.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { nearProducts, productCheck } from './wrong-results.ts';

const energy = { subject: 'Science', category: 'Energy' };

/** Changes of mass or speed, with the power to which the factor acts on the kinetic energy. */
const kineticChanges = [
  { what: 'speed', power: 2, way: 'multiplied', size: 'larger', more: 'more' },
  { what: 'speed', power: -2, way: 'divided', size: 'smaller', more: 'less' },
  { what: 'mass', power: 1, way: 'multiplied', size: 'larger', more: 'more' },
  { what: 'mass', power: -1, way: 'divided', size: 'smaller', more: 'less' },
] as const;

function scaleOf(rng: Rng): Draft {
  const k = rng.int(2, 9);
  const outcome = rng.int(0, 3);
  const { what, power, way, size, more } = kineticChanges[outcome] ?? kineticChanges[0];
  const textOf = (e: number): string => `it is ${e > 0 ? 'multiplied' : 'divided'} by ${k ** Math.abs(e)}`;
  const adviceOn = (e: number): string => {
    if (e * power < 0) return `The ${what} gets ${size}, so the body has ${more} kinetic energy.`;
    return what === 'speed'
      ? `You forgot the square: v × v is ${way} by ${k} × ${k}.`
      : 'You squared the mass; only the speed is squared.';
  };
  const wrong = kineticChanges.flatMap((each) => (each.power === power ? [] : each.power));
  const isSpeed = what === 'speed';
  const body = (v: number, m: number) => `m = ${m} and v = ${v}`;
  const [small, large] = [body(1, 2), isSpeed ? body(k, 2) : body(1, 2 * k)];
  const [top, energies] = [k ** Math.abs(power), power > 0 ? [1, k ** power] : [k ** -power, 1]];
  const [before, after] = power > 0 ? [small, large] : [large, small];
  return {
    key: `scale ${outcome} ${k}`,
    question: `The ${what} is ${way} by ${k}, and all else stays the same. What happens to the kinetic energy? (E = ½ × m × v²)`,
    ...worded(
      textOf(power),
      Object.fromEntries(wrong.map((e) => [`wrong-power-${e}`, [textOf(e), adviceOn(e)] as const])),
    ),
    hints: [
      `Say ${before}. What is E then?`,
      `Now let the ${what} change as told, and work out E again. Compare both.`,
    ],
    explanation:
      `With ${before}, E is ${energies[0]}. With ${after}, E is ${energies[1]}. ` +
      `So ${textOf(power)}${isSpeed ? `, since ${k} × ${k} = ${top}` : ''}.`,
  };
}

const formula = '(E = ½ × m × v²)';

/** Asks for the mass of a body with kinetic energy. */
function massOfBody(m: number, v: number): Omit<Draft, 'key'> {
  const joules = (m * v * v) / 2;
  const near = (by: number): WrongNumber => [
    m + by,
    `Check: ½ × ${m + by} × ${v * v} is ${whole(((m + by) / 2) * v * v)} J, not ${whole(joules)} J.`,
  ];
  return {
    question: `A body has ${whole(joules)} J of kinetic energy at ${v} m/s. What is its mass? ${formula}`,
    ...checked(
      m,
      {
        'forgot-to-double': [m / 2, 'You forgot the half in the formula; double the energy first.'],
        'doubled-twice': [m * 2, 'You doubled the energy twice; once is enough.'],
        'forgot-the-square': [m * v, `You divided by ${v}; divide by its square, ${v * v}.`],
        'forgot-both': [
          rational(m * v, 2),
          `You divided ${whole(joules)} by ${v}; double it first, and divide by ${v * v}.`,
        ],
        'mass-too-large': near(2),
        'mass-too-small': near(-2),
        'mass-much-too-large': near(4),
        'mass-much-too-small': near(-4),
      },
      (wrong) =>
        `Check: ½ × ${decimal(wrong)} × ${v * v} is ${decimal(wrong.times(v * v).over(2))} J, not ${whole(joules)} J.`,
      { show: unit('kg') },
    ),
    hints: [
      `Square the speed: ${v} × ${v}. Then ½ × m × that is ${whole(joules)}.`,
      'Undo the half by doubling the energy. Then undo the other factor.',
    ],
    explanation: `m = 2 × E ÷ v² = ${whole(2 * joules)} ÷ ${v * v} = ${m} kg.`,
  };
}

/** Asks for the speed of a body with kinetic energy. */
function speedOfBody(m: number, v: number): Omit<Draft, 'key'> {
  const joules = (m * v * v) / 2;
  const near = (by: number): WrongNumber => [
    v + by,
    `Check: ½ × ${m} × ${v + by}² is ${whole((m / 2) * (v + by) ** 2)} J, not ${whole(joules)} J.`,
  ];
  return {
    question: `A body of ${m} kg has ${whole(joules)} J of kinetic energy. How fast is it? ${formula}`,
    ...checked(
      v,
      {
        'forgot-the-root': [v * v, `This is v²; which number times itself is ${v * v}?`],
        ...(v % 2 === 0 && {
          'forgot-to-double-and-the-root': [
            (v * v) / 2,
            'This is E ÷ m; double it, and take the square root.',
          ] as const,
        }),
        'doubled-instead-of-root': [v * 2, `Check: ½ × ${m} × ${v * 2}² is four times as much.`],
        'speed-too-large': near(1),
        'speed-too-small': near(-1),
        'speed-much-too-large': near(2),
        'speed-much-too-small': near(-2),
      },
      (wrong) =>
        `Check: ½ × ${m} × ${decimal(wrong)}² is ${decimal(wrong.times(wrong).times(m).over(2))} J, not ${whole(joules)} J.`,
      { show: unit('m/s') },
    ),
    hints: [
      `Double ${whole(joules)}, and divide by the mass ${m}. That gives v².`,
      'Which number times itself gives that?',
    ],
    explanation: `v² = 2 × E ÷ m = ${whole(2 * joules)} ÷ ${m} = ${v * v}, so v = ${v} m/s.`,
  };
}

/** Asks for the kinetic energy of a body. */
function energyOfBody(m: number, v: number, rng: Rng): Omit<Draft, 'key'> {
  const joules = (m * v * v) / 2;
  return {
    question: `A body of ${m} kg moves at ${v} m/s. What is its kinetic energy? ${formula}`,
    ...checked(
      joules,
      {
        ...nearProducts(m / 2, v * v, rng),
        'forgot-the-half': [m * v * v, 'You forgot the half in the formula.'],
        'halved-twice': [rational(joules, 2), 'You halved twice; once is enough.'],
        'forgot-the-square': [(m / 2) * v, `You forgot the square; v² is ${v} × ${v}.`],
        'doubled-the-speed': [m * v, `You doubled ${v}; square it: ${v} × ${v}.`],
      },
      productCheck(m / 2, v * v),
      { show: unit('J') },
    ),
    hints: [`Square the speed first: ${v} × ${v}.`, `Then multiply by half of ${m}.`],
    explanation: `v² = ${v * v}. Half of ${m} is ${m / 2}, and ${m / 2} × ${v * v} = ${whole(joules)} J.`,
  };
}

function move(rng: Rng, dial: Dial): Draft {
  const form = rng.pick(
    byLevel(dial, [
      ['kinetic', 'mass', 'scale'],
      ['kinetic', 'mass', 'scale'],
      ['speed', 'scale', 'mass'],
    ]),
  );
  if (form === 'scale') return scaleOf(rng);
  const m = 2 * rng.int(1, byLevel(dial, [20, 40, 80]));
  const v = rng.int(3, byLevel(dial, [12, 20, 30]));
  const key = `${form} ${m} ${v}`;
  if (form === 'mass') return { key, ...massOfBody(m, v) };
  if (form === 'speed') return { key, ...speedOfBody(m, v) };
  return { key, ...energyOfBody(m, v, rng) };
}

const kinetic = sampled(
  {
    ...energy,
    id: 'science.energy.kinetic',
    title: 'Kinetic energy',
    grades: [9, 12],
    objectives: ['Compute kinetic energy from mass and speed'],
    keywords: ['kinetic energy', 'energy of motion'],
    prerequisites: ['science.energy.work', 'math.exponents.powers'],
    standards: ['MS-PS3-1', 'HS-PS3-1'],
    teaching: {
      idea:
        'Kinetic energy is the work that it takes to bring a body to its speed: E = ½ × m × v². It grows with ' +
        'the mass, and with the ' +
        'square of the speed: at twice the speed a car needs four times the distance to stop.',
      caution: 'Only the speed is squared, not the mass or the half.',
      mends: {},
    },
  },
  move,
);

/** Kinetic energy with numbers. */
export const kineticConcepts: Concept[] = [kinetic];
