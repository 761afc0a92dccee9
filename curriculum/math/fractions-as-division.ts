import { numeric } from '../choices.ts';
import { gcd, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { mixed, plain } from '../text.ts';
import type { Concept } from '../types.ts';
import { type Fraction, fractionGrid, fractionMath, isGrid, show } from './fractions.ts';
import { beside, drawn } from './middle-forms.ts';

/** Draws a division of small numbers that does not come out even, in lowest terms for the choices. */
function quotient(rng: Rng, level: number): Fraction {
  return drawn(
    () => ({ n: rng.int(2, [12, 20, 30][level] ?? 12), d: rng.int(2, [8, 12, 12][level] ?? 8) }),
    ({ n, d }) => gcd(n, d) === 1,
  );
}

const quotientMistakes = (rng: Rng, { n, d }: Fraction) => ({
  'turned-over': rational(d, n),
  'one-part-off': rational(n + rng.pick([1, -1]), d),
  'subtracted-one': rational(n, d).plus(rng.pick([1, -1])),
});

const sharedKinds = [
  'pizzas',
  'loaves',
  'cakes',
  'liters of juice',
  'meters of rope',
  'pounds of rice',
] as const;

const quotientForms: Forms = {
  quotient: form([0], (rng, { level }) => {
    const f = quotient(rng, level);
    return {
      key: show(f),
      question: `Which fraction is ${f.n} ÷ ${f.d}?`,
      ...fractionGrid(
        f,
        drawn(
          () => ({ n: beside(rng, f.n), d: beside(rng, f.d, { least: 2 }) }),
          (w) => isGrid(f, w),
        ),
        ['one-part-off', 'wrong-divisor'],
      ),
      explanation: `Cut each of ${f.n} wholes into ${f.d} parts. One share gets a part of each: ${f.n} parts of 1/${f.d}, so ${show(f)}.`,
    };
  }),
  shared: form([0, 1], (rng, { level }) => {
    const f = quotient(rng, level);
    const kind = rng.pick(sharedKinds);
    return {
      key: `${kind} ${show(f)}`,
      question: `${f.d} friends share ${f.n} ${kind} equally. How much does each get?`,
      ...numeric(rational(f.n, f.d), quotientMistakes(rng, f), { slip: rational(1, f.d) }),
      explanation: `${f.n} ÷ ${f.d} = ${show(f)}: each gets ${f.n} parts of 1/${f.d}.`,
    };
  }),
  story: form([1, 2], (rng, { level }) => {
    const f = drawn(
      () => quotient(rng, level),
      ({ n, d }) => n > d,
    );
    const kind = rng.pick(sharedKinds);
    return {
      key: `${kind} ${show(f)}`,
      question: `${f.n} ${kind} go into ${f.d} equal portions. How much is one portion, as a mixed number?`,
      ...numeric(rational(f.n, f.d), quotientMistakes(rng, f), { show: mixed, slip: rational(1, f.d) }),
      explanation: `${f.n} ÷ ${f.d} = ${show(f)}. ${f.d} fits ${Math.floor(f.n / f.d) === 1 ? 'once' : `${Math.floor(f.n / f.d)} times`} with ${f.n % f.d} left: ${mixed(rational(f.n, f.d))}.`,
    };
  }),
  between: form([2], (rng, { level }) => {
    const f = drawn(
      () => quotient(rng, Math.max(1, level)),
      ({ n, d }) => n > d,
    );
    const low = Math.floor(f.n / f.d);
    return {
      key: show(f),
      question: `${f.n} pounds of rice go into ${f.d} bags equally. What is the greatest whole number of pounds that is less than the weight of one bag?`,
      ...numeric(low, {
        'gave-next-whole': low + 1,
        'gave-remainder': f.n % f.d,
        'subtracted-numbers': f.n - f.d,
      }),
      explanation: `${low} × ${f.d} = ${low * f.d} and ${low + 1} × ${f.d} = ${(low + 1) * f.d}. ${f.n} lies between, so one bag has between ${low} and ${low + 1} pounds.`,
    };
  }),
  back: form([0, 1, 2], (rng, { level }) => {
    const turned = ({ n, d }: Fraction): Fraction => ({ n: d, d: n });
    const [f, slip] = drawn(
      () => {
        const one = quotient(rng, level);
        // Friends and pies are drawn alike. Otherwise the story of fewer friends would be the right one more often.
        const right = rng.pick([one, turned(one)]);
        const part = rng.pick(['n', 'd'] as const);
        return [right, { ...right, [part]: beside(rng, right[part], { by: 3, least: 2 }) }] as const;
      },
      ([, { n, d }]) => gcd(n, d) === 1,
    );
    const others = [slip, turned(f), turned(slip)];
    const text = ({ n, d }: Fraction): string => `${d} friends share ${n} pies`;
    return {
      key: show(f),
      question: `In which story does each friend get ${show(f)} of a pie?`,
      answer: { text: text(f), worth: text(f) },
      mistakes: others.map((other) => ({
        name: 'wrong-story',
        text: text(other),
        worth: text(other),
        mend: `In this story each friend gets ${plain(rational(other.n, other.d))}.`,
      })),
      explanation: `${show(f)} means ${f.n} ÷ ${f.d}: ${f.n} pies for ${f.d} friends.`,
    };
  }),
};

const asDivision = formed(
  {
    ...fractionMath,
    id: 'math.fractions.as-division',
    title: 'Fractions as division',
    grades: [5, 6],
    objectives: ['See a fraction a/b as a divided by b'],
    keywords: ['fractions as division', 'sharing wholes', 'divide whole numbers into fractions'],
    prerequisites: ['math.fractions.mixed-numbers', 'math.division.remainder'],
    standards: ['5.NF.B.3'],
    teaching: {
      idea: 'A fraction is a division: 3/4 = 3 ÷ 4. If 4 friends share 3 pies, cut each pie into fourths. Each friend gets one fourth of each pie, so 3 fourths.',
      caution: 'What is shared goes above, and the number of shares goes below.',
      hints: [
        'What is shared? It goes above.',
        'Among how many? That goes below.',
        'If there is more than one whole for each, give out wholes first.',
      ],
      mends: {
        'turned-over': 'Above and below are swapped. What is shared goes above.',
        'one-part-off': 'Each whole gives one part to each share. Count the wholes.',
        'wrong-divisor': 'The number of shares goes below.',
        'subtracted-one': 'The wholes are off by one. Check how often the number of shares fits.',
        'gave-next-whole': 'This whole number is already too large. Multiply to check it.',
        'gave-remainder': 'This is what is left over after the wholes are given out.',
        'subtracted-numbers': 'Sharing is division. Do not subtract the numbers.',
      },
    },
  },
  quotientForms,
);

/** Divisions whose results are fractions. */
export const fractionsAsDivision: Concept[] = [asDivision];
