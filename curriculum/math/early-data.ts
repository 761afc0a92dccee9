import { numeric, type WrongNumber, worded } from '../choices.ts';
import type { Figure } from '../figure-types.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed, range } from '../templates.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { checkedBy } from './checked.ts';
import { type Picture, pictures, signs } from './early-forms.ts';

const info = { subject: 'Math', category: 'Data' };

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
type Keyed = (rng: Rng, dial: Dial) => Draft;

/** Draws three or four rows with different values. */
function rowsOf(rng: Rng, dial: Dial, count: number): Row[] {
  const values = rng.sample(range(1, byLevel(dial, dial.grade <= 1 ? [6, 8, 10] : [8, 10, 12])), count);
  return rng.sample(rng.pick(topics), count).map((label, i) => ({ label, value: values[i] ?? 1 }));
}

const keyOf = (rows: readonly Row[]): string => rows.map(({ label, value }) => `${label} ${value}`).join(' ');

/** How a kind of graph tells its rows, and draws them. */
interface Graph {
  told: (rows: readonly Row[], picture: Picture) => string;
  drawn: (rows: readonly Row[], picture: Picture) => { figure: Figure };
  /** What the rows count. */
  things: string;
}

/** Asks for the row with the most or the fewest. */
const extreme =
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
const two =
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

const all =
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

const pictureGraph: Graph = {
  told: (rows, picture) =>
    `Each ${picture.sign} is 1 vote. ${rows.map(({ label, value }) => `${label}: ${signs(picture, value)}.`).join(' ')}`,
  drawn: (rows, picture) => ({ figure: { kind: 'picture-graph', rows, thing: picture.thing, worth: 1 } }),
  things: 'votes',
};

const pictureGraphs = formed(
  {
    ...info,
    id: 'math.data.picture-graphs',
    title: 'Picture graphs',
    grades: [1, 2],
    objectives: ['Read a picture graph and compare its rows'],
    keywords: ['picture graph', 'pictograph', 'reading graphs'],
    prerequisites: ['math.counting.compare-groups', 'math.subtraction.within-10'],
    standards: ['1.MD.C.4', '2.MD.D.10'],
    teaching: {
      idea: 'In a picture graph, each picture stands for one. Long rows have more.',
      caution: 'Read the name of the row before you count.',
      mends: {},
    },
  },
  {
    extreme: form([0, 1], extreme(pictureGraph)),
    more: form([0, 1, 2], two(pictureGraph, 'more')),
    both: form([0, 1, 2], two(pictureGraph, 'both')),
    all: form([1, 2], all(pictureGraph)),
  },
);

/** Writes tally marks in bundles of five: ||||/ ||. */
const marks = (n: number): string =>
  [...Array<string>(Math.floor(n / 5)).fill('||||/'), ...(n % 5 ? ['|'.repeat(n % 5)] : [])].join(' ');

const tallyGraph: Graph = {
  told: (rows) => rows.map(({ label, value }) => `${label}: ${marks(value)}.`).join(' '),
  drawn: (rows) => ({ figure: { kind: 'tally-chart', rows } }),
  things: 'marks',
};

/** Leaves the picture out of the key, since marks are the same for all. */
const plainKey =
  (draw: Keyed): Keyed =>
  (rng, dial) => {
    const draft = draw(rng, dial);
    return { ...draft, key: draft.key.replace(/ \w+$/, '') };
  };

/** Returns how the marks of a tally are counted. */
function bundled(n: number): string {
  const [bundles, more] = [Math.floor(n / 5), n % 5];
  if (bundles === 0) return `There is no bundle. There are ${more} single marks. That is ${n}.`;
  const start = `Each bundle is 5. There ${bundles === 1 ? 'is 1 bundle' : `are ${bundles} bundles`}`;
  return more === 0
    ? `${start} and no more marks. That is ${n}.`
    : `${start}, and ${more} more. That is ${n}.`;
}

/** Returns the wrong readings of a tally. */
const misreadTally = (n: number): Record<string, WrongNumber> => ({
  'counted-a-bundle-more': [n + 5, 'You counted one bundle more; touch each bundle once.'],
  ...(n > 5 && { 'left-out-a-bundle': [n - 5, 'You left out a bundle; count all of them.'] as const }),
  ...(n >= 5 && {
    'left-out-the-marks-across': [
      n - Math.floor(n / 5),
      'You left out the marks across; a bundle is 5, not 4.',
    ] as const,
    'took-a-bundle-for-six': [n + Math.floor(n / 5), 'You counted each bundle as 6; a bundle is 5.'] as const,
  }),
  'counted-one-twice': [n + 1, 'You counted one mark twice; touch each one once.'],
  'skipped-one': [n - 1, 'You left out one mark; touch each one once.'],
});

const tallyForms: Forms = {
  read: form([0, 1], (rng, dial) => {
    const n = rng.int(3, byLevel(dial, [14, 19, 24]));
    return {
      key: `${n}`,
      question: `How many does this tally show? ${marks(n)}`,
      ...numeric(n, misreadTally(n)),

      hints:
        n < 5
          ? ['There is no bundle here.', 'Count the single marks.']
          : n % 5 === 0
            ? ['How many marks are in one bundle?', 'Count the bundles by that number.']
            : ['Count the bundles by fives.', 'Go on by ones for the single marks.'],
      explanation: bundled(n),
      figure: { kind: 'tally-chart', rows: [{ label: 'tally', value: n }] },
    };
  }),
  which: form([0, 1], (rng, dial) => {
    const n = rng.int(3, byLevel(dial, [12, 15, 19]));
    return {
      key: `${n}`,
      question: `Which tally shows ${n}?`,
      ...numeric(n, misreadTally(n), {
        show: (v) => marks(Number(v.n)),
        apart: checkedBy(n, (wrong) => `a tally of ${wrong}, not of ${n}`),
      }),

      hints:
        n < 5
          ? ['A bundle is 5. That is too much here.', 'Look for single marks, and count them.']
          : [`How many fives are in ${n}?`, 'Look for that many bundles. Then check the single marks.'],
      explanation: bundled(n),
    };
  }),
  next: form([2], (rng, dial) => {
    const [n, k] = [rng.int(3, byLevel(dial, [9, 14, 19])), rng.int(1, 4)];
    return {
      key: `${n} ${k}`,
      question: `A tally shows ${marks(n)}. You make ${k} more ${k === 1 ? 'mark' : 'marks'}. How many marks are there now?`,
      ...numeric(n + k, {
        'forgot-the-new': [n, `That is the tally before; add the ${k} new ${k === 1 ? 'mark' : 'marks'}.`],
        'took-away': [n - k, `You took ${k} away; add them.`],
        'left-out-the-marks-across': [
          n + k - Math.floor(n / 5),
          'You left out the marks across; a bundle is 5.',
        ],
        'counted-the-start': [n + k - 1, `You counted ${n} again; say ${n + 1} first.`],
        'counted-one-twice': [n + k + 1, 'You counted one mark twice; count slowly.'],
      }),

      hints: ['Count the bundles by fives first.', `Count on ${k} from there.`],
      explanation: `The tally shows ${n}. ${n} + ${k} = ${n + k}.`,
      figure: { kind: 'tally-chart', rows: [{ label: 'tally', value: n }] },
    };
  }),
  extreme: form([0, 1], plainKey(extreme(tallyGraph))),
  more: form([1, 2], plainKey(two(tallyGraph, 'more'))),
  all: form([2], plainKey(all(tallyGraph))),
};

const tallies = formed(
  {
    ...info,
    id: 'math.data.tallies',
    title: 'Tally marks',
    grades: [1, 2],
    objectives: ['Read tally marks and tally charts'],
    keywords: ['tally marks', 'tally chart', 'tallies'],
    prerequisites: ['math.counting.compare-groups', 'math.subtraction.within-10'],
    standards: ['1.MD.C.4'],
    teaching: {
      idea: 'A tally has one mark for each thing. The fifth mark goes across and makes a bundle.',
      caution: 'A bundle is 5, not 4. The mark across counts, too.',
      trap: 'left-out-the-marks-across',
      mends: {},
    },
  },
  tallyForms,
);

/** First graphs. */
export const earlyData: Concept[] = [tallies, pictureGraphs];
