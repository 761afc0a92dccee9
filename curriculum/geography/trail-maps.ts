import { numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { nearBy, sometimes } from '../near-values.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import type { Asked } from '../templates.ts';
import { decimal, unit, whole } from '../text.ts';
import type { Dial } from '../types.ts';
import { roadMap } from './road-map.ts';

/** Asks for the hours of a ride whose length is on the map. */
export function ride(rng: Rng): Asked {
  const [speed, times, length] = [rng.int(5, 15), rng.int(2, 4), rng.int(3, 12)];
  const hours = times * length;
  return {
    question: `On a map, 1 cm stands for ${speed * times} km. A trail is ${length} cm long on it. ${rng.pick(names)} rides ${speed} km an hour. How many hours does the trail take?`,
    ...numeric(
      hours,
      {
        'counted-another-length': [
          times * (length + 1),
          `This is the time for ${length + 1} cm; the trail has ${length} cm.`,
        ],
        'counted-a-shorter-length': [
          times * (length - 1),
          `This is the time for ${length - 1} cm; the trail has ${length} cm.`,
        ],
        'took-another-time': [
          (times + 1) * length,
          `Each cm takes ${speed * times} ÷ ${speed} = ${times} hours, not ${times + 1}.`,
        ],
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
export function ratio(rng: Rng, dial: Dial): Asked {
  const perKm = rng.pick([25_000, 50_000, 200_000, 250_000, 500_000]);
  const length = rng.int(6, 16 + 4 * dial.level);
  const real = rational(perKm * length, 100_000);
  return {
    question: `A map has the scale 1 : ${whole(perKm)}. Two villages are ${length} cm apart on it. How far apart are they really? (1 km = 100,000 cm)`,
    ...numeric(
      real,
      {
        ...nearBy(
          rng,
          real,
          rational(perKm, 100_000),
          (wrong) =>
            `This would be the distance for ${decimal(wrong.times(100_000).over(perKm))} cm; there are ${length} cm.`,
        ),
        ...sometimes(rng, {
          'slipped-a-place': [real.times(10), 'Divide by 100,000, not by 10,000: 100,000 cm are 1 km.'],
        }),
        ...sometimes(rng, {
          'took-meters-for-kilometers': [real.times(1000), 'You changed to meters: 1,000 m are 1 km.'],
        }),
        'took-one-centimeter': [
          rational(perKm, 100_000),
          `That is the distance for 1 cm: there are ${length} cm.`,
        ],
      },
      { show: unit('km'), slip: rational(perKm, 100_000) },
    ),
    hints: [
      `In reality, each length is ${whole(perKm)} times as long. How many cm is that?`,
      'Change cm to km: divide by 100,000.',
    ],
    ...roadMap(['village A', 'village B'], [`${length}`], `1 : ${whole(perKm)}`),
    explanation: `${length} × ${whole(perKm)} = ${whole(perKm * length)} cm. Divide by 100,000: ${decimal(real)} km.`,
  };
}
