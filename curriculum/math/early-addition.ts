import { names, things } from '../data/story-words.ts';
import type { Figure } from '../figure-types.ts';
import type { Rng } from '../rng.ts';
import { type Ask, byLevel, type Forms, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import {
  closeChoices,
  countOnHelp,
  eachOnce,
  mendsOf,
  pictures,
  signs,
  sumChoices,
  sumMistakes,
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
    const [[x, y], thing, who] = [draw(rng, dial), rng.pick(things), rng.pick(names)];
    return {
      key: `${sumKey(x, y)} ${thing}`,
      question:
        `${who} has ${x} ${thing}. ${who} gets ${y} more. How many ${thing} does ${who} have now?`.replace(
          / 1 (\w+)s\./,
          ' 1 $1.',
        ),
      ...closeChoices(x + y, sumMistakes(x, y), countOnHelp(x, y)),

      hints: [
        `${who} gets more, so put both numbers together.`,
        `Start at ${Math.max(x, y)} and count on. Where do you stop?`,
      ],
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
      ...closeChoices(x + y, sumMistakes(x, y), countOnHelp(x, y)),

      hints: [
        x === y ? `Start at ${x}.` : `Start at ${Math.max(x, y)}, the larger number.`,
        'Say the next number for each one that you add.',
      ],
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

      hints: ['Add the two numbers of each sum.', `Which sum ends at ${x + y}?`],
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
      ...closeChoices(x + y, sumMistakes(x, y), countOnHelp(x, y)),

      hints: [
        x === y ? `Count the first ${p.many}.` : `Start with the group that has more ${p.many}.`,
        'Go on counting with the others. Where do you stop?',
      ],
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
      question: `There ${x === 1 ? `is 1 red ${thing.slice(0, -1)}` : `are ${x} red ${thing}`} and ${y} blue ${y === 1 ? 'one' : 'ones'}. How many are there in all?`,
      ...closeChoices(x + y, sumMistakes(x, y), countOnHelp(x, y)),

      hints: [
        'Both colors belong to the whole.',
        `Start at ${Math.max(x, y)}. Count on for the other color.`,
      ],
      explanation: countOn(x, y),
      ...dots(x, y),
    };
  }),
  zero: form([2], (rng) => {
    const [n, who] = [rng.int(1, 9), rng.pick(names)];
    return {
      key: `${n}`,
      question: `${who} has ${n} ${n === 1 ? 'bead' : 'beads'} and gets no more. What is ${n} + 0?`,
      ...closeChoices(
        n,
        {
          'wrote-side-by-side': [n * 10, `You put the 0 next to the ${n}; 0 adds nothing.`],
          'added-a-ten': [n + 10, `You added 10; the 0 adds nothing.`],
          'counted-zero-as-one': [n + 1, 'You counted 0 as one more; 0 is no more at all.'],
          'counted-zero-as-two': [n + 2, 'You counted on two; 0 is no more at all.'],
          'counted-zero-as-three': [n + 3, 'You counted on three; 0 is no more at all.'],
          'took-one-away': [n - 1, 'You took one away; adding 0 changes nothing.'],
          'took-two-away': [n - 2, 'You took two away; adding 0 changes nothing.'],
          'took-three-away': [n - 3, 'You took three away; adding 0 changes nothing.'],
        },
        `the 0 adds nothing to ${n}`,
      ),

      hints: [
        'Hold up as many fingers as the first number says.',
        '0 more means no more fingers. Do the fingers change?',
      ],
      explanation: `0 means no more. So the number stays ${n}.`,
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
      mends: {},
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
      ...closeChoices(
        rest,
        eachOnce({
          'named-the-second-number': [y, `Part of the ${y} fills up the ten; what is left?`],
          'named-what-fills-ten': [
            10 - x,
            `${10 - x} of the ${y} ${x === 9 ? 'fills' : 'fill'} up the ten; how many are left?`,
          ],
          'gave-the-sum': [x + y, `${x + y} is the sum; how many are there besides the 10?`],
          'counted-one-twice': rest + 1,
          'counted-two-twice': [rest + 2, 'You counted two of them twice; count on slowly.'],
          'left-one-out': [rest - 1, 'You left one out; count on from 10 once more.'],
          'left-two-out': [rest - 2, 'You left two out; count on from 10 again.'],
        }),
        `count on from 10 to ${x + y}`,
      ),

      hints: [`How many does ${x} need to make ten?`, `Take that many from ${y}. What is left?`],
      explanation: `Take ${10 - x} from the ${y} to make ten: ${x} + ${10 - x} = 10. Then ${rest} ${rest === 1 ? 'is' : 'are'} left.`,
      ...dots(x, y),
    };
  }),
  near: form([1, 2], (rng, dial) => {
    const [n, up] = [rng.int(6, 9), byLevel(dial, [1, 1, rng.pick([1, -1])])];
    return {
      key: `${n} ${up}`,
      question: `You know ${n} + ${n} = ${n * 2}. What is ${n} + ${n + up}?`,
      ...closeChoices(
        2 * n + up,
        {
          'stayed-at-the-double': [2 * n, `${2 * n} is ${n} + ${n}; the second number is not ${n} here.`],
          'changed-the-wrong-way': [
            2 * n - up,
            `${n + up} is 1 ${up > 0 ? 'more' : 'less'} than ${n}, so the sum changes that way.`,
          ],
          'changed-both-numbers': [2 * n + 2 * up, `Only one number changes by 1, so the sum changes by 1.`],
          'changed-three-steps': [2 * n + 3 * up, `You went 3 steps from ${2 * n}; go just 1.`],
          'went-two-steps-back': [2 * n - 2 * up, `You went 2 steps the other way; look at ${n + up}.`],
        },
        `go just 1 step from ${2 * n}`,
      ),

      hints: [
        `Compare the second numbers: ${n} and ${n + up}.`,
        `Is it 1 more or 1 less? Change ${2 * n} in the same way.`,
      ],
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
      mends: { ...mendsOf('counted-one-twice') },
    },
  },
  twentyForms,
);

/** Sums within 20. */
export const earlyAddition: Concept[] = [addWithinTen, addWithinTwenty];
