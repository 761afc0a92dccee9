import { numeric, worded } from '../choices.ts';
import { events } from '../data/history.ts';
import { names } from '../data/story.ts';
import { levelOf } from '../facts.ts';
import { byLevel, listed, range, sampled } from '../templates.ts';
import { capitalize, ordinal, whole } from '../text.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'History', category: 'Time and Dates' };
const dated = events.map((row) => ({ ...row, year: Number(row.year) }));

const older = sampled(
  {
    ...info,
    id: 'history.time.older',
    title: 'Before and after',
    grades: [0, 3],
    objectives: ['Tell who is older and what came first'],
    keywords: ['before and after', 'older', 'younger', 'past and present', 'timeline', 'long ago'],
    prerequisites: ['math.counting.next'],
  },
  (rng, dial) => {
    const people = rng.sample(names, byLevel(dial, [2, 3, 3]) + 1);
    const ages = rng.sample(range(byLevel(dial, [2, 2, 5]), byLevel(dial, [12, 20, 90])), people.length);
    const first = rng.int(0, 1) === 1;
    const order = people
      .map((name, i) => ({ name, age: ages[i] ?? 0 }))
      .sort((a, b) => (first ? b.age - a.age : a.age - b.age));
    const [answer = '', ...others] = order.map(({ name }) => name);
    return {
      key: `${first ? 'first' : 'last'} ${order.map(({ name, age }) => `${name}${age}`).join(' ')}`,
      question: `${people.map((name, i) => `${name} is ${ages[i]}.`).join(' ')} Who was born ${first ? 'first' : 'last'}?`,
      ...worded(
        answer,
        Object.fromEntries(others.map((name, i) => [`mixed-up-age-and-birth-${i + 1}`, name])),
      ),
      explanation: `The ${first ? 'oldest' : 'youngest'} was born ${first ? 'first' : 'last'}. That is ${answer}.`,
    };
  },
);

const elapsed = sampled(
  {
    ...info,
    id: 'history.time.elapsed-years',
    title: 'Years between',
    grades: [3, 10],
    objectives: ['Count the years between two dates, also across the start of our era'],
    keywords: ['years between', 'elapsed years', 'bc and ad', 'timeline', 'how long ago', 'dates'],
    prerequisites: ['math.subtraction.multi-digit'],
  },
  (rng, dial) => {
    const across = dial.level === 2;
    const from = across ? -rng.int(5, 900) : rng.int(1000, 1950);
    const to = across
      ? rng.int(20, 1500)
      : from + rng.int(byLevel(dial, [11, 40, 40]), byLevel(dial, [70, 76, 76]));
    // 1 BC is followed by AD 1, without a year 0.
    const answer = across ? to - from - 1 : to - from;
    const label = (year: number): string => (year < 0 ? `${-year} BC` : across ? `AD ${year}` : `${year}`);
    const thing = rng.pick(['town', 'bridge', 'temple', 'wall', 'well', 'tower']);
    return {
      key: `years ${from} ${to}`,
      question: `A ${thing} was built in ${label(from)}. It fell in ${label(to)}. How many years did it stand?`,
      ...numeric(answer, {
        'counted-a-year-0': across ? answer + 1 : answer + 10,
        'subtracted-across-eras': across ? Math.abs(to + from) : answer + 1,
        'slip-of-hundred': answer + 100,
        'one-too-few': answer - 1,
      }),
      explanation: across
        ? `Add the years and take away 1, as there is no year 0: ${-from} + ${to} - 1 = ${answer}.`
        : `${to} - ${from} = ${answer}.`,
    };
  },
);

const centuries = sampled(
  {
    ...info,
    id: 'history.time.centuries',
    title: 'Centuries',
    grades: [4, 10],
    objectives: ['Name the century of a year'],
    keywords: ['centuries', 'century', 'what century'],
    prerequisites: ['math.numbers.place-value'],
  },
  (rng, dial) => {
    const year = rng.int(byLevel(dial, [1001, 501, 101]), 2000);
    const n = Math.ceil(year / 100);
    return {
      key: `century ${year}`,
      question: `In which century was the year ${year}?`,
      ...worded(`${ordinal(n)} century`, {
        'took-leading-digits': `${ordinal(n - 1)} century`,
        'one-too-late': `${ordinal(n + 1)} century`,
        'two-too-early': `${ordinal(Math.max(1, n - 2))} century`,
        'two-too-late': `${ordinal(n + 2)} century`,
      }),
      explanation: `The ${ordinal(n)} century runs from ${(n - 1) * 100 + 1} to ${n * 100}.`,
    };
  },
);

const years = listed(
  {
    ...info,
    category: 'Events',
    id: 'history.events.years',
    title: 'Important dates',
    grades: [5, 12],
    objectives: ['Know the years of events that changed the world'],
    keywords: [
      'important dates',
      'history dates',
      'events',
      'world history',
      'world war',
      'when did it happen',
    ],
  },
  {
    items: dated,
    key: ({ event }) => `year of ${event}`,
    level: ({ level }) => levelOf(level),
    draw: ({ year, event }, rng) => {
      const near = rng.sample(
        [-30, -25, -20, -15, -12, -10, -8, -6, 6, 8, 10, 12, 15, 20, 25, 30]
          .map((d) => year + d)
          .filter((y) => y <= 2020),
        3,
      );
      const [a = 0, b = 0, c = 0] = near;
      return {
        question: `In which year was this: ${event}?`,
        ...worded(`${year}`, {
          'confused-with-near-event': `${a}`,
          'confused-with-earlier-time': `${b}`,
          'confused-with-later-time': `${c}`,
        }),
        explanation: `${capitalize(event)}: ${year}.`,
      };
    },
  },
);

const order = sampled(
  {
    ...info,
    category: 'Events',
    id: 'history.events.order',
    title: 'Which came first?',
    grades: [5, 12],
    objectives: ['Order events in time'],
    keywords: [
      'order of events',
      'timeline',
      'which came first',
      'chronology',
      'world history',
      'sequence of events',
    ],
  },
  (rng, dial) => {
    const pool = dated.filter(({ level }) => Number(level) <= dial.level);
    const gap = byLevel(dial, [10, 8, 5]);
    const chosen: typeof dated = [];
    while (chosen.length < 4) {
      const next = rng.pick(pool);
      if (chosen.every(({ year }) => Math.abs(year - next.year) >= gap)) chosen.push(next);
    }
    const last = rng.int(0, 1) === 1;
    const sorted = chosen.toSorted((a, b) => (last ? b.year - a.year : a.year - b.year));
    const [answer = '', a = '', b = '', c = ''] = sorted.map(({ event }) => event);
    return {
      key: `${last ? 'last' : 'first'} ${chosen
        .map(({ year }) => year)
        .sort()
        .join(' ')}`,
      question: `Which of these came ${last ? 'last' : 'first'}: ${rng
        .shuffle(chosen)
        .map(({ event }) => event)
        .join('; ')}?`,
      ...worded(answer, { 'one-place-off': a, 'two-places-off': b, 'opposite-end': c }),
      explanation: `The years are ${sorted.map(({ year }) => year).join(', ')}. So it was ${answer} (${whole(sorted[0]?.year ?? 0).replace(',', '')}).`,
    };
  },
);

/** Time, dates and events. */
export const dates: Concept[] = [older, elapsed, centuries, years, order];
