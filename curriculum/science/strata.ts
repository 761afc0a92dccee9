import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { list } from '../text.ts';
import type { Concept, Draft, Teaching } from '../types.ts';
import { choose } from './slips.ts';

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

type Answer = Pick<Draft, 'question' | 'answer' | 'mistakes' | 'explanation' | 'hints'>;
/** Makes a question on layers from the top down. */
type Form = (layers: readonly string[], rng: Rng) => Answer;

const rule = 'The oldest layer lies at the bottom, since each later one settled on top of it.';

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
        (layer) =>
          isOldest
            ? `The ${layer} lies above the ${right}, so it is younger.`
            : `The ${layer} lies below the ${right}, so it is older.`,
      ),
      hints: [
        'The list goes from the top down. Which end of it was there first?',
        `Find the four layers in the list. Which of them lies ${isOldest ? 'lowest' : 'highest'}?`,
      ],
      explanation: `${rule} Of these, the ${right} lies ${isOldest ? 'lowest' : 'highest'}.`,
    };
  };

const between: Form = (layers, rng) => {
  const at = rng.int(1, layers.length - 2);
  const [upper = '', right = '', lower = ''] = layers.slice(at - 1);
  return {
    question: `Which layer formed after the ${lower} and before the ${upper}?`,
    ...choose(
      right,
      layers.filter((layer) => layer !== right),
      'wrong-layer',
      (layer) => {
        if (layer === upper || layer === lower)
          return 'You chose one of the two named layers; look between them.';
        return layers.indexOf(layer) < at
          ? `The ${layer} lies above the ${upper}, so it formed after it.`
          : `The ${layer} lies below the ${lower}, so it formed before it.`;
      },
    ),
    hints: [
      `Find the ${lower} and the ${upper} in the list.`,
      'What formed later lies higher. Which layer lies between the two?',
    ],
    explanation: `${rule} Between the ${lower} and the ${upper} lies the ${right}.`,
  };
};

const fossil: Form = (layers, rng) => {
  const found = rng.sample(fossils, 4);
  const places = rng.sample(layers, 4);
  const isOldest = rng.int(0, 1) === 0;
  const placeOf = (name: string): string => places[found.indexOf(name)] ?? '';
  const depth = (name: string): number => layers.indexOf(placeOf(name));
  const byAge = [...found].sort((a, b) => depth(b) - depth(a));
  const right = (isOldest ? byAge[0] : byAge[3]) ?? '';
  const finds = found.map((name) => `${name} in the ${placeOf(name)}`);
  return {
    question: `Fossils are found: ${list(finds)}. Which one lived ${isOldest ? 'first' : 'last'}?`,
    ...choose(
      right,
      found.filter((name) => name !== right),
      'read-the-order-backward',
      (name) =>
        `The ${placeOf(name)} lies ${isOldest ? 'above' : 'below'} the ${placeOf(right)}, so its fossil lived ${isOldest ? 'later' : 'earlier'}.`,
    ),
    hints: [
      'A fossil is as old as the layer in which it lies.',
      `Find the four layers in the list. Which of them lies ${isOldest ? 'lowest' : 'highest'}?`,
    ],
    explanation: `A fossil is as old as its layer. ${rule} Of these four layers, the ${placeOf(right)} lies ${isOldest ? 'lowest' : 'highest'}, and it holds ${right}.`,
  };
};

/** A dike of molten rock is younger than what it cuts and older than what covers it. */
const seam: Form = (layers, rng) => {
  const at = rng.int(1, layers.length - 1);
  const [above, cut] = [layers[at - 1] ?? '', layers[at] ?? ''];
  const older = layers.length - at;
  const wrong = [1, 2, 3, 4, 5].filter((n) => n !== older).map(String);
  const mend = (picked: string): string => {
    const n = Number(picked);
    if (n === layers.length) return 'You counted all layers; the dike does not cut all of them.';
    if (n === at) return 'You counted the layers that the dike does not cut.';
    if (n === older + 1) return `You counted the ${above}, too; the dike does not cut it.`;
    if (n === older - 1) return `You left out a layer; the dike cuts the ${cut}, too.`;
    return `The dike cuts the layers from the bottom up to the ${cut}; count those.`;
  };
  return {
    question: `A dike of basalt cuts all layers up to the ${cut}, but not the ${above}. How many of the layers are older than the dike?`,
    ...choose(`${older}`, rng.sample(wrong, 3), 'miscounted-what-is-cut', mend),
    hints: [
      'What the dike cuts was there before it.',
      `Count from the end of the list, which is the bottom, up to the ${cut}.`,
    ],
    explanation: `A dike is younger than each layer that it cuts, from the bottom up to the ${cut}: ${older}.`,
  };
};

const order: Form = (layers, rng) => {
  const some = layers.filter((_, i) => i < 4);
  const [a = '', b = '', c = ''] = rng.sample(some, 3).sort((x, y) => layers.indexOf(y) - layers.indexOf(x));
  const show = (...names: string[]): string => names.join(', then ');
  const wrong = [show(c, b, a), show(b, a, c), show(a, c, b), show(b, c, a), show(c, a, b)];
  const mend = (picked: string): string => {
    const [first = '', second = '', third = ''] = picked.split(', then ');
    if (first === c && third === a) return 'You read from the top; start at the bottom.';
    return first === a
      ? `The ${second} lies above the ${third}, so it formed later.`
      : `The ${first} is not the lowest of the three; the ${a} lies deeper.`;
  };
  return {
    question: `In which order did these form: ${list(rng.shuffle([a, b, c]))}?`,
    ...choose(show(a, b, c), rng.sample(wrong, 3), 'read-the-order-backward', mend),
    hints: [
      'The list goes from the top down. Where is what formed first?',
      'Find the three layers, and read them from the bottom up.',
    ],
    explanation: `${rule} From the bottom up, the three are ${list([a, b, c])}.`,
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
    'oldest. A fossil is as old as its layer. A dike is a sheet of rock that rose as a melt. It is younger than the layers ' +
    'that it cuts.',
  caution: 'We draw and read from the top, but the story begins at the bottom.',
  mends: {},
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
