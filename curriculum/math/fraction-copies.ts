import { crossed, numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
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

const copiesMistakes = (rng: Rng, { w, n, d }: Copies) => ({
  'multiplied-denominator': rational(w * n, w * d),
  'added-instead': rational(w + n, d),
  'one-copy-off': rational((w + rng.pick([1, -1])) * n, d),
  'added-whole': rational(w * d + n, d),
});

const copiesWay = ({ w, n, d }: Copies): string =>
  `${w} copies of ${n}/${d} are ${w} × ${n} = ${w * n} parts of 1/${d}: ${w * n}/${d}.`;

const copiesForms: Forms = {
  product: form([0, 1], (rng, dial) => {
    const c = copies(rng, dial);
    return {
      key: `${c.w}x${show(c)}`,
      question: `What is ${c.w} × ${show(c)}?`,
      ...numeric(rational(c.w * c.n, c.d), copiesMistakes(rng, c), {
        show: over(c.d),
        slip: rational(1, c.d),
      }),
      explanation: copiesWay(c),
    };
  }),
  repeat: form([0], (rng, dial) => {
    const c = drawn(
      () => copies(rng, dial),
      ({ w }) => w <= 5,
    );
    return {
      key: `${c.w}x${show(c)}`,
      question: `What is ${range(1, c.w)
        .map(() => show(c))
        .join(' + ')}, written as a product and as a fraction?`,
      ...crossed(
        { right: c.w, wrong: beside(rng, c.w, { by: 1, least: 2 }), mistake: 'wrong-number-of-copies' },
        { right: c.w * c.n, wrong: beside(rng, c.w * c.n, { by: c.n }), mistake: 'one-copy-off' },
        (w, n) => `${w} × ${show(c)} = ${n}/${c.d}`,
      ),
      explanation: `There are ${c.w} equal addends. ${copiesWay(c)}`,
    };
  }),
  story: form([0, 1, 2], (rng, dial) => {
    const c = copies(rng, dial);
    const [unit, text] = rng.pick([
      ['cup', 'cups of flour for a cake'],
      ['liter', 'liters of paint for a door'],
      ['mile', 'miles for one way'],
      ['hour', 'hours for one task'],
    ] as const);
    return {
      key: `${unit} ${c.w}x${show(c)}`,
      question: `${rng.pick(names)} needs ${show(c)} ${text}. How many ${unit}s is that for ${c.w} of them?`,
      ...numeric(rational(c.w * c.n, c.d), copiesMistakes(rng, c), {
        show: over(c.d),
        slip: rational(1, c.d),
      }),
      explanation: copiesWay(c),
    };
  }),
  unit: form([1, 2], (rng, dial) =>
    drawn(() => {
      const c = copies(rng, dial);
      const [first, second] = [
        [c.w * c.n, beside(rng, c.w * c.n)],
        [c.d, c.d * c.w],
      ] as const;
      const of = (n: number, d: number) => rational(n, d);
      if (!isOnly(first, second, of)) return undefined;
      return {
        key: `${c.w}x${show(c)}`,
        question: `Which is equal to ${c.w} × ${show(c)}?`,
        ...expressions(first, second, (n, d) => ({ text: `${n} × 1/${d}`, value: of(n, d) })),
        explanation: `${show(c)} is ${c.n} × 1/${c.d}. So ${c.w} × ${show(c)} is ${c.w} × ${c.n} = ${c.w * c.n} times 1/${c.d}.`,
      };
    }),
  ),
  wrong: form([2], (rng, dial) =>
    drawn(() => {
      const c = copies(rng, dial);
      const shown = (n: number, d: number) => ({ value: rational(n, d), shown: `${n}/${d}` });
      return diagnosed(rng, `${c.w} × ${show(c)}`, rational(c.w * c.n, c.d), [
        { text: 'The denominator was multiplied too.', ...shown(c.w * c.n, c.w * c.d) },
        { text: 'The numerator was added to the whole number.', ...shown(c.w + c.n, c.d) },
        { text: 'One copy too many was counted.', ...shown((c.w + 1) * c.n, c.d) },
        { text: 'One copy was left out.', ...shown((c.w - 1) * c.n, c.d) },
      ]);
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
      hints: [
        'Write it as a sum of equal fractions.',
        'How many parts are there in all?',
        'The size of the parts does not change.',
      ],
      mends: {
        'multiplied-denominator':
          'If above and below are multiplied, the amount does not change at all. Multiply above only.',
        'added-instead': 'Several copies are a product. Multiply the numerator by the whole number.',
        'one-copy-off': 'The number of copies is off by one. Count them again.',
        'added-whole': 'The whole number was added. It tells how many copies there are.',
        'wrong-number-of-copies': 'Count the equal addends once more.',
      },
    },
  },
  copiesForms,
);

/** Copies of fractions. */
export const fractionCopies: Concept[] = [timesWhole];
