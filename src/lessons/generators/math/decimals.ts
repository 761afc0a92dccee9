import { crossed } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Form, formed, range } from '../templates.ts';
import { alternatives, decimal } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { drawn } from './middle-forms.ts';

export const decimalMath = { subject: 'Math', category: 'Decimals' };

/** Draws a decimal with exactly the given number of places: its last digit is not 0. */
export function decimalNumber(rng: Rng, places: number, top: number): Rational {
  const n = rng.int(2, top * 10 ** places - 1);
  return rational(n % 10 === 0 ? n + 1 : n, 10 ** places);
}

export const places = ['ones', 'tenths', 'hundredths', 'thousandths'] as const;

/** Number of places of a grade: hundredths in grade 4, thousandths later. */
export const placesAt = ({ grade, level }: Dial, rng: Rng): number =>
  rng.int(1, grade <= 4 ? 2 : level === 0 ? 2 : 3);

/** Draws four different decimals of one whole number, of different lengths. */
function closeDecimals(rng: Rng, dial: Dial): Rational[] {
  const base = rng.int(0, [9, 20, 60][dial.level] ?? 9);
  return drawn(
    () => range(1, 4).map(() => rational(base).plus(decimalNumber(rng, placesAt(dial, rng), 1))),
    (all) => new Set(all.map(String)).size === 4,
  );
}

const orderWay = (all: readonly Rational[]): string =>
  `Compare place by place from the left. In order: ${all.map((r) => decimal(r)).join(', ')}.`;

const compareForms: Record<'extreme' | 'sign' | 'between' | 'reason', Form> = {
  extreme: (rng, dial) => {
    const all = closeDecimals(rng, dial);
    const isMost = rng.int(0, 1) === 1;
    const ascending = all.toSorted((x, y) => x.compare(y));
    const right = ascending.at(isMost ? -1 : 0) ?? rational(0);
    return {
      key: `${isMost} ${ascending.join(' ')}`,
      question: `Which number is the ${isMost ? 'greatest' : 'least'}: ${alternatives(rng.shuffle(all).map((r) => decimal(r)))}?`,
      answer: { text: decimal(right), worth: `${right}` },
      mistakes: all
        .filter((r) => r !== right)
        .map((r) => ({ name: 'longer-is-larger', text: decimal(r), worth: `${r}` })),
      explanation: orderWay(ascending),
    };
  },
  sign: (rng, dial) => {
    const [first = rational(0), b = rational(1)] = closeDecimals(rng, dial);
    const isEqual = rng.int(0, 2) === 0;
    // Leaves a place for the zero.
    const a = isEqual ? first.round(dial.grade <= 4 ? 1 : 2) : first;
    const texts = isEqual
      ? rng.shuffle([decimal(a), `${decimal(a)}${decimal(a).includes('.') ? '0' : '.0'}`])
      : [decimal(a), decimal(b)];
    const sign = isEqual ? '=' : a.compare(b) < 0 ? '<' : '>';
    return {
      key: texts.join(' '),
      question: `Which sign goes in the box? ${texts.join(' □ ')}`,
      answer: { text: sign, worth: sign },
      mistakes: ['<', '=', '>']
        .filter((s) => s !== sign)
        .map((s) => ({ name: 'took-wrong-sign', text: s, worth: s })),
      explanation: isEqual
        ? 'A zero at the end of a decimal does not change it.'
        : orderWay([a, b].sort((x, y) => x.compare(y))),
    };
  },
  between: (rng, dial) => {
    const step = rational(1, dial.grade <= 4 ? 10 : rng.pick([10, 100]));
    const low = step.times(rng.int(1, 90));
    const at = (n: number): Rational => low.plus(step.over(10).times(n));
    const right = rng.int(1, 9);
    const wrong = drawn(
      () =>
        rng.sample(
          [...range(-19, -1), ...range(11, 29)].filter((n) => n % 10 !== 0 && at(n).n > 0n),
          3,
        ),
      (all) => all.length === 3,
    );
    return {
      key: `${low} ${step}`,
      question: `Which number lies between ${decimal(low)} and ${decimal(at(10))}?`,
      answer: { text: decimal(at(right)), worth: `${at(right)}` },
      mistakes: wrong.map((n) => ({ name: 'outside-of-both', text: decimal(at(n)), worth: `${at(n)}` })),
      explanation: `Write one more place: from ${decimal(low)}0 to ${decimal(at(10))}${at(10).isInteger() ? '.00' : '0'} there are 9 numbers between. ${decimal(at(right))} is one of them.`,
    };
  },
  reason: (rng, dial) => {
    const { a, b } = drawn(() => {
      const [x, y] = closeDecimals(rng, { ...dial, level: 0 });
      return x && y && tenths(x) !== tenths(y) ? { a: x, b: y } : undefined;
    });
    const [greater, lesser] = a.compare(b) > 0 ? [a, b] : [b, a];
    return {
      key: [decimal(greater), decimal(lesser)].join(' '),
      question: `Which is greater, ${[a, b].map((r) => decimal(r)).join(' or ')}, and why?`,
      ...crossed(
        { right: greater, wrong: lesser, mistake: 'took-the-lesser' },
        {
          right: `${tenths(greater)} tenths are more than ${tenths(lesser)} tenths`,
          wrong: `${tenths(lesser)} tenths are more than ${tenths(greater)} tenths`,
          mistake: 'longer-is-larger',
        },
        (r, why) =>
          `It is ${decimal(r)}, since ${why}`
            .replace(/\b1 tenths are/, '1 tenth is')
            .replace(/\b1 tenths/, '1 tenth'),
      ),
      explanation: `The ones are alike, so look at the tenths: ${tenths(greater)} is more than ${tenths(lesser)}.`,
    };
  },
};

/** Returns the digit of the tenths. */
const tenths = (r: Rational): number => Number((r.n * 10n) / r.d) % 10;

const compare = formed(
  {
    ...decimalMath,
    id: 'math.decimals.compare',
    title: 'Comparing decimals',
    grades: [4, 6],
    objectives: ['Order decimals with different numbers of places'],
    keywords: ['comparing decimals', 'ordering decimals', 'greatest decimal', 'decimals'],
    prerequisites: ['math.numbers.place-value'],
    standards: ['4.NF.C.7', '5.NBT.A.3'],
    teaching: {
      idea: 'Compare decimals place by place from the left: ones, tenths, hundredths. The first place that differs decides. 0.5 is 5 tenths, which is 50 hundredths, so it is more than 0.27.',
      caution: 'A longer decimal is not always greater: 0.27 is less than 0.5.',
      hints: [
        'Write the numbers below each other, point below point.',
        'Fill up with zeros at the end.',
        'Find the first place where they differ.',
      ],
      mends: {
        'longer-is-larger': 'The number of digits does not decide. Look at the tenths first.',
        'took-wrong-sign':
          'Compare the tenths first. The small end of the sign points to the smaller number.',
        'outside-of-both': 'Write all with the same number of places. This number is not between them.',
        'took-the-lesser': 'Compare the tenths: this number has fewer.',
      },
    },
  },
  compareForms,
  [
    ['extreme', 'sign', 'between'],
    ['extreme', 'sign', 'between', 'reason'],
    ['extreme', 'between', 'reason'],
  ],
);

/** Decimals in their order. */
export const decimals: Concept[] = [compare];
