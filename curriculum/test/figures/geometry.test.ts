import t from 'tap';
import { isWhole } from '../../../test/helpers/sampled.ts';
import type { Figure } from '../../figure-types.ts';
import { drawFigure } from '../../figures/index.ts';
import { isOneLoop, isSideBySide } from './circuits.ts';
import { boxesOf, circlesOf, type Drawn, drawnSamples, kinds, textsOf } from './drawn.ts';
import {
  allNear,
  bearing,
  cornersOf,
  distance,
  near,
  type Point,
  pathsOf,
  proportionate,
  readOff,
  scaleOf,
  shade,
  sharesOf,
  sidesOf,
} from './drawn-points.ts';
import { type Element, named, parseXml } from './parse-xml.ts';
import { figureSamples } from './samples/index.ts';

/** Measurements in the drawings, compared with the figures. They do not use the drawing code. */

const drawn = [...drawnSamples(isWhole ? 40_000 : 8_000, 'geometry')];

type Check<K extends Figure['kind']> = (figure: Extract<Figure, { kind: K }>, root: Element) => boolean;

const checks: { [K in Figure['kind']]?: Check<K> } = {
  'number-line': ({ marks, labels, asked, from, to, step, ray }, root) => {
    const numbers = scaleOf(root, 'x');
    const dots = circlesOf(root).map(({ x }) => readOff(numbers, x));
    const [question] = named(root, 'text').filter(({ text }) => text === '?');
    const ticks = [...(pathsOf(root)[0]?.['d'] ?? '').matchAll(/M([\d.]+) 44v16/g)].map(([, x]) =>
      readOff(numbers, Number(x)),
    );
    return (
      numbers.every(({ value, at }) => near(readOff(numbers, at), value, 0.01 * (to - from))) &&
      // Labels and ticks without enough room are left out.
      numbers.length > 0 &&
      numbers.every(({ value }) => labels.includes(value) || marks.includes(value)) &&
      dots.length === new Set([...marks, ...(ray ? [ray.from] : [])]).size &&
      dots.every((dot) =>
        [...marks, ray?.from ?? Number.NaN].some((mark) => near(dot, mark, 0.01 * (to - from))),
      ) &&
      ticks.length > 1 &&
      ticks.every((tick) => near(tick, from + Math.round((tick - from) / step) * step, 0.01 * (to - from))) &&
      (asked === undefined
        ? !question
        : near(readOff(numbers, Number(question?.attributes['x'])), asked, 0.01 * (to - from)))
    );
  },
  ruler: ({ from, to, length }, root) => {
    const numbers = scaleOf(root, 'x');
    const [ribbon] = boxesOf(root).filter(({ fill }) => fill === shade);
    if (!ribbon) return false;
    const ends = [ribbon.x, ribbon.x + ribbon.w].map((at) => readOff(numbers, at));
    return numbers.length === length + 1 && near(ends[0] ?? -1, from) && near(ends[1] ?? -1, to);
  },
  'fraction-bar': ({ parts, shaded }, root) => {
    const boxes = boxesOf(root);
    const isShaded = boxes.map(({ fill }) => fill === shade);
    return (
      boxes.length === parts &&
      allNear(boxes.map(({ w }) => w)) &&
      isShaded.every((is, i) => is === i < shaded)
    );
  },
  'fraction-circle': ({ parts, shaded, meaning }, root) => {
    const slices = sharesOf(root);
    const isShaded = slices.filter(({ fill }) => fill === shade);
    return (
      boxesOf(root)
        .map(({ fill }) => fill)
        .join() === (meaning === undefined ? '' : shade) &&
      textsOf(root).labels.join() === (meaning ?? '') &&
      slices.length === parts &&
      slices.every(({ share }) => near(share, 1 / parts, 0.001)) &&
      isShaded.length === shaded
    );
  },
  'ten-frame': ({ filled, added = 0 }, root) => {
    const dots = circlesOf(root);
    const cells = boxesOf(root);
    const inside = dots.every(
      ({ x, y }) => cells.filter((c) => x > c.x && x < c.x + c.w && y > c.y && y < c.y + c.h).length === 1,
    );
    const discs = dots.filter(({ fill }) => fill === shade).length;
    return (
      cells.length === 10 &&
      inside &&
      discs === filled &&
      dots.length === filled + added &&
      new Set(dots.map(({ x, y }) => `${x} ${y}`)).size === dots.length
    );
  },
  array: ({ rows, columns }, root) => {
    const dots = cornersOf(pathsOf(root)[0]?.['d'] ?? '');
    const [xs, ys] = [new Set(dots.map(([x]) => x)), new Set(dots.map(([, y]) => y))];
    return xs.size === columns && ys.size === rows && new Set(dots.map(String)).size === rows * columns;
  },
  clock: ({ hour, minute }, root) => {
    const hands = pathsOf(root)
      .filter((path) => path['stroke-linecap'] === 'round')
      .map(({ d = '' }) => cornersOf(d));
    const [short, long] = hands.map(([a = [0, 0], b = [0, 0]]) => ({
      length: distance(a, b),
      at: bearing([b[0] - a[0], b[1] - a[1]]),
    }));
    if (!short || !long) return false;
    const minutes = Math.round(long.at / 6) % 60;
    const hours = Math.round((short.at - minutes / 2) / 30 + 12) % 12;
    return (
      short.length < long.length &&
      minutes === minute &&
      hours === hour % 12 &&
      textsOf(root).scale.length === 12
    );
  },
  coins: ({ cents }, root) => {
    const worth = textsOf(root).labels.flatMap((text) =>
      text.endsWith('¢') ? Number(text.replace('¢', '')) : [],
    );
    const coins = circlesOf(root);
    const apart = coins.every((a, i) =>
      coins.slice(i + 1).every((b) => distance([a.x, a.y], [b.x, b.y]) >= a.r + b.r),
    );
    return (
      worth.toSorted((a, b) => a - b).join() === cents.toSorted((a, b) => a - b).join() &&
      coins.length === cents.length &&
      apart
    );
  },
  polygon: ({ sides, form }, root) => {
    const lengths = sidesOf(root);
    return (
      lengths.length === sides &&
      circlesOf(root).length === sides &&
      (allNear(lengths, 0.1) || form === 'rectangle' || form === 'trapezoid')
    );
  },
  rectangle: ({ width, height, unit, asked }, root) => {
    const [box] = boxesOf(root);
    const labels = asked ? `${width} ${unit},?` : `${width} ${unit},${height} ${unit}`;
    return (
      textsOf(root).labels.join() === labels &&
      proportionate([box?.w ?? 0, box?.h ?? 0], asked ? [5, 3] : [width, height])
    );
  },
  triangle: ({ base, height, unit }, root) => {
    const corners = cornersOf(pathsOf(root)[0]?.['d'] ?? '');
    const [[left = 0, floor = 0] = [], [right = 0] = [], [, top = 0] = []] = corners;
    return (
      textsOf(root).labels.join() === `${height} ${unit},${base} ${unit}` &&
      proportionate([right - left, floor - top], [base, height])
    );
  },
  'right-triangle': ({ base, height, hypotenuse, unit, asked, angle }, root) => {
    const [long = 0, across = 0, up = 0] = sidesOf(root);
    const text = (length: number, isAsked: boolean) =>
      isAsked ? '?' : unit ? `${length} ${unit}` : `${length}`;
    const labels = [
      text(base, false),
      text(height, asked === 'height'),
      text(hypotenuse, asked === 'hypotenuse'),
    ];
    return (
      near(long ** 2, across ** 2 + up ** 2, 1) &&
      proportionate([across, up], [base, height]) &&
      textsOf(root).labels.join() === [...labels, ...(angle ? [angle] : [])].join()
    );
  },
  'coordinate-grid': ({ points, line, span: [from, to] }, root) => {
    const numbers = named(root, 'text').filter(({ attributes }) => attributes['class'] === 'scale');
    const axis = (end: boolean, along: 'x' | 'y') =>
      numbers
        .filter(({ attributes }) => (attributes['text-anchor'] === 'end') === end)
        .map(({ text, attributes }) => ({ value: Number(text), at: Number(attributes[along]) }));
    const [across, up] = [axis(false, 'x'), axis(true, 'y')];
    const read = circlesOf(root).map(({ x, y }): Point => [readOff(across, x), readOff(up, y + 4)]);
    const [start, end] = cornersOf(pathsOf(root).find(({ stroke }) => stroke === shade)?.['d'] ?? '').map(
      ([x, y]): Point => [readOff(across, x), readOff(up, y + 4)],
    );
    const onLine = ({ x, y }: { x: number; y: number }) =>
      start && end && near((x - start[0]) * (end[1] - start[1]), (y - start[1]) * (end[0] - start[0]), 1.5);
    const inside = [start, end].every(
      (p) => !p || p.every((value) => value >= from - 0.1 && value <= to + 0.1),
    );
    return (
      read.length === points.length &&
      points.every(
        ({ x, y }, i) => near(read[i]?.[0] ?? -99, x, 0.05) && near(read[i]?.[1] ?? -99, y, 0.05),
      ) &&
      (line ? points.every(onLine) && inside : !start) &&
      points.every(({ x, y }) => textsOf(root).labels.includes(`(${x}, ${y})`))
    );
  },
  'bar-chart': ({ bars }, root) => {
    const boxes = boxesOf(root);
    const perUnit = boxes.map(({ h }, i) => h / (bars[i]?.value ?? 1));
    const floor = allNear(
      boxes.map(({ y, h }) => y + h),
      0.05,
    );
    return (
      boxes.length === bars.length &&
      allNear(perUnit, 0.02) &&
      floor &&
      textsOf(root).labels.join() === bars.map(({ value, label }) => `${value},${label}`).join()
    );
  },
  'line-chart': ({ points }, root) => {
    const places = circlesOf(root);
    const [, zero = 0] = cornersOf(pathsOf(root)[0]?.['d'] ?? '')[0] ?? [];
    const perUnit = places.flatMap(({ y }, i) =>
      points[i]?.value ? [(zero - y) / (points[i]?.value ?? 1)] : [near(y, zero) ? [] : Number.NaN].flat(),
    );
    return (
      places.length === points.length &&
      perUnit.every((each) => each > 0) &&
      allNear(perUnit, 0.02) &&
      allNear(places.slice(1).map(({ x }, i) => x - (places[i]?.x ?? 0)))
    );
  },
  'pie-chart': ({ slices }, root) => {
    // One slice is a whole disc.
    if (slices.length === 1) return circlesOf(root).length > 0 || pathsOf(root).length > 0;
    const total = slices.reduce((sum, { value }) => sum + value, 0);
    const shares = sharesOf(root);
    const fills = new Set(shares.map(({ fill }) => fill));
    return (
      shares.length === slices.length &&
      shares.every(({ share }, i) => near(share, (slices[i]?.value ?? 0) / total, 0.001)) &&
      fills.size === slices.length
    );
  },
  circuit: ({ layout, resistors, battery, current }, root) => {
    const boxes = boxesOf(root);
    const apart = boxes.every((a, i) => boxes.slice(i + 1).every((b) => a.x + a.w < b.x || a.y + a.h < b.y));
    const labels = [...resistors, ...(battery ? [battery] : []), ...(current ? [current] : [])];
    return (
      boxes.length === resistors.length &&
      (layout === 'series' ? isOneLoop(root) : isSideBySide(root)) &&
      apart &&
      textsOf(root).labels.join() === labels.join()
    );
  },
};

/** Returns true if the drawing shows its figure. The table has a check for each kind. */
function shows({ figure, root }: Pick<Drawn, 'figure' | 'root'>): boolean {
  return (checks[figure.kind] as Check<typeof figure.kind>)(figure as never, root);
}

function drawnOf(figure: Figure) {
  const { svg } = drawFigure(figure);
  return { figure, svg, root: parseXml(svg) };
}

for (const kind of kinds) {
  t.test(`draws the values of the figure: ${kind}`, async (t) => {
    const asked = drawn.filter(({ figure }) => figure.kind === kind);
    // A kind that no question has is measured in the samples of kinds.
    const samples =
      asked.length > 0 ? asked : figureSamples.filter((figure) => figure.kind === kind).map(drawnOf);
    t.ok(samples.length > 0, `${samples.length} samples`);
    const wrong = samples.filter((sample) => !shows(sample));
    t.same(
      wrong.slice(0, 3).map(({ figure, svg }) => ({ figure, svg })),
      [],
    );
  });
}
