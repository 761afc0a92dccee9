import { long, type Samples, times } from './figure-samples.ts';

/** Maps, compass roses, globes and time zones. */
export const geography = {
  'map-grid': [
    {
      size: 6,
      marks: [
        { column: 1, row: 1, sign: 'tree', name: 'tree' },
        { column: 6, row: 6, sign: 'pond', name: 'pond' },
      ],
    },
    { size: 12, marks: [{ column: 12, row: 1, sign: 'dot', name: long }] },
    {
      size: 1,
      marks: (['tent', 'well', 'hut', 'flag'] as const).map((sign) => ({
        column: 1,
        row: 1,
        sign,
        name: sign,
      })),
    },
  ],
  map: [
    {
      places: [
        { name: 'town A', x: 10, y: 34 },
        { name: 'town B', x: 90, y: 34 },
      ],
      roads: [{ from: 'town A', to: 'town B', label: '8 cm' }],
      scale: { label: '1 cm = 12 km', share: 1 / 8 },
    },
    {
      places: [
        { name: 'school', x: 50, y: 50 },
        { name: 'park', x: 50, y: 84 },
        { name: 'lake', x: 84, y: 84 },
      ],
    },
    {
      places: [
        { name: 'a', x: 2, y: 5 },
        { name: 'b', x: 98, y: 60 },
      ],
      roads: [{ from: 'a', to: 'b', label: '?' }],
      scale: { label: '1 : 50,000' },
    },
  ],
  compass: [{}, { facing: 'west' }, { facing: 'north', name: 'Ann' }, { facing: 'east', name: long }],
  globe: [
    { form: 'flat', places: [] },
    {
      form: 'flat',
      places: [
        { latitude: 89, longitude: -179, label: 'start' },
        { latitude: -89, longitude: 179, label: 'end' },
      ],
    },
    {
      form: 'round',
      places: [
        { latitude: 40, longitude: 0, label: '40° N' },
        { latitude: -20, longitude: 0, label: '20° S' },
      ],
    },
    { form: 'round', places: times(4, (i) => ({ latitude: 60 + i, longitude: 0, label: `${60 + i}° N` })) },
  ],
  'time-zones': [
    {
      cities: [
        { offset: -5, label: 'UTC-5: 14:30' },
        { offset: 5.5, label: 'UTC+5:30: ?' },
      ],
    },
    {
      cities: [
        { offset: -12, label: 'A: UTC-12' },
        { offset: 12, label: 'B: UTC+12' },
      ],
    },
  ],
} satisfies Partial<Samples>;
