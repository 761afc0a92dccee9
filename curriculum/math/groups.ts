import { crossed, numeric, worded } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Ask, byLevel, type Forms, form, formed, range } from '../templates.ts';
import type { Concept } from '../types.ts';
import {
  counted,
  eachOnce,
  mendsOf,
  offBy,
  pictures,
  signs,
  thingsApart,
  thingsFigure,
  wrongRows,
} from './early-forms.ts';

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

      hints: [
        `Count each group: ${groups.map(({ p }) => p.many).join(', ')}.`,
        `Which number is the ${most ? 'largest' : 'smallest'}?`,
      ],
      explanation: `Count each group. There are ${first?.n} ${first?.p.many}. The other groups have ${most ? 'fewer' : 'more'}.`,
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
      ...numeric(
        n,
        wrongRows(n, (wrong) => `This row has ${wrong}; there are ${n} ${p.many}.`),
        {
          show: (v) => signs(other, Number(v.n)),
          apart: thingsApart(other),
        },
      ),

      hints: [`Count the ${p.many}.`, 'Then look for a row with as many. Match them one to one.'],
      explanation: `There are ${n} ${p.many}. Match each one with a ${other.one}. None is left over.`,
    };
  }),
  left: form([1, 2], (rng, dial) => {
    const [larger, smaller] = groupsOf(rng, 2, byLevel(dial, [7, 9, 10])).sort((a, b) => b.n - a.n);
    if (!larger || !smaller) throw new RangeError('two groups');
    const rest = larger.n - smaller.n;
    return {
      key: keyOf([larger, smaller]),
      question: `How many more ${larger.p.many} than ${smaller.p.many}? ${told(rng.shuffle([larger, smaller]))}`,
      ...numeric(
        rest,
        eachOnce({
          'counted-one-group': [
            larger.n,
            `You counted all ${larger.p.many}; count only those without a partner.`,
          ],
          'counted-the-fewer': [smaller.n, `That is how many ${smaller.p.many}; count what is left over.`],
          'put-together': [larger.n + smaller.n, 'You counted all of them; match them one to one.'],
          'skipped-one': rest - 1,
          'skipped-two': rest - 2,
          'counted-one-twice': rest + 1,
          ...(rest > 1 && { 'counted-two-twice': rest + 2 }),
        }),
        { apart: offBy('match them one to one') },
      ),

      hints: [
        `Put one of the ${smaller.p.many} with each of the ${larger.p.many}.`,
        'Count those that have no partner.',
      ],
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
      question: `What do the groups show? ${told([a, b])}`,
      ...crossed(
        { right: more.p.many, wrong: fewer.p.many, mistake: 'other-end' },
        { right: gap, wrong: gap + (gap > 1 && rng.int(0, 1) ? -1 : 1), mistake: 'gap-miscounted' },
        (name, n) => `There ${n === 1 ? `is 1 more ${name.slice(0, -1)}` : `are ${n} more ${name}`}`,
      ),

      hints: [
        `Match the ${a.p.many} and the ${b.p.many} one to one.`,
        'Which kind has some left over? Count those.',
      ],
      explanation: `There are ${more.n} ${more.p.many} and ${fewer.n} ${fewer.p.many}. Match them one to one. ${gap} of the ${more.p.many} ${gap === 1 ? 'has' : 'have'} no partner.`,
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
      mends: {
        ...mendsOf(...counted),
        'second-place': 'One other group fits better; count all the groups once more.',
        'middle-place': 'Two other groups fit better; count all the groups once more.',
        'other-end': 'It is the other way around; look for the word in the question.',
        'gap-miscounted': 'Match them one to one; then count the ones left over.',
      },
    },
  },
  groupForms,
);

/** Groups of things that are compared. */
export const groups: Concept[] = [compareGroups];
