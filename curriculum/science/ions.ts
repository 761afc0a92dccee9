import { crossed, numeric } from '../choices.ts';
import { alphaDecays, betaDecays } from '../data/decays.ts';
import type { Rng } from '../rng.ts';
import { byLevel, listed, sampled } from '../templates.ts';
import { count, plain, superscript, whole } from '../text.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { advised, ladder } from './slips.ts';

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
    ...advised(
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
  const by = rng.pick([-1, 1]);
  const digits = by < 0 ? 'zeros after the point' : 'digits';
  const sum = { by, mend: `You subtracted from ${14 + by}; pH and pOH add up to 14.` };
  if (form === 'ph')
    return {
      key,
      ...onScale(
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
        { by, mend: `You counted the ${digits} of the decimal; the exponent itself gives the pH.` },
      ),
    };
  if (form === 'ions')
    return {
      key,
      ...onScale(
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
    };
  if (form === 'poh')
    return {
      key,
      ...onScale(
        n,
        {
          question: `${thing} has a pH of ${14 - n} at 25 °C. What is its pOH?`,
          other: 'You repeated the pH; the pOH is what it lacks to 14.',
          hints: [
            'At 25 °C, pH and pOH always have the same sum.',
            `Pure water has pH 7 and pOH 7. So what goes with a pH of ${14 - n}?`,
          ],
          explanation: `At 25 °C, pH + pOH = 14. So pOH = 14 - ${14 - n} = ${n}.`,
        },
        sum,
      ),
    };
  if (form === 'base')
    return {
      key,
      ...onScale(
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
        sum,
      ),
    };
  return compareIons(thing, rng);
}

/** Asks how many times more H⁺ ions one of two liquids has. */
function compareIons(thing: string, rng: Rng): Draft {
  const steps = rng.int(1, 4);
  const low = rng.int(1, 9);
  const show = (n: number): string => `${whole(10 ** n)} times`;
  const mend = (n: number): string =>
    `${show(n)} more is ${count(n, 'step')}; from ${low + steps} to ${low} it is ${count(steps, 'step')}.`;
  return {
    key: `times ${thing} ${low} ${steps}`,
    question: `${thing} changes its pH from ${low + steps} to ${low}. By how much does its H⁺ concentration grow?`,
    ...ladder({ right: steps, show, mend }, 1),
    hints: [
      `Count the steps of pH from ${low + steps} down to ${low}.`,
      'Each step makes the concentration ten times as large.',
    ],
    explanation: `Each step of pH is a factor of 10. ${steps === 1 ? '1 step is' : `${steps} steps are`} ${show(steps)}.`,
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
      mends: {},
    },
  },
  acidity,
);

/** Decay with the direction in which it is asked, and a second decay that may follow. */
const decayItems = [
  ...alphaDecays.map((nuclide) => ({ ...nuclide, kind: 'an alpha particle', mass: -4, protons: -2 })),
  ...betaDecays.map((nuclide) => ({
    ...nuclide,
    kind: 'a beta particle (an electron)',
    mass: 0,
    protons: 1,
  })),
].flatMap((decay) => (['daughter', 'parent', 'chain', 'neutrons'] as const).map((form) => ({ form, decay })));

const decays = listed(
  {
    subject: 'Science',
    category: 'Physics',
    id: 'science.physics.decay',
    title: 'Equations of radioactive decay',
    grades: [10, 12],
    objectives: ['Find the mass number and the protons after a decay'],
    keywords: ['alpha decay', 'beta decay', 'nuclear equations', 'decay equations'],
    prerequisites: ['science.physics.nuclear', 'science.chemistry.atoms'],
    standards: ['HS-PS1-8'],
    teaching: {
      idea:
        'In alpha decay the nucleus loses 2 protons and 2 neutrons: the mass number falls by 4. In beta decay a ' +
        'neutron turns into a proton, ' +
        'and an electron leaves: the mass number stays, and there is one proton more.',
      caution: 'The electron of a beta decay comes from the nucleus, not from the shells.',
      hints: [
        'Alpha takes away 4 from the mass number and 2 from the protons.',
        'Beta keeps the mass number and adds a proton.',
      ],
      mends: {
        'wrong-mass-number': 'Check the mass number: alpha takes 4 away, beta leaves it.',
        'wrong-protons': 'Check the protons: alpha takes 2 away, beta adds 1.',
        'wrong-count': 'Take the protons away from the mass number after the decay.',
      },
    },
  },
  {
    items: decayItems,
    key: ({ form, decay }) => `${form} ${decay.name}`,
    level: ({ form }) => (form === 'daughter' ? 0 : form === 'chain' ? 2 : 1),
    draw: ({ form, decay: { name, number, z, kind, mass, protons } }, rng) => {
      const after = { mass: number + mass, z: z + protons };
      const text = `${name} has ${z} protons. Its nucleus sends out ${kind}.`;
      const sign = rng.pick([-1, 1]);
      if (form === 'neutrons') {
        const answer = after.mass - after.z;
        const wrong = {
          'wrong-count': answer + sign,
          'wrong-protons': answer + 2,
          'wrong-mass-number': answer - 2,
        };
        return {
          question: `${text} How many neutrons does the new nucleus have?`,
          ...numeric(answer, wrong, { slip: 3 }),
          explanation: `The new nucleus has mass number ${after.mass} and ${after.z} protons: ${after.mass} - ${after.z} = ${answer}.`,
        };
      }
      const steps = form === 'chain' ? 2 : 1;
      const goal =
        form === 'parent' ? { mass: number, z } : { mass: number + mass * steps, z: z + protons * steps };
      const question = {
        daughter: `${text} What is the new nucleus?`,
        chain: `${text} If the new nucleus sent out the same kind of particle, what would come next?`,
        parent: `A nucleus sends out ${kind}. Mass number ${after.mass} with ${after.z} protons is left. What was it before?`,
      }[form];
      return {
        question,
        ...crossed(
          { right: goal.mass, wrong: goal.mass + sign * (mass === 0 ? 1 : 4), mistake: 'wrong-mass-number' },
          { right: goal.z, wrong: goal.z + rng.pick([-1, 1]) * 2, mistake: 'wrong-protons' },
          (a, b) => `mass number ${a}, ${b} protons`,
        ),
        explanation: `${mass === 0 ? 'Beta keeps the mass number and adds a proton.' : 'Alpha takes 4 from the mass number and 2 protons.'} So it is mass number ${goal.mass} with ${goal.z} protons.`,
      };
    },
  },
);

/** The pH scale and the equations of decays. */
export const ionConcepts: Concept[] = [ph, decays];
