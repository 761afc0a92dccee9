import { crossed, numeric, type WrongNumber } from '../choices.ts';
import { topicsOfEvent } from '../data/history-topics.ts';
import type { Rng } from '../rng.ts';
import { listed } from '../templates.ts';
import { capitalize } from '../text.ts';
import type { Concept, Draft, Level, Mistake } from '../types.ts';
import { datedEvents, dateOf, wasOf } from './dates.ts';
import { mistakesOf } from './elapsed.ts';

type Row = (typeof datedEvents)[number];
type Asked = Omit<Draft, 'key'>;

/** Years that many learners know, as the posts of a fence. */
const posts = datedEvents.filter(({ year }) => [1492, 1776, 1789, 1914, 1945, 1989].includes(year));

const itOf = (row: Row): string => (wasOf(row) === 'were' ? 'They' : 'It');

/** Returns the known event that is nearest to a row, other than the given ones. */
const postOf = (row: Row, except: readonly Row[] = [row]): Row =>
  posts
    .filter((post) => !except.includes(post))
    .reduce((best, post) => (Math.abs(post.year - row.year) < Math.abs(best.year - row.year) ? post : best));

/** Returns the step that compares with a known event, and one on what came before. */
function hintsFor(row: Row): [string, string] {
  const post = postOf(row);
  const at = datedEvents.indexOf(row);
  const [before, after] = [datedEvents[at - 1], datedEvents[at + 1]].map((each) =>
    each === post ? undefined : each,
  );
  return [
    `${dateOf(post)} ${capitalize(wasOf(row))} ${row.event} before or after that?`,
    before ? `${itOf(row)} came after ${before.event}.` : `${itOf(row)} came before ${after?.event}.`,
  ];
}

/** Tells the year of an event and what came before and after it. */
function explain(row: Row): string {
  const at = datedEvents.indexOf(row);
  const [before, after] = [datedEvents[at - 1], datedEvents[at + 1]];
  const parts = [
    ...(before ? [`after ${before.event} (${before.year})`] : []),
    ...(after ? [`before ${after.event} (${after.year})`] : []),
  ];
  return `${dateOf(row)} ${itOf(row)} came ${parts.join(' and ')}.`;
}

/** Returns events around a row. Its place among them is drawn, so that the middle tells nothing. */
function around(row: Row, rng: Rng): Row[] {
  const step = rng.int(1, 4);
  const at = datedEvents.indexOf(row);
  const places = [0, 1, 2, 3].filter(
    (place) => at - place * step >= 0 && at + (3 - place) * step < datedEvents.length,
  );
  const first = at - rng.pick(places) * step;
  return [0, 1, 2, 3].flatMap((i) => datedEvents[first + i * step] ?? []).filter((each) => each !== row);
}

function chosen(row: Row, rng: Rng, show: (row: Row) => string) {
  const mistakes = around(row, rng).map(
    (other): Mistake => ({
      name: 'took-another-event',
      text: show(other),
      worth: show(other),
      mend: dateOf(other),
    }),
  );
  return { answer: { text: show(row), worth: show(row) }, mistakes, explanation: explain(row) };
}

const yearForms: readonly [name: string, level: Level | undefined, ask: (row: Row, rng: Rng) => Asked][] = [
  [
    'year',
    undefined,
    (row, rng) => ({
      question: `In which year ${wasOf(row)} ${row.event}?`,
      hints: hintsFor(row),
      ...chosen(row, rng, ({ year }) => `${year}`),
    }),
  ],
  [
    'event',
    undefined,
    (row, rng) => ({
      question: `Which of these happened in ${row.year}?`,
      hints: [
        `${dateOf(postOf(row))} Which of these were ${postOf(row).year > row.year ? 'before' : 'after'} that?`,
        hintsFor(row)[1].replace('It came', 'The one you need came'),
      ],
      ...chosen(row, rng, ({ event }) => event),
    }),
  ],
  ['match', undefined, match],
  ['gap', 2, gap],
];

/** The row and another event, in random order the right one, each with the year of the right one and of a third one. */
function match(row: Row, rng: Rng): Asked {
  const [other = row, third = row] = rng.sample(around(row, rng), 2);
  const [right, wrong] = rng.int(0, 1) === 0 ? [row, other] : [other, row];
  const { answer, mistakes } = crossed(
    { right: right.event, wrong: wrong.event, mistake: 'took-another-event' },
    { right: right.year, wrong: third.year, mistake: 'took-another-year' },
    (event, year) => `${event}, ${year}`,
  );
  const [first, last] = [Math.min(right.year, wrong.year), Math.max(right.year, wrong.year)];
  const known = posts.find(({ year }) => first < year && year < last);
  return {
    question: `Think of ${row.event} and of ${other.event}. Which event is paired with the right year?`,
    answer,
    mistakes: mistakes.map((each) => ({
      ...each,
      mend: each.name.startsWith('took-another-event')
        ? dateOf(wrong)
        : `${third.year} is the year of ${third.event}.`,
    })),
    hints: [
      known
        ? `Which of the two came first? Compare both with ${known.event} (${known.year}).`
        : hintsFor(row)[1].replace(/^\w+/, capitalize(row.event)),
      `The years to choose from are ${Math.min(right.year, third.year)} and ${Math.max(right.year, third.year)}. Which fits one of the two?`,
    ],
    explanation: explain(right),
  };
}

const laterThan = ({ year }: Row): Row[] =>
  datedEvents.filter((other) => other.year > year + 12 && other.year < year + 400);

/** Asks for the years to a later event. */
function gap(row: Row, rng: Rng): Asked {
  const other = rng.pick(laterThan(row));
  const years = other.year - row.year;
  const at = datedEvents.indexOf(other);
  const nearby = [-3, -2, -1, 1, 2, 3].flatMap((step): [string, WrongNumber][] => {
    const near = datedEvents[at + step];
    return near && near.year > row.year && near.year !== other.year
      ? [
          [
            `took-another-event-${step}`,
            [near.year - row.year, `That is the time until ${near.event} (${near.year}).`],
          ],
        ]
      : [];
  });
  return {
    question: `How many years after ${row.event} ${wasOf(other)} ${other.event}?`,
    ...numeric(years, { ...Object.fromEntries(nearby), ...mistakesOf({ from: row.year, to: other.year }) }),
    hints: [dateOf(row), `Subtract ${row.year} from the year of ${other.event}.`],
    explanation: `${dateOf(row)} ${dateOf(other)} ${other.year} - ${row.year} = ${years}.`,
  };
}

/** Years of events. */
export const eventYears: Concept = listed<{
  name: string;
  level: Level;
  row: Row;
  ask: (row: Row, rng: Rng) => Asked;
}>(
  {
    subject: 'History',
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
    teaching: {
      idea:
        'A few dates are like the posts of a fence: 1492, 1776, 1789, 1914, 1945, 1989. Hang other events between them. ' +
        'Ask what had to come before an event, and what followed from it.',
      caution: 'A date alone tells no story. With each year, learn one cause and one effect.',
      mends: {},
    },
  },
  {
    items: yearForms.flatMap(([name, level, ask]) =>
      datedEvents
        .filter((row) => name !== 'gap' || laterThan(row).length > 0)
        .map((row) => ({ name, level: level ?? row.level, row, ask })),
    ),
    key: ({ name, row }) => `${name} of ${row.event}`,
    level: ({ level }) => level,
    about: ({ row }) => [row.event, ...topicsOfEvent(row.event)],
    draw: ({ row, ask }, rng) => ask(row, rng),
  },
);
