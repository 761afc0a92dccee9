import t from 'tap';
import { isWhole } from '../../../test/helpers/sampled.ts';
import { type Drawn, drawnSamples, textsOf } from './drawn.ts';

/** Rules for the texts that a screen reader says in place of a figure. */

const drawn = [...drawnSamples(isWhole ? 60_000 : 12_000, 'alt texts')];

/** Returns the faults of samples that break a rule, one for each kind. */
function faults(faultOf: (sample: Drawn) => string | undefined): Record<string, string> {
  const found: Record<string, string> = {};
  for (const sample of drawn) {
    const fault = faultOf(sample);
    if (fault !== undefined) found[sample.figure.kind] ??= `${fault}: ${JSON.stringify(sample.figure)}`;
  }
  return found;
}

/** Figures that differ in what no listener needs: where things lie, and how large an unknown angle is. */
const alike = (kind: string): boolean => kind === 'things' || kind === 'angle';

t.test('tells figures apart: no two drawings have one description', async (t) => {
  const known = new Map<string, string>();
  t.same(
    faults(({ figure: { kind }, svg, description }) => {
      const other = known.get(`${kind} ${description}`) ?? svg;
      known.set(`${kind} ${description}`, other);
      return alike(kind) || other === svg ? undefined : description;
    }),
    {},
  );
});

t.test('reads every label of the figure', async (t) => {
  // What the listener hears in other words.
  const spoken = (text: string) =>
    text === '?'
      ? 'question mark'
      : text.replace('°C', 'Celsius').replace('°F', 'Fahrenheit').replace(/^= /, 'stands for ');
  const plural: Record<string, string> = { penny: 'penn', '0': '' };
  t.same(
    faults(({ root, title, description, figure: { kind } }) => {
      const text = `${title} ${description}`;
      return textsOf(root)
        .labels.filter((label) => !(kind === 'line-chart' && label === '0'))
        .find((label) => !text.includes(plural[label] ?? spoken(label)));
    }),
    {},
  );
});

/** Returns true if the text contains the answer, except within a longer word or number. */
function holds(text: string, answer: string): boolean {
  const literal = answer.replace(/[^\w]/g, '\\$&');
  return new RegExp(`(?<![\\w.,-])${literal}(?![\\w]|[.,]\\d)`, 'i').test(text);
}

t.test('tells no answer that the question and the drawing do not tell', async (t) => {
  t.same(
    faults(({ title, description, root, question: { question, choices, correctIndex } }) => {
      const text = `${title}. ${description}`;
      const answer = choices[correctIndex] ?? '';
      // Of "12 cm", the number tells.
      const number = /^(-?[\d,]+) \D*$/.exec(answer)?.[1] ?? answer;
      const { labels, scale } = textsOf(root);
      const isKnown = [question, ...labels, ...scale].some((known) => holds(known, number));
      const isOneOfMany = choices.some((choice) => choice !== answer && holds(text, choice));
      return holds(text, number) && !isKnown && !isOneOfMany
        ? `${number} in ${text} of ${question}`
        : undefined;
    }),
    {},
  );
});
