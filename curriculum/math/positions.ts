import { among } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { type Picture, pictures, signs } from './early-forms.ts';

/** Draws different things to stand in a row or on top of each other. */
const some = (rng: Rng, dial: Dial): Picture[] => rng.sample(pictures, byLevel(dial, [4, 4, 5]));

const inRow = (all: readonly Picture[]): string => all.map((p) => signs(p, 1)).join(' ');
const keyOf = (all: readonly Picture[]): string => all.map(({ one }) => one).join(' ');

const mend =
  (where: string, shown: readonly Picture[]) =>
  (picked: string): string =>
    where.endsWith(` the ${picked}`)
      ? `The ${picked} is where you start; go one step from it.`
      : shown.every(({ one }) => one !== picked)
        ? `No ${picked} is named here; read again.`
        : `The ${picked} is not ${where}; point to each thing in order.`;

/** Picks the wrong things from the others that are shown. */
const wrong = (all: readonly Picture[], answer: Picture, rng: Rng, where: string, shown = all) =>
  among(
    answer.one,
    all.map(({ one }) => one),
    rng,
    mend(where, shown),
  );

/** Returns the member at a place. */
function at(all: readonly Picture[], i: number): Picture {
  const found = all[i];
  if (!found) throw new RangeError(`no thing at place ${i}`);
  return found;
}

const places = ['first', 'second', 'third', 'fourth', 'last'] as const;

const positionForms: Forms = {
  side: form([0, 1, 2], (rng, dial) => {
    const all = some(rng, dial);
    const right = rng.int(0, 1) === 1;
    // The thing that is asked may be any, also the first and the last.
    const i = rng.int(0, all.length - 2);
    const [answer, given] = right ? [at(all, i + 1), at(all, i)] : [at(all, i), at(all, i + 1)];
    return {
      key: `${right} ${keyOf(all)} ${i}`,
      question: `What is just to the ${right ? 'right' : 'left'} of the ${given.one}? ${inRow(all)}`,
      ...wrong(all, answer, rng, `just to the ${right ? 'right' : 'left'} of the ${given.one}`),

      hints: [`Put your finger on the ${given.one}.`, `Go one step to the ${right ? 'right' : 'left'}.`],
      explanation: `Start at the ${given.one} and go one step to the ${right ? 'right' : 'left'}. There is the ${answer.one}.`,
    };
  }),
  between: form([1, 2], (rng, dial) => {
    const all = some(rng, dial);
    const i = rng.int(1, all.length - 2);
    const answer = at(all, i);
    return {
      key: `${keyOf(all)} ${i}`,
      question: `What is between the ${at(all, i - 1).one} and the ${at(all, i + 1).one}? ${inRow(all)}`,
      ...wrong(all, answer, rng, 'between the two'),

      hints: [
        `Find the ${at(all, i - 1).one} and the ${at(all, i + 1).one}.`,
        'Which thing has one of them on each side?',
      ],
      explanation: `The ${at(all, i - 1).one} is on one side. The ${at(all, i + 1).one} is on the other. The ${answer.one} is in the middle.`,
    };
  }),
  place: form([0, 1], (rng, dial) => {
    const all = some(rng, dial);
    const i = rng.int(0, all.length - 1);
    const word = i === all.length - 1 ? 'last' : wordOf(i);
    return {
      key: `${keyOf(all)} ${i}`,
      question: `Go from left to right. Which thing is ${word}? ${inRow(all)}`,
      ...wrong(all, at(all, i), rng, word),

      hints: [
        'Start on the left.',
        word === 'last'
          ? 'Go on until there are no more.'
          : 'Say first, second, third and so on as you point.',
      ],
      explanation: `Say it as you point: ${all.map((_, n) => (n === all.length - 1 ? 'last' : wordOf(n))).join(', ')}. The ${at(all, i).one} is ${word}.`,
    };
  }),
  tower: form([0, 1, 2], (rng, dial) => {
    const all = some(rng, dial);
    const above = rng.int(0, 1) === 1;
    const i = rng.int(0, all.length - 2);
    const [answer, given] = above ? [at(all, i), at(all, i + 1)] : [at(all, i + 1), at(all, i)];
    return {
      key: `${above} ${keyOf(all)} ${i}`,
      question: `From top to bottom: ${all.map(({ one }) => one).join(', ')}. What is just ${above ? 'above' : 'below'} the ${given.one}?`,
      ...wrong(all, answer, rng, `just ${above ? 'above' : 'below'} the ${given.one}`),

      hints: [
        `Say the things from top to bottom. Stop at the ${given.one}.`,
        above ? 'Above is the one that you say before it.' : 'Below is the one that you say after it.',
      ],
      explanation: `${above ? 'Above means higher up' : 'Below means further down'}. One step ${above ? 'up' : 'down'} from the ${given.one} is the ${answer.one}.`,
    };
  }),
  turned: form([2], (rng, dial) => {
    const [a, b, c, d] = some(rng, { ...dial, level: 0 });
    if (!a || !b || !c || !d) throw new RangeError('four things');
    const up = rng.int(0, 1) === 1;
    const [way, other] = up ? ['above', 'below'] : ['below', 'above'];
    const answer = rng.pick([a, b]);
    const given = answer === a ? b : c;
    return {
      key: `${up} ${keyOf([a, b, c])} ${answer.one}`,
      question: `The ${b.one} is just ${other} the ${a.one}. The ${c.one} is just ${other} the ${b.one}. What is just ${way} the ${given.one}?`,
      ...wrong([a, b, c, d], answer, rng, `just ${way} the ${given.one}`, [a, b, c]),

      hints: [
        'Draw the first two things as a tower.',
        `Add the third thing. Then look for the ${given.one}.`,
      ],
      explanation: `The ${given.one} is just ${other} the ${answer.one}. Turn it around. So the ${answer.one} is just ${way} the ${given.one}.`,
    };
  }),
};

function wordOf(i: number): string {
  return places[i] ?? 'last';
}

const position = formed(
  {
    subject: 'Math',
    category: 'Geometry',
    id: 'math.geometry.position',
    title: 'Where things are',
    grades: [0, 1],
    objectives: ['Use the words above, below, between, left and right'],
    keywords: ['position words', 'above and below', 'left and right', 'beside', 'between things'],
    standards: ['K.G.A.1'],
    prerequisites: ['math.counting.objects'],
    teaching: {
      idea: 'Above is higher up. Below is further down. Between has one on each side.',
      caution: 'Left and right are not the same. You write from left to right.',
      mends: {},
    },
  },
  positionForms,
);

/** Places of things. */
export const positions: Concept[] = [position];
