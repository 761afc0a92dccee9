import { numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed } from '../templates.ts';
import { unit } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { mendsOf, slipped, slipsOf } from './early-forms.ts';

const info = { subject: 'Math', category: 'Measurement' };

/** Rulers with their lengths in whole units. */
const rulers = [
  { u: 'cm', length: 15 },
  { u: 'in', length: 12 },
] as const;

const strips = ['ribbon', 'stick', 'string', 'strip'] as const;

/** Draws what lies on a ruler. Beginners see it start at 0. */
function laid(rng: Rng, dial: Dial) {
  const { u, length } = rng.pick(rulers);
  const from = byLevel(dial, [0, rng.int(1, 5), rng.int(1, 8)]);
  const to = rng.int(from + 2, length);
  return { u, length, from, to, size: to - from, strip: rng.pick(strips) };
}

/** Returns wrong readings of a length between two marks. */
const misreadings = (from: number, to: number): Record<string, number> => ({
  ...slipsOf(to - from),
  ...(from > 0 && { 'gave-the-end': to, 'added-both-ends': from + to }),
});

const lengthForms: Forms = {
  ruler: form([0, 1, 2], (rng, dial) => {
    const { u, length, from, to, size, strip } = laid(rng, dial);
    return {
      key: `${u} ${from} to ${to}`,
      question: `A ${strip} lies along a ruler. It starts at ${from} ${u}. It ends at ${to} ${u}. How long is it?`,
      ...numeric(size, misreadings(from, to), { show: unit(u) }),
      explanation: `Count the steps from ${from} to ${to}. ${to} - ${from} = ${size}.`,
      figure: { kind: 'ruler', unit: u, length, from, to },
    };
  }),
  end: form([0, 1], (rng, dial) => {
    const { u, from, to, size, strip } = laid(rng, dial);
    return {
      key: `${u} ${from} ${size}`,
      question: `A ${strip} is ${size} ${u} long. It starts at ${from} ${u} on a ruler. Where does it end?`,
      ...numeric(to, slipsOf(to), { show: unit(u) }),
      explanation: `Go ${size} steps on from ${from}. ${from} + ${size} = ${to}.`,
    };
  }),
  start: form([1, 2], (rng, dial) => {
    const { u, from, to, size, strip } = laid(rng, { ...dial, level: 2 });
    return {
      key: `${u} ${to} ${size}`,
      question: `A ${strip} is ${size} ${u} long. It ends at ${to} ${u} on a ruler. Where does it start?`,
      ...numeric(from, { ...slipsOf(from), 'gave-the-length': size }, { show: unit(u) }),
      explanation: `Go ${size} steps back from ${to}. ${to} - ${size} = ${from}.`,
    };
  }),
  two: form([0, 1, 2], (rng, dial) => {
    const { u, from, to, size, strip } = laid(rng, dial);
    const gap = rng.int(1, 6);
    return {
      key: `${u} ${from} ${to} ${gap}`,
      question: `A ${strip} goes from ${from} ${u} to ${to} ${u}. A pen is ${gap} ${u} longer. How long is the pen?`,
      ...numeric(size + gap, slipsOf(size + gap), { show: unit(u) }),
      explanation: `The ${strip} is ${to} - ${from} = ${size} ${u} long. ${size} + ${gap} = ${size + gap}.`,
    };
  }),
};

const length = formed(
  {
    ...info,
    id: 'math.measurement.length',
    title: 'Measuring length',
    grades: [1, 4],
    objectives: ['Find a length on a ruler, also where it does not start at 0'],
    keywords: ['measuring', 'length', 'ruler', 'centimeters', 'inches', 'how long is it'],
    prerequisites: ['math.subtraction.within-10', 'math.measurement.units'],
    standards: ['1.MD.A.2', '2.MD.A.1'],
    teaching: {
      idea: 'A ruler has equal steps. Count the steps from one end of a thing to the other.',
      caution: 'Look where the thing starts. It need not start at 0.',
      hints: ['Where does it start? Where does it end?', 'Count the steps between both marks.'],
      mends: {
        ...mendsOf(...slipped),
        'gave-the-end': 'That is only where it ends. It did not start at 0.',
        'added-both-ends': 'The ends were added. Count the steps between them.',
        'gave-the-length': 'That is the length. Where on the ruler does it start?',
      },
    },
  },
  lengthForms,
);

/** Draws two lengths with a sum and a difference within 100. */
function twoLengths(rng: Rng, dial: Dial) {
  const a = rng.int(byLevel(dial, [8, 20, 30]), byLevel(dial, [30, 60, 75]));
  return {
    u: rng.pick(['cm', 'm', 'in', 'ft'] as const),
    a,
    b: rng.int(4, Math.min(a - 3, 98 - a)),
    strip: rng.pick(strips),
  };
}

const lengthSlips = (n: number): Record<string, number> => ({
  'one-too-many': n + 1,
  'one-too-few': n - 1,
  'ten-too-many': n + 10,
  'ten-too-few': n - 10,
});

const problemForms: Forms = {
  joined: form([0, 1], (rng, dial) => {
    const { u, a, b, strip } = twoLengths(rng, dial);
    return {
      key: `${a} ${b} ${u}`,
      question: `One ${strip} is ${a} ${u} long. One more is ${b} ${u} long. How long are both, end to end?`,
      ...numeric(a + b, { ...lengthSlips(a + b), 'subtracted-instead': a - b }, { show: unit(u) }),
      explanation: `End to end, the lengths are added: ${a} + ${b} = ${a + b}.`,
    };
  }),
  longer: form([0, 1, 2], (rng, dial) => {
    const { u, a, b, strip } = twoLengths(rng, dial);
    return {
      key: `${a} ${b} ${u}`,
      question: `A ${strip} is ${a} ${u} long. A pole is ${b} ${u} long. How much longer is the ${strip}?`,
      ...numeric(a - b, { ...lengthSlips(a - b), 'added-instead': a + b }, { show: unit(u) }),
      explanation: `Lay them side by side. What goes beyond is ${a} - ${b} = ${a - b}.`,
    };
  }),
  cut: form([0, 1], (rng, dial) => {
    const { u, a, b, strip } = twoLengths(rng, dial);
    return {
      key: `${a} ${b} ${u}`,
      question: `A ${strip} is ${a} ${u} long. ${rng.pick(names)} cuts off ${b} ${u}. How long is it now?`,
      ...numeric(a - b, { ...lengthSlips(a - b), 'added-instead': a + b }, { show: unit(u) }),
      explanation: `A part is taken away: ${a} - ${b} = ${a - b}.`,
    };
  }),
  jumps: form([1, 2], (rng, dial) => {
    const { a, b } = twoLengths(rng, dial);
    const up = rng.int(0, 1) === 1;
    const end = up ? a + b : a - b;
    return {
      key: `${a} ${b} ${up}`,
      question: `On a number line, start at ${a}. Jump ${b} ${up ? 'on' : 'back'}. Where do you land?`,
      ...numeric(end, {
        ...lengthSlips(end),
        [up ? 'subtracted-instead' : 'added-instead']: up ? a - b : a + b,
      }),
      explanation: `A jump ${up ? 'on adds' : 'back takes away'}: ${a} ${up ? '+' : '-'} ${b} = ${end}.`,
    };
  }),
  before: form([2], (rng, dial) => {
    const { u, a, b, strip } = twoLengths(rng, dial);
    return {
      key: `${a} ${b} ${u}`,
      question: `${rng.pick(names)} cuts ${b} ${u} off a ${strip}. Now ${a} ${u} are left. How long was it first?`,
      ...numeric(a + b, { ...lengthSlips(a + b), 'subtracted-instead': a - b }, { show: unit(u) }),
      explanation: `Put the parts together again: ${a} + ${b} = ${a + b}.`,
    };
  }),
};

const lengthProblems = formed(
  {
    ...info,
    id: 'math.measurement.length-problems',
    title: 'Problems with lengths',
    grades: [2, 3],
    objectives: ['Add and subtract lengths in one unit'],
    keywords: ['length word problems', 'how much longer', 'adding lengths', 'number line jumps'],
    prerequisites: ['math.measurement.length', 'math.addition.within-100', 'math.subtraction.within-100'],
    standards: ['2.MD.A.4', '2.MD.B.5', '2.MD.B.6'],
    teaching: {
      idea: 'Lengths in one unit add up like numbers. On a number line, they are jumps.',
      caution: 'The word longer does not always mean adding. Draw both lengths.',
      hints: ['Draw the lengths as lines.', 'Do you look for the whole or for a part?'],
      mends: mendsOf(
        'one-too-many',
        'one-too-few',
        'ten-too-many',
        'ten-too-few',
        'added-instead',
        'subtracted-instead',
      ),
    },
  },
  problemForms,
);

/** Lengths on rulers and in problems. */
export const measurement: Concept[] = [length, lengthProblems];
