import { names, things } from '../data/story-words.ts';
import { sometimes } from '../near-values.ts';
import type { Rng } from '../rng.ts';
import { byLevel, type Forms, form, formed } from '../templates.ts';
import type { Concept } from '../types.ts';
import { type Advised, bond, checkedChoices, nearSmall, thingsFigure } from './early-forms.ts';

const math = { subject: 'Math', category: 'Arithmetic' };

/** Returns the choices for the double of a number. */
function doubleChoices(rng: Rng, n: number) {
  const mistakes: Record<string, Advised> = {
    'named-the-number': [n, `${n} is just one of the two parts; add ${n} again.`],
    'added-two': [n + 2, `You added 2; double means ${n} + ${n}.`],
    'added-it-three-times': [3 * n, `You added ${n} three times; double means two times.`],
  };
  const check = (wrong: number): string =>
    wrong % 2 === 0
      ? `${wrong} is double ${wrong / 2}; add ${n} and ${n}.`
      : `Two equal parts cannot make ${wrong}; add ${n} and ${n}.`;
  const near = nearSmall(
    2 * n,
    2,
    (wrong) => (wrong === n ? mistakes['named-the-number']?.[1] : undefined) ?? check(wrong),
  );
  return checkedChoices(2 * n, { ...near, ...sometimes(rng, mistakes) }, mistakes, check);
}

/** Returns the choices for half of a number. */
function halfChoices(rng: Rng, n: number) {
  const mistakes: Record<string, Advised> = {
    'named-the-whole': [2 * n, `${2 * n} is the whole; each part is smaller.`],
    'took-two-away': [2 * n - 2, `You took 2 away; make two equal parts of ${2 * n}.`],
  };
  const check = (wrong: number): string => `${wrong} and ${wrong} make ${2 * wrong}, not ${2 * n}.`;
  const offered = { ...nearSmall(n, 1, check), ...sometimes(rng, mistakes) };
  return checkedChoices(n, offered, mistakes, check);
}

/** Returns the choices for the double of a double. */
function twiceChoices(rng: Rng, n: number) {
  const mistakes: Record<string, Advised> = {
    'doubled-once': [2 * n, `${2 * n} is double ${n}; now double it again.`],
    'added-the-number-once-more': [3 * n, `You added ${n} again; double ${2 * n} instead.`],
    'added-two': [2 * n + 2, `You added 2; double means ${2 * n} + ${2 * n}.`],
  };
  const check = (wrong: number): string =>
    wrong % 2 === 0
      ? `${wrong} is double ${wrong / 2}; double ${2 * n} instead.`
      : `Two equal parts cannot make ${wrong}; double ${2 * n} instead.`;
  return checkedChoices(
    4 * n,
    {
      ...nearSmall(
        4 * n,
        2,
        (wrong) => (wrong === 2 * n ? mistakes['doubled-once']?.[1] : undefined) ?? check(wrong),
      ),
      ...sometimes(rng, mistakes),
    },
    mistakes,
    check,
  );
}

const doubleForms: Forms = {
  double: form([0, 1], (rng, dial) => {
    const n = rng.int(1, byLevel(dial, [6, 10, 10]));
    return {
      key: `${n}`,
      question: `What is double ${n}?`,
      ...doubleChoices(rng, n),

      hints: ['Double means two equal parts.', `Start at ${n} and count on ${n} more.`],
      explanation: `Double means the number two times: ${n} + ${n} = ${2 * n}.`,
      figure: { kind: 'ten-frames', frames: [{ filled: n }, { filled: 0, added: n }] },
    };
  }),
  twins: form([0, 1, 2], (rng, dial) => {
    const [n, thing] = [rng.int(2, byLevel(dial, [6, 10, 10])), rng.pick(things)];
    const [one = '', other = ''] = rng.pair(names);
    return {
      key: `${n} ${thing}`,
      question: `${one} has ${n} ${thing}. ${other} has just as many. How many ${thing} do they have together?`,
      ...doubleChoices(rng, n),

      hints: [`Both have the same number of ${thing}.`, 'Add the number to itself.'],
      explanation: `Both have ${n}. ${n} + ${n} = ${2 * n}.`,
      figure: { kind: 'ten-frames', frames: [{ filled: n }, { filled: 0, added: n }] },
    };
  }),
  half: form([0, 1, 2], (rng, dial) => {
    const n = rng.int(byLevel(dial, [1, 2, 2]), byLevel(dial, [6, 10, 10]));
    return {
      key: `${n}`,
      question: `Which number do you double to get ${2 * n}?`,
      ...halfChoices(rng, n),

      hints: [`Two equal parts make ${2 * n}.`, 'Try a number: add it to itself. Is it too much?'],
      explanation: `Share ${2 * n} into two equal parts: ${n} + ${n} = ${2 * n}.`,
      ...bond(2 * n, '?', '?'),
    };
  }),
  share: form([1, 2], (rng, dial) => {
    const [n, thing] = [rng.int(2, byLevel(dial, [6, 10, 10])), rng.pick(things)];
    return {
      key: `${n} ${thing}`,
      question: `Two friends share ${2 * n} ${thing}. Both get the same. How many does each friend get?`,
      ...halfChoices(rng, n),

      hints: ['Give one to each friend in turn.', `Go on until all ${2 * n} are given. Count one part.`],
      explanation: `Two equal parts of ${2 * n}: ${n} + ${n} = ${2 * n}. So each gets ${n}.`,
      ...thingsFigure([{ thing: 'circle', count: 2 * n }]),
    };
  }),
  twice: form([2], (rng, { grade }) => {
    const n = rng.int(2, grade === 1 ? 5 : 7);
    return {
      key: `${n}`,
      question: `Double ${n}. Then double it again. What do you get?`,
      ...twiceChoices(rng, n),

      hints: [`Add ${n} to itself first.`, 'Then add what you got to itself.'],
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
      mends: {},
    },
  },
  doubleForms,
);

/** Doubles and halves of numbers to 10. */
export const doublesAndHalves: Concept[] = [doubles];
