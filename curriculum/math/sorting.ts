import { numeric, worded } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed } from '../templates.ts';
import { alternatives } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { mendsOf, pictures, thingsFigure } from './early-forms.ts';
import { drawn } from './middle-forms.ts';

/** Kinds of things that a young child can tell apart. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  pets: ['cat', 'dog', 'fish', 'mouse'],
  fruits: ['plum', 'pear', 'grape', 'peach', 'lime'],
  clothes: ['hat', 'sock', 'shirt', 'coat', 'scarf'],
  toys: ['ball', 'doll', 'kite', 'drum'],
  tools: ['saw', 'drill', 'rake', 'spade'],
  plants: ['tree', 'vine', 'rose', 'bush'],
  'things to ride': ['bus', 'train', 'car', 'bike', 'ship'],
};
const kindNames = Object.keys(kinds);

/** Kinds that some thing may belong to both of: a grape is of a plant, and a car may be a toy. */
const alike = [
  ['fruits', 'plants'],
  ['toys', 'things to ride'],
] as const;

/** Draws kinds, of which the first has nothing in common with the others. */
const unlike = (rng: Rng, count: number): string[] =>
  drawn(
    () => rng.sample(kindNames, count),
    ([first, ...rest]) =>
      !alike.some(([a, b]) => (first === a && rest.includes(b)) || (first === b && rest.includes(a))),
  );

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
const heapFigure = (groups: ReturnType<typeof heap>) =>
  thingsFigure(
    groups.map(({ p, n }) => ({ thing: p.thing, count: n })),
    'mixed',
  );

const sortForms: Forms = {
  odd: form([0, 1, 2], (rng) => {
    const [kind = '', other = ''] = unlike(rng, 2);
    const [a = '', b = '', c = ''] = rng.sample(members(kind), 3);
    const stranger = rng.pick(members(other));
    return {
      key: `${[a, b, c].sort().join(' ')} ${stranger}`,
      question: `Which one does not go with the others: ${alternatives(rng.shuffle([a, b, c, stranger]))}?`,
      ...worded(stranger, {
        'fits-1': [a, `A ${a} goes with a ${b} and a ${c}.`],
        'fits-2': [b, `A ${b} goes with a ${a} and a ${c}.`],
        'fits-3': [c, `A ${c} goes with a ${a} and a ${b}.`],
      }),

      hints: [
        `Think of what each one is: ${[a, b, c, stranger].sort().join(', ')}.`,
        'Three are alike. Which one is left?',
      ],
      explanation: `Three are ${kind}: ${a}, ${b}, ${c}. The ${stranger} is not one of the ${kind}.`,
    };
  }),
  joins: form([1, 2], (rng) => {
    const [kind = '', x = '', y = '', z = ''] = unlike(rng, 4);
    const [a = '', b = '', answer = ''] = rng.sample(members(kind), 3);
    const [p, q, r] = [x, y, z].map((each) => rng.pick(members(each)));
    return {
      key: `${[a, b].sort().join(' ')} ${[answer, p, q, r].sort().join(' ')}`,
      question: `Which one goes with a ${a} and a ${b}: ${alternatives(rng.shuffle([answer, p ?? '', q ?? '', r ?? '']))}?`,
      ...worded(answer, {
        'other-kind-1': [p ?? '', `A ${p} is one of the ${x}; what is a ${a}?`],
        'other-kind-2': [q ?? '', `A ${q} is one of the ${y}; what is a ${a}?`],
        'other-kind-3': [r ?? '', `A ${r} is one of the ${z}; what is a ${a}?`],
      }),

      hints: [`What kind of thing is a ${a}? And a ${b}?`, 'Look for one more of the same kind.'],
      explanation: `All three are ${kind}: ${a}, ${b}, ${answer}.`,
    };
  }),
  number: form([0, 1, 2], (rng, dial) => {
    const groups = heap(rng, dial);
    const { p, n } = rng.pick(groups);
    return {
      key: `${heapKey(groups)} ${p.one}`,
      question: `Sort them. How many are ${p.many}? ${shown(rng, groups)}`,
      ...numeric(n, {
        'counted-another-kind': [
          groups.find((each) => each.p !== p)?.n ?? 1,
          `You counted another kind; count the ${p.many} only.`,
        ],
        'skipped-one': n - 1,
        'counted-one-twice': n + 1,
        'counted-two-twice': n + 2,
      }),

      hints: ['Cross out all the other kinds.', `Count the ${p.many} that are left.`],
      explanation: `Put the ${p.many} in one group and count them. There ${n === 1 ? `is 1 ${p.one}` : `are ${n} ${p.many}`}.`,
      ...heapFigure(groups),
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

      hints: ['Put the same kinds together and count each kind.', 'Which number is the largest?'],
      explanation: `Make a group of each kind and count. There are ${first?.n} ${first?.p.many}. The other groups have fewer.`,
      ...heapFigure(groups),
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
      caution: 'Ask how the things are alike. Look at each one.',
      mends: {
        ...mendsOf('counted-one-twice', 'skipped-one', 'counted-two-twice'),
        'second-place': 'One other kind has more; count each kind again.',
        'middle-place': 'Other kinds have more; count each one.',
        'other-end': 'This kind has the fewest; look for the most.',
      },
    },
  },
  sortForms,
);

/** Things that are sorted by kind. */
export const sortingThings: Concept[] = [sorting];
