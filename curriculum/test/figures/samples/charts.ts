import { long, type Samples, times } from './figure-samples.ts';

/** Charts and tables of data. */
export const charts = {
  'dot-plot': [
    { values: times(7, (i) => ({ label: `${i + 1}`, value: (i * 5) % 4 })), name: 'Pets' },
    { values: times(9, (i) => ({ label: `${i}/8`, value: i % 3 })), name: 'Inches' },
    { values: times(16, () => ({ label: long, value: 25 })), name: long },
    { values: [{ label: '0', value: 0 }] },
  ],
  'box-plot': [
    { axis: { from: 0, to: 50, step: 10, name: 'Minutes' }, plots: [{ five: [5, 14, 22, 31, 48] }] },
    {
      axis: { from: 0, to: 100 },
      plots: [
        { label: 'Class A', five: [10, 30, 45, 60, 90] },
        { label: 'Class B', five: [0, 0, 50, 100, 100] },
      ],
    },
    {
      axis: { from: -1, to: 1, name: long },
      plots: times(5, () => ({ label: long, five: [-1, -1, 0, 0, 1] })),
    },
  ],
  histogram: [
    { axis: { from: 0, to: 50, step: 10, name: 'Age in years' }, counts: [3, 7, 12, 5, 1] },
    { axis: { from: 140, to: 190, step: 5 }, counts: [0, 1, 4, 9, 16, 12, 6, 2, 1, 0] },
    {
      axis: { from: 1_000_000, to: 3_000_000, step: 100_000, name: long },
      counts: times(20, (i) => i * 1_000),
    },
  ],
  'tally-chart': [
    {
      rows: [
        { label: 'Cats', value: 7 },
        { label: 'Dogs', value: 12 },
        { label: 'Birds', value: 0 },
      ],
    },
    { rows: times(10, () => ({ label: long, value: 40 })) },
  ],
  'picture-graph': [
    {
      rows: [
        { label: 'Monday', value: 8 },
        { label: 'Tuesday', value: 5 },
        { label: 'Wednesday', value: 12 },
      ],
      thing: 'apple',
      worth: 2,
    },
    { rows: times(6, () => ({ label: long, value: 10 })), thing: 'fish', worth: 1 },
    { rows: [{ label: 'A', value: 0 }], thing: 'star', worth: 10 },
  ],
  table: [
    {
      head: ['Day', 'Rain (mm)'],
      rows: [
        ['Monday', '4'],
        ['Tuesday', '?'],
        ['Wednesday', '12'],
      ],
    },
    {
      head: ['', 'T', 't'],
      rows: [
        ['T', 'TT', 'Tt'],
        ['t', 'Tt', '?'],
      ],
    },
    { head: times(6, () => long), rows: times(12, () => times(6, () => long)) },
  ],
  'bar-chart': [
    { bars: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((label, i) => ({ label, value: 3 + i * i })) },
  ],
  'line-chart': [{ points: times(5, (i) => ({ label: `x = ${i}`, value: 3 * i - 5 })) }],
  'pie-chart': [
    { slices: ['rent', 'food', 'books', 'rest'].map((label, i) => ({ label, value: 50 - i * 12 })) },
    { slices: [{ label: 'all', value: 5 }] },
  ],
} satisfies Partial<Samples>;
