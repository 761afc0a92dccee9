import t from 'tap';
import type { Figure, FigureOf } from '../../figure-types.ts';
import { drawFigure } from '../../figures/index.ts';
import { boxesOf, circlesOf, textsOf } from './drawn.ts';
import { bearing, cornersOf, distance, near, pathsOf, readOff, shade, sidesOf } from './drawn-points.ts';
import { pointsOf } from './extent.ts';
import { type Element, named, parseXml } from './parse-xml.ts';
import { figureSamples } from './samples/index.ts';

/** Counts and measurements in the drawings of the samples, compared with the figures. They do not use the drawing code. */

/** Returns the fault of a drawing, or true if it shows its figure. */
type Check<K extends Figure['kind']> = (figure: FigureOf<K>, root: Element) => boolean;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
/** Number of separate pieces of the paths that a condition holds for. */
const pieces = (root: Element, isMeant: (path: Record<string, string>) => boolean) =>
  sum(
    pathsOf(root)
      .filter(isMeant)
      .map(({ d = '' }) => d.match(/M/g)?.length ?? 0),
  );
/** Number of dots: lines of no length. */
const dots = (root: Element) =>
  sum(pathsOf(root).map(({ d = '' }) => d.match(/M[-\d.]+ [-\d.]+h0(?![.\d])/g)?.length ?? 0));

/** Returns the numbers of a scale along one axis. Those at the left are right-aligned. */
function scaleAlong(root: Element, along: 'x' | 'y', anchors: readonly string[]) {
  return named(root, 'text')
    .filter(
      ({ attributes }) =>
        attributes['class'] === 'scale' && anchors.includes(attributes['text-anchor'] ?? ''),
    )
    .map(({ text, attributes }) => ({ value: Number(text), at: Number(attributes[along]) }));
}

/** Returns the x of the ends of a box plot's strokes. */
function edgesOf(root: Element): number[] {
  const drawn = pathsOf(root).filter(({ d = '', fill }) => fill === 'none' && /M[\d.]+ [\d.]+v/.test(d));
  const boxes = boxesOf(root).flatMap(({ x, w }) => [x, x + w]);
  return [...boxes, ...drawn.flatMap(({ d = '' }) => pointsOf(d).map(([x]) => x))];
}

const checks: { [K in Figure['kind']]?: Check<K> } = {
  things: ({ groups }, root) => {
    const filled = pieces(root, ({ fill = '', d = '' }) => fill !== 'none' && d.endsWith('z'));
    const white = pieces(root, ({ fill, d = '' }) => fill === '#fff' && d.endsWith('z'));
    const crosses = pieces(root, ({ 'stroke-width': wide }) => wide === '2.5');
    return (
      filled === sum(groups.map(({ count }) => count)) &&
      white === sum(groups.map(({ count, shaded = count }) => count - shaded)) &&
      crosses === sum(groups.map(({ crossed = 0 }) => crossed))
    );
  },
  'ten-frames': ({ frames }, root) => {
    const discs = circlesOf(root);
    return (
      boxesOf(root).length === frames.length * 10 &&
      discs.filter(({ fill }) => fill === shade).length === sum(frames.map(({ filled }) => filled)) &&
      discs.length === sum(frames.map(({ filled, added = 0 }) => filled + added))
    );
  },
  'base-ten': ({ hundreds, tens, ones }, root) => {
    // A square of a hundred has 18 lines inside, a rod of ten 9, and a cube of one none.
    const lines = pathsOf(root).map(({ d = '' }) => (d.match(/M/g)?.length ?? 0) - 1);
    const count = (inside: number) => lines.filter((each) => each === inside).length;
    return count(18) === hundreds && count(9) === tens && count(0) === ones;
  },
  'unit-squares': ({ rows, shaded = 0 }, root) =>
    pieces(root, ({ d = '' }) => d.endsWith('z')) === sum(rows) &&
    pieces(root, ({ fill }) => fill === shade) === shaded,
  'fraction-models': ({ form, models }, root) => {
    if (form === 'circle') {
      const slices = pathsOf(root).filter(({ d = '' }) => d.endsWith('Z'));
      const wholes = models.map(({ parts, shaded }) => parts * Math.max(1, Math.ceil(shaded / parts)));
      const isShaded = slices.filter(({ fill }) => fill === shade).length;
      return slices.length === sum(wholes) && isShaded === sum(models.map(({ shaded }) => shaded));
    }
    const rects = boxesOf(root);
    const full =
      sum(rects.filter(({ fill }) => fill === '#fff').map(({ w }) => w)) /
      rects.filter(({ fill }) => fill === '#fff').length;
    const filled = sum(rects.filter(({ fill }) => fill === shade).map(({ w }) => w));
    return near(filled / full, sum(models.map(({ parts, shaded }) => shaded / parts)), 0.01);
  },
  'fraction-line': ({ from, parts, marks }, root) => {
    const wholes = scaleAlong(root, 'x', ['middle']);
    return circlesOf(root).every(({ x }, i) => near(readOff(wholes, x), (marks[i] ?? from) / parts, 0.01));
  },
  cubes: ({ layers, rows, columns }, root) => {
    // Upright lines begin at the floor of the front, level ones at its left edge, and those of the rows behind it.
    const starts = pathsOf(root).flatMap(({ d = '', fill }) =>
      fill === 'none' ? [...d.matchAll(/M([\d.]+) ([\d.]+)/g)] : [],
    );
    return starts.length === layers + rows + columns + 1;
  },
  'map-grid': ({ marks }, root) => {
    const names = named(root, 'text').filter(({ attributes }) => attributes['class'] === 'scale');
    const placeOf = (name: string, along: 'x' | 'y') =>
      Number(names.find(({ text }) => text === name)?.attributes[along]);
    const spots = pathsOf(root)
      .filter(({ fill }) => fill !== 'none')
      .map(({ d = '' }) => /^M([\d.]+) ([\d.]+)/.exec(d)?.slice(1).map(Number) ?? []);
    return marks.every(({ column, row }) =>
      spots.some(
        ([x = 0, y = 0]) =>
          near(x, placeOf(String.fromCharCode(64 + column), 'x')) && near(y + 4, placeOf(`${row}`, 'y')),
      ),
    );
  },
  map: ({ places }, root) =>
    // North is up, and the places have the distances of the figure.
    places.every((place, i) => {
      const [dot, next] = [circlesOf(root)[i], circlesOf(root)[i + 1]];
      const other = places[i + 1];
      if (!dot || !next || !other) return true;
      return (
        near((next.x - dot.x) / 3.04, other.x - place.x, 0.1) &&
        near((dot.y - next.y) / 2, other.y - place.y, 0.1)
      );
    }),
  compass: ({ facing }, root) => {
    const texts = named(root, 'text').map(({ text, attributes }) => ({
      text,
      x: Number(attributes['x']),
      y: Number(attributes['y']),
    }));
    const [arrow] = pathsOf(root)
      .filter(({ stroke }) => stroke === '#d64541')
      .map(({ d = '' }) => cornersOf(d));
    if (!facing || !arrow) return facing === undefined && !arrow;
    const [[x, y] = [0, 0], [endX, endY] = [0, 0]] = arrow;
    const goal = texts.find(({ text }) => text === facing);
    const by = (value: number) => (Math.abs(value) < 20 ? 0 : Math.sign(value));
    return by(endX - x) === by((goal?.x ?? 0) - x) && by(endY - y) === by((goal?.y ?? 0) - 5 - y);
  },
  globe: ({ form, places }, root) => {
    const dots = circlesOf(root).filter(({ fill }) => fill === '#d64541');
    if (form === 'round') {
      const ball = circlesOf(root)[0] ?? { y: 0, r: 1 };
      const highest = places.map(({ latitude }) => latitude).sort((a, b) => b - a);
      return highest.every((degrees, i) =>
        near(ball.y - (dots[i]?.y ?? 0), ball.r * Math.sin((degrees * Math.PI) / 180), 0.1),
      );
    }
    const degreesAlong = (along: 'x' | 'y', anchor: string) =>
      named(root, 'text').flatMap(({ text, attributes }) =>
        attributes['text-anchor'] === anchor && /^\d+°[NESW]?$/.test(text)
          ? [
              {
                value: Number.parseInt(text, 10) * (/[SW]/.test(text) ? -1 : 1),
                at: Number(attributes[along]),
              },
            ]
          : [],
      );
    const [across, up] = [degreesAlong('x', 'middle'), degreesAlong('y', 'end')];
    return places.every(
      ({ latitude, longitude }, i) =>
        near(readOff(across, dots[i]?.x ?? 0), longitude, 1) &&
        near(readOff(up, (dots[i]?.y ?? 0) + 4), latitude, 1),
    );
  },
  'time-zones': ({ cities }, root) => {
    const hours = scaleAlong(root, 'x', ['middle']);
    const sorted = cities.map(({ offset }) => offset).sort((a, b) => a - b);
    return sorted.every((offset, i) => near(readOff(hours, circlesOf(root)[i]?.x ?? 0), offset, 0.05));
  },
  'dot-plot': ({ values }, root) => dots(root) === sum(values.map(({ value }) => value)),
  'tally-chart': ({ rows }, root) =>
    pieces(root, ({ fill }) => fill === 'none') === sum(rows.map(({ value }) => value)) + 1,
  'picture-graph': ({ rows, worth }, root) => {
    // The key has one picture more, and white covers each half.
    const pictures = pieces(root, ({ fill, d = '' }) => fill !== 'none' && d.endsWith('z')) - 1;
    const halves = boxesOf(root).filter(({ fill, w }) => fill === '#fff' && w < 40).length;
    return pictures - halves / 2 === sum(rows.map(({ value }) => Math.ceil((2 * value) / worth) / 2));
  },
  histogram: ({ counts }, root) => {
    const bars = boxesOf(root).filter(({ fill }) => fill === shade);
    const perOne = Math.max(...bars.map(({ h }) => h)) / Math.max(...counts);
    return (
      bars.length === counts.length && bars.every(({ h }, i) => near(h, (counts[i] ?? 0) * perOne, 0.05))
    );
  },
  'box-plot': ({ axis, plots }, root) => {
    const edges = edgesOf(root).map((x) => readOff(scaleAlong(root, 'x', ['middle']), x));
    const by = (axis.to - axis.from) * 0.005;
    return plots
      .flatMap(({ five }) => [...five])
      .every((value) => edges.some((edge) => near(edge, value, by)));
  },
  graph: ({ x, y, points = [] }, root) => {
    const [across, up] = [scaleAlong(root, 'x', ['middle']), scaleAlong(root, 'y', ['end'])];
    return circlesOf(root).every(
      (dot, i) =>
        near(readOff(across, dot.x), points[i]?.x ?? Number.NaN, (x.to - x.from) * 0.01) &&
        near(readOff(up, dot.y + 4), points[i]?.y ?? Number.NaN, (y.to - y.from) * 0.01),
    );
  },
  'scatter-plot': ({ points }, root) => dots(root) === points.length,
  thermometer: ({ value, axis }, root) => {
    const [, column] = boxesOf(root);
    const read = readOff(scaleAlong(root, 'y', ['start']), (column?.y ?? 0) + 4);
    return near(read, value, (axis.to - axis.from) * 0.01);
  },
  beaker: ({ value, axis }, root) => {
    const [water] = boxesOf(root);
    const read = readOff(scaleAlong(root, 'y', ['start']), (water?.y ?? 0) + 4);
    return near(read, value, (axis.to - axis.from) * 0.01);
  },
  angle: ({ parts }, root) => {
    const rays = pathsOf(root)
      .map(({ d = '', fill }) => ({ corners: cornersOf(d), fill, d }))
      .filter(({ corners, fill, d }) => fill === 'none' && /^M160 1[46]0L/.test(d) && corners.length === 2)
      .map(({ corners: [a = [0, 0], b = [0, 0]] }) => bearing([b[0] - a[0], b[1] - a[1]]));
    const turns = rays.slice(1).map((ray, i) => ((rays[i] ?? 0) - ray + 360) % 360);
    return (
      turns.length === parts.length &&
      turns.every((turn, i) => near(turn % 360, (parts[i]?.degrees ?? 0) % 360, 0.2))
    );
  },
  triangles: ({ triangles }, root) => {
    const first = sidesOf(root);
    const sides = triangles[0]?.sides ?? [0, 0, 0];
    return first.every((side, i) => near(side / (first[0] ?? 1), (sides[i] ?? 0) / sides[0], 0.02));
  },
  atom: ({ shells }, root) =>
    dots(root) === sum(shells) &&
    circlesOf(root).filter(({ fill }) => fill === 'none').length === shells.length,
  transformation: ({ shape, image }, root) => {
    const [across, up] = [scaleAlong(root, 'x', ['middle']), scaleAlong(root, 'y', ['end'])];
    const closed = pathsOf(root).filter(({ d = '' }) => d.endsWith('Z'));
    return [shape, image].every((corners, i) =>
      cornersOf(closed[i]?.['d'] ?? '').every(
        ([x, y], n) =>
          near(readOff(across, x), corners[n]?.x ?? Number.NaN, 0.3) &&
          near(readOff(up, y + 4), corners[n]?.y ?? Number.NaN, 0.3),
      ),
    );
  },
  timeline: ({ axis, events }, root) => {
    const years = scaleAlong(root, 'x', ['middle']);
    const read = circlesOf(root).map(({ x }) => readOff(years, x));
    const sorted = events.map(({ at }) => at).sort((a, b) => a - b);
    return sorted.every((at, i) => near(read[i] ?? Number.NaN, at, (axis.to - axis.from) * 0.01));
  },
  'number-line': ({ from, to, labels, marks, asked }, root) => {
    const scale = scaleAlong(root, 'x', ['middle']);
    const by = (to - from) * 0.01;
    const known = new Set([...labels, ...marks].map((value) => Number(value.toPrecision(9))));
    const read = circlesOf(root).map(({ x }) => readOff(scale, x));
    return (
      scale.every(
        ({ value, at }) =>
          known.has(value) && value !== asked && (scale.length < 2 || near(readOff(scale, at), value, by)),
      ) &&
      (scale.length < 2 || marks.every((mark) => read.some((each) => near(each, mark, by))))
    );
  },
  chain: ({ boxes }, root) => boxesOf(root).length === boxes.length,
  cycle: ({ steps }, root) => {
    // The first box is at the top, and the others follow clockwise.
    const centres = boxesOf(root).map(({ x, y, w, h }) => [x + w / 2, y + h / 2] as const);
    const middle = (Math.max(...centres.map(([, y]) => y)) + Math.min(...centres.map(([, y]) => y))) / 2;
    const turns = centres.map(([x, y]) => Math.round(bearing([x - 160, y - middle])) % 360);
    return centres.length === steps.length && turns.every((turn, i) => i === 0 || turn > (turns[i - 1] ?? 0));
  },
  forces: ({ forces }, root) => {
    const longs = pathsOf(root)
      .filter(({ 'stroke-width': wide }) => wide === '5')
      .map(({ d = '' }) => cornersOf(d))
      .map(([a = [0, 0], b = [0, 0]]) => distance(a, b));
    return (
      longs.length === forces.length &&
      forces.every(({ size }, i) =>
        forces.every((other, j) => size <= other.size || (longs[i] ?? 0) > (longs[j] ?? 0)),
      )
    );
  },
  table: ({ head, rows }, root) => {
    const cells = [...head, ...rows.flat()];
    return cells.every(
      (cell) => cell.includes('northern') || cell === '' || textsOf(root).labels.includes(cell),
    );
  },
};

for (const kind of Object.keys(checks) as (keyof typeof checks)[]) {
  t.test(`shows the values of the figure: ${kind}`, async (t) => {
    const samples = figureSamples.filter((figure) => figure.kind === kind);
    t.ok(samples.length >= 2, `${samples.length} samples`);
    const wrong = samples.filter((figure) => {
      const root = parseXml(drawFigure(figure).svg);
      return !(checks[kind] as Check<typeof kind>)(figure as never, root);
    });
    const told = wrong.map((figure) => JSON.stringify(figure));
    t.same(told, []);
  });
}
