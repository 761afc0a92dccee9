import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { sampled } from '../templates.ts';
import type { Concept, Draft } from '../types.ts';

const waves = { subject: 'Science', category: 'Waves' };

const codes = ['00', '01', '10', '11'] as const;
const letters = ['A', 'B', 'C', 'D'] as const;

/** Message of two letters, with two other letters. */
interface Message {
  first: number;
  second: number;
  others: readonly [number, number];
}

/** Returns the choices for a message: each letter right or wrong. */
function messages(
  { first, second, others: [u, v] }: Message,
  show: (first: number, second: number) => string,
  mend: (picked: number, right: number) => string,
): Pick<Draft, 'answer' | 'mistakes'> {
  const option = (a: number, b: number) => ({ text: show(a, b), worth: show(a, b) });
  return {
    answer: option(first, second),
    mistakes: [
      { name: 'misread-the-first-letter', ...option(u, second), mend: mend(u, first) },
      { name: 'misread-the-second-letter', ...option(first, v), mend: mend(v, second) },
      { name: 'misread-both-letters', ...option(u, v), mend: mend(u, first) },
    ],
  };
}

const inLight = (text: string): string => [...text].map((bit) => (bit === '1' ? 'on' : 'off')).join(', ');

/** Draws a code table in random order, and a message of two letters. */
function send(rng: Rng): Draft {
  const form = rng.pick(['decode', 'encode', 'dots'] as const);
  const signals = rng.shuffle(codes);
  const [x = 0, y = 0, u = 0, v = 0] = rng.shuffle([0, 1, 2, 3]);
  const message: Message = { first: x, second: y, others: [u, v] };
  const table = letters.map((letter, i) => `${letter} = ${signals[i]}`).join(', ');
  const code = (i: number): string => signals[i] ?? '';
  const letter = (i: number): string => letters[i] ?? '';
  const who = rng.pick(names);
  const figure = {
    kind: 'table' as const,
    head: ['letter', 'signal'],
    rows: letters.map((l, i) => [l, code(i)]),
  };
  const key = `${form} ${signals.join('')} ${letter(x)}${letter(y)}`;
  if (form === 'encode')
    return {
      key,
      question: `A lamp is on for 1 and off for 0. The code is ${table}. What does ${who} send for ${letter(x)}${letter(y)}?`,
      ...messages(
        message,
        (a, b) => `${code(a)} ${code(b)}`,
        (picked, right) =>
          `In this code, ${code(picked)} stands for ${letter(picked)}, not for ${letter(right)}.`,
      ),
      hints: [
        `Look up the signal for ${letter(x)} first.`,
        `Then look up ${letter(y)}, and write its signal after the first one.`,
      ],
      explanation: `${letter(x)} is ${code(x)} and ${letter(y)} is ${code(y)}, so ${who} sends ${code(x)} ${code(y)}.`,
      figure,
    };
  const isDecode = form === 'decode';
  return {
    key,
    question: `A lamp is on for 1 and off for 0. The code is ${table}. ${who} gets this: ${isDecode ? `${code(x)} ${code(y)}` : inLight(code(x) + code(y))}. What does it say?`,
    ...messages(
      message,
      (a, b) => `${letter(a)}${letter(b)}`,
      (picked, right) =>
        `${letter(picked)} would be ${code(picked)}, but the message has ${code(right)} there.`,
    ),
    hints: isDecode
      ? [
          `Look for ${code(x)} in the code. Which letter does it stand for?`,
          `Then do the same with ${code(y)}.`,
        ]
      : [
          'Write 1 for on and 0 for off. Each letter takes two signals.',
          `The first two signals are “${inLight(code(x))}”. Look them up in the code.`,
        ],
    explanation: `Two signals make one letter. ${code(x)} is ${letter(x)} and ${code(y)} is ${letter(y)}.`,
    figure,
  };
}

const information = sampled(
  {
    ...waves,
    id: 'science.waves.codes',
    title: 'Codes carry information',
    grades: [4, 6],
    objectives: ['Send and read a message in a code of two signals'],
    keywords: ['codes', 'digital signals', 'information transfer', 'binary code'],
    prerequisites: ['science.waves.signals'],
    standards: ['4-PS4-3'],
    teaching: {
      idea:
        'Patterns can carry information. With two signals, such as on and off, groups of them can stand for ' +
        'letters. Computers and ' +
        'phones send all their data that way.',
      caution: 'Order matters: 01 is another letter than 10.',
      mends: {},
    },
  },
  send,
);

/** Information in signals. */
export const codeConcepts: Concept[] = [information];
