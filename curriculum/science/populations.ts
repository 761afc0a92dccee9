import { numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import { type Ask, type Forms, form, formed } from '../templates.ts';
import { decimal, unit, whole } from '../text.ts';
import type { Concept, Teaching } from '../types.ts';

const creatures = ['deer', 'mice', 'fish', 'geese', 'rabbits', 'seals'];
const individuals = (v: { n: bigint }): string => whole(v.n);

const balance: Ask = (rng) => {
  const [n, births, deaths, come, go] = [
    rng.int(20, 90) * 10,
    rng.int(30, 90),
    rng.int(10, 29),
    rng.int(5, 20),
    rng.int(5, 20),
  ];
  const right = n + births - deaths + come - go;
  return {
    question: `A population of ${n} ${rng.pick(creatures)} has ${births} births and ${deaths} deaths in a year. ${come} animals come, and ${go} leave. How many are there then?`,
    ...numeric(
      right,
      {
        'forgot-the-migration': n + births - deaths,
        'swapped-come-and-go': right - 2 * (come - go),
        'added-the-deaths': right + 2 * deaths,
        'took-the-change': Math.abs(right - n),
      },
      { show: individuals },
    ),
    explanation: `${n} + ${births} - ${deaths} + ${come} - ${go} = ${right}.`,
  };
};

const doubling: Ask = (rng) => {
  const [n, hours, times] = [rng.int(2, 90) * 10, rng.pick([2, 3, 4, 5]), rng.int(3, 5)];
  const right = n * 2 ** times;
  return {
    question: `${whole(n)} bacteria double every ${hours} hours. How many are there after ${hours * times} hours, if nothing limits them?`,
    ...numeric(
      right,
      {
        'one-doubling-too-few': right / 2,
        'one-doubling-too-many': right * 2,
        'multiplied-by-the-doublings': n * times,
        'added-each-time': n * (times + 1),
      },
      { show: individuals },
    ),
    explanation: `${hours * times} hours are ${times} doublings: ${n} × ${'2 × '.repeat(times - 1)}2 = ${whole(right)}.`,
  };
};

const growth: Ask = (rng) => {
  const [n, percent] = [rng.int(3, 40) * 100, rng.pick([2, 3, 4, 5, 6, 8, 12, 15, 20, 25])];
  const change = (n * percent) / 100;
  return {
    question: `A population of ${whole(n)} ${rng.pick(creatures)} grows by ${percent} % in a year. How many are there after the year?`,
    ...numeric(
      n + change,
      { 'took-the-change': change, 'subtracted-the-growth': n - change, 'added-the-percent': n + percent },
      { show: individuals },
    ),
    explanation: `${percent} % of ${whole(n)} is ${whole(change)}. ${whole(n)} + ${whole(change)} = ${whole(n + change)}.`,
  };
};

const recapture: Ask = (rng) => {
  const [marked, found, factor] = [rng.int(2, 12) * 10, rng.int(3, 12), rng.int(3, 9)];
  const caught = found * factor;
  return {
    question: `Biologists mark ${marked} fish of a lake. Later they catch ${caught} fish, of which ${found} are marked. About how many fish live in the lake?`,
    ...numeric(
      marked * factor,
      {
        'added-both-catches': marked + caught,
        'multiplied-both-catches': marked * caught,
        'forgot-the-marked': (marked * caught) / found - marked,
        'took-the-unmarked': marked * (factor + 1),
      },
      { show: individuals },
    ),
    explanation: `1 in ${factor} of the catch is marked, so the ${marked} marked fish are 1 in ${factor} of all: ${marked} × ${factor} = ${marked * factor}.`,
  };
};

/** Logistic growth: r N (K - N) / K. */
const limited: Ask = (rng) => {
  const k = rng.pick([200, 400, 500, 800, 1000]);
  const [quarter, tenths] = [rng.int(1, 9), rng.pick([2, 4, 5])];
  const n = (k * quarter) / 10;
  const right = rational(tenths * n * (k - n), 10 * k);
  return {
    question: `A habitat can carry K = ${whole(k)} ${rng.pick(creatures)}, and N = ${n} live there. With r = ${decimal(rational(tenths, 10))} a year, how fast does the population grow? (growth = r × N × (K - N) / K)`,
    ...numeric(
      right,
      {
        'forgot-the-limit': rational(tenths * n, 10),
        'took-the-free-places': k - n,
        'used-the-capacity': rational(tenths * (k - n), 10),
        'forgot-the-rate': rational(n * (k - n), k),
      },
      { show: unit('a year') },
    ),
    explanation: `The free share is (${k} - ${n})/${k} = ${decimal(rational(k - n, k))}. The growth is ${decimal(rational(tenths, 10))} × ${n} × ${decimal(rational(k - n, k))} = ${decimal(right)}.`,
  };
};

const overshoot: Ask = (rng) => {
  const k = rng.int(4, 40) * 50;
  const n = k + rng.pick([-1, 1]) * rng.int(1, 9) * 10;
  const trend = n > k ? 'shrink' : 'grow';
  const other = n > k ? 'grow' : 'shrink';
  const option = (text: string) => ({ text, worth: text });
  const [right, ...wrong] = [
    `${trend}, toward ${whole(k)}`,
    `${other}, away from ${whole(k)}`,
    n > k ? 'shrink, toward 0' : 'grow, without any limit',
    `${other}, toward ${whole(Math.abs(2 * k - n))}`,
  ];
  return {
    question: `A habitat can carry ${whole(k)} ${rng.pick(creatures)}. At present, ${whole(n)} live there. What will their number most likely do?`,
    answer: option(right ?? ''),
    mistakes: wrong.map((text) => ({ name: 'ignored-the-capacity', ...option(text) })),
    explanation: `The carrying capacity is the number for which food and space suffice. ${whole(n)} is ${n > k ? 'above' : 'below'} it, so the number will ${trend}.`,
  };
};

const growthForms: Forms = {
  balance: form([0, 2], balance),
  growth: form([0, 1], growth),
  doubling: form([0, 1], doubling),
  recapture: form([1, 2], recapture),
  capacity: form([1], overshoot),
  limited: form([2], limited),
};

const growthTeaching: Teaching = {
  idea:
    'A population grows by births and by animals that come, and shrinks by deaths and by those that leave. Without limits ' +
    'it grows by a factor in equal times. Food and space set a carrying capacity, and growth slows near it.',
  caution: 'A fixed percentage does not mean a fixed number: the larger the population, the more is added.',
  hints: [
    'What adds to the population, and what takes away from it?',
    'Write down the numbers and their meaning.',
  ],
  mends: {
    'forgot-the-migration': 'Count those that come and those that leave, too.',
    'swapped-come-and-go': 'Those that come are added, and those that leave are taken away.',
    'added-the-deaths': 'Deaths take away from the number.',
    'took-the-change': 'That is only the change. Start from the population.',
    'one-doubling-too-few': 'Divide the time by the doubling time and count the doublings once more.',
    'one-doubling-too-many': 'That is one doubling too many.',
    'multiplied-by-the-doublings':
      'Each doubling multiplies by 2. Do not multiply by the number of doublings.',
    'added-each-time': 'Doubling adds more each time, not the same number.',
    'subtracted-the-growth': 'The population grows, so add the change.',
    'added-the-percent': 'First compute what the percentage of the population is.',
    'added-both-catches': 'Compare shares: the share of marked fish in the catch is that in the lake.',
    'multiplied-both-catches': 'Divide by the marked fish that were found again.',
    'forgot-the-marked': 'The marked fish belong to the lake, too.',
    'took-the-unmarked': 'Compare the marked fish with the whole catch, not with the others.',
    'forgot-the-limit': 'Multiply by the free share of the habitat, too.',
    'took-the-free-places': 'Those are the free places, not the growth in a year.',
    'used-the-capacity': 'The animals that are there breed. Multiply by N.',
    'forgot-the-rate': 'Multiply by the rate r, too.',
    'ignored-the-capacity':
      'Compare the number with the carrying capacity: is there too little food, or some to spare?',
  },
};

const populationGrowth = formed(
  {
    subject: 'Science',
    category: 'Ecosystems',
    id: 'science.ecosystems.population-growth',
    title: 'Population growth and carrying capacity',
    grades: [9, 12],
    objectives: ['Compute how populations grow, and what limits them'],
    keywords: ['population growth', 'carrying capacity', 'logistic growth', 'population ecology'],
    prerequisites: ['science.ecosystems.change'],
    standards: ['HS-LS2-1', 'HS-LS2-2'],
    teaching: growthTeaching,
  },
  growthForms,
);

/** Growth of populations. */
export const populations: Concept[] = [populationGrowth];
