import { checkedBy } from '../checked.ts';
import { advisedBoth, crossed, numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { polynomial } from './polynomial.ts';
import { nonZero } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Functions' };

/** Asks for the domain of a root. */
function rootDomain(rng: Rng, dial: Dial): Asked {
  const [end, turned] = [nonZero(rng, byLevel(dial, [9, 12, 15])), rng.int(0, 1) === 1];
  const inside = turned ? `${end} - x` : polynomial([-end, 1]);
  return {
    question: `For which x is √(${inside}) a real number?`,
    ...advisedBoth(
      crossed(
        {
          right: end,
          wrong: -end,
          mistake: 'turned-the-sign',
          mend: `At x = ${-end} the number under the root is ${turned ? 2 * end : -2 * end}, not 0.`,
        },
        {
          right: turned ? '≤' : '≥',
          wrong: turned ? '≥' : '≤',
          mistake: 'wrong-side',
          mend: `You took the wrong side; at x = ${turned ? end + 1 : end - 1} the number under the root is -1.`,
        },
        (n, sign) => `x ${sign} ${n}`,
      ),
      `At x = ${-end} the number under the root is not 0, and the inequality sign is wrong, too.`,
    ),
    hints: [
      'What stands under the root must not be negative.',
      'For which x is it exactly 0? On which side of this x is it positive?',
    ],
    explanation: `What is under the root must not be negative: ${inside} ≥ 0, so x ${turned ? '≤' : '≥'} ${end}.`,
  };
}

/** Asks for the values of a parabola. */
function parabolaRange(rng: Rng): Asked {
  const [a, k, h] = [rng.pick([-3, -2, -1, 1, 2, 3]), nonZero(rng, 12), nonZero(rng, 9)];
  const lead = a === 1 ? '' : a === -1 ? '-' : `${a}`;
  const wrong = rng.pick([-k, h].filter((v) => v !== k));
  return {
    question: `Which values can y take if y = ${lead}(x ${h < 0 ? '+' : '-'} ${Math.abs(h)})² ${k < 0 ? '-' : '+'} ${Math.abs(k)}?`,
    ...advisedBoth(
      crossed(
        {
          right: k,
          wrong,
          mistake: 'took-another-number',
          mend: `Where the square is 0, at x = ${h}, y is not ${wrong}; put ${h} in for x.`,
        },
        {
          right: a > 0 ? '≥' : '≤',
          wrong: a > 0 ? '≤' : '≥',
          mistake: 'wrong-side',
          mend: `The number before the square is ${a > 0 ? 'positive' : 'negative'}, so y goes ${a > 0 ? 'up' : 'down'} from there.`,
        },
        (n, sign) => `y ${sign} ${n}`,
      ),
      'Both the number and the inequality sign are wrong; find the y at which the square is 0.',
    ),
    hints: [
      'A square is 0 or positive. For which x is it 0, and what is y there?',
      `The number before the square is ${a < 0 ? 'negative' : 'positive'}. Does y go up or down from there?`,
    ],
    explanation: `The square is never negative, and it is 0 at x = ${h}. There y is ${k}, and all other values are ${a > 0 ? 'greater' : 'less'}: y ${a > 0 ? '≥' : '≤'} ${k}.`,
  };
}

const domain = formed(
  {
    ...info,
    id: 'math.functions.domain',
    title: 'Domain and range',
    grades: [9, 12],
    objectives: ['Find the inputs and the values of a function'],
    keywords: ['domain', 'range of a function', 'domain and range', 'inputs and outputs'],
    prerequisites: ['math.functions.evaluate', 'math.algebra.inequalities'],
    standards: ['HSF.IF.A.1', 'HSF.IF.B.5'],
    teaching: {
      idea:
        'The domain of a function holds all its inputs, and the range holds all its values. A denominator must not be 0, and ' +
        'the number under a square root must not be negative. In a story only sensible inputs count.',
      caution: 'The domain is about x, and the range is about y.',
      mends: {},
    },
  },
  {
    root: form([0, 1, 2], rootDomain),
    values: form([0, 1, 2], parabolaRange),
    story: form([0, 1], (rng) => {
      const [each, n, spare] = [rng.int(3, 12), rng.int(3, 20), rng.int(0, 2)];
      const money = each * n + spare;
      return {
        question: `You have $${money}. A ride costs $${each}, and you take x rides. How many different values can x have, 0 included?`,
        ...numeric(n + 1, {
          'left-out-zero': [n, 'You left out 0 rides; it counts too.'],
          'gave-the-money': [money, 'These are your dollars; find how many rides they pay for.'],
          'rounded-up': [
            n + 2,
            `You counted one ride that you cannot pay for: ${n + 1} rides cost $${each * (n + 1)}.`,
          ],
          'counted-dollars': [money + 1, 'You counted dollars; count the numbers of rides.'],
          'gave-the-price': [each, 'This is the price of a ride; find how many rides you can pay for.'],
        }),
        hints: ['How many rides can you pay for at most?', 'Count all the numbers from 0 up to that one.'],
        explanation: `${money} ÷ ${each} is ${n}${spare > 0 ? `, with $${spare} left` : ''}. So x goes from 0 to ${n}, and these are ${n + 1} numbers.`,
      };
    }),
    largest: form([1, 2], (rng) => {
      const [m, b, low, width] = [nonZero(rng, 6), nonZero(rng, 9), nonZero(rng, 6), rng.int(2, 9)];
      const high = low + width;
      const ends = [m * low + b, m * high + b];
      const most = rng.int(0, 1) === 1;
      const right = most ? Math.max(...ends) : Math.min(...ends);
      return {
        question: `y = ${polynomial([b, m])} has the domain from x = ${low} to x = ${high}. What is its ${most ? 'greatest' : 'least'} value?`,
        ...numeric(
          right,
          {
            'took-the-other-end': [
              most ? Math.min(...ends) : Math.max(...ends),
              `This is the ${most ? 'least' : 'greatest'} value; the question asks for the other end.`,
            ],
            'took-the-constant': [b, 'This is y at x = 0; look at the ends of the domain.'],
            'gave-the-input': [most ? high : low, 'This is an end of the domain; find y there.'],
            'dropped-constant': [right - b, `You left out ${b}; work out the whole expression.`],
            'gave-the-range': [
              Math.abs(m) * width,
              'This is the difference of the values at both ends; the question asks for one of them.',
            ],
          },
          {
            signed: true,
            apart: checkedBy((wrong) => {
              const place = wrong.minus(b).over(m);
              return place.isInteger()
                ? `y at x = ${plain(place)}; the ends of the domain are x = ${low} and x = ${high}`
                : `not y at an end of the domain: the ends are x = ${low} and x = ${high}`;
            }),
          },
        ),
        hints: [
          'The function is linear, so its greatest and least values lie at the ends of the domain.',
          'Put both ends in, and compare the two values of y.',
        ],
        explanation: `At the ends y is ${ends[0]} and ${ends[1]}. The ${most ? 'greatest' : 'least'} is ${right}.`,
      };
    }),
  },
);

/** Domain and range. */
export const domains: Concept[] = [domain];
