import { numeric, worded } from '../choices.ts';
import type { Figure } from '../figure-types.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed, range } from '../templates.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { mendsOf, type Picture, pictures, signs, slipped, slipsOf } from './early-forms.ts';

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
}

/** Asks for the row with the most or the fewest. */
const extreme =
  ({ told, drawn }: Graph): Keyed =>
  (rng, dial) => {
    const [rows, picture, most] = [rowsOf(rng, dial, 4), rng.pick(pictures), rng.int(0, 1) === 1];
    const [first, second, third, last] = rows.toSorted((a, b) =>
      most ? b.value - a.value : a.value - b.value,
    );
    return {
      key: `${most} ${keyOf(rows)} ${picture.one}`,
      question: `${told(rows, picture)} Which has the ${most ? 'most' : 'fewest'}?`,
      ...worded(first?.label ?? '', {
        'second-place': second?.label ?? '',
        'middle-place': third?.label ?? '',
        'other-end': last?.label ?? '',
      }),
      explanation: `Compare the rows: ${rows.map(({ label, value }) => `${label} ${value}`).join(', ')}.`,
      ...drawn(rows, picture),
    };
  };

/** Asks for a sum or a difference of two rows. */
const two =
  ({ told, drawn }: Graph, ask: 'more' | 'both'): Keyed =>
  (rng, dial) => {
    const [rows, picture] = [rowsOf(rng, dial, byLevel(dial, [3, 3, 4])), rng.pick(pictures)];
    const [a, b] = rng.pair(rows).sort((x, y) => y.value - x.value);
    if (!a || !b) throw new RangeError('two rows');
    const answer = ask === 'more' ? a.value - b.value : a.value + b.value;
    return {
      key: `${keyOf(rows)} ${a.label} ${b.label} ${picture.one}`,
      question: `${told(rows, picture)} ${
        ask === 'more'
          ? `How many more are ${a.label} than ${b.label}?`
          : `How many are ${a.label} or ${b.label}?`
      }`,
      ...numeric(answer, { ...slipsOf(answer), 'read-one-row': a.value }),
      explanation:
        `${a.label}: ${a.value}, ${b.label}: ${b.value}. ${a.value} ${ask === 'more' ? '-' : '+'} ${b.value} = ${answer}.`.replace(
          /^./,
          (c) => c.toUpperCase(),
        ),
      ...drawn(rows, picture),
    };
  };

const all =
  ({ told, drawn }: Graph): Keyed =>
  (rng, dial) => {
    const [rows, picture] = [rowsOf(rng, dial, 3), rng.pick(pictures)];
    const total = rows.reduce((sum, { value }) => sum + value, 0);
    return {
      key: `${keyOf(rows)} ${picture.one}`,
      question: `${told(rows, picture)} How many are there in all?`,
      ...numeric(total, { ...slipsOf(total), 'forgot-a-row': total - (rows[2]?.value ?? 0) }),
      explanation: `Add all rows: ${rows.map(({ value }) => value).join(' + ')} = ${total}.`,
      ...drawn(rows, picture),
    };
  };

const graphMends = {
  ...mendsOf(...slipped),
  'second-place': 'That is close. Compare all the rows once more.',
  'middle-place': 'This row is in the middle. Look for the end.',
  'other-end': 'That is the other end. Which word was asked?',
  'read-one-row': 'That is just one row. The question needs two rows.',
  'forgot-a-row': 'One row is missing. Add all rows.',
};

const pictureGraph: Graph = {
  told: (rows, picture) =>
    `Each ${picture.sign} is 1 vote. ${rows.map(({ label, value }) => `${label}: ${signs(picture, value)}.`).join(' ')}`,
  drawn: (rows, picture) => ({ figure: { kind: 'picture-graph', rows, thing: picture.thing, worth: 1 } }),
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
      hints: ['Find the rows you need.', 'Count their pictures. Do you add or compare?'],
      mends: graphMends,
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
};

/** Leaves the picture out of the key, since marks are the same for all. */
const plainKey =
  (draw: Keyed): Keyed =>
  (rng, dial) => {
    const draft = draw(rng, dial);
    return { ...draft, key: draft.key.replace(/ \w+$/, '') };
  };

const tallyForms: Forms = {
  read: form([0, 1], (rng, dial) => {
    const n = rng.int(3, byLevel(dial, [14, 19, 24]));
    return {
      key: `${n}`,
      question: `How many does this tally show? ${marks(n)}`,
      ...numeric(n, { ...slipsOf(n), 'bundle-too-many': n + 5, ...(n > 5 && { 'bundle-too-few': n - 5 }) }),
      explanation: `Each bundle is 5. Count by fives, then go on by ones: ${n}.`,
      figure: { kind: 'tally-chart', rows: [{ label: 'tally', value: n }] },
    };
  }),
  which: form([0, 1], (rng, dial) => {
    const n = rng.int(3, byLevel(dial, [12, 15, 19]));
    return {
      key: `${n}`,
      question: `Which tally shows ${n}?`,
      ...numeric(
        n,
        { ...slipsOf(n), 'bundle-too-many': n + 5, ...(n > 5 && { 'bundle-too-few': n - 5 }) },
        { show: (v) => marks(Number(v.n)) },
      ),
      explanation: `Each bundle is 5. ${n} is ${marks(n)}.`,
    };
  }),
  next: form([2], (rng, dial) => {
    const [n, k] = [rng.int(3, byLevel(dial, [9, 14, 19])), rng.int(1, 4)];
    return {
      key: `${n} ${k}`,
      question: `A tally shows ${marks(n)}. You make ${k} more ${k === 1 ? 'mark' : 'marks'}. How many now?`,
      ...numeric(n + k, { ...slipsOf(n + k), 'bundle-too-many': n + k + 5 }),
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
      hints: ['Count the bundles by fives.', 'Go on by ones for the marks left.'],
      mends: {
        ...graphMends,
        'bundle-too-many': 'That is one bundle too many. Count by fives.',
        'bundle-too-few': 'One bundle is missing. Count by fives.',
      },
    },
  },
  tallyForms,
);

/** First graphs. */
export const earlyData: Concept[] = [tallies, pictureGraphs];
