import { crossed, numeric, worded } from '../choices.ts';
import type { Figure } from '../figure-types.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed, range } from '../templates.ts';
import { count, decimal, unit, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Geography' };

/** Place on the globe. North and east are positive. */
interface Place {
  lat: number;
  lon: number;
}

const latitude = (lat: number): string => `${Math.abs(lat)}° ${lat > 0 ? 'N' : 'S'}`;
const longitude = (lon: number): string => `${Math.abs(lon)}° ${lon > 0 ? 'E' : 'W'}`;
const show = ({ lat, lon }: Place): string => `${latitude(lat)}, ${longitude(lon)}`;
/** Draws places on a flat grid of degrees, or on a globe. */
const degreesFigure = (
  form: 'flat' | 'round',
  places: readonly (Place & { label: string })[],
): { figure: Figure } => ({
  figure: {
    kind: 'globe',
    form,
    places: places.map(({ lat, lon, label }) => ({ latitude: lat, longitude: lon, label })),
  },
});
/** Draws two places on one meridian. */
const meridian = (...latitudes: readonly number[]) =>
  degreesFigure(
    'round',
    latitudes.map((lat) => ({ lat, lon: 0, label: latitude(lat) })),
  );
const sign = (rng: Rng): 1 | -1 => rng.pick([1, -1]);

/** Draws degrees: multiples of ten or five for young learners. */
function degrees(rng: Rng, { grade }: Dial, most: number): number {
  const step = grade < 6 ? 10 : grade < 8 ? 5 : 1;
  return rng.int(1, Math.floor(most / step)) * step;
}

const drawPlace = (rng: Rng, dial: Dial): Place => ({
  lat: degrees(rng, dial, 80) * sign(rng),
  lon: degrees(rng, dial, 170) * sign(rng),
});

/** Asks for the place that is farthest in a direction. All four have different distances from the equator. */
function farthest(rng: Rng, dial: Dial): Asked {
  const step = dial.grade < 6 ? 10 : 5;
  const places = rng
    .sample(range(1, 80 / step), 4)
    .map((n): Place => ({ ...drawPlace(rng, dial), lat: n * step * sign(rng) }));
  const asked = rng.pick(['north', 'south', 'equator'] as const);
  const measure = { north: -1, south: 1, equator: 0 }[asked];
  const key = ({ lat }: Place): number => (measure === 0 ? Math.abs(lat) : measure * lat);
  const order = places.toSorted((p, q) => key(p) - key(q));
  const stem = asked === 'equator' ? 'nearest to the equator' : `farthest ${asked}`;
  const [nearest = { lat: 0, lon: 0 }, ...others] = order;
  const isFurther = { north: 'farther south', south: 'farther north', equator: 'farther from the equator' }[
    asked
  ];
  const mend = ({ lat }: Place): string =>
    `${latitude(lat)} lies ${isFurther} than ${latitude(nearest.lat)}.`;
  const wrong = others.map((place, i) => [`place-${i + 1}`, [show(place), mend(place)]] as const);
  return {
    question: `Which place is ${stem}: ${rng.shuffle(order.map(show)).join('; ')}?`,
    ...worded(show(nearest), Object.fromEntries(wrong)),
    ...degreesFigure(
      'flat',
      places.map((place) => ({ ...place, label: '' })),
    ),
    explanation: `Latitude counts degrees north or south of the equator. In order, the latitudes are ${order.map(({ lat }) => latitude(lat)).join(', ')}.`,
    hints: [
      'Compare the latitudes: the numbers with N or S.',
      asked === 'equator'
        ? 'The equator is at 0°. Which latitude is the smallest number?'
        : `Is a place with N or one with S farther ${asked}? Among places with the same letter, compare the numbers.`,
    ],
  };
}

/** Asks for a place by its hemispheres. */
function hemisphere(rng: Rng, dial: Dial): Asked {
  const { lat, lon } = drawPlace(rng, dial);
  const half = `${lat > 0 ? 'northern' : 'southern'} and the ${lon > 0 ? 'eastern' : 'western'}`;
  return {
    question: `Which place lies in the ${half} hemisphere?`,
    ...crossed(
      { right: lat, wrong: -lat, mistake: 'mixed-up-north-and-south' },
      { right: lon, wrong: -lon, mistake: 'mixed-up-east-and-west' },
      (a, b) => show({ lat: a, lon: b }),
    ),
    ...degreesFigure('flat', []),
    explanation: `${lat > 0 ? 'Northern means N' : 'Southern means S'}, and ${lon > 0 ? 'eastern means E' : 'western means W'}: ${show({ lat, lon })}.`,
    hints: [
      `Which letter stands for the ${lat > 0 ? 'northern' : 'southern'} half: N or S?`,
      `Which letter stands for the ${lon > 0 ? 'eastern' : 'western'} half: E or W?`,
    ],
  };
}

/** Two places on one meridian, on different sides of the equator in half of the cases. */
function apart(rng: Rng, dial: Dial): Asked {
  const [a, b] = [degrees(rng, dial, 80), degrees(rng, dial, 80)];
  const other = (a === b ? (b > 40 ? b - 30 : b + 30) : b) * sign(rng);
  const difference = Math.abs(a - other);
  return {
    question: `Two places have the same longitude. One is at ${latitude(a)} and one at ${latitude(other)}. How many degrees of latitude apart are they?`,
    ...numeric(
      difference,
      {
        'mixed-up-hemispheres': [
          Math.abs(a + other),
          other > 0
            ? 'Both places are north of the equator, so subtract their latitudes.'
            : 'The equator lies between the places, so add their latitudes.',
        ],
        'gave-one-latitude': [
          a,
          `${a}° is how far the first place is from the equator, not from the other place.`,
        ],
        'gave-the-other-latitude': [
          Math.abs(other),
          `${Math.abs(other)}° is how far the second place is from the equator, not from the other place.`,
        ],
        'counted-both-ends': [
          difference + 1,
          'Count the steps from one latitude to the other, not the start itself.',
        ],
        'lost-a-ten': [difference - 10, 'There is a ten too few: check the tens.'],
        'gained-a-ten': [difference + 10, 'There is a ten too many: check the tens.'],
        'took-from-the-pole': [
          90 - difference,
          'Count from one place to the other, not from there to the pole.',
        ],
      },
      { show: unit('degrees', decimal, 'degree') },
    ),
    hints: [
      `Is ${latitude(other)} on the same side of the equator as ${latitude(a)}?`,
      'Places on one side: subtract. Places on different sides: add.',
    ],
    ...meridian(a, other),
    explanation:
      other > 0
        ? `Both are north of the equator, so subtract: ${Math.max(a, other)} - ${Math.min(a, other)} = ${difference}.`
        : `The equator lies between them, so add: ${a} + ${-other} = ${difference}.`,
  };
}

/** A ship sails along a meridian and a parallel, across the equator or the prime meridian or not. */
function sail(rng: Rng, dial: Dial): Asked {
  const [from, to] = [drawPlace(rng, dial), drawPlace(rng, dial)];
  const start = { lat: clamp(from.lat, 40), lon: clamp(from.lon, 80) };
  const end = { lat: clamp(to.lat, 40), lon: clamp(to.lon, 80) };
  if (start.lat === end.lat || start.lon === end.lon) return sail(rng, dial);
  const [north, east] = [end.lat - start.lat, end.lon - start.lon];
  return {
    question: `A ship is at ${show(start)}. It sails ${Math.abs(north)}° to the ${north > 0 ? 'north' : 'south'} and then ${Math.abs(east)}° to the ${east > 0 ? 'east' : 'west'}. Where is it now?`,
    ...crossed(
      { right: end.lat, wrong: -end.lat, mistake: 'mixed-up-north-and-south' },
      { right: end.lon, wrong: -end.lon, mistake: 'mixed-up-east-and-west' },
      (lat, lon) => show({ lat, lon }),
    ),
    hints: [
      `Start at ${latitude(start.lat)} and go ${Math.abs(north)}° ${north > 0 ? 'north' : 'south'}. Does the ship cross the equator?`,
      `Start at ${longitude(start.lon)} and go ${Math.abs(east)}° ${east > 0 ? 'east' : 'west'}. Does it cross the prime meridian?`,
    ],
    ...degreesFigure('flat', [{ ...start, label: 'ship' }]),
    explanation: `From ${latitude(start.lat)} to ${latitude(end.lat)}, it sails ${Math.abs(north)}° ${north > 0 ? 'north' : 'south'}${start.lat * end.lat < 0 ? ', across the equator' : ''}. From ${longitude(start.lon)} to ${longitude(end.lon)}, it sails ${Math.abs(east)}° ${east > 0 ? 'east' : 'west'}.`,
  };
}

/** Folds a number of degrees into a range around 0, without 0. */
const clamp = (degree: number, most: number): number =>
  Math.sign(degree) * (Math.abs(degree) > most ? Math.abs(degree) - most : Math.abs(degree));

/** Place on the opposite side of the Earth. */
function opposite(rng: Rng, dial: Dial): Asked {
  const { lat, lon } = drawPlace(rng, dial);
  const far = (180 - Math.abs(lon)) * -Math.sign(lon);
  return {
    question: `A line goes from ${show({ lat, lon })} through the center of the Earth. Where does it come out?`,
    ...crossed(
      { right: -lat, wrong: lat, mistake: 'mixed-up-north-and-south' },
      rng.int(0, 1) === 0
        ? { right: far, wrong: -far, mistake: 'mixed-up-east-and-west' }
        : { right: far, wrong: Math.abs(lon) === 90 ? -far : -lon, mistake: 'mirrored-the-longitude' },
      (a, b) => show({ lat: a, lon: b }),
    ),
    hints: [
      'On the opposite side, north turns into south, and south into north.',
      `The longitudes of opposite places add up to 180°. What is missing from ${Math.abs(lon)}° to 180°?`,
    ],
    ...degreesFigure('flat', [{ lat, lon, label: 'start' }]),
    explanation: `The latitude is as far on the other side of the equator: ${latitude(-lat)}. The longitude is 180° away: ${Math.abs(lon)} + ${Math.abs(far)} = 180, so ${longitude(far)}.`,
  };
}

/** Distance along a meridian. A degree of latitude is about 111 km. */
function kilometers(rng: Rng, dial: Dial): Asked {
  const [a, b] = rng.pair(range(2, 20 + 2 * dial.grade));
  const isAcross = rng.int(0, 1) === 0;
  const between = isAcross ? a + b : Math.abs(a - b);
  const lat = sign(rng);
  return {
    question: `A degree of latitude is about 111 km. Two places on one meridian are at ${latitude(a * lat)} and ${latitude(isAcross ? -b * lat : b * lat)}. About how far apart are they?`,
    ...numeric(
      between * 111,
      {
        'mixed-up-hemispheres': [
          (isAcross ? Math.abs(a - b) : a + b) * 111,
          isAcross
            ? 'The equator lies between the places, so add the latitudes before you multiply.'
            : 'Both places are on one side of the equator, so subtract the latitudes before you multiply.',
        ],
        'gave-one-latitude': [a * 111, 'That is the distance of the first place from the equator.'],
        'gave-the-other-latitude': [b * 111, 'That is the distance of the second place from the equator.'],
        'counted-a-hundred': [between * 100, 'A degree is 111 km here, not 100 km.'],
        ...Object.fromEntries(
          [-2, -1, 1, 2].map((off) => [
            `miscounted-the-degrees-${off}`,
            [
              (between + off) * 111,
              `This is the distance for ${count(between + off, 'degree')}; the places are ${between} apart.`,
            ] as const,
          ]),
        ),
      },
      { show: unit('km'), slip: 111 },
    ),
    hints: [
      'How many degrees are between the two places? Look at N and S.',
      'Multiply the number of degrees by 111 km.',
    ],
    ...meridian(a * lat, isAcross ? -b * lat : b * lat),
    explanation: `${isAcross ? `${a} + ${b}` : `${Math.max(a, b)} - ${Math.min(a, b)}`} = ${between}, so they are ${count(between, 'degree')} apart. ${between} × 111 = ${whole(between * 111)} km.`,
  };
}

const hemispheres = formed(
  {
    ...info,
    category: 'Maps',
    id: 'geography.maps.latitude-longitude',
    title: 'Latitude and longitude',
    grades: [5, 11],
    objectives: ['Compare places by latitude and longitude'],
    keywords: ['latitude', 'longitude', 'hemispheres', 'coordinates', 'globe'],
    prerequisites: ['geography.maps.directions'],
    teaching: {
      idea: {
        5: 'Latitude says how many degrees a place is north or south of the equator. Longitude says how many degrees it is east or west of the prime meridian.',
        8: 'Latitude runs from 90° S to 90° N, and longitude from 180° W to 180° E. Along a meridian, one degree is about 111 km. Degrees on different sides of the equator add up.',
      },
      caution: 'A larger number is not always farther north. In the southern half it is farther south.',
      mends: {
        'mixed-up-north-and-south': 'Check N and S: on which side of the equator is it?',
        'mixed-up-east-and-west': 'Check E and W: on which side of the prime meridian is it?',
        'mirrored-the-longitude':
          'The opposite longitude is not the mirrored one: both longitudes add up to 180°.',
      },
      trap: 'mixed-up-north-and-south',
    },
  },
  {
    farthest: form([0, 1], farthest),
    half: form([0], hemisphere),
    apart: form([0, 1], apart),
    sail: form([1, 2], sail),
    opposite: form([2], opposite),
    km: form([2], kilometers),
  },
);

/** Latitude and longitude. */
export const globe: Concept[] = [hemispheres];
