import { checkedBy } from '../checked.ts';
import type { WrongNumber } from '../choices.ts';
import { numeric } from '../choices.ts';
import { byLevel, type Forms, form, formed } from '../templates.ts';
import type { Concept } from '../types.ts';
import { signs } from './early-forms.ts';
import { all, extreme, type Graph, type Keyed, two } from './graph-rows.ts';

const info = { subject: 'Math', category: 'Data' };

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
        apart: checkedBy((wrong) => `a tally of ${wrong}, not of ${n}`),
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
