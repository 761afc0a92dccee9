import { crossed, numeric } from '../choices.ts';
import { events } from '../data/history.ts';
import { topicsOfEvent } from '../data/history-topics.ts';
import { levelOf } from '../facts.ts';
import type { Rng } from '../rng.ts';
import { listed } from '../templates.ts';
import { capitalize } from '../text.ts';
import type { Concept, Draft, Level, Mistake } from '../types.ts';

const dated = events.map((row) => ({ event: row.event, level: levelOf(row.level), year: Number(row.year) }));

type Row = (typeof dated)[number];
type Asked = Omit<Draft, 'key'>;

const told = ({ event, year }: Row): string => `${capitalize(event)} was in ${year}.`;

/** Tells the year of an event and what came before and after it. */
function explain(row: Row): string {
  const at = dated.indexOf(row);
  const [before, after] = [dated[at - 1], dated[at + 1]];
  const parts = [
    ...(before ? [`after ${before.event} (${before.year})`] : []),
    ...(after ? [`before ${after.event} (${after.year})`] : []),
  ];
  return `${told(row)} It came ${parts.join(' and ')}.`;
}

/** Returns events around a row. Its place among them is drawn, so that the middle tells nothing. */
function around(row: Row, rng: Rng): Row[] {
  const step = rng.int(1, 4);
  const at = dated.indexOf(row);
  const places = [0, 1, 2, 3].filter(
    (place) => at - place * step >= 0 && at + (3 - place) * step < dated.length,
  );
  const first = at - rng.pick(places) * step;
  return [0, 1, 2, 3].flatMap((i) => dated[first + i * step] ?? []).filter((each) => each !== row);
}

function chosen(row: Row, rng: Rng, show: (row: Row) => string) {
  const mistakes = around(row, rng).map(
    (other): Mistake => ({
      name: 'took-another-event',
      text: show(other),
      worth: show(other),
      mend: told(other),
    }),
  );
  return { answer: { text: show(row), worth: show(row) }, mistakes, explanation: explain(row) };
}

const yearForms: readonly [name: string, level: Level | undefined, ask: (row: Row, rng: Rng) => Asked][] = [
  [
    'year',
    undefined,
    (row, rng) => ({
      question: `In which year was this: ${row.event}?`,
      ...chosen(row, rng, ({ year }) => `${year}`),
    }),
  ],
  [
    'event',
    undefined,
    (row, rng) => ({
      question: `Which of these was in ${row.year}?`,
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
  const mend = `${told(row)} ${told(other)} ${told(third)}`;
  return {
    question: `Think of ${row.event} and of ${other.event}. Where does the year belong to the event?`,
    answer,
    mistakes: mistakes.map((each) => ({ ...each, mend })),
    explanation: explain(right),
  };
}

const laterThan = ({ year }: Row): Row[] =>
  dated.filter((other) => other.year > year + 12 && other.year < year + 400);

/** Asks for the years to a later event. */
function gap(row: Row, rng: Rng): Asked {
  const other = rng.pick(laterThan(row));
  const years = other.year - row.year;
  return {
    question: `How many years after ${row.event} was ${other.event}?`,
    ...numeric(years, {
      'one-year-off': years + rng.pick([1, -1]),
      'years-off': years + rng.pick([-7, -4, 3, 6]),
      'ten-years-off': years + rng.pick([10, -10]),
    }),
    explanation: `${told(row)} ${told(other)} ${other.year} - ${row.year} = ${years}.`,
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
        'A few dates are like posts of a fence: 1492, 1776, 1789, 1914, 1945, 1989. Hang other events between them. ' +
        'Ask what had to come before an event, and what followed from it.',
      caution: 'A date is no story. Learn with each year one cause and one effect.',
      hints: [
        'In which century was it? Which machines and states were there?',
        'Think of an event nearby whose year you know.',
        'Had it to come before or after that one?',
      ],
      mends: {
        'one-year-off': 'That is one year off. Subtract the earlier year from the later one.',
        'years-off': 'One of the two years is not right. Which of them do you know for certain?',
        'ten-years-off': 'That is a decade off. Check the tens of both years.',
      },
    },
  },
  {
    items: yearForms.flatMap(([name, level, ask]) =>
      dated
        .filter((row) => name !== 'gap' || laterThan(row).length > 0)
        .map((row) => ({ name, level: level ?? row.level, row, ask })),
    ),
    key: ({ name, row }) => `${name} of ${row.event}`,
    level: ({ level }) => level,
    about: ({ row }) => [row.event, ...topicsOfEvent(row.event)],
    draw: ({ row, ask }, rng) => ask(row, rng),
  },
);
