import { crossed } from '../choices.ts';
import { events } from '../data/history.ts';
import { names } from '../data/story-words.ts';
import { levelOf } from '../facts.ts';
import { drawn } from '../math/middle-forms.ts';
import type { Rng } from '../rng.ts';
import { type Ask, byLevel, form, formed } from '../templates.ts';
import { capitalize } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const dated = events.map((row) => ({ event: row.event, level: levelOf(row.level), year: Number(row.year) }));

type Row = (typeof dated)[number];

/** Returns as many events as places, by year, known to learners of the level and some years apart. */
function apart<T extends readonly unknown[]>(rng: Rng, dial: Dial, places: T): { [K in keyof T]: Row } {
  const pool = dated.filter((row) => row.level <= dial.level);
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
      mend: `${capitalize(event)} was in ${year}.`,
    })),
  };
}

/** Asks for the first or the last of four events. */
const end =
  (isFirst: boolean): Ask =>
  (rng, dial) => {
    const rows = apart(rng, dial, four);
    const answer = rows[isFirst ? 0 : 3];
    return {
      key: keyOf(rows),
      question: `Which of these came ${isFirst ? 'first' : 'last'}: ${listing(rng.shuffle(rows))}?`,
      ...pick(
        answer,
        rows.filter((row) => row !== answer),
      ),
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
  const mend = inOrder(rows);
  const { answer, mistakes } = crossed(
    { right: rows[0], wrong: first, mistake: 'wrong-start' },
    { right: false, wrong: true, mistake: 'wrong-order' },
    show,
  );
  return {
    key: keyOf(rows),
    question: `Think of these: ${listing(rng.shuffle(rows))}. In which list are they in the order of time?`,
    answer,
    mistakes: mistakes.map((each) => ({ ...each, mend })),
    explanation: mend,
  };
};

const places = ['the 1st and the 2nd', 'the 2nd and the 3rd', 'the 3rd and the 4th', 'none'];

/** Shows four events in order, or with two neighbors in each other's place. */
const swap: Ask = (rng, dial) => {
  const rows = apart(rng, dial, four);
  const at = rng.int(0, 3);
  const [a, b, c, d] = rows;
  const shown = [[b, a, c, d], [a, c, b, d], [a, b, d, c], rows][at] ?? rows;
  const mend = inOrder(rows);
  const option = (text: string) => ({ text, worth: text });
  return {
    key: `${keyOf(rows)} ${at}`,
    question: `${rng.pick(names)} lists events: ${listing(shown)}. Which two must trade places to be in the order of time?`,
    answer: option(places[at] ?? ''),
    mistakes: places
      .filter((_, i) => i !== at)
      .map((text) => ({ name: 'wrong-pair', ...option(text), mend })),
    explanation: mend,
  };
};

/** Counts how many of five events came before another. */
const count: Ask = (rng, dial) => {
  const rows = apart(rng, dial, five);
  const at = rng.int(0, 3);
  const [from] = rows.slice(at);
  const listed = rows.filter((row) => row !== from);
  const option = (n: number) => ({ text: `${n}`, worth: `${n}` });
  return {
    key: `${keyOf(rows)} ${at}`,
    question: `How many of these came before ${from?.event}: ${listing(rng.shuffle(listed))}?`,
    answer: option(at),
    mistakes: [0, 1, 2, 3]
      .filter((n) => n !== at)
      .map((n) => ({ name: 'miscounted', ...option(n), mend: inOrder(rows) })),
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
      hints: [
        'Which machines, states or people belong to each event?',
        'Find an event whose century you know, and place the others before or after it.',
      ],
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
