import { numeric, worded } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { countChoices, counted, mendsOf, miscounts } from './early-forms.ts';

const info = { subject: 'Math', category: 'Data' };

/** Draws lengths of things that are marked above a line. */
function plot(rng: Rng, dial: Dial) {
  const from = rng.int(2, 8);
  const counts = rng.sample(range(1, byLevel(dial, [5, 6, 6])), 4);
  const rows = counts.map((value, i) => ({ label: `${from + i}`, value }));
  const lengths = rows.flatMap(({ label, value }) => Array<string>(value).fill(label));
  return { from, rows, lengths, thing: rng.pick(['sticks', 'leaves', 'pens', 'strings'] as const) };
}

const plotted = ({ rows, lengths, thing }: ReturnType<typeof plot>) => ({
  told: `Lengths of ${thing} in inches: ${rows.map(({ label, value }) => `${label} ${'●'.repeat(value)}`).join(', ')}.`,
  key: `${thing} ${lengths.join(' ')}`,
  figure: { kind: 'dot-plot', values: rows, name: 'inches' } as const,
});

const plotForms: Forms = {
  count: form([0, 1], (rng, dial) => {
    const drawn = plot(rng, dial);
    const { told, key, figure } = plotted(drawn);
    const { label, value } = rng.pick(drawn.rows);
    return {
      key: `${key} ${label}`,
      question: `${told} How many ${drawn.thing} are ${label} inches long?`,
      ...countChoices(value),
      explanation: `Count the marks above ${label}. There ${value === 1 ? 'is 1' : `are ${value}`}.`,
      figure,
    };
  }),
  most: form([0, 1, 2], (rng, dial) => {
    const drawn = plot(rng, dial);
    const { told, key, figure } = plotted(drawn);
    const [first, second, third, last] = drawn.rows.toSorted((a, b) => b.value - a.value);
    return {
      key,
      question: `${told} Which length is there most often?`,
      ...worded(`${first?.label} inches`, {
        'second-place': `${second?.label} inches`,
        'middle-place': `${third?.label} inches`,
        'other-end': `${last?.label} inches`,
      }),
      explanation: `${first?.label} inches has the most marks: ${first?.value}.`,
      figure,
    };
  }),
  over: form([1, 2], (rng, dial) => {
    const drawn = plot(rng, dial);
    const { told, key, figure } = plotted(drawn);
    const limit = drawn.from + rng.int(0, 2);
    const answer = drawn.rows.reduce((sum, { label, value }) => sum + (Number(label) > limit ? value : 0), 0);
    return {
      key: `${key} ${limit}`,
      question: `${told} How many are longer than ${limit} inches?`,
      ...numeric(answer, {
        ...miscounts(answer),
        'counted-that-length-too': answer + (drawn.rows[limit - drawn.from]?.value ?? 0),
      }),
      explanation: `Leave out ${limit} inches itself. Count the marks to the right of ${limit}: ${answer}.`,
      figure,
    };
  }),
  all: form([0, 1, 2], (rng, dial) => {
    const drawn = plot(rng, dial);
    const { told, key, figure } = plotted(drawn);
    const answer = drawn.lengths.length;
    return {
      key,
      question: `${told} How many ${drawn.thing} are there in all?`,
      ...countChoices(answer),
      explanation: `Each mark is one. ${drawn.rows.map(({ value }) => value).join(' + ')} = ${answer}.`,
      figure,
    };
  }),
};

const linePlots = formed(
  {
    ...info,
    id: 'math.data.line-plots',
    title: 'Line plots with whole numbers',
    grades: [2, 2],
    objectives: ['Read a line plot of measured lengths'],
    keywords: ['line plot', 'line plots', 'plot of lengths'],
    prerequisites: ['math.data.picture-graphs', 'math.measurement.length'],
    standards: ['2.MD.D.9'],
    teaching: {
      idea: 'A line plot has one mark for each thing. The mark stands above its length.',
      caution: 'The numbers below are lengths. The marks tell how many.',
      hints: ['Find the length on the line.', 'Count the marks above it.'],
      mends: {
        ...mendsOf(...counted),
        'second-place': 'That is close. Which length has still more marks?',
        'middle-place': 'Other lengths have more marks. Count them.',
        'other-end': 'This length has the fewest marks. Look for the most.',
        'counted-that-length-too': 'Longer than a length means: not that length itself.',
      },
    },
  },
  plotForms,
);

/** Marks above a line. */
export const firstLinePlots: Concept[] = [linePlots];
