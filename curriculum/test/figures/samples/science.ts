import { long, type Samples, times } from './figure-samples.ts';

/** Drawings of science and history. */
export const science = {
  chain: [
    { boxes: ['grass', 'rabbit', '?'] },
    { boxes: ['egg', 'larva', 'pupa', 'adult'] },
    { boxes: ['Sun'] },
    { boxes: times(12, (i) => `${long} ${i}`) },
  ],
  web: [
    {
      rows: [
        ['grass', 'berries'],
        ['mouse', 'rabbit', 'insect'],
        ['fox', 'owl'],
      ],
      arrows: [
        ['grass', 'mouse'],
        ['grass', 'rabbit'],
        ['berries', 'insect'],
        ['mouse', 'owl'],
        ['mouse', 'fox'],
        ['rabbit', 'fox'],
      ],
    },
    {
      rows: times(6, (i) => times(4, (j) => `${i}${j} ${long}`)),
      arrows: [
        [`00 ${long}`, `53 ${long}`],
        ['a', 'b'],
      ],
    },
  ],
  cycle: [
    { steps: ['evaporation', 'condensation', 'precipitation', 'collection'] },
    { steps: ['egg', 'caterpillar', '?'] },
    { steps: times(8, () => long) },
    { steps: ['day', 'night'] },
    { steps: ['G1 phase', 'S phase', 'G2 phase', 'mitosis', 'cytokinesis'] },
  ],
  layers: [
    { form: 'round', layers: ['crust', 'mantle', 'outer core', '?'] },
    { form: 'flat', layers: ['topsoil', 'subsoil', 'bedrock'] },
    { form: 'round', layers: times(8, () => long) },
    { form: 'flat', layers: times(12, () => long) },
  ],
  forces: [
    {
      body: 'box',
      forces: [
        { direction: 'right', size: 8, label: '8 N' },
        { direction: 'left', size: 5, label: '5 N' },
      ],
    },
    {
      body: long,
      forces: (['left', 'right', 'up', 'down'] as const).map((direction) => ({
        direction,
        size: 10,
        label: long,
      })),
    },
    {
      body: 'cart',
      forces: [
        { direction: 'up', size: 1 },
        { direction: 'down', size: 1_000 },
      ],
    },
  ],
  wave: [
    { cycles: 2.5, height: 0.8, amplitude: 'A', wavelength: 'B' },
    { cycles: 12, height: 0.2 },
    { cycles: 1, height: 1, amplitude: long, wavelength: long },
    { cycles: 2, height: 0, amplitude: long, wavelength: long },
  ],
  moon: [
    {
      phases: [
        'new',
        'waxing-crescent',
        'first-quarter',
        'waxing-gibbous',
        'full',
        'waning-gibbous',
        'last-quarter',
        'waning-crescent',
      ],
    },
    { phases: ['first-quarter', '?', 'full'] },
    { phases: ['waxing-crescent'] },
    { phases: ['?'] },
  ],
  thermometer: [
    { axis: { from: -20, to: 50, step: 2 }, value: 18, unit: '°C' },
    { axis: { from: 0, to: 100, step: 5 }, value: 0, unit: '°F' },
    { axis: { from: 0, to: 1, step: 0.01 }, value: 1, unit: '°C' },
  ],
  beaker: [
    { axis: { from: 0, to: 1_000, step: 100 }, value: 650, unit: 'mL' },
    { axis: { from: 0, to: 1, step: 0.05 }, value: 0, unit: long },
  ],
  atom: [
    { shells: [2, 6], label: 'O' },
    { shells: [2, 8, 18, 32, 18, 8, 2], label: long },
    { shells: [1], label: '?' },
  ],
  timeline: [
    {
      axis: { from: 1760, to: 1880, step: 20, name: 'Year' },
      events: [
        { at: 1776, label: 'Declaration' },
        { at: 1788, label: 'Constitution' },
        { at: 1861, label: '?' },
      ],
    },
    { axis: { from: -3000, to: 2000 }, events: times(14, (i) => ({ at: -3000 + i * 384, label: long })) },
    { axis: { from: 1900, to: 2000 }, events: times(4, () => ({ at: 1950, label: long })) },
  ],
  circuit: [
    { layout: 'series', resistors: ['4 Ω', '6 Ω', '2 Ω'], battery: '12 V', current: '?' },
    { layout: 'parallel', resistors: ['3 Ω', '6 Ω'], battery: '9 V' },
    { layout: 'parallel', resistors: ['3 Ω'] },
  ],
} satisfies Partial<Samples>;
