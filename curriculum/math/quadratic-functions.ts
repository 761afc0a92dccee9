import { checkedBy } from '../checked.ts';
import { advisedBoth, crossed, numeric } from '../choices.ts';
import type { Rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain } from '../text.ts';
import type { Dial } from '../types.ts';
import { at } from './coordinates.ts';
import { polynomial } from './polynomial.ts';
import { nonZero, operand } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Functions' };

/** Draws two different roots and a factor. */
export function rootsOf(rng: Rng, dial: Dial) {
  const top = byLevel(dial, [9, 9, 9]);
  const [m, d] = [dial.level === 0 ? rng.int(1, top) : nonZero(rng, top), rng.int(1, 9)];
  const n = m + d === 0 ? m + d + 1 : m + d;
  return { m, n, k: dial.level === 2 ? rng.int(2, 4) : 1 };
}

const distance = (x: Rational, y: number): Rational => (x.compare(y) < 0 ? x.minus(y).times(-1) : x.minus(y));

/** Draws a parabola in vertex form. */
function parabola(rng: Rng, dial: Dial) {
  const a = dial.level === 0 ? 1 : rng.pick([-3, -2, -1, 1, 2, 3]);
  return { a, h: nonZero(rng, byLevel(dial, [8, 8, 6])), k: nonZero(rng, byLevel(dial, [12, 12, 20])) };
}

const vertexForm = (a: number, h: number, k: number): string =>
  `${a === 1 ? '' : a === -1 ? '-' : a}(x ${h < 0 ? '+' : '-'} ${Math.abs(h)})² ${k < 0 ? '-' : '+'} ${Math.abs(k)}`;
const long = (a: number, h: number, k: number): string => polynomial([a * h * h + k, -2 * a * h, a]);

function vertex(rng: Rng, dial: Dial, isLong: boolean): Asked {
  const { a, h, k } = parabola(rng, dial);
  return {
    question: `Where is the vertex of y = ${isLong ? long(a, h, k) : vertexForm(a, h, k)}?`,
    ...advisedBoth(
      crossed(
        { right: h, wrong: -h, mistake: 'lost-sign-of-x' },
        {
          right: k,
          wrong: isLong ? (rng.int(0, 1) ? -k : k + a * h * h) || 2 * k : -k,
          mistake: 'wrong-height',
        },
        at,
      ),
      'Both numbers are wrong; find the x at which the square is 0, and then y.',
    ),
    hints: isLong
      ? [
          a === 1
            ? `Complete the square: half of ${-2 * h} stands beside x in the brackets.`
            : `Take ${a} out of the first two terms. Then complete the square with half of the number before x.`,
          'For which x is the square 0? What is y there?',
        ]
      : ['The vertex is where the square is 0. For which x is that?', 'What is y for this x?'],
    explanation: isLong
      ? `The vertex form is ${vertexForm(a, h, k)}. The square is 0 at x = ${h}, and there y = ${k}.`
      : `The square is never negative, and it is 0 at x = ${h}. There y is ${k}, so the vertex is ${at(h, k)}.`,
  };
}

/** Quadratic functions. */
export const quadraticFunctions = formed(
  {
    ...info,
    id: 'math.functions.quadratic',
    title: 'Quadratic functions',
    grades: [9, 12],
    objectives: ['Read vertex, axis and zeros from the forms of a quadratic function'],
    keywords: [
      'quadratic functions',
      'parabola',
      'vertex',
      'vertex form',
      'completing the square',
      'axis of symmetry',
    ],
    prerequisites: ['math.algebra.quadratics', 'math.functions.evaluate'],
    standards: ['HSF.IF.C.7', 'HSF.IF.C.8', 'HSA.SSE.B.3', 'HSF.BF.B.3'],
    teaching: {
      idea:
        'The graph of a quadratic function is a parabola. The vertex form a(x - h)² + k shows its vertex (h, k), since the ' +
        'square is least at x = h. The factored form shows the zeros, and the axis lies in the middle of them.',
      caution: 'In (x - h)² the vertex is at x = +h, so the sign changes.',
      trap: 'lost-sign-of-x',
      mends: {
        'lost-sign-of-x': 'The x of the vertex has the wrong sign; for this x the square is not 0.',
        'wrong-height': 'The y of the vertex is wrong; put its x into the equation to find it.',
        'forgot-to-halve':
          'You added the zeros and did not halve; the vertex lies in the middle between them.',
        'lost-sign': 'The size is right, but the sign is not; check it.',
      },
    },
  },
  {
    vertex: form([0, 1], (rng, dial) => vertex(rng, dial, false)),
    complete: form([1, 2], (rng, dial) => vertex(rng, dial, true)),
    axis: form([0, 1, 2], (rng, dial) => {
      const { m, n } = rootsOf(rng, { ...dial, level: 1 });
      const end = (m + n) % 2 === 0 ? n : n + 1 || 2;
      const last = (m + end) % 2 === 0 ? end : end + 1;
      const middle = (m + last) / 2;
      return {
        question: `A parabola meets the x-axis at ${m} and ${last}. At which x is its vertex?`,
        ...numeric(
          middle,
          {
            'forgot-to-halve': m + last,
            'lost-sign': -middle,
            'took-half-the-distance': [
              (last - m) / 2,
              'This is half of the distance between the zeros; go that far from one of them.',
            ],
            'took-a-zero': [last, 'This is a zero; the vertex lies in the middle of both zeros.'],
            'took-the-distance': [
              last - m,
              'This is the distance between the zeros; the vertex lies in the middle of them.',
            ],
          },
          {
            signed: true,
            apart: checkedBy(
              (wrong) =>
                `not the middle: the zeros are ${plain(distance(wrong, m))} and ${plain(distance(wrong, last))} away from it`,
            ),
          },
        ),
        hints: [
          'A parabola is symmetric. Where does its axis lie between the two zeros?',
          'Add both zeros and halve the sum.',
        ],
        explanation: `The axis lies in the middle of the zeros: (${m} + ${operand(last)}) ÷ 2 = ${middle}.`,
      };
    }),
    shift: form([0, 1, 2], (rng) => {
      const [h, k] = [nonZero(rng, 9), nonZero(rng, 9)];
      return {
        question: `The graph of y = x² moves ${Math.abs(h)} ${h > 0 ? 'right' : 'left'} and ${Math.abs(k)} ${k > 0 ? 'up' : 'down'}. What is its new equation?`,
        ...advisedBoth(
          crossed(
            {
              right: h,
              wrong: -h,
              mistake: 'mixed-up-shift',
              mend: `Here the square is 0 at x = ${-h}; after the move it must be 0 at x = ${h}.`,
            },
            {
              right: k,
              wrong: -k,
              mistake: 'wrong-height-of-shift',
              mend: `A move ${k > 0 ? 'up adds' : 'down subtracts'} ${Math.abs(k)} at the end.`,
            },
            (x, y) => `y = ${vertexForm(1, x, y)}`,
          ),
          `Here the vertex is ${at(-h, -k)}; it must be ${at(h, k)}.`,
        ),
        hints: [
          'The vertex of y = x² is (0, 0). Where does it go?',
          'The square must be 0 at the x of the new vertex. What must be added to it to get the new y?',
        ],
        explanation: `The vertex moves from (0, 0) to (${h}, ${k}). The square must be 0 at x = ${h}, and y must be ${k} there: y = ${vertexForm(1, h, k)}.`,
      };
    }),
    extreme: form([2], (rng, dial) => {
      const { a, h, k } = parabola(rng, dial);
      return {
        question: `What is the ${a > 0 ? 'least' : 'greatest'} value of ${long(a, h, k)}?`,
        ...numeric(
          k,
          {
            'lost-sign': -k,
            'took-the-constant': [a * h * h + k, 'This is the value at x = 0; find the value at the vertex.'],
            'gave-the-place': [h, 'This is the x of the vertex; the question asks for the value there.'],
            'took-the-other-side': [
              4 * a * h * h + k,
              `This is the value at x = ${-h}; the vertex is at another x.`,
            ],
            'took-the-next-place': [a + k, `This is the value at x = ${h + 1}; the vertex is at another x.`],
          },
          {
            signed: true,
            apart: checkedBy(() => `not the value at x = ${h}, where the vertex is`),
          },
        ),
        hints: [
          `Complete the square to find the x of the vertex${a === 1 ? '' : ', after taking out the number in front of x²'}.`,
          'Put this x into the expression.',
        ],
        explanation: `Completing the square gives ${vertexForm(a, h, k)}. The square is 0 at x = ${h}, so the ${a > 0 ? 'least' : 'greatest'} value is ${k}.`,
      };
    }),
  },
);
