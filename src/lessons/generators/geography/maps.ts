import { among, numeric, worded } from '../choices.ts';
import { rational } from '../rational.ts';
import { byLevel, range, sampled } from '../templates.ts';
import { count, decimal, unit, whole } from '../text.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'Geography', category: 'Maps' };
const directions = ['north', 'east', 'south', 'west'] as const;

const turning = sampled(
  {
    ...info,
    id: 'geography.maps.directions',
    title: 'North, east, south and west',
    grades: [0, 5],
    objectives: ['Turn and walk by the four directions'],
    keywords: ['directions', 'compass', 'north south east west', 'cardinal directions', 'map skills'],
  },
  (rng, dial) => {
    const start = rng.int(0, 3);
    const turns = Array.from({ length: rng.int(byLevel(dial, [1, 3, 5]), byLevel(dial, [5, 6, 7])) }, () =>
      rng.pick([-1, 1, 2]),
    );
    const end = turns.reduce((at, turn) => at + turn + 4, start) % 4;
    const words = turns.map((turn) =>
      turn === 1 ? 'Turn right.' : turn === -1 ? 'Turn left.' : 'Turn back.',
    );
    return {
      key: `turn ${start} ${turns.join(' ')}`,
      question: `You face ${directions[start]}. ${words.join(' ')} Where do you face now?`,
      ...among(directions[end] ?? '', directions, rng),
      explanation: `Right of north is east. Left of north is west. You end up facing ${directions[end]}.`,
    };
  },
);

const grid = sampled(
  {
    ...info,
    id: 'geography.maps.grid',
    title: 'Map squares',
    grades: [0, 5],
    objectives: ['Find a square on a map by letter and number'],
    keywords: ['map grid', 'map squares', 'grid references', 'maps', 'map skills'],
  },
  (rng, dial) => {
    const size = byLevel(dial, [9, 12, 15]);
    const [column, row] = [rng.int(0, size - 1), rng.int(1, size)];
    const right = rng.int(1, 6) * (column > 6 ? -1 : 1);
    const up = rng.int(1, 6) * (row > 6 ? -1 : 1);
    const at = (c: number, r: number): string => `${String.fromCharCode(65 + Math.abs(c))}${Math.abs(r)}`;
    const [c, r] = [column + right, row + up];
    return {
      key: `walk ${column} ${row} ${right} ${up}`,
      question: `You are at ${at(column, row)} on a map. Go ${Math.abs(right)} ${right > 0 ? 'right' : 'left'}. Then go ${Math.abs(up)} ${up > 0 ? 'up' : 'down'}. Where are you?`,
      ...worded(at(c, r), {
        'swapped-the-moves': at(column + up, row + right),
        'wrong-direction': at(c, row - up),
        'one-square-off': at(c, r + 1),
        'counted-start-square': at(c + 1, r),
        'forgot-first-move': at(column, r),
      }),
      explanation: `Right and left change the letter. Up and down change the number. You get to ${at(c, r)}.`,
    };
  },
);

const scale = sampled(
  {
    ...info,
    id: 'geography.maps.scale',
    title: 'Map scale',
    grades: [4, 10],
    objectives: ['Change lengths on a map to real distances'],
    keywords: ['map scale', 'scale', 'distances on maps', 'maps'],
    prerequisites: ['math.multiplication.facts'],
  },
  (rng, dial) => {
    const perCm = rng.int(2, 60);
    const length = rational(rng.int(2, byLevel(dial, [40, 60, 90])), byLevel(dial, [1, 2, 10]));
    const real = length.times(perCm);
    const toMap = dial.level > 0 && rng.int(0, 1) === 1;
    return {
      key: `${toMap ? 'map' : 'real'} ${perCm} ${length}`,
      question: toMap
        ? `On a map 1 cm stands for ${perCm} km. Two towns are ${decimal(real)} km apart. How far apart are they on the map?`
        : `On a map 1 cm stands for ${perCm} km. Two towns are ${decimal(length)} cm apart on it. How far apart are they really?`,
      ...numeric(
        toMap ? length : real,
        {
          'inverted-operation': toMap ? real.times(perCm) : length.over(perCm).round(2),
          'added-instead': (toMap ? real : length).plus(perCm),
          'slip-of-ten': (toMap ? length : real).times(10),
          'subtracted-instead': toMap ? real.minus(perCm) : real.minus(length),
        },
        { show: unit(toMap ? 'cm' : 'km') },
      ),
      explanation: toMap
        ? `${decimal(real)} ÷ ${perCm} = ${decimal(length)}.`
        : `${decimal(length)} × ${perCm} = ${decimal(real)}.`,
    };
  },
);

const hemispheres = sampled(
  {
    ...info,
    id: 'geography.maps.latitude-longitude',
    title: 'Latitude and longitude',
    grades: [5, 11],
    objectives: ['Compare places by latitude and longitude'],
    keywords: ['latitude', 'longitude', 'hemispheres', 'coordinates', 'globe'],
    prerequisites: ['geography.maps.directions'],
  },
  (rng) => {
    const sign = (): number => (rng.int(0, 1) ? 1 : -1);
    // Different distances from the equator, so that "nearest" has only one answer
    const points = rng
      .sample(range(1, 80), 4)
      .map((lat) => ({ lat: lat * sign(), lon: rng.int(1, 170) * sign() }));
    const show = ({ lat, lon }: { lat: number; lon: number }): string =>
      `${Math.abs(lat)}° ${lat > 0 ? 'N' : 'S'}, ${Math.abs(lon)}° ${lon > 0 ? 'E' : 'W'}`;
    const asked = rng.pick(['north', 'south', 'equator'] as const);
    const measure = {
      north: (p: { lat: number }) => -p.lat,
      south: (p: { lat: number }) => p.lat,
      equator: (p: { lat: number }) => Math.abs(p.lat),
    }[asked];
    const order = points.toSorted((p, q) => measure(p) - measure(q));
    const [answer = '', a = '', b = '', c = ''] = order.map(show);
    const stem = asked === 'equator' ? 'nearest to the equator' : `farthest ${asked}`;
    return {
      key: `${asked} ${order.map(show).join('; ')}`,
      question: `Which place is ${stem}: ${rng.shuffle([answer, a, b, c]).join('; ')}?`,
      ...worded(answer, { 'took-longitude': a, 'mixed-up-hemispheres': b, 'looked-at-number-only': c }),
      explanation: `Latitude counts degrees north or south of the equator. That makes it ${answer}.`,
    };
  },
);

const zones = sampled(
  {
    ...info,
    id: 'geography.time.zones',
    title: 'Time zones',
    grades: [5, 12],
    objectives: ['Work out the time in another zone from the offsets'],
    keywords: ['time zones', 'time difference', 'utc', 'world time'],
    prerequisites: ['life.time.clock'],
  },
  (rng, dial) => {
    const [from, to] = rng.pair(range(byLevel(dial, [-5, -9, -11]), byLevel(dial, [9, 11, 12])));
    const time = rng.int(0, 23) * 60 + rng.int(0, 11) * 5;
    const zone = (z: number): string => (z === 0 ? 'UTC' : `UTC${z > 0 ? '+' : '-'}${Math.abs(z)}`);
    const clock = (minutes: number): string => {
      const m = ((minutes % 1440) + 1440) % 1440;
      return `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`;
    };
    const shift = (to - from) * 60;
    return {
      key: `zone ${from} ${to} ${time}`,
      question: `It is ${clock(time)} in a city on ${zone(from)}. What time is it in a city on ${zone(to)}?`,
      ...worded(clock(time + shift), {
        'wrong-direction': clock(time - shift),
        'used-one-offset-only': clock(time + to * 60),
        'added-the-offsets': clock(time + (to + from) * 60),
        'one-hour-too-late': clock(time + shift + 60),
        'one-hour-too-early': clock(time + shift - 60),
      }),
      explanation: `The second city is ${count(Math.abs(to - from), 'hour')} ${to > from ? 'ahead' : 'behind'}: ${clock(time + shift)}.`,
    };
  },
);

const density = sampled(
  {
    ...info,
    category: 'People',
    id: 'geography.people.density',
    title: 'Population density',
    grades: [6, 12],
    objectives: ['Relate population, area and density'],
    keywords: ['population density', 'population', 'people per square kilometer', 'demography'],
    prerequisites: ['math.division.long'],
  },
  (rng, dial) => {
    const area = rng.int(2, 90) * byLevel(dial, [10, 50, 100]);
    const perKm = rng.int(3, 400);
    const people = area * perKm;
    const asked = dial.level === 0 ? 0 : rng.int(0, 1);
    return {
      key: `${asked} ${area} ${perKm}`,
      question:
        asked === 0
          ? `A region has ${whole(people)} people on ${whole(area)} km². What is its population density?`
          : `A region of ${whole(area)} km² has ${perKm} people per km². How many people live there?`,
      ...(asked === 0
        ? numeric(
            perKm,
            {
              'slip-of-ten': perKm * 10,
              'inverted-division': rational(area, perKm).round(2),
              'subtracted-instead': people - area,
              'half-of-it': rational(perKm, 2).round(),
              doubled: perKm * 2,
            },
            { show: unit('people per km²') },
          )
        : numeric(
            people,
            {
              'divided-instead': rational(area, perKm).round(2),
              'added-instead': area + perKm,
              'slip-of-ten': people * 10,
              'other-slip-of-ten': people / 10,
            },
            { show: unit('people'), slip: perKm },
          )),
      explanation:
        asked === 0
          ? `${whole(people)} ÷ ${whole(area)} = ${perKm}.`
          : `${whole(area)} × ${perKm} = ${whole(people)}.`,
    };
  },
);

/** Maps, directions, time zones and people. */
export const maps: Concept[] = [turning, grid, scale, hemispheres, zones, density];
