import { numeric, type WrongNumber, worded } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';

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

/** Returns counts that are a little too large or too small. */
const miscounted = (n: number): Record<string, WrongNumber> => ({
  'counted-one-twice': [n + 1, 'You counted one mark twice; count each mark once.'],
  'skipped-one': [n - 1, 'You left out one mark; count all of them.'],
});

const plotForms: Forms = {
  count: form([0, 1], (rng, dial) => {
    const drawn = plot(rng, dial);
    const { told, key, figure } = plotted(drawn);
    const { label, value } = rng.pick(drawn.rows);
    return {
      key: `${key} ${label}`,
      question: `${told} How many ${drawn.thing} are ${label} inches long?`,
      ...numeric(value, {
        'read-the-length': [Number(label), `${label} is the length; count the marks above it.`],
        'read-the-next-length': [
          drawn.rows.find((row) => row.label !== label)?.value ?? 1,
          `Those are the marks of another length; look above ${label}.`,
        ],
        'counted-all': [drawn.lengths.length, `You counted all marks; count those above ${label} only.`],
      }),

      hints: [`Find ${label} on the line.`, 'Count the marks above it.'],
      explanation: `Count the marks above ${label}. There ${value === 1 ? 'is 1 mark' : `are ${value} marks`}.`,
      figure,
    };
  }),
  most: form([0, 1, 2], (rng, dial) => {
    const drawn = plot(rng, dial);
    const { told, key, figure } = plotted(drawn);
    const [first, second, third, last] = drawn.rows.toSorted((a, b) => b.value - a.value);
    return {
      key,
      question: `${told} Which length has the most ${drawn.thing}?`,
      ...worded(`${first?.label} inches`, {
        'second-place': `${second?.label} inches`,
        'middle-place': `${third?.label} inches`,
        'other-end': `${last?.label} inches`,
      }),

      hints: ['Look for the tallest stack of marks.', 'Which length is below it?'],
      explanation: `Count the marks above each length. ${first?.label} inches has the most marks: ${first?.value}.`,
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
      question: `${told} How many ${drawn.thing} are longer than ${limit} inches?`,
      ...numeric(answer, {
        'counted-that-length-too': answer + (drawn.rows[limit - drawn.from]?.value ?? 0),
        'counted-the-shorter': [
          drawn.lengths.length - answer,
          'You counted the others; the longer ones are to the right.',
        ],
        'counted-one-length': [
          drawn.rows[limit - drawn.from + 1]?.value ?? 1,
          `You counted one length only; count all longer ones.`,
        ],
        'counted-the-lengths': [
          3 - limit + drawn.from,
          'You counted the lengths; count the marks above them.',
        ],
        ...miscounted(answer),
      }),

      hints: [
        `Longer means to the right of ${limit}.`,
        `Count all marks there, but not those above ${limit}.`,
      ],
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
      ...numeric(answer, {
        'left-out-the-last': [
          answer - (drawn.rows[3]?.value ?? 1),
          `You left out the marks above ${drawn.rows[3]?.label}; count all marks.`,
        ],
        'left-out-the-first': [
          answer - (drawn.rows[0]?.value ?? 1),
          `You left out the marks above ${drawn.rows[0]?.label}; count all marks.`,
        ],
        'counted-the-lengths': [4, 'You counted the lengths; count the marks above them.'],
        'counted-a-length-twice': [
          answer + (drawn.rows[1]?.value ?? 1),
          `You counted the ${drawn.rows[1]?.label} inches twice; count each mark once.`,
        ],
        ...miscounted(answer),
      }),

      hints: ['Each mark stands for 1 thing.', 'Count the marks of each length, and add them.'],
      explanation: `Each mark stands for 1 thing. Add the marks: ${drawn.rows.map(({ value }) => value).join(' + ')} = ${answer}.`,
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
      caution: 'The numbers are lengths. The marks tell how many.',
      trap: 'read-the-length',
      mends: {
        'second-place': 'One other length has more marks; count all the marks.',
        'middle-place': 'Other lengths have more marks; count them.',
        'other-end': 'This length has the fewest marks; look for the most.',
        'counted-that-length-too': 'You counted that length, too; longer means more than it.',
      },
    },
  },
  plotForms,
);

/** Marks above a line. */
export const firstLinePlots: Concept[] = [linePlots];
