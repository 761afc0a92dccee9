import t from 'tap';
import { drawFigure } from '../../../src/lessons/figures/index.ts';
import { type Drawn, drawnSamples, kinds, type TextBox, textBoxesOf, textsOf } from './drawn.ts';
import { elementsOf, parseXml } from './xml.ts';

/** What holds of every figure of every concept, at every grade and difficulty. */

const drawn = [...drawnSamples(60_000, 'figures')];

/** The samples that break a rule, each concept once. */
function faults(isBroken: (sample: Drawn) => boolean | string | undefined): Record<string, string> {
  const found: Record<string, string> = {};
  for (const sample of drawn) {
    const fault = isBroken(sample);
    if (fault)
      found[sample.conceptId] ??= `${fault}: ${JSON.stringify(sample.figure)} of ${sample.question.question}`;
  }
  return found;
}

/** The answer as it could stand somewhere: not as a part of a longer word or number. */
function holds(text: string, answer: string): boolean {
  const literal = answer.replace(/[^\w]/g, '\\$&');
  return new RegExp(`(?<![\\w.,-])${literal}(?![\\w]|[.,]\\d)`, 'i').test(text);
}

function answerOf({ question: { choices, correctIndex } }: Drawn): string {
  return choices[correctIndex] ?? '';
}

t.test('every kind of figure belongs to some concept', async (t) => {
  t.same([...new Set(drawn.map(({ figure }) => figure.kind))].sort(), kinds.toSorted());
  t.ok(new Set(drawn.map(({ conceptId }) => conceptId)).size >= 25);
});

t.test('a figure is an SVG image of at most 10 KB with title and description', async (t) => {
  t.same(
    faults(({ svg, root, title, description }) => {
      const { role, xmlns, viewBox, width, height } = root.attributes;
      if (root.name !== 'svg' || role !== 'img' || xmlns !== 'http://www.w3.org/2000/svg') return 'no image';
      if (viewBox !== `0 0 ${width} ${height}` || width !== '320' || !(Number(height) <= 400))
        return viewBox ?? 'size';
      if (Buffer.byteLength(svg) > 10_240) return `${Buffer.byteLength(svg)} bytes`;
      const [first, second] = root.children;
      const texts = [first?.name, first?.text, second?.name, second?.text];
      return String(texts) !== String(['title', title, 'desc', description]) || title.length < 5;
    }),
    {},
  );
  t.comment(`the largest has ${Math.max(...drawn.map(({ svg }) => svg.length))} bytes`);
});

t.test(
  'it holds shapes and texts alone: no script, no style, no reference, nothing from elsewhere',
  async (t) => {
    const allowed = new Set(['svg', 'title', 'desc', 'g', 'rect', 'circle', 'path', 'text']);
    t.same(
      faults(({ svg, root }) => {
        for (const { name, attributes } of elementsOf(root)) {
          if (!allowed.has(name)) return `<${name}>`;
          const bad = Object.keys(attributes).find((key) => /^on|href|^style$|^id$/i.test(key));
          if (bad) return bad;
        }
        return /url\(|<!|<\?|&(?!amp;|lt;|gt;|quot;)|NaN|undefined|Infinity/.exec(svg)?.[0];
      }),
      {},
    );
  },
);

t.test('the same figure gives the same bytes, with at most two decimals', async (t) => {
  t.same(
    faults(({ svg, figure }) => {
      if (drawFigure(structuredClone(figure)).svg !== svg) return 'other bytes';
      return /\d\.\d{3}|\de-/.exec(svg)?.[0];
    }),
    {},
  );
});

t.test('title and description name no number and no choice', async (t) => {
  t.same(
    faults(({ title, description, question }) => {
      const told = `${title}. ${description}`;
      return /\d/.exec(told)?.[0] ?? question.choices.find((choice) => holds(told, choice));
    }),
    {},
  );
});

t.test('no label holds the answer, unless the question itself says it', async (t) => {
  t.same(
    faults((sample) => {
      const answer = answerOf(sample);
      const number = /^-?[\d,]+(?= )/.exec(answer)?.[0] ?? answer;
      return textsOf(sample.root).labels.find(
        (label) => holds(label, number) && !holds(sample.question.question, number),
      );
    }),
    {},
  );
});

t.test('a scale leaves the answer out, or is the same for all questions of its concept', async (t) => {
  const scales = new Map<string, string>();
  t.same(
    faults((sample) => {
      const { conceptId, figure, root } = sample;
      const { scale } = textsOf(root);
      if ('asked' in figure && figure.kind === 'number-line')
        return `${figure.asked}` !== answerOf(sample).replaceAll(',', '') || scale.includes(answerOf(sample));
      if (figure.kind === 'coordinate-grid' || figure.kind === 'ruler') return undefined;
      const known = scales.get(conceptId) ?? scale.join();
      scales.set(conceptId, known);
      return known !== scale.join() && scale.join();
    }),
    {},
  );
});

t.test('its texts stay inside, away from each other, and are large enough for a phone', async (t) => {
  const overlap = (a: TextBox, b: TextBox) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  t.same(
    faults(({ root }) => {
      const boxes = textBoxesOf(root);
      const height = Number(root.attributes['height']);
      const outside = boxes.find(
        ({ left, right, top, bottom }) => left < 0 || right > 320 || top < 0 || bottom > height,
      );
      if (outside) return `${outside.text} is cut off`;
      const [a, b] =
        boxes.flatMap((box, i) =>
          boxes.slice(i + 1).flatMap((other) => (overlap(box, other) ? [[box, other]] : [])),
        )[0] ?? [];
      if (a && b) return `${a.text} on ${b.text}`;
      return /font-size="([1-9]|1[01])"/.exec(root.attributes['font-size'] ?? '')?.[0];
    }),
    {},
  );
});

t.test('what is no well-formed XML is told', async (t) => {
  for (const bad of [
    '<a>',
    '<a></b>',
    '<a b=c/>',
    '<a b="1" b="2"/>',
    '<a>&nbsp;</a>',
    '<a/><b/>',
    'text',
    '<a/>x',
  ])
    t.throws(() => parseXml(bad), bad);
});

t.test('what is written in a figure stays text', async (t) => {
  const texts = ['<script>alert(1)</script>', '"&amp;"'];
  const { svg } = drawFigure({ kind: 'circuit', layout: 'parallel', resistors: texts });
  t.same(textsOf(parseXml(svg)).labels, texts);
});
