import type { FigureOf, QuadrilateralForm } from '../figure-types.ts';
import { around, box, circle, type Drawing, label, num, outline, strokes, tint, width } from './svg.ts';

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

/** Draws a regular polygon on one of its sides, or a form of four sides, with a dot on each corner. */
export function drawPolygon({ sides, form }: FigureOf<'polygon'>): Drawing {
  const corners = form
    ? forms[form]
    : Array.from({ length: sides }, (_, i) => around(width / 2, 100, 85, 180 + (i + 0.5) * (360 / sides)));
  return {
    title: 'A flat shape',
    description: 'A shape with straight sides. A dot is on each corner.',
    height: 200,
    body: outline(corners) + corners.map(([x, y]) => circle(x, y, 5)).join(''),
  };
}

/** Draws sides in their true proportion, up to 3 to 1, so that both are easy to see. */
export function drawRectangle({ width: w, height: h, unit, asked }: FigureOf<'rectangle'>): Drawing {
  // The drawn shape must not reveal the answer.
  const [across, down] = inProportion(asked ? [5, 3] : [w, h], 200, 130);
  const [left, top] = [(width - 60 - across) / 2, 16];
  return {
    title: 'A rectangle',
    description: `A rectangle. ${asked ? 'One of its sides is not known.' : 'Its length and its width are written on it.'}`,
    height: down + 50,
    body: [
      box(left, top, across, down, { fill: tint }),
      label(left + across / 2, top + down + 22, `${w} ${unit}`),
      label(left + across + 8, top + down / 2 + 5, asked ? '?' : `${h} ${unit}`, { 'text-anchor': 'start' }),
    ].join(''),
  };
}

/** Draws a triangle with its height beside it, from the tip to the level of the base. */
export function drawTriangle({ base, height, unit }: FigureOf<'triangle'>): Drawing {
  const [across, up] = inProportion([base, height], 170, 130);
  const [left, top] = [(width - 90 - across) / 2, 16];
  const [right, bottom] = [left + across, top + up];
  const side = right + 18;
  return {
    title: 'A triangle',
    description: 'A triangle. Its base and its height are written on it.',
    height: up + 50,
    body: [
      outline([
        [left, bottom],
        [right, bottom],
        [left + across * 0.35, top],
      ]),
      strokes(
        `M${num(left + across * 0.35)} ${top}H${side + 6}M${side} ${top}V${bottom}M${right} ${bottom}H${side + 6}`,
        {
          'stroke-dasharray': '4 3',
        },
      ),
      label(left + across / 2, bottom + 22, `${base} ${unit}`),
      label(side + 8, top + up / 2 + 5, `${height} ${unit}`, { 'text-anchor': 'start' }),
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
    description: `A triangle with a right angle. ${asked ? 'Two of its sides are known.' : 'Its sides are written on it.'}`,
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

/** Returns both lengths in pixels, as large as fits. The smaller is at least a third of the larger. */
function inProportion([a, b]: readonly [number, number], across: number, down: number): [number, number] {
  const most = Math.max(a, b);
  const [x, y] = [Math.max(a, most / 3), Math.max(b, most / 3)];
  const zoom = Math.min(across / x, down / y);
  return [Math.round(x * zoom), Math.round(y * zoom)];
}
