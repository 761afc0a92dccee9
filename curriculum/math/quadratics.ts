import { crossed, numeric } from '../choices.ts';
import { nearBy, sometimes } from '../near-values.ts';
import type { Rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { checkedBy } from './checked.ts';
import { at } from './coordinates.ts';
import { polynomial } from './polynomial.ts';
import { nonZero, operand } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Algebra' };

/** Draws two different roots and a factor. */
function rootsOf(rng: Rng, dial: Dial) {
  const top = byLevel(dial, [9, 9, 9]);
  const [m, d] = [dial.level === 0 ? rng.int(1, top) : nonZero(rng, top), rng.int(1, 9)];
  const n = m + d === 0 ? m + d + 1 : m + d;
  return { m, n, k: dial.level === 2 ? rng.int(2, 4) : 1 };
}

const both = (x: number, y: number): string => `x = ${Math.min(x, y)} or x = ${Math.max(x, y)}`;

/** Returns a wrong root: the opposite or a number beside it, but not the other root. */
const wrongRoot = (rng: Rng, own: number, other: number): number =>
  rng.pick([-own, own + 1, own - 1, own + 2].filter((v) => v !== own && v !== other));

function solve(rng: Rng, dial: Dial): Asked {
  const { m, n, k } = rootsOf(rng, dial);
  const w = wrongRoot(rng, m, n);
  const others = [-n, n + 1, n - 1, n + 2, n - 2].filter((v) => v !== n && v !== m && v !== w);
  const other = rng.pick(others);
  const fails = (x: number): string => `Put x = ${x} in: the left side is ${k * (x - m) * (x - n)}, not 0.`;
  const { answer, mistakes } = crossed(
    { right: m, wrong: w, mistake: 'wrong-root', mend: fails(w) },
    { right: n, wrong: other, mistake: 'wrong-other-root', mend: fails(other) },
    both,
  );
  return {
    question: `Solve ${polynomial([k * m * n, -k * (m + n), k])} = 0.`,
    answer,
    mistakes,
    hints: [
      k > 1
        ? 'Divide by the common factor of all three numbers first.'
        : 'Write the left side as a product of two factors with x.',
      `Look for two numbers whose product is ${m * n} and whose sum is ${-(m + n)}. They stand in the factors, and the solutions are their opposites.`,
    ],
    explanation: `It factors as ${k > 1 ? k : ''}(${polynomial([-m, 1])})(${polynomial([-n, 1])}) = 0. A product is 0 if a factor is 0: ${both(m, n)}.`,
  };
}

/** Asks for the number of real solutions, by the discriminant. */
function countRoots(rng: Rng): Asked {
  const right = rng.int(0, 2);
  const a = rng.int(1, 3);
  const [b, c] =
    right === 1
      ? [2 * a * nonZero(rng, 4), 0]
      : [nonZero(rng, 8), right === 0 ? rng.int(17, 30) : -rng.int(1, 12)];
  const last = right === 1 ? (b * b) / (4 * a) : c;
  const texts = ['none', 'exactly one', 'exactly two'];
  const option = (i: number) => ({ text: texts[i] ?? '', worth: texts[i] ?? '' });
  const value = b * b - 4 * a * last;
  return {
    question: `How many real solutions does ${polynomial([last, b, a])} = 0 have?`,
    answer: option(right),
    mistakes: [0, 1, 2]
      .filter((i) => i !== right)
      .map((i) => ({
        name: 'misread-the-discriminant',
        ...option(i),
        mend: `The discriminant is ${value}; ${value < 0 ? 'a negative number has no real root' : value === 0 ? 'its root is 0, which gives one solution' : 'it is positive, and adding and subtracting its root gives two solutions'}.`,
      })),
    hints: [
      `Work out the discriminant b² - 4ac with a = ${a}, b = ${b} and c = ${last}.`,
      'Is it positive, zero or negative? The formula adds and subtracts its root.',
    ],
    explanation: `The discriminant b² - 4ac is ${b * b} - 4 × ${a} × ${operand(last)} = ${value}. It is ${value < 0 ? 'negative' : value === 0 ? 'zero' : 'positive'}, so there ${right === 1 ? 'is one real solution' : `are ${right === 0 ? 'no' : 'two'} real solutions`}.`,
  };
}

const quadraticEquations = formed(
  {
    ...info,
    id: 'math.algebra.quadratics',
    title: 'Quadratic equations',
    grades: [9, 12],
    objectives: ['Solve a quadratic equation by factoring'],
    keywords: [
      'quadratic equations',
      'quadratics',
      'factoring',
      'roots of a quadratic',
      'quadratic formula',
      'discriminant',
    ],
    prerequisites: ['math.algebra.expand', 'math.roots.square'],
    standards: ['HSA.REI.B.4', 'HSA.SSE.B.3'],
    teaching: {
      idea:
        'A product is zero only if a factor is zero. So write the quadratic as a product of two factors and read off both ' +
        'solutions. In x² + bx + c look for two numbers with the sum b and the product c. The formula always works.',
      caution: '(x - 3) is zero at x = 3, not at -3. Do not lose the second solution.',
      mends: {
        'lost-sign': 'The size is right, but the sign is not; put it in for x and check.',
      },
    },
  },
  {
    solve: form([0, 1, 2], solve),
    claim: form([0], solve, 'claimed'),
    other: form([0, 1, 2], (rng, dial) => {
      const { m, n } = rootsOf(rng, dial);
      return {
        question: `One solution of ${polynomial([m * n, -(m + n), 1])} = 0 is x = ${m}. What is the other?`,
        ...numeric(
          n,
          {
            ...nearBy(rng, n, 1, (wrong) =>
              wrong.equals(m)
                ? 'This is the known solution; find the other one.'
                : `Put x = ${wrong} in: the left side is ${wrong.minus(m).times(wrong.minus(n))}, not 0.`,
            ),
            'lost-sign': -n,
            ...(m + n !== 0 && {
              'turned-the-known': [
                -m,
                'This is the known solution with another sign; put it in for x and check.',
              ] as const,
            }),
            ...sometimes(rng, {
              'gave-the-product': [
                m * n,
                'This is the product of both solutions; divide it by the known one.',
              ],
              'used-the-wrong-sum': [
                -(m + n) - m,
                `The sum of both solutions is ${m + n}; you used ${-(m + n)}, the number before x.`,
              ],
              'gave-the-sum': [m + n, 'This is the sum of both solutions; take the known one away.'],
            }),
          },
          {
            signed: true,
            apart: checkedBy(
              n,
              (wrong) =>
                `not a solution: for x = ${wrong} the left side is ${wrong.minus(m).times(wrong.minus(n))}`,
            ),
          },
        ),
        hints: [
          `The plain number ${m * n} is the product of both solutions.`,
          `By which number must ${m} be multiplied to give it?`,
        ],
        explanation: `The product of both solutions is ${m * n}. ${m * n} ÷ ${operand(m)} = ${n}.`,
      };
    }),
    count: form([1, 2], countRoots),
  },
);

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
    ...crossed(
      { right: h, wrong: -h, mistake: 'lost-sign-of-x' },
      {
        right: k,
        wrong: isLong ? (rng.int(0, 1) ? -k : k + a * h * h) || 2 * k : -k,
        mistake: 'wrong-height',
      },
      at,
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

const forms = formed(
  {
    ...info,
    category: 'Functions',
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
              middle,
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
        ...crossed(
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
            apart: checkedBy(k, () => `not the value at x = ${h}, where the vertex is`),
          },
        ),
        hints: [
          `Complete the square to find the x of the vertex${a === 1 ? '' : `, after taking out ${a}`}.`,
          'Put this x into the expression.',
        ],
        explanation: `Completing the square gives ${vertexForm(a, h, k)}. The square is 0 at x = ${h}, so the ${a > 0 ? 'least' : 'greatest'} value is ${k}.`,
      };
    }),
  },
);

/** Quadratic equations and functions. */
export const quadratics: Concept[] = [quadraticEquations, forms];
