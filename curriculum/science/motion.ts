import { checked } from '../checked.ts';
import { crossed, worded } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Figure } from '../figure-types.ts';
import type { Rng } from '../rng.ts';
import { byLevel, range, sampled } from '../templates.ts';
import { capitalize, unit } from '../text.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { choose } from './slips.ts';
import { sumCheck, wrongSums } from './wrong-results.ts';

const forces = { subject: 'Science', category: 'Forces' };

const boxes = ['red', 'blue', 'green', 'pink', 'gray', 'black', 'white', 'tan', 'brown', 'gold'];

/** Asks for one of three boxes, which two sentences compare. */
function weighing(rng: Rng, { level }: Dial): Draft {
  const order = rng.sample(boxes, 3);
  const [heavy = '', middle = '', light = ''] = order;
  const form = rng.pick(['heaviest', 'lightest', 'middle'] as const);
  const answer = { heaviest: heavy, lightest: light, middle }[form];
  const tell = (a: string, b: string, isTurned: boolean): string =>
    isTurned ? `The ${b} box is lighter than the ${a} box.` : `The ${a} box is heavier than the ${b} box.`;
  const sentences = [
    tell(heavy, middle, level > 0 && rng.int(0, 1) === 1),
    tell(middle, light, level > 0 && rng.int(0, 1) === 1),
  ];
  const shown = level > 1 ? sentences.toReversed() : sentences;
  const [first, second] = level > 1 ? [middle, light] : [heavy, middle];
  const mend = (box: string): string => {
    if (form === 'middle')
      return `${capitalize(box)} is the ${box.includes(heavy) ? 'heaviest' : 'lightest'} one.`;
    return `The ${answer} box is ${form === 'heaviest' ? 'heavier' : 'lighter'} than ${box}.`;
  };
  const asked = form === 'middle' ? 'By weight, which box is in the middle?' : `Which box is the ${form}?`;
  return {
    key: `${form} ${order.join(' ')}`,
    question: `${shown.join(' ')} ${asked}`,
    ...choose(
      `the ${answer} box`,
      order.filter((box) => box !== answer).map((box) => `the ${box} box`),
      'took-another-box',
      mend,
    ),
    hints: [
      `Start with the ${first} box and the ${second} box.`,
      {
        heaviest: 'Look for the box that is never lighter.',
        lightest: 'Look for the box that is never heavier.',
        middle: 'One box is heavier than it. One is lighter.',
      }[form],
    ],
    explanation: `From heavy to light: ${order.join(', ')}. So it is the ${answer} box.`,
    figure: { kind: 'balance', left: [heavy], right: [middle], heavier: 'left' },
  };
}

const weights = sampled(
  {
    subject: 'Science',
    category: 'Matter',
    id: 'science.matter.heavy-light',
    title: 'Heavy and light',
    grades: [0, 2],
    objectives: ['Compare things by weight'],
    keywords: ['heavy and light', 'heavier', 'lighter', 'comparing weights'],
    standards: ['K.MD.A.2'],
    teaching: {
      idea: 'Put two things on a scale. The heavy side goes down. The light side goes up.',
      caution: 'Big does not mean heavy. A big ball can be light.',
      mends: {},
    },
  },
  weighing,
);

/** Forces on a box to the left and to the right, in newtons. */
interface Tug {
  left: number;
  right: number;
}

function tugFigure({ left, right }: Tug): { figure: Figure } {
  const arrows = [
    { direction: 'left' as const, size: left, label: `${left} N` },
    { direction: 'right' as const, size: right, label: `${right} N` },
  ];
  return { figure: { kind: 'forces', body: 'box', forces: arrows } };
}

const tugText = ({ left, right }: Tug): string =>
  `A box is pulled with ${left} N to the left and ${right} N to the right.`;

/** Draws forces from 3 N on. */
const pull = (top: number): number[] => range(3, top + 2);

function netForce(rng: Rng, top: number): Draft {
  const [left, right] = rng.pair(pull(top));
  const [weak, strong] = [Math.min(left, right), Math.max(left, right)];
  const net = strong - weak;
  const [toward, away] = left > right ? ['left', 'right'] : ['right', 'left'];
  const wrong = [
    [strong + weak, 'added-the-forces'],
    [strong, 'gave-the-stronger-pull'],
    [weak, 'gave-the-weaker-pull'],
    [net - 1, 'missed-by-one'],
    [net - 1, 'missed-by-one'],
    [net + 1, 'missed-by-one'],
  ] as const;
  const [size, mistake] = rng.pick(wrong.filter(([value]) => value > 0 && value !== net));
  return {
    key: `net ${left} ${right}`,
    question: `${tugText({ left, right })} What is the net force?`,
    ...crossed(
      { right: net, wrong: size, mistake },
      { right: toward, wrong: away, mistake: 'took-the-weaker-side' },
      (force, side) => `to the ${side} with ${force} N`,
    ),
    hints: [
      `Which pull is stronger: ${left} N or ${right} N?`,
      `By how much is it stronger than the other one?`,
    ],
    explanation: `The forces point opposite ways, so subtract: ${strong} - ${weak} = ${net}. The stronger side wins: ${toward}.`,
    ...tugFigure({ left, right }),
  };
}

function outcome(rng: Rng, top: number): Draft {
  const [big = 0, small = 0] = rng.pair(pull(top)).sort((a, b) => b - a);
  const result = rng.pick(['left', 'right', 'rest'] as const);
  const [left = 0, right = 0] = { left: [big, small], right: [small, big], rest: [big, big] }[result];
  const texts = {
    left: 'it starts to move to the left',
    right: 'it starts to move to the right',
    rest: 'it stays at rest',
  };
  const adviceOn = (side: keyof typeof texts): string => {
    if (result === 'rest') return `Both pulls are ${big} N, so neither side wins.`;
    return side === 'rest'
      ? `${left} N and ${right} N are not equal, so the pulls do not balance.`
      : `The pull to the ${side} is only ${small} N; the other one is stronger.`;
  };
  const sides = ['left', 'right', 'rest'] as const;
  const wrong = sides.filter((side) => side !== result);
  return {
    key: `motion ${left} ${right}`,
    question: `${tugText({ left, right })} It was at rest. What does it do?`,
    ...worded(
      texts[result],
      Object.fromEntries(wrong.map((side) => [`took-${side}`, [texts[side], adviceOn(side)] as const])),
    ),
    hints: [
      `Is one of the pulls stronger: ${left} N to the left or ${right} N to the right?`,
      'A box at rest starts to move only if one side wins.',
    ],
    explanation:
      result === 'rest'
        ? 'Both forces are equal, so they balance. A body at rest stays at rest then.'
        : `The forces are unbalanced: ${big} N is more than ${small} N. So ${texts[result]}.`,
    ...tugFigure({ left, right }),
  };
}

function balancing(rng: Rng, top: number): Draft {
  const [a, b] = rng.pair(pull(top));
  const [x, y] = rng.pair(names);
  return {
    key: `balance ${[a, b].sort((m, n) => m - n).join(' ')}`,
    question: `${x} pulls a cart to the left with ${a} N, and ${y} helps with ${b} N. The cart stays at rest. How strong is the pull to the right?`,
    ...checked(a + b, wrongSums(a, b), sumCheck(a, b), { show: unit('N') }),
    hints: [
      'The cart stays at rest, so the pulls to both sides balance.',
      `${x} and ${y} pull the same way. How strong are they together?`,
    ],
    explanation: `At rest the forces balance. To the left there are ${a} + ${b} = ${a + b} N, so it is ${a + b} N to the right too.`,
  };
}

const balanced = sampled(
  {
    ...forces,
    id: 'science.forces.balanced',
    title: 'Balanced and unbalanced forces',
    grades: [3, 6],
    objectives: ['Predict motion from balanced and unbalanced forces'],
    keywords: ['balanced forces', 'unbalanced forces', 'net force', 'balanced and unbalanced forces'],
    prerequisites: ['science.forces.changes', 'math.subtraction.within-100'],
    standards: ['3-PS2-1', 'MS-PS2-2'],
    teaching: {
      idea:
        'Several forces can act on a thing at once. If they are equal and point opposite ways, they balance, and ' +
        'its motion stays as it ' +
        'is. If not, the stronger side changes its motion. The difference is the net force.',
      caution: 'A thing at rest can have forces on it. They only balance.',
      mends: {
        'added-the-forces': 'You added the forces; they point opposite ways, so subtract.',
        'gave-the-stronger-pull': 'This is the stronger pull alone; the weaker one takes a part of it away.',
        'gave-the-weaker-pull': 'This is the weaker pull; find how much stronger the other one is.',
        'missed-by-one': 'The size is off by 1 N; count up from the smaller force to the larger one.',
        'took-the-weaker-side': 'You chose the weaker side; the net force points to the stronger one.',
      },
    },
  },
  (rng, dial) => {
    const top = byLevel(dial, [9, 20, 60]);
    return rng.pick([netForce, outcome, balancing])(rng, top);
  },
);

/** Weights and forces with numbers. */
export const motionConcepts: Concept[] = [weights, balanced];
