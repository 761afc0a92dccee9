import { numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Rational } from '../rational.ts';
import { type Forms, form, formed } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'Math', category: 'Measurement' };

/** Returns what a wrong number of liters would mean. */
const timesCheck = (wrong: Rational, a: number, b: number): string => {
  const times = wrong.over(a);
  return times.d === 1n
    ? `That is ${times} times ${a}; the bucket is emptied ${b} times.`
    : `Count by ${a}s: you do not say ${wrong}.`;
};

const massForms: Forms = {
  sum: form([0], (rng) => {
    const [a, b, u] = [rng.int(12, 480), rng.int(12, 480), rng.pick(['grams', 'mL'] as const)];
    const verb = /gram/.test(u) ? 'weighs' : 'holds';
    return {
      key: `${u} ${a} ${b}`,
      question: `One jar ${verb} ${a} ${u}. Another one ${verb} ${b} ${u}. How many ${u} ${verb === 'weighs' ? 'do both weigh' : 'do both hold'} together?`,
      ...numeric(
        a + b,
        {
          'subtracted-instead': [Math.abs(a - b), 'You found how much the jars differ; add them.'],
          ...((a % 10) + (b % 10) > 9
            ? { 'forgot-the-new-ten': [a + b - 10, 'The ones make a new ten; add it to the tens.'] as const }
            : {
                'carried-for-nothing': [
                  a + b + 10,
                  'You carried a ten, but the ones make no new ten.',
                ] as const,
              }),
          'forgot-the-new-hundred': [a + b - 100, 'You left out a hundred; add the hundreds again.'],
          'gave-one-jar': [Math.max(a, b), 'That is one jar; add the other one, too.'],
        },
        {
          check: (wrong) =>
            Number(wrong) > Math.max(a, b)
              ? `Take ${b} from ${wrong}: that leaves ${wrong.minus(b)}, not ${a}.`
              : `One jar alone ${verb} ${Math.max(a, b)} ${u}; both together make more.`,
        },
      ),

      hints: ['Both jars together: add.', 'Add the ones, then the tens, then the hundreds.'],
      explanation: `Together means adding: ${a} + ${b} = ${a + b} ${u}.`,
    };
  }),
  left: form([0, 1], (rng) => {
    const [a, b] = [rng.int(300, 950), rng.int(12, 290)];
    return {
      key: `${a} ${b}`,
      question: `A pitcher holds ${a} mL of juice. ${rng.pick(names)} pours out ${b} mL. How many mL are left?`,
      ...numeric(
        a - b,
        {
          'added-instead': [a + b, `You added ${b} mL; they are poured out, so take them away.`],
          ...(a % 10 < b % 10
            ? {
                'kept-the-broken-ten': [
                  a - b + 10,
                  'You broke up a ten; take it off the tens, too.',
                ] as const,
              }
            : {
                'borrowed-for-nothing': [a - b - 10, 'You broke up a ten, but there was no need.'] as const,
              }),
          'kept-the-broken-hundred': [a - b + 100, 'You broke up a hundred; take it off the hundreds, too.'],
          'gave-what-is-poured': [b, 'That is what is poured out; how much is left?'],
        },
        { check: (wrong) => `${wrong} mL and the ${b} mL make ${wrong.plus(b)} mL, not ${a} mL.` },
      ),

      hints: [
        'Some juice goes out, so take it away.',
        'Take away the hundreds, then the tens, then the ones.',
      ],
      explanation: `What is poured out is taken away: ${a} - ${b} = ${a - b} mL.`,
    };
  }),
  each: form([1, 2], (rng) => {
    const [a, b] = [rng.int(2, 9), rng.int(2, 10)];
    return {
      key: `${a} ${b}`,
      question: `${a} equal bags of flour weigh ${a * b} kilograms together. How many kilograms does one bag weigh?`,
      ...numeric(
        b,
        {
          'subtracted-instead': [a * b - a, `You took ${a} away; share ${a * b} kilograms among ${a} bags.`],
          'gave-number-of-bags': [a, `${a} is the number of bags; how heavy is one?`],
          'stopped-early': [b - 1, `${a} × ${b - 1} is only ${a * (b - 1)}.`],
          'went-too-far': [b + 1, `${a} × ${b + 1} is ${a * (b + 1)}; that is more than ${a * b}.`],
        },
        { check: (wrong) => `${a} × ${wrong} is ${wrong.times(a)}, not ${a * b}.` },
      ),

      hints: [`The bags are equal, so share ${a * b} kilograms.`, `${a} times what makes ${a * b}?`],
      explanation: `Share equally: ${a * b} ÷ ${a} = ${b}.`,
    };
  }),
  groups: form([0, 1, 2], (rng) => {
    const [a, b] = [rng.int(2, 9), rng.int(2, 10)];
    return {
      key: `${a} ${b}`,
      question: `A bucket holds ${a} liters. It is emptied into a tub ${b} times. How many liters are in the tub?`,
      ...numeric(
        a * b,
        {
          'added-instead': [a + b, `You added ${a} and ${b}; the bucket is emptied ${b} times.`],
          'left-out-a-bucket': [
            a * (b - 1),
            `That is ${b - 1} times ${a}; the bucket is emptied ${b} times.`,
          ],
          'counted-a-bucket-twice': [
            a * (b + 1),
            `That is ${b + 1} times ${a}; the bucket is emptied ${b} times.`,
          ],
          'counted-two-more': [a * (b + 2), `That is ${b + 2} times ${a}; the bucket is emptied ${b} times.`],
          'gave-one-bucket': [a, `That is one bucket; it is emptied ${b} times.`],
          'gave-the-times': [b, `${b} is how often the bucket is emptied; each time ${a} liters come in.`],
        },
        { check: (wrong) => timesCheck(wrong, a, b) },
      ),

      hints: [`Each time, ${a} liters come in.`, `Count by ${a}s, ${b} times.`],
      explanation: `${b} buckets of ${a} liters: ${b} × ${a} = ${a * b}.`,
    };
  }),
  estimate: form([2], (rng, { grade }) => {
    // Grade 3 multiplies tens only.
    const [a, fruit, many] =
      grade === 3
        ? ([10 * rng.int(5, 9), 'A plum', 'plums'] as const)
        : ([rng.int(105, 295), 'An apple', 'apples'] as const);
    const [b, c] = [rng.int(105, 295), rng.int(2, 5)];
    return {
      key: `${a} ${b} ${c}`,
      question: `${fruit} weighs ${a} grams, and a pear weighs ${b} grams. How many grams do ${c} ${many} and one pear weigh?`,
      ...numeric(a * c + b, {
        'took-one-of-each': [a + b, `You took one of the ${many} only; there are ${c}.`],
        'multiplied-both': (a + b) * c,
        'left-out-the-pear': [a * c, `Those are the ${many}; add the pear, too.`],
        'counted-an-apple-twice': [a * (c + 1) + b, `You counted one of the ${many} twice; there are ${c}.`],
        'left-out-an-apple': [a * (c - 1) + b, `You left out one of the ${many}; there are ${c}.`],
      }),

      hints: [`Multiply first: how heavy are the ${many}?`, 'Then add the pear.'],
      explanation: `${c} × ${a} = ${whole(a * c)}. ${whole(a * c)} + ${b} = ${whole(a * c + b)}.`,
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
      idea: 'Mass tells how heavy a thing is, in grams or kilograms. Liquid volume tells how much a container holds, in milliliters (mL) or liters. You can add, subtract, multiply and divide amounts as you do with numbers.',
      caution: 'Work only with amounts in the same unit.',
      mends: {
        'multiplied-both': 'You multiplied the pear, too; there is only one.',
      },
    },
  },
  massForms,
);

/** Mass and liquid volume. */
export const massesAndVolumes: Concept[] = [massAndVolume];
