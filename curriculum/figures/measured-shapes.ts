import type { FigureOf } from '../figure-types.ts';
import { askedAmong, cut, short, textWidth } from './fitted-text.ts';
import { circle, type Drawing, ink, num, outline, strokes, tint, width } from './svg.ts';

type Point = readonly [x: number, y: number];

/** Draws triangles to one scale, each on its first side. */
export function drawTriangles({ triangles }: FigureOf<'triangles'>): Drawing {
  const laid = triangles.map((triangle) => ({ ...triangle, corners: cornersOf(triangle.sides) }));
  const spans = laid.map(({ corners }) => {
    const xs = corners.map(([x]) => x);
    return { least: Math.min(...xs), wide: Math.max(...xs) - Math.min(...xs), tall: corners[2]?.[1] ?? 0 };
  });
  const texts = triangles.flatMap(({ sideLabels = [] }) => sideLabels);
  // Room for the label of a side, at the left and right of each triangle.
  const room = 20 + Math.min(52, Math.max(0, ...texts.map((text) => textWidth(text, 13))));
  const gap = 2 * room;
  const wide = spans.reduce((sum, each) => sum + each.wide, 0);
  const tall = Math.max(...spans.map((span) => span.tall));
  const zoom = Math.min((width - gap - (laid.length - 1) * gap) / wide, 190 / tall);
  const floor = 26 + tall * zoom;
  let left = (width - wide * zoom - (laid.length - 1) * gap) / 2;
  const drawn = laid.map(({ corners, sideLabels, angleLabels }, i) => {
    const { least = 0, wide: own = 0 } = spans[i] ?? {};
    const places = corners.map(([x, y]): Point => [left + (x - least) * zoom, floor - y * zoom]);
    left += own * zoom + gap;
    return (
      outline(places) +
      (sideLabels ? atSides(places, sideLabels, room - 14) : '') +
      (angleLabels ? atCorners(places, [angleLabels[1], angleLabels[2], angleLabels[0]]) : '')
    );
  });
  return {
    title: triangles.length > 1 ? 'Triangles' : 'A triangle with labels',
    description:
      `${triangles.length > 1 ? 'Triangles beside each other.' : 'A triangle.'} ${laid.some(({ sideLabels }) => sideLabels) ? 'Sides have labels.' : ''} ${laid.some(({ angleLabels }) => angleLabels) ? 'Angles have labels.' : ''}${askedAmong(...triangles.flatMap(({ sideLabels = [], angleLabels = [] }) => [...sideLabels, ...angleLabels]))}`
        .replaceAll(/ +/g, ' ')
        .trim(),
    height: Math.ceil(floor + 28),
    body: drawn.join(''),
  };
}

/** Returns the corners of a triangle: both ends of its first side, and the tip where the other two meet. */
function cornersOf([a, b, c]: readonly [number, number, number]): Point[] {
  // The second side starts where the first one ends; the third side goes back to the start.
  const x = (a * a + c * c - b * b) / (2 * a);
  return [
    [0, 0],
    [a, 0],
    [x, Math.sqrt(Math.max(0.01 * a * a, c * c - x * x))],
  ];
}

/** Labels each side outside of a shape, whose corners go counterclockwise on the page. */
function atSides(corners: readonly Point[], labels: readonly string[], room: number): string {
  const turn = areaOf(corners) > 0 ? 1 : -1;
  return corners
    .map(([x, y], i) => {
      const [endX, endY] = corners[(i + 1) % corners.length] ?? [x, y];
      const long = Math.hypot(endX - x, endY - y) || 1;
      const [outX, outY] = [(turn * (endY - y)) / long, (turn * (x - endX)) / long];
      const anchor = Math.abs(outX) < 0.35 ? 'middle' : outX > 0 ? 'start' : 'end';
      const text = cut(labels[i] ?? '', anchor === 'middle' ? Math.max(60, long) : room);
      const at = (x + endX) / 2 + outX * 8;
      const wide = textWidth(text, 13);
      const [before, after] = { start: [0, wide], middle: [wide / 2, wide / 2], end: [wide, 0] }[anchor] as [
        number,
        number,
      ];
      const inside = Math.min(width - 3 - after, Math.max(3 + before, at));
      return text === ''
        ? ''
        : short(inside, (y + endY) / 2 + outY * 12 + 5, text, { across: wide + 1, anchor });
    })
    .join('');
}

/** Returns twice the area, positive if the corners go clockwise on the page. */
function areaOf(corners: readonly Point[]): number {
  return corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** Labels each angle of a triangle: inside, or outside of a small triangle. */
function atCorners(corners: readonly Point[], labels: readonly string[]): string {
  const [middleX, middleY] = [0, 1].map(
    (axis) => corners.reduce((sum, spot) => sum + (spot[axis] ?? 0), 0) / 3,
  );
  const far = corners.map(([x, y]) => Math.hypot((middleX ?? x) - x, (middleY ?? y) - y) || 1);
  const by = Math.min(...far) > 60 ? 30 : -12;
  return corners
    .map(([x, y], i) => {
      const share = by / (far[i] ?? 1);
      const [toX, toY] = [x + ((middleX ?? x) - x) * share, y + ((middleY ?? y) - y) * share];
      return short(toX, toY + 5, labels[i] ?? '', { across: by > 0 ? 56 : 24 });
    })
    .join('');
}

/** Draws a parallelogram or a trapezoid with its height as a dashed line inside. */
export function drawQuadrilateral(figure: FigureOf<'quadrilateral'>): Drawing {
  const { form, base, height, top: upper, side } = figure;
  const [left, right, top, bottom] = [70, 250, 34, 150];
  const [start, end] = form === 'parallelogram' ? [left + 50, right + 50] : [left + 40, right - 50];
  const heightX = form === 'parallelogram' ? start : start + 20;
  return {
    title: form === 'parallelogram' ? 'A parallelogram' : 'A trapezoid',
    description: `A shape with four sides and lengths written on it. A dashed line inside is its height.${askedAmong(base, height, upper, side)}`,
    height: bottom + 32,
    body: [
      outline([
        [left, bottom],
        [right, bottom],
        [end, top],
        [start, top],
      ]),
      strokes(`M${heightX} ${top}V${bottom}`, { 'stroke-dasharray': '5 4' }),
      strokes(`M${heightX} ${bottom - 10}h10v10`, { 'stroke-width': 1.5 }),
      short((left + right) / 2, bottom + 20, base, { across: 240, size: 15 }),
      short(heightX + 8, (top + bottom) / 2 + 5, height, { across: 110, size: 15, anchor: 'start' }),
      upper === undefined ? '' : short((start + end) / 2, top - 10, upper, { across: 150, size: 15 }),
      side === undefined
        ? ''
        : short((left + start) / 2 - 10, (top + bottom) / 2, side, { across: 76, size: 15, anchor: 'end' }),
    ].join(''),
  };
}

/** Draws a shape by its corners, with a label at each side. */
export function drawOutline({ corners, sides }: FigureOf<'outline'>): Drawing {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [leastX, leastY] = [Math.min(...xs), Math.min(...ys)];
  const [wide, tall] = [Math.max(...xs) - leastX, Math.max(...ys) - leastY];
  const zoom = Math.min(190 / wide, 190 / tall);
  const left = (width - wide * zoom) / 2;
  const places = corners.map(
    ({ x, y }): Point => [left + (x - leastX) * zoom, 28 + (tall - (y - leastY)) * zoom],
  );
  return {
    title: 'A shape with straight sides',
    description: `A shape with straight sides, and labels at its sides.${askedAmong(...sides)}`,
    height: Math.ceil(56 + tall * zoom),
    body: outline(places) + atSides(places, sides, left - 14),
  };
}

/** Draws a circle with its middle and a radius or a diameter. */
export function drawCircle({ measure, label }: FigureOf<'circle'>): Drawing {
  const [cx, cy, radius] = [width / 2, 100, 88];
  const from = measure === 'radius' ? cx : cx - radius;
  return {
    title: 'A circle',
    description: `A circle with a dot in its middle. A line goes ${measure === 'radius' ? 'from the middle to the edge' : 'from edge to edge through the middle'}. The label on the line: ${label === '?' ? 'a question mark' : label}.`,
    height: 200,
    body: [
      circle(cx, cy, radius, { fill: tint, stroke: ink, 'stroke-width': 2 }),
      strokes(`M${num(from)} ${cy}H${cx + radius}`),
      circle(cx, cy, 4),
      short((from + cx + radius) / 2, cy - 9, label, { across: cx + radius - from - 8, size: 15 }),
    ].join(''),
  };
}
