import { numeric, type WrongNumber } from '../choices.ts';
import { names, things } from '../data/story-words.ts';
import { sometimes } from '../near-values.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { addendMistakes, offBy, partHelp, pictures, signs, sumChoices, thingsFigure } from './early-forms.ts';

const math = { subject: 'Math', category: 'Arithmetic' };

/** Asks for two numbers that make a whole. The wrong ones are one more or one less. */
function pairFor(rng: Rng, whole: number, part: number) {
  return {
    ...sumChoices(rng, [part, whole - part], (a, b) => `${a} and ${b}`),

    hints: ['Add the two numbers of each pair.', `Which pair makes ${whole}? Check with your fingers.`],
    explanation: `Check by counting on. ${part} and ${whole - part} make ${whole}.`,
  };
}

/** Returns the wrong partners of a number to ten. */
const partnerMistakes = (rng: Rng, n: number): Record<string, WrongNumber> => {
  const { 'named-the-part': part, ...others } = addendMistakes(10, n);
  return {
    ...others,
    ...(part && sometimes(rng, { 'named-the-part': part })),
  };
};

const tenForms: Forms = {
  more: form([0, 1], (rng) => {
    const n = rng.int(1, 9);
    return {
      key: `${n}`,
      question: `You have ${n}. How many more do you need to make 10?`,
      ...numeric(10 - n, partnerMistakes(rng, n), { max: 10, apart: offBy(partHelp(10, n)) }),

      hints: ['A frame of ten has ten places.', 'Fill the frame. How many places are free?'],
      explanation: `A frame has 10 places. ${n} ${n === 1 ? 'is' : 'are'} full, and ${10 - n} ${n === 9 ? 'is' : 'are'} free.`,
      figure: { kind: 'ten-frame', filled: n },
    };
  }),
  gap: form([0, 1, 2], (rng) => {
    const [n, front] = [rng.int(1, 9), rng.int(0, 1) === 1];
    return {
      key: `${n} ${front}`,
      question: `Which number fits? ${front ? `□ + ${n}` : `${n} + □`} = 10`,
      ...numeric(10 - n, partnerMistakes(rng, n), { max: 10, apart: offBy(partHelp(10, n)) }),

      hints: ['The two numbers make 10 together.', 'Start at the number you see. Count on to 10.'],
      explanation: `Count on from ${n} to 10. That is ${10 - n} more.`,
      figure: { kind: 'number-bond', whole: '10', parts: [`${n}`, '?'] },
    };
  }),
  story: form([1, 2], (rng) => {
    const [n, thing] = [rng.int(2, 9), rng.pick(things)];
    return {
      key: `${n} ${thing}`,
      question: `${rng.pick(names)} needs 10 ${thing}. ${n} are here. How many more are needed?`,
      ...numeric(10 - n, partnerMistakes(rng, n), { max: 10, apart: offBy(partHelp(10, n)) }),

      hints: [`All the ${thing} together are 10.`, 'Count on from the ones that are here to 10.'],
      explanation: `${n} and ${10 - n} make 10. So ${10 - n} more ${n === 9 ? 'is' : 'are'} needed.`,
      figure: { kind: 'ten-frame', filled: n },
    };
  }),
  fill: form([0, 1], (rng) => {
    const [n, p] = [rng.int(1, 9), rng.pick(pictures)];
    return {
      key: `${n} ${p.one}`,
      question: `How many more ${p.many} make 10? ${signs(p, n)}`,
      ...numeric(10 - n, partnerMistakes(rng, n), { max: 10, apart: offBy(partHelp(10, n)) }),

      hints: [`Count the ${p.many} that you see.`, 'Count on to 10. Put up a finger each time.'],
      explanation: `Count ${n === 1 ? `1 ${p.one}` : `${n} ${p.many}`}. ${n} and ${10 - n} make 10.`,
      ...thingsFigure([{ thing: p.thing, count: n }]),
    };
  }),
  hidden: form([2], (rng) => {
    const [n, thing] = [rng.int(1, 8), rng.pick(things)];
    return {
      key: `${n} ${thing}`,
      question: `There are 10 ${thing}. You see only ${10 - n}. How many are hidden?`,
      ...numeric(n, partnerMistakes(rng, 10 - n), { max: 10, apart: offBy(partHelp(10, 10 - n)) }),

      hints: [`You see a part of the 10 ${thing}.`, 'Count on from the part you see to 10.'],
      explanation: `${10 - n} and ${n} make 10. So ${n} ${n === 1 ? 'is' : 'are'} hidden.`,
    };
  }),
};

const makeTen = formed(
  {
    ...math,
    id: 'math.addition.make-ten',
    title: 'Making ten',
    grades: [0, 1],
    objectives: ['Find the number that makes 10 with a given number'],
    keywords: ['making ten', 'make 10', 'friends of ten', 'number bonds of ten'],
    prerequisites: ['math.addition.within-10'],
    standards: ['K.OA.A.4', '1.OA.C.6'],
    teaching: {
      idea: 'Each number has a partner. Both together make ten: 7 and 3.',
      caution: 'Do not count the number itself. From 7, say 8 first.',
      mends: {},
    },
  },
  tenForms,
);

/** Draws a whole within 5, 8 and 10, and one of its parts. */
function drawWhole(rng: Rng, dial: Dial): [whole: number, part: number] {
  const whole = rng.int(byLevel(dial, [3, 4, 6]), byLevel(dial, [6, 8, 9]));
  return [whole, rng.int(1, whole - 1)];
}

const partForms: Forms = {
  bond: form([0, 1], (rng, dial) => {
    const [whole, part] = drawWhole(rng, dial);
    return {
      key: `${whole} ${part}`,
      question: `${whole} is ${part} and how many more?`,
      ...numeric(whole - part, addendMistakes(whole, part), { max: 10, apart: offBy(partHelp(whole, part)) }),

      hints: [
        `Start at the part you know. Count on to ${whole}.`,
        'Put up a finger for each number. How many fingers?',
      ],
      explanation: `Count on from ${part} to ${whole}. ${part} and ${whole - part} make ${whole}.`,
      figure: { kind: 'number-bond', whole: `${whole}`, parts: [`${part}`, '?'] },
    };
  }),
  pair: form([0, 1, 2], (rng, dial) => {
    const [whole, part] = drawWhole(rng, dial);
    return { key: `${whole}`, question: `Which two numbers make ${whole}?`, ...pairFor(rng, whole, part) };
  }),
  colors: form([0, 1, 2], (rng, dial) => {
    const [[whole, part], thing] = [drawWhole(rng, dial), rng.pick(things)];
    return {
      key: `${whole} ${part} ${thing}`,
      question: `Here are ${whole} ${thing}. ${part} ${part === 1 ? 'is' : 'are'} red. How many are not red?`,
      ...numeric(whole - part, addendMistakes(whole, part), { max: 10, apart: offBy(partHelp(whole, part)) }),

      hints: [`Red and not red make ${whole} together.`, 'Cover the red ones. Count the rest.'],
      explanation: `${whole} is ${part} and ${whole - part}. So ${whole - part} ${whole - part === 1 ? 'is' : 'are'} not red.`,
      ...thingsFigure([{ thing: 'circle', count: whole, shaded: part }]),
    };
  }),
  hands: form([1, 2], (rng, dial) => {
    const [whole, part] = drawWhole(rng, dial);
    return {
      key: `${whole} ${part}`,
      question: `You hold ${whole} beads in two hands. One hand has ${part}. How many are in the other hand?`,
      ...numeric(whole - part, addendMistakes(whole, part), { max: 10, apart: offBy(partHelp(whole, part)) }),

      hints: [`Both hands hold ${whole} together.`, `Count on from the hand you know to ${whole}.`],
      explanation: `Both hands hold ${whole} beads. ${part} and ${whole - part} make ${whole}.`,
    };
  }),
};

const parts = formed(
  {
    ...math,
    id: 'math.addition.parts',
    title: 'Parts of a number',
    grades: [0, 1],
    objectives: ['Break a number to 10 into two parts'],
    keywords: ['number bonds', 'break apart numbers', 'parts and wholes', 'decompose numbers'],
    prerequisites: ['math.addition.within-10'],
    standards: ['K.OA.A.3'],
    teaching: {
      idea: 'You can split a number in many ways. 5 is 4 and 1. It is 3 and 2, too.',
      caution: 'Both parts together make the number again. Check it.',
      mends: {},
    },
  },
  partForms,
);

/** Pairs of numbers that make ten and other numbers. */
export const makingTen: Concept[] = [parts, makeTen];
