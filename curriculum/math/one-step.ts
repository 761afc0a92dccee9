import { checkedBy } from '../checked.ts';
import { numeric, type WrongNumber } from '../choices.ts';
import type { Rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { drawn } from './middle-forms.ts';
import { nonZero } from './upper-forms.ts';

/** Equation with one operation: b beside the solution x on the left, s on the right. */
interface Equation {
  text: string;
  way: string;
  /** What is done to x, for a hint. */
  done: string;
  /** Returns the right side for a value of x. */
  left: (x: number) => number | undefined;
  mistakes: Record<string, WrongNumber>;
}

const quotient = (name: string, s: number, b: number, mend: string): Record<string, WrongNumber> =>
  s % b === 0 ? { [name]: [s / b, mend] } : {};

const plus = (b: number, s: number): Equation => ({
  text: `x + ${b} = ${s}`,
  way: `Subtract ${b} from both sides: x = ${s} - ${b}`,
  done: `${b} is added to x`,
  left: (x) => x + b,
  mistakes: {
    'repeated-the-operation': [s + b, `You added ${b}; undo + ${b} by subtracting.`],
    'gave-the-right-side': [s, `This is x + ${b}; undo the + ${b}.`],
    'undid-it-twice': [s - 2 * b, `You took ${b} away twice; take it away once.`],
    ...quotient('divided-instead', s, b, `You divided by ${b}; it is added, so subtract it.`),
  },
});

const minus = (b: number, s: number): Equation => ({
  text: `x - ${b} = ${s}`,
  way: `Add ${b} to both sides: x = ${s} + ${b}`,
  done: `${b} is taken from x`,
  left: (x) => x - b,
  mistakes: {
    'repeated-the-operation': [s - b, `You subtracted ${b}; undo - ${b} by adding.`],
    'gave-the-right-side': [s, `This is x - ${b}; undo the - ${b}.`],
    'undid-it-twice': [s + 2 * b, `You added ${b} twice; add it once.`],
    'multiplied-instead': [s * b, `You multiplied by ${b}; it is subtracted, so add it.`],
  },
});

const times = (b: number, s: number): Equation => ({
  text: `${b}x = ${s}`,
  way: `Divide both sides by ${b}: x = ${s} ÷ ${b}`,
  done: `x is multiplied by ${b}`,
  left: (x) => b * x,
  mistakes: {
    'repeated-the-operation': [s * b, `You multiplied by ${b}; undo the factor by dividing.`],
    'gave-the-right-side': [s, `This is ${b}x; undo the factor ${b}.`],
    'subtracted-instead': [s - b, `You subtracted ${b}; it is a factor, so divide by it.`],
    'added-instead': [s + b, `You added ${b}; it is a factor, so divide by it.`],
    ...(s % (b * b) === 0 && {
      'undid-it-twice': [s / b / b, `You divided by ${b} twice; divide once.`] as const,
    }),
  },
});

const over = (b: number, s: number): Equation => ({
  text: `x/${b} = ${s}`,
  way: `Multiply both sides by ${b}: x = ${s} × ${b}`,
  done: `x is divided by ${b}`,
  left: (x) => (x % b === 0 ? x / b : undefined),
  mistakes: {
    ...quotient('repeated-the-operation', s, b, `You divided by ${b}; undo it by multiplying.`),
    'gave-the-right-side': [s, `This is x/${b}; undo the division by ${b}.`],
    'subtracted-instead': [s - b, `You subtracted ${b}; x is divided by it, so multiply.`],
    'added-instead': [s + b, `You added ${b}; x is divided by it, so multiply.`],
    'undid-it-twice': [s * b * b, `You multiplied by ${b} twice; multiply once.`],
  },
});

/** Draws an equation with one operation. Negative solutions come from grade 7. */
function solve(rng: Rng, { grade, level }: Dial): Asked {
  const isSigned = grade >= 7 && level > 0;
  const top = [20, 40, 60][level] ?? 20;
  // The steps name the number of the operation, which is not to be the solution.
  const [x, b] = drawn(
    (): [number, number] => [
      isSigned ? nonZero(rng, top) : rng.int(2, top),
      rng.int(2, level === 0 ? 12 : 20),
    ],
    ([solution, number]) => Math.abs(solution) > 1 && Math.abs(solution) !== number,
  );
  const high = isSigned ? x : x + b;
  const [answer, { text, way, done, left, mistakes }] = rng.pick([
    [x, plus(b, x + b)],
    [high, minus(b, high - b)],
    [x, times(b, b * x)],
    [x * b, over(b, x)],
  ] as const);
  const step = text.includes('/') ? b : Math.abs(answer) > 20 ? 10 : 1;
  const check = (wrong: number): readonly [number, string] => [
    wrong,
    `Put ${wrong} in: the left side is ${left(wrong)}, not ${left(answer)}.`,
  ];
  return {
    question: `Solve for x: ${text}`,
    ...numeric(
      answer,
      {
        ...mistakes,
        'calculated-too-much': check(answer + step),
        'calculated-too-little': check(answer - step),
        ...(isSigned && {
          'lost-sign': [
            -answer,
            'The size is right, but the sign is not; put it in for x and check.',
          ] as const,
        }),
      },
      {
        signed: isSigned,
        apart: checkedBy((wrong) => {
          const value = left(Number(wrong.n));
          return value === undefined
            ? `not the solution: ${wrong} divided by ${b} is not ${left(answer)}`
            : `not the solution: for x = ${wrong} the left side is ${value}`;
        }),
      },
    ),
    hints: [
      `What is done to x? Here ${done}.`,
      'Undo it with the opposite operation, on both sides of the equation.',
    ],
    explanation: `${way} = ${answer}.`,
  };
}

interface Story {
  text: string;
  equation: string;
  undo: string;
  answer: number;
  mistakes: Record<string, WrongNumber>;
  /** Completes the sentence `This is …` for a wrong number. */
  check: (wrong: Rational) => string;
  hint: string;
}

const stories: readonly ((s: number, b: number) => Story)[] = [
  (s, b) => ({
    text: `A club has ${b} members. Some more people join. Now there are ${s} members. How many people joined?`,
    equation: `${b} + x = ${s}`,
    undo: `subtract ${b}`,
    answer: s - b,
    mistakes: {
      'added-instead': [s + b, `You added; the ${s} already include the first ${b}.`],
      'gave-the-whole': [s, `These are all members now; ${b} were there before.`],
      'gave-the-start': [b, 'These are the members at the start; the question asks for the new ones.'],
      'took-it-twice': [s - 2 * b, `You took ${b} away twice; take it away once.`],
    },
    check: (wrong) => `not the number: ${b} + ${wrong} is ${wrong.plus(b)}, not ${s}`,
    hint: `The ${b} members and the new ones together make ${s}.`,
  }),
  (s, b) => ({
    text: `A rope is cut into ${b} equal pieces. Each piece is ${s} cm long. How long was the rope?`,
    equation: `x/${b} = ${s}`,
    undo: `multiply by ${b}`,
    answer: s * b,
    mistakes: {
      'added-instead': [s + b, `You added; there are ${b} pieces of ${s} cm.`],
      'subtracted-instead': [s - b, `You subtracted; there are ${b} pieces of ${s} cm.`],
      ...(b > 2 && {
        'one-piece-less': [s * (b - 1), `This is the length of ${b - 1} pieces; there are ${b}.`] as const,
      }),
      'one-piece-more': [s * (b + 1), `This is the length of ${b + 1} pieces; there are ${b}.`],
      'multiplied-twice': [s * b * b, `You multiplied by ${b} twice; multiply once.`],
    },
    check: () => `not the length of ${b} pieces of ${s} cm`,
    hint: `The rope had x cm. Dividing x by ${b} gives ${s}.`,
  }),
  (s, b) => ({
    text: `Mia spends $${b} and has $${s} left. How many dollars did she have before?`,
    equation: `x - ${b} = ${s}`,
    undo: `add ${b}`,
    answer: s + b,
    mistakes: {
      'subtracted-instead': [s - b, `You took away the $${b}; Mia still had them before.`],
      'gave-what-is-left': [s, `This is what is left; Mia also had the $${b} that she spent.`],
      'gave-what-is-spent': [b, `This is what Mia spends; she has $${s} left, too.`],
      'added-it-twice': [s + 2 * b, `You added $${b} twice; add it once.`],
      'multiplied-instead': [s * b, `You multiplied; add the $${b} to the $${s} that are left.`],
    },
    check: () => `not what was spent and what is left, $${b} and $${s}`,
    hint: `Mia had x dollars. Taking ${b} from x leaves ${s}.`,
  }),
];

function story(rng: Rng, dial: Dial): Asked {
  const b = rng.int(2, byLevel(dial, [9, 15, 25]));
  const s = b + rng.int(2, byLevel(dial, [20, 40, 60]));
  const { text, equation, undo, answer, mistakes, check, hint } = rng.pick(stories)(s, b);
  return {
    question: text,
    ...numeric(answer, mistakes, { apart: checkedBy(check) }),
    hints: [hint, 'Write that as an equation with x, and undo the operation.'],
    explanation: `Call the unknown number x: ${equation}. To undo the operation, ${undo}: x = ${answer}.`,
  };
}

/** What is done to x in four stories and their equations. */
const operations = ['is added to x', 'is taken from x', 'multiplies x', 'divides x'] as const;

/** Asks which equation fits a story. */
function model(rng: Rng): Asked {
  const [a, b] = rng.pair(range(3, 30));
  const right = rng.int(0, 3);
  // A product must come out whole.
  const end = right === 2 ? a * b : a + b;
  const text = [
    `x people are on a bus. ${a} more get on. Then there are ${end}.`,
    `x people are on a bus. ${a} of them get off. Then there are ${end}.`,
    `${a} boxes hold x pens each. There are ${end} pens.`,
    `x pens are shared by ${a} people. Each gets ${end} pens.`,
  ][right];
  const equations = [`x + ${a} = ${end}`, `x - ${a} = ${end}`, `${a}x = ${end}`, `x/${a} = ${end}`];
  const option = (i: number) => ({ text: equations[i] ?? '', worth: equations[i] ?? '' });
  return {
    question: `${text} Which equation fits?`,
    answer: option(right),
    mistakes: range(0, 3)
      .filter((i) => i !== right)
      .map((i) => ({
        name: 'wrong-equation',
        ...option(i),
        mend: `In this equation ${a} ${operations[i]}; in the story it ${operations[right]}.`,
      })),
    hints: [
      `What does x stand for in the story? What happens to it?`,
      `The story ends with ${end}. That number stands alone on one side.`,
    ],
    explanation: `In the story ${a} ${operations[right]}, and the result is ${end}: ${equations[right]}.`,
  };
}

const oneStep = formed(
  {
    subject: 'Math',
    category: 'Algebra',
    id: 'math.algebra.one-step',
    title: 'One-step equations',
    grades: [6, 8],
    objectives: ['Solve an equation with one inverse operation'],
    keywords: ['equations', 'one step equations', 'solve for x', 'algebra', 'solving equations'],
    prerequisites: ['math.algebra.evaluate'],
    standards: ['6.EE.B.5', '6.EE.B.6', '6.EE.B.7'],
    teaching: {
      idea:
        'An equation says that both sides are equal, like a balance. Do the same on both sides, and it stays level. Undo what ' +
        'is done to x: subtracting undoes adding, and dividing undoes multiplying.',
      caution: 'Use the opposite operation, and use it on both sides.',
      mends: {},
    },
  },
  {
    solve: form([0, 1, 2], solve),
    claim: form([0, 1, 2], solve, 'claimed'),
    story: form([0, 1, 2], story),
    model: form([1, 2], (rng) => model(rng)),
  },
);

/** Equations with one operation. */
export const oneStepEquations: Concept[] = [oneStep];
