import { crossed, numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import { type Ask, type Forms, form, formed, range } from '../templates.ts';
import { decimal, unit, whole } from '../text.ts';
import type { Concept } from '../types.ts';
import { crossedTwice } from './slips.ts';

const creatures = ['deer', 'mice', 'fish', 'geese', 'rabbits', 'seals'];
const individuals = (v: { n: bigint }): string => whole(v.n);

const balance: Ask = (rng) => {
  const [n, births, deaths] = [rng.int(20, 90) * 10, rng.int(30, 90), rng.int(10, 29)];
  const [come, go] = rng.pair([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  const right = n + births - deaths + come - go;
  return {
    question: `A population of ${n} ${rng.pick(creatures)} has ${births} births and ${deaths} deaths in a year. ${come} animals come, and ${go} leave. How many are there then?`,
    ...numeric(
      right,
      {
        'forgot-the-migration': [n + births - deaths, 'You left out those that come and those that leave.'],
        'swapped-come-and-go': [
          right - 2 * (come - go),
          `You swapped two numbers; add the ${come} that come, and subtract the ${go} that leave.`,
        ],
        'added-the-deaths': [right + 2 * deaths, `You added the ${deaths} deaths; subtract them.`],
        'left-out-the-deaths': [right + deaths, `You left out the ${deaths} deaths.`],
        'left-out-the-births': [right - births, `You left out the ${births} births.`],
        'left-out-those-that-come': [right - come, `You left out the ${come} animals that come.`],
        'added-those-that-leave': [right + 2 * go, `You added the ${go} that leave; subtract them.`],
        'subtracted-those-that-come': [right - 2 * come, `You subtracted the ${come} that come; add them.`],
      },
      { show: individuals },
    ),
    hints: [
      'Births and animals that come make the population larger. What makes it smaller?',
      `Start from ${n}. Add two of the numbers and subtract two.`,
    ],
    explanation: `Add births and those that come, and subtract deaths and those that leave: ${n} + ${births} - ${deaths} + ${come} - ${go} = ${right}.`,
  };
};

const doubling: Ask = (rng) => {
  const [n, hours, times] = [rng.int(2, 90) * 10, rng.pick([2, 3, 4, 5]), rng.int(3, 5)];
  const right = n * 2 ** times;
  const counted = times + rng.pick([-1, 1]);
  const isMore = rng.int(0, 1) === 1;
  return {
    question: `${whole(n)} bacteria double every ${hours} hours. How many are there after ${hours * times} hours, if nothing limits them?`,
    ...crossedTwice(
      {
        right: times,
        wrong: counted,
        mistake: 'miscounted-the-doublings',
        mend: `You doubled ${counted} times; ${hours * times} ÷ ${hours} gives the number of doublings.`,
      },
      {
        right: 0,
        wrong: isMore ? n : -n,
        mistake: isMore ? 'added-the-start' : 'counted-only-the-new-ones',
        mend: isMore
          ? `You added the first ${n} again; they are already among the doubled ones.`
          : `You counted only the new bacteria; the first ${n} are there, too.`,
      },
      (steps, extra) => whole(n * 2 ** steps + extra),
    ),
    hints: [
      `How many times do ${hours} hours fit into ${hours * times} hours?`,
      `Start from ${whole(n)} and double that many times.`,
    ],
    explanation: `${hours * times} hours are ${times} doublings: ${n} × ${'2 × '.repeat(times - 1)}2 = ${whole(right)}.`,
  };
};

const growth: Ask = (rng) => {
  const sign = rng.pick([-1, 2]);
  const isTenfold = rng.int(0, sign < 0 ? 2 : 1) === 1;
  const [n, percent] = [rng.int(3, 40) * 100, rng.pick([2, 3, 4, 5, 6, 8]) * (isTenfold ? 1 : 10)];
  const change = (n * percent) / 100;
  const wrong = isTenfold ? percent * 10 : percent / 10;
  return {
    question: `A population of ${whole(n)} ${rng.pick(creatures)} grows by ${percent} % in a year. How many are there after the year?`,
    ...crossedTwice(
      {
        right: 1,
        wrong: sign,
        mistake: sign < 0 ? 'subtracted-the-growth' : 'added-the-growth-twice',
        mend:
          sign < 0
            ? 'You subtracted the growth; the population gets larger, so add it.'
            : 'You added the growth twice; it is for one year.',
      },
      {
        right: change,
        wrong: (n * wrong) / 100,
        mistake: 'misplaced-the-digits',
        mend: `You found ${wrong} % of ${whole(n)}, not ${percent} %.`,
      },
      (times, by) => whole(n + times * by),
    ),
    hints: [
      `Find ${percent} % of ${whole(n)}: divide by 100, then multiply by ${percent}.`,
      'This is what the year adds. Does the population get larger or smaller?',
    ],
    explanation: `${percent} % of ${whole(n)} is ${whole(change)}. ${whole(n)} + ${whole(change)} = ${whole(n + change)}.`,
  };
};

const recapture: Ask = (rng) => {
  const [found, factor] = [rng.int(3, 12), rng.int(3, 9)];
  const caught = found * factor;
  const other = factor + rng.pick([-1, 1]);
  const differs = (m: number): boolean =>
    m !== caught && m * other !== caught * factor && m * factor !== caught * other;
  const marked = rng.pick(range(15, 95).filter(differs));
  return {
    question: `Biologists mark ${marked} fish in a lake. Later they catch ${caught} fish, of which ${found} are marked. About how many fish live in the lake?`,
    ...crossedTwice(
      {
        right: factor,
        wrong: other,
        mistake: other < factor ? 'compared-with-the-unmarked' : 'added-the-marked',
        mend:
          other < factor
            ? `You compared ${found} marked with ${caught - found} unmarked fish; compare them with all ${caught}.`
            : 'You added the marked fish to the estimate; it already includes them.',
      },
      {
        right: marked,
        wrong: caught,
        mistake: 'enlarged-the-catch',
        mend: `You multiplied the ${caught} of the catch; the lake has ${marked} marked fish, so multiply those.`,
      },
      (by, fish) => whole(by * fish),
    ),
    hints: [
      `Of ${caught} fish in the catch, ${found} are marked. That is one fish in how many?`,
      `The same share holds for the lake, where ${marked} fish are marked.`,
    ],
    explanation: `1 in ${factor} of the catch is marked, so the ${marked} marked fish are 1 in ${factor} of all: ${marked} × ${factor} = ${whole(marked * factor)}.`,
  };
};

/** Logistic growth: r N (K - N) / K. */
const limited: Ask = (rng) => {
  const k = rng.pick([200, 400, 500, 800, 1000]);
  const [taken, tenths] = [rng.pick([1, 2, 3, 4, 6, 7, 8, 9]), rng.pick([2, 4, 5, 15, 20, 25])];
  const n = (k * taken) / 10;
  const rate = rational(tenths, 10);
  const [free, full] = [rational(k - n, k), rational(n, k)];
  const right = rate.times(n).times(free);
  const start = rng.pick([
    {
      wrong: rate.times(k),
      mistake: 'used-the-capacity',
      mend: `You multiplied by K = ${whole(k)}; the ${n} that live there breed, so multiply by N.`,
    },
    {
      wrong: rational(n),
      mistake: 'forgot-the-rate',
      mend: `You left out the rate r = ${decimal(rate)}.`,
    },
  ]);
  return {
    question: `A habitat can carry K = ${whole(k)} ${rng.pick(creatures)}, and N = ${n} live there. With r = ${decimal(rate)} a year, how fast does the population grow? (growth = r × N × (K - N) / K)`,
    ...crossedTwice(
      { right: rate.times(n), ...start },
      {
        right: free,
        wrong: full,
        mistake: 'took-the-full-share',
        mend: `You multiplied by N / K, the full share; the free share is (K - N) / K.`,
      },
      (all, share) => unit('a year')(all.times(share)),
    ),
    hints: [
      `Which share of the ${whole(k)} places is still free?`,
      `Multiply r = ${decimal(rate)}, N = ${n} and the free share.`,
    ],
    explanation: `The free share is (${whole(k)} - ${n}) / ${whole(k)} = ${decimal(free)}. The growth is ${decimal(rate)} × ${n} × ${decimal(free)} = ${decimal(right)} a year.`,
  };
};

const overshoot: Ask = (rng) => {
  const k = rng.int(20, 200) * 10;
  const n = k + rng.pick([-1, 1]) * rng.int(1, 9) * 10;
  const other = rng.pick(
    [...Array(19).keys()].map((i) => k + (i - 9) * 10).filter((x) => x !== k && x !== n),
  );
  const [trend, wrong] = n > k ? ['shrink', 'grow'] : ['grow', 'shrink'];
  return {
    question: `A habitat can carry ${whole(k)} ${rng.pick(creatures)}. At present, ${whole(n)} live there. What will their number most likely do?`,
    ...crossed(
      {
        right: trend,
        wrong,
        mistake: 'took-the-wrong-way',
        mend: `${whole(n)} is ${n > k ? 'more' : 'less'} than ${whole(k)}, so there is ${n > k ? 'too little food for all' : 'food to spare'}.`,
      },
      {
        right: k,
        wrong: other,
        mistake: 'ignored-the-capacity',
        mend: `You chose another number than the carrying capacity, which is ${whole(k)}.`,
      },
      (way, goal) => `${way}, toward ${whole(goal)}`,
    ),
    hints: [
      `Compare ${whole(n)} with ${whole(k)}, for which food and space suffice.`,
      'Will more animals be born, or will more of them die?',
    ],
    explanation: `Food and space suffice for ${whole(k)}. ${whole(n)} is ${n > k ? 'above' : 'below'} that, so the number will ${trend} until it is near ${whole(k)}.`,
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
    teaching: {
      idea:
        'A population grows by births and by animals that come, and shrinks by deaths and by those that leave. Without limits ' +
        'it grows by a factor in equal times. Food and space set a carrying capacity, and growth slows near it.',
      caution:
        'A fixed percentage does not mean a fixed number: the larger the population, the more is added.',
      mends: {},
    },
  },
  growthForms,
);

/** Growth of populations. */
export const populations: Concept[] = [populationGrowth];
