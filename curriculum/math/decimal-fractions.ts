import { crossed, numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { decimal } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { decimalMath } from './decimals.ts';
import { beside, drawn } from './middle-forms.ts';

const denominators = (grade: number, level: number): number[] =>
  grade <= 4 ? [10, 100] : level === 0 ? [2, 4, 5, 10, 20, 50, 100] : [4, 5, 8, 20, 25, 40, 50];

function fractionValue(rng: Rng, { grade, level }: Dial): { n: number; d: number } {
  const d = rng.pick(denominators(grade, level));
  return {
    n: drawn(
      () => rng.int(1, d * (grade <= 4 ? 2 : 3)),
      (n) => n % d !== 0 && n !== d,
    ),
    d,
  };
}

const fractionMistakes = (rng: Rng, { n, d }: { n: number; d: number }) => ({
  'point-wrong': rng.pick([rational(n, d).times(10), rational(n, d).over(10)]),
  slip: rational(beside(rng, n), d),
  'read-as-digits': rational(n, 10 ** `${n}`.length).equals(rational(n, d))
    ? rational(n, 10)
    : rational(n, 10 ** `${n}`.length),
});

const fromForms: Forms = {
  decimal: form([0, 1, 2], (rng, dial) => {
    const f = fractionValue(rng, dial);
    return {
      key: `${f.n}/${f.d}`,
      question: `Which decimal is equal to ${f.n}/${f.d}?`,
      ...numeric(rational(f.n, f.d), fractionMistakes(rng, f), { show: decimal, slip: rational(1, 10) }),
      explanation: fractionWay(f),
    };
  }),
  fraction: form([0, 1], (rng, dial) => {
    const f = drawn(
      () => fractionValue(rng, { ...dial, grade: 4 }),
      ({ n, d }) => d === 10 || n % 10 !== 0,
    );
    const wrong = f.d === 10 ? 100 : 10;
    return {
      key: `${f.n}/${f.d}`,
      question: `Which fraction is equal to ${decimal(rational(f.n, f.d))}?`,
      ...crossed(
        { right: f.n, wrong: beside(rng, f.n), mistake: 'slip' },
        { right: f.d, wrong, mistake: 'point-wrong' },
        (n, d) => `${n}/${d}`,
        (n, d) => `${rational(n, d)}`,
      ),
      explanation: fractionWay(f),
    };
  }),
  sum: form([1, 2], (rng) => {
    const [a, b] = [rng.int(1, 9), rng.int(1, 99)];
    const right = rational(a * 10 + b, 100);
    return {
      key: `${a} ${b}`,
      question: `What is ${a}/10 + ${b}/100?`,
      ...numeric(
        right,
        {
          'added-unlike-parts': rational(a + b, 100),
          slip: rational(a * 10 + beside(rng, b), 100),
          'point-wrong': rng.pick([right.times(10), right.over(10)]),
        },
        {
          show: (r) => (100n % r.d === 0n ? `${r.n * (100n / r.d)}/100` : `${r.n * (1000n / r.d)}/1000`),
          slip: rational(1, 100),
        },
      ),
      explanation: `Write ${a}/10 as ${a * 10}/100. Then ${a * 10}/100 + ${b}/100 = ${a * 10 + b}/100, which is ${decimal(right)}.`,
    };
  }),
  line: form([0, 2], (rng, dial) => {
    const d = dial.level === 2 ? 100 : 10;
    const w = rng.int(0, 9);
    const n = rng.int(1, 9);
    const start = rational(w, d === 10 ? 1 : 10);
    const right = start.plus(rational(n, d));
    return {
      key: `${start} ${d} ${n}`,
      question: `A number line from ${decimal(start)} to ${decimal(start.plus(rational(10, d)))} has 10 equal parts. A point is ${n} ${n === 1 ? 'part' : 'parts'} after ${decimal(start)}. Which number is it?`,
      ...numeric(
        right,
        {
          'counted-marks': right.plus(rational(rng.pick([1, -1]), d)),
          'point-wrong': start.plus(rational(n, d * 10)),
          slip: right.plus(rational(rng.pick([10, -10]), d)),
        },
        { show: decimal, slip: rational(1, d) },
      ),
      explanation: `Each part is ${decimal(rational(1, d))}. ${n} of them after ${decimal(start)} is ${decimal(right)}.`,
      figure: {
        kind: 'number-line',
        from: Number(decimal(start)),
        to: Number(decimal(start.plus(rational(10, d)))),
        step: 1 / d,
        marks: [],
        labels: [start, start.plus(rational(10, d))].map((each) => Number(decimal(each))),
        asked: Number(decimal(right)),
      },
    };
  }),
};

function fractionWay({ n, d }: { n: number; d: number }): string {
  const below = [10, 100, 1000].find((p) => p % d === 0) ?? 1000;
  const k = below / d;
  return k === 1
    ? `The denominator ${d} stands for ${d === 10 ? '1 place' : '2 places'} after the point: ${n}/${d} = ${decimal(rational(n, d))}.`
    : `Write it with the denominator ${below}: ${n} × ${k} = ${n * k} and ${d} × ${k} = ${below}. ${n * k}/${below} = ${decimal(rational(n, d))}.`;
}

const fromFractions = formed(
  {
    ...decimalMath,
    id: 'math.decimals.from-fractions',
    title: 'Fractions as decimals',
    grades: [4, 8],
    objectives: ['Write fractions as decimals and back', 'Find decimals on a number line'],
    keywords: [
      'fractions to decimals',
      'decimals to fractions',
      'converting fractions',
      'decimals on a number line',
      'decimals',
    ],
    prerequisites: ['math.fractions.equivalent', 'math.numbers.place-value'],
    standards: ['4.NF.C.5', '4.NF.C.6', '7.NS.A.2'],
    teaching: {
      idea: 'A decimal is a fraction with the denominator 10, 100 or 1,000. 0.7 is 7/10, and 0.07 is 7/100. Write other fractions with such a denominator first: 2/5 = 4/10 = 0.4.',
      caution: 'The digits of the fraction are not the digits of the decimal: 1/4 is not 0.14.',
      hints: [
        'Can you write it with the denominator 10 or 100?',
        'How many places after the point does that need?',
        'Is the number more or less than 1?',
      ],
      mends: {
        'point-wrong': 'Count the places: tenths need 1 place, hundredths need 2.',
        slip: 'The digits are off. Count the parts once more.',
        'read-as-digits': 'The numerator alone does not give the decimal. Look at the denominator too.',
        'added-unlike-parts': 'Tenths and hundredths are parts of different sizes. Change the tenths first.',
        'counted-marks': 'Start at the left end and count the parts, not the marks.',
      },
    },
  },
  fromForms,
);

/** Decimals and fractions with the same value. */
export const decimalFractions: Concept[] = [fromFractions];
