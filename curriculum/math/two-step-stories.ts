import { numeric, type WrongNumber } from '../choices.ts';
import { names, things } from '../data/story-words.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { advisedBy, checkedFrom, drawn, expressions, farFrom, isOnly } from './middle-forms.ts';
import { arithmeticMath } from './multiplication.ts';
import { wholeMistakes } from './whole-mistakes.ts';

/** Story of two steps: some boxes of things, and some more or fewer. */
function stock(
  rng: Rng,
  { grade, level }: Dial,
): { boxes: number; each: number; other: number; gives: boolean } {
  const top = grade === 3 ? 10 : ([10, 12, 25][level] ?? 10);
  const [boxes, each] = [rng.int(2, top), rng.int(3, top)];
  return {
    boxes,
    each,
    other: rng.int(2, Math.min(boxes * each - 1, [20, 50, 90][level] ?? 20)),
    gives: rng.int(0, 1) === 1,
  };
}

/** Returns the numbers beside the answer, with the check of each. */
const tried = (answer: number, check: (wrong: number) => string): Record<string, WrongNumber> =>
  Object.fromEntries([1, -1, 2, -2].map((by) => [`tried-${by}`, [answer + by, check(answer + by)]] as const));

const stepForms: Forms = {
  now: form([0, 1], (rng, dial) => {
    const { boxes, each, other, gives } = stock(rng, dial);
    const [name, thing] = [rng.pick(names), rng.pick(things)];
    const total = boxes * each;
    const answer = gives ? total - other : total + other;
    return {
      key: `${gives ? 'minus' : 'plus'} ${boxes}x${each},${other}`,
      question: `${name} buys ${boxes} boxes of ${each} ${thing}. ${gives ? `Then ${name} gives ${other} ${thing} away.` : `Then ${name} finds ${other} more ${thing}.`} How many ${thing} does ${name} have now?`,
      ...numeric(
        answer,
        {
          'stopped-after-first-step': total,
          'inverted-operation': gives ? total + other : Math.abs(total - other),
          'added-all-numbers': boxes + each + other,
          'left-out-a-box': [answer - each, `You left out a box; there are ${boxes}.`],
          'counted-a-box-twice': [answer + each, `You counted a box twice; there are ${boxes}.`],
          'counted-one-box': [
            gives ? each - other : each + other,
            `You counted one box only; there are ${boxes}.`,
          ],
          'forgot-the-rest': [
            other,
            `${other} is only what is ${gives ? 'given away' : 'found'}; count the boxes, too.`,
          ],
        },
        { apart: farFrom('find how many are in the boxes first') },
      ),

      hints: [
        'First find how many are in all the boxes.',
        gives ? 'Then take away what is given away.' : 'Then add what is found.',
      ],
      explanation: `${boxes} × ${each} = ${total}. Then ${total} ${gives ? '-' : '+'} ${other} = ${answer}.`,
    };
  }),
  left: form([0, 1], (rng, dial) => {
    const { boxes, each, other } = stock(rng, dial);
    const total = boxes * each;
    return {
      key: `${boxes}x${each},${other}`,
      question: `A book has ${total + other} pages. ${rng.pick(names)} reads ${each} pages a day for ${boxes} days. How many pages are left?`,
      ...numeric(
        other,
        {
          'stopped-after-first-step': [
            total,
            `That many pages are read; how many of ${total + other} are left?`,
          ],
          'used-only-one-day': total + other - each,
          'added-instead': [2 * total + other, 'You added the pages that are read; take them away.'],
          'left-out-a-day': [other + each, `You left out a day; there are ${boxes}.`],
          'counted-a-day-twice': [other - each, `You counted a day too often; there are ${boxes}.`],
        },
        { apart: farFrom('first find how many pages are read in all') },
      ),

      hints: [
        'First find how many pages are read in all the days.',
        `Then take them away from ${total + other}.`,
      ],
      explanation: `${boxes} × ${each} = ${total} pages are read. ${total + other} - ${total} = ${other} are left.`,
    };
  }),
  each: form([1, 2], (rng, dial) => {
    const { boxes, each, other } = stock(rng, dial);
    const start = boxes * each + other;
    const thing = rng.pick(things);
    const name = rng.pick(names);
    return {
      key: `${boxes}x${each},${other}`,
      question: `${name} has ${start} ${thing}. ${name} keeps ${other} and puts the rest into ${boxes} equal bags. How many ${thing} are in a bag?`,
      ...numeric(
        each,
        {
          'stopped-after-first-step': start - other,
          ...wholeMistakes({
            'forgot-first-step': [
              start / boxes,
              `You shared all ${start}; first take away what ${name} keeps.`,
            ],
            'added-first': [(start + other) / boxes, `You added ${other}; take away what ${name} keeps.`],
          }),
          'named-the-bags': [boxes, `${boxes} is the number of bags; how many are in one?`],
          ...tried(each, (n) => `${boxes} bags of ${n} are ${boxes * n}; ${boxes * each} go into bags.`),
        },
        {
          apart: checkedFrom(
            (n) => `${boxes} bags of ${n} are ${whole(boxes * n)}, and ${boxes * each} go into bags`,
          ),
        },
      ),

      hints: [`First take away what ${name} keeps.`, 'Then share the rest among the bags.'],
      explanation: `${start} - ${other} = ${boxes * each} go into bags. ${boxes * each} ÷ ${boxes} = ${each}.`,
    };
  }),
  which: form([0, 1, 2], (rng, dial) =>
    drawn(() => {
      const { boxes, each, other, gives } = stock(rng, dial);
      const sign = gives ? '-' : '+';
      const first = [boxes * each, boxes + each] as const;
      const value = (isProduct: boolean, isPlus: boolean) =>
        rational((isProduct ? first[0] : first[1]) + (isPlus ? other : -other));
      const isBelowZero = first.some((part) => part < other);
      if (isBelowZero || !isOnly([true, false], [!gives, gives], value)) return undefined;
      const thing = rng.pick(things);
      return {
        key: `${boxes}x${each}${sign}${other}`,
        question: `There are ${boxes} bags of ${each} ${thing}. Then ${other} ${thing} are ${gives ? 'taken away' : 'added'}. Which expression gives the number of ${thing}?`,
        ...advisedBy(
          expressions([true, false], [!gives, gives], (isProduct, isPlus) => ({
            text: `${boxes} ${isProduct ? '×' : '+'} ${each} ${isPlus ? '+' : '-'} ${other}`,
            value: value(isProduct, isPlus),
          })),
          (text) =>
            text.includes('×')
              ? `The bags are right; ${gives ? 'taking away needs a minus' : 'adding needs a plus'}.`
              : `${boxes} + ${each} does not count the ${thing} in the bags; multiply for equal bags.`,
        ),

        hints: [
          'Equal bags: which sign goes between the two numbers?',
          `Then some are ${gives ? 'taken away' : 'added'}. Which sign is that?`,
        ],
        explanation: `Equal bags are a product: ${boxes} × ${each}. Then ${other} are ${gives ? 'taken away' : 'added'}: ${boxes} × ${each} ${sign} ${other}.`,
      };
    }),
  ),
  start: form([2], (rng, dial) => {
    const { boxes, each, other } = stock(rng, dial);
    const total = boxes * each;
    return {
      key: `${boxes}x${each},${other}`,
      question: `A number is multiplied by ${boxes}. Then ${other} is added. The result is ${total + other}. What is the number?`,
      ...numeric(
        each,
        {
          'stopped-after-first-step': [total, `You undid one step; now undo the multiplication by ${boxes}.`],
          'named-the-factor': [boxes, `${boxes} is the number to multiply by; find the other factor.`],
          ...wholeMistakes({
            'forgot-first-step': [(total + other) / boxes, `You left out a step; first take ${other} away.`],
            'added-instead': [
              (total + 2 * other) / boxes,
              `You added ${other} again; going back takes it away.`,
            ],
            'undid-the-first-step-first': [
              (total + other) / boxes - other,
              `You divided first; the last step was to add ${other}, so undo that first.`,
            ],
          }),
          ...tried(each, (n) => `${n} × ${boxes} + ${other} is ${n * boxes + other}, not ${total + other}.`),
        },
        {
          apart: checkedFrom(
            (n) => `${n} × ${boxes} + ${other} is ${whole(n * boxes + other)}, not ${total + other}`,
          ),
        },
      ),

      hints: [`Go back from ${total + other}. Undo the last step first.`, 'Then undo the multiplication.'],
      explanation: `Go back: ${total + other} - ${other} = ${total}. ${total} ÷ ${boxes} = ${each}.`,
    };
  }),
};

const twoSteps = formed(
  {
    ...arithmeticMath,
    id: 'math.word-problems.two-step',
    title: 'Two-step word problems',
    grades: [3, 6],
    objectives: ['Choose the two operations that a story asks for'],
    keywords: ['word problems', 'story problems', 'two step problems', 'problem solving'],
    prerequisites: ['math.multiplication.facts', 'math.subtraction.within-100'],
    standards: ['3.OA.D.8', '4.OA.A.3'],
    teaching: {
      idea: 'Some stories need two steps. Find out what you must know first, such as how many there are in all boxes. Then use it to answer the question.',
      caution: 'Do not stop after the first step. Read the question once more.',
      trap: 'stopped-after-first-step',
      mends: {
        'stopped-after-first-step': 'That is just the first step; read what happens then.',
        'inverted-operation': 'The second step goes the other way; are there more or fewer in the end?',
        'added-all-numbers': 'You added all the numbers; multiply equal groups.',
        'used-only-one-day': 'You took one day away; take all the days away.',
      },
    },
  },
  stepForms,
);

/** Stories of two steps. */
export const twoStepStories: Concept[] = [twoSteps];
