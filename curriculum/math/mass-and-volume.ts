import { numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { type Forms, form, formed } from '../templates.ts';
import type { Concept } from '../types.ts';
import { beside } from './middle-forms.ts';

const info = { subject: 'Math', category: 'Measurement' };

const massForms: Forms = {
  sum: form([0], (rng) => {
    const [a, b, u] = [rng.int(12, 480), rng.int(12, 480), rng.pick(['grams', 'mL'] as const)];
    const verb = /gram/.test(u) ? 'weighs' : 'holds';
    return {
      key: `${u} ${a} ${b}`,
      question: `One jar ${verb} ${a} ${u}. Another ${verb} ${b} ${u}. How many ${u} in all?`,
      ...numeric(a + b, {
        'inverted-operation': Math.abs(a - b),
        'carry-wrong': a + b + rng.pick([10, -10, 100, -100]),
      }),
      explanation: `Add: ${a} + ${b} = ${a + b}.`,
    };
  }),
  left: form([0, 1], (rng) => {
    const [a, b] = [rng.int(300, 950), rng.int(12, 290)];
    return {
      key: `${a} ${b}`,
      question: `A pitcher holds ${a} mL of juice. ${rng.pick(names)} pours out ${b} mL. How many mL are left?`,
      ...numeric(a - b, {
        'inverted-operation': a + b,
        'carry-wrong': a - b + rng.pick([10, -10, 100, -100]),
      }),
      explanation: `Take away: ${a} - ${b} = ${a - b}.`,
    };
  }),
  each: form([1, 2], (rng) => {
    const [a, b] = [rng.int(2, 9), rng.int(2, 10)];
    return {
      key: `${a} ${b}`,
      question: `${a} equal bags of flour weigh ${a * b} kilograms together. How many kilograms does one bag weigh?`,
      ...numeric(b, {
        'subtracted-instead': a * b - a,
        'one-off': beside(rng, b, { by: 1 }),
        'gave-number-of-bags': a,
      }),
      explanation: `Share equally: ${a * b} ÷ ${a} = ${b}.`,
    };
  }),
  groups: form([0, 1, 2], (rng) => {
    const [a, b] = [rng.int(2, 9), rng.int(2, 10)];
    return {
      key: `${a} ${b}`,
      question: `A bucket holds ${a} liters. It is emptied into a tub ${b} times. How many liters are in the tub?`,
      ...numeric(a * b, { 'added-instead': a + b, 'one-bucket-off': a * b + rng.pick([a, -a]) }),
      explanation: `${b} buckets of ${a} liters: ${b} × ${a} = ${a * b}.`,
    };
  }),
  estimate: form([2], (rng, { grade }) => {
    // Grade 3 multiplies tens only.
    const a = grade === 3 ? 10 * rng.int(5, 9) : rng.int(105, 395);
    const [b, c] = [rng.int(105, 395), rng.int(2, 5)];
    return {
      key: `${a} ${b} ${c}`,
      question: `An apple weighs ${a} grams, and a pear weighs ${b} grams. How many grams do ${c} apples and one pear weigh?`,
      ...numeric(a * c + b, {
        'took-one-of-each': a + b,
        'multiplied-both': (a + b) * c,
        'carry-wrong': a * c + b + rng.pick([10, -10]),
      }),
      explanation: `${c} × ${a} = ${a * c}. ${a * c} + ${b} = ${a * c + b}.`,
    };
  }),
};

const massAndVolume = formed(
  {
    ...info,
    id: 'math.measurement.mass-and-volume',
    title: 'Mass and liquid volume',
    grades: [3, 4],
    objectives: ['Solve problems with grams, kilograms, milliliters and liters'],
    keywords: ['liquid volume', 'mass', 'grams', 'kilograms', 'liters'],
    prerequisites: ['math.addition.within-100', 'math.multiplication.facts'],
    standards: ['3.MD.A.2'],
    teaching: {
      idea: 'Mass tells how heavy a thing is, in grams or kilograms. Liquid volume tells how much a vessel holds, in milliliters (mL) or liters. Amounts in the same unit are added, taken away, shared and repeated like numbers.',
      caution: 'Work only with amounts in the same unit.',
      hints: [
        'What happens: together, less, shared or repeated?',
        'Are all amounts in the same unit?',
        'Round to see if the result makes sense.',
      ],
      mends: {
        'inverted-operation': 'Is it more or less in the end? Add or subtract.',
        'carry-wrong': 'A ten or a hundred went wrong. Check each place.',
        'subtracted-instead': 'Equal parts need a division.',
        'one-off': 'Multiply to check.',
        'gave-number-of-bags': 'This is the number of bags.',
        'added-instead': 'The same amount comes several times: multiply.',
        'one-bucket-off': 'One bucket is missing or counted twice.',
        'took-one-of-each': 'There are several apples. Multiply first.',
        'multiplied-both': 'There is only one pear.',
      },
    },
  },
  massForms,
);

/** Mass and liquid volume. */
export const massesAndVolumes: Concept[] = [massAndVolume];
