import { crossed } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { drawn } from '../math/middle-forms.ts';
import type { Rng } from '../rng.ts';
import { type Ask, byLevel, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { datedEvents, dateOf } from './dates.ts';

type Row = (typeof datedEvents)[number];

/** Returns as many events as places, by year, known to learners of the level and some years apart. */
function apart<T extends readonly unknown[]>(rng: Rng, dial: Dial, places: T): { [K in keyof T]: Row } {
  const pool = datedEvents.filter((row) => row.level <= dial.level);
  const least = byLevel(dial, [10, 8, 5]);
  const rows = drawn(
    () => rng.sample(pool, places.length).sort((a, b) => a.year - b.year),
    (all) => all.every(({ year }, i) => i === 0 || year - (all[i - 1]?.year ?? 0) >= least),
  );
  // There is one row for each place.
  return rows as { [K in keyof T]: Row };
}

const five = [1, 2, 3, 4, 5] as const;
const four = [1, 2, 3, 4] as const;
const three = [1, 2, 3] as const;

const keyOf = (rows: readonly Row[]): string => rows.map(({ year }) => year).join(' ');
const listing = (rows: readonly Row[]): string => rows.map(({ event }) => event).join('; ');
const inOrder = (rows: readonly Row[]): string =>
  `In order: ${rows.map(({ event, year }) => `${event} (${year})`).join('; ')}.`;

/** Returns an event and the wrong ones, each with its year as advice. */
function pick(answer: Row, wrong: readonly Row[]) {
  return {
    answer: { text: answer.event, worth: answer.event },
    mistakes: wrong.map(({ event, year }) => ({
      name: 'wrong-place-in-time',
      text: event,
      worth: event,
      mend: dateOf({ event, year }),
    })),
  };
}

/** Asks for the first or the last of four events. */
const end =
  (isFirst: boolean): Ask =>
  (rng, dial) => {
    const rows = apart(rng, dial, four);
    const answer = rows[isFirst ? 0 : 3];
    const known = rows[isFirst ? 2 : 1];
    return {
      key: keyOf(rows),
      question: `Which of these came ${isFirst ? 'first' : 'last'}: ${listing(rng.shuffle(rows))}?`,
      ...pick(
        answer,
        rows.filter((row) => row !== answer),
      ),
      hints: [
        `${dateOf(known)} Which of the others came ${isFirst ? 'before' : 'after'} it?`,
        `Of those, which is ${isFirst ? 'farthest from' : 'closest to'} our own time?`,
      ],
      explanation: `${inOrder(rows)} So it was ${answer.event}.`,
    };
  };

/** Asks which event lies between two others. The wrong ones come before or after both. */
const between: Ask = (rng, dial) => {
  const rows = apart(rng, dial, [1, 2, 3, 4, 5, 6] as const);
  const at = rng.int(1, 4);
  const [from, answer, to] = [rows[at - 1] ?? rows[0], rows[at] ?? rows[1], rows[at + 1] ?? rows[2]];
  const wrong = rows.filter((row) => ![from, answer, to].includes(row));
  return {
    key: `${keyOf(rows)} ${at}`,
    question: `Which of these came after ${from.event}, but before ${to.event}: ${listing(rng.shuffle([answer, ...wrong]))}?`,
    ...pick(answer, wrong),
    hints: [`${dateOf(from)} Leave out what came before that.`, `${dateOf(to)} Leave out what came later.`],
    explanation: `${inOrder(rows)} So it was ${answer.event}.`,
  };
};

/** Asks for the order of three events. Two of the orders begin with a wrong one. */
const order: Ask = (rng, dial) => {
  const rows = apart(rng, dial, three);
  const isSecond = rng.int(0, 1) === 0;
  const first = isSecond ? rows[1] : rows[2];
  const show = (start: Row, isTurned: boolean): string => {
    const rest = rows.filter((row) => row !== start);
    return [start, ...(isTurned ? rest.toReversed() : rest)].map(({ event }) => event).join('; then ');
  };
  const { answer, mistakes } = crossed(
    { right: rows[0], wrong: first, mistake: 'wrong-start' },
    { right: false, wrong: true, mistake: 'wrong-order' },
    show,
  );
  const mend = (name: string): string =>
    name.startsWith('wrong-start')
      ? `${dateOf(first)} Another one came before that.`
      : `The first one is right, but ${rows[2].year} comes after ${rows[1].year}.`;
  return {
    key: keyOf(rows),
    question: `Think of these: ${listing(rng.shuffle(rows))}. In which list are they in order of time?`,
    answer,
    mistakes: mistakes.map((each) => ({ ...each, mend: mend(each.name) })),
    hints: [dateOf(rows[1]), 'Place each of the others before or after it.'],
    explanation: inOrder(rows),
  };
};

const places = ['the 1st and the 2nd', 'the 2nd and the 3rd', 'the 3rd and the 4th', 'none'];

/** Shows four events in order, or with two neighbors in each other's place. */
const swap: Ask = (rng, dial) => {
  const rows = apart(rng, dial, four);
  const at = rng.int(0, 3);
  const [a, b, c, d] = rows;
  const shown = [[b, a, c, d], [a, c, b, d], [a, b, d, c], rows][at] ?? rows;
  const option = (text: string) => ({ text, worth: text });
  const mend = (i: number): string => {
    const [earlier, later] = [shown[i], shown[i + 1]];
    if (i === 3)
      return `Two of them are not in order: ${rows[at + 1]?.year} stands before ${rows[at]?.year}.`;
    return earlier && later && earlier.year < later.year
      ? `These two are in order: ${earlier.year} comes before ${later.year}.`
      : '';
  };
  const clue = rng.int(0, 3);
  return {
    key: `${keyOf(rows)} ${at}`,
    question: `${rng.pick(names)} lists events: ${listing(shown)}. Which two must trade places so that the list is in order of time?`,
    answer: option(places[at] ?? ''),
    mistakes: places.flatMap((text, i) =>
      i === at ? [] : [{ name: 'wrong-pair', ...option(text), mend: mend(i) }],
    ),
    hints: [
      'Compare each event with the next one: the 1st with the 2nd, and so on.',
      dateOf(shown[clue] ?? rows[0]),
    ],
    explanation: `${inOrder(rows)} ${at === 3 ? 'So the list is right.' : `So ${places[at]} trade places.`}`,
  };
};

/** Counts how many of five events came before another. */
const count: Ask = (rng, dial) => {
  const rows = apart(rng, dial, five);
  const at = rng.int(0, 3);
  const from = rows[at] ?? rows[0];
  const listed = rows.filter((row) => row !== from);
  const option = (n: number) => ({ text: `${n}`, worth: `${n}` });
  return {
    key: `${keyOf(rows)} ${at}`,
    question: `How many of these came before ${from.event}: ${listing(rng.shuffle(listed))}?`,
    answer: option(at),
    mistakes: [0, 1, 2, 3]
      .filter((n) => n !== at)
      .map((n) => ({
        name: n > at ? 'counted-later-ones' : 'left-one-out',
        ...option(n),
        mend: `Compare each year with ${from.year}: ${listed.map(({ year }) => year).join(', ')}.`,
      })),
    hints: [dateOf(from), `For each of the listed events, ask if it came before ${from.year}.`],
    explanation: `${inOrder(rows)} So it is ${at}.`,
  };
};

/** Order of events in time. */
export const eventOrder: Concept = formed(
  {
    subject: 'History',
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
    teaching: {
      idea:
        'Events follow from each other, so their order can often be found without the years. What had to be there ' +
        'before? Ships crossed the ocean before colonies were founded, and a war begins before it ends.',
      caution: 'Do not go by how old an event feels. Look for what it needed, and for who lived then.',
      mends: {},
    },
  },
  {
    first: form([0, 1], end(true)),
    last: form([0, 1], end(false)),
    between: form([0, 1, 2], between),
    order: form([1, 2], order),
    count: form([1, 2], count),
    swap: form([2], swap),
  },
);
