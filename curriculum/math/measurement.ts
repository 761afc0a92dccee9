import { numeric, type WrongNumber } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Numeric } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed } from '../templates.ts';
import { count, unit } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

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

/** Returns wrong lengths near the right one, with the step that shows that each is wrong. */
const nearLengths = (
  right: number,
  advise: (wrong: number) => string,
  from = 0,
): Record<string, WrongNumber> =>
  Object.fromEntries(
    [-3, -2, 2, 3]
      .filter((off) => right + off > 0)
      .map((off) => [`read-${off}`, [from + right + off, advise(right + off)] as const]),
  );

/** Returns where a wrong number of steps leads. */
const stepsCheck =
  (from: number, to: number) =>
  (wrong: Numeric): string =>
    `From ${from}, ${count(Number(wrong), 'step')} ${Number(wrong) === 1 ? 'leads' : 'lead'} to ${from + Number(wrong)}, not ${to}.`;

/** Returns wrong readings of a length between two marks. */
const misreadings = (from: number, to: number, length: number): Record<string, WrongNumber> => ({
  'counted-the-marks': [to - from + 1, `You counted the mark at ${from}; count the steps between the marks.`],
  ...(from > 0
    ? { 'gave-the-end': to, 'added-both-ends': from + to }
    : { 'gave-the-ruler': [length, 'That is the whole ruler; look where the thing ends.'] as const }),
  'counted-between': [to - from - 1, 'You counted the marks in between; count the steps.'],
  ...nearLengths(to - from, stepsCheck(from, to)),
});

const lengthForms: Forms = {
  ruler: form([0, 1, 2], (rng, dial) => {
    const { u, length, from, to, size, strip } = laid(rng, dial);
    return {
      key: `${u} ${from} to ${to}`,
      question: `A ${strip} lies along a ruler. It starts at ${from} ${u}. It ends at ${to} ${u}. How long is it?`,
      ...numeric(size, misreadings(from, to, length), { show: unit(u), check: stepsCheck(from, to) }),

      hints: [`It starts at ${from}. Put your finger there.`, `Count the steps to ${to}.`],
      explanation: `Count the steps from ${from} to ${to}. ${to} - ${from} = ${size}.`,
      figure: { kind: 'ruler', unit: u, length, from, to },
    };
  }),
  end: form([0, 1], (rng, dial) => {
    const { u, from, to, size, strip } = laid(rng, { ...dial, level: 2 });
    return {
      key: `${u} ${from} ${size}`,
      question: `A ${strip} is ${size} ${u} long. It starts at ${from} ${u} on a ruler. Where does it end?`,
      ...numeric(
        to,
        {
          'counted-the-start': [to - 1, `You counted the mark at ${from}; take ${size} steps from it.`],
          'gave-the-length': [size, 'That is how long it is; where on the ruler does it end?'],
          'went-back': [Math.abs(size - from), `You took ${Math.min(size, from)} away; go on from ${from}.`],
          'started-at-one': [to + 1, `You went one step more; take ${size} steps from ${from}.`],
          ...nearLengths(
            size,
            (wrong) => `You took ${count(wrong, 'step')} from ${from}; take ${size}.`,
            from,
          ),
        },
        {
          show: unit(u),
          check: (wrong) =>
            `From ${from} to ${wrong} it is ${count(Math.abs(Number(wrong) - from), 'step')}, not ${size}.`,
        },
      ),

      hints: [`Put your finger on the start, at ${from}.`, `Go on as many steps as the ${strip} is long.`],
      explanation: `Go ${size} steps on from ${from}. ${from} + ${size} = ${to}.`,
    };
  }),
  start: form([1, 2], (rng, dial) => {
    const { u, from, to, size, strip } = laid(rng, { ...dial, level: 2 });
    const check = (wrong: Numeric): string =>
      `From ${wrong} to ${to} it is ${count(Math.abs(to - Number(wrong)), 'step')}, not ${size}.`;
    return {
      key: `${u} ${to} ${size}`,
      question: `A ${strip} is ${size} ${u} long. It ends at ${to} ${u} on a ruler. Where does it start?`,
      ...numeric(
        from,
        {
          'gave-the-length': size,
          'went-on': [to + size, `You went on from ${to}; go back to find the start.`],
          'counted-the-end': [from + 1, `You counted the mark at ${to}; take ${size} steps back.`],
          'gave-the-end': [to, 'That is where it ends; go back to the start.'],
          ...nearLengths(from, check),
        },
        { show: unit(u), check },
      ),

      hints: [`Put your finger on the end, at ${to}.`, `Go back as many steps as the ${strip} is long.`],
      explanation: `Go ${size} steps back from ${to}. ${to} - ${size} = ${from}.`,
    };
  }),
  two: form([0, 1, 2], (rng, dial) => {
    const { u, from, to, size, strip } = laid(rng, dial);
    const gap = rng.int(1, 6);
    const penCheck = (wrong: number): string =>
      wrong > size
        ? `That is ${wrong - size} ${u} longer than the ${strip}; the pen is ${gap} ${u} longer.`
        : `The ${strip} is ${size} ${u} long; the pen must be longer.`;
    return {
      key: `${u} ${from} ${to} ${gap}`,
      question: `A ${strip} goes from ${from} ${u} to ${to} ${u}. A pen is ${gap} ${u} longer. How long is the pen?`,
      ...numeric(
        size + gap,
        {
          'subtracted-instead': [Math.abs(size - gap), 'You made the pen shorter; it is longer.'],
          'gave-the-gap': [gap, 'That is how much longer the pen is; how long is all of it?'],
          'gave-the-first-length': [size, `That is the ${strip}; the pen is longer.`],
          'added-to-the-end': [to + gap, `You added to the end mark; first find how long the ${strip} is.`],
          'counted-the-marks': [
            size + gap + 1,
            `You counted the mark at ${from}; count the steps between the marks.`,
          ],
          ...nearLengths(size, (wrong) => penCheck(wrong + gap), gap),
        },
        { show: unit(u), check: (wrong) => penCheck(Number(wrong)) },
      ),

      hints: [`First find how long the ${strip} is. Count the steps.`, 'The pen is longer, so add.'],
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
      trap: 'gave-the-end',
      mends: {
        'gave-the-end': 'That is where it ends; it does not start at 0.',
        'added-both-ends': 'You added both ends; count the steps between them.',
        'gave-the-length': 'That is how long it is; where on the ruler does it start?',
      },
    },
  },
  lengthForms,
);

/** Draws two lengths with a sum and a difference within 100. */
function twoLengths(rng: Rng, dial: Dial) {
  const a = rng.int(byLevel(dial, [8, 20, 30]), byLevel(dial, [30, 60, 75]));
  const u = rng.pick(['cm', 'm', 'in', 'ft'] as const);
  const isLong = u === 'm' || u === 'ft';
  return {
    u,
    a,
    b: rng.int(4, Math.min(a - 3, 98 - a)),
    strip: rng.pick(isLong ? (['ribbon', 'string'] as const) : strips),
    other: isLong ? 'rope' : 'pole',
  };
}

/** Returns the wrong numbers for two lengths that are put together. */
const putTogether = (a: number, b: number): Record<string, WrongNumber> => ({
  'subtracted-instead': [a - b, `You took ${b} away; add it instead.`],
  'counted-the-start': [a + b - 1, `You counted ${a} itself; say ${a + 1} first.`],
  'named-one-part': [a, `You left out the ${b}; add it to ${a}.`],
  ...((a % 10) + (b % 10) > 9
    ? { 'forgot-the-new-ten': [a + b - 10, 'The ones make a new ten; add it to the tens.'] as const }
    : { 'carried-for-nothing': [a + b + 10, 'You carried a ten, but the ones make no new ten.'] as const }),
  'added-a-part-twice': [a + 2 * b, `You added ${b} twice; add it just once.`],
});

/** Returns the wrong numbers for the rest of a length, or the difference of two. */
const takenApart = (a: number, b: number): Record<string, WrongNumber> => ({
  'added-instead': [a + b, `You added ${a} and ${b}; take ${b} away.`],
  'counted-the-start': [a - b + 1, `You counted ${a} itself; say ${a - 1} first.`],
  'named-what-is-taken': [b, `${b} is what you take away; how much is left?`],
  ...(a % 10 < b % 10
    ? { 'kept-the-broken-ten': [a - b + 10, 'You broke up a ten; it is gone from the tens.'] as const }
    : { 'borrowed-for-nothing': [a - b - 10, 'You broke up a ten, but there was no need.'] as const }),
  'named-the-whole': [a, `You did not take ${b} away from ${a}.`],
});

const problemForms: Forms = {
  joined: form([0, 1], (rng, dial) => {
    const { u, a, b, strip } = twoLengths(rng, dial);
    return {
      key: `${a} ${b} ${u}`,
      question: `One ${strip} is ${a} ${u} long. Another one is ${b} ${u} long. How long are both, end to end?`,
      ...numeric(a + b, putTogether(a, b), { show: unit(u) }),

      hints: ['End to end means one after the other.', 'Add both lengths. Begin with the ones.'],
      explanation: `End to end, the lengths are added: ${a} + ${b} = ${a + b}.`,
    };
  }),
  longer: form([0, 1, 2], (rng, dial) => {
    const { u, a, b, strip, other } = twoLengths(rng, dial);
    return {
      key: `${a} ${b} ${u}`,
      question: `A ${strip} is ${a} ${u} long. A ${other} is ${b} ${u} long. How much longer is the ${strip}?`,
      ...numeric(a - b, takenApart(a, b), { show: unit(u) }),

      hints: [
        `Draw the ${strip} and the ${other} side by side.`,
        'Take the shorter length away from the longer one.',
      ],
      explanation: `Lay them side by side. What goes beyond is ${a} - ${b} = ${a - b}.`,
    };
  }),
  cut: form([0, 1], (rng, dial) => {
    const { u, a, b, strip } = twoLengths(rng, dial);
    return {
      key: `${a} ${b} ${u}`,
      question: `A ${strip} is ${a} ${u} long. ${rng.pick(names)} cuts off ${b} ${u}. How long is it now?`,
      ...numeric(a - b, takenApart(a, b), { show: unit(u) }),

      hints: ['A part comes off, so it gets shorter.', `Take the part away from ${a}.`],
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
      ...numeric(end, up ? putTogether(a, b) : takenApart(a, b)),

      hints: [
        `A jump ${up ? 'on goes to larger' : 'back goes to smaller'} numbers.`,
        'Jump the tens first, and then the ones.',
      ],
      explanation: `A jump ${up ? 'on adds' : 'back takes away'}: ${a} ${up ? '+' : '-'} ${b} = ${end}.`,
    };
  }),
  before: form([2], (rng, dial) => {
    const { u, a, b, strip } = twoLengths(rng, dial);
    return {
      key: `${a} ${b} ${u}`,
      question: `${rng.pick(names)} cuts ${b} ${u} off a ${strip}. Now ${a} ${u} are left. How long was it at first?`,
      ...numeric(a + b, putTogether(a, b), { show: unit(u) }),

      hints: ['Before the cut, it was longer than now.', 'Put the part that was cut off back on.'],
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
      trap: 'added-instead',
      mends: {},
    },
  },
  problemForms,
);

/** Lengths on rulers and in problems. */
export const measurement: Concept[] = [length, lengthProblems];
