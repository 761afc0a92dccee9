import { crossed, numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { type Ask, type Forms, form, formed } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { beside, drawn } from './middle-forms.ts';

const info = { subject: 'Math', category: 'Measurement' };

/** One large unit has `factor` small ones. */
interface Units {
  large: string;
  small: string;
  factor: number;
  what: string;
}

const metric: readonly Units[] = [
  { large: 'meters', small: 'centimeters', factor: 100, what: 'rope' },
  { large: 'kilometers', small: 'meters', factor: 1000, what: 'trail' },
  { large: 'kilograms', small: 'grams', factor: 1000, what: 'bag of rice' },
  { large: 'liters', small: 'milliliters', factor: 1000, what: 'tank of water' },
  { large: 'centimeters', small: 'millimeters', factor: 10, what: 'pencil' },
];

const customary: readonly Units[] = [
  { large: 'feet', small: 'inches', factor: 12, what: 'rope' },
  { large: 'yards', small: 'feet', factor: 3, what: 'path' },
  { large: 'pounds', small: 'ounces', factor: 16, what: 'bag of nuts' },
  { large: 'gallons', small: 'quarts', factor: 4, what: 'tank of water' },
  { large: 'quarts', small: 'pints', factor: 2, what: 'pot of soup' },
  { large: 'pints', small: 'cups', factor: 2, what: 'jug of milk' },
];

const measures = (what: string): string =>
  /rope|trail|pencil|path/.test(what) ? 'is' : /rice|nuts/.test(what) ? 'weighs' : 'holds';
const after = (what: string): string => (/rope|trail|pencil|path/.test(what) ? ' long' : '');

const mistakesOf = (rng: Rng, n: number, factor: number, right: number) => ({
  'wrong-factor':
    n *
    (factor === 12 ? 10 : factor >= 100 ? rng.pick([factor / 10, factor * 10]) : factor + rng.pick([1, -1])),
  'added-factor': n + factor,
  'one-unit-off': right + rng.pick([factor, -factor]),
});

const drawUnits = (rng: Rng, { level }: Dial, all: readonly Units[]) => ({
  ...rng.pick(all),
  n: rng.int(2, [9, 15, 40][level] ?? 9),
});

type FormName = 'down' | 'up' | 'both' | 'rest' | 'compare';

const conversions: Record<FormName, (all: readonly Units[]) => Ask> = {
  down: (all) => (rng, dial) => {
    const { large, small, factor, what, n } = drawUnits(rng, dial, all);
    return {
      key: `${large} ${n}`,
      question: `A ${what} ${measures(what)} ${n} ${large}${after(what)}. How many ${small} is that?`,
      ...numeric(n * factor, mistakesOf(rng, n, factor, n * factor), { slip: factor }),
      explanation: `Each of the ${n} ${large} has ${whole(factor)} ${small}: ${n} × ${whole(factor)} = ${whole(n * factor)}.`,
    };
  },
  up: (all) => (rng, dial) => {
    const { large, small, factor, what, n } = drawUnits(rng, dial, all);
    return {
      key: `${large} ${n}`,
      question: `A ${what} ${measures(what)} ${whole(n * factor)} ${small}${after(what)}. How many ${large} is that?`,
      ...numeric(n, {
        'wrong-factor': factor >= 100 ? n * 10 : Math.max(1, n + rng.pick([2, -2])),
        'one-unit-off': beside(rng, n, { by: 1 }),
        'multiplied-instead': n * factor * factor,
      }),
      explanation: `${whole(factor)} ${small} make one of the ${large}: ${whole(n * factor)} ÷ ${whole(factor)} = ${n}.`,
    };
  },
  both: (all) => (rng, dial) => {
    const { large, small, factor, what, n } = drawn(
      () => drawUnits(rng, dial, all),
      (u) => u.factor > 2,
    );
    const more = rng.int(1, Math.min(factor - 1, 90));
    return {
      key: `${large} ${n} ${more}`,
      question:
        `A ${what} ${measures(what)} ${n} ${large} and ${more} ${small}${after(what)}. How many ${small} is that in all?`.replace(
          /\b1 (\w+?)(e?)s\b/g,
          (_text, stem, e) => (stem === 'inch' ? `1 ${stem}` : `1 ${stem}${e}`),
        ),
      ...numeric(
        n * factor + more,
        {
          'left-out-rest': n * factor,
          'added-factor': n + factor + more,
          'wrong-factor': n * (factor === 10 ? 100 : 10) + more,
          'one-unit-off': n * factor + more + rng.pick([factor, -factor]),
        },
        { slip: factor },
      ),
      explanation: `${n} ${large} are ${n} × ${whole(factor)} = ${whole(n * factor)} ${small}. With ${more} more that is ${whole(n * factor + more)}.`,
    };
  },
  rest: (all) => (rng, dial) => {
    const { large, small, factor, what, n } = drawn(
      () => drawUnits(rng, dial, all),
      (u) => u.factor > 2,
    );
    const more = rng.int(1, Math.min(factor - 1, 90));
    const wrong = drawn(
      () => beside(rng, more, { by: 3 }),
      (each) => each < factor,
    );
    return {
      key: `${large} ${n * factor + more}`,
      question: `A ${what} ${measures(what)} ${whole(n * factor + more)} ${small}${after(what)}. How many ${large} and ${small} is that?`,
      ...crossed(
        { right: n, wrong: beside(rng, n, { by: 1 }), mistake: 'one-unit-off' },
        { right: more, wrong, mistake: 'wrong-rest' },
        (a, b) => `${large}: ${a}, ${small}: ${b}`,
      ),
      explanation: `${n} × ${whole(factor)} = ${whole(n * factor)}, and ${more} ${more === 1 ? 'is' : 'are'} left over: ${large}: ${n}, ${small}: ${more}.`,
    };
  },
  compare: (all) => (rng, dial) => {
    const { large, small, factor, n } = drawUnits(rng, dial, all);
    const off = rng.pick([-1, 1]) * rng.int(1, Math.max(1, Math.min(factor - 1, 50)));
    const m = n * factor + off;
    const [a, b] = rng.pair(names);
    const isFirst = off < 0;
    return {
      key: `${large} ${n} ${m}`,
      question: `${a} has ${n} ${large}, and ${b} has ${whole(m)} ${small}. Who has more, and by how much?`,
      ...crossed(
        { right: isFirst ? a : b, wrong: isFirst ? b : a, mistake: 'compared-numbers-only' },
        { right: Math.abs(off), wrong: beside(rng, Math.abs(off)), mistake: 'wrong-rest' },
        (name, by) => `${name}, the difference in ${small} is ${by}`,
      ),
      explanation: `${n} ${large} are ${whole(n * factor)} ${small}. Compare ${whole(n * factor)} with ${whole(m)}: the difference is ${Math.abs(off)}.`,
    };
  },
};

/** Returns the forms for a system of units. */
function conversionForms(all: readonly Units[]): Forms {
  const { down, up, both, rest, compare } = conversions;
  return {
    down: form([0, 1], down(all)),
    up: form([0, 1], up(all)),
    both: form([0, 1, 2], both(all)),
    rest: form([2], rest(all)),
    compare: form([1, 2], compare(all)),
  };
}

const teaching = (idea: string, caution: string) => ({
  idea,
  caution,
  hints: [
    'Which unit is larger?',
    'How many small units make one large unit?',
    'Small units are more in number: multiply. Large units are fewer: divide.',
  ],
  mends: {
    'wrong-factor': 'That is another factor. How many small units make one large unit?',
    'added-factor': 'Each large unit has that many small ones, so multiply.',
    'one-unit-off': 'One large unit is missing or counted twice.',
    'multiplied-instead': 'Larger units are fewer in number. Divide.',
    'left-out-rest': 'Add the small units too.',
    'wrong-rest': 'The small units are off. Subtract once more.',
    'compared-numbers-only': 'Change both to the same unit before you compare.',
  },
});

const metricUnits = formed(
  {
    ...info,
    id: 'math.measurement.metric',
    title: 'Converting metric units',
    grades: [4, 6],
    objectives: ['Change metric units of length, mass and volume'],
    keywords: [
      'metric units',
      'metric conversion',
      'centimeters to meters',
      'grams to kilograms',
      'milliliters',
    ],
    prerequisites: ['math.multiplication.facts', 'math.measurement.length'],
    standards: ['4.MD.A.1', '4.MD.A.2', '5.MD.A.1'],
    teaching: teaching(
      'Metric units grow by tens: 10 millimeters make a centimeter, 100 centimeters make a meter. “Kilo” means 1,000, so a kilogram has 1,000 grams. To get small units from large ones, multiply.',
      'The smaller the unit, the larger is the number of units.',
    ),
  },
  conversionForms(metric),
);

const customaryUnits = formed(
  {
    ...info,
    id: 'math.measurement.customary',
    title: 'Feet, pounds and gallons',
    grades: [4, 6],
    objectives: ['Change customary units of length, weight and volume'],
    keywords: [
      'customary units',
      'customary conversion',
      'feet to inches',
      'pounds to ounces',
      'gallons to quarts',
    ],
    prerequisites: ['math.multiplication.facts', 'math.measurement.length'],
    standards: ['4.MD.A.1', '4.MD.A.2', '5.MD.A.1'],
    teaching: teaching(
      'A foot has 12 inches, a yard has 3 feet, and a pound has 16 ounces. A gallon has 4 quarts, a quart has 2 pints, and a pint has 2 cups. To get small units from large ones, multiply.',
      'These units do not grow by tens. Know the factor of each.',
    ),
  },
  conversionForms(customary),
);

/** Units of length, weight and volume. */
export const unitConversion: Concept[] = [metricUnits, customaryUnits];
