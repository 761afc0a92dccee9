import type { WrongNumber } from '../choices.ts';
import { numeric, worded } from '../choices.ts';
import type { Figure } from '../figure-types.ts';
import type { Rng } from '../rng.ts';
import { byLevel, range } from '../templates.ts';
import type { Dial, Draft } from '../types.ts';
import { type Picture, pictures } from './early-forms.ts';

/** Row of a graph. */
interface Row {
  label: string;
  value: number;
}

const topics = [
  ['cats', 'dogs', 'fish', 'birds'],
  ['red', 'blue', 'green', 'pink'],
  ['plums', 'pears', 'figs', 'grapes'],
  ['bikes', 'cars', 'trains', 'boats'],
  ['sun', 'rain', 'snow', 'wind'],
] as const;

/** Draws a question with a key of its own. */
export type Keyed = (rng: Rng, dial: Dial) => Draft;

/** Draws three or four rows with different values. */
function rowsOf(rng: Rng, dial: Dial, count: number): Row[] {
  const values = rng.sample(range(1, byLevel(dial, dial.grade <= 1 ? [6, 8, 10] : [8, 10, 12])), count);
  return rng.sample(rng.pick(topics), count).map((label, i) => ({ label, value: values[i] ?? 1 }));
}

const keyOf = (rows: readonly Row[]): string => rows.map(({ label, value }) => `${label} ${value}`).join(' ');

/** How a kind of graph tells its rows, and draws them. */
export interface Graph {
  told: (rows: readonly Row[], picture: Picture) => string;
  drawn: (rows: readonly Row[], picture: Picture) => { figure: Figure };
  /** What the rows count. */
  things: string;
}

/** Asks for the row with the most or the fewest. */
export const extreme =
  ({ told, drawn, things }: Graph): Keyed =>
  (rng, dial) => {
    const [rows, picture, most] = [rowsOf(rng, dial, 4), rng.pick(pictures), rng.int(0, 1) === 1];
    const [first, second, third, last] = rows.toSorted((a, b) =>
      most ? b.value - a.value : a.value - b.value,
    );
    const not = (row: Row | undefined): readonly [string, string] => [
      row?.label ?? '',
      `That row has ${row?.value}; another row has ${most ? 'more' : 'fewer'}.`,
    ];
    return {
      key: `${most} ${keyOf(rows)} ${picture.one}`,
      question: `${told(rows, picture)} Which has the ${most ? 'most' : 'fewest'} ${things}?`,
      ...worded(first?.label ?? '', {
        'second-place': not(second),
        'middle-place': not(third),
        'other-end': not(last),
      }),

      hints: [
        `Count each row: ${rows.map(({ label }) => label).join(', ')}.`,
        `Which number is the ${most ? 'largest' : 'smallest'}?`,
      ],
      explanation: `Compare the rows: ${rows.map(({ label, value }) => `${label} ${value}`).join(', ')}. The ${most ? 'largest' : 'smallest'} number is ${first?.value}.`,
      ...drawn(rows, picture),
    };
  };

/** Returns counts that are a little too large or too small. */
const miscounted = (n: number): Record<string, WrongNumber> => ({
  'counted-one-twice': [n + 1, 'You counted one of them twice; touch each one once.'],
  'counted-two-twice': [n + 2, 'You counted two of them twice; touch each one once.'],
  'skipped-one': [n - 1, 'You left one out; touch each one once.'],
  'skipped-two': [n - 2, 'You left two out; touch each one once.'],
});

/** Asks for a sum or a difference of two rows. */
export const two =
  ({ told, drawn, things }: Graph, ask: 'more' | 'both'): Keyed =>
  (rng, dial) => {
    const [rows, picture] = [rowsOf(rng, dial, byLevel(dial, [3, 3, 4])), rng.pick(pictures)];
    const [a, b] = rng.pair(rows).sort((x, y) => y.value - x.value);
    if (!a || !b) throw new RangeError('two rows');
    const answer = ask === 'more' ? a.value - b.value : a.value + b.value;
    return {
      key: `${keyOf(rows)} ${a.label} ${b.label} ${picture.one}`,
      question: `${told(rows, picture)} ${
        ask === 'more'
          ? `How many more ${things} are for ${a.label} than for ${b.label}?`
          : `How many ${things} are for ${a.label} or ${b.label}?`
      }`,
      ...numeric(answer, {
        'read-one-row': [a.value, `That is the ${a.label} row alone; use the ${b.label} row, too.`],
        'read-the-other-row': [b.value, `That is the ${b.label} row alone; use the ${a.label} row, too.`],
        ...(ask === 'more'
          ? {
              'added-instead': [a.value + b.value, 'You put both rows together; compare them.'] as const,
              'counted-the-start': [
                answer + 1,
                `You counted ${b.value} itself; say ${b.value + 1} first.`,
              ] as const,
              'stopped-early': [answer - 1, `You stopped before ${a.value}; count it, too.`] as const,
              'stopped-two-early': [
                answer - 2,
                `You stopped before ${a.value - 1}; go on to ${a.value}.`,
              ] as const,
            }
          : {
              'subtracted-instead': [a.value - b.value, 'You compared the rows; put them together.'] as const,
              'counted-all-rows': [
                rows.reduce((sum, { value }) => sum + value, 0),
                `You counted all rows; count ${a.label} and ${b.label} only.`,
              ] as const,
              ...miscounted(answer),
            }),
      }),

      hints: [
        `Count the ${a.label} and the ${b.label}.`,
        ask === 'more' ? 'Match them. How many have no partner?' : 'Put both numbers together.',
      ],
      explanation:
        `${a.label}: ${a.value}, ${b.label}: ${b.value}. ${a.value} ${ask === 'more' ? '-' : '+'} ${b.value} = ${answer}.`.replace(
          /^./,
          (c) => c.toUpperCase(),
        ),
      ...drawn(rows, picture),
    };
  };

export const all =
  ({ told, drawn, things }: Graph): Keyed =>
  (rng, dial) => {
    const [rows, picture] = [rowsOf(rng, dial, 3), rng.pick(pictures)];
    const total = rows.reduce((sum, { value }) => sum + value, 0);
    return {
      key: `${keyOf(rows)} ${picture.one}`,
      question: `${told(rows, picture)} How many ${things} are there in all?`,
      ...numeric(total, {
        ...Object.fromEntries(
          rows.map(({ label, value }, i) => [
            `forgot-row-${i}`,
            [total - value, `You left out ${label}; add all rows.`] as const,
          ]),
        ),
        'added-a-row-twice': [
          total + (rows[0]?.value ?? 0),
          `You added ${rows[0]?.label} twice; add each row once.`,
        ],
        ...miscounted(total),
      }),

      hints: ['Count each row.', 'Add the three numbers. Do two of them make ten?'],
      explanation: `Add all rows: ${rows.map(({ value }) => value).join(' + ')} = ${total}.`,
      ...drawn(rows, picture),
    };
  };
