import t from 'tap';
import { drawFigure } from '../../figures/index.ts';
import { type Drawn, drawnSamples, kinds, type TextBox, textBoxesOf, textsOf } from './drawn.ts';
import { elementsOf, parseXml } from './parse-xml.ts';

/** Rules for every figure of every concept, at every grade and difficulty. */

const drawn = [...drawnSamples(60_000, 'figures')];

/** Returns the faults of samples that break a rule, one per concept. */
function faults(isBroken: (sample: Drawn) => boolean | string | undefined): Record<string, string> {
  const found: Record<string, string> = {};
  for (const sample of drawn) {
    const fault = isBroken(sample);
    if (fault)
      found[sample.conceptId] ??= `${fault}: ${JSON.stringify(sample.figure)} of ${sample.question.question}`;
  }
  return found;
}

/** Returns true if the text contains the answer, except within a longer word or number. */
function holds(text: string, answer: string): boolean {
  const literal = answer.replace(/[^\w]/g, '\\$&');
  return new RegExp(`(?<![\\w.,-])${literal}(?![\\w]|[.,]\\d)`, 'i').test(text);
}

function answerOf({ question: { choices, correctIndex } }: Drawn): string {
  return choices[correctIndex] ?? '';
}

t.test('draws each measured kind of figure for some concept', async (t) => {
  const found = new Set(drawn.map(({ figure }) => String(figure.kind)));
  t.same(
    kinds.filter((kind) => !found.has(kind)),
    [],
  );
  t.ok(new Set(drawn.map(({ conceptId }) => conceptId)).size >= 25);
});

t.test('draws SVG images of at most 10 KB with title and description', async (t) => {
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
});

t.test('contains only shapes and texts: no script, style, reference or external content', async (t) => {
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
});

t.test('returns the same bytes for the same figure, with at most two decimals', async (t) => {
  t.same(
    faults(({ svg, figure }) => {
      if (drawFigure(structuredClone(figure)).svg !== svg) return 'other bytes';
      return /\d\.\d{3}|\de-/.exec(svg)?.[0];
    }),
    {},
  );
});

/** Returns the answer if texts hold it, but no other choice, and neither does the question. */
function told(sample: Drawn, texts: readonly string[]): string | undefined {
  const answer = answerOf(sample);
  // Of "12 cm", the number tells; "2 right, 1 up" has two.
  const number = /^(-?[\d,]+) \D*$/.exec(answer)?.[1] ?? answer;
  const { question, choices } = sample.question;
  const isHeld = (choice: string) => texts.some((text) => holds(text, choice));
  if (!isHeld(number) || holds(question, number)) return undefined;
  return choices.some((choice) => choice !== answer && isHeld(choice)) ? undefined : number;
}

t.test(
  'keeps the answer out of labels, unless the question holds it or they hold another choice',
  async (t) => {
    t.same(
      // What is written on coins is part of their picture.
      faults((sample) =>
        sample.figure.kind === 'coins' ? undefined : told(sample, textsOf(sample.root).labels),
      ),
      {},
    );
  },
);

/** Kinds with a scale that the learner reads. */
const isRead =
  /^(coordinate-grid|ruler|graph|scatter-plot|transformation|thermometer|beaker|box-plot|histogram|timeline|angle|fraction-line|normal-curve|map-grid|map|compass|globe|time-zones)$/;

t.test('keeps the answer out of a scale, or uses one scale for each level of a concept', async (t) => {
  const scales = new Map<string, string>();
  t.same(
    faults((sample) => {
      const { conceptId, level, figure, root } = sample;
      const { scale } = textsOf(root);
      if ('asked' in figure && figure.kind === 'number-line')
        return `${figure.asked}` !== answerOf(sample).replaceAll(',', '') || scale.includes(answerOf(sample));
      if (isRead.test(figure.kind)) return undefined;
      const key = `${conceptId} ${level}`;
      const known = scales.get(key) ?? scale.join();
      scales.set(key, known);
      return known !== scale.join() && scale.join();
    }),
    {},
  );
});

t.test('places texts inside, apart, and large enough for a phone', async (t) => {
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

t.test('rejects malformed XML', async (t) => {
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

t.test('escapes texts', async (t) => {
  const texts = ['<script>alert(1)</script>', '"&amp;"'];
  const { svg } = drawFigure({ kind: 'circuit', layout: 'parallel', resistors: texts });
  t.same(textsOf(parseXml(svg)).labels, texts);
});
