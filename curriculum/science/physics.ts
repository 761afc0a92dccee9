import { checked } from '../checked.ts';
import { type WrongNumber, worded } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { byLevel, range, sampled } from '../templates.ts';
import { decimal, unit, whole } from '../text.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { laws } from './laws.ts';

/** Units next to each other: the large one, the small one, and how many small ones it has. */
const unitPairs = [
  ['cm', 'mm', 10],
  ['m', 'cm', 100],
  ['km', 'm', 1000],
  ['g', 'mg', 1000],
  ['kg', 'g', 1000],
  ['L', 'mL', 1000],
] as const;

type UnitPair = (typeof unitPairs)[number];

/** Returns the right number of units, and the same digits with other places, by their powers of ten. */
function placesOf(
  right: Rational,
  u: string,
  powers: readonly number[],
  adviceOn: (power: number) => string,
): Pick<Draft, 'answer' | 'mistakes'> {
  const show = (power: number): string => `${decimal(right.times(rational(10).power(power)))} ${u}`;
  const wrong = powers.filter((power) => power !== 0);
  return worded(
    show(0),
    Object.fromEntries(
      wrong.map((power) => [`places-off-by-${power}`, [show(power), adviceOn(power)] as const]),
    ),
  );
}

/** Returns the advice for a conversion with a factor of which the power of ten is wrong. */
const wrongFactor =
  ([large, small, factor]: UnitPair, isUp: boolean) =>
  (power: number): string => {
    const used = rational(factor).times(rational(10).power(isUp ? -power : power));
    const fact = `1 ${large} is ${whole(factor)} ${small}`;
    if (used.equals(1)) return `You kept the number; ${fact}.`;
    const [way, other] = isUp ? ['divided', 'multiplied'] : ['multiplied', 'divided'];
    return used.compare(1) > 0
      ? `You ${way} by ${decimal(used)}, but ${fact}.`
      : `You ${other} by ${decimal(rational(1).over(used))}; think of the larger and the smaller unit.`;
  };

/** Adds a few small units to large ones. */
function addUnits([large, small, factor]: UnitPair, rng: Rng): Draft {
  const right = rng.int(2, 99);
  const digit = rng.int(1, 9);
  const isTens = rng.int(0, 1) === 1;
  const [rest, wrongRest] = isTens ? [10 * digit, digit] : [digit, 10 * digit];
  const wrong = factor * rng.pick([10, 0.1]);
  const show = (n: number): string => `${whole(n)} ${small}`;
  const ofFactor = `You took ${whole(wrong)} ${small} for 1 ${large}; it is ${whole(factor)}.`;
  return {
    key: `sum ${right} ${large} and ${rest} ${small}`,
    question: `How many ${small} are in ${right} ${large} and ${rest} ${small}?`,
    ...worded(show(right * factor + rest), {
      'wrong-factor': [show(right * wrong + rest), ofFactor],
      'wrong-place': [
        show(right * factor + wrongRest),
        `You added ${wrongRest} ${small}, but it is ${rest} ${small}.`,
      ],
      'wrong-factor and wrong-place': [show(right * wrong + wrongRest), ofFactor],
    }),
    hints: [
      `How many ${small} make 1 ${large}?`,
      `Change the ${right} ${large} first. Then add the ${rest} ${small}.`,
    ],
    explanation: `1 ${large} is ${whole(factor)} ${small}, so ${right} ${large} is ${whole(right * factor)} ${small}. With ${rest} ${small} more it is ${show(right * factor + rest)}.`,
  };
}

function convert(rng: Rng, dial: Dial): Draft {
  const form = rng.pick(
    dial.grade < 5 ? (['small', 'sum', 'back'] as const) : (['small', 'sum', 'large', 'back'] as const),
  );
  if (form === 'sum') return addUnits(rng.pick(unitPairs.filter(([, , factor]) => factor > 10)), rng);
  const pair = rng.pick(unitPairs);
  const [large, small, factor] = pair;
  const isUp = form !== 'small';
  // Each size among the choices is the key equally often. Before grade 5 all numbers are whole.
  const isYoung = dial.grade < 5;
  const sizes = isYoung ? 3 : 4;
  const size = rng.int(0, sizes - 1);
  const digits = rng.int(2, isYoung && factor === 1000 ? 9 : 99);
  const inLarge = rational(digits % 10 === 0 ? digits + 1 : digits).times(
    rational(10).power(isYoung ? size : size - 2),
  );
  const inSmall = inLarge.times(factor);
  const [given, right] = isUp ? [inSmall, inLarge] : [inLarge, inSmall];
  const [from, to] = isUp ? [small, large] : [large, small];
  const fact = `1 ${large} is ${whole(factor)} ${small}.`;
  return {
    key: `${form} ${inLarge} ${large} ${small}`,
    question:
      form === 'back'
        ? `${decimal(given)} ${from} is the same as how many ${to}?`
        : `How many ${to} are in ${decimal(given)} ${from}?`,
    ...placesOf(right, to, range(-size, sizes - 1 - size), wrongFactor(pair, isUp)),
    hints: [
      `How many ${small} make 1 ${large}?`,
      isUp
        ? `The ${large} is the larger unit. Do you need fewer of them or more?`
        : `The ${small} is the smaller unit. Do you need fewer of them or more?`,
    ],
    explanation: `${fact} So ${isUp ? 'divide' : 'multiply'}: ${decimal(given)} ${isUp ? '÷' : '×'} ${whole(factor)} = ${decimal(right)}.`,
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
      caution: 'Smaller unit, larger number: 2 m is 200 cm, not 0.02 cm.',
      mends: {},
    },
  },
  convert,
);

function inKelvins(c: number): Omit<Draft, 'key'> {
  const off = (by: number): WrongNumber => [c + 273 + by, `This is ${c} + ${273 + by}; add 273.`];
  return {
    question: `What is ${c} °C in kelvins? (K = C + 273)`,
    ...checked(
      c + 273,
      {
        'wrong-direction': [
          273 - c,
          `You went ${c < 0 ? 'up' : 'down'} from 273; go ${c < 0 ? 'down' : 'up'}.`,
        ],
        'ten-too-many': off(10),
        'ten-too-few': off(-10),
        'hundred-too-many': off(100),
        'hundred-too-few': off(-100),
      },
      (wrong) => `Check: ${wrong} - 273 is ${wrong.minus(273)}, not ${c}.`,
      { show: unit('K', String) },
    ),
    hints: [
      'Kelvins begin 273 degrees lower. Is the number larger or smaller then?',
      `Begin at 273, and go ${c < 0 ? 'down' : 'up'} by ${Math.abs(c)}.`,
    ],
    explanation: `Add 273: ${c} + 273 = ${c + 273} K.`,
  };
}

function inFahrenheit(c: number): Omit<Draft, 'key'> {
  const f = (c * 9) / 5 + 32;
  const near = (other: number): WrongNumber => [
    (other * 9) / 5 + 32,
    `That belongs to ${other} °C: ${(other * 9) / 5} + 32.`,
  ];
  return {
    question: `What is ${c} °C in °F? (F = C × 9/5 + 32)`,
    ...checked(
      f,
      {
        'forgot-the-32': [f - 32, 'You stopped after × 9/5; the 32 is still to be added.'],
        'took-32-away': [f - 64, 'You took 32 away; toward °F it is added.'],
        'left-out-the-factor': [c + 32, `You added 32 to ${c}; multiply by 9/5 first.`],
        'doubled-instead': [2 * c + 32, `You doubled ${c}; 9/5 is a little less than 2.`],
        'one-step-too-high': near(c + 5),
        'one-step-too-low': near(c - 5),
        'two-steps-too-high': near(c + 10),
        'two-steps-too-low': near(c - 10),
      },
      (wrong) => `Check: ${wrong} - 32 is ${wrong.minus(32)}, but ${c} × 9/5 is ${(c * 9) / 5}.`,
      { show: unit('°F', String), signed: true },
    ),
    hints: [`How much is ${c} × 9/5? Divide by 5 first.`, 'The 32 comes last.'],
    explanation: `First ${c} × 9/5 = ${(c * 9) / 5}. Then add 32: ${f} °F.`,
  };
}

function inCelsius(c: number): Omit<Draft, 'key'> {
  const f = (c * 9) / 5 + 32;
  const near = (other: number): WrongNumber => [
    other,
    `Check: ${other} °C is ${(other * 9) / 5 + 32} °F, not ${f} °F.`,
  ];
  return {
    question: `What is ${f} °F in °C? (F = C × 9/5 + 32)`,
    ...checked(
      c,
      {
        'left-out-the-factor': [f - 32, 'You stopped after taking 32 away; divide by 9/5 too.'],
        'three-steps-too-high': near(c + 15),
        'three-steps-too-low': near(c - 15),
        'one-step-too-high': near(c + 5),
        'one-step-too-low': near(c - 5),
        'two-steps-too-high': near(c + 10),
        'two-steps-too-low': near(c - 10),
      },
      (wrong) =>
        `Check: ${wrong} °C is ${decimal(wrong.times(9).over(5).plus(32).round(1))} °F, not ${f} °F.`,
      { show: unit('°C', String), signed: true },
    ),
    hints: [
      `Undo the last step first: take the 32 away from ${f}.`,
      'Then undo × 9/5: divide by 9, and multiply by 5.',
    ],
    explanation: `First take 32 away: ${f - 32}. Then multiply by 5/9: ${c} °C.`,
  };
}

function temperatureOf(rng: Rng, dial: Dial): Draft {
  const form = rng.pick(['fahrenheit', 'celsius', 'kelvin'] as const);
  if (form === 'kelvin') {
    const c = rng.int(-20, byLevel(dial, [60, 150, 400])) || 1;
    return { key: `kelvin ${c}`, ...inKelvins(c) };
  }
  const c = 5 * rng.int(byLevel(dial, [0, -4, -12]), byLevel(dial, [30, 40, 60]));
  return { key: `${form} ${c}`, ...(form === 'fahrenheit' ? inFahrenheit(c) : inCelsius(c)) };
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
      mends: {},
    },
  },
  temperatureOf,
);

/** Measurement and the laws of physics with exact numbers. */
export const physicsConcepts: Concept[] = [metric, temperature, ...laws];
