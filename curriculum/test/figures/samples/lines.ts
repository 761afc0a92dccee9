import { long, type Samples, times } from './figure-samples.ts';

/** Returns points of a function. */
function sampled(from: number, to: number, of: (x: number) => number): { x: number; y: number }[] {
  return times(61, (i) => from + ((to - from) * i) / 60).map((x) => ({ x, y: of(x) }));
}

/** Number lines, bars, and graphs of functions. */
export const lines = {
  'number-line': [
    { from: 0, to: 20, step: 1, marks: [8], labels: times(21, (i) => i) },
    { from: -10, to: 10, step: 1, marks: [-3, 4], labels: times(21, (i) => i - 10) },
    { from: 0, to: 1, step: 0.1, marks: [0.7], labels: times(11, (i) => i / 10) },
    { from: 0, to: 10_000, step: 10, marks: [2_500], labels: times(101, (i) => i * 100), asked: 7_000 },
    { from: -1_000_000, to: 1_000_000, step: 100_000, marks: [], labels: [-1_000_000, 0, 1_000_000] },
    { from: 0, to: 10, step: 1, marks: [3, 3.1, 3.2], labels: [0, 10] },
    { from: 0, to: 20, step: 1, marks: [6], labels: [0, 10, 20], jumps: [{ from: 6, to: 14, label: '+ 8' }] },
    {
      from: 0,
      to: 20,
      step: 1,
      marks: [12],
      labels: [0, 20],
      jumps: times(5, (i) => ({ from: 12 - i, to: 11 - i, label: '− 1' })),
    },
    {
      from: -5,
      to: 5,
      step: 1,
      marks: [],
      labels: times(11, (i) => i - 5),
      ray: { from: 2, to: 'left', open: true },
    },
    { from: -5, to: 5, step: 1, marks: [], labels: [0], ray: { from: -5, to: 'right', open: false } },
    { from: 0, to: 1, step: 1, marks: [], labels: [0, 1], jumps: [{ from: 0, to: 1, label: long }] },
  ],
  'double-number-line': [
    {
      upper: { name: 'Cups of flour', values: ['0', '2', '4', '6', '8'] },
      lower: { name: 'Loaves', values: ['0', '1', '2', '?', '4'] },
    },
    { upper: { name: long, values: times(13, () => long) }, lower: { name: long, values: ['0'] } },
  ],
  tape: [
    {
      rows: [
        { label: 'Boys', parts: times(3, () => ({ text: '', shaded: true })) },
        { label: 'Girls', parts: times(4, () => ({ text: '' })), total: '28' },
      ],
    },
    { rows: [{ parts: [{ text: 'x' }, { text: 'x' }, { text: '5', share: 0.6 }], total: '17' }] },
    { rows: times(3, () => ({ label: long, parts: times(10, () => ({ text: long })), total: long })) },
    { rows: [{ parts: [{ text: long, share: 100 }, { text: long }], total: long }] },
  ],
  balance: [
    { left: ['x', 'x', '3'], right: ['11'] },
    { left: ['apple'], right: ['pear'], heavier: 'left' },
    { left: times(16, () => '1'), right: [long], heavier: 'right' },
    { left: [], right: [] },
  ],
  ruler: [
    { unit: 'cm', length: 12, from: 2, to: 9 },
    { unit: 'in', length: 5, from: 0, to: 5 },
  ],
  graph: [
    {
      x: { from: -4, to: 4, step: 1 },
      y: { from: -5, to: 10 },
      curves: [sampled(-4, 4, (x) => x * x - 3)],
      points: [{ x: 2, y: 1, label: 'P' }],
    },
    { x: { from: -3, to: 3, step: 1 }, y: { from: 0, to: 8 }, curves: [sampled(-3, 3, (x) => 2 ** x)] },
    {
      x: { from: 0, to: 360, step: 90, name: 'degrees' },
      y: { from: -1, to: 1, step: 0.5 },
      curves: [0, 90].map((by) => sampled(0, 360, (x) => Math.sin(((x + by) * Math.PI) / 180))),
    },
    { x: { from: -5, to: 5 }, y: { from: -5, to: 5 }, curves: [sampled(-9, 9, (x) => Math.abs(x) * 50 - 8)] },
    { x: { from: 1, to: 2 }, y: { from: 0.001, to: 0.002 }, curves: [] },
    {
      x: { from: -2_000_000, to: 3_000_000, step: 1_000_000, name: long },
      y: { from: -2_000_000, to: 3_000_000, step: 1, name: long },
      curves: [[]],
      points: [
        { x: 3_000_000, y: 3_000_000, label: long },
        { x: -2_000_000, y: -2_000_000, label: long },
      ],
    },
  ],
  'scatter-plot': [
    {
      x: { from: 0, to: 10, name: 'Hours of practice' },
      y: { from: 0, to: 100, name: 'Points' },
      points: times(14, (i) => ({ x: 0.5 + i * 0.65, y: 22 + i * 5 + ((i * 37) % 13) })),
      line: { slope: 8, intercept: 20 },
    },
    {
      x: { from: 0, to: 1 },
      y: { from: 0, to: 1 },
      points: times(60, (i) => ({ x: (i % 11) / 10, y: i / 60 })),
    },
  ],
  'normal-curve': [
    { mean: 100, deviation: 15, shaded: [-1, 1] },
    { mean: 0, deviation: 1 },
    { mean: 1_000_000, deviation: 10_000, shaded: [-3.5, 3.5] },
    { mean: 2.5, deviation: 0.25, shaded: [1, 3.5] },
  ],
  'coordinate-grid': [
    { points: [{ x: -4, y: 7 }], span: [-25, 25] },
    {
      points: [
        { x: 0, y: 1 },
        { x: 2, y: 5 },
      ],
      line: true,
      span: [-8, 8],
    },
  ],
} satisfies Partial<Samples>;
