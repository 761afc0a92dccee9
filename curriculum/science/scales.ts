import { advisedBoth, crossed, numeric, type WrongNumber, worded } from '../choices.ts';
import { type Numeric, type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Ask, type Forms, form, formed } from '../templates.ts';
import { decimal, type Format, unit } from '../text.ts';
import type { Concept, Teaching } from '../types.ts';
import { nearMultiples, written } from './wrong-results.ts';

/** Mean distances from the Sun in tenths of an astronomical unit, rounded. Checked with a second list in the solver. */
const distances: readonly (readonly [planet: string, tenths: number])[] = [
  ['Mercury', 4],
  ['Venus', 7],
  ['Earth', 10],
  ['Mars', 15],
  ['Jupiter', 52],
  ['Saturn', 95],
  ['Uranus', 192],
  ['Neptune', 301],
];

const others = distances.filter(([name]) => name !== 'Earth');
const au = (tenths: number): string => `${decimal(rational(tenths, 10))} AU`;
const meters = unit('m');
const minutes = unit('minutes', decimal, 'minute');

/** Returns choices of a right and a wrong number, each also with a slip by a place. So all look alike. */
function placed(right: Rational, [mistake, wrong]: readonly [string, Rational], show: Format, rng: Rng) {
  const isUp = rng.int(0, 1) === 0;
  const factor = isUp ? rational(10) : rational(1, 10);
  return advisedBoth(
    crossed(
      { right, wrong, mistake },
      { right: rational(1), wrong: factor, mistake: isUp ? 'slipped-by-a-place' : 'slipped-down-a-place' },
      (value, by) => show(value.times(by)),
    ),
    'Two things went wrong here. Multiply first, and then check the decimal point.',
  );
}

/** Returns choices for a product: now and then slips by a place, and else wrong products on both sides. */
function productChoices(
  [of, times]: readonly [of: Rational, times: Numeric],
  wrong: Record<string, WrongNumber>,
  {
    misread,
    show,
    check,
    rng,
  }: {
    misread: readonly [mistake: string, value: Rational];
    show: Format;
    check: (wrong: Rational) => string;
    rng: Rng;
  },
) {
  const right = of.times(times);
  const isPlaced = rng.int(0, 2) === 0 && !misread[1].equals(right);
  return isPlaced
    ? placed(right, misread, show, rng)
    : numeric(right, { ...nearMultiples(of, times, [2, -2]), ...wrong }, { show, check });
}

/** Returns the products of learners who drop the tenths of an AU or round them up. */
function wholeUnits(tenths: number, times: number): Record<string, WrongNumber> {
  if (tenths % 10 === 0) return {};
  const [below, above] = [Math.floor(tenths / 10), Math.ceil(tenths / 10)];
  return {
    'dropped-the-tenths': [
      below * times,
      `You worked with ${below} AU; do not leave out the ${au(tenths % 10)}.`,
    ],
    'rounded-up': [above * times, `You rounded ${au(tenths)} up to ${above} AU; work with the exact number.`],
  };
}

const model: Ask = (rng) => {
  const [planet, tenths] = rng.pick(others);
  const scale = rng.int(2, 30);
  const of = rational(tenths, 10);
  const right = of.times(scale);
  const fromEarth = rational(Math.abs(tenths - 10) * scale, 10);
  return {
    question: `In a model, the Earth is ${scale} m from the Sun (1 AU). ${planet} is ${au(tenths)} from the Sun. How far is it in the model?`,
    ...productChoices(
      [of, scale],
      {
        'added-the-distances': of.plus(scale),
        'took-the-gap-to-the-earth': fromEarth,
        'counted-from-the-earth': [
          right.plus(scale),
          `You added ${scale} m, but the model starts at the Sun.`,
        ],
        ...wholeUnits(tenths, scale),
      },
      {
        misread: ['took-the-gap-to-the-earth', fromEarth],
        show: meters,
        check: (wrong) =>
          `${meters(wrong)} would stand for ${written(wrong.over(scale))} AU, not for ${au(tenths)}.`,
        rng,
      },
    ),
    hints: [
      `The Earth is at 1 AU. Is ${planet} nearer to the Sun or farther away?`,
      `Take ${scale} m once for each AU: ${decimal(of)} times.`,
    ],
    explanation: `Each AU is ${scale} m long: ${decimal(of)} × ${scale} = ${decimal(right)} m.`,
  };
};

const actual: Ask = (rng) => {
  const [planet, tenths] = rng.pick(others);
  const scale = rng.int(2, 30);
  const inModel = (each: number): string => decimal(rational(each * scale, 10));
  const wrong = rng.sample(
    others.filter(([name]) => name !== planet),
    3,
  );
  return {
    question: `In a model, 1 AU is ${scale} m. ${planet} stands ${inModel(tenths)} m from the Sun. How far is it really?`,
    ...worded(
      au(tenths),
      Object.fromEntries(
        wrong.map(([name, each]) => [
          `took-the-distance-of-${name.toLowerCase()}`,
          [
            au(each),
            `Multiply back: ${decimal(rational(each, 10))} × ${scale} is ${inModel(each)} m, not ${inModel(tenths)} m.`,
          ] as const,
        ]),
      ),
    ),
    hints: [
      `In the model, ${scale} m stands for 1 AU.`,
      `How many times does ${scale} m fit into ${inModel(tenths)} m?`,
    ],
    explanation: `Divide by the length of an AU in the model: ${inModel(tenths)} ÷ ${scale} = ${au(tenths)}.`,
  };
};

const gap: Ask = (rng) => {
  const [[a, x], [b, y]] = rng.pair(distances);
  const scale = rng.int(2, 20);
  const apart = rational(Math.abs(x - y), 10);
  const [near, far] = [Math.min(x, y), Math.max(x, y)].map((tenths) => rational(tenths * scale, 10));
  const right = apart.times(scale);
  return {
    question: `${a} is ${au(x)} from the Sun, and ${b} is ${au(y)}. Both lie in the same direction. How far apart are they in a model with ${scale} m for 1 AU?`,
    ...numeric(
      right,
      {
        ...nearMultiples(apart, scale, [1, -1, -2]),
        'added-the-distances': [
          rational((x + y) * scale, 10),
          'You added the distances from the Sun; take the nearer one from the farther one.',
        ],
        'took-the-farther-one': [far ?? right, 'This is how far the farther one is from the Sun.'],
        'took-the-nearer-one': [near ?? right, 'This is how far the nearer one is from the Sun.'],
      },
      { show: meters },
    ),
    hints: [
      'Both lie in the same direction, so how many AU lie between them?',
      `Then change the AU into the model: ${scale} m for each.`,
    ],
    explanation: `The gap is ${decimal(apart)} AU, and ${decimal(apart)} × ${scale} = ${decimal(right)} m.`,
  };
};

const light: Ask = (rng) => {
  const tenths = rng.int(2, 320);
  const of = rational(tenths, 10);
  return {
    question: `Light takes about 8 minutes for 1 AU. How long does it take from the Sun to a body at ${au(tenths)}?`,
    ...productChoices(
      [rational(8), of],
      {
        'added-the-minutes': of.plus(8),
        'added-the-way-to-the-earth': [
          of.plus(1).times(8),
          'You added 1 AU for the Earth, but the distance is from the Sun already.',
        ],
        'took-off-the-way-to-the-earth': [
          of.minus(1).times(8),
          'You took off 1 AU for the Earth, but the distance is from the Sun already.',
        ],
        ...wholeUnits(tenths, 8),
      },
      {
        misread: ['added-the-minutes', of.plus(8)],
        show: minutes,
        check: (wrong) => `In ${minutes(wrong)}, light goes ${written(wrong.over(8))} AU, not ${au(tenths)}.`,
        rng,
      },
    ),
    hints: [
      'Is the body nearer to the Sun than 1 AU, or farther? Does light take less or more time?',
      `Take 8 minutes ${decimal(of)} times.`,
    ],
    explanation: `Multiply: ${decimal(of)} × 8 = ${minutes(of.times(8))}.`,
  };
};

const scaleForms: Forms = {
  model: form([0, 1], model),
  light: form([0, 1, 2], light),
  gap: form([0, 2], gap),
  actual: form([1, 2], actual),
};

const scaleTeaching: Teaching = {
  idea:
    'An astronomical unit (AU) is the mean distance of the Earth from the Sun. In a scale model each real length is ' +
    'multiplied by the same number. The inner planets are close together, and the outer ones are far apart.',
  caution: 'Pictures in books rarely keep the scale: with true distances, the planets would be tiny dots.',
  mends: {
    'slipped-by-a-place': 'This is ten times too large; move the decimal point by one place.',
    'slipped-down-a-place': 'This is ten times too small; move the decimal point by one place.',
    'added-the-distances': 'You added the numbers; a scale multiplies.',
    'took-the-gap-to-the-earth':
      'You took the distance from the Earth; the question asks for that from the Sun.',
    'added-the-minutes': 'You added 8; each AU takes 8 minutes, so multiply.',
  },
};

const solarScale = formed(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.space.scale',
    title: 'Scale of the solar system',
    grades: [6, 9],
    objectives: ['Compute distances in models of the solar system'],
    keywords: ['scale of the solar system', 'astronomical unit', 'scale model of the planets'],
    prerequisites: ['science.space.planets'],
    standards: ['MS-ESS1-3'],
    teaching: scaleTeaching,
  },
  scaleForms,
);

/** Lengths in space. */
export const scales: Concept[] = [solarScale];
