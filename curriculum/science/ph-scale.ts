import type { Rng } from '../rng.ts';
import { byLevel, sampled } from '../templates.ts';
import { count, plain, superscript, whole } from '../text.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { crossedTwice, ladder } from './slips.ts';

const chemistry = { subject: 'Science', category: 'Chemistry' };

const solutions = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'K', 'L'].map((letter) => `Solution ${letter}`);

/** Texts of a form on pH, where the answer is a pH, a pOH or an exponent. */
interface Scale {
  question: string;
  /** What a learner gave who took the other ion. */
  other: string;
  hints: readonly [string, string];
  explanation: string;
}

/** Returns the question on a number, with the wrong numbers of the other ion and of a step too many or too few. */
function onScale(
  n: number,
  { question, other, hints, explanation }: Scale,
  stray: Stray,
  show: (value: number) => string = plain,
) {
  return {
    question,
    ...crossedTwice(
      { right: false, wrong: true, mistake: 'took-the-other-ion', mend: other },
      { right: 0, wrong: stray.by, mistake: 'miscounted-the-steps', mend: stray.mend },
      (isOther, by) => show(isOther ? 14 - (n + by) : n + by),
    ),
    hints,
    explanation,
  };
}

/** Slip by one step up or down. */
interface Stray {
  by: number;
  mend: string;
}

const power = (e: number): string => `10${superscript(-e)} mol/L`;

/** Returns the slip of a wrong sum of pH and pOH. */
const wrongSum = (by: number): Stray => ({
  by,
  mend: `You subtracted from ${14 + by}; pH and pOH add up to 14.`,
});

type AskScale = (thing: string, n: number, by: number) => Omit<Draft, 'key'>;

const scaleForms: Record<string, AskScale> = {
  ph: (thing, n, by) =>
    onScale(
      n,
      {
        question: `${thing} has an H⁺ concentration of ${power(n)}. What is its pH?`,
        other: 'You subtracted from 14, which gives the pOH; the exponent of H⁺ gives the pH.',
        hints: [
          'The pH belongs to H⁺, and its concentration is given.',
          `Look at the exponent of ${power(n)}. What does the pH do with its sign?`,
        ],
        explanation: `pH is the exponent without its sign: 10${superscript(-n)} gives pH ${n}.`,
      },
      {
        by,
        mend: `You counted the ${by < 0 ? 'zeros after the point' : 'digits'} of the decimal; the exponent itself gives the pH.`,
      },
    ),
  ions: (thing, n, by) =>
    onScale(
      n,
      {
        question: `${thing} has a pH of ${n}. What is its H⁺ concentration?`,
        other: 'You subtracted the pH from 14, which leads to OH⁻; the pH itself leads to H⁺.',
        hints: [
          'The concentration is a power of ten. Is it more than 1 mol/L, or far less?',
          `Turn the pH of ${n} into an exponent. Which sign does it need?`,
        ],
        explanation: `The H⁺ concentration is 10 to the power of -pH: ${power(n)}.`,
      },
      { by, mend: `A concentration of ${power(n + by)} is a pH of ${n + by}.` },
      power,
    ),
  poh: (thing, n, by) =>
    onScale(
      n,
      {
        question: `${thing} has a pH of ${14 - n} at 25 °C. What is its pOH?`,
        other: 'You repeated the pH; subtract it from 14 to find the pOH.',
        hints: [
          'At 25 °C, pH and pOH always have the same sum.',
          `Pure water has pH 7 and pOH 7. So what goes with a pH of ${14 - n}?`,
        ],
        explanation: `At 25 °C, pH + pOH = 14. So pOH = 14 - ${14 - n} = ${n}.`,
      },
      wrongSum(by),
    ),
  base: (thing, n, by) =>
    onScale(
      n,
      {
        question: `${thing} has an OH⁻ concentration of ${power(14 - n)} at 25 °C. What is its pH?`,
        other: 'You gave the pOH; the concentration of OH⁻ leads to the pOH first.',
        hints: [
          'OH⁻ is given, not H⁺. So first read the pOH from the exponent.',
          'At 25 °C, pH and pOH add up to 14.',
        ],
        explanation: `The pOH is ${14 - n}. At 25 °C, pH = 14 - ${14 - n} = ${n}.`,
      },
      wrongSum(by),
    ),
};

/** Asks how many times more H⁺ ions one of two liquids has. */
function compareIons(thing: string, rng: Rng): Draft {
  const steps = rng.int(1, 4);
  const low = rng.int(1, 9);
  const show = (n: number): string => `${whole(10 ** n)} times`;
  const mend = (n: number): string =>
    `${show(n)} as high is ${count(n, 'step')}; from ${low + steps} to ${low} it is ${count(steps, 'step')}.`;
  return {
    key: `times ${thing} ${low} ${steps}`,
    question: `${thing} changes its pH from ${low + steps} to ${low}. How many times as high does its H⁺ concentration get?`,
    ...ladder({ right: steps, show, mend }, 1),
    hints: [
      `Count the steps of pH from ${low + steps} down to ${low}.`,
      'Each step makes the concentration ten times as large.',
    ],
    explanation: `Each step of pH is a factor of 10. ${steps === 1 ? '1 step is' : `${steps} steps are`} ${show(steps)} as high.`,
  };
}

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
  const ask = scaleForms[form];
  // Away from 7, so that the slips of pH and pOH differ.
  const by = n === 6 ? -1 : n === 8 ? 1 : rng.pick([-1, 1]);
  return ask ? { key: `${form} ${thing} ${n}`, ...ask(thing, n, by) } : compareIons(thing, rng);
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
      mends: {},
    },
  },
  acidity,
);

/** The pH scale. */
export const phScale: Concept[] = [ph];
