import { crossed, numeric } from '../choices.ts';
import { names, things } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { bond, closeChoices, mendsOf, slipped, slipsOf, sumChoices, sumMends } from './early-forms.ts';
import { drawn } from './middle-forms.ts';

const math = { subject: 'Math', category: 'Arithmetic' };

/** Draws two numbers from 2 on with a sum of at most 10, 15 and 20. */
function twoParts(rng: Rng, dial: Dial): [number, number] {
  const whole = rng.int(byLevel(dial, [5, 8, 11]), byLevel(dial, [10, 15, 20]));
  const part = rng.int(2, whole - 2);
  return [part, whole - part];
}

const missingForms: Forms = {
  gap: form([0, 1], (rng, dial) => {
    const [[a, b], front] = [twoParts(rng, dial), rng.int(0, 1) === 1];
    return {
      key: `${a} ${b} ${front}`,
      question: `Which number fits? ${front ? `□ + ${a}` : `${a} + □`} = ${a + b}`,
      ...numeric(b, { ...slipsOf(b), 'added-instead': a + b + a }),
      explanation: `${a} is one part of ${a + b}. The other part is ${a + b} - ${a} = ${b}.`,
      ...bond(a + b, a, '?'),
    };
  }),
  got: form([0, 1, 2], (rng, dial) => {
    const [[a, b], thing] = [twoParts(rng, dial), rng.pick(things)];
    return {
      key: `${a} ${b} ${thing}`,
      question: `${rng.pick(names)} has ${a} ${thing} and gets some more. Now there are ${a + b}. How many came?`,
      ...closeChoices(b),
      explanation: `Count on from ${a} to ${a + b}. That is ${b} more.`,
      ...bond(a + b, a, '?'),
    };
  }),
  minus: form([0, 1, 2], (rng, dial) => {
    const [a, b] = twoParts(rng, dial);
    return {
      key: `${a} ${b}`,
      question: `Which number fits? ${a + b} - □ = ${a}`,
      ...numeric(b, { ...slipsOf(b), 'added-instead': a + b + a }),
      explanation: `${a} is left of ${a + b}. The other part is ${a + b} - ${a} = ${b}.`,
      ...bond(a + b, a, '?'),
    };
  }),
  start: form([2], (rng, dial) => {
    const [[a, b], thing] = [twoParts(rng, dial), rng.pick(things)];
    return {
      key: `${a} ${b} ${thing}`,
      question: `${rng.pick(names)} has some ${thing} and gives ${b} away. Now ${a} are left. How many were there first?`,
      ...numeric(a + b, { ...slipsOf(a + b), ...(a !== b && { 'subtracted-instead': Math.abs(a - b) }) }),
      explanation: `Put back the ${b}. ${a} + ${b} = ${a + b}.`,
      ...bond('?', b, a),
    };
  }),
  from: form([1, 2], (rng, dial) => {
    const [a, b] = twoParts(rng, dial);
    return {
      key: `${a} ${b}`,
      question: `Which number fits? □ - ${b} = ${a}`,
      ...numeric(a + b, { ...slipsOf(a + b), ...(a !== b && { 'subtracted-instead': Math.abs(a - b) }) }),
      explanation: `Put both parts together to get the whole: ${a} + ${b} = ${a + b}.`,
      ...bond('?', b, a),
    };
  }),
};

const missing = formed(
  {
    ...math,
    id: 'math.addition.missing-addend',
    title: 'The missing number',
    grades: [1, 2],
    objectives: ['Find the missing number of a sum or a difference'],
    keywords: ['missing addend', 'missing number', 'unknown number', 'fill the box'],
    prerequisites: ['math.addition.within-10', 'math.subtraction.within-10'],
    standards: ['1.OA.A.1', '1.OA.B.4', '1.OA.D.8', '2.OA.A.1'],
    teaching: {
      idea: 'Two parts make a whole. If you know the whole and one part, take that part away.',
      caution: 'A plus sign does not always mean adding. Is the whole there already?',
      hints: ['Which number is the whole?', 'Which part is missing? Count on to the whole.'],
      mends: mendsOf(...slipped, 'added-instead', 'subtracted-instead'),
    },
  },
  missingForms,
);

const equalForms: Forms = {
  balance: form([1, 2], (rng, dial) => {
    const [a, b] = twoParts(rng, dial);
    const c = rng.int(1, a + b - 1);
    return {
      key: `${a}+${b} ${c}`,
      question: `Which number fits? ${a} + ${b} = ${c} + □`,
      ...numeric(a + b - c, { ...slipsOf(a + b - c), 'wrote-the-sum': a + b }),
      explanation: `Both sides must be worth the same. ${a} + ${b} = ${a + b}, and ${c} + ${a + b - c} = ${a + b}.`,
      figure: { kind: 'balance', left: [`${a}`, `${b}`], right: [`${c}`, '?'] },
    };
  }),
  turn: form([0, 1], (rng, dial) => {
    const [a, b] = twoParts(rng, dial);
    return {
      key: `${a} ${b}`,
      question: `Which number fits? ${a + b} = ${a} + □`,
      ...numeric(b, { ...slipsOf(b), 'added-instead': a + b + a }),
      explanation: `The sum may stand on the left. ${a} + ${b} = ${a + b}.`,
      figure: { kind: 'balance', left: [`${a + b}`], right: [`${a}`, '?'] },
    };
  }),
  true: form([0, 1, 2], (rng, dial) => {
    const [a, b] = twoParts(rng, dial);
    const [c, whole] = [rng.int(1, a + b - 1), a + b];
    return {
      key: `${a}+${b}`,
      question: `Which is worth the same as ${a} + ${b}?`,
      ...sumChoices(rng, [c, whole - c], (x, y) => `${x} + ${y}`),
      explanation: `${a} + ${b} = ${whole}. ${c} + ${whole - c} = ${whole}, too.`,
      figure: { kind: 'balance', left: [`${a}`, `${b}`], right: ['?'] },
    };
  }),
  difference: form([2], (rng, dial) => {
    const extra = rng.int(1, 5);
    const [a, b] = drawn(
      () => twoParts(rng, dial),
      ([x, y]) => x + y + extra <= 20,
    );
    return {
      key: `${a}+${b} ${extra}`,
      question: `Which number fits? ${a} + ${b} = □ - ${extra}`,
      ...numeric(a + b + extra, { ...slipsOf(a + b + extra), 'wrote-the-sum': a + b }),
      explanation: `The left side is ${a + b}. ${a + b + extra} - ${extra} = ${a + b}.`,
    };
  }),
  facts: form([0, 1, 2], (rng, dial) => {
    const [a, b] = twoParts(rng, dial);
    const off = rng.pick([1, -1]);
    return {
      key: `${a}+${b}`,
      question: `${a} + ${b} = ${a + b} is true. What is true, too?`,
      ...crossed(
        { right: a + b, wrong: a + b + off, mistake: 'another-whole' },
        { right: a, wrong: a > 2 ? a + rng.pick([2, -2]) : a + 2, mistake: 'another-part' },
        (whole, rest) => `${whole} - ${b} = ${rest}`,
      ),
      explanation: `${a + b} is the whole. Take ${b} away, and ${a} is left.`,
      ...bond(a + b, a, b),
    };
  }),
};

const equalSign = formed(
  {
    ...math,
    id: 'math.addition.equal-sign',
    title: 'What the equal sign means',
    grades: [1, 2],
    objectives: ['Tell if both sides of an equal sign are worth the same'],
    keywords: ['equal sign', 'true or false equations', 'balance equations', 'fact families'],
    prerequisites: ['math.addition.missing-addend'],
    standards: ['1.OA.B.3', '1.OA.D.7', '1.OA.D.8'],
    teaching: {
      idea: 'The sign = means: both sides are worth the same. It is like a scale that is level.',
      caution: 'It does not mean that the answer comes next. 5 + 2 = 4 + 3 is true.',
      hints: ['Work out the side that you know.', 'What makes the other side worth the same?'],
      mends: {
        ...mendsOf(...slipped, 'added-instead'),
        'wrote-the-sum': 'That is the sum of one side. What does the other side need?',
        ...sumMends,
        'another-whole': 'The whole must stay the same. Which number is the whole?',
        'another-part': 'The parts must stay the same. What is left?',
      },
    },
  },
  equalForms,
);

/** Sums with a missing number, and equal sides. */
export const unknowns: Concept[] = [missing, equalSign];
