import { worded } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed } from '../templates.ts';
import { alternatives } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { countChoices, counted, mendsOf, pictures, thingsFigure } from './early-forms.ts';

/** Kinds of things that a young child can tell apart. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  pets: ['cat', 'dog', 'fish', 'mouse'],
  fruit: ['plum', 'pear', 'grape', 'peach', 'lime'],
  clothes: ['hat', 'sock', 'shirt', 'coat', 'scarf'],
  toys: ['ball', 'doll', 'kite', 'drum'],
  tools: ['saw', 'drill', 'rake', 'spade'],
  plants: ['tree', 'grass', 'rose', 'bush'],
  'things to ride': ['bus', 'train', 'car', 'bike', 'ship'],
};
const kindNames = Object.keys(kinds);

const members = (kind: string): readonly string[] => kinds[kind] ?? [];

/** Draws a heap of three kinds of signs, each with a different number of things. */
function heap(rng: Rng, dial: Dial) {
  const numbers = rng.shuffle([1, 2, 3, 4, 5, 6].slice(0, byLevel(dial, [4, 5, 6])));
  return rng.sample(pictures, 4).map((p, i) => ({ p, n: numbers[i] ?? 1 }));
}

const shown = (rng: Rng, groups: ReturnType<typeof heap>): string =>
  rng.shuffle(groups.flatMap(({ p, n }) => Array<string>(n).fill(p.sign))).join(' ');

const heapKey = (groups: ReturnType<typeof heap>): string =>
  groups
    .map(({ p, n }) => `${p.one} ${n}`)
    .sort()
    .join(' ');
const drawn = (groups: ReturnType<typeof heap>) =>
  thingsFigure(
    groups.map(({ p, n }) => ({ thing: p.thing, count: n })),
    'mixed',
  );

const sortForms: Forms = {
  odd: form([0, 1, 2], (rng) => {
    const [kind = '', other = ''] = rng.pair(kindNames);
    const [a = '', b = '', c = ''] = rng.sample(members(kind), 3);
    const stranger = rng.pick(members(other));
    return {
      key: `${[a, b, c].sort().join(' ')} ${stranger}`,
      question: `Which does not fit with the others: ${alternatives(rng.shuffle([a, b, c, stranger]))}?`,
      ...worded(stranger, { 'fits-1': a, 'fits-2': b, 'fits-3': c }),
      explanation: `The other three are ${kind}: ${a}, ${b}, ${c}. The ${stranger} is not.`,
    };
  }),
  joins: form([1, 2], (rng) => {
    const [kind = '', x = '', y = '', z = ''] = rng.sample(kindNames, 4);
    const [a = '', b = '', answer = ''] = rng.sample(members(kind), 3);
    const [p, q, r] = [x, y, z].map((each) => rng.pick(members(each)));
    return {
      key: `${[a, b].sort().join(' ')} ${[answer, p, q, r].sort().join(' ')}`,
      question: `Which goes with ${a} and ${b}: ${alternatives(rng.shuffle([answer, p ?? '', q ?? '', r ?? '']))}?`,
      ...worded(answer, { 'other-kind-1': p ?? '', 'other-kind-2': q ?? '', 'other-kind-3': r ?? '' }),
      explanation: `All three are ${kind}: ${a}, ${b}, ${answer}.`,
    };
  }),
  number: form([0, 1, 2], (rng, dial) => {
    const groups = heap(rng, dial);
    const { p, n } = rng.pick(groups);
    return {
      key: `${heapKey(groups)} ${p.one}`,
      question: `Sort them. How many are ${p.many}? ${shown(rng, groups)}`,
      ...countChoices(n),
      explanation: `Put the ${p.many} in one heap and count them. There ${n === 1 ? 'is 1' : `are ${n}`}.`,
      ...drawn(groups),
    };
  }),
  most: form([0, 1, 2], (rng, dial) => {
    const groups = heap(rng, dial);
    const [first, second, third, last] = groups.toSorted((a, b) => b.n - a.n);
    return {
      key: heapKey(groups),
      question: `Sort them. Which kind has the most? ${shown(rng, groups)}`,
      ...worded(first?.p.many ?? '', {
        'second-place': second?.p.many ?? '',
        'middle-place': third?.p.many ?? '',
        'other-end': last?.p.many ?? '',
      }),
      explanation: `Make a heap of each kind and count. There are ${first?.n} ${first?.p.many}. No heap has more.`,
      ...drawn(groups),
    };
  }),
};

const sorting = formed(
  {
    subject: 'Math',
    category: 'Data',
    id: 'math.data.sorting',
    title: 'Sorting things',
    grades: [0, 1],
    objectives: ['Sort things by kind and count each kind'],
    keywords: ['sorting', 'classify', 'sort by kind', 'odd one out', 'groups of things'],
    prerequisites: ['math.counting.objects'],
    standards: ['K.MD.B.3'],
    teaching: {
      idea: 'To sort is to put the same kinds together. Then you can count each kind.',
      caution: 'Ask how they are alike. Do not go by the first look only.',
      hints: ['What is the same about some of them?', 'Put these in one heap. Now look at the heaps.'],
      mends: {
        ...mendsOf(...counted),
        'fits-1': 'This one fits with two others. How are they alike?',
        'fits-2': 'This one is like two others. Look for the stranger.',
        'fits-3': 'This one belongs to the heap. Which one does not?',
        'other-kind-1': 'That is another kind. How are the two alike?',
        'other-kind-2': 'That is not like the two. What do we call them?',
        'other-kind-3': 'That does not go with them. Think of what they are.',
        'second-place': 'That is close. Count each heap once more.',
        'middle-place': 'Other heaps have more. Count each one.',
        'other-end': 'This heap has the fewest. Look for the most.',
      },
    },
  },
  sortForms,
);

/** Things that are sorted by kind. */
export const sortingThings: Concept[] = [sorting];
