import { numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { decimal, unit, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { roadMap, towns } from './road-map.ts';

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
    question: `On a map, 1 cm stands for ${perCm} km. Two towns are ${decimal(length)} cm apart on it. How far apart are they really?`,
    ...numeric(
      real,
      {
        'added-instead': [
          length.plus(perCm),
          `You added ${decimal(length)} and ${perCm}; each centimeter stands for ${perCm} km, so multiply.`,
        ],
        'took-one-centimeter': [perCm, `${perCm} km is the distance for 1 cm only.`],
        'slipped-a-place': [real.times(10), 'One zero too many: multiply again, place by place.'],
        'divided-instead': [
          rational(perCm).over(length).round(),
          'You divided; real distances are longer, so multiply.',
        ],
      },
      { show: km, slip: perCm },
    ),
    hints: [
      `1 cm stands for ${perCm} km. For how many km do 2 cm stand?`,
      `Do the same for ${decimal(length)} cm.`,
    ],
    ...roadMap(towns, [decimal(length)], `1 cm = ${perCm} km`),
    explanation: `Each of the ${decimal(length)} cm stands for ${perCm} km: ${decimal(length)} × ${perCm} = ${decimal(real)}.`,
  };
}

function toMap(rng: Rng, dial: Dial): Asked {
  const { perCm, length } = drawScale(rng, dial);
  const real = length.times(perCm);
  return {
    question: `On a map, 1 cm stands for ${perCm} km. Two towns are ${decimal(real)} km apart. How far apart are they on the map?`,
    ...numeric(
      length,
      {
        'subtracted-instead': [
          real.minus(perCm),
          `You took ${perCm} away; find how many times ${perCm} km fit into the distance.`,
        ],
        'took-the-scale': [perCm, `${perCm} is the number of km for 1 cm, not the length on the map.`],
        'slipped-a-place': [
          length.times(10),
          `The place is wrong: ${decimal(length.times(10))} cm would be ${decimal(real.times(10))} km.`,
        ],
        'slipped-down-a-place': [
          length.over(10),
          `The place is wrong: ${decimal(length.over(10))} cm would be ${decimal(real.over(10))} km.`,
        ],
      },
      { show: cm },
    ),
    hints: [
      `Each ${perCm} km in reality is 1 cm on the map.`,
      `How many times do ${perCm} km fit into ${decimal(real)} km?`,
    ],
    ...roadMap(towns, ['?'], `1 cm = ${perCm} km`),
    explanation: `Each ${perCm} km is 1 cm on the map. ${decimal(real)} ÷ ${perCm} = ${decimal(length)}, so it is ${decimal(length)} cm.`,
  };
}

function toScale(rng: Rng, dial: Dial): Asked {
  const { perCm, length } = drawScale(rng, dial);
  const real = length.times(perCm);
  return {
    question: `Two towns are ${decimal(length)} cm apart on a map. They are really ${decimal(real)} km apart. How many km does 1 cm stand for?`,
    ...numeric(
      perCm,
      {
        'subtracted-instead': [
          real.minus(length),
          'You subtracted; share the real distance among the centimeters.',
        ],
        'took-the-length': [
          length,
          `${decimal(length)} is the length on the map in cm, not the distance for 1 cm.`,
        ],
        'took-the-distance': [real, `${decimal(real)} km is the distance for all ${decimal(length)} cm.`],
        'slipped-a-place': [
          perCm * 10,
          `The place is wrong: then ${decimal(length)} cm would be ${decimal(real.times(10))} km.`,
        ],
      },
      { show: km },
    ),
    hints: [
      `${decimal(length)} cm stand for ${decimal(real)} km.`,
      `Share ${decimal(real)} km equally among the centimeters.`,
    ],
    ...roadMap(towns, [decimal(length)], '1 cm = ? km'),
    explanation: `Share ${decimal(real)} km among ${decimal(length)} cm: ${decimal(real)} ÷ ${decimal(length)} = ${perCm}, so 1 cm stands for ${perCm} km.`,
  };
}

function legs(rng: Rng, dial: Dial): Asked {
  const { perCm, length } = drawScale(rng, dial);
  const second = drawScale(rng, dial).length;
  const all = length.plus(second);
  return {
    question: `On a map, 1 cm stands for ${perCm} km. A road is ${decimal(length)} cm long to a bridge and ${decimal(second)} cm from there to a town. How long is the whole road?`,
    ...numeric(
      all.times(perCm),
      {
        'forgot-the-first-part': [
          second.times(perCm),
          `That is only the part after the bridge: add the ${decimal(length)} cm before it.`,
        ],
        'forgot-the-second-part': [
          length.times(perCm),
          `That is only the part to the bridge: add the ${decimal(second)} cm after it.`,
        ],
        'added-the-scale': [all.plus(perCm), `You added ${perCm}; multiply the length of the road by it.`],
        'measured-the-map': [all, `${decimal(all)} cm is the length on the map: multiply it by ${perCm}.`],
      },
      { show: km, slip: perCm },
    ),
    ...roadMap(['start', 'bridge', 'town'], [decimal(length), decimal(second)], `1 cm = ${perCm} km`),
    explanation: `On the map, the road is ${decimal(length)} + ${decimal(second)} = ${decimal(all)} cm long. ${decimal(all)} × ${perCm} = ${decimal(all.times(perCm))}, so it is ${decimal(all.times(perCm))} km long.`,
    hints: [
      'How long is the whole road on the map?',
      `Then multiply by the ${perCm} km for each centimeter.`,
    ],
  };
}

/** The same distance on a map of another scale. */
function otherMap(rng: Rng, { grade, level }: Dial): Asked {
  const [perA, times] = [rng.int(2, grade < 6 ? 6 : 15), rng.pick([2, 3, 4, 5])];
  const perB = perA * times;
  const long = rng.int(2, 4 + grade + 4 * level) * times;
  const short = long / times;
  return {
    question: `On map A, 1 cm stands for ${perA} km, and on map B for ${perB} km. A trail is ${long} cm long on map A. How long is it on map B?`,
    ...numeric(
      short,
      {
        'went-the-wrong-way': [
          long * times,
          `On map B, 1 cm stands for more, so the trail is shorter there.`,
        ],
        'kept-the-length': [long, 'The trail keeps its real length, but not its length on the map.'],
        'compared-by-difference': [
          Math.abs(long - (perB - perA)),
          `You took the difference of the scales; map B shows ${times} times as many km in each cm.`,
        ],
      },
      { show: cm },
    ),
    hints: [
      `How long is the trail in reality: ${long} cm of ${perA} km each?`,
      `How many cm of ${perB} km are that on map B?`,
    ],
    explanation: `The trail is ${long} × ${perA} = ${long * perA} km long. On map B that is ${long * perA} ÷ ${perB} = ${short} cm.`,
  };
}

/** Asks for the hours of a ride whose length is on the map. */
function ride(rng: Rng): Asked {
  const [speed, times, length] = [rng.int(5, 15), rng.int(2, 4), rng.int(3, 12)];
  const hours = times * length;
  return {
    question: `On a map, 1 cm stands for ${speed * times} km. A trail is ${length} cm long on it. ${rng.pick(names)} rides ${speed} km an hour. How many hours does the trail take?`,
    ...numeric(
      hours,
      {
        'forgot-the-speed': [
          length * speed * times,
          `${whole(length * speed * times)} km is the length of the trail: divide it by the speed.`,
        ],
        'forgot-the-scale': [
          rational(length * 10, speed).round(),
          'Change the length on the map to km first.',
        ],
        'took-the-length': [length, `${length} cm is the length on the map, not a time.`],
        'took-one-centimeter': [times, `${times} hours are for 1 cm only: the trail has ${length} cm.`],
      },
      { show: unit('hours', decimal, 'hour') },
    ),
    hints: [
      `How many km is the trail: ${length} cm of ${speed * times} km each?`,
      `How many hours does it take at ${speed} km an hour?`,
    ],
    ...roadMap(['start', 'end'], [`${length}`], `1 cm = ${speed * times} km`),
    explanation: `The trail is ${length} × ${speed * times} = ${whole(hours * speed)} km long. ${whole(hours * speed)} ÷ ${speed} = ${hours}.`,
  };
}

/** Scale as a ratio. 100,000 cm are 1 km. */
function ratio(rng: Rng, dial: Dial): Asked {
  const perKm = rng.pick([25_000, 50_000, 200_000, 250_000, 500_000]);
  const length = rng.int(6, 16 + 4 * dial.level);
  const real = rational(perKm * length, 100_000);
  return {
    question: `A map has the scale 1 : ${whole(perKm)}. Two villages are ${length} cm apart on it. How far apart are they really? (1 km = 100,000 cm)`,
    ...numeric(
      real,
      {
        'slipped-a-place': [real.times(10), `Divide by 100,000, not by 10,000: 100,000 cm are 1 km.`],
        'took-meters-for-kilometers': [
          rational(perKm * length, 100_000).times(1000),
          'You changed to meters: 1,000 m are 1 km.',
        ],
        'took-one-centimeter': [
          rational(perKm, 100_000),
          `That is the distance for 1 cm: there are ${length} cm.`,
        ],
      },
      { show: km, slip: rational(perKm, 100_000) },
    ),
    hints: [
      `In reality, each length is ${whole(perKm)} times as long. How many cm is that?`,
      'Change cm to km: divide by 100,000.',
    ],
    ...roadMap(['village A', 'village B'], [`${length}`], `1 : ${whole(perKm)}`),
    explanation: `${length} × ${whole(perKm)} = ${whole(perKm * length)} cm. Divide by 100,000: ${decimal(real)} km.`,
  };
}

const scale = formed(
  {
    subject: 'Geography',
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
      mends: {},
      trap: 'went-the-wrong-way',
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

/** Scales of maps. */
export const mapScale: Concept[] = [scale];
