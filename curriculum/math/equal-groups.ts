import { crossed, numeric, type WrongNumber } from '../choices.ts';
import { names, things } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { offBy, pictures, signs } from './early-forms.ts';

/** Draws rows and how many are in each, both at most 5. */
function rowsOf(rng: Rng, dial: Dial) {
  const top = byLevel(dial, [4, 5, 5]);
  const [r, c] = rng.pair(range(2, top));
  return { r, c: rng.int(0, 3) === 0 ? r : c };
}

/** Returns the wrong numbers for r equal groups of c: by the groups or by their size, since the key would fit both. */
function groupMistakes(rng: Rng, r: number, c: number): Record<string, WrongNumber> {
  const byGroups = (n: number): WrongNumber => [n * c, `That is ${n} times ${c}; there are ${r} groups.`];
  const bySize = (n: number): WrongNumber => [r * n, `That is ${r} times ${n}; each has ${c}.`];
  return {
    'added-groups-to-things': [r + c, `You added ${r} and ${c}; count ${c} for each of the ${r}.`],
    'counted-one-group': [c, `${c} is just one of the groups; there are ${r}.`],
    ...(r !== c && { 'counted-the-groups': [r, `${r} is how many groups; count what is in them.`] as const }),
    ...(rng.int(0, 1) === 0
      ? {
          'left-out-a-group': byGroups(r - 1),
          'counted-a-group-twice': byGroups(r + 1),
          'left-out-two-groups': byGroups(r - 2),
          'counted-two-groups-twice': byGroups(r + 2),
        }
      : {
          'left-one-out-in-each': bySize(c - 1),
          'counted-one-twice-in-each': bySize(c + 1),
          'left-two-out-in-each': bySize(c - 2),
          'counted-two-twice-in-each': bySize(c + 2),
        }),
  };
}

const countRows = (r: number, c: number): string =>
  `Count by ${c}: ${range(1, r)
    .map((i) => i * c)
    .join(', ')}.`;

const sumOf = (r: number, c: number): string => Array<number>(r).fill(c).join(' + ');

const groupForms: Forms = {
  array: form([0, 1], (rng, dial) => {
    const [{ r, c }, p] = [rowsOf(rng, dial), rng.pick(pictures)];
    return {
      key: `${r} ${c} ${p.one}`,
      question: `There are ${r} rows. Each row is ${signs(p, c)}. How many ${p.many} are there in all?`,
      ...numeric(r * c, groupMistakes(rng, r, c), { apart: offBy(`count ${r} groups of ${c}`) }),

      hints: [`Count the ${p.many} in one row.`, 'Add that number once for each row.'],
      explanation: countRows(r, c),
      figure: { kind: 'array', rows: r, columns: c },
    };
  }),
  groups: form([0, 1, 2], (rng, dial) => {
    const [{ r, c }, thing] = [rowsOf(rng, dial), rng.pick(things)];
    return {
      key: `${r} ${c} ${thing}`,
      question: `${rng.pick(names)} has ${r} bags with ${c} ${thing} each. How many ${thing} are there in all?`,
      ...numeric(r * c, groupMistakes(rng, r, c), { apart: offBy(`count ${r} groups of ${c}`) }),

      hints: [`Each bag has ${c}.`, `Count by ${c}, once for each bag.`],
      explanation: `Add ${c} once for each bag: ${sumOf(r, c)} = ${r * c}.`,
    };
  }),
  sum: form([0, 1, 2], (rng, dial) => {
    const { r, c } = rowsOf(rng, dial);
    return {
      key: `${r} ${c}`,
      question: `Which sum fits ${r} rows of ${c}?`,
      ...crossed(
        { right: r, wrong: r > 2 && rng.int(0, 1) ? r - 1 : r + 1, mistake: 'wrong-number-of-rows' },
        { right: c, wrong: c > 2 && rng.int(0, 1) ? c - 1 : c + 1, mistake: 'wrong-size-of-rows' },
        sumOf,
      ),

      hints: [
        'How many are in one row? That number is added.',
        'How many rows are there? Write it that often.',
      ],
      explanation: `Write ${c} once for each row: ${sumOf(r, c)}.`,
      figure: { kind: 'array', rows: r, columns: c },
    };
  }),
  rows: form([1, 2], (rng, dial) => {
    const { r, c } = rowsOf(rng, dial);
    return {
      key: `${r} ${c}`,
      question: `${r * c} chairs stand in equal rows of ${c}. How many rows are there?`,
      ...numeric(
        r,
        {
          'named-the-row': [c, `${c} is how many are in a row; how many rows are there?`],
          'took-away-once': [r * c - c, `You took ${c} away once; go on until none is left.`],
          'stopped-early': [r - 1, `That is only ${(r - 1) * c} chairs; go on to ${r * c}.`],
          'went-too-far': [r + 1, `That is ${(r + 1) * c} chairs; stop at ${r * c}.`],
          'went-two-too-far': [r + 2, `That is ${(r + 2) * c} chairs; stop at ${r * c}.`],
          'stopped-two-early': [r - 2, `That is only ${(r - 2) * c} chairs; go on to ${r * c}.`],
          'named-the-chairs': [r * c, `${r * c} is all the chairs; how many rows do they make?`],
          'added-both': [r * c + c, `You added ${c}; count how often it fits into ${r * c}.`],
        },
        { apart: offBy(`count by ${c} to ${r * c}`) },
      ),

      hints: [
        'Each row takes the same number of chairs.',
        `Count by that number up to ${r * c}. Put up a finger each time.`,
      ],
      explanation: `${countRows(r, c)} That is ${r} rows.`,
    };
  }),
  one: form([2], (rng, dial) => {
    const [{ r: rows, c }, p] = [rowsOf(rng, dial), rng.pick(pictures)];
    // The new row is the fifth one at most.
    const r = Math.min(rows, 4);
    return {
      key: `${r} ${c} ${p.one}`,
      question: `There are ${r} rows of ${c} ${p.many}. One more row comes. How many ${p.many} are there now?`,
      ...numeric((r + 1) * c, groupMistakes(rng, r + 1, c), {
        apart: offBy(`count ${r + 1} rows of ${c}`),
      }),

      hints: ['How many rows are there after the new one comes?', `Count by ${c}, once for each row.`],
      explanation: `${countRows(r + 1, c)} The last row brings ${c} more.`,
    };
  }),
};

const groups = formed(
  {
    subject: 'Math',
    category: 'Arithmetic',
    id: 'math.multiplication.equal-groups',
    title: 'Equal groups and rows',
    grades: [2, 3],
    objectives: ['Find how many things are in equal groups or rows by adding'],
    keywords: ['equal groups', 'arrays', 'rows and columns', 'repeated addition'],
    prerequisites: ['math.addition.within-20', 'math.counting.skip'],
    standards: ['2.OA.C.4', '3.OA.A.1'],
    teaching: {
      idea: 'Equal groups all have as many things. Add the same number for each group.',
      caution: 'Do not add the rows to the things in a row.',
      mends: {
        'wrong-number-of-rows': 'Write the number once for each row; count the rows.',
        'wrong-size-of-rows': 'The number that you add is how many are in a row.',
      },
    },
  },
  groupForms,
);

/** Sums of equal numbers. */
export const equalGroups: Concept[] = [groups];
