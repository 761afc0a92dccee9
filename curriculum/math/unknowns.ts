import { crossed, type WrongNumber } from '../choices.ts';
import { names, things } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { addendMistakes, bond, closeChoices, partHelp, sumChoices } from './early-forms.ts';
import { drawn } from './middle-forms.ts';

const math = { subject: 'Math', category: 'Arithmetic' };

/** Draws two numbers from 2 on with a sum of at most 10, 15 and 20. */
function twoParts(rng: Rng, dial: Dial): [number, number] {
  const whole = rng.int(byLevel(dial, [5, 8, 11]), byLevel(dial, [10, 15, 20]));
  const part = rng.int(2, whole - 2);
  return [part, whole - part];
}

/** Returns the wrong numbers for a whole of two parts. */
const wholeMistakes = (a: number, b: number): Record<string, WrongNumber> => ({
  ...(a !== b && {
    'subtracted-instead': [
      Math.abs(a - b),
      'You took one part away from the other; put them together.',
    ] as const,
  }),
  'named-one-part': [a, `${a} is what is left; put the ${b} back.`],
  'named-the-other-part': [b, `${b} is what was taken; put the ${a} to it.`],
  'counted-the-start': [a + b - 1, `You counted ${a} itself; say ${a + 1} first.`],
  'counted-one-twice': [a + b + 1, 'You counted one of them twice; count on slowly.'],
  'counted-two-twice': [a + b + 2, 'You counted two of them twice; count on slowly.'],
  'left-two-out': [a + b - 2, 'You left two out; count on slowly.'],
});

/** Returns the wrong numbers for a box that balances a sum with another number. */
const balanceMistakes = (sum: number, known: number, a: number, b: number): Record<string, WrongNumber> => ({
  'wrote-the-sum': [sum, `${sum} is the left side; what does the right side still need?`],
  'added-all': [sum + known, `You added all the numbers; both sides are worth ${sum}.`],
  'copied-a-number': [b, `You copied the ${b}; both sides must be worth ${sum}.`],
  'copied-the-first': [a, `You copied the ${a}; both sides must be worth ${sum}.`],
  'counted-the-start': [sum - known + 1, `You counted ${known} itself; say ${known + 1} first.`],
  'stopped-early': [sum - known - 1, `You stopped too soon; count on until you say ${sum}.`],
});

const missingForms: Forms = {
  gap: form([0, 1], (rng, dial) => {
    const [[a, b], front] = [twoParts(rng, dial), rng.int(0, 1) === 1];
    return {
      key: `${a} ${b} ${front}`,
      question: `Which number fits? ${front ? `□ + ${a}` : `${a} + □`} = ${a + b}`,
      ...closeChoices(b, addendMistakes(a + b, a), partHelp(a + b, a)),

      hints: [`${a + b} is the whole. One part is missing.`, `Count on from the part you know to ${a + b}.`],
      explanation: `${a} is one part of ${a + b}. The other part is ${a + b} - ${a} = ${b}.`,
      ...bond(a + b, a, '?'),
    };
  }),
  got: form([0, 1, 2], (rng, dial) => {
    const [[a, b], thing, who] = [twoParts(rng, dial), rng.pick(things), rng.pick(names)];
    return {
      key: `${a} ${b} ${thing}`,
      question: `${who} has ${a} ${thing} and gets some more. Now there are ${a + b}. How many are new?`,
      ...closeChoices(b, addendMistakes(a + b, a), partHelp(a + b, a)),

      hints: [
        `There are ${a + b} ${thing} in the end. That is the whole.`,
        `Count on from the first number to ${a + b}.`,
      ],
      explanation: `Count on from ${a} to ${a + b}. That is ${b} more.`,
      ...bond(a + b, a, '?'),
    };
  }),
  minus: form([0, 1, 2], (rng, dial) => {
    const [a, b] = twoParts(rng, dial);
    return {
      key: `${a} ${b}`,
      question: `Which number fits? ${a + b} - □ = ${a}`,
      ...closeChoices(b, addendMistakes(a + b, a), partHelp(a + b, a)),

      hints: [
        `${a + b} is the whole. What stays is one part.`,
        'The other part goes away. Count on from the part that stays.',
      ],
      explanation: `${a} is left of ${a + b}. The other part is ${a + b} - ${a} = ${b}.`,
      ...bond(a + b, a, '?'),
    };
  }),
  start: form([2], (rng, dial) => {
    const [[a, b], thing] = [twoParts(rng, dial), rng.pick(things)];
    return {
      key: `${a} ${b} ${thing}`,
      question: `${rng.pick(names)} has some ${thing} and gives ${b} away. Now ${a} are left. How many ${thing} were there at first?`,
      ...closeChoices(a + b, wholeMistakes(a, b), `put ${a} and ${b} together`),

      hints: [`What was given away and what is left make the whole.`, 'Put both parts together.'],
      explanation: `Put back the ${b}. ${a} + ${b} = ${a + b}.`,
      ...bond('?', b, a),
    };
  }),
  from: form([1, 2], (rng, dial) => {
    const [a, b] = twoParts(rng, dial);
    return {
      key: `${a} ${b}`,
      question: `Which number fits? □ - ${b} = ${a}`,
      ...closeChoices(a + b, wholeMistakes(a, b), `put ${a} and ${b} together`),

      hints: ['The box is the whole here.', 'Put both parts together again.'],
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
      mends: {},
    },
  },
  missingForms,
);

const equalForms: Forms = {
  balance: form([1, 2], (rng, dial) => {
    const [a, b] = twoParts(rng, dial);
    // A number that stands on both sides gives the other one away.
    const c = rng.pick(range(1, a + b - 1).filter((n) => n !== a && n !== b));
    return {
      key: `${a}+${b} ${c}`,
      question: `Which number fits? ${a} + ${b} = ${c} + □`,
      ...closeChoices(a + b - c, balanceMistakes(a + b, c, a, b), partHelp(a + b, c)),

      hints: [
        'Add the side that you know first.',
        'Count on from the number on the right. Stop at that sum.',
      ],
      explanation: `Both sides must be worth the same. ${a} + ${b} = ${a + b}, and ${c} + ${a + b - c} = ${a + b}.`,
      figure: { kind: 'balance', left: [`${a}`, `${b}`], right: [`${c}`, '?'] },
    };
  }),
  turn: form([0, 1], (rng, dial) => {
    const [a, b] = twoParts(rng, dial);
    return {
      key: `${a} ${b}`,
      question: `Which number fits? ${a + b} = ${a} + □`,
      ...closeChoices(b, addendMistakes(a + b, a), partHelp(a + b, a)),

      hints: [
        `${a + b} is the whole. It can stand on the left.`,
        `Count on from the part you know to ${a + b}.`,
      ],
      explanation: `Both sides are worth ${a + b}. ${a} + ${b} = ${a + b}, so ${b} is missing.`,
      figure: { kind: 'balance', left: [`${a + b}`], right: [`${a}`, '?'] },
    };
  }),
  true: form([0, 1, 2], (rng, dial) => {
    const [a, b] = twoParts(rng, dial);
    const whole = a + b;
    const others = range(1, whole - 1).filter((n) => n !== a && n !== b);
    // Of small sums there is no other one: turned around it is the same.
    const c = others.length > 0 ? rng.pick(others) : b;
    return {
      key: `${a}+${b}`,
      question: `Which is worth the same as ${a} + ${b}?`,
      ...sumChoices(rng, [c, whole - c], (x, y) => `${x} + ${y}`),

      hints: [`Add ${a} and ${b} first.`, 'Add each choice. Which one comes to the same?'],
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
      ...closeChoices(
        a + b + extra,
        {
          'wrote-the-sum': [a + b, `${a + b} is the left side; the box is ${extra} more.`],
          'took-away': [a + b - extra, `You took ${extra} away; the box must be more than ${a + b}.`],
          'counted-the-start': [a + b + extra - 1, `You counted ${a + b} itself; say ${a + b + 1} first.`],
          'left-out-a-number': [a + extra, `You left out the ${b}; first add ${a} + ${b}.`],
          'added-the-second-twice': [a + 2 * b + extra, `You added the ${b} twice; add it just once.`],
          'added-the-first-twice': [2 * a + b + extra, `You added the ${a} twice; add it just once.`],
          'counted-one-twice': [
            a + b + extra + 1,
            `Check it: ${a + b + extra + 1} - ${extra} is ${a + b + 1}, not ${a + b}.`,
          ],
        },
        `find ${extra} more than ${a + b}`,
      ),

      hints: [
        'Add the left side first.',
        `Take ${extra} from the box to get the left side. Is the box more or less?`,
      ],
      explanation: `The left side is ${a + b}. ${a + b + extra} - ${extra} = ${a + b}.`,
    };
  }),
  facts: form([0, 1, 2], (rng, dial) => {
    const [a, b] = twoParts(rng, dial);
    const off = rng.pick([1, -1]);
    return {
      key: `${a}+${b}`,
      question: `${a} + ${b} = ${a + b}. Which fact goes with it?`,
      ...crossed(
        { right: a + b, wrong: a + b + off, mistake: 'another-whole' },
        { right: a, wrong: a > 2 ? a + rng.pick([2, -2]) : a + 2, mistake: 'another-part' },
        (whole, rest) => `${whole} - ${b} = ${rest}`,
      ),

      hints: [
        'The whole is the sum of the two parts.',
        'Take one part away from the whole. Which part is left?',
      ],
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
      trap: 'wrote-the-sum',
      mends: {
        'another-whole': 'The whole must stay the same; it is the sum.',
        'another-part': 'The parts must stay the same; look at the sum again.',
      },
    },
  },
  equalForms,
);

/** Sums with a missing number, and equal sides. */
export const unknowns: Concept[] = [missing, equalSign];
