import { numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { nonZero } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Algebra' };

/** Draws an equation with one operation. Negative solutions come from grade 7. */
function oneStepEquation(rng: Rng, { grade, level }: Dial): Asked {
  const isSigned = grade >= 7 && level > 0;
  const top = [20, 40, 60][level] ?? 20;
  const [x, b] = [isSigned ? nonZero(rng, top) : rng.int(2, top), rng.int(2, level === 0 ? 12 : 20)];
  const high = isSigned ? x : x + b;
  const { text, way, wrong, answer } = rng.pick([
    { text: `x + ${b} = ${x + b}`, way: `Subtract ${b} from both sides`, wrong: x + 2 * b, answer: x },
    { text: `x - ${b} = ${high - b}`, way: `Add ${b} to both sides`, wrong: high - 2 * b, answer: high },
    { text: `${b}x = ${b * x}`, way: `Divide both sides by ${b}`, wrong: b * x - b, answer: x },
    { text: `x/${b} = ${x}`, way: `Multiply both sides by ${b}`, wrong: x + b, answer: x * b },
  ]);
  return {
    question: `Solve for x: ${text}`,
    ...numeric(
      answer,
      {
        'used-another-operation': wrong,
        'slip-of-one': answer + rng.pick([-1, 1]),
        ...(isSigned && { 'lost-sign': -answer }),
      },
      { signed: isSigned },
    ),
    explanation: `${way}: x = ${answer}.`,
  };
}

const oneStepStories = [
  {
    text: 'A club has [b] members. Some more join. Now there are [s]. How many joined?',
    answer: (s: number, b: number) => s - b,
    wrong: (s: number, b: number) => s + b,
  },
  {
    text: 'A rope is cut into [b] equal pieces. Each piece is [s] cm long. How long was the rope?',
    answer: (s: number, b: number) => s * b,
    wrong: (s: number, b: number) => s + b,
  },
  {
    text: 'Somebody spends $[b] and has $[s] left. How many dollars were there before?',
    answer: (s: number, b: number) => s + b,
    wrong: (s: number, b: number) => Math.abs(s - b),
  },
] as const;

const oneStep = formed(
  {
    ...info,
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
      caution: 'Undo with the opposite operation, on both sides.',
      hints: ['What is done to x?', 'Which operation undoes it?', 'Put your answer in and check.'],
      mends: {
        'used-another-operation':
          'Undo the operation with its opposite: adding with subtracting, multiplying with dividing.',
        'slip-of-one': 'Put your answer into the equation: it is one off.',
        'lost-sign': 'Check the sign by putting your answer in.',
        'wrong-equation': 'Put in small numbers and see whether the equation fits the story.',
      },
    },
  },
  {
    solve: form([0, 1, 2], oneStepEquation),
    claim: form([0, 1, 2], oneStepEquation, 'claimed'),
    story: form([0, 1, 2], (rng, dial) => {
      const { text, answer, wrong } = rng.pick(oneStepStories);
      const b = rng.int(2, byLevel(dial, [9, 15, 25]));
      const s = b + rng.int(2, byLevel(dial, [20, 40, 60]));
      const right = answer(s, b);
      return {
        question: text.replace('[b]', `${b}`).replace('[s]', `${s}`),
        ...numeric(right, {
          'used-another-operation': wrong(s, b),
          'slip-of-one': right + rng.pick([-1, 1]),
        }),
        explanation: `Call the unknown number x, write an equation and undo the operation: x = ${right}.`,
      };
    }),
    model: form([1, 2], (rng) => model(rng)),
  },
);

/** Asks which equation fits a story. */
function model(rng: Rng): Asked {
  const [a, b] = rng.pair(range(3, 30));
  const stories = [
    { text: `x people are on a bus. ${a} get on. Then there are ${a + b}.`, right: 0 },
    { text: `x people are on a bus. ${a} get off. Then there are ${a + b}.`, right: 1 },
    { text: `${a} boxes hold x pens each. There are ${a + b} pens.`, right: 2 },
    { text: `x pens are shared by ${a} people. Each gets ${a + b}.`, right: 3 },
  ];
  const equations = [`x + ${a} = ${a + b}`, `x - ${a} = ${a + b}`, `${a}x = ${a + b}`, `x/${a} = ${a + b}`];
  const story = rng.pick(stories);
  // A product must come out whole.
  const right = equations[story.right] ?? '';
  const option = (text: string) => ({ text, worth: text });
  return {
    question: `${story.text.replace(story.right === 2 ? `${a + b}` : '§', `${a * b}`)} Which equation fits?`,
    answer: option(story.right === 2 ? `${a}x = ${a * b}` : right),
    mistakes: equations.flatMap((text, i) =>
      i === story.right
        ? []
        : {
            name: 'wrong-equation',
            ...option(story.right === 2 ? text.replace(`${a + b}`, `${a * b}`) : text),
          },
    ),
    explanation: `The equation says the same as the story: ${story.right === 2 ? `${a}x = ${a * b}` : right}.`,
  };
}

function twoStepEquation(rng: Rng, dial: Dial): Asked {
  const [a, b] = [rng.int(2, byLevel(dial, [6, 9, 12])), rng.int(1, 20)];
  const x = byLevel(dial, [rng.int(1, 12), nonZero(rng, 12), nonZero(rng, 15)]);
  const minus = rng.int(0, 1) === 1;
  const c = minus ? a * x - b : a * x + b;
  return {
    question: `Solve for x: ${a}x ${minus ? '-' : '+'} ${b} = ${c}`,
    ...numeric(
      x,
      {
        'inverted-first-step': rational(minus ? c - b : c + b, a).round(),
        'subtracted-coefficient': a * x - a,
        'slip-of-one': x + rng.pick([-1, 1]),
      },
      { signed: dial.level > 0 },
    ),
    explanation: `${minus ? 'Add' : 'Subtract'} ${b}: ${a}x = ${a * x}. Divide by ${a}: x = ${x}.`,
  };
}

const twoStep = formed(
  {
    ...info,
    id: 'math.algebra.two-step',
    title: 'Two-step equations',
    grades: [7, 9],
    objectives: ['Undo two operations in the right order'],
    keywords: ['two step equations', 'equations', 'solve for x', 'algebra'],
    prerequisites: ['math.algebra.one-step', 'math.integers.multiply-divide'],
    standards: ['7.EE.B.3', '7.EE.B.4'],
    teaching: {
      idea:
        'In 3x + 5 = 20 first x is multiplied by 3, then 5 is added. Undo the last step first: subtract 5, then divide by 3. ' +
        'It is like taking off shoes before socks.',
      caution: 'Undo sums and differences before products, and do it on both sides.',
      hints: [
        'What happens to x first, what last?',
        'Undo the last step first.',
        'Check by putting your answer in.',
      ],
      mends: {
        'inverted-first-step': 'Undo a plus with a minus, and a minus with a plus.',
        'subtracted-coefficient': 'The number before x is a factor. Divide by it.',
        'slip-of-one': 'Put your answer in: it is one off.',
        'forgot-the-brackets': 'The factor multiplies all that is in the brackets. Divide by it first.',
        'forgot-the-fixed-part': 'Take the fixed part away first.',
      },
    },
  },
  {
    solve: form([0, 1], twoStepEquation),
    claim: form([0, 1, 2], twoStepEquation, 'claimed'),
    story: form([0, 1, 2], (rng, dial) => {
      const [a, b, x] = [rng.int(2, 9), rng.int(3, 25), rng.int(2, byLevel(dial, [9, 15, 30]))];
      return {
        question: `A taxi costs $${b} and $${a} more for each mile. The ride costs $${a * x + b}. How many miles is it?`,
        ...numeric(x, {
          'forgot-the-fixed-part': rational(a * x + b, a).round(),
          'subtracted-coefficient': a * x - a,
          'slip-of-one': x + rng.pick([-1, 1]),
        }),
        explanation: `${a}x + ${b} = ${a * x + b}. Subtract ${b}: ${a}x = ${a * x}. Divide by ${a}: x = ${x}.`,
      };
    }),
    brackets: form([1, 2], (rng, dial) => {
      const [a, b, x] = [rng.int(2, 9), rng.int(1, 12), nonZero(rng, byLevel(dial, [9, 12, 15]))];
      return {
        question: `Solve for x: ${a}(x + ${b}) = ${a * (x + b)}`,
        ...numeric(
          x,
          {
            'forgot-the-brackets': rational(a * (x + b) - b, a).round(),
            'inverted-first-step': x + 2 * b,
            'slip-of-one': x + rng.pick([-1, 1]),
          },
          { signed: true },
        ),
        explanation: `Divide by ${a}: x + ${b} = ${x + b}. Subtract ${b}: x = ${x}.`,
      };
    }),
  },
);

/** Linear equations. */
export const equations: Concept[] = [oneStep, twoStep];
