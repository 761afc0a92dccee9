import { among, numeric, worded } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Ask, byLevel, type Forms, form, formed, range } from '../templates.ts';
import { capitalize } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import {
  countChoices,
  counted,
  countOnHelp,
  mendsOf,
  miscounts,
  offBy,
  partHelp,
  pictures,
  signs,
  sumMistakes,
  thingsFigure,
} from './early-forms.ts';

const info = { subject: 'Math', category: 'Measurement' };

const colors = ['red', 'blue', 'green', 'pink', 'gold', 'black'] as const;
const square = pictures.find(({ thing }) => thing === 'square') ?? {
  thing: 'square' as const,
  sign: '■',
  one: '',
  many: '',
};

/** Draws bars of squares in different colors and lengths. */
function bars(rng: Rng, dial: Dial, count: number) {
  const sizes = rng.sample(range(2, byLevel(dial, [6, 8, 10])), count);
  return rng.sample(colors, count).map((color, i) => ({ color: color as string, n: sizes[i] ?? 1 }));
}

type Bar = ReturnType<typeof bars>[number];

const told = (all: readonly Bar[]): string =>
  all.map(({ color, n }) => `${color}: ${signs(square, n)}.`).join(' ');
const keyOf = (all: readonly Bar[]): string =>
  all
    .map(({ color, n }) => `${color} ${n}`)
    .sort()
    .join(' ');
const drawn = (all: readonly Bar[]) =>
  thingsFigure(all.map(({ color, n }) => ({ thing: 'square', count: n, label: color })));

const extreme =
  (long: boolean): Ask =>
  (rng, dial) => {
    const all = bars(rng, dial, 4);
    const [first, second, third, last] = all.toSorted((a, b) => (long ? b.n - a.n : a.n - b.n));
    const [way, asked, opposite] = long
      ? ['longer', 'longest', 'shortest']
      : ['shorter', 'shortest', 'longest'];
    return {
      key: keyOf(all),
      question: `Which bar is the ${asked}? ${told(all)}`,
      ...worded(first?.color ?? '', {
        'second-place': [second?.color ?? '', `Another bar is even ${way}; look at all four again.`],
        'middle-place': [third?.color ?? '', `Two other bars are ${way}; count the squares.`],
        'other-end': [last?.color ?? '', `That is the ${opposite} bar; which one is the ${asked}?`],
      }),

      hints: ['Count the squares of each bar.', `Which number is the ${long ? 'largest' : 'smallest'}?`],
      explanation: `Put the ends in line. The ${first?.color} bar has ${first?.n} squares. The others have ${long ? 'fewer' : 'more'}.`,
      ...drawn(all),
    };
  };

const lengthForms: Forms = {
  longest: form([0, 1], extreme(true)),
  shortest: form([0, 1, 2], extreme(false)),
  longer: form([0, 1, 2], (rng, dial) => {
    const [a, b] = bars(rng, dial, 2).sort((x, y) => y.n - x.n);
    if (!a || !b) throw new RangeError('two bars');
    return {
      key: keyOf([a, b]),
      question: `How many squares longer is the ${a.color} bar than the ${b.color} bar? ${told([a, b])}`,
      ...numeric(
        a.n - b.n,
        {
          'counted-the-whole-bar': [a.n, `${a.n} is the whole ${a.color} bar; count only the extra squares.`],
          'counted-the-other-bar': [
            b.n,
            `${b.n} is the ${b.color} bar; count the extra squares of the other.`,
          ],
          'counted-both': [a.n + b.n, 'You counted both bars; match them and count the rest.'],
          'counted-one-twice': a.n - b.n + 1,
          'skipped-one': a.n - b.n - 1,
        },
        { apart: offBy('match the squares one to one') },
      ),

      hints: [
        'Put both bars side by side with one end in line.',
        `Count the squares that go beyond the ${b.color} bar.`,
      ],
      explanation: `Put the ends in line. The ${a.color} bar goes on for ${a.n - b.n} more ${a.n - b.n === 1 ? 'square' : 'squares'}.`,
      ...drawn([a, b]),
    };
  }),
  chain: form([1, 2], (rng, dial) => {
    const [one = '', two = '', three = '', four = ''] = rng.sample(colors, 4);
    const last = dial.level === 0 ? three : four;
    const [tall, word] = [rng.int(0, 1) === 1, rng.int(0, 1) === 1];
    const way = word ? 'longer' : 'shorter';
    const facts = [[one, two], [two, three], ...(last === four ? [[three, four]] : [])].map(
      ([a, b]) => `The ${a} line is ${way} than the ${b} line.`,
    );
    // The first of the chain is at the end that the word names.
    const answer = tall === word ? one : last;
    const others = [one, two, three, four].filter((color) => color !== answer);
    const order = answer === one ? [one, two, three, four] : [four, three, two, one];
    const better = (color: string): string => order[order.indexOf(color) - 1] ?? answer;
    return {
      key: `${tall} ${way} ${one} ${two} ${three} ${last}`,
      question: `${rng.shuffle(facts).join(' ')} Which line is the ${tall ? 'longest' : 'shortest'}?`,
      ...among(
        answer,
        last === four ? others : others.filter((color) => color !== four),
        rng,
        (picked) =>
          `${capitalize(better(picked))} is ${tall ? 'longer' : 'shorter'} than ${picked}; look again.`,
      ),

      hints: [
        'Draw the first two lines that are named.',
        'Add the others one by one. Then look at the ends.',
      ],
      explanation: `In order, each is ${way} than the next: ${[one, two, three, ...(last === four ? [four] : [])].join(', ')}.`,
    };
  }),
};

const compareLengths = formed(
  {
    ...info,
    id: 'math.measurement.compare-lengths',
    title: 'Longer and shorter',
    grades: [0, 1],
    objectives: ['Compare and order lengths'],
    keywords: ['comparing lengths', 'longer and shorter', 'longest', 'shortest', 'order by length'],
    prerequisites: ['math.counting.objects'],
    standards: ['K.MD.A.1', 'K.MD.A.2', '1.MD.A.1'],
    teaching: {
      idea: 'Put two things side by side with one end in line. The one that goes on is longer.',
      caution: 'Both must start at the same line.',
      mends: {
        ...mendsOf('counted-one-twice', 'skipped-one'),
      },
    },
  },
  lengthForms,
);

const units = ['clip', 'block', 'coin', 'stick', 'bean'] as const;
/** Things of about the same length, so that either may be the longer one. */
const measured = ['pen', 'book', 'spoon', 'comb', 'shoe', 'leaf'] as const;

const unitForms: Forms = {
  count: form([0, 1], (rng, dial) => {
    const [n, thing] = [rng.int(3, byLevel(dial, [8, 12, 16])), rng.pick(measured)];
    return {
      key: `${n} ${thing}`,
      question: `Squares lie along a ${thing}, end to end. How many squares long is it? ${signs(square, n)}`,
      ...countChoices(n),

      hints: [`Begin at one end of the ${thing}.`, 'Touch each square once and count.'],
      explanation: `Count each square once: ${range(1, n).join(', ')}. It is ${n} squares long.`,
      ...thingsFigure([{ thing: 'square', count: n }]),
    };
  }),
  longer: form([0, 1, 2], (rng, dial) => {
    const [unit, [one = '', other = '']] = [rng.pick(units), rng.pair(measured)];
    const b = rng.int(2, byLevel(dial, [6, 9, 12]));
    const gap = rng.int(1, 8);
    return {
      key: `${unit} ${one} ${b + gap} ${other} ${b}`,
      question: `A ${one} is ${b + gap} ${unit}s long. A ${other} is ${b} ${unit}s long. How much longer is the ${one}?`,
      ...numeric(
        gap,
        {
          'named-the-longer': [b + gap, `That is the whole ${one}; how much goes beyond the ${other}?`],
          'named-the-shorter': [b, `That is the ${other}; how much goes beyond it?`],
          'added-both': [2 * b + gap, 'You put both together; compare them instead.'],
          'counted-the-start': [gap + 1, `You counted ${b} itself; say ${b + 1} first.`],
        },
        {
          show: (v) => `${v.n} ${unit}${v.n === 1n ? '' : 's'}`,
          apart: offBy(partHelp(b + gap, b)),
        },
      ),

      hints: [`Both are measured with ${unit}s.`, 'Count on from the shorter length to the longer one.'],
      explanation: `Count on from ${b} to ${b + gap}. That is ${gap} more: ${b + gap} - ${b} = ${gap}.`,
    };
  }),
  joined: form([0, 1, 2], (rng, dial) => {
    const [unit, [one = '', other = '']] = [rng.pick(units), rng.pair(measured)];
    const [a, b] = [rng.int(2, byLevel(dial, [5, 8, 10])), rng.int(2, byLevel(dial, [5, 8, 10]))];
    return {
      key: `${unit} ${one} ${a} ${other} ${b}`,
      question: `A ${one} is ${a} ${unit}s long. A ${other} is ${b} ${unit}s long. How long are both, end to end?`,
      ...numeric(a + b, sumMistakes(Math.max(a, b), Math.min(a, b)), {
        show: (v) => `${v.n} ${unit}${v.n === 1n ? '' : 's'}`,
        apart: offBy(countOnHelp(a, b)),
      }),

      hints: ['End to end means one after the other.', 'Start at the longer length. Count on the other one.'],
      explanation: `Put the lengths together: ${a} + ${b} = ${a + b}.`,
    };
  }),
  twice: form([1, 2], (rng, dial) => {
    const [thing, n] = [rng.pick(measured), rng.int(2, byLevel(dial, [6, 8, 10]))];
    return {
      key: `${n} ${thing}`,
      question: `A ${thing} is as long as ${n} long sticks. Two short sticks make one long stick. How many short sticks long is it?`,
      ...numeric(
        2 * n,
        {
          ...Object.fromEntries(Object.entries(miscounts(2 * n)).filter(([, wrong]) => wrong !== n)),
          'kept-the-number': n,
          'added-two': [n + 2, `You added 2; each long stick makes 2 short ones.`],
        },
        { apart: offBy(`count ${n} twos`) },
      ),

      hints: ['Lay two short sticks for each long stick.', 'Count by twos, once for each long stick.'],
      explanation: `Each long stick makes 2 short ones. So you need ${n} + ${n} = ${2 * n}.`,
    };
  }),
};

const measureUnits = formed(
  {
    ...info,
    id: 'math.measurement.units',
    title: 'Measuring with clips and blocks',
    grades: [1, 2],
    objectives: ['Measure with equal units that lie end to end'],
    keywords: ['measuring with units', 'units end to end', 'measure with blocks', 'nonstandard units'],
    prerequisites: ['math.measurement.compare-lengths', 'math.subtraction.within-10'],
    standards: ['1.MD.A.2', '2.MD.A.2'],
    teaching: {
      idea: 'Lay equal things end to end along a length. Count them, and you have measured it.',
      caution: 'Leave no gaps. Do not let the units lie on top of each other.',
      mends: {
        ...mendsOf(...counted),
        'kept-the-number': 'Short sticks are smaller, so you need more of them.',
      },
    },
  },
  unitForms,
);

/** Lengths that are compared and counted in things. */
export const sizes: Concept[] = [compareLengths, measureUnits];
