import { numeric, worded } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { byLevel, sampled } from '../templates.ts';
import { superscript, whole } from '../text.ts';
import type { Concept, Dial, Draft } from '../types.ts';

const chemistry = { subject: 'Science', category: 'Chemistry' };

const solutions = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'K', 'L'].map((letter) => `Solution ${letter}`);

/** Wrong values by the step down or up and by taking pOH for pH. */
const phSlips = (n: number) => ({
  'took-the-other-ion': 14 - n,
  'one-step-too-high': n + 1,
  'one-step-too-low': n - 1,
});

function acidity(rng: Rng, dial: Dial): Draft {
  const form = rng.pick(
    byLevel(dial, [
      ['ph', 'ions', 'times'],
      ['ph', 'poh', 'times'],
      ['base', 'poh', 'times'],
    ]),
  );
  const n = rng.pick([2, 3, 4, 5, 6, 8, 9, 10, 11, 12]);
  const thing = rng.pick(solutions);
  const key = `${form} ${thing} ${n}`;
  const power = (e: number): string => `10${superscript(-e)} mol/L`;
  if (form === 'ph')
    return {
      key,
      question: `${thing} has an H⁺ concentration of ${power(n)}. What is its pH?`,
      ...numeric(n, phSlips(n)),
      explanation: `pH is the exponent without its sign: 10${superscript(-n)} gives pH ${n}.`,
    };
  if (form === 'ions')
    return {
      key,
      question: `${thing} has a pH of ${n}. What is its H⁺ concentration?`,
      ...numeric(n, phSlips(n), { show: (value) => power(Number(value.n)) }),
      explanation: `The H⁺ concentration is 10 to the power of -pH: ${power(n)}.`,
    };
  if (form === 'poh')
    return {
      key,
      question: `${thing} has a pH of ${14 - n} at 25 °C. What is its pOH?`,
      ...numeric(n, phSlips(n)),
      explanation: `At 25 °C, pH + pOH = 14. So pOH = 14 - ${14 - n} = ${n}.`,
    };
  if (form === 'base')
    return {
      key,
      question: `${thing} has an OH⁻ concentration of ${power(14 - n)} at 25 °C. What is its pH?`,
      ...numeric(n, phSlips(n)),
      explanation: `The pOH is ${14 - n}. At 25 °C, pH = 14 - ${14 - n} = ${n}.`,
    };
  return compareIons(thing, rng);
}

/** Asks how many times more H⁺ ions one of two liquids has. */
function compareIons(thing: string, rng: Rng): Draft {
  const steps = rng.int(1, 4);
  const low = rng.int(1, 9);
  const all = [1, 2, 3, 4].map((e) => `${whole(10 ** e)} times`);
  const answer = all[steps - 1] ?? '';
  const [first = '', second = '', third = ''] = all.filter((text) => text !== answer);
  const { answer: right, mistakes } = worded(answer, { first, second, third });
  return {
    key: `times ${thing} ${low} ${steps}`,
    question: `${thing} changes its pH from ${low + steps} to ${low}. By how much does its H⁺ concentration grow?`,
    answer: right,
    mistakes: mistakes.map((each) => ({ ...each, name: 'counted-steps-wrongly' })),
    explanation: `Each step of pH is a factor of 10. ${steps === 1 ? '1 step is' : `${steps} steps are`} ${answer}.`,
  };
}

const ph = sampled(
  {
    ...chemistry,
    id: 'science.chemistry.ph',
    title: 'The pH scale',
    grades: [10, 12],
    objectives: ['Compute pH and pOH from concentrations that are powers of ten'],
    keywords: ['pH', 'pH scale', 'pOH', 'hydrogen ions'],
    prerequisites: ['science.chemistry.acids', 'math.exponents.scientific-notation'],
    standards: ['HSF.LE.A.4'],
    teaching: {
      idea:
        'Pure water at 25 °C has 10⁻⁷ mol/L of H⁺ and as much OH⁻. An acid has more H⁺. The pH is the exponent ' +
        'of that concentration ' +
        'without its sign, so each step of pH is a factor of 10. At 25 °C, pH + pOH = 14.',
      caution: 'A lower pH means more H⁺, not less.',
      hints: [
        'Is H⁺ or OH⁻ given?',
        'Read the exponent without its sign.',
        'For the other ion, take it away from 14.',
      ],
      mends: {
        'took-the-other-ion':
          'That belongs to the other ion. H⁺ gives pH, and OH⁻ gives pOH. Both add up to 14.',
        'one-step-too-high': 'One step of the scale is a factor of 10. This one is a step too high.',
        'one-step-too-low': 'One step of the scale is a factor of 10. This one is a step too low.',
        'counted-steps-wrongly': 'Count the steps between both pH values. Each step is a factor of 10.',
      },
    },
  },
  acidity,
);

/** The pH scale. */
export const ionConcepts: Concept[] = [ph];
