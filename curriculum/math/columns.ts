import { numeric } from '../choices.ts';
import { names, things } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept, ConceptInfo, Dial } from '../types.ts';

const math = { subject: 'Math', category: 'Arithmetic' };

/** Draws two numbers to add, or a whole and a part to take away. */
export type Draw = (rng: Rng, dial: Dial) => readonly [number, number];

/** Adds the digits of a and b column by column without carrying. */
function addWithoutCarry(a: number, b: number): number {
  if (a === 0 && b === 0) return 0;
  return addWithoutCarry(Math.floor(a / 10), Math.floor(b / 10)) * 10 + (((a % 10) + (b % 10)) % 10);
}

/** Subtracts in each column the smaller digit from the larger, whichever is on top. */
function subtractSmallerDigit(a: number, b: number): number {
  if (a === 0 && b === 0) return 0;
  return subtractSmallerDigit(Math.floor(a / 10), Math.floor(b / 10)) * 10 + Math.abs((a % 10) - (b % 10));
}

/** Returns the numbers that are one unit off in a place. */
function placeSlips(n: number): Record<string, number> {
  return {
    'one-too-many': n + 1,
    'one-too-few': n - 1,
    'ten-too-many': n + 10,
    'ten-too-few': n - 10,
    ...(n > 200 && { 'hundred-too-many': n + 100, 'hundred-too-few': n - 100 }),
  };
}

const wrongSums = (a: number, b: number): Record<string, number> => {
  const bare = addWithoutCarry(a, b);
  return { ...placeSlips(a + b), ...(bare !== a + b && { 'forgot-the-new-ten': bare }) };
};

const wrongRests = (a: number, b: number): Record<string, number> => {
  const bare = subtractSmallerDigit(a, b);
  return { ...placeSlips(a - b), ...(bare !== a - b && { 'took-smaller-from-larger': bare }) };
};

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

const sumForms = (draw: Draw): Forms => ({
  sum: form([0, 1, 2], (rng, dial) => {
    const [a, b] = draw(rng, dial);
    return {
      key: `${Math.min(a, b)}+${Math.max(a, b)}`,
      question: `What is ${whole(a)} + ${whole(b)}?`,
      ...numeric(a + b, wrongSums(a, b)),
      explanation: byPlaces(a, b),
    };
  }),
  story: form([0, 1], (rng, dial) => {
    const [a, b] = draw(rng, dial);
    return {
      key: `${Math.min(a, b)}+${Math.max(a, b)}`,
      question: `${rng.pick(names)} has ${whole(a)} ${rng.pick(things)}. Then ${whole(b)} more come. How many in all?`,
      ...numeric(a + b, wrongSums(a, b)),
      explanation: byPlaces(a, b),
    };
  }),
  before: form([0, 1, 2], (rng, dial) => {
    const [a, b] = draw(rng, dial);
    return {
      key: `${a} ${b}`,
      question: `${rng.pick(names)} gives ${whole(b)} ${rng.pick(things)} away and keeps ${whole(a)}. How many were there first?`,
      ...numeric(a + b, wrongSums(a, b)),
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
      ...numeric(a + b + c, placeSlips(a + b + c)),
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
      explanation: inParts(a, b),
    };
  }),
  story: form([0, 1], (rng, dial) => {
    const [a, b] = draw(rng, dial);
    return {
      key: `${a}-${b}`,
      question: `${rng.pick(names)} has ${whole(a)} ${rng.pick(things)}. Then ${whole(b)} are lost. How many are left?`,
      ...numeric(a - b, wrongRests(a, b)),
      explanation: inParts(a, b),
    };
  }),
  gap: form([0, 1, 2], (rng, dial) => {
    const [a, b] = draw(rng, dial);
    return {
      key: `${b} ${a}`,
      question: `Which number fits? ${whole(b)} + □ = ${whole(a)}`,
      ...numeric(a - b, wrongRests(a, b)),
      explanation: `The missing part is ${whole(a)} - ${whole(b)}. ${inParts(a, b)}`,
    };
  }),
  more: form([1, 2], (rng, dial) => {
    const [a, b] = draw(rng, dial);
    const [one = '', other = ''] = rng.pair(names);
    return {
      key: `${a}-${b}`,
      question: `${one} has ${whole(a)} points. ${other} has ${whole(b)}. How many more has ${one}?`,
      ...numeric(a - b, wrongRests(a, b)),
      explanation: `The gap is ${whole(a)} - ${whole(b)}. ${inParts(a, b)}`,
    };
  }),
});

type Info = Omit<ConceptInfo, 'subject' | 'category'>;

/** Creates a concept of sums. */
export const sumOf = (info: Info, draw: Draw): Concept => formed({ ...math, ...info }, sumForms(draw));

/** Creates a concept of differences. */
export const restOf = (info: Info, draw: Draw): Concept => formed({ ...math, ...info }, restForms(draw));
