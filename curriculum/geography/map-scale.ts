import { numeric } from '../choices.ts';
import { nearBy, sometimes } from '../near-values.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { decimal, unit, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { roadMap, towns } from './road-map.ts';
import { ratio, ride } from './trail-maps.ts';

const km = unit('km');
const cm = unit('cm');

/** Draws a scale in km for 1 cm, and a length in cm: whole for young learners, later with decimals. */
function drawScale(rng: Rng, { grade, level }: Dial) {
  const perCm = rng.int(6, grade < 6 ? 16 : byLevel({ grade, level }, [20, 40, 60]));
  const parts = grade < 6 ? byLevel({ grade, level }, [1, 1, 2]) : byLevel({ grade, level }, [1, 2, 10]);
  const length = rational(rng.int(6 * parts, grade < 6 ? 16 * parts : 30 * parts), parts);
  return { perCm, length, step: rational(1, parts) };
}

function toReal(rng: Rng, dial: Dial): Asked {
  const { perCm, length, step } = drawScale(rng, dial);
  const real = length.times(perCm);
  const check = (wrong: Rational): string =>
    `${decimal(wrong)} km would be ${decimal(wrong.over(perCm))} cm on the map, not ${decimal(length)} cm.`;
  return {
    question: `On a map, 1 cm stands for ${perCm} km. Two towns are ${decimal(length)} cm apart on it. How far apart are they really?`,
    ...numeric(
      real,
      {
        ...nearBy(rng, real, step.times(perCm), check),
        'added-instead': [
          length.plus(perCm),
          `You added ${decimal(length)} and ${perCm}; each centimeter stands for ${perCm} km, so multiply.`,
        ],
        ...sometimes(rng, {
          'took-one-centimeter': [perCm, `${perCm} km is the distance for 1 cm only.`],
        }),
        ...sometimes(rng, { 'slipped-a-place': [real.times(10), check(real.times(10))] }),
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
  const { perCm, length, step } = drawScale(rng, dial);
  const real = length.times(perCm);
  const check = (wrong: Rational): string =>
    `${decimal(wrong)} cm would be ${decimal(wrong.times(perCm))} km, not ${decimal(real)} km.`;
  return {
    question: `On a map, 1 cm stands for ${perCm} km. Two towns are ${decimal(real)} km apart. How far apart are they on the map?`,
    ...numeric(
      length,
      {
        ...nearBy(rng, length, step, check),
        ...sometimes(rng, {
          'subtracted-instead': [
            real.minus(perCm),
            `You took ${perCm} away; find how many times ${perCm} km fit into the distance.`,
          ],
        }),
        ...(!length.equals(perCm) && {
          'took-the-scale': [
            perCm,
            `${perCm} is the number of km for 1 cm, not the length on the map.`,
          ] as const,
        }),
        ...sometimes(rng, { 'slipped-a-place': [length.times(10), check(length.times(10))] }),
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
  const check = (wrong: Rational): string =>
    `Then ${decimal(length)} cm would be ${decimal(length.times(wrong))} km, not ${decimal(real)} km.`;
  return {
    question: `Two towns are ${decimal(length)} cm apart on a map. They are really ${decimal(real)} km apart. How many km does 1 cm stand for?`,
    ...numeric(
      perCm,
      {
        ...nearBy(rng, perCm, 1, check),
        ...sometimes(rng, {
          'subtracted-instead': [
            real.minus(length),
            'You subtracted; share the real distance among the centimeters.',
          ],
        }),
        ...(!length.equals(perCm) && {
          'took-the-length': [
            length,
            `${decimal(length)} is the length on the map in cm, not the distance for 1 cm.`,
          ] as const,
        }),
        ...sometimes(rng, {
          'took-the-distance': [real, `${decimal(real)} km is the distance for all ${decimal(length)} cm.`],
        }),
        ...sometimes(rng, { 'slipped-a-place': [perCm * 10, check(rational(perCm * 10))] }),
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
  const { perCm, length, step } = drawScale(rng, dial);
  const second = drawScale(rng, dial).length;
  const all = length.plus(second);
  return {
    question: `On a map, 1 cm stands for ${perCm} km. A road is ${decimal(length)} cm long to a bridge and ${decimal(second)} cm from there to a town. How long is the whole road?`,
    ...numeric(
      all.times(perCm),
      {
        ...nearBy(
          rng,
          all.times(perCm),
          step.times(perCm),
          (wrong) =>
            `${decimal(wrong)} km would be ${decimal(wrong.over(perCm))} cm on the map, not ${decimal(all)} cm.`,
        ),
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
  const check = (wrong: Rational): string =>
    `${decimal(wrong)} cm on map B would be ${decimal(wrong.times(perB))} km, but the trail is ${whole(long * perA)} km long.`;
  return {
    question: `On map A, 1 cm stands for ${perA} km, and on map B for ${perB} km. A trail is ${long} cm long on map A. How long is it on map B?`,
    ...numeric(
      short,
      {
        ...nearBy(rng, short, 1, check),
        ...sometimes(rng, {
          'went-the-wrong-way': [
            long * times,
            'On map B, 1 cm stands for more, so the trail is shorter there.',
          ],
        }),
        ...sometimes(rng, {
          'kept-the-length': [long, 'The trail keeps its real length, but not its length on the map.'],
        }),
        'compared-by-difference': [
          Math.abs(long - (perB - perA)),
          `You took the difference of the scales; map B shows ${times} times as many km in each cm.`,
        ],
      },
      { show: cm },
    ),
    hints: [
      `How long is the trail in reality? Take ${perA} km for each of the ${long} cm.`,
      `On map B, how many times do ${perB} km fit into that length?`,
    ],
    explanation: `The trail is ${long} × ${perA} = ${whole(long * perA)} km long. On map B that is ${whole(long * perA)} ÷ ${perB} = ${short} cm.`,
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
        7: 'A scale can be a ratio: on a map of 1 : 50,000, each length is 50,000 times as long in reality. So 2 cm stand for 100,000 cm, or 1 km.',
      },
      caution: 'The more kilometers 1 cm stands for, the shorter a road is on the map.',
      mends: {},
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
