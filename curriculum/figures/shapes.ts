import type { FigureOf, QuadrilateralForm } from '../figure-types.ts';
import { said } from './fitted-text.ts';
import { around, box, circle, type Drawing, label, outline, strokes, tint, width } from './svg.ts';

type Point = [number, number];

const forms: Record<QuadrilateralForm, Point[]> = {
  rectangle: [
    [60, 45],
    [260, 45],
    [260, 155],
    [60, 155],
  ],
  rhombus: [
    [160, 15],
    [220, 100],
    [160, 185],
    [100, 100],
  ],
  trapezoid: [
    [115, 45],
    [215, 45],
    [265, 155],
    [55, 155],
  ],
};

/** What tells the forms apart, without their names. */
const described: Record<QuadrilateralForm, string> = {
  rectangle: 'A shape with two long sides and two short ones. All of its corners are square.',
  rhombus: 'A shape on one of its corners, taller than wide. Its sides are straight and of one length.',
  trapezoid:
    'A shape with a long side below and a shorter one above, in parallel. The other sides lean inward.',
};

/** Draws a regular polygon on one of its sides, or a form of four sides, with a dot on each corner. */
export function drawPolygon({ sides, form }: FigureOf<'polygon'>): Drawing {
  const corners = form
    ? forms[form]
    : Array.from({ length: sides }, (_, i) => around(width / 2, 100, 85, 180 + (i + 0.5) * (360 / sides)));
  return {
    title: 'A flat shape',
    description: `${form ? described[form] : 'A shape whose sides are straight and of one length.'} A dot is on each corner: ${corners.map(() => 'dot').join(', ')}.`,
    height: 200,
    body: outline(corners) + corners.map(([x, y]) => circle(x, y, 5)).join(''),
  };
}

/** Draws sides in their true proportion, up to 8 to 1, so that both are easy to see. */
export function drawRectangle({ width: w, height: h, unit, asked }: FigureOf<'rectangle'>): Drawing {
  // The drawn shape must not reveal the answer.
  const [across, down] = inProportion(asked ? [5, 3] : [w, h], 200, 130);
  const [left, top] = [(width - 60 - across) / 2, 16];
  return {
    title: 'A rectangle',
    description: `A rectangle. Its labels: ${w} ${unit} below and ${asked ? 'a question mark' : `${h} ${unit}`} at the right.`,
    height: down + 50,
    body: [
      box(left, top, across, down, { fill: tint }),
      label(left + across / 2, top + down + 22, `${w} ${unit}`),
      label(left + across + 8, top + down / 2 + 5, asked ? '?' : `${h} ${unit}`, { 'text-anchor': 'start' }),
    ].join(''),
  };
}

/** Draws a triangle with its right angle at the lower left, so that the base is next to the named angle. */
export function drawRightTriangle(figure: FigureOf<'right-triangle'>): Drawing {
  const { base, height, hypotenuse, unit = '', asked, angle } = figure;
  const [across, up] = inProportion([base, height], 150, 130);
  const [left, top] = [Math.max(90, (width - across) / 2), 16];
  const [right, bottom] = [left + across, top + up];
  const name = (length: number, isAsked: boolean) => (isAsked ? '?' : `${length} ${unit}`.trim());
  return {
    title: 'A right triangle',
    description: `A triangle with a right angle. Labels of the sides at the right angle: ${said([name(base, false), name(height, asked === 'height')])}. Label of the side opposite of it: ${said([name(hypotenuse, asked === 'hypotenuse')])}.${angle ? ` The angle ${angle} is between ${base} and ${hypotenuse}.` : ''}`,
    height: up + 50,
    body: [
      outline([
        [left, top],
        [right, bottom],
        [left, bottom],
      ]),
      strokes(`M${left} ${bottom - 14}h14v14`),
      label(left + across / 2, bottom + 22, name(base, false)),
      label(left - 8, top + up / 2 + 5, name(height, asked === 'height'), { 'text-anchor': 'end' }),
      label(left + across / 2 + 10, top + up / 2 - 8, name(hypotenuse, asked === 'hypotenuse'), {
        'text-anchor': 'start',
      }),
      ...(angle
        ? [label(right + 8, bottom + 5, angle, { 'text-anchor': 'start', 'font-weight': 'bold' })]
        : []),
    ].join(''),
  };
}

/** Returns both lengths in pixels, as large as fits. The smaller is at least an eighth of the larger. */
function inProportion([a, b]: readonly [number, number], across: number, down: number): [number, number] {
  const most = Math.max(a, b);
  const [x, y] = [Math.max(a, most / 8), Math.max(b, most / 8)];
  const zoom = Math.min(across / x, down / y);
  return [Math.round(x * zoom), Math.round(y * zoom)];
}
