import { numeric, worded } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { byLevel, sampled } from '../templates.ts';
import { unit, whole } from '../text.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { bothSides } from './slips.ts';

const energy = { subject: 'Science', category: 'Energy' };

/** Changes of mass or speed, with the power to which the factor acts on the kinetic energy. */
const kineticChanges = [
  ['The speed is multiplied by', 2],
  ['The speed is divided by', -2],
  ['The mass is multiplied by', 1],
  ['The mass is divided by', -1],
] as const;

function scaleOf(rng: Rng): Draft {
  const k = rng.int(2, 9);
  const outcome = rng.int(0, 3);
  const [change, exponent] = kineticChanges[outcome] ?? kineticChanges[0];
  const texts = kineticChanges.map(
    ([, e]) => `it is ${e > 0 ? 'multiplied' : 'divided'} by ${k ** Math.abs(e)}`,
  );
  const [one = '', two = '', three = ''] = texts.filter((_, i) => i !== outcome);
  const { answer, mistakes } = worded(texts[outcome] ?? '', { one, two, three });
  return {
    key: `scale ${outcome} ${k}`,
    question: `${change} ${k}, and all else stays the same. What happens to the kinetic energy? (E = ½ × m × v²)`,
    answer,
    mistakes: mistakes.map((each) => ({ ...each, name: 'wrong-power' })),
    explanation: `The mass counts once, the speed squared. So ${texts[outcome]}${Math.abs(exponent) === 2 ? `, since ${k} × ${k} = ${k * k}` : ''}.`,
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
  const joules = (m * v * v) / 2;
  const key = `${form} ${m} ${v}`;
  const formula = '(E = ½ × m × v²)';
  if (form === 'mass')
    return {
      key,
      question: `A body has ${whole(joules)} J of kinetic energy at ${v} m/s. What is its mass? ${formula}`,
      ...numeric(m, bothSides(m, 2, 10), { show: unit('kg') }),
      explanation: `m = 2 × E ÷ v² = ${whole(2 * joules)} ÷ ${v * v} = ${m} kg.`,
    };
  if (form === 'speed')
    return {
      key,
      question: `A body of ${m} kg has ${whole(joules)} J of kinetic energy. How fast is it? ${formula}`,
      ...numeric(v, bothSides(v, 1, 3), { show: unit('m/s') }),
      explanation: `v² = 2 × E ÷ m = ${whole(2 * joules)} ÷ ${m} = ${v * v}, so v = ${v} m/s.`,
    };
  return {
    key,
    question: `A body of ${m} kg moves at ${v} m/s. What is its kinetic energy? ${formula}`,
    ...numeric(joules, bothSides(joules, rational(v * v), m), { show: unit('J') }),
    explanation: `v² = ${v * v}. Half of ${m} is ${m / 2}, and ${m / 2} × ${v * v} = ${whole(joules)} J.`,
  };
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
        'square of the speed: at twice the speed a car needs four times the way to brake.',
      caution: 'Only the speed is squared, not the mass or the half.',
      hints: [
        'Square the speed first.',
        'Then multiply with the mass and take half.',
        'If E is given, go back step by step.',
      ],
      mends: {
        'wrong-power': 'The mass acts as a factor, the speed with its square. Check which one changes.',
      },
    },
  },
  move,
);

const substances = [
  ['copper', 385],
  ['iron', 450],
  ['aluminum', 900],
  ['water', 4186],
  ['lead', 130],
  ['sand', 830],
] as const;

function warm(rng: Rng, dial: Dial): Draft {
  const form = rng.pick(['heat', 'rise', 'mass'] as const);
  const [name, c] = rng.pick(substances);
  const m = rng.int(2, byLevel(dial, [9, 15, 30]));
  const [start, rise] = [rng.int(5, 30), rng.int(3, byLevel(dial, [20, 40, 60]))];
  const heat = m * c * rise;
  const given = `(c = ${whole(c)} J per kg and °C)`;
  const key = `${form} ${name} ${m} ${rise} ${form === 'rise' ? '' : start}`;
  if (form === 'rise')
    return {
      key,
      question: `${m} kg of ${name} take in ${whole(heat)} J of heat. By how much does the temperature rise? ${given}`,
      ...numeric(rise, bothSides(rise, 1, 10), { show: unit('°C') }),
      explanation: `Divide the heat by m × c: ${whole(heat)} ÷ ${whole(m * c)} = ${rise} °C.`,
    };
  if (form === 'mass')
    return {
      key,
      question: `${whole(heat)} J of heat warm some ${name} from ${start} °C to ${start + rise} °C. What is its mass? ${given}`,
      ...numeric(m, bothSides(m, 1, 2), { show: unit('kg') }),
      explanation: `The rise is ${rise} °C. Divide the heat by c × rise: ${whole(heat)} ÷ ${whole(c * rise)} = ${m} kg.`,
    };
  return {
    key,
    question: `How much heat warms ${m} kg of ${name} from ${start} °C to ${start + rise} °C? ${given}`,
    ...numeric(heat, bothSides(heat, m * c, c * rise), { show: unit('J'), slip: m * c }),
    explanation: `The rise is ${rise} °C. ${m} × ${whole(c)} × ${rise} = ${whole(heat)} J.`,
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
      hints: [
        'Find the rise: end minus start.',
        'Write heat = m × c × rise.',
        'If a factor is asked, divide the heat by the others.',
      ],
      mends: {},
    },
  },
  warm,
);

/** Kinetic energy and heat with numbers. */
export const heatConcepts: Concept[] = [kinetic, heat];
