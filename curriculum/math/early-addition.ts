import { numeric } from '../choices.ts';
import { names, things } from '../data/story-words.ts';
import type { Figure } from '../figure-types.ts';
import type { Rng } from '../rng.ts';
import { type Ask, byLevel, type Forms, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import {
  bond,
  closeChoices,
  mendsOf,
  pictures,
  signs,
  slipped,
  slipsOf,
  sumChoices,
  sumMends,
  thingsFigure,
} from './early-forms.ts';

const math = { subject: 'Math', category: 'Arithmetic' };

/** Draws two numbers from 1 with a sum of at most 5, 8 and 10. */
function smallSum(rng: Rng, dial: Dial): [number, number] {
  const sum = rng.int(byLevel(dial, [2, 4, 6]), byLevel(dial, [6, 9, 10]));
  const a = rng.int(1, sum - 1);
  return [a, sum - a];
}

const sumKey = (a: number, b: number): string => `${Math.min(a, b)}+${Math.max(a, b)}`;

const countOn = (a: number, b: number): string => {
  const [large, small] = [Math.max(a, b), Math.min(a, b)];
  return `Start at ${large}. Count on ${small}: ${range(large + 1, large + small).join(', ')}.`;
};

const dots = (filled: number, added: number): { figure: Figure } =>
  filled + added <= 10
    ? { figure: { kind: 'ten-frame', filled, added } }
    : { figure: { kind: 'ten-frames', frames: [{ filled }, { filled: 0, added }] } };

/** Asks for the sum in a story of things that come. */
const comeStory =
  (draw: (rng: Rng, dial: Dial) => [number, number]): Ask =>
  (rng, dial) => {
    const [[x, y], thing] = [draw(rng, dial), rng.pick(things)];
    return {
      key: `${sumKey(x, y)} ${thing}`,
      question:
        `${rng.pick(names)} has ${x} ${thing}. Then ${y} more ${y === 1 ? 'comes' : 'come'}. How many in all?`.replace(
          / 1 (\w+)s\./,
          ' 1 $1.',
        ),
      ...closeChoices(x + y),
      explanation: countOn(x, y),
      ...dots(x, y),
    };
  };

/** Asks for the sum of two numbers. */
const bareSum =
  (draw: (rng: Rng, dial: Dial) => [number, number]): Ask =>
  (rng, dial) => {
    const [x, y] = draw(rng, dial);
    return {
      key: sumKey(x, y),
      question: `What is ${x} + ${y}?`,
      ...numeric(x + y, { ...slipsOf(x + y), ...(x !== y && { 'subtracted-instead': Math.abs(x - y) }) }),
      explanation: countOn(x, y),
      ...dots(x, y),
    };
  };

/** Asks which of four sums makes a number. */
const whichSum =
  (draw: (rng: Rng, dial: Dial) => [number, number]): Ask =>
  (rng, dial) => {
    const [x, y] = draw(rng, dial);
    return {
      key: `${x + y}`,
      question: `Which sum makes ${x + y}?`,
      ...sumChoices(rng, [x, y], (a, b) => `${a} + ${b}`),
      explanation: `${countOn(x, y)} So ${x} + ${y} = ${x + y}.`,
    };
  };

const tenForms: Forms = {
  sum: form([0, 1, 2], bareSum(smallSum)),
  story: form([0, 1, 2], comeStory(smallSum)),
  picture: form([0, 1], (rng, dial) => {
    const [[x, y], p] = [smallSum(rng, dial), rng.pick(pictures)];
    return {
      key: `${x} ${y} ${p.one}`,
      question: `Put them together. How many ${p.many}? ${signs(p, x)} and ${signs(p, y)}`,
      ...closeChoices(x + y),
      explanation: `${countOn(x, y)} There are ${x + y}.`,
      ...thingsFigure(
        [
          { thing: p.thing, count: x },
          { thing: p.thing, count: y },
        ],
        'framed',
      ),
    };
  }),
  colors: form([1, 2], (rng, dial) => {
    const [[x, y], thing] = [smallSum(rng, dial), rng.pick(things)];
    return {
      key: `${sumKey(x, y)} ${thing}`,
      question: `Some ${thing} are red: ${x}. Some are blue: ${y}. How many in all?`,
      ...closeChoices(x + y),
      explanation: countOn(x, y),
      ...dots(x, y),
    };
  }),
  zero: form([2], (rng) => {
    const n = rng.int(1, 9);
    return {
      key: `${n}`,
      question: `${rng.pick(names)} has ${n} in one hand. The other is empty. What is ${n} + 0?`,
      ...closeChoices(n),
      explanation: `0 is nothing. Nothing more comes, so it stays ${n}.`,
    };
  }),
};

const addWithinTen = formed(
  {
    ...math,
    id: 'math.addition.within-10',
    title: 'Adding within 10',
    grades: [0, 1],
    objectives: ['Add two numbers with a sum of at most 10'],
    keywords: ['addition', 'add', 'plus', 'sums', 'adding numbers'],
    prerequisites: ['math.counting.objects'],
    standards: ['K.OA.A.1', 'K.OA.A.2', 'K.OA.A.5', '1.OA.C.6'],
    teaching: {
      idea: 'To add is to put together. Start at the larger number and count on.',
      caution: 'Do not count the first number again. From 5, say 6 next.',
      hints: ['Start at the larger number.', 'Count on with your fingers. Where do you stop?'],
      mends: mendsOf(...slipped, 'subtracted-instead'),
    },
  },
  tenForms,
);

/** Draws two numbers from 2 to 10 with a sum above 10. */
function overTen(rng: Rng, dial: Dial): [number, number] {
  const a = rng.int(byLevel(dial, [7, 5, 3]), 9);
  return rng.pair([a, rng.int(11 - a, 9)]);
}

const twentyForms: Forms = {
  sum: form([0, 1], bareSum(overTen)),
  story: form([0, 1, 2], comeStory(overTen)),
  ten: form([0, 1, 2], (rng, dial) => {
    const [x, y] = overTen(rng, dial).sort((a, b) => b - a) as [number, number];
    const rest = x + y - 10;
    return {
      key: `${x}+${y}`,
      question: `Make ten first. ${x} + ${y} is 10 and how many?`,
      ...closeChoices(rest),
      explanation: `Take ${10 - x} from the ${y} to make ten: ${x} + ${10 - x} = 10. Then ${rest} ${rest === 1 ? 'is' : 'are'} left.`,
      ...dots(x, y),
    };
  }),
  near: form([1, 2], (rng, dial) => {
    const [n, up] = [rng.int(6, 9), byLevel(dial, [1, 1, rng.pick([1, -1])])];
    return {
      key: `${n} ${up}`,
      question: `You know ${n} + ${n} = ${n * 2}. What is ${n} + ${n + up}?`,
      ...closeChoices(2 * n + up),
      explanation: `${n + up} is one ${up > 0 ? 'more' : 'less'} than ${n}. So the sum is one ${up > 0 ? 'more' : 'less'}: ${2 * n + up}.`,
    };
  }),
  which: form([2], whichSum(overTen)),
};

const addWithinTwenty = formed(
  {
    ...math,
    id: 'math.addition.within-20',
    title: 'Adding within 20',
    grades: [1, 2],
    objectives: ['Add two one-digit numbers over ten', 'Make ten to add'],
    keywords: ['adding within 20', 'make ten to add', 'addition facts', 'adding over ten'],
    prerequisites: ['math.addition.make-ten'],
    standards: ['1.OA.C.6', '2.OA.B.2'],
    teaching: {
      idea: 'Fill up to ten first, then add the rest. 8 + 5 is 8 + 2 + 3, so 13.',
      caution: 'What you take for the ten is gone. Add only the rest.',
      hints: ['How many does the larger number need for ten?', 'What is left then? Add it to ten.'],
      mends: { ...mendsOf(...slipped, 'subtracted-instead'), ...sumMends },
    },
  },
  twentyForms,
);

const doubleForms: Forms = {
  double: form([0, 1], (rng, dial) => {
    const n = rng.int(1, byLevel(dial, [6, 10, 10]));
    return {
      key: `${n}`,
      question: `What is double ${n}?`,
      ...closeChoices(2 * n),
      explanation: `Double means the number two times: ${n} + ${n} = ${2 * n}.`,
      figure: { kind: 'ten-frames', frames: [{ filled: n }, { filled: 0, added: n }] },
    };
  }),
  twins: form([0, 1, 2], (rng, dial) => {
    const [n, thing] = [rng.int(2, byLevel(dial, [6, 10, 10])), rng.pick(things)];
    const [one = '', other = ''] = rng.pair(names);
    return {
      key: `${n} ${thing}`,
      question: `${one} has ${n} ${thing}. ${other} has just as many. How many in all?`,
      ...closeChoices(2 * n),
      explanation: `Both have ${n}. ${n} + ${n} = ${2 * n}.`,
      figure: { kind: 'ten-frames', frames: [{ filled: n }, { filled: 0, added: n }] },
    };
  }),
  half: form([0, 1, 2], (rng, dial) => {
    const n = rng.int(1, byLevel(dial, [6, 10, 10]));
    return {
      key: `${n}`,
      question: `Which number do you double to get ${2 * n}?`,
      ...closeChoices(n),
      explanation: `Share ${2 * n} into two equal parts: ${n} + ${n} = ${2 * n}.`,
      ...bond(2 * n, '?', '?'),
    };
  }),
  share: form([1, 2], (rng, dial) => {
    const [n, thing] = [rng.int(2, byLevel(dial, [6, 10, 10])), rng.pick(things)];
    return {
      key: `${n} ${thing}`,
      question: `Two friends share ${2 * n} ${thing}. Both get the same. How many for each?`,
      ...closeChoices(n),
      explanation: `Two equal parts of ${2 * n}: ${n} + ${n} = ${2 * n}. So each gets ${n}.`,
      ...thingsFigure([{ thing: 'circle', count: 2 * n }]),
    };
  }),
  twice: form([2], (rng) => {
    const n = rng.int(1, 5);
    return {
      key: `${n}`,
      question: `Double ${n}. Then double it again. What do you get?`,
      ...closeChoices(4 * n),
      explanation: `Double ${n} is ${2 * n}. Double ${2 * n} is ${4 * n}.`,
    };
  }),
};

const doubles = formed(
  {
    ...math,
    id: 'math.addition.doubles',
    title: 'Doubles and halves',
    grades: [1, 2],
    objectives: ['Double a number to 10 and find half of an even number'],
    keywords: ['doubles', 'doubling', 'double facts', 'half of a number'],
    prerequisites: ['math.addition.within-10'],
    standards: ['1.OA.C.6', '2.OA.B.2'],
    teaching: {
      idea: 'Double means two equal parts together: double 4 is 4 + 4. Half undoes it.',
      caution: 'Double 4 is not 4 + 2. Both parts are 4.',
      hints: [
        'Think of two hands with as many fingers.',
        'Add the number to itself. For a half, share in two.',
      ],
      mends: mendsOf(...slipped),
    },
  },
  doubleForms,
);

/** Sums within 20. */
export const earlyAddition: Concept[] = [addWithinTen, doubles, addWithinTwenty];
