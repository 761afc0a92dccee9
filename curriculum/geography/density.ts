import { crossed, numeric } from '../choices.ts';
import { nearBy, sometimes } from '../near-values.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { decimal, unit, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const people = unit('people', (value) => decimal(value));
const perSquare = unit('people per km²');

/** Draws a region: round numbers for young learners. */
function drawRegion(rng: Rng, { grade, level }: Dial) {
  const step = byLevel({ grade, level }, [10, 50, 100]);
  const area = rng.int(6, 90) * step;
  const perKm = grade < 8 ? rng.int(6, 40) * (level === 0 ? 10 : 5) : rng.int(30, 400);
  return { area, perKm, count: area * perKm, step };
}

/** Returns a step that is small beside a density. */
const stepOf = (perKm: number): number => (perKm % 10 === 0 ? 10 : perKm % 5 === 0 ? 5 : 3);

function density(rng: Rng, dial: Dial): Asked {
  const { area, perKm, count } = drawRegion(rng, dial);
  const check = (wrong: Rational): string =>
    `${decimal(wrong)} people on each of ${whole(area)} km² would be ${decimal(wrong.times(area))} in all.`;
  return {
    question: `A region has ${whole(count)} people on ${whole(area)} km². What is its population density?`,
    ...numeric(
      perKm,
      {
        ...nearBy(rng, perKm, stepOf(perKm), check),
        ...sometimes(rng, { 'slipped-a-place': [perKm * 10, check(rational(perKm * 10))] }),
        ...sometimes(rng, {
          'subtracted-instead': [
            count - area,
            'You subtracted; share the people among the square kilometers.',
          ],
        }),
        ...(area !== perKm &&
          sometimes(rng, { 'took-the-area': [area, 'That is the area: divide the people by it.'] })),
      },
      { show: perSquare, slip: stepOf(perKm) },
    ),
    hints: ['How many people share one square kilometer?', `Divide ${whole(count)} by ${whole(area)}.`],
    explanation: `Share the people among the square kilometers: ${whole(count)} ÷ ${whole(area)} = ${perKm}.`,
  };
}

function population(rng: Rng, dial: Dial): Asked {
  const { area, perKm, count } = drawRegion(rng, dial);
  const check = (wrong: Rational): string =>
    `${decimal(wrong)} people would be ${decimal(wrong.over(area))} on each km², not ${perKm}.`;
  return {
    question: `A region of ${whole(area)} km² has ${perKm} people per km². How many people live there?`,
    ...numeric(
      count,
      {
        ...nearBy(rng, count, area * stepOf(perKm), check),
        ...sometimes(rng, { 'slipped-a-place': [count * 10, check(rational(count * 10))] }),
        ...sometimes(rng, {
          'added-instead': [
            area + perKm,
            `You added; each of the ${whole(area)} km² has ${perKm} people, so multiply.`,
          ],
        }),
      },
      { show: people, slip: area * stepOf(perKm) },
    ),
    hints: [
      `One km² has ${perKm} people. How many people are on 2 km²?`,
      `Do the same for ${whole(area)} km².`,
    ],
    explanation: `Each of the ${whole(area)} km² has ${perKm} people: ${whole(area)} × ${perKm} = ${whole(count)}.`,
  };
}

function areaOf(rng: Rng, dial: Dial): Asked {
  const { area, perKm, count, step } = drawRegion(rng, dial);
  const check = (wrong: Rational): string =>
    `On ${decimal(wrong)} km² there would be ${decimal(wrong.times(perKm))} people, not ${whole(count)}.`;
  return {
    question: `A region has ${whole(count)} people and ${perKm} people per km². How large is it?`,
    ...numeric(
      area,
      {
        ...nearBy(rng, area, step, check),
        ...sometimes(rng, { 'slipped-a-place': [area * 10, check(rational(area * 10))] }),
        ...sometimes(rng, {
          'subtracted-instead': [
            count - perKm,
            'You subtracted; find how many square kilometers the people fill.',
          ],
        }),
        ...(area !== perKm &&
          sometimes(rng, {
            'took-the-density': [perKm, `${perKm} is the number of people on 1 km², not the area.`],
          })),
      },
      { show: unit('km²'), slip: step },
    ),
    hints: [
      `${perKm} people fill 1 km². How many km² do ${2 * perKm} people fill?`,
      `Divide ${whole(count)} by ${perKm}.`,
    ],
    explanation: `Each ${perKm} people fill 1 km². ${whole(count)} ÷ ${perKm} = ${whole(area)}, so the region has ${whole(area)} km².`,
  };
}

function compare(rng: Rng, dial: Dial): Asked {
  const [a, other] = [drawRegion(rng, dial), drawRegion(rng, dial)];
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
  const { area, perKm, count } = drawRegion(rng, dial);
  const more = rng.int(1, 40);
  return {
    question: `A region of ${whole(area)} km² has ${whole(count)} people. Then ${whole(more * area)} people move there. What is its population density now?`,
    ...numeric(
      perKm + more,
      {
        'forgot-the-new-people': perKm,
        'counted-new-people-only': more,
        'took-them-away': perKm - more,
        'added-them-twice': perKm + 2 * more,
      },
      { show: perSquare },
    ),
    hints: [
      `How many people live there now: ${whole(count)} and ${whole(more * area)}?`,
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
