import { numeric, worded } from '../choices.ts';
import { byLevel, range, sampled } from '../concept.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { plain } from '../text.ts';
import type { Concept } from '../types.ts';
import { polynomial } from './expression.ts';

const info = { subject: 'Math', category: 'Algebra' };

/** A whole number in a range, but not 0 */
function nonZero(rng: Rng, top: number): number {
  return rng.int(1, top) * (rng.int(0, 1) ? 1 : -1);
}

const evaluate = sampled(
  {
    ...info,
    id: 'math.algebra.evaluate',
    title: 'Evaluating expressions',
    grades: [6, 9],
    objectives: ['Put a number in for a variable'],
    keywords: ['algebra', 'expressions', 'evaluate expressions', 'variables', 'substitution'],
    prerequisites: ['math.arithmetic.order-of-operations'],
  },
  (rng, dial) => {
    const [a, b, x] = [
      rng.int(2, 12),
      rng.int(1, 20),
      byLevel(dial, [rng.int(2, 12), nonZero(rng, 9), nonZero(rng, 9)]),
    ];
    const square = dial.level === 2;
    const minus = rng.int(0, 1) === 1;
    const first = square ? a * x * x : a * x;
    const answer = minus ? first - b : first + b;
    return {
      key: `${a} ${square ? 'x²' : 'x'} ${minus ? '-' : '+'} ${b} at ${x}`,
      question: `What is ${a}x${square ? '²' : ''} ${minus ? '-' : '+'} ${b} when x = ${x}?`,
      ...numeric(
        answer,
        {
          'put-digits-side-by-side': Math.sign(x) * (a * 10 + Math.abs(x)) + (minus ? -b : b),
          'inverted-operation': minus ? first + b : first - b,
          'added-before-multiplying': a * (x + (minus ? -b : b)),
          'squared-the-product': square ? (a * x) ** 2 + (minus ? -b : b) : a + x + b,
        },
        { signed: true },
      ),
      explanation: `Put ${x} in for x: ${a} × ${square ? `${x * x}` : `${x}`.replace(/^-.*/, '($&)')} ${minus ? '-' : '+'} ${b} = ${answer}.`,
    };
  },
);

const oneStep = sampled(
  {
    ...info,
    id: 'math.algebra.one-step',
    title: 'One-step equations',
    grades: [6, 8],
    objectives: ['Solve an equation with one inverse operation'],
    keywords: ['equations', 'one step equations', 'solve for x', 'algebra', 'solving equations'],
    prerequisites: ['math.algebra.evaluate'],
  },
  (rng, dial) => {
    const top = byLevel(dial, [30, 60, 90]);
    const [x, b] = [
      dial.level === 2 ? nonZero(rng, top) : rng.int(2, top),
      rng.int(2, byLevel(dial, [30, 50, 60])),
    ];
    const forms = [
      { text: `x + ${b} = ${x + b}`, way: `Subtract ${b} from both sides`, wrong: x + 2 * b },
      { text: `x - ${b} = ${x - b}`, way: `Add ${b} to both sides`, wrong: x - 2 * b },
      { text: `${b}x = ${b * x}`, way: `Divide both sides by ${b}`, wrong: b * x - b },
      { text: `x/${b} = ${x}`, way: `Multiply both sides by ${b}`, wrong: x - b, answer: x * b },
    ];
    const form = rng.pick(forms);
    const answer = form.answer ?? x;
    return {
      key: form.text,
      question: `Solve for x: ${form.text}`,
      ...numeric(
        answer,
        {
          'used-same-operation': form.wrong,
          'gave-the-other-number': b,
          'lost-sign': -answer,
          'one-off': answer + 1,
        },
        { signed: dial.level === 2 },
      ),
      explanation: `${form.way}: x = ${answer}.`,
    };
  },
);

const twoStep = sampled(
  {
    ...info,
    id: 'math.algebra.two-step',
    title: 'Two-step equations',
    grades: [7, 9],
    objectives: ['Undo two operations in the right order'],
    keywords: ['two step equations', 'equations', 'solve for x', 'algebra', 'linear equations'],
    prerequisites: ['math.algebra.one-step'],
  },
  (rng, dial) => {
    const [a, b] = [rng.int(2, byLevel(dial, [9, 12, 15])), rng.int(1, 30)];
    const x = byLevel(dial, [rng.int(1, 20), nonZero(rng, 20), nonZero(rng, 30)]);
    const minus = rng.int(0, 1) === 1;
    const c = minus ? a * x - b : a * x + b;
    return {
      key: `${a}x${minus ? '-' : '+'}${b}=${c}`,
      question: `Solve for x: ${a}x ${minus ? '-' : '+'} ${b} = ${c}`,
      ...numeric(
        x,
        {
          'inverted-first-step': rational(minus ? c - b : c + b, a).round(),
          'forgot-to-divide': a * x,
          'subtracted-coefficient': a * x - a,
          'forgot-first-step': rational(c, a).round(),
        },
        { signed: true },
      ),
      explanation: `${minus ? 'Add' : 'Subtract'} ${b}: ${a}x = ${a * x}. Divide by ${a}: x = ${x}.`,
    };
  },
);

const bothSides = sampled(
  {
    ...info,
    id: 'math.algebra.both-sides',
    title: 'Variables on both sides',
    grades: [8, 10],
    objectives: ['Collect variables on one side and solve'],
    keywords: [
      'variables on both sides',
      'equations',
      'linear equations',
      'multi step equations',
      'solve for x',
    ],
    prerequisites: ['math.algebra.two-step'],
  },
  (rng, dial) => {
    const [a, c] = rng.sample(range(2, byLevel(dial, [9, 12, 15])), 2) as [number, number];
    const [b, x] = [nonZero(rng, 20), byLevel(dial, [rng.int(1, 12), nonZero(rng, 12), nonZero(rng, 20)])];
    const d = a * x + b - c * x;
    return {
      key: `${a}x+${b}=${c}x+${d}`,
      question: `Solve for x: ${polynomial([b, a])} = ${polynomial([d, c])}`,
      ...numeric(
        x,
        {
          'added-the-x-terms': rational(d - b, a + c).round(),
          'lost-sign': -x,
          'added-the-numbers': rational(d + b, a - c).round(),
          'forgot-to-divide': d - b,
        },
        { signed: true },
      ),
      explanation: `Collect: ${polynomial([0, a - c])} = ${d - b}. Then x = ${x}.`,
    };
  },
);

const inequalities = sampled(
  {
    ...info,
    id: 'math.algebra.inequalities',
    title: 'Inequalities',
    grades: [7, 10],
    objectives: ['Solve linear inequalities and turn the sign when dividing by a negative'],
    keywords: ['inequalities', 'greater than', 'solve inequalities', 'linear inequalities'],
    prerequisites: ['math.algebra.two-step'],
  },
  (rng, dial) => {
    const a = dial.level === 0 ? rng.int(2, 9) : nonZero(rng, 9) * 2;
    const [b, x] = [nonZero(rng, 20), nonZero(rng, 15)];
    const sign = rng.pick(['<', '>']);
    const turned = sign === '<' ? '>' : '<';
    const right = a < 0 ? turned : sign;
    const show = (s: string, v: number): string => `x ${s} ${v}`;
    return {
      key: `${a} ${b} ${sign} ${a * x + b}`,
      question: `Solve: ${polynomial([b, a])} ${sign} ${a * x + b}`,
      ...worded(show(right, x), {
        'wrong-direction': show(right === '<' ? '>' : '<', x),
        'lost-sign': show(right, -x),
        'lost-sign-and-direction': show(right === '<' ? '>' : '<', -x),
        'one-off': show(right, x + 1),
      }),
      explanation: `${polynomial([0, a])} ${sign} ${a * x}. Divide by ${a}${a < 0 ? ' and turn the sign' : ''}: ${show(right, x)}.`,
    };
  },
);

const expand = sampled(
  {
    ...info,
    id: 'math.algebra.expand',
    title: 'Multiplying binomials',
    grades: [8, 11],
    objectives: ['Expand a product of two binomials'],
    keywords: ['expand', 'foil', 'binomials', 'multiplying polynomials', 'distributive property'],
    prerequisites: ['math.algebra.evaluate'],
  },
  (rng, dial) => {
    const top = byLevel(dial, [15, 15, 20]);
    const k = byLevel(dial, [1, rng.int(1, 3), rng.int(2, 5)]);
    const [a, b] = [nonZero(rng, top), nonZero(rng, top)];
    const [low, middle] = [a * b, k * b + a];
    const ordered = k === 1 ? [a, b].sort((x, y) => x - y) : [a, b];
    return {
      key: `(${k}x+${ordered[0]})(x+${ordered[1]})`,
      question: `Expand (${polynomial([a, k])})(${polynomial([b, 1])}).`,
      ...worded(polynomial([low, middle, k]), {
        'forgot-middle-term': polynomial([low, 0, k]),
        'multiplied-for-middle-term': polynomial([middle, low, k]),
        'lost-sign-of-middle-term': polynomial([low, -middle, k]),
        'lost-sign-of-last-term': polynomial([-low, middle, k]),
        'off-in-middle-term': polynomial([low, middle + 1, k]),
      }),
      explanation: `Multiply each term with each: the middle term is ${polynomial([0, middle])} and the last is ${low}.`,
    };
  },
);

const quadratics = sampled(
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
      'parabola',
      'quadratic formula',
    ],
    prerequisites: ['math.algebra.expand'],
  },
  (rng, dial) => {
    const top = byLevel(dial, [40, 40, 40]);
    const [m, n] = [
      byLevel(dial, [rng.int(1, top), nonZero(rng, 25), nonZero(rng, 25)]),
      byLevel(dial, [rng.int(1, top), nonZero(rng, 25), nonZero(rng, 25)]),
    ];
    const k = byLevel(dial, [1, 1, rng.int(2, 4)]);
    const show = (x: number, y: number): string =>
      x === y ? `x = ${x}` : `x = ${Math.min(x, y)} or x = ${Math.max(x, y)}`;
    return {
      key: `${k}(x-${Math.min(m, n)})(x-${Math.max(m, n)})`,
      question: `Solve ${polynomial([k * m * n, -k * (m + n), k])} = 0.`,
      ...worded(show(m, n), {
        'lost-signs': show(-m, -n),
        'lost-one-sign': show(-m, n),
        'lost-other-sign': show(m, -n),
        'one-off': show(m + 1, n),
        'other-one-off': show(m, n - 1),
      }),
      explanation: `It factors as ${k > 1 ? k : ''}(${polynomial([-m, 1])})(${polynomial([-n, 1])}) = 0. So ${show(m, n)}.`,
    };
  },
);

const systems = sampled(
  {
    ...info,
    id: 'math.algebra.systems',
    title: 'Systems of equations',
    grades: [8, 12],
    objectives: ['Solve two linear equations in two unknowns'],
    keywords: [
      'systems of equations',
      'simultaneous equations',
      'two unknowns',
      'elimination',
      'substitution',
    ],
    prerequisites: ['math.algebra.both-sides'],
  },
  (rng, dial) => {
    const [x, y] = byLevel(dial, [
      [rng.int(1, 12), rng.int(1, 12)],
      [nonZero(rng, 9), nonZero(rng, 9)],
      [nonZero(rng, 12), nonZero(rng, 12)],
    ] as const);
    const [a, c] = rng.sample(range(1, byLevel(dial, [4, 5, 7])), 2) as [number, number];
    const [b, d] = byLevel(dial, [
      [1, -1],
      [1, rng.int(-3, -1)],
      [rng.int(1, 5), rng.int(-5, -1)],
    ] as const);
    const line = (p: number, q: number): string =>
      `${polynomial([0, p])} ${q < 0 ? '-' : '+'} ${polynomial([0, Math.abs(q)], 'y')} = ${p * x + q * y}`;
    const show = (u: number, v: number): string => `x = ${u}, y = ${v}`;
    return {
      key: `${line(a, b)}; ${line(c, d)}`,
      question: `Solve the system: ${line(a, b)} and ${line(c, d)}.`,
      ...worded(show(x, y), {
        'swapped-unknowns': show(y, x),
        'lost-sign-of-y': show(x, -y),
        'lost-sign-of-x': show(-x, y),
        'one-off': show(x + 1, y - 1),
        'other-one-off': show(x - 1, y),
      }),
      explanation: `Put the values in: both equations hold for ${show(x, y)}.`,
    };
  },
);

const slope = sampled(
  {
    ...info,
    id: 'math.algebra.slope',
    title: 'Slope of a line',
    grades: [8, 11],
    objectives: ['Find the slope through two points'],
    keywords: ['slope', 'gradient', 'linear functions', 'lines', 'rise over run'],
    prerequisites: ['math.geometry.coordinates'],
  },
  (rng, dial) => {
    const top = byLevel(dial, [9, 12, 15]);
    const [x1, y1, x2, y2] = [rng.int(-top, top), rng.int(-top, top), rng.int(-top, top), rng.int(-top, top)];
    const run = x2 === x1 ? 1 : x2 - x1;
    const rise = y2 - y1;
    const end = x1 + run;
    const answer = rational(rise, run);
    return {
      key: `slope ${[
        [x1, y1],
        [end, y2],
      ]
        .sort(([p = 0], [q = 0]) => p - q)
        .join(' ')}`,
      question: `What is the slope of the line through (${x1}, ${y1}) and (${end}, ${y2})?`,
      ...numeric(
        answer,
        {
          'inverted-fraction': rise === 0 ? run : rational(run, rise),
          'lost-sign': answer.times(-1),
          'added-instead': x1 + end === 0 ? rise : rational(y1 + y2, x1 + end),
          'gave-rise-only': rise,
        },
        { signed: true },
      ),
      explanation: `Slope = rise ÷ run = ${rise} ÷ ${run} = ${plain(answer)}.`,
      figure: {
        kind: 'coordinate-grid',
        points: [
          { x: x1, y: y1 },
          { x: end, y: y2 },
        ],
        line: true,
      },
    };
  },
);

/** Expressions and equations. */
export const algebra: Concept[] = [
  evaluate,
  oneStep,
  twoStep,
  inequalities,
  bothSides,
  slope,
  expand,
  systems,
  quadratics,
];
