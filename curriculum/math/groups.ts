import { crossed, numeric, worded } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Ask, byLevel, type Forms, form, formed, range } from '../templates.ts';
import type { Concept } from '../types.ts';
import { countChoices, counted, mendsOf, miscounts, pictures, signs, thingsFigure } from './early-forms.ts';

const math = { subject: 'Math', category: 'Numbers' };

/** Draws the things of up to four groups, with different numbers. */
function groupsOf(rng: Rng, count: number, top: number) {
  const numbers = rng.sample(range(2, top + 1), count);
  return rng.sample(pictures, count).map((p, i) => ({ p, n: numbers[i] ?? 1 }));
}

type Group = ReturnType<typeof groupsOf>[number];

const told = (groups: readonly Group[]): string =>
  groups.map(({ p, n }) => `${p.many}: ${signs(p, n)}.`).join(' ');

const keyOf = (groups: readonly Group[]): string =>
  groups
    .map(({ p, n }) => `${n} ${p.one}`)
    .sort()
    .join(' ');

const drawn = (groups: readonly Group[]) =>
  thingsFigure(
    groups.map(({ p, n }) => ({ thing: p.thing, count: n, label: p.many })),
    'framed',
  );

/** Asks for the group with the most or the fewest things of four. */
function extremeGroup(most: boolean): Ask {
  return (rng, dial) => {
    const groups = groupsOf(rng, 4, byLevel(dial, [6, 8, 10]));
    const [first, ...others] = groups.toSorted((a, b) => (most ? b.n - a.n : a.n - b.n));
    const [second, third, last] = others;
    return {
      key: keyOf(groups),
      question: `Which has the ${most ? 'most' : 'fewest'}? ${told(groups)}`,
      ...worded(first?.p.many ?? '', {
        'second-place': second?.p.many ?? '',
        'middle-place': third?.p.many ?? '',
        'other-end': last?.p.many ?? '',
      }),
      explanation: `Count each group. There are ${first?.n} ${first?.p.many}. No other group has so ${most ? 'many' : 'few'}.`,
      ...drawn(groups),
    };
  };
}

const groupForms: Forms = {
  most: form([0, 1], extremeGroup(true)),
  fewest: form([0, 1, 2], extremeGroup(false)),
  same: form([0, 1, 2], (rng, dial) => {
    const [p, other] = rng.pair(pictures);
    const n = rng.int(2, byLevel(dial, [5, 7, 9]));
    return {
      key: `${n} ${p.one}`,
      question: `Which row has just as many? ${signs(p, n)}`,
      ...numeric(n, miscounts(n), { show: (v) => signs(other, Number(v.n)) }),
      explanation: `There are ${n} ${p.many}. Match each one with one of the ${other.many}. None is left over.`,
    };
  }),
  left: form([1, 2], (rng, dial) => {
    const [larger, smaller] = groupsOf(rng, 2, byLevel(dial, [7, 9, 10])).sort((a, b) => b.n - a.n);
    if (!larger || !smaller) throw new RangeError('two groups');
    const rest = larger.n - smaller.n;
    return {
      key: keyOf([larger, smaller]),
      question: `How many more ${larger.p.many} than ${smaller.p.many}? ${told(rng.shuffle([larger, smaller]))}`,
      ...countChoices(rest),
      explanation: `Match them one to one. ${rest} of the ${larger.n} ${larger.p.many} ${rest === 1 ? 'has' : 'have'} no partner.`,
      ...drawn([larger, smaller]),
    };
  }),
  statement: form([2], (rng, dial) => {
    const [a, b] = groupsOf(rng, 2, byLevel(dial, [6, 8, 10]));
    if (!a || !b) throw new RangeError('two groups');
    const [more, fewer] = a.n > b.n ? [a, b] : [b, a];
    const gap = more.n - fewer.n;
    return {
      key: keyOf([a, b]),
      question: `Which is true? ${told([a, b])}`,
      ...crossed(
        { right: more.p.many, wrong: fewer.p.many, mistake: 'other-end' },
        { right: gap, wrong: gap + (gap > 1 && rng.int(0, 1) ? -1 : 1), mistake: 'gap-miscounted' },
        (name, n) => `There ${n === 1 ? `is 1 more ${name.slice(0, -1)}` : `are ${n} more ${name}`}`,
      ),
      explanation: `${more.n} is more than ${fewer.n}. Match them: ${gap} more ${more.p.many}.`,
      ...drawn([a, b]),
    };
  }),
};

const compareGroups = formed(
  {
    ...math,
    id: 'math.counting.compare-groups',
    title: 'More, fewer, the same',
    grades: [0, 1],
    objectives: ['Tell which group has more, fewer or as many things'],
    keywords: ['more or fewer', 'compare groups', 'as many as', 'most and fewest'],
    prerequisites: ['math.counting.objects'],
    standards: ['K.CC.C.6'],
    teaching: {
      idea: 'Put one thing of each group side by side. The group with some left over has more.',
      caution: 'Large things may fill more room. Count them. Do not go by looks.',
      hints: ['Count each group.', 'Match the things one to one. Who has some left over?'],
      mends: {
        ...mendsOf(...counted),
        'second-place': 'That is close. Count all the groups once more.',
        'middle-place': 'Count this group and the others once more.',
        'other-end': 'That is the other way round. Which word was asked?',
        'gap-miscounted': 'Match them one to one. Then count the ones left over.',
      },
    },
  },
  groupForms,
);

/** Groups of things that are compared. */
export const groups: Concept[] = [compareGroups];
