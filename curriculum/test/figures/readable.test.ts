import t from 'tap';
import { isWhole } from '../../../test/helpers/sampled.ts';
import type { Figure, FigureOf } from '../../figure-types.ts';
import { drawFigure } from '../../figures/index.ts';
import { boxesOf, circlesOf, drawnSamples, type TextBox, textBoxesOf, textsOf } from './drawn.ts';
import { cornersOf, distance, near, type Point, pathsOf, sidesOf } from './drawn-points.ts';
import { type Element, named, parseXml } from './parse-xml.ts';

/** What a learner sees at a glance: proportions, lines that pass nothing by mistake, and labels that stand alone. */

const drawn = [...drawnSamples(isWhole ? 60_000 : 12_000, 'readable')];

/** Returns the roots of the drawings of a kind, of questions and of further figures. */
function drawings<K extends Figure['kind']>(kind: K, more: readonly FigureOf<K>[] = []) {
  const asked = drawn.flatMap(({ figure, root }) =>
    figure.kind === kind ? [{ figure: figure as FigureOf<K>, root }] : [],
  );
  return [...asked, ...more.map((figure) => ({ figure, root: parseXml(drawFigure(figure).svg) }))];
}

/** Fails for drawings that break a rule. */
function all<K extends Figure['kind']>(
  test: Pick<typeof t, 'ok' | 'same'>,
  kind: K,
  isGood: (figure: FigureOf<K>, root: Element) => boolean,
  more?: readonly FigureOf<K>[],
): void {
  const samples = drawings(kind, more);
  test.ok(samples.length > 0, `${samples.length} samples`);
  const bad = samples.filter(({ figure, root }) => !isGood(figure, root));
  test.same(
    bad.slice(0, 3).map(({ figure }) => JSON.stringify(figure)),
    [],
  );
}

const lengthOf = (text = '') => Number.parseFloat(text);
/** Returns the points along the straight parts of a path, a pixel apart. */
function along(d: string): Point[] {
  const corners = cornersOf(d);
  return corners.slice(1).flatMap(([x, y], i) => {
    const [fromX, fromY] = corners[i] ?? [x, y];
    const count = Math.max(1, Math.ceil(distance([x, y], [fromX, fromY])));
    return Array.from(
      { length: count + 1 },
      (_, n): Point => [fromX + ((x - fromX) * n) / count, fromY + ((y - fromY) * n) / count],
    );
  });
}

t.test('draws boxes in the proportions of their lengths', async (t) => {
  const box = (width: string, depth: string, height: string) =>
    ({ kind: 'solid', form: 'box', width, depth, height }) as const;
  all(
    t,
    'solid',
    ({ form, width, depth, height }, root) => {
      if (form !== 'box' || width === undefined) return true;
      const [start = [0, 0], end = [0, 0], back = [0, 0], , , upper = [0, 0]] = cornersOf(
        pathsOf(root)[0]?.['d'] ?? '',
      );
      const [w, h, d] = [end[0] - start[0], start[1] - upper[1], (back[0] - end[0]) / 0.42];
      const isRight = height === '?' || near(w / h, lengthOf(width) / lengthOf(height), 0.02);
      return isRight && near(d / w, lengthOf(depth) / lengthOf(width), 0.03);
    },
    [box('8 cm', '8 cm', '2 cm'), box('3 cm', '2 cm', '13 cm')],
  );
});

t.test(
  'draws an unknown height in the middle of the other lengths, and so alike for every answer',
  async (t) => {
    const drawnWith = (height: string) =>
      drawFigure({ kind: 'solid', form: 'box', width: '6 cm', depth: '4 cm', height }).svg.replaceAll(
        /<desc>.*<\/desc>|<text.*?<\/text>/g,
        '',
      );
    t.equal(drawnWith('?'), drawnWith('4 cm'));
  },
);

t.test('keeps the dots of a number line apart', async (t) => {
  all(
    t,
    'number-line',
    (_figure, root) => {
      const dots = circlesOf(root);
      return dots.every((a, i) => dots.slice(i + 1).every((b) => Math.abs(a.x - b.x) > a.r + b.r));
    },
    [{ kind: 'number-line', from: -30, to: 30, step: 5, marks: [-11, -10], labels: [-30, 0, 30] }],
  );
});

t.test('draws cylinders and cones in the proportions of radius and height', async (t) => {
  all(t, 'solid', ({ form, radius, height }, root) => {
    if (form !== 'cylinder' && form !== 'cone') return true;
    const d = pathsOf(root)[0]?.['d'] ?? '';
    const [, r = 0] = /A([\d.]+) /.exec(d) ?? [];
    const ys = cornersOf(d.replaceAll(/A[\d.]+ [\d.]+ 0 0 [01] /g, 'L')).map(([, y]) => y);
    return near(Number(r) / (Math.max(...ys) - Math.min(...ys)), lengthOf(radius) / lengthOf(height), 0.03);
  });
});

t.test('draws parallelograms and trapezoids in the proportions of their labels', async (t) => {
  all(
    t,
    'quadrilateral',
    ({ base, height, top, side }, root) => {
      const [lower = 0, , upper = 0, slanted = 0] = sidesOf(root);
      const corners = cornersOf(pathsOf(root).find(({ d }) => d?.endsWith('Z'))?.['d'] ?? '');
      const tall = Math.abs((corners[0]?.[1] ?? 0) - (corners[2]?.[1] ?? 0));
      const isRight = (pixels: number, text: string | undefined) =>
        text === undefined ||
        near(pixels / tall, lengthOf(text) / lengthOf(height), 0.03 * (lengthOf(text) / lengthOf(height)));
      return isRight(lower, base) && isRight(upper, top) && isRight(slanted, side);
    },
    [{ kind: 'quadrilateral', form: 'trapezoid', base: '12 cm', top: '11 cm', height: '12 cm' }],
  );
});

t.test('draws the height of a shape unlike its sides', async (t) => {
  for (const kind of ['triangle', 'quadrilateral'] as const)
    all(t, kind, (_figure, root) => {
      const [shape] = pathsOf(root);
      return pathsOf(root)
        .slice(1)
        .every(({ stroke, 'stroke-width': wide }) => stroke !== shape?.['stroke'] && Number(wide) < 2);
    });
});

t.test('leads the arrows of a web past all boxes', async (t) => {
  all(t, 'web', (_figure, root) => {
    const boxes = boxesOf(root);
    const lines = pathsOf(root)
      .filter(({ fill }) => fill === 'none')
      .flatMap(({ d = '' }) => along(d));
    return lines.every(([x, y]) =>
      boxes.every((b) => x <= b.x || x >= b.x + b.w || y <= b.y || y >= b.y + b.h),
    );
  });
});

const covers = (box: TextBox, [x, y]: Point) =>
  x > box.left && x < box.right && y > box.top && y < box.bottom;

t.test('keeps the labels of angles off their rays', async (t) => {
  const narrow = [1, 5, 10, 20, 29, 40].flatMap((degrees) => [
    { kind: 'angle', parts: [{ degrees, label: `${degrees}°` }] } as const,
    {
      kind: 'angle',
      parts: [
        { degrees: 80, label: '80°' },
        { degrees, label: '?' },
      ],
    } as const,
  ]);
  all(
    t,
    'angle',
    (_figure, root) => {
      const rays = pathsOf(root).filter(({ d = '', fill }) => fill === 'none' && /^M160 1[46]0L/.test(d));
      const points = rays.flatMap(({ d = '' }) => along(d));
      return textBoxesOf(root)
        .filter(({ text }) => text !== '')
        .every((box) => !points.some((point) => covers(box, point)));
    },
    narrow,
  );
});

t.test('keeps the labels of sides apart and off the sides', async (t) => {
  const corner = (by: number): FigureOf<'outline'> => ({
    kind: 'outline',
    corners: [
      [0, 0],
      [10, 0],
      [10, 10 - by],
      [10 - by, 10 - by],
      [10 - by, 10],
      [0, 10],
    ].map(([x = 0, y = 0]) => ({ x, y })),
    sides: ['10 cm', '', `${by} cm`, `${by} cm`, '', '10 cm'],
  });
  all(
    t,
    'outline',
    (_figure, root) => {
      const boxes = textBoxesOf(root).filter(({ text }) => text !== '');
      const edges = along((pathsOf(root)[0]?.['d'] ?? '').replace('Z', ''));
      return boxes.every(
        (a, i) =>
          !edges.some((point) => covers(a, point)) &&
          boxes
            .slice(i + 1)
            .every(
              (b) =>
                a.left - 3 > b.right || b.left - 3 > a.right || a.top - 3 > b.bottom || b.top - 3 > a.bottom,
            ),
      );
    },
    [corner(2), corner(3), corner(5), corner(8)],
  );
});

t.test('cuts no label of a question', async (t) => {
  const cut = drawn.flatMap(({ conceptId, root }) =>
    textsOf(root)
      .labels.filter((text) => text.includes('…'))
      .map((text) => `${text} in ${conceptId}`),
  );
  t.same([...new Set(cut)], []);
});

t.test('keeps the numbers of axes apart', async (t) => {
  const bad = drawn.filter(({ root }) => {
    const numbers = textBoxesOf({
      ...root,
      children: named(root, 'text').filter(({ attributes }) => attributes['class'] === 'scale'),
    });
    return numbers.some((a, i) =>
      numbers
        .slice(i + 1)
        .some((b) => a.top < b.bottom && b.top < a.bottom && a.left - 4 < b.right && b.left - 4 < a.right),
    );
  });
  t.same([...new Set(bad.map(({ conceptId, figure: { kind } }) => `${conceptId} ${kind}`))], []);
});

t.test('uses most of the axes of a graph and of a grid with shapes', async (t) => {
  all(t, 'graph', ({ y, curves }) => {
    const values = curves.flat().map((point) => point.y);
    return Math.max(...values) - Math.min(0, ...values) >= (y.to - y.from) * 0.45;
  });
  all(t, 'transformation', (_figure, root) => Math.max(...sidesOf(root)) >= 18);
});
