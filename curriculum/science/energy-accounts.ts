import { numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { byLevel, sampled } from '../templates.ts';
import { unit } from '../text.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { bothSides } from './slips.ts';

const energy = { subject: 'Science', category: 'Energy' };

/** Lifts a body, with g = 10 N/kg. */
function lift(rng: Rng, dial: Dial): Draft {
  const form = rng.pick(['energy', 'mass', 'height', 'fall'] as const);
  const m = rng.int(2, byLevel(dial, [12, 30, 80]));
  const h = rng.int(2, byLevel(dial, [9, 15, 30]));
  const joules = 10 * m * h;
  const key = `${form} ${m} ${h}`;
  const g = '(g = 10 N/kg)';
  if (form === 'mass')
    return {
      key,
      question: `A body gains ${joules} J of potential energy as it is lifted by ${h} m. What is its mass? ${g}`,
      ...numeric(m, bothSides(m, 1, 10), { show: unit('kg') }),
      explanation: `E = m × g × h, so m = ${joules} ÷ (10 × ${h}) = ${m} kg.`,
    };
  if (form === 'height')
    return {
      key,
      question: `A body of ${m} kg gains ${joules} J of potential energy as it is lifted. How high is it lifted? ${g}`,
      ...numeric(h, bothSides(h, 1, 10), { show: unit('m') }),
      explanation: `E = m × g × h, so h = ${joules} ÷ (${m} × 10) = ${h} m.`,
    };
  const question =
    form === 'energy'
      ? `How much potential energy does a body of ${m} kg gain as it is lifted by ${h} m? ${g}`
      : `A body of ${m} kg falls ${h} m from rest without air drag. What is its kinetic energy then? ${g}`;
  const reason =
    form === 'energy' ? 'E = m × g × h' : 'The potential energy m × g × h turns into kinetic energy';
  return {
    key,
    question,
    ...numeric(joules, bothSides(joules, 10 * m, 10 * h), { show: unit('J'), slip: 10 }),
    explanation: `${reason}: ${m} × 10 × ${h} = ${joules} J.`,
  };
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
        'Only the height counts, not the way. A ramp and a ladder to the same roof give the same energy.',
      hints: [
        'Write E = m × g × h.',
        'Which quantity is asked: the energy or a factor?',
        'A factor is E divided by the other two.',
      ],
      mends: {},
    },
  },
  lift,
);

function efficiency(rng: Rng): Draft {
  const percent = 5 * rng.int(4, 18);
  const input = 20 * rng.int(5, 60);
  const useful = (input * percent) / 100;
  return {
    key: `efficiency ${input} ${percent}`,
    question: `A machine takes in ${input} J and gives ${useful} J of useful work. What is its efficiency?`,
    ...numeric(percent, bothSides(percent, 5, 10), { show: (value) => `${value}%`, max: 100, slip: 5 }),
    explanation: `Divide useful work by input: ${useful} ÷ ${input} = ${percent}%.`,
  };
}

/** Balances what goes in with what goes out. */
function account(rng: Rng, dial: Dial): Draft {
  const form = rng.pick(
    byLevel(dial, [
      ['waste', 'input', 'inner'],
      ['waste', 'inner', 'efficiency'],
      ['efficiency', 'inner', 'outer'],
    ]),
  );
  if (form === 'efficiency') return efficiency(rng);
  const step = byLevel(dial, [10, 5, 5]);
  const [a, b] = [step * rng.int(3, 60), step * rng.int(3, 60)];
  const total = a + b;
  const key = `${form} ${a} ${b}`;
  const sum = { show: unit('J'), slip: step };
  if (form === 'waste')
    return {
      key,
      question: `A motor takes in ${total} J of electrical energy and does ${a} J of work. The rest becomes heat. How much is that?`,
      ...numeric(b, bothSides(b, step, 2 * step), sum),
      explanation: `No energy gets lost: ${total} - ${a} = ${b} J.`,
    };
  if (form === 'input')
    return {
      key,
      question: `A lamp gives off ${a} J as light and ${b} J as heat. How much electrical energy has it taken in?`,
      ...numeric(total, bothSides(total, a, b), sum),
      explanation: `No energy appears from nothing: ${a} + ${b} = ${total} J.`,
    };
  if (form === 'inner')
    return {
      key,
      question: `A gas takes in ${total} J of heat and does ${a} J of work on a piston. By how much does its internal energy grow?`,
      ...numeric(b, bothSides(b, step, 2 * step), sum),
      explanation: `Heat in minus work out stays inside: ${total} - ${a} = ${b} J.`,
    };
  return {
    key,
    question: `A piston does ${a} J of work on a gas, and ${b} J of heat flow in as well. By how much does its internal energy grow?`,
    ...numeric(total, bothSides(total, a, b), sum),
    explanation: `Both go into the gas: ${a} + ${b} = ${total} J.`,
  };
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
        'A part always ends as heat that spreads out, so no machine runs for ever.',
      caution: 'Energy that is “lost” in a machine is heat in the surroundings.',
      hints: ['List what goes in and what goes out.', 'In = out + what stays inside.'],
      mends: {},
    },
  },
  account,
);

/** Energy with numbers: stored by height, and in and out of machines and gases. */
export const energyAccounts: Concept[] = [potential, conservation];
