import { long, type Samples, times } from './figure-samples.ts';

/** Flat shapes, solids and angles. */
export const shapes = {
  triangles: [
    { triangles: [{ sides: [3, 4, 5], sideLabels: ['3 cm', '4 cm', '5 cm'] }] },
    {
      triangles: [
        { sides: [6, 5, 4], sideLabels: ['6', '5', '4'], angleLabels: ['A', 'B', 'C'] },
        { sides: [12, 10, 8], sideLabels: ['12', '?', '8'] },
      ],
    },
    { triangles: [{ sides: [5, 5, 5], angleLabels: ['60°', '60°', '?'] }] },
    {
      triangles: times(2, () => ({
        sides: [5, 5, 5],
        sideLabels: [long, long, long],
      })),
    },
    { triangles: [{ sides: [10, 19, 10], sideLabels: ['a', 'b', 'c'] }] },
  ],
  quadrilateral: [
    { form: 'parallelogram', base: '8 cm', height: '5 cm', side: '6 cm' },
    { form: 'trapezoid', base: '12 m', top: '7 m', height: '?' },
    { form: 'trapezoid', base: long, top: long, height: long, side: long },
    { form: 'parallelogram', base: long, top: long, height: long, side: long },
  ],
  outline: [
    {
      corners: [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: 4 },
        { x: 6, y: 4 },
        { x: 6, y: 9 },
        { x: 0, y: 9 },
      ],
      sides: ['10 m', '4 m', '4 m', '5 m', '?', '9 m'],
    },
    {
      corners: [
        { x: 0, y: 0 },
        { x: 0, y: 1 },
        { x: 50, y: 1 },
        { x: 50, y: 0 },
      ],
      sides: ['1 m', long, long, ''],
    },
  ],
  circle: [
    { measure: 'radius', label: '7 cm' },
    { measure: 'diameter', label: '?' },
    { measure: 'radius', label: long },
  ],
  solid: [
    ...(['cube', 'box', 'cylinder', 'cone', 'sphere', 'pyramid', 'prism'] as const).flatMap((form) => [
      { form, width: '6 cm', height: '8 cm', depth: '4 cm', radius: '3 cm' },
      { form },
      { form, width: long, height: long, depth: long, radius: long },
    ]),
  ],
  cubes: [
    { layers: 2, rows: 3, columns: 4 },
    { layers: 1, rows: 1, columns: 1 },
    { layers: 20, rows: 20, columns: 20 },
    { layers: 1, rows: 20, columns: 3 },
  ],
  angle: [
    { parts: [{ degrees: 55, label: '?' }] },
    { parts: [{ degrees: 90 }] },
    { parts: [{ degrees: 130 }], protractor: true },
    { parts: [{ degrees: 30 }], protractor: true },
    {
      parts: [
        { degrees: 35, label: '35°' },
        { degrees: 55, label: 'x' },
      ],
    },
    {
      parts: [
        { degrees: 110, label: '110°' },
        { degrees: 140, label: '140°' },
        { degrees: 110, label: '?' },
      ],
    },
    { parts: [{ degrees: 1, label: long }] },
    { parts: [{ degrees: 359, label: long }] },
    { parts: [{ degrees: 180, label: '180°' }] },
  ],
  transversal: [
    { labels: ['1', '2', '3', '4', '5', '6', '7', '8'] },
    { labels: ['', '', '118°', '', '', '?'] },
    { labels: [long] },
  ],
  symmetry: (
    ['heart', 'arrow', 'square', 'rectangle', 'parallelogram', 'isosceles-triangle', 'circle'] as const
  ).flatMap((form) => (['vertical', 'horizontal', 'diagonal'] as const).map((line) => ({ form, line }))),
  transformation: [
    {
      shape: [
        { x: 1, y: 1 },
        { x: 4, y: 1 },
        { x: 1, y: 3 },
      ],
      image: [
        { x: -1, y: 1 },
        { x: -4, y: 1 },
        { x: -1, y: 3 },
      ],
      span: [-5, 5],
      mirror: [
        { x: 0, y: -5 },
        { x: 0, y: 5 },
      ],
    },
    {
      shape: times(3, (i) => ({ x: i * 10, y: i * i })),
      image: times(3, (i) => ({ x: 20, y: i * 10 })),
      span: [0, 20],
    },
    {
      shape: times(3, (i) => ({ x: i * 10, y: i * i })),
      image: times(3, (i) => ({ x: -20, y: i })),
      span: [-40, 40],
    },
  ],
  polygon: [{ sides: 6 }, { sides: 3 }, { sides: 4, form: 'trapezoid' }],
  rectangle: [
    { width: 9, height: 4, unit: 'cm' },
    { width: 100, height: 1, unit: 'km', asked: 'height' },
  ],
  triangle: [
    { base: 12, height: 7, unit: 'cm' },
    { base: 1, height: 100, unit: 'm' },
  ],
  'right-triangle': [
    { base: 3, height: 4, hypotenuse: 5, unit: 'cm', asked: 'hypotenuse' },
    { base: 12, height: 5, hypotenuse: 13, angle: 'A' },
  ],
} satisfies Partial<Samples>;
