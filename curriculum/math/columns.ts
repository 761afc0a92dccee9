import { numeric } from '../choices.ts';
import { names, things } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { type Ask, type Forms, form, formed } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept, ConceptInfo, Dial } from '../types.ts';
import { digitAt, placesCheck, subtractSmallerDigit, wrongRests, wrongSums } from './column-mistakes.ts';

const math = { subject: 'Math', category: 'Arithmetic' };

/** Draws two numbers to add, or a whole and a part to take away. */
export type Draw = (rng: Rng, dial: Dial) => readonly [number, number];

/** Adds place by place, the ones first: 7 + 8, 40 + 50, 300 + 200. */
function byPlaces(a: number, b: number): string {
  const steps = [1, 10, 100, 1000, 10_000, 100_000].flatMap((unit) => {
    const [x, y] = [(Math.floor(a / unit) % 10) * unit, (Math.floor(b / unit) % 10) * unit];
    return x + y > 0 ? `${whole(x)} + ${whole(y)} = ${whole(x + y)}` : [];
  });
  return `Add place by place: ${steps.join(', ')}. Together that is ${whole(a + b)}.`;
}

/** Takes a number away place by place, the ones first, where a unit of the next place is broken up if there are too few. */
function takenByPlaces(a: number, b: number): string {
  let isBroken = false;
  const steps = [1, 10, 100, 1000, 10_000, 100_000].flatMap((unit) => {
    if (unit > a) return [];
    const [digit, taken] = [digitAt(a, unit) - (isBroken ? 1 : 0), digitAt(b, unit)];
    isBroken = digit < taken;
    const x = isBroken ? digit + 10 : digit;
    return x === 0 && taken === 0
      ? []
      : `${whole(x * unit)} - ${whole(taken * unit)} = ${whole((x - taken) * unit)}`;
  });
  const needs = subtractSmallerDigit(a, b) !== a - b;
  const broken = a < 100 ? 'a ten' : 'a unit of the next place';
  return `Take away place by place${needs ? `. Break up ${broken} where you need more` : ''}: ${steps.join(', ')}. Together that is ${whole(a - b)}.`;
}

/** Returns the hints for adding two numbers: the ones first, with the digits of the question. */
const addHints = (a: number, b: number): string[] => [
  (a % 10) + (b % 10) === 0 ? 'There are no ones to add.' : `Add the ones first: ${a % 10} + ${b % 10}.`,
  (a % 10) + (b % 10) > 9
    ? 'There are ten or more ones, so carry 1 to the tens.'
    : 'Then add the tens, and so on. Carry 1 if a place reaches ten.',
];

/** Returns the hints for taking a number away: the ones first, with the digits of the question. */
const takeHints = (a: number, b: number): string[] =>
  a % 10 < b % 10
    ? [
        a % 10 === 0
          ? `There are no ones in ${whole(a)} to take from.`
          : `The ones place of ${whole(a)} has only ${a % 10}. That is not enough.`,
        digitAt(a, 10) > 0
          ? 'Break up a ten. Then go on place by place.'
          : digitAt(a, 100) > 0
            ? 'There is no ten, so break up a hundred first.'
            : 'There is no ten, so break up the next larger unit first.',
      ]
    : [
        b % 10 === 0 ? 'There are no ones to take away.' : `Take the ones away first: ${a % 10} - ${b % 10}.`,
        b < 10
          ? 'The other places stay as they are.'
          : a < 100
            ? 'Then take the tens away.'
            : 'Then go on place by place. Break up a ten or a hundred if you need to.',
      ];

/** Puts first the two of three numbers whose ones make ten, if there are any. */
function easyOrder(a: number, b: number, c: number): readonly [number, number, number, isTen: boolean] {
  const orders = [
    [a, b, c],
    [a, c, b],
    [b, c, a],
  ] as const;
  const [x, y, z] = orders.find(([p, q]) => (p % 10) + (q % 10) === 10) ?? orders[0];
  return [x, y, z, (x % 10) + (y % 10) === 10];
}

/** Asks for the sum of three numbers, which stays within the draw. */
const threeNumbers =
  (draw: Draw): Ask =>
  (rng, dial) => {
    const [a, rest] = draw(rng, dial);
    // A third number of 1 looks like a slip of the ones.
    const c = rng.int(Math.min(2, rest - 1), Math.min(9, rest - 1));
    const b = rest - c;
    const [x, y, z, isTen] = easyOrder(a, b, c);
    return {
      key: `${a} ${b} ${c}`,
      question: `What is ${whole(a)} + ${whole(b)} + ${c}?`,
      ...numeric(
        a + b + c,
        {
          'left-out-a-number': [a + b, `You left out the ${c}; add all three numbers.`],
          'left-out-the-second': [a + c, `You left out ${whole(b)}; add all three numbers.`],
          'added-the-last-twice': [a + b + 2 * c, `You added ${c} twice; add it just once.`],
          'took-the-last-away': [a + b - c, `You took ${c} away; all three numbers are added.`],
          'forgot-the-new-ten': [
            a + b + c - 10,
            (a % 10) + (b % 10) + c > 9
              ? 'A ten is missing; the ones make a new ten.'
              : 'A ten is missing; add the tens again.',
          ],
          'carried-twice': [a + b + c + 10, 'There is one ten too many; add the tens again.'],
          'lost-a-one': [a + b + c - 1, 'You left out one of the ones; add the ones again.'],
          'counted-a-one-twice': [a + b + c + 1, 'You counted one of the ones twice; add the ones again.'],
        },
        { check: placesCheck(a + b, '+', c) },
      ),

      hints: [
        isTen
          ? 'Two of the numbers have ones that make ten. Add them first.'
          : 'Add two of the numbers first, place by place.',
        'Then add the third number.',
      ],
      explanation: `${byPlaces(x, y)} Then add ${whole(z)}: ${whole(a + b + c)}.`,
    };
  };

const sumForms = (draw: Draw): Forms => ({
  sum: form([0, 1, 2], (rng, dial) => {
    const [a, b] = draw(rng, dial);
    return {
      key: `${Math.min(a, b)}+${Math.max(a, b)}`,
      question: `What is ${whole(a)} + ${whole(b)}?`,
      ...numeric(a + b, wrongSums(a, b), { check: placesCheck(a, '+', b) }),

      hints: addHints(a, b),
      explanation: byPlaces(a, b),
    };
  }),
  story: form([0, 1], (rng, dial) => {
    const [[a, b], thing, who] = [draw(rng, dial), rng.pick(things), rng.pick(names)];
    return {
      key: `${Math.min(a, b)}+${Math.max(a, b)}`,
      question:
        a + b > 100
          ? `A shop has ${whole(a)} ${thing}. It gets ${whole(b)} more. How many ${thing} does it have now?`
          : `${who} has ${whole(a)} ${thing}. ${who} gets ${whole(b)} more. How many ${thing} does ${who} have now?`,
      ...numeric(a + b, wrongSums(a, b), { check: placesCheck(a, '+', b) }),

      hints: ['More come, so put both numbers together.', 'Start with the ones. Does a place reach ten?'],
      explanation: byPlaces(a, b),
    };
  }),
  before: form([0, 1, 2], (rng, dial) => {
    const [[a, b], thing] = [draw(rng, dial), rng.pick(things)];
    return {
      key: `${a} ${b}`,
      question: `${a + b > 100 ? `A shop sells ${whole(b)} ${thing}` : `${rng.pick(names)} gives ${whole(b)} ${thing} away`} and keeps ${whole(a)}. How many ${thing} were there at first?`,
      ...numeric(a + b, wrongSums(a, b), { check: placesCheck(a, '+', b) }),

      hints: [
        `What ${a + b > 100 ? 'is sold' : 'was given away'} and what is kept make the whole.`,
        'Add place by place. Does a place reach ten?',
      ],
      explanation: `Put back what ${a + b > 100 ? 'is sold' : 'was given away'}. ${byPlaces(a, b)}`,
    };
  }),
  three: form([1, 2], threeNumbers(draw)),
});

const restForms = (draw: Draw): Forms => ({
  difference: form([0, 1, 2], (rng, dial) => {
    const [a, b] = draw(rng, dial);
    return {
      key: `${a}-${b}`,
      question: `What is ${whole(a)} - ${whole(b)}?`,
      ...numeric(a - b, wrongRests(a, b), { check: placesCheck(a, '-', b) }),

      hints: takeHints(a, b),
      explanation: takenByPlaces(a, b),
    };
  }),
  story: form([0, 1], (rng, dial) => {
    const [[a, b], thing] = [draw(rng, dial), rng.pick(things)];
    const gone = a > 100 ? 'sold' : 'lost';
    return {
      key: `${a}-${b}`,
      question: `${a > 100 ? 'A shop' : rng.pick(names)} has ${whole(a)} ${thing}. Then ${whole(b)} are ${gone}. How many ${thing} are left?`,
      ...numeric(a - b, wrongRests(a, b), { check: placesCheck(a, '-', b) }),

      hints: [
        `Some are ${gone}, so take them away from ${whole(a)}.`,
        'Start with the ones. Do you need to break up a ten?',
      ],
      explanation: takenByPlaces(a, b),
    };
  }),
  gap: form([0, 1, 2], (rng, dial) => {
    const [a, b] = draw(rng, dial);
    return {
      key: `${b} ${a}`,
      question: `Which number fits? ${whole(b)} + □ = ${whole(a)}`,
      ...numeric(a - b, wrongRests(a, b), { check: placesCheck(a, '-', b) }),

      hints: [
        `${whole(a)} is the whole, and one part of it is known.`,
        'Take the known part away from the whole.',
      ],
      explanation: `The missing part is ${whole(a)} - ${whole(b)}. ${takenByPlaces(a, b)}`,
    };
  }),
  more: form([1, 2], (rng, dial) => {
    const [a, b] = draw(rng, dial);
    const [one = '', other = ''] = rng.pair(names);
    return {
      key: `${a}-${b}`,
      question: `${one} has ${whole(a)} points. ${other} has ${whole(b)}. How many more does ${one} have?`,
      ...numeric(a - b, wrongRests(a, b), { check: placesCheck(a, '-', b) }),

      hints: [
        `Compare both numbers: ${whole(a)} is more than ${whole(b)}.`,
        'Take the smaller number away from the larger one.',
      ],
      explanation: `The difference is ${whole(a)} - ${whole(b)}. ${takenByPlaces(a, b)}`,
    };
  }),
});

type Info = Omit<ConceptInfo, 'subject' | 'category'>;

/** Creates a concept of sums. */
export const sumOf = (info: Info, draw: Draw): Concept => formed({ ...math, ...info }, sumForms(draw));

/** Creates a concept of differences. */
export const restOf = (info: Info, draw: Draw): Concept => formed({ ...math, ...info }, restForms(draw));
