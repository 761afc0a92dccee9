import { numeric } from '../choices.ts';
import type { Figure } from '../figure-types.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import type { Concept } from '../types.ts';
import { drawn } from './middle-forms.ts';

const info = { subject: 'Math', category: 'Data' };

/** Picture graph: rows of pictures that stand for several things each. */
interface Scaled {
  worth: number;
  rows: readonly { label: string; pictures: number }[];
}

const scaledOf = (rng: Rng): Scaled => ({
  worth: rng.pick([2, 3, 4, 5, 10]),
  rows: rng
    .pick([
      ['Mon', 'Tue', 'Wed'],
      ['red', 'blue', 'green'],
      ['cats', 'dogs', 'birds'],
    ])
    .map((label) => ({ label, pictures: rng.int(1, 8) })),
});

const toldGraph = ({ worth, rows }: Scaled): string =>
  `Each star in a picture graph stands for ${worth} votes. ${rows.map(({ label, pictures }) => `“${label}” has ${pictures}`).join(', ')} ${rows.at(-1)?.pictures === 1 ? 'star' : 'stars'}.`;
const graphKey = ({ worth, rows }: Scaled): string =>
  `${worth} ${rows.map(({ label, pictures }) => `${label}${pictures}`).join(' ')}`;
const drawnGraph = ({ worth, rows }: Scaled): { figure: Figure } => ({
  figure: {
    kind: 'picture-graph',
    rows: rows.map(({ label, pictures }) => ({ label, value: pictures * worth })),
    thing: 'star',
    worth,
  },
});

const graphForms: Forms = {
  votes: form([0], (rng) => {
    const g = scaledOf(rng);
    const row = rng.pick(g.rows);
    return {
      key: `${graphKey(g)} ${row.label}`,
      question: `${toldGraph(g)} How many votes does “${row.label}” have?`,
      ...numeric(row.pictures * g.worth, {
        'counted-pictures-as-one': row.pictures,
        'left-out-a-star': [
          (row.pictures - 1) * g.worth,
          `You left out a star; “${row.label}” has ${row.pictures}.`,
        ],
        'counted-a-star-twice': [
          (row.pictures + 1) * g.worth,
          `You counted a star twice; “${row.label}” has ${row.pictures}.`,
        ],
        'added-instead': row.pictures + g.worth,
      }),

      hints: ['How many votes does one star stand for?', `Count the stars of “${row.label}”, and multiply.`],
      explanation: `${row.pictures} ${row.pictures === 1 ? 'star' : 'stars'} of ${g.worth} votes each: ${row.pictures} × ${g.worth} = ${row.pictures * g.worth}.`,
      ...drawnGraph(g),
    };
  }),
  more: form([0, 1, 2], (rng) => {
    const g = drawn(
      () => scaledOf(rng),
      ({ rows }) => rows[0]?.pictures !== rows[1]?.pictures,
    );
    const [a = { label: '', pictures: 1 }, b = { label: '', pictures: 2 }] = g.rows;
    const [x, y] = a.pictures > b.pictures ? [a, b] : [b, a];
    const right = (x.pictures - y.pictures) * g.worth;
    return {
      key: graphKey(g),
      question: `${toldGraph(g)} How many more votes does “${x.label}” have than “${y.label}”?`,
      ...numeric(right, {
        'counted-pictures-as-one': x.pictures - y.pictures,
        'added-rows': (x.pictures + y.pictures) * g.worth,
        'gave-one-row': [
          x.pictures * g.worth,
          `Those are the votes for “${x.label}”; compare them with “${y.label}”.`,
        ],
        'gave-the-other-row': [
          y.pictures * g.worth,
          `Those are the votes for “${y.label}”; how many more does “${x.label}” have?`,
        ],
        'counted-a-star-too-many': [
          right + g.worth,
          `“${x.label}” has ${x.pictures - y.pictures} more ${x.pictures - y.pictures === 1 ? 'star' : 'stars'}, not ${x.pictures - y.pictures + 1}; count again.`,
        ],
        ...(x.pictures - y.pictures > 1 && {
          'counted-a-star-too-few': [
            right - g.worth,
            `“${x.label}” has ${x.pictures - y.pictures} more stars, not ${x.pictures - y.pictures - 1}; count again.`,
          ] as const,
        }),
      }),

      hints: [
        `Find the votes for “${x.label}” and for “${y.label}”.`,
        'Take the smaller number away from the larger one.',
      ],
      explanation: `${x.pictures} × ${g.worth} = ${x.pictures * g.worth} and ${y.pictures} × ${g.worth} = ${y.pictures * g.worth}. The difference is ${x.pictures * g.worth} - ${y.pictures * g.worth} = ${right}.`,
      ...drawnGraph(g),
    };
  }),
  total: form([0, 1, 2], (rng) => {
    const g = scaledOf(rng);
    const stars = g.rows.reduce((sum, { pictures }) => sum + pictures, 0);
    return {
      key: graphKey(g),
      question: `${toldGraph(g)} How many votes are there in all?`,
      ...numeric(stars * g.worth, {
        'counted-pictures-as-one': stars,
        'left-out-a-row': [
          (stars - (g.rows[2]?.pictures ?? 1)) * g.worth,
          `You left out “${g.rows[2]?.label}”; add all rows.`,
        ],
        'counted-a-row-twice': [
          (stars + (g.rows[0]?.pictures ?? 1)) * g.worth,
          `You counted “${g.rows[0]?.label}” twice; add each row once.`,
        ],
        'counted-a-star-twice': [
          (stars + 1) * g.worth,
          `You counted ${stars + 1} stars; there are ${stars}.`,
        ],
        'left-out-a-star': [(stars - 1) * g.worth, `You counted ${stars - 1} stars; there are ${stars}.`],
        'added-instead': stars + g.worth,
      }),

      hints: ['Count all the stars.', `Multiply by the votes that one star stands for.`],
      explanation: `There are ${g.rows.map(({ pictures }) => pictures).join(' + ')} = ${stars} stars. ${stars} × ${g.worth} = ${stars * g.worth}.`,
      ...drawnGraph(g),
    };
  }),
  pictures: form([1, 2], (rng) => {
    const [worth, k] = [rng.pick([2, 3, 4, 5, 10]), rng.int(2, 10)];
    const label = rng.pick(['soccer', 'tennis', 'apples', 'plums', 'trains', 'buses']);
    return {
      key: `${worth} ${k} ${label}`,
      question: `In a picture graph, each star stands for ${worth} votes. “${label}” has ${worth * k} votes. How many stars does it need?`,
      ...numeric(k, {
        'gave-votes': worth * k,
        'subtracted-instead': worth * k - worth,
        'gave-the-worth': [worth, `${worth} is what one star stands for; find how many stars are needed.`],
        'stopped-early': [k - 1, `That shows only ${worth * (k - 1)} votes; ${worth * k} are needed.`],
        'went-too-far': [
          k + 1,
          `${k + 1} stars show ${worth * (k + 1)} votes; that is more than ${worth * k}.`,
        ],
      }),

      hints: [
        'Each star shows the same number of votes.',
        `How many times does ${worth} fit into ${worth * k}?`,
      ],
      explanation: `Each star shows ${worth} votes. ${worth * k} ÷ ${worth} = ${k}, so it needs ${k} stars.`,
    };
  }),
};

const scaledGraphs = formed(
  {
    ...info,
    id: 'math.data.scaled-graphs',
    title: 'Graphs with a scale',
    grades: [3, 4],
    objectives: ['Read picture graphs in which a picture stands for several things'],
    keywords: ['picture graph', 'pictograph', 'scaled graph', 'graph with a key'],
    prerequisites: ['math.multiplication.facts'],
    standards: ['3.MD.B.3'],
    teaching: {
      idea: 'In a graph with a scale, each picture stands for several things. Multiply the number of pictures by what one of them stands for.',
      caution: 'Read the key first: one picture may be worth 2, 5 or 10.',
      mends: {
        'counted-pictures-as-one': 'You counted each star as 1 vote; multiply by what it stands for.',
        'added-instead': 'You added; multiply by what one star stands for.',
        'added-rows': 'You added both rows; the question asks for the difference.',
        'gave-votes': 'These are the votes; find how many stars show them.',
        'subtracted-instead': 'You took one star’s votes away; divide by them.',
      },
    },
  },
  graphForms,
);

/** Graphs with a scale. */
export const pictureGraphs: Concept[] = [scaledGraphs];
