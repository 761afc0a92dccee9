import { crossed } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { count } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { eitherSide, numerators, products } from './advised-grids.ts';
import { type Fraction, fractionMath, over, show, smallDenominatorsAt } from './fractions.ts';
import { beside, diagnosed, drawn, expressions, isOnly } from './middle-forms.ts';

/** Whole number of copies of a fraction. */
interface Copies extends Fraction {
  w: number;
}

function copies(rng: Rng, { grade, level }: Dial): Copies {
  const d = rng.pick(smallDenominatorsAt(grade).filter((each) => each > 2));
  return { w: rng.int(2, [6, 9, 12][level] ?? 6), n: rng.int(1, d - 1), d };
}

const copiesChoices = (rng: Rng, { w, n, d }: Copies) =>
  rng.int(0, 3) === 0
    ? numerators(d, w * n, [
        ['added-instead', w + n, `You added ${w} and ${n}; ${w} copies are a product, so multiply.`],
        [
          'made-a-mixed-number',
          w * d + n,
          `This is ${w} and ${n}/${d} together; take ${w} copies of ${n}/${d}.`,
        ],
        ['one-copy-less', (w - 1) * n, `You counted ${count(w - 1, 'copy', 'copies')}; there are ${w}.`],
        [
          'one-part-more',
          w * (n + 1),
          `You took ${n + 1} parts for each copy; there ${n === 1 ? 'is' : 'are'} ${n}.`,
        ],
      ])
    : products(
        rng,
        [
          {
            right: w,
            mistake: 'wrong-number-of-copies',
            mend: (wrong) => `You counted ${count(wrong, 'copy', 'copies')}; there are ${w}.`,
          },
          {
            right: n,
            mistake: 'wrong-number-of-parts',
            mend: (wrong) =>
              `You took ${count(wrong, 'part')} for each copy; there ${n === 1 ? 'is' : 'are'} ${n}.`,
          },
        ],
        {
          added: (parts) =>
            parts !== n
              ? `You took ${count(parts, 'part')} for each copy and added; multiply ${w} by ${n}.`
              : `You added ${w} and ${parts}; ${w} copies of ${count(n, 'part')} are a product, so multiply.`,
          both: (times, parts) =>
            `You counted ${count(times, 'copy', 'copies')} of ${count(parts, 'part')}; there are ${w} copies of ${count(n, 'part')}.`,
        },
        (top) => `${top}/${d}`,
      );

const copiesWay = ({ w, n, d }: Copies): string =>
  `${w} copies of ${n}/${d} are ${w} × ${n} = ${w * n} parts of 1/${d}: ${w * n}/${d}.`;

const copiesForms: Forms = {
  product: form([0, 1], (rng, dial) => {
    const c = copies(rng, dial);
    return {
      key: `${c.w}x${show(c)}`,
      question: `What is ${c.w} × ${show(c)}?`,
      ...copiesChoices(rng, c),
      hints: [
        `Think of ${c.w} bars, each with ${count(c.n, 'part')} shaded.`,
        'How many shaded parts are there in all? Does their size change?',
      ],
      explanation: copiesWay(c),
    };
  }),
  repeat: form([0], (rng, dial) => {
    const c = drawn(
      () => copies(rng, dial),
      ({ w }) => w <= 5,
    );
    const { w, n, d } = c;
    const [other, wrong] = [beside(rng, w, { by: 1, least: 2 }), beside(rng, w, { by: 1 })];
    return {
      key: `${w}x${show(c)}`,
      question: `What is ${range(1, w)
        .map(() => show(c))
        .join(' + ')}, written as a product and as a fraction?`,
      ...crossed(
        {
          right: w,
          wrong: other,
          mistake: 'wrong-number-of-copies',
          mend: `The sum has ${w} equal addends, not ${other}.`,
        },
        {
          right: w * n,
          wrong: wrong * n,
          mistake: 'one-copy-off',
          mend: `${wrong * n}/${d} is ${wrong} × ${n}/${d}; count the parts of ${w} copies.`,
        },
        (times, top) => `${times} × ${n}/${d} = ${top}/${d}`,
      ),
      hints: [
        `How many times do you see ${show(c)} in the sum?`,
        'How many parts do all these fractions have together?',
      ],
      explanation: `There are ${w} equal addends. ${copiesWay(c)}`,
    };
  }),
  story: form([0, 1, 2], (rng, dial) => {
    const c = copies(rng, dial);
    const [unit, stuff, thing] = rng.pick([
      ['cup', 'flour', 'cake'],
      ['liter', 'paint', 'door'],
      ['yard', 'cloth', 'flag'],
      ['pound', 'clay', 'bowl'],
    ] as const);
    const name = rng.pick(names);
    return {
      key: `${unit} ${c.w}x${show(c)}`,
      question: `${name} needs ${show(c)} of a ${unit} of ${stuff} for a ${thing}. How many ${unit}s is that for ${c.w} ${thing}s?`,
      ...copiesChoices(rng, c),
      hints: [
        `Each ${thing} takes ${count(c.n, 'part')} of 1/${c.d} ${unit}.`,
        `How many such parts do ${c.w} ${thing}s take?`,
      ],
      explanation: copiesWay(c),
    };
  }),
  unit: form([1, 2], (rng, dial) =>
    drawn(() => {
      const c = drawn(
        () => copies(rng, dial),
        ({ n }) => n > 1,
      );
      const above = eitherSide(rng, c.w * c.n, [
        ['added-instead', c.w + c.n, ''],
        ['one-copy-less', (c.w - 1) * c.n, ''],
        ['one-copy-more', (c.w + 1) * c.n, ''],
      ]);
      const below = eitherSide(rng, c.d, [
        ['multiplied-denominator', c.d * c.w, ''],
        ['took-the-numerator', c.n, ''],
      ]);
      const [first, second] = [[above.right, above.wrong] as const, [below.right, below.wrong] as const];
      const of = (n: number, d: number) => rational(n, d);
      if (!isOnly(first, second, of)) return undefined;
      return {
        key: `${c.w}x${show(c)}`,
        question: `Which is equal to ${c.w} × ${show(c)}?`,
        ...expressions(first, second, (n, d) => ({ text: `${n} × 1/${d}`, value: of(n, d) })),
        hints: [
          `${show(c)} is ${c.n} parts. Which size do they have?`,
          `How many parts of this size are in ${c.w} copies?`,
        ],
        explanation: `${show(c)} is ${c.n} × 1/${c.d}. So ${c.w} copies are ${c.w} × ${c.n} = ${c.w * c.n} parts of 1/${c.d}.`,
      };
    }),
  ),
  wrong: form([2], (rng, dial) =>
    drawn(() => {
      const c = copies(rng, dial);
      const { w, n, d } = c;
      const shown = (top: number, below: number) => ({
        value: rational(top, below),
        shown: `${top}/${below}`,
      });
      return diagnosed(
        rng,
        `${w} × ${show(c)}`,
        rational(w * n, d),
        [
          {
            text: 'The denominator was multiplied too.',
            ...shown(w * n, w * d),
            way: `${w} × ${n} above, but also ${w} × ${d} below.`,
          },
          {
            text: 'The numerator was added to the whole number.',
            ...shown(w + n, d),
            way: `${w} + ${n} above instead of ${w} × ${n}.`,
          },
          {
            text: 'One copy too many was counted.',
            ...shown((w + 1) * n, d),
            way: `${w + 1} × ${n} above, so one copy too many was counted.`,
          },
          {
            text: 'One copy was left out.',
            ...shown((w - 1) * n, d),
            way: `${w - 1} × ${n} above, so one copy was left out.`,
          },
        ],
        over(d),
      );
    }),
  ),
};

const timesWhole = formed(
  {
    ...fractionMath,
    id: 'math.fractions.times-whole',
    title: 'A whole number times a fraction',
    grades: [4, 5],
    objectives: ['Multiply a fraction by a whole number as repeated addition'],
    keywords: [
      'fraction times whole number',
      'multiply fractions by whole numbers',
      'whole number times a fraction',
    ],
    prerequisites: ['math.fractions.unit', 'math.multiplication.facts'],
    standards: ['4.NF.B.4'],
    teaching: {
      idea: '3 × 2/5 means 3 copies of 2/5: 2/5 + 2/5 + 2/5. The parts stay fifths, and there are 3 × 2 = 6 of them.',
      caution: 'Only the numerator is multiplied. The size of the parts stays.',
      mends: {},
    },
  },
  copiesForms,
);

/** Copies of fractions. */
export const fractionCopies: Concept[] = [timesWhole];
