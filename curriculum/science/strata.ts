import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { list } from '../text.ts';
import type { Concept, Draft, Teaching } from '../types.ts';

const rocks: readonly string[] = [
  'sandstone',
  'limestone',
  'shale',
  'chalk',
  'mudstone',
  'siltstone',
  'conglomerate',
];
/** Fossils that are found in rock of the sea floor. No order of ages is claimed for them. */
const fossils: readonly string[] = [
  'a coral',
  'a clam',
  'a sea urchin',
  'a fish',
  'a sponge',
  'a snail shell',
];

type Answer = Pick<Draft, 'question' | 'answer' | 'mistakes' | 'explanation'>;
/** Makes a question on layers from the top down. */
type Form = (layers: readonly string[], rng: Rng) => Answer;

const rule = 'The oldest layer lies at the bottom, since each later one settled on top of it.';

function choose(answer: string, wrong: readonly string[], name: string): Pick<Draft, 'answer' | 'mistakes'> {
  const option = (text: string) => ({ text, worth: text });
  return { answer: option(answer), mistakes: wrong.map((text) => ({ name, ...option(text) })) };
}

/** Asks which of three layers formed first or last. */
const extreme =
  (isOldest: boolean): Form =>
  (layers, rng) => {
    const some = rng.sample(layers, 4).sort((a, b) => layers.indexOf(a) - layers.indexOf(b));
    const right = (isOldest ? some.at(-1) : some[0]) ?? '';
    return {
      question: `Which of these is the ${isOldest ? 'oldest' : 'youngest'} layer: ${list(rng.shuffle(some))}?`,
      ...choose(
        right,
        some.filter((layer) => layer !== right),
        'read-the-order-backward',
      ),
      explanation: `${rule} Of these, the ${right} lies ${isOldest ? 'lowest' : 'highest'}.`,
    };
  };

const between: Form = (layers, rng) => {
  const at = rng.int(1, layers.length - 2);
  const right = layers[at] ?? '';
  return {
    question: `Which layer formed after the ${layers[at + 1]} and before the ${layers[at - 1]}?`,
    ...choose(
      right,
      layers.filter((layer) => layer !== right),
      'wrong-layer',
    ),
    explanation: `${rule} Between the two lies the ${right}.`,
  };
};

const fossil: Form = (layers, rng) => {
  const found = rng.sample(fossils, 4);
  const places = rng.sample(layers, 4);
  const isOldest = rng.int(0, 1) === 0;
  const byAge = [...found].sort((a, b) => depth(b) - depth(a));
  function depth(name: string): number {
    return layers.indexOf(places[found.indexOf(name)] ?? '');
  }
  const right = (isOldest ? byAge[0] : byAge[3]) ?? '';
  const finds = found.map((name, i) => `${name} in the ${places[i]}`);
  return {
    question: `Fossils are found: ${list(finds)}. Which one lived ${isOldest ? 'first' : 'last'}?`,
    ...choose(
      right,
      found.filter((name) => name !== right),
      'read-the-order-backward',
    ),
    explanation: `A fossil is as old as its layer. ${rule}`,
  };
};

/** A seam of molten rock is younger than what it cuts and older than what covers it. */
const seam: Form = (layers, rng) => {
  const at = rng.int(1, layers.length - 1);
  const [above, cut] = [layers[at - 1] ?? '', layers[at] ?? ''];
  const older = layers.length - at;
  const wrong = [1, 2, 3, 4, 5].filter((n) => n !== older).map(String);
  return {
    question: `A seam of basalt cuts all layers up to the ${cut}, but not the ${above}. How many of the layers are older than the seam?`,
    ...choose(`${older}`, rng.sample(wrong, 3), 'miscounted-what-is-cut'),
    explanation: `A seam is younger than each layer that it cuts, from the bottom up to the ${cut}: ${older}.`,
  };
};

const order: Form = (layers, rng) => {
  const some = layers.filter((_, i) => i < 4);
  const [a = '', b = '', c = ''] = rng.sample(some, 3).sort((x, y) => layers.indexOf(y) - layers.indexOf(x));
  const show = (...names: string[]): string => names.join(', then ');
  const wrong = [show(c, b, a), show(b, a, c), show(a, c, b), show(b, c, a), show(c, a, b)];
  return {
    question: `In which order did these form: ${list(rng.shuffle([a, b, c]))}?`,
    ...choose(show(a, b, c), rng.sample(wrong, 3), 'read-the-order-backward'),
    explanation: `${rule} So read the three from the bottom to the top.`,
  };
};

/** Returns a form with layers drawn at random. */
const inLayers =
  (form: Form) =>
  (rng: Rng): Omit<Draft, 'key'> => {
    const layers = rng.sample(rocks, 5);
    const { question, ...answer } = form(layers, rng);
    return {
      question: `Rock layers from the top down: ${list(layers)}. They were never turned over. ${question}`,
      ...answer,
      figure: { kind: 'layers', form: 'flat', layers },
    };
  };

const forms: Forms = {
  oldest: form([0], inLayers(extreme(true))),
  youngest: form([0], inLayers(extreme(false))),
  between: form([0, 1], inLayers(between)),
  fossil: form([1, 2], inLayers(fossil)),
  order: form([1, 2], inLayers(order)),
  seam: form([2], inLayers(seam)),
};

const teaching: Teaching = {
  idea:
    'Sediment settles in layers, one on top of the other. In rock that was not turned over, the lowest layer is the ' +
    'oldest. A fossil is as old as its layer, and a seam of molten rock is younger than the layers that it cuts.',
  caution: 'We draw and read from the top, but the story begins at the bottom.',
  hints: ['Find the layers in the list. It goes from the top down.', 'What must have been there before?'],
  mends: {
    'read-the-order-backward': 'Turn the order round: the lowest layer was there first.',
    'wrong-layer': 'Look for the layer that lies between the two named ones.',
    'miscounted-what-is-cut': 'Count from the bottom: each layer that is cut was there before the seam.',
  },
};

const layersConcept = formed(
  {
    subject: 'Science',
    category: 'Earth and Space',
    id: 'science.earth.rock-layers',
    title: 'Reading rock layers',
    grades: [4, 8],
    objectives: ['Order events by the layers of rock'],
    keywords: ['rock layers', 'relative age', 'superposition', 'strata'],
    prerequisites: ['science.earth.fossils'],
    standards: ['4-ESS1-1', 'MS-ESS1-4'],
    teaching,
  },
  forms,
);

/** Layers of rock as a record of time. */
export const strata: Concept[] = [layersConcept];
