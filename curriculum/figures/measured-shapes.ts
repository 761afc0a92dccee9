import type { FigureOf } from '../figure-types.ts';
import { cut, said, short, textWidth } from './fitted-text.ts';
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
    description: triangles.map(describedTriangle).join(' '),
    height: Math.ceil(floor + 28),
    body: drawn.join(''),
  };
}

function describedTriangle({ sideLabels, angleLabels }: FigureOf<'triangles'>['triangles'][number]): string {
  const blank = (texts: readonly string[]) => said(texts.map((text) => text || 'no label'));
  return [
    `A triangle${sideLabels || angleLabels ? '' : ' without labels'}.`,
    sideLabels ? `Its sides from the base on: ${blank(sideLabels)}.` : '',
    angleLabels ? `The angles opposite of them: ${blank(angleLabels)}.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
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

/** Rectangle that a text covers. */
interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Places along a side and steps away from it, the best first, where the label of a side may stand. */
const tries = [0.5, 0.75, 0.25, 0.95, 0.05].flatMap((share) => [0, 8].map((away) => [share, away] as const));

/** Labels each side outside of a shape, apart from the other labels and from all sides where there is room. */
function atSides(corners: readonly Point[], labels: readonly string[], room: number): string {
  const turn = areaOf(corners) > 0 ? 1 : -1;
  const sides = corners.map((start, i) => [start, corners[(i + 1) % corners.length] ?? start] as const);
  const taken: Area[] = [];
  return sides
    .map(([[x, y], [endX, endY]], i) => {
      const long = Math.hypot(endX - x, endY - y) || 1;
      const [outX, outY] = [(turn * (endY - y)) / long, (turn * (x - endX)) / long];
      const anchor = Math.abs(outX) < 0.35 ? 'middle' : outX > 0 ? 'start' : 'end';
      const text = cut(labels[i] ?? '', anchor === 'middle' ? Math.max(60, long) : room);
      if (text === '') return '';
      const wide = textWidth(text, 13);
      const before = { start: 0, middle: wide / 2, end: wide }[anchor];
      const places = tries.map(([share, away]): Point => {
        const at = x + (endX - x) * share + outX * (8 + away);
        const inside = Math.min(width - 3 - wide + before, Math.max(3 + before, at));
        return [inside, y + (endY - y) * share + outY * (12 + away) + 5];
      });
      const areaAt = ([atX, atY]: Point): Area => ({
        left: atX - before,
        right: atX - before + wide,
        top: atY - 11,
        bottom: atY + 3,
      });
      const isFree = (place: Point) =>
        taken.every((other) => !meet(padded(other), areaAt(place))) &&
        sides.every(([start, end]) => !crosses(start, end, areaAt(place)));
      const [atX, atY] = places.find(isFree) ?? places[0] ?? [0, 0];
      taken.push(areaAt([atX, atY]));
      return short(atX, atY, text, { across: wide + 1, anchor });
    })
    .join('');
}

/** Labels one below the other would read as one. */
const padded = ({ left, right, top, bottom }: Area): Area => ({
  left: left - 4,
  right: right + 4,
  top: top - 6,
  bottom: bottom + 6,
});

function meet(a: Area, b: Area): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Returns true if a straight line has a point in a rectangle, by samples a pixel or two apart. */
function crosses([x, y]: Point, [endX, endY]: Point, area: Area): boolean {
  const count = Math.ceil(Math.hypot(endX - x, endY - y) / 2);
  return Array.from({ length: count + 1 }, (_, i) => i / Math.max(1, count)).some((share) => {
    const [atX, atY] = [x + (endX - x) * share, y + (endY - y) * share];
    return atX > area.left && atX < area.right && atY > area.top && atY < area.bottom;
  });
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
    description: `A shape with ${corners.length} straight sides. Around it, the labels of the sides are: ${said(sides.map((text) => text || 'no label'))}.`,
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
