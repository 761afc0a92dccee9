import { numeric, worded } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Ask, byLevel, type Forms, form, formed, range } from '../templates.ts';
import { alternatives, withArticle } from '../text.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'Math', category: 'Measurement' };

const boxes = ['B', 'C', 'D', 'E', 'F', 'G'] as const;

/** Things from light to heavy, far enough apart that there is no doubt. */
const byWeight = [
  ['feather', 'leaf'],
  ['pen', 'egg'],
  ['book', 'shoe'],
  ['cat', 'chair'],
  ['pig', 'bed'],
  ['cow', 'horse'],
  ['truck', 'bus'],
] as const;
/** Things from little to much room inside. */
const byRoom = [
  ['thimble', 'spoon'],
  ['cup', 'mug'],
  ['pot', 'jug'],
  ['pail', 'sink'],
  ['bathtub', 'barrel'],
  ['pool', 'pond'],
  ['lake', 'sea'],
] as const;

/** Draws four things of different ranks, in ascending order. */
function ranked(rng: Rng, ranks: readonly (readonly [string, string])[]): [string, string, string, string] {
  const [a = 0, b = 1, c = 2, d = 3] = rng.sample(range(0, ranks.length - 1), 4).sort((x, y) => x - y);
  const pick = (rank: number): string => rng.pick(ranks[rank] ?? ['', '']);
  return [pick(a), pick(b), pick(c), pick(d)];
}

const beyond: Readonly<Record<string, string>> = {
  'is the heaviest': 'is heavier than',
  'is the lightest': 'is lighter than',
  'holds the most': 'holds more than',
  'holds the least': 'holds less than',
};

const ranking =
  (
    ranks: readonly (readonly [string, string])[],
    most: string,
    least: string,
    order: string,
    hints: readonly string[],
  ): Ask =>
  (rng) => {
    const all = ranked(rng, ranks);
    const up = rng.int(0, 1) === 1;
    const [answer, second, third, last] = up ? all.toReversed() : all;
    return {
      key: `${up} ${all.join(' ')}`,
      question: `Which ${up ? most : least}: ${alternatives(rng.shuffle(all).map((thing) => withArticle(thing)))}?`,
      ...worded(answer ?? '', {
        'second-place': [
          second ?? '',
          `Something else ${beyond[up ? most : least]} the ${second}; compare again.`,
        ],
        'middle-place': [third ?? '', `The ${third} is in the middle; compare it with the others.`],
        'other-end': [last ?? '', `The ${last} ${up ? least : most}; which one ${up ? most : least}?`],
      }),
      hints,
      explanation: `${order}: ${all.join(', ')}. So the ${answer} ${up ? most : least}.`,
    };
  };

const weightForms: Forms = {
  weight: form(
    [0, 1, 2],
    ranking(byWeight, 'is the heaviest', 'is the lightest', 'From light to heavy', [
      'Think of lifting each thing.',
      'Which can you lift with one finger? Which not at all?',
    ]),
  ),
  room: form(
    [0, 1, 2],
    ranking(byRoom, 'holds the most', 'holds the least', 'From the least to the most', [
      'Think of filling each one with water.',
      'Which is full first? Which is full last?',
    ]),
  ),
  scale: form([0, 1, 2], (rng, dial) => {
    const [one = '', two = '', three = '', four = ''] = rng.sample(boxes, 4);
    const heavy = rng.int(0, 1) === 1;
    const facts = [
      [one, two],
      [two, three],
      [three, four],
    ].map(([a, b]) => `${a} goes down and ${b} goes up.`);
    const asked = byLevel(dial, [facts.slice(0, 2), facts, facts]);
    const last = asked.length === 2 ? three : four;
    const [answer, other] = heavy ? [one, last] : [last, one];
    const middle = [two, ...(last === four ? [three] : [])];
    const inLine = [one, ...middle, last];
    const beaten = (box: string): string => {
      const beside = inLine[inLine.indexOf(box) + (heavy ? -1 : 1)];
      return `${box} goes ${heavy ? 'up' : 'down'} against ${beside}, so ${beside} is ${heavy ? 'heavier' : 'lighter'}.`;
    };
    return {
      key: `${heavy} ${asked.join(' ')}`,
      question: `You compare boxes on a scale. ${rng.shuffle(asked).join(' ')} Which is the ${heavy ? 'heaviest' : 'lightest'} box?`,
      ...worded(answer, {
        'other-end': [
          other,
          `${other} is the ${heavy ? 'lightest' : 'heaviest'}; the question asks for the ${heavy ? 'heaviest' : 'lightest'}.`,
        ],
        'middle-place': [middle[0] ?? '', beaten(middle[0] ?? '')],
        ...(middle[1] && { 'second-place': [middle[1], beaten(middle[1])] as const }),
      }),

      hints: ['The heavy box of two goes down.', 'Put the boxes in a line from heavy to light.'],
      explanation: `The heavy box goes down. From heavy to light: ${[one, ...middle, last].join(', ')}.`,
    };
  }),
  cups: form([0, 1, 2], (rng, dial) => {
    // Kindergarten stays within 10.
    const b = rng.int(2, dial.grade === 0 ? 5 : byLevel(dial, [5, 8, 10]));
    const gap = rng.int(1, dial.grade === 0 ? byLevel(dial, [3, 4, 5]) : byLevel(dial, [4, 6, 8]));
    const [one = '', other = ''] = rng.pair(['pot', 'jug', 'pan', 'jar', 'can']);
    return {
      key: `${one} ${b + gap} ${other} ${b}`,
      question: `The ${one} holds ${b + gap} cups. The ${other} holds ${b}. How many more cups fit in the ${one}?`,
      ...numeric(gap, {
        'named-the-larger': [b + gap, `That is all of the ${one}; how many more than ${b}?`],
        'named-the-smaller': [b, `That fits in the ${other}; how many more fit in the ${one}?`],
        'added-both': [2 * b + gap, 'You put both together; compare them instead.'],
        'counted-the-start': [gap + 1, `You counted ${b} itself; say ${b + 1} first.`],
      }),

      hints: [
        `The ${one} holds more. Compare it with the ${other}.`,
        'Count on from the smaller number to the larger one.',
      ],
      explanation: `Count on from ${b} to ${b + gap}. That is ${gap} more.`,
    };
  }),
};

const weightAndRoom = formed(
  {
    ...info,
    id: 'math.measurement.weight-and-capacity',
    title: 'Heavy and light, much and little',
    grades: [0, 1],
    objectives: ['Compare how heavy things are and how much they hold'],
    keywords: ['heavier and lighter', 'holds more', 'compare weights', 'capacity', 'how heavy'],
    prerequisites: ['math.counting.compare-groups'],
    standards: ['K.MD.A.1', 'K.MD.A.2'],
    teaching: {
      idea: 'On a scale, the heavy side goes down. A pot holds more if more cups fit in.',
      caution: 'A large thing can be light. Think of a balloon.',
      mends: {},
    },
  },
  weightForms,
);

/** Weights and amounts that are compared. */
export const weights: Concept[] = [weightAndRoom];
