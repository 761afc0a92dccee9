import { crossed, numeric } from '../choices.ts';
import { names, things } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { closeChoices, mendsOf, pictures, signs, slipped, slipsOf } from './early-forms.ts';

/** Draws rows and how many are in each, both at most 5. */
function rowsOf(rng: Rng, dial: Dial) {
  const top = byLevel(dial, [4, 5, 5]);
  const [r, c] = rng.pair(range(2, top));
  return { r, c: rng.int(0, 3) === 0 ? r : c };
}

const groupSlips = (r: number, c: number): Record<string, number> => ({
  ...slipsOf(r * c),
  'one-group-too-many': (r + 1) * c,
  'one-group-too-few': (r - 1) * c,
});

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
      question: `There are ${r} rows. Each row is ${signs(p, c)}. How many ${p.many} in all?`,
      ...numeric(r * c, groupSlips(r, c)),
      explanation: countRows(r, c),
      figure: { kind: 'array', rows: r, columns: c },
    };
  }),
  groups: form([0, 1, 2], (rng, dial) => {
    const [{ r, c }, thing] = [rowsOf(rng, dial), rng.pick(things)];
    return {
      key: `${r} ${c} ${thing}`,
      question: `${rng.pick(names)} has ${r} bags with ${c} ${thing} each. How many ${thing} in all?`,
      ...numeric(r * c, groupSlips(r, c)),
      explanation: `${sumOf(r, c)} = ${r * c}.`,
    };
  }),
  sum: form([0, 1, 2], (rng, dial) => {
    const { r, c } = rowsOf(rng, dial);
    return {
      key: `${r} ${c}`,
      question: `Which sum fits ${r} rows of ${c}?`,
      ...crossed(
        { right: r, wrong: r > 2 && rng.int(0, 1) ? r - 1 : r + 1, mistake: 'number-of-rows-off' },
        { right: c, wrong: c > 2 && rng.int(0, 1) ? c - 1 : c + 1, mistake: 'size-of-rows-off' },
        sumOf,
      ),
      explanation: `Write ${c} once for each row: ${sumOf(r, c)}.`,
      figure: { kind: 'array', rows: r, columns: c },
    };
  }),
  rows: form([1, 2], (rng, dial) => {
    const { r, c } = rowsOf(rng, dial);
    return {
      key: `${r} ${c}`,
      question: `${r * c} chairs stand in equal rows of ${c}. How many rows are there?`,
      ...closeChoices(r),
      explanation: `${countRows(r, c)} That is ${r} rows.`,
    };
  }),
  one: form([2], (rng, dial) => {
    const [{ r: rows, c }, p] = [rowsOf(rng, dial), rng.pick(pictures)];
    // The new row is the fifth one at most.
    const r = Math.min(rows, 4);
    return {
      key: `${r} ${c} ${p.one}`,
      question: `There are ${r} rows of ${c} ${p.many}. One more row comes. How many ${p.many} now?`,
      ...numeric((r + 1) * c, groupSlips(r + 1, c)),
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
      hints: ['How many are in one row?', 'How many rows are there? Add that often.'],
      mends: {
        ...mendsOf(...slipped),
        'one-group-too-many': 'That is one group too many. Count the groups.',
        'one-group-too-few': 'One group is missing. Count the groups.',
        'number-of-rows-off': 'Write the number once for each row. Count the rows.',
        'size-of-rows-off': 'Look how many are in each row.',
      },
    },
  },
  groupForms,
);

/** Sums of equal numbers. */
export const equalGroups: Concept[] = [groups];
