import { numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import {
  countChoices,
  counted,
  mendsOf,
  offBy,
  pictures,
  signs,
  thingsApart,
  thingsFigure,
  wrongRows,
} from './early-forms.ts';
import { neighbors } from './neighbors.ts';

const math = { subject: 'Math', category: 'Numbers' };

/** Draws how many things to count: up to 10 for beginners, up to 20 for others. */
const howMany = (rng: Rng, dial: Dial): number =>
  rng.int(byLevel(dial, [1, 4, 8]), byLevel(dial, [8, 12, 20]));

/** Counts to a number of at most 20, with a stop at ten. */
const countAloud = (n: number): string =>
  `Count: ${[range(1, Math.min(n, 10)), range(11, n)]
    .filter((part) => part.length > 0)
    .map((part) => `${part.join(', ')}.`)
    .join(' Go on: ')}`;

const countForms: Forms = {
  count: form([0, 1, 2], (rng, dial) => {
    const [p, n] = [rng.pick(pictures), howMany(rng, dial)];
    return {
      key: `${n} ${p.one}`,
      question: `How many ${p.many} do you see? ${signs(p, n)}`,
      ...countChoices(n),

      hints: [
        `Touch the first of the ${p.many} and begin to count.`,
        'Say one number for each. The last number tells how many.',
      ],
      explanation: `${countAloud(n)} The last number tells how many: ${n}.`,
      ...thingsFigure([{ thing: p.thing, count: n }], dial.level === 2 ? 'scattered' : 'rows'),
    };
  }),
  row: form([0, 1, 2], (rng, dial) => {
    const [p, n] = [rng.pick(pictures), rng.int(1, byLevel(dial, [5, 7, 9]))];
    return {
      key: `${n} ${p.one}`,
      question: `Which row has ${n} ${n === 1 ? p.one : p.many}?`,
      ...numeric(
        n,
        wrongRows(n, (wrong) => `This row has ${wrong}; touch each one just once.`),
        {
          show: (v) => signs(p, Number(v.n)),
          apart: thingsApart(p),
        },
      ),

      hints: [
        'Touch each thing in a row as you count.',
        `Stop when you say ${n}. Is that the last one in the row?`,
      ],
      explanation: `${countAloud(n)} This row ends at ${n}.`,
    };
  }),
  more: form([0, 1, 2], (rng, dial) => {
    const [p, n] = [rng.pick(pictures), rng.int(byLevel(dial, [1, 2, 5]), byLevel(dial, [7, 12, 19]))];
    return {
      key: `${n} ${p.one}`,
      question: `You have ${signs(p, n)}. Now you get one more. How many ${p.many} do you have now?`,
      ...numeric(
        n + 1,
        {
          'named-the-old-number': [n, `You had ${n} before; count the new one, too.`],
          'counted-one-twice': n + 2,
          'counted-two-twice': n + 3,
          'went-back': [n - 1, 'You went back; one more is the next number.'],
        },
        { max: n + 6, apart: offBy('one more is the next number') },
      ),

      hints: [`Count the ${p.many} you have.`, 'Which number do you say next?'],
      explanation: `One more is the next number. Say ${n}, ${n + 1}.`,
      ...thingsFigure([{ thing: p.thing, count: n }]),
    };
  }),
  kinds: form([1, 2], (rng, dial) => {
    const [p, other] = rng.pair(pictures);
    const [n, m] = [rng.int(2, byLevel(dial, [5, 6, 9])), rng.int(2, byLevel(dial, [4, 5, 8]))];
    const mixed = rng.shuffle([...Array(n).fill(p.sign), ...Array(m).fill(other.sign)]);
    return {
      key: `${n} ${p.one} ${m} ${other.one}`,
      question: `Count the ${p.many} only. How many are there? ${mixed.join(' ')}`,
      ...countChoices(n),

      hints: [`Leave out the ${other.many}.`, `Touch each of the ${p.many} as you count.`],
      explanation: `Leave out the ${other.many}. Touch each ${p.one}. ${countAloud(n)}`,
      ...thingsFigure(
        [
          { thing: p.thing, count: n },
          { thing: other.thing, count: m },
        ],
        'mixed',
      ),
    };
  }),
};

const countObjects = formed(
  {
    ...math,
    id: 'math.counting.objects',
    title: 'Counting things',
    grades: [0, 1],
    objectives: ['Count up to 20 things, each one once'],
    keywords: ['counting', 'count', 'how many', 'counting objects'],
    standards: ['K.CC.B.4', 'K.CC.B.5'],
    teaching: {
      idea: 'Say one number for each thing. The last number you say tells how many there are.',
      caution: 'Do not skip a thing. Do not count a thing twice.',
      mends: mendsOf(...counted),
    },
  },
  countForms,
);

/** Counting and the order of numbers. */
export const counting: Concept[] = [countObjects, neighbors];
