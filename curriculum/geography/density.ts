import { crossed, numeric, worded } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { unit, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const perSquare = unit('people per km²', undefined, 'person per km²');

/** Number with what it becomes after a wrong digit and after a zero too many or too few. */
interface Quantity {
  value: number;
  near: number;
  /** Factor of the wrong place. Numbers with a zero more and a zero less are drawn equally often. */
  misplaced: 10 | 0.1;
}

/** Draws a multiple of a unit. */
function drawQuantity(rng: Rng, [least, most]: readonly [number, number], step: number): Quantity {
  const digits = rng.pick(range(least, most).filter((n) => n % 10 !== 0));
  const close = range(Math.max(least, digits - 6), digits + 6).filter((n) => n % 10 !== 0 && n !== digits);
  const zero = rng.pick([1, 10]);
  const size = step * zero;
  return { value: digits * size, near: rng.pick(close) * size, misplaced: zero === 1 ? 10 : 0.1 };
}

/** Draws a region: round numbers for young learners. */
function drawRegion(rng: Rng, { grade, level }: Dial) {
  const area = drawQuantity(rng, [6, 49], byLevel({ grade, level }, [10, 10, 100]));
  const perKm = grade < 8 ? drawQuantity(rng, [2, 19], 5) : drawQuantity(rng, [12, 49], 1);
  return { area, perKm, count: area.value * perKm.value };
}

interface Slips {
  show: (value: number) => string;
  /** Returns the check that shows that a value with a wrong digit is wrong. */
  check: (value: number) => string;
  /** How to find the right number of zeros. */
  way: string;
}

/** Returns choices with a wrong digit, a wrong place and both, so that none has a special place. */
function slipsOf({ value, near, misplaced }: Quantity, { show, check, way }: Slips) {
  const [zero, both] = [Math.round(value * misplaced), Math.round(near * misplaced)];
  return worded(show(value), {
    'slipped-in-a-digit': [show(near), check(near)],
    'slipped-a-place': [show(zero), `One zero too ${misplaced === 10 ? 'many' : 'few'}: ${way}.`],
    'slipped-in-a-digit and slipped-a-place': [show(both), check(both)],
  });
}

const product = (area: number, perKm: number, wanted: number): string =>
  `Check: ${whole(area)} × ${whole(perKm)} = ${whole(area * perKm)}, but there are ${whole(wanted)} people.`;

function density(rng: Rng, dial: Dial): Asked {
  const { area, perKm, count } = drawRegion(rng, dial);
  return {
    question: `A region has ${whole(count)} people on ${whole(area.value)} km². What is its population density?`,
    ...slipsOf(perKm, {
      show: (value) => `${value} people per km²`,
      check: (value) => product(area.value, value, count),
      way: 'divide again, and check by multiplying back',
    }),
    hints: ['How many people share one square kilometer?', `Divide ${whole(count)} by ${whole(area.value)}.`],
    explanation: `Share the people among the square kilometers: ${whole(count)} ÷ ${whole(area.value)} = ${perKm.value}.`,
  };
}

function population(rng: Rng, dial: Dial): Asked {
  const { area, perKm, count } = drawRegion(rng, dial);
  const total = { ...perKm, value: count, near: perKm.near * area.value };
  return {
    question: `A region of ${whole(area.value)} km² has ${perKm.value} people per km². How many people live there?`,
    ...slipsOf(total, {
      show: (value) => `${whole(value)} people`,
      check: (value) =>
        `Check: ${whole(value)} ÷ ${whole(area.value)} = ${value / area.value}, but the density is ${perKm.value}.`,
      way: 'multiply again, and count the zeros',
    }),
    hints: [
      `One km² has ${perKm.value} people. How many people are on 2 km²?`,
      `Do the same for ${whole(area.value)} km².`,
    ],
    explanation: `Each of the ${whole(area.value)} km² has ${perKm.value} people: ${whole(area.value)} × ${perKm.value} = ${whole(count)}.`,
  };
}

function areaOf(rng: Rng, dial: Dial): Asked {
  const { area, perKm, count } = drawRegion(rng, dial);
  return {
    question: `A region has ${whole(count)} people and ${perKm.value} people per km². How large is it?`,
    ...slipsOf(area, {
      show: (value) => `${whole(value)} km²`,
      check: (value) => product(value, perKm.value, count),
      way: 'divide again, and check by multiplying back',
    }),
    hints: [
      `${perKm.value} people fill 1 km². How many km² do ${2 * perKm.value} people fill?`,
      `Divide ${whole(count)} by ${perKm.value}.`,
    ],
    explanation: `Every ${perKm.value} people fill 1 km². ${whole(count)} ÷ ${perKm.value} = ${whole(area.value)}, so the region covers ${whole(area.value)} km².`,
  };
}

/** Draws a region with plain numbers. */
function drawPlain(rng: Rng, dial: Dial) {
  const { area, perKm, count } = drawRegion(rng, dial);
  return { area: area.value, perKm: perKm.value, count };
}

function compare(rng: Rng, dial: Dial): Asked {
  const [a, other] = [drawPlain(rng, dial), drawPlain(rng, dial)];
  const b =
    other.perKm === a.perKm ? { ...other, perKm: a.perKm + 5, count: other.area * (a.perKm + 5) } : other;
  const by = Math.abs(a.perKm - b.perKm);
  const isFirst = a.perKm > b.perKm;
  return {
    question: `Region A has ${whole(a.count)} people on ${whole(a.area)} km², and region B has ${whole(b.count)} people on ${whole(b.area)} km². Which is more densely populated, and by how many people per km²?`,
    ...crossed(
      { right: isFirst ? 'A' : 'B', wrong: isFirst ? 'B' : 'A', mistake: 'chose-the-other-region' },
      {
        right: by,
        wrong: by > 10 ? by + rng.pick([-1, 1]) * rng.int(1, 9) : by + rng.int(1, 9),
        mistake: 'wrong-difference',
      },
      (name, difference) => `region ${name}, by ${difference}`,
    ),
    explanation: `A has ${whole(a.count)} ÷ ${whole(a.area)} = ${a.perKm}, and B has ${whole(b.count)} ÷ ${whole(b.area)} = ${b.perKm} people per km². The difference is ${by}.`,
    hints: [
      'Divide the people by the area for each region.',
      'Compare the densities, and subtract the smaller one.',
    ],
  };
}

/** Asks for the density after the region has gained people. */
function growth(rng: Rng, dial: Dial): Asked {
  const { area, perKm, count } = drawPlain(rng, dial);
  const more = rng.int(1, 40);
  return {
    question: `A region of ${whole(area)} km² has ${whole(count)} people. Then ${whole(more * area)} people move there. What is its population density now?`,
    ...numeric(
      perKm + more,
      {
        'forgot-the-new-people': perKm,
        'counted-new-people-only': more,
        'counted-the-old-people-twice': 2 * perKm + more,
        'took-them-away': perKm - more,
        'added-them-twice': perKm + 2 * more,
      },
      { show: perSquare },
    ),
    hints: [
      `How many people live there now? Add the ${whole(more * area)} to those from before.`,
      `Divide all of them by ${whole(area)} km².`,
    ],
    explanation: `Now there are ${whole(count)} + ${whole(more * area)} = ${whole(count + more * area)} people. ${whole(count + more * area)} ÷ ${whole(area)} = ${perKm + more}.`,
  };
}

const densities = formed(
  {
    subject: 'Geography',
    category: 'People',
    id: 'geography.people.density',
    title: 'Population density',
    grades: [6, 12],
    objectives: ['Relate population, area and density'],
    keywords: ['population density', 'population', 'people per square kilometer', 'demography'],
    prerequisites: ['math.division.long'],
    teaching: {
      idea: {
        6: 'Population density says how many people live on one square kilometer on average. Divide the number of people by the area.',
        9: 'Density is people divided by area. If two of the three are known, the third follows. An average hides how people are spread: most may live in a few cities.',
      },
      caution: 'A region with more people need not be more densely populated. It may be much larger.',
      mends: {
        'chose-the-other-region':
          'Divide the people of each region by its area first, and compare the results.',
        'wrong-difference': 'Work out both densities, and subtract the smaller one from the larger one.',
        'forgot-the-new-people': 'That was the density before: add the new people first.',
        'counted-new-people-only': 'The people from before still live there, so add them.',
        'counted-the-old-people-twice': 'The people from before are counted twice: count them once.',
        'took-them-away': 'The people move to the region, so add them.',
        'added-them-twice': 'The new people are counted twice: add them once.',
      },
      trap: 'chose-the-other-region',
    },
  },
  {
    density: form([0, 1], density),
    people: form([0, 1], population),
    claim: form([0], density, 'claimed'),
    area: form([1, 2], areaOf),
    compare: form([2], compare),
    growth: form([2], growth),
  },
);

/** Population densities. */
export const populationDensity: Concept[] = [densities];
