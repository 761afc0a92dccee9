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
        'one-picture-off': (row.pictures + rng.pick([1, -1])) * g.worth,
        'added-instead': row.pictures + g.worth,
      }),
      explanation: `${row.pictures} × ${g.worth} = ${row.pictures * g.worth}.`,
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
        'one-picture-off': right + rng.pick([g.worth, -g.worth]),
        'added-rows': (x.pictures + y.pictures) * g.worth,
      }),
      explanation: `${x.pictures} × ${g.worth} = ${x.pictures * g.worth} and ${y.pictures} × ${g.worth} = ${y.pictures * g.worth}. The difference is ${right}.`,
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
        'one-picture-off': (stars + rng.pick([1, -1])) * g.worth,
        'added-instead': stars + g.worth,
      }),
      explanation: `There are ${stars} stars: ${stars} × ${g.worth} = ${stars * g.worth}.`,
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
        'one-picture-off': k + rng.pick([1, -1]),
        'gave-votes': worth * k,
        'subtracted-instead': worth * k - worth,
      }),
      explanation: `${worth * k} ÷ ${worth} = ${k}.`,
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
      hints: [
        'What does one picture stand for?',
        'How many pictures are there?',
        'Multiply, and then compare or add.',
      ],
      mends: {
        'counted-pictures-as-one': 'Each picture stands for several votes. Multiply.',
        'one-picture-off': 'One picture is missing or counted twice.',
        'added-instead': 'Multiply by what one picture stands for.',
        'added-rows': 'The question asks for a difference.',
        'gave-votes': 'These are the votes. How many stars show them?',
        'subtracted-instead': 'Divide by what one star stands for.',
      },
    },
  },
  graphForms,
);

/** Graphs with a scale. */
export const pictureGraphs: Concept[] = [scaledGraphs];
