import { numeric, type WrongNumber } from '../choices.ts';
import { names, things } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept, ConceptInfo, Dial } from '../types.ts';
import { amount } from './place-value.ts';

const math = { subject: 'Math', category: 'Arithmetic' };

/** Draws two numbers to add, or a whole and a part to take away. */
export type Draw = (rng: Rng, dial: Dial) => readonly [number, number];

/** Adds the digits of a and b column by column without carrying. */
export function addWithoutCarry(a: number, b: number): number {
  if (a === 0 && b === 0) return 0;
  return addWithoutCarry(Math.floor(a / 10), Math.floor(b / 10)) * 10 + (((a % 10) + (b % 10)) % 10);
}

/** Subtracts in each column the smaller digit from the larger, whichever is on top. */
export function subtractSmallerDigit(a: number, b: number): number {
  if (a === 0 && b === 0) return 0;
  return subtractSmallerDigit(Math.floor(a / 10), Math.floor(b / 10)) * 10 + Math.abs((a % 10) - (b % 10));
}

/** Returns the unit of the lowest place at which a column of digits passes ten, or of 10 if there is none. */
function crossing(hasCrossed: (unit: number) => boolean, top: number): number {
  for (let unit = 1; unit <= top; unit *= 10) if (hasCrossed(unit)) return unit * 10;
  return 10;
}

const digitAt = (n: number, unit: number): number => Math.floor(n / unit) % 10;

/** Returns the wrong results of a sum by their misconceptions. */
function wrongSums(a: number, b: number): Record<string, WrongNumber> {
  const bare = addWithoutCarry(a, b);
  const up = crossing((unit) => digitAt(a, unit) + digitAt(b, unit) > 9, Math.max(a, b));
  const [large, small] = [Math.max(a, b), Math.min(a, b)];
  const shift = small < 10 ? small * 10 : Math.floor(small / 10);
  return {
    ...(bare !== a + b && { 'forgot-the-new-ten': bare }),
    ...(bare !== a + b
      ? {
          'carried-twice': [a + b + up, `You carried ${whole(up)} twice; carry it just once.`] as const,
          'left-out-a-carry': [
            a + b - up,
            `You did not carry ${whole(up)}; add it to the next place.`,
          ] as const,
        }
      : {
          'carried-for-nothing': [a + b + up, 'You carried, but no place reaches ten here.'] as const,
          'lost-a-ten': [a + b - up, 'You lost a ten; add the tens again.'] as const,
        }),
    'lost-a-one': [a + b - 1, 'You left out one of the ones; add the ones again.'],
    'added-the-carried-one-twice': [
      a + b + 1,
      up === 10 && bare !== a + b
        ? 'You added the carried 1 to the ones, too; it goes to the tens.'
        : 'You counted one of the ones twice; add the ones again.',
    ],
    'subtracted-instead': [large - small, `You took ${whole(small)} away; put both numbers together.`],
    'shifted-a-number': [large + shift, `You wrote ${whole(small)} in the wrong place; line up the ones.`],
  };
}

/** Returns the wrong results of a difference by their misconceptions. */
function wrongRests(a: number, b: number): Record<string, WrongNumber> {
  const bare = subtractSmallerDigit(a, b);
  const down = crossing((unit) => a % (unit * 10) < b % (unit * 10), a);
  const shift = b < 10 ? b * 10 : Math.floor(b / 10);
  return {
    ...(bare !== a - b && {
      'took-smaller-from-larger': bare,
      'kept-the-broken-unit': [
        a - b + down,
        `You broke up ${whole(down)}; take it off the next place, too.`,
      ] as const,
    }),
    ...(bare === a - b && {
      'borrowed-for-nothing': [a - b - down, 'You broke up a ten, but you need not here.'] as const,
    }),
    'took-the-one-off-the-ones': [
      a - b - 1,
      down === 10 && bare !== a - b
        ? 'You took 1 off the ones, too; take it off the tens only.'
        : 'You took one away twice; take the ones away again.',
    ],
    'counted-the-start': [a - b + 1, `You counted ${whole(a)} itself; count the steps back from it.`],
    'added-instead': [a + b, `You put both together; take ${whole(b)} away from ${whole(a)}.`],
    'shifted-a-number': [a - shift, `You wrote ${whole(b)} in the wrong place; line up the ones.`],
  };
}

/** Names the places of a sum from the left: 300 + 200, 40 + 50, 7 + 8. */
function byPlaces(a: number, b: number): string {
  const steps = [100_000, 10_000, 1000, 100, 10, 1].flatMap((unit) => {
    const [x, y] = [(Math.floor(a / unit) % 10) * unit, (Math.floor(b / unit) % 10) * unit];
    return x + y > 0 ? `${whole(x)} + ${whole(y)} = ${whole(x + y)}` : [];
  });
  return `Add place by place: ${steps.join(', ')}. Together that is ${whole(a + b)}.`;
}

/** Takes a number away in parts, the largest first. */
function inParts(a: number, b: number): string {
  let rest = a;
  const steps = [100_000, 10_000, 1000, 100, 10, 1].flatMap((unit) => {
    const part = (Math.floor(b / unit) % 10) * unit;
    if (part === 0) return [];
    rest -= part;
    return `${whole(rest + part)} - ${whole(part)} = ${whole(rest)}`;
  });
  return `Take away in parts: ${steps.join(', ')}.`;
}

/** Returns the hints for adding two numbers: the ones first, with the digits of the question. */
const addHints = (a: number, b: number): string[] => [
  `Add the ones first: ${a % 10} + ${b % 10}.`,
  (a % 10) + (b % 10) > 9
    ? 'There are ten or more ones, so carry 1 to the tens.'
    : 'Then add the tens, and so on. Carry 1 if a place reaches ten.',
];

/** Returns the hints for taking a number away: the ones first, with the digits of the question. */
const takeHints = (a: number, b: number): string[] =>
  a % 10 < b % 10
    ? [
        `There ${a % 10 === 1 ? 'is' : 'are'} only ${amount(a % 10, 'one')} in ${whole(a)}. That is not enough.`,
        'Break up a ten. Then go on place by place.',
      ]
    : [
        b % 10 === 0 ? 'There are no ones to take away.' : `Take the ones away first: ${a % 10} - ${b % 10}.`,
        'Then go on place by place. Break up a unit if you need to.',
      ];

const sumForms = (draw: Draw): Forms => ({
  sum: form([0, 1, 2], (rng, dial) => {
    const [a, b] = draw(rng, dial);
    return {
      key: `${Math.min(a, b)}+${Math.max(a, b)}`,
      question: `What is ${whole(a)} + ${whole(b)}?`,
      ...numeric(a + b, wrongSums(a, b)),

      hints: addHints(a, b),
      explanation: byPlaces(a, b),
    };
  }),
  story: form([0, 1], (rng, dial) => {
    const [[a, b], thing] = [draw(rng, dial), rng.pick(things)];
    return {
      key: `${Math.min(a, b)}+${Math.max(a, b)}`,
      question: `${rng.pick(names)} has ${whole(a)} ${thing}. They get ${whole(b)} more. How many ${thing} do they have now?`,
      ...numeric(a + b, wrongSums(a, b)),

      hints: [
        'They get more, so put both numbers together.',
        'Then add the other places. Does one reach ten?',
      ],
      explanation: byPlaces(a, b),
    };
  }),
  before: form([0, 1, 2], (rng, dial) => {
    const [[a, b], thing] = [draw(rng, dial), rng.pick(things)];
    return {
      key: `${a} ${b}`,
      question: `${rng.pick(names)} gives ${whole(b)} ${thing} away and keeps ${whole(a)}. How many ${thing} were there at first?`,
      ...numeric(a + b, wrongSums(a, b)),

      hints: [
        'What was given away and what is kept make the whole.',
        'Add place by place. Does a place reach ten?',
      ],
      explanation: `Put back what was given away. ${byPlaces(a, b)}`,
    };
  }),
  three: form([1, 2], (rng, dial) => {
    // All three together stay within the draw.
    const [a, rest] = draw(rng, dial);
    const c = rng.int(1, Math.min(9, rest - 1));
    const b = rest - c;
    return {
      key: `${a} ${b} ${c}`,
      question: `What is ${whole(a)} + ${whole(b)} + ${c}?`,
      ...numeric(a + b + c, {
        'left-out-a-number': [a + b, `You left out the ${c}; add all three numbers.`],
        'left-out-the-second': [a + c, `You left out ${whole(b)}; add all three numbers.`],
        'added-the-last-twice': [a + b + 2 * c, `You added ${c} twice; add it just once.`],
        'took-the-last-away': [a + b - c, `You took ${c} away; all three numbers are added.`],
      }),

      hints: ['Do two of the numbers have ones that make ten? Add them first.', 'Then add the third number.'],
      explanation: `${byPlaces(a, b)} Then add ${c}: ${whole(a + b + c)}.`,
    };
  }),
});

const restForms = (draw: Draw): Forms => ({
  difference: form([0, 1, 2], (rng, dial) => {
    const [a, b] = draw(rng, dial);
    return {
      key: `${a}-${b}`,
      question: `What is ${whole(a)} - ${whole(b)}?`,
      ...numeric(a - b, wrongRests(a, b)),

      hints: takeHints(a, b),
      explanation: inParts(a, b),
    };
  }),
  story: form([0, 1], (rng, dial) => {
    const [[a, b], thing] = [draw(rng, dial), rng.pick(things)];
    return {
      key: `${a}-${b}`,
      question: `${rng.pick(names)} has ${whole(a)} ${thing}. Then ${whole(b)} are lost. How many ${thing} are left?`,
      ...numeric(a - b, wrongRests(a, b)),

      hints: [
        `Some are lost, so take them away from ${whole(a)}.`,
        'Start with the ones. Do you need to break up a ten?',
      ],
      explanation: inParts(a, b),
    };
  }),
  gap: form([0, 1, 2], (rng, dial) => {
    const [a, b] = draw(rng, dial);
    return {
      key: `${b} ${a}`,
      question: `Which number fits? ${whole(b)} + □ = ${whole(a)}`,
      ...numeric(a - b, wrongRests(a, b)),

      hints: [
        `${whole(a)} is the whole, and one part of it is known.`,
        'Take the known part away from the whole.',
      ],
      explanation: `The missing part is ${whole(a)} - ${whole(b)}. ${inParts(a, b)}`,
    };
  }),
  more: form([1, 2], (rng, dial) => {
    const [a, b] = draw(rng, dial);
    const [one = '', other = ''] = rng.pair(names);
    return {
      key: `${a}-${b}`,
      question: `${one} has ${whole(a)} points. ${other} has ${whole(b)}. How many more does ${one} have?`,
      ...numeric(a - b, wrongRests(a, b)),

      hints: [
        `Compare both numbers: ${whole(a)} is more than ${whole(b)}.`,
        'Take the smaller number away from the larger one.',
      ],
      explanation: `The difference is ${whole(a)} - ${whole(b)}. ${inParts(a, b)}`,
    };
  }),
});

type Info = Omit<ConceptInfo, 'subject' | 'category'>;

/** Creates a concept of sums. */
export const sumOf = (info: Info, draw: Draw): Concept => formed({ ...math, ...info }, sumForms(draw));

/** Creates a concept of differences. */
export const restOf = (info: Info, draw: Draw): Concept => formed({ ...math, ...info }, restForms(draw));
