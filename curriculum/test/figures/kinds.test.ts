import t from 'tap';
import type { Figure } from '../../figure-types.ts';
import { drawFigure } from '../../figures/index.ts';
import { type TextBox, textBoxesOf, textsOf } from './drawn.ts';
import { reachOf } from './extent.ts';
import { type Element, elementsOf, parseXml } from './parse-xml.ts';
import { figureSamples } from './samples/index.ts';

/** Rules for the drawings of every kind, with ordinary and with extreme parameters. */

interface Sample {
  figure: Figure;
  svg: string;
  title: string;
  description: string;
  root: Element;
}

const samples = figureSamples.map((figure): Sample => {
  const drawn = drawFigure(figure);
  return { figure, ...drawn, root: parseXml(drawn.svg) };
});

/** Returns the faults of samples that break a rule. */
function faults(faultOf: (sample: Sample) => string | number | undefined): string[] {
  return samples.flatMap((sample) => {
    const fault = faultOf(sample);
    return fault === undefined ? [] : [`${fault}: ${JSON.stringify(sample.figure).slice(0, 200)}`];
  });
}

t.test('draws an SVG image of at most 10 KB and 400 pixels with title and description', async (t) => {
  t.ok(samples.length > 200, `${samples.length} samples`);
  t.same(
    faults(({ svg, root, title, description }) => {
      const { viewBox, width, height } = root.attributes;
      if (viewBox !== `0 0 ${width} ${height}` || width !== '320' || !(Number(height) <= 400)) return viewBox;
      if (Buffer.byteLength(svg) > 10_240) return Buffer.byteLength(svg);
      const texts = root.children.slice(0, 2).map(({ text }) => text);
      return texts.join() === [title, description].join() && title.length >= 5 ? undefined : title;
    }),
    [],
  );
});

t.test(
  'contains only shapes and texts, numbers with at most two decimals, and no missing value',
  async (t) => {
    const allowed = new Set(['svg', 'title', 'desc', 'g', 'rect', 'circle', 'path', 'text']);
    t.same(
      faults(({ svg, root }) => {
        const other = elementsOf(root).find(({ name }) => !allowed.has(name));
        return (
          other?.name ??
          /url\(|href| style=|NaN|undefined|Infinity|\d\.\d{3}|\de-/.exec(
            svg.replaceAll(/>[^<]*</g, '><'),
          )?.[0]
        );
      }),
      [],
    );
  },
);

t.test('returns the same bytes for the same figure', async (t) => {
  t.same(
    faults(({ figure, svg }) => (drawFigure(structuredClone(figure)).svg === svg ? undefined : 'other')),
    [],
  );
});

t.test('keeps shapes inside of the image', async (t) => {
  t.same(
    faults(({ root }) => {
      const tall = Number(root.attributes['height']);
      return reachOf(root)
        .find(([x, y]) => !(x >= 0 && x <= 320 && y >= 0 && y <= tall))
        ?.join();
    }),
    [],
  );
});

t.test('keeps texts inside, apart, and large enough for a phone', async (t) => {
  const overlap = (a: TextBox, b: TextBox) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  t.same(
    faults(({ root }) => {
      const boxes = textBoxesOf(root).filter(({ text }) => text !== '');
      const tall = Number(root.attributes['height']);
      const outside = boxes.find(
        (box) => box.left < 0 || box.right > 320 || box.top < 0 || box.bottom > tall,
      );
      if (outside) return `${outside.text} is cut off`;
      const small = elementsOf(root).find(({ attributes }) => Number(attributes['font-size'] ?? 12) < 12);
      if (small) return `${small.text} is small`;
      const pair = boxes
        .flatMap((box, i) => boxes.slice(i + 1).map((other) => [box, other] as const))
        .find(([box, other]) => overlap(box, other));
      return pair && `${pair[0].text} on ${pair[1].text}`;
    }),
    [],
  );
});

t.test('describes in plain sentences', async (t) => {
  t.same(
    faults(({ description }) =>
      !/^[A-Z].*\.$/s.test(description) || / {2}|undefined|\.\.|, ,|: [,.]/.test(description)
        ? description
        : undefined,
    ),
    [],
  );
});

t.test('describes a text that is left out as a question mark', async (t) => {
  t.same(
    faults(({ root, description }) => {
      const isAsked = textsOf(root).labels.includes('?');
      return isAsked && !/question mark|not known|of its sides are known/.test(description)
        ? description
        : undefined;
    }),
    [],
  );
});

t.test('escapes texts', async (t) => {
  const texts = ['<b>&', '"&amp;"', ']]>'];
  const { svg, description } = drawFigure({ kind: 'chain', boxes: texts });
  t.same(textsOf(parseXml(svg)).labels, texts);
  t.match(description, texts.join(', '));
});
