import { numeric, worded } from '../choices.ts';
import { rational } from '../rational.ts';
import { byLevel, range, sampled } from '../templates.ts';
import type { Concept } from '../types.ts';
import { nonZero } from './algebra.ts';
import { polynomial } from './polynomial.ts';

const info = { subject: 'Math', category: 'Algebra' };

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
    const [a, c] = rng.pair(range(2, byLevel(dial, [9, 12, 15])));
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
    prerequisites: ['math.algebra.expand', 'math.roots.square'],
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
    const [a, c] = rng.pair(range(1, byLevel(dial, [4, 5, 7])));
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

/** Equations and inequalities. */
export const equations: Concept[] = [oneStep, twoStep, inequalities, bothSides, systems, quadratics];
