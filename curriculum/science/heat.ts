import { checked } from '../checked.ts';
import type { WrongNumber } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { byLevel, sampled } from '../templates.ts';
import { unit, whole } from '../text.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { nearQuotients, productCheck, quotientCheck } from './wrong-results.ts';

const energy = { subject: 'Science', category: 'Energy' };

const substances = [
  ['copper', 385],
  ['iron', 450],
  ['aluminum', 900],
  ['water', 4186],
  ['lead', 130],
  ['sand', 830],
] as const;

/** Mass that is warmed. */
interface Warming {
  name: string;
  c: number;
  m: number;
  start: number;
  rise: number;
}

const given = (c: number): string => `(c = ${whole(c)} J per kg and °C)`;

function riseOf({ name, c, m, rise }: Warming): Omit<Draft, 'key'> {
  const heat = whole(m * c * rise);
  return {
    question: `${m} kg of ${name} take in ${heat} J of heat. By how much does the temperature rise? ${given(c)}`,
    ...checked(
      rise,
      {
        ...nearQuotients(rise, m * c, { distances: [1, -1, 2, -2, 10, -10] }),
        'left-out-the-mass': [rise * m, `You divided by c alone; the heat is shared by ${m} kg.`],
        'left-out-the-specific-heat': [rise * c, 'You divided by the mass alone; divide by c too.'],
        ...(rise % m === 0 && {
          'divided-by-the-mass-twice': [rise / m, `You divided by ${m} twice; once is enough.`] as const,
        }),
      },
      quotientCheck(m * c, m * c * rise),
      { show: unit('°C') },
    ),
    hints: [
      `How much heat do ${m} kg need for one degree? Each takes ${whole(c)} J.`,
      `How many times does that fit into ${heat} J?`,
    ],
    explanation: `One degree takes ${m} × ${whole(c)} = ${whole(m * c)} J. So the rise is ${heat} ÷ ${whole(m * c)} = ${rise} °C.`,
  };
}

function massOf({ name, c, m, start, rise }: Warming): Omit<Draft, 'key'> {
  const heat = whole(m * c * rise);
  const end = start + rise;
  return {
    question: `${heat} J of heat warm some ${name} from ${start} °C to ${end} °C. What is its mass? ${given(c)}`,
    ...checked(
      m,
      {
        ...nearQuotients(m, c * rise),
        'left-out-the-rise': [m * rise, `You divided by c alone; divide by the rise of ${rise} °C too.`],
        ...((m * rise) % end === 0 && {
          'took-the-temperature-at-the-end': [
            (m * rise) / end,
            `You divided by c × ${end}; take the rise of ${rise} °C.`,
          ] as const,
        }),
        ...((m * rise) % start === 0 && {
          'took-the-temperature-at-the-start': [
            (m * rise) / start,
            `You divided by c × ${start}; take the rise of ${rise} °C.`,
          ] as const,
        }),
        'gave-the-rise': [rise, `This is the rise from ${start} °C to ${end} °C.`],
      },
      quotientCheck(c * rise, m * c * rise),
      { show: unit('kg') },
    ),
    hints: [
      `By how many degrees does it get warmer, from ${start} °C to ${end} °C?`,
      `For that, 1 kg takes c × the rise. How often does that fit into ${heat} J?`,
    ],
    explanation: `The rise is ${rise} °C. Divide the heat by c × rise: ${heat} ÷ ${whole(c * rise)} = ${m} kg.`,
  };
}

function heatOf({ name, c, m, start, rise }: Warming): Omit<Draft, 'key'> {
  const [heat, end] = [m * c * rise, start + rise];
  const by = (degrees: number, mend: string): WrongNumber => [m * c * degrees, mend];
  const off = (degrees: number): WrongNumber =>
    by(rise + degrees, `You took a rise of ${rise + degrees} °C; check ${end} - ${start}.`);
  return {
    question: `How much heat warms ${m} kg of ${name} from ${start} °C to ${end} °C? ${given(c)}`,
    ...checked(
      heat,
      {
        'took-the-temperature-at-the-end': by(
          end,
          `You multiplied by ${end} °C; take the rise from ${start} °C on.`,
        ),
        'took-the-temperature-at-the-start': by(
          start,
          `You multiplied by ${start} °C; take the rise up to ${end} °C.`,
        ),
        'added-the-temperatures': by(
          start + end,
          'You added the temperatures; the rise is their difference.',
        ),
        'left-out-the-mass': [c * rise, `This is the heat for 1 kg; there are ${m} kg.`],
        'left-out-the-rise': by(1, `This is the heat for one degree; there are ${rise}.`),
        'rise-too-large': off(1),
        'rise-too-small': off(-1),
        'rise-much-too-large': off(10),
        'rise-much-too-small': off(-10),
      },
      productCheck(m * c, rise),
      { show: unit('J'), slip: m * c },
    ),
    hints: [
      `By how many degrees does it get warmer, from ${start} °C to ${end} °C?`,
      `Each degree takes ${m} × ${whole(c)} J.`,
    ],
    explanation: `The rise is ${rise} °C. ${m} × ${whole(c)} × ${rise} = ${whole(heat)} J.`,
  };
}

function warm(rng: Rng, dial: Dial): Draft {
  const form = rng.pick(['heat', 'rise', 'mass'] as const);
  const [name, c] = rng.pick(substances);
  const m = rng.int(2, byLevel(dial, [9, 15, 30]));
  const [start, rise] = [rng.int(5, 30), rng.int(3, byLevel(dial, [20, 40, 60]))];
  const ask = { heat: heatOf, rise: riseOf, mass: massOf }[form];
  return {
    key: `${form} ${name} ${m} ${rise} ${form === 'rise' ? '' : start}`,
    ...ask({ name, c, m, start, rise }),
  };
}

const heat = sampled(
  {
    ...energy,
    id: 'science.energy.heat',
    title: 'Heat and temperature',
    grades: [9, 12],
    objectives: ['Compute the heat that warms a mass by a number of degrees'],
    keywords: ['heat', 'specific heat', 'thermal energy', 'calorimetry'],
    prerequisites: ['math.multiplication.multi-digit', 'science.energy.thermal'],
    standards: ['MS-PS3-4', 'HS-PS3-4'],
    teaching: {
      idea:
        'The specific heat c tells how much heat warms 1 kg by 1 °C. More mass or a larger rise needs more heat ' +
        'in proportion: ' +
        'heat = m × c × rise. Water has a large c, so it warms and cools slowly.',
      caution: 'Use the rise of the temperature, not the temperature at the end.',
      mends: {},
    },
  },
  warm,
);

/** Heat with numbers. */
export const heatConcepts: Concept[] = [heat];
