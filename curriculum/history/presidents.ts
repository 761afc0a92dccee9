import { presidents } from '../data/history.ts';
import type { Rng } from '../rng.ts';
import { listed, toLevel } from '../templates.ts';
import { alternatives, ordinal } from '../text.ts';
import type { Concept, Draft, Level, Mistake } from '../types.ts';

type Asked = Omit<Draft, 'key'>;

/** Presidents who served in one row of years, so that a name has one number. */
const single = presidents
  .map((name, i) => ({ name, n: i + 1 }))
  .filter(({ name }) => presidents.indexOf(name) === presidents.lastIndexOf(name));

type Row = (typeof single)[number];

const told = ({ name, n }: Row): string => `${name} was the ${ordinal(n)} president.`;
const nameOf = (n: number): string => presidents[n - 1] ?? '';

/** Presidents with whom others are compared. */
const known: readonly Row[] = single.filter(({ n }) => n === 16 || n === 32);

/** Returns a step that compares with a president whom learners know, other than those of the question. */
function compared(rows: readonly Row[], who: string): string {
  const post = known.find((each) => !rows.includes(each)) ?? known[0];
  return `${post ? told(post) : ''} Did ${who} serve before or after him?`;
}

/** Returns the president right before a row, or right after the first one, as a step. */
const beside = (row: Row): string =>
  row.n > 1 ? `${nameOf(row.n - 1)} came right before.` : `${nameOf(2)} came right after.`;

/** Returns three other presidents near a row. Its place among them is drawn, so that the middle tells nothing. */
function around(row: Row, rng: Rng): Row[] {
  const pool = single;
  const step = rng.int(1, 3);
  const at = pool.indexOf(row);
  const places = [0, 1, 2, 3].filter(
    (place) => at - place * step >= 0 && at + (3 - place) * step < pool.length,
  );
  const first = at - rng.pick(places) * step;
  return [0, 1, 2, 3].flatMap((i) => pool[first + i * step] ?? []).filter((each) => each !== row);
}

function choose(row: Row, others: readonly Row[], show: (row: Row) => string) {
  const mistakes = others.map(
    (other): Mistake => ({ name: 'took-another', text: show(other), worth: show(other), mend: told(other) }),
  );
  return { answer: { text: show(row), worth: show(row) }, mistakes };
}

function number(row: Row, rng: Rng): Asked {
  return {
    question: `Who was the ${ordinal(row.n)} president of the United States?`,
    ...choose(row, around(row, rng), ({ name }) => name),
    hints: [compared([row], 'the one you need'), beside(row)],
    explanation: neighbors(row),
  };
}

function place(row: Row, rng: Rng): Asked {
  return {
    question: `What number is ${row.name} in the list of presidents of the United States?`,
    ...choose(row, around(row, rng), ({ n }) => ordinal(n)),
    hints: [compared([row], row.name), beside(row)],
    explanation: neighbors(row),
  };
}

/** Names the one on the other side of a row. */
function beyond({ n }: Row, by: 1 | -1): string {
  const name = nameOf(n + by);
  return name
    ? `${name} came one step further ${by === 1 ? 'on' : 'back'}.`
    : `Nobody came ${by === 1 ? 'after' : 'before'} the one you need.`;
}

/** Asks for the president just before or after another one, who has one number too. */
const next =
  (by: 1 | -1) =>
  (row: Row, rng: Rng): Asked => {
    const from = nameOf(row.n - by);
    return {
      question: `Who became president of the United States right ${by === 1 ? 'after' : 'before'} ${from}?`,
      ...choose(
        row,
        around(row, rng)
          .filter(({ name }) => name !== from)
          .concat(rng.shuffle(single).filter(({ n }) => Math.abs(n - row.n) > 9))
          .slice(0, 3),
        ({ name }) => name,
      ),
      hints: [
        `${from} was the ${ordinal(row.n - by)} president. Which number comes right ${by === 1 ? 'after' : 'before'} that?`,
        beyond(row, by),
      ],
      explanation: neighbors(row),
    };
  };

function neighbors(row: Row): string {
  const [before, after] = [nameOf(row.n - 1), nameOf(row.n + 1)];
  return `${told(row)}${before && ` ${before} came right before.`}${after && ` ${after} came right after.`}`;
}

/** Asks which of four presidents came first or last, and mixes early and late ones. */
const end =
  (isFirst: boolean) =>
  (row: Row, rng: Rng): Asked => {
    const others = rng.sample(
      single.filter(({ n }) => (isFirst ? n > row.n : n < row.n) && Math.abs(n - row.n) < 16),
      3,
    );
    const [, middle, far] = others.toSorted((a, b) => (isFirst ? a.n - b.n : b.n - a.n));
    const named = alternatives(rng.shuffle([row, ...others]).map(({ name }) => name));
    return {
      question: `Who became president of the United States ${isFirst ? 'first' : 'last'}: ${named}?`,
      ...choose(row, others, ({ name }) => name),
      hints: [
        `${far ? told(far) : ''} Leave him out.`,
        `${middle ? told(middle) : ''} Which of the others served ${isFirst ? 'before' : 'after'} him?`,
      ],
      explanation: `In order: ${[row, ...others]
        .toSorted((a, b) => a.n - b.n)
        .map(({ name, n }) => `${name} (${ordinal(n)})`)
        .join(', ')}.`,
    };
  };

const isWellKnown = ({ n }: Row): boolean => n < 5 || n === 16 || n > 31;
const isSingle = (n: number): boolean => single.some((row) => row.n === n);

/** Forms with the level for well-known presidents, and the rows for which they can be asked. */
const forms: readonly [
  name: string,
  level: Level,
  ask: (row: Row, rng: Rng) => Asked,
  fits: (row: Row) => boolean,
][] = [
  ['number', 0, number, () => true],
  ['place', 0, place, () => true],
  ['first', 0, end(true), ({ n }) => n < 43],
  ['after', 1, next(1), ({ n }) => isSingle(n - 1)],
  ['before', 1, next(-1), ({ n }) => isSingle(n + 1)],
  ['last', 1, end(false), ({ n }) => n > 3],
];

interface Item {
  name: string;
  level: Level;
  row: Row;
  ask: (row: Row, rng: Rng) => Asked;
}

/** Presidents in their order. */
export const presidency: Concept = listed<Item>(
  {
    subject: 'History',
    category: 'People',
    id: 'history.people.us-presidents',
    title: 'Presidents of the United States',
    grades: [6, 12],
    objectives: ['Place presidents in their order'],
    keywords: ['presidents', 'us presidents', 'american presidents', 'president'],
    teaching: {
      idea:
        'The list of presidents is a calendar of the country: Washington (1st) at its founding, Lincoln (16th) in the Civil ' +
        'War, Franklin D. Roosevelt (32nd) in the Second World War. Place the others around these three.',
      caution: 'Two presidents came back after another one, so they have two numbers: Cleveland and Trump.',
      mends: {},
    },
  },
  {
    items: forms.flatMap(([name, level, ask, fits]) =>
      single
        .filter(fits)
        .map((row): Item => ({ name, level: toLevel(level + (isWellKnown(row) ? 0 : 1)), row, ask })),
    ),
    key: ({ name, row }) => `${name} ${row.n}`,
    level: ({ level }) => level,
    about: ({ row }) => [row.name],
    draw: ({ row, ask }, rng) => ask(row, rng),
  },
);
