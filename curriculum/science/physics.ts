import { crossed, numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { byLevel, range, sampled } from '../templates.ts';
import { decimal, unit, whole } from '../text.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { laws } from './laws.ts';
import { bothSides } from './slips.ts';

/** Units next to each other: the large one, the small one, and how many small ones it has. */
const unitPairs = [
  ['cm', 'mm', 10],
  ['m', 'cm', 100],
  ['km', 'm', 1000],
  ['g', 'mg', 1000],
  ['kg', 'g', 1000],
  ['L', 'mL', 1000],
] as const;

/** Draws a number of two different digits. */
function twoDigits(rng: Rng): { right: number; swapped: number } {
  const [a, b] = rng.pair(range(1, 9));
  return { right: 10 * a + b, swapped: 10 * b + a };
}

function convert(rng: Rng, dial: Dial): Draft {
  const [large, small, factor] = rng.pick(unitPairs);
  const { right, swapped } = twoDigits(rng);
  const form = rng.pick(
    dial.grade < 5 ? (['small', 'sum', 'back'] as const) : (['small', 'sum', 'large', 'back'] as const),
  );
  const other = rational(factor).times(rng.pick([rational(10), rational(1, 10)]));
  const numbers = { right, wrong: swapped, mistake: 'swapped-digits' };
  const factors = { right: rational(factor), wrong: other, mistake: 'wrong-factor' };
  const rest = form === 'sum' ? rng.int(1, 9) : 0;
  const isUp = form === 'large';
  const result = (n: number, f: typeof other) => (isUp ? rational(n).over(f) : f.times(n).plus(rest));
  const to = isUp || form === 'back' ? large : small;
  const why = `1 ${large} is ${whole(factor)} ${small}.`;
  if (form === 'back') {
    const back = (n: number, f: typeof other) => `${decimal(f.times(n).over(factor))} ${to}`;
    return {
      key: `back ${right} ${large} ${small}`,
      question: `${whole(right * factor)} ${small} are as much as how many ${large}?`,
      ...crossed(numbers, factors, back),
      explanation: `${why} So divide: ${whole(right * factor)} ÷ ${whole(factor)} = ${right}.`,
    };
  }
  const given =
    form === 'sum'
      ? `${right} ${large} and ${rest} ${small}`
      : isUp
        ? `${right} ${small}`
        : `${right} ${large}`;
  const answer = result(right, rational(factor));
  return {
    key: `${form} ${given}`,
    question: `How many ${to} are ${given}?`,
    ...crossed(numbers, factors, (n, f) => `${decimal(result(n, f))} ${to}`),
    explanation: `${why} ${isUp ? 'Divide' : 'Multiply'} by ${whole(factor)}: ${decimal(answer)} ${to}.`,
  };
}

const metric = sampled(
  {
    subject: 'Science',
    category: 'Measurement',
    id: 'science.units.metric',
    title: 'Metric units',
    grades: [4, 8],
    objectives: ['Convert between metric units of length, mass and volume'],
    keywords: [
      'metric units',
      'units',
      'converting units',
      'unit conversion',
      'meters',
      'grams',
      'liters',
      'centimeters',
    ],
    prerequisites: ['math.numbers.place-value'],
    standards: ['4.MD.A.1', '5.MD.A.1'],
    teaching: {
      idea:
        'Metric units are powers of ten apart. Kilo means thousand, centi a hundredth and milli a thousandth. To ' +
        'get smaller units you ' +
        'need more of them, so multiply. To get larger units, divide.',
      caution: 'Smaller unit, larger number: 2 m are 200 cm, not 0.02 cm.',
      hints: ['How many of the small unit make one of the large unit?', 'Do you need more of them or fewer?'],
      mends: {
        'wrong-factor': 'Check the factor: 10 mm in a cm, 100 cm in a m, and 1,000 for kilo and milli.',
        'swapped-digits': 'The digits of the number have changed places. Copy it with care.',
      },
    },
  },
  convert,
);

function temperatureOf(rng: Rng, dial: Dial): Draft {
  const form = rng.pick(['fahrenheit', 'celsius', 'kelvin'] as const);
  const c =
    form === 'kelvin'
      ? rng.int(-20, byLevel(dial, [60, 150, 400]))
      : 5 * rng.int(byLevel(dial, [0, -4, -12]), byLevel(dial, [30, 40, 60]));
  const f = (c * 9) / 5 + 32;
  const degrees = { slip: 1, signed: true };
  if (form === 'kelvin')
    return {
      key: `kelvin ${c}`,
      question: `What is ${c} °C in kelvins? (K = C + 273)`,
      ...numeric(c + 273, bothSides(c + 273, 10, 100), { show: unit('K'), ...degrees }),
      explanation: `Add 273: ${c} + 273 = ${c + 273} K.`,
    };
  const isToF = form === 'fahrenheit';
  const [given, from, to, answer] = isToF ? [c, 'C', 'F', f] : [f, 'F', 'C', c];
  return {
    key: `${form} ${c}`,
    question: `What is ${given} °${from} in °${to}? (F = C × 9/5 + 32)`,
    ...numeric(answer, bothSides(answer, isToF ? 9 : 5, isToF ? 2 : 1), { show: unit(`°${to}`), ...degrees }),
    explanation: isToF
      ? `First ${c} × 9/5 = ${(c * 9) / 5}. Then add 32: ${f} °F.`
      : `First take 32 away: ${f - 32}. Then multiply by 5/9: ${c} °C.`,
  };
}

const temperature = sampled(
  {
    subject: 'Science',
    category: 'Measurement',
    id: 'science.units.temperature',
    title: 'Temperature scales',
    grades: [6, 10],
    objectives: ['Convert between Celsius, Fahrenheit and kelvins'],
    keywords: ['temperature', 'celsius', 'fahrenheit', 'kelvin', 'temperature conversion'],
    prerequisites: ['math.arithmetic.order-of-operations', 'math.decimals.multiply'],
    standards: ['MS-PS3-4'],
    teaching: {
      idea:
        'Water freezes at 0 °C or 32 °F and boils at 100 °C or 212 °F. So 100 Celsius degrees are 180 Fahrenheit ' +
        'degrees: 5 to 9. ' +
        'Kelvins have the size of Celsius degrees, but start at absolute zero, -273 °C.',
      caution: 'For °F the 32 is added last. On the way back it is taken away first.',
      hints: [
        'Write the formula for the scale that is asked.',
        'Which step comes first: the factor or the 32?',
      ],
      mends: {},
    },
  },
  temperatureOf,
);

/** Measurement and the laws of physics with exact numbers. */
export const physicsConcepts: Concept[] = [metric, temperature, ...laws];
