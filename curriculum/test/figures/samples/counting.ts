import { long, type Samples, times } from './figure-samples.ts';

/** Things to count, fractions, clocks and coins. */
export const counting = {
  things: [
    { groups: [{ thing: 'star', count: 7 }], layout: 'rows' },
    {
      groups: [
        { thing: 'apple', count: 5, label: 'Apples' },
        { thing: 'fish', count: 8, label: 'Fish' },
      ],
      layout: 'rows',
    },
    { groups: [{ thing: 'ball', count: 9, crossed: 4 }], layout: 'rows' },
    { groups: [{ thing: 'leaf', count: 12, shaded: 5 }], layout: 'framed' },
    { groups: times(4, () => ({ thing: 'flower', count: 6 })), layout: 'framed' },
    { groups: [{ thing: 'bug', count: 13 }], layout: 'scattered' },
    {
      groups: [
        { thing: 'heart', count: 4, label: 'A' },
        { thing: 'heart', count: 6, label: 'B' },
      ],
      layout: 'scattered',
    },
    {
      groups: [
        { thing: 'circle', count: 5 },
        { thing: 'square', count: 4, size: 'small' },
        { thing: 'triangle', count: 6 },
      ],
      layout: 'mixed',
    },
    { groups: times(6, (i) => ({ thing: 'star', count: 10, label: `${long} ${i}` })), layout: 'rows' },
    { groups: times(6, () => ({ thing: 'fish', count: 10, label: long })), layout: 'framed' },
    { groups: [{ thing: 'star', count: 60 }], layout: 'scattered' },
    { groups: [{ thing: 'apple', count: 0 }], layout: 'rows' },
    {
      groups: [
        { thing: 'bug', count: 1 },
        { thing: 'leaf', count: 59 },
      ],
      layout: 'mixed',
    },
  ],
  'ten-frames': [
    { frames: [{ filled: 8, added: 2 }, { filled: 3 }] },
    { frames: [{ filled: 0 }] },
    { frames: times(4, () => ({ filled: 10 })) },
  ],
  'base-ten': [
    { hundreds: 2, tens: 3, ones: 7 },
    { hundreds: 0, tens: 0, ones: 1 },
    { hundreds: 10, tens: 19, ones: 19 },
    { hundreds: 0, tens: 15, ones: 20 },
  ],
  'number-bond': [
    { whole: '10', parts: ['7', '?'] },
    { whole: '?', parts: ['1,000', '20', '4'] },
    { whole: long, parts: [long, long] },
  ],
  'unit-squares': [
    { rows: [6, 6, 6] },
    { rows: times(10, () => 10), shaded: 37 },
    { rows: [5, 5, 2, 2] },
    { rows: [1] },
    { rows: times(20, () => 20), shaded: 399 },
  ],
  'fraction-models': [
    {
      form: 'bar',
      models: [
        { parts: 4, shaded: 1, label: '1/4' },
        { parts: 3, shaded: 1, label: '1/3' },
      ],
    },
    {
      form: 'circle',
      models: [
        { parts: 4, shaded: 7 },
        { parts: 6, shaded: 5 },
      ],
    },
    { form: 'circle', models: [{ parts: 3, shaded: 1, unequal: true }] },
    { form: 'bar', models: [{ parts: 2, shaded: 0, unequal: true }] },
    { form: 'circle', models: [{ parts: 1, shaded: 1 }] },
    { form: 'circle', models: [{ parts: 4, shaded: 3, label: '?' }] },
    { form: 'bar', models: times(4, () => ({ parts: 12, shaded: 60, label: long })) },
    { form: 'circle', models: times(3, () => ({ parts: 8, shaded: 40 })) },
  ],
  'fraction-line': [
    { from: 0, to: 1, parts: 4, marks: [3], labels: [1, 2], asked: 3 },
    { from: 0, to: 2, parts: 3, marks: [], labels: [1, 2, 4, 5] },
    { from: 0, to: 3, parts: 8, marks: [13], labels: times(25, (i) => i) },
    { from: 0, to: 1, parts: 24, marks: [], labels: times(25, (i) => i), asked: 23 },
    { from: 9, to: 10, parts: 100, marks: [930], labels: [905] },
  ],
  'fraction-product': [
    { rows: 3, columns: 4, shadedRows: 2, shadedColumns: 3 },
    { rows: 1, columns: 1, shadedRows: 1, shadedColumns: 1 },
    { rows: 12, columns: 12, shadedRows: 11, shadedColumns: 5 },
  ],
  'fraction-bar': [
    { parts: 4, shaded: 3 },
    { parts: 24, shaded: 0 },
  ],
  'fraction-circle': [
    { parts: 8, shaded: 3, meaning: 'eaten' },
    // Jobs of an earlier version lack the meaning.
    { parts: 1, shaded: 1 },
  ],
  'ten-frame': [{ filled: 6, added: 2 }, { filled: 0 }],
  array: [
    { rows: 3, columns: 5 },
    { rows: 12, columns: 12 },
  ],
  clock: [
    { hour: 3, minute: 50 },
    { hour: 12, minute: 0 },
  ],
  coins: [{ cents: [25, 25, 10, 5, 1, 1, 1] }, { cents: times(30, (i) => [1, 5, 10, 25][i % 4] ?? 1) }],
} satisfies Partial<Samples>;
