import { crossed, numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { around, aroundMends } from '../number-slips.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { decimal, unit, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { roadMap, towns } from './road-map.ts';

const info = { subject: 'Geography' };
const km = unit('km');
const cm = unit('cm');

/** Draws a scale in km for 1 cm, and a length in cm: whole for young learners, later with decimals. */
function drawScale(rng: Rng, { grade, level }: Dial) {
  const perCm = rng.int(6, grade < 6 ? 16 : byLevel({ grade, level }, [20, 40, 60]));
  const parts = grade < 6 ? byLevel({ grade, level }, [1, 1, 2]) : byLevel({ grade, level }, [1, 2, 10]);
  return { perCm, length: rational(rng.int(6 * parts, grade < 6 ? 16 * parts : 30 * parts), parts) };
}

function toReal(rng: Rng, dial: Dial): Asked {
  const { perCm, length } = drawScale(rng, dial);
  const real = length.times(perCm);
  return {
    question: `On a map 1 cm stands for ${perCm} km. Two towns are ${decimal(length)} cm apart on it. How far apart are they really?`,
    ...around(rng, real, km, perCm),
    explanation: `Each of the ${decimal(length)} cm stands for ${perCm} km: ${decimal(length)} × ${perCm} = ${decimal(real)}.`,
    ...roadMap(towns, [decimal(length)], `1 cm = ${perCm} km`),
  };
}

function toMap(rng: Rng, dial: Dial): Asked {
  const { perCm, length } = drawScale(rng, dial);
  const real = length.times(perCm);
  return {
    question: `On a map 1 cm stands for ${perCm} km. Two towns are ${decimal(real)} km apart. How far apart are they on the map?`,
    ...around(rng, length, cm),
    explanation: `How often do ${perCm} km fit into ${decimal(real)} km? ${decimal(real)} ÷ ${perCm} = ${decimal(length)}.`,
    ...roadMap(towns, ['?'], `1 cm = ${perCm} km`),
  };
}

function toScale(rng: Rng, dial: Dial): Asked {
  const { perCm, length } = drawScale(rng, dial);
  const real = length.times(perCm);
  return {
    question: `Two towns are ${decimal(length)} cm apart on a map. They are really ${decimal(real)} km apart. For how many km does 1 cm stand?`,
    ...around(rng, perCm, km),
    explanation: `Share ${decimal(real)} km among ${decimal(length)} cm: ${decimal(real)} ÷ ${decimal(length)} = ${perCm}.`,
    ...roadMap(towns, [decimal(length)], '1 cm = ? km'),
  };
}

function legs(rng: Rng, dial: Dial): Asked {
  const { perCm, length } = drawScale(rng, dial);
  const second = drawScale(rng, dial).length;
  const all = length.plus(second);
  return {
    question: `On a map 1 cm stands for ${perCm} km. A road is ${decimal(length)} cm long to a bridge and ${decimal(second)} cm from there to a town. How long is all of it?`,
    ...numeric(
      all.times(perCm),
      {
        'forgot-the-first-part': second.times(perCm),
        'forgot-the-second-part': length.times(perCm),
        'one-centimeter-off': all.plus(rng.pick([1, -1])).times(perCm),
      },
      { show: km, slip: perCm },
    ),
    explanation: `On the map it is ${decimal(all)} cm. ${decimal(all)} × ${perCm} = ${decimal(all.times(perCm))}.`,
    ...roadMap(['start', 'bridge', 'town'], [decimal(length), decimal(second)], `1 cm = ${perCm} km`),
  };
}

/** The same distance on a map of another scale. */
function otherMap(rng: Rng, { grade, level }: Dial): Asked {
  const [perA, times] = [rng.int(2, grade < 6 ? 6 : 15), rng.pick([2, 3, 4, 5])];
  const perB = perA * times;
  const long = rng.int(2, 4 + grade + 4 * level) * times;
  const short = long / times;
  return {
    question: `On map A 1 cm stands for ${perA} km, and on map B for ${perB} km. A trail is ${long} cm long on map A. How long is it on map B?`,
    ...crossed(
      { right: rational(short), wrong: rational(long * times), mistake: 'went-the-wrong-way' },
      { right: rational(0), wrong: rational(rng.pick([1, -1])), mistake: 'one-centimeter-off' },
      (value, off) => cm(value.plus(off)),
    ),
    explanation: `The trail is ${long} × ${perA} = ${long * perA} km long. On map B that is ${long * perA} ÷ ${perB} = ${short} cm.`,
  };
}

/** Asks for the hours of a ride whose length is on the map. */
function ride(rng: Rng): Asked {
  const [speed, times, length] = [rng.int(5, 15), rng.int(2, 4), rng.int(3, 12)];
  const hours = times * length;
  return {
    question: `On a map 1 cm stands for ${speed * times} km. A trail is ${length} cm long on it. ${rng.pick(names)} rides ${speed} km an hour. How many hours does the trail take?`,
    ...around(rng, hours, unit('hours')),
    explanation: `The trail is ${length} × ${speed * times} = ${whole(hours * speed)} km long. ${whole(hours * speed)} ÷ ${speed} = ${hours}.`,
    ...roadMap(['start', 'end'], [`${length}`], `1 cm = ${speed * times} km`),
  };
}

/** Scale as a ratio. 100,000 cm are 1 km. */
function ratio(rng: Rng, dial: Dial): Asked {
  const perKm = rng.pick([25_000, 50_000, 200_000, 250_000, 500_000]);
  const length = rng.int(6, 16 + 4 * dial.level);
  const real = rational(perKm * length, 100_000);
  return {
    question: `A map has the scale 1 : ${whole(perKm)}. Two villages are ${length} cm apart on it. How far apart are they really? (1 km = 100,000 cm)`,
    ...around(rng, real, km, rational(perKm, 100_000)),
    explanation: `${length} × ${whole(perKm)} = ${whole(perKm * length)} cm. Divide by 100,000: ${decimal(real)} km.`,
    ...roadMap(['village A', 'village B'], [`${length}`], `1 : ${whole(perKm)}`),
  };
}

const scale = formed(
  {
    ...info,
    category: 'Maps',
    id: 'geography.maps.scale',
    title: 'Map scale',
    grades: [4, 10],
    objectives: ['Change lengths on a map to real distances'],
    keywords: ['map scale', 'scale', 'distances on maps', 'maps'],
    prerequisites: ['math.multiplication.facts'],
    teaching: {
      idea: {
        4: 'A map is much smaller than the land. Its scale says for how many kilometers 1 cm stands. Multiply to get the real distance, and divide to get the length on the map.',
        7: 'A scale can be a ratio: on a map of 1 : 50,000, each length is 50,000 times as long in reality. So 2 cm stand for 100,000 cm, which are 1 km.',
      },
      caution: 'The more kilometers 1 cm stands for, the shorter a road is on the map.',
      hints: [
        'For how many kilometers does 1 cm stand?',
        'To real distances you multiply. Back to the map you divide.',
      ],
      mends: {
        ...aroundMends,
        'one-centimeter-off': 'One centimeter is missing or too much. Work it out once more.',
        'forgot-the-first-part': 'Add the first part of the road.',
        'forgot-the-second-part': 'Add the second part of the road.',
        'went-the-wrong-way': 'Where 1 cm stands for more, the trail is shorter.',
      },
    },
  },
  {
    real: form([0, 1], toReal),
    map: form([0, 1], toMap),
    scale: form([0, 1], toScale),
    legs: form([1, 2], legs),
    other: form([2], otherMap),
    ratio: form([2], (rng, dial) => (dial.grade < 7 ? ride(rng) : ratio(rng, dial))),
  },
);

const people = unit('people', (value) => decimal(value));
const perSquare = unit('people per km²');

/** Draws a region: round numbers for young learners. */
function drawRegion(rng: Rng, { grade, level }: Dial) {
  const area = rng.int(6, 90) * byLevel({ grade, level }, [10, 50, 100]);
  const perKm = grade < 8 ? rng.int(6, 40) * (level === 0 ? 10 : 5) : rng.int(30, 400);
  return { area, perKm, count: area * perKm };
}

/** Returns a step that is small beside a density. */
const stepOf = (perKm: number): number => (perKm % 10 === 0 ? 10 : perKm % 5 === 0 ? 5 : 3);

function density(rng: Rng, dial: Dial): Asked {
  const { area, perKm, count } = drawRegion(rng, dial);
  return {
    question: `A region has ${whole(count)} people on ${whole(area)} km². What is its population density?`,
    ...around(rng, perKm, perSquare, stepOf(perKm)),
    explanation: `Share the people among the square kilometers: ${whole(count)} ÷ ${whole(area)} = ${perKm}.`,
  };
}

function population(rng: Rng, dial: Dial): Asked {
  const { area, perKm, count } = drawRegion(rng, dial);
  return {
    question: `A region of ${whole(area)} km² has ${perKm} people per km². How many people live there?`,
    ...around(rng, count, people, area * stepOf(perKm)),
    explanation: `Each of the ${whole(area)} km² has ${perKm} people: ${whole(area)} × ${perKm} = ${whole(count)}.`,
  };
}

function areaOf(rng: Rng, dial: Dial): Asked {
  const { area, perKm, count } = drawRegion(rng, dial);
  return {
    question: `A region has ${whole(count)} people and ${perKm} people per km². How large is it?`,
    ...around(rng, area, unit('km²'), 10),
    explanation: `How often do ${perKm} people fit into ${whole(count)}? ${whole(count)} ÷ ${perKm} = ${whole(area)}.`,
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
      { right: isFirst ? 'A' : 'B', wrong: isFirst ? 'B' : 'A', mistake: 'compared-the-people-only' },
      {
        right: by,
        wrong: by > 10 ? by + rng.pick([-1, 1]) * rng.int(1, 9) : by + rng.int(1, 9),
        mistake: 'wrong-difference',
      },
      (name, difference) => `region ${name}, by ${difference}`,
    ),
    explanation: `A has ${whole(a.count)} ÷ ${whole(a.area)} = ${a.perKm}, and B has ${whole(b.count)} ÷ ${whole(b.area)} = ${b.perKm} people per km². The difference is ${by}.`,
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
        'wrong-quotient': perKm + more + rng.pick([-1, 1]) * rng.int(2, 9),
      },
      { show: perSquare },
    ),
    explanation: `Now there are ${whole(count)} + ${whole(more * area)} = ${whole(count + more * area)} people. ${whole(count + more * area)} ÷ ${whole(area)} = ${perKm + more}.`,
  };
}

const densities = formed(
  {
    ...info,
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
      hints: [
        'How many people share one square kilometer?',
        'People ÷ area = density. Area × density = people.',
      ],
      mends: {
        ...aroundMends,
        'wrong-quotient': 'Divide once more, and check by multiplying back.',
        'compared-the-people-only': 'Divide by the area first. Then compare.',
        'wrong-difference': 'Work out both densities, and subtract once more.',
        'forgot-the-new-people': 'That was the density before. Add the new people first.',
        'counted-new-people-only': 'The people from before still live there. Add them.',
        'took-them-away': 'The people move to the region, so add them.',
      },
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

/** Scales and population densities. */
export const measures: Concept[] = [scale, densities];
