/** Concepts from orders of steps, such as the stages of a life. The steps of a cycle begin again after the last. */
import { names } from './data/story-words.ts';
import { createRng, type Rng } from './rng.ts';
import { twoOf } from './statement-steps.ts';
import { listed } from './templates.ts';
import { list } from './text.ts';
import type { Concept, ConceptInfo, Draft, Level, Mistake, Teaching } from './types.ts';

export interface Sequence {
  /** What the steps belong to: `the life of a frog`. */
  name: string;
  steps: readonly string[];
  isCycle: boolean;
  /** What drives the order. */
  why: string;
}

type Answer = Omit<Draft, 'key'>;
/** Returns the question on the step at a place; undefined if it has none. */
type Form = (sequence: Sequence, at: number, rng: Rng) => Answer | undefined;

const arrows = (steps: readonly string[]): string => steps.join(' → ');

function explain({ name, steps, isCycle, why }: Sequence): string {
  return `The order in ${name}: ${arrows(steps)}${isCycle ? ` → ${steps[0]} again` : ''}. ${why}`;
}

/** Returns the step that is some places further. */
function stepAt({ steps, isCycle }: Sequence, place: number): string | undefined {
  return isCycle ? steps[(place + steps.length) % steps.length] : steps[place];
}

const inside = (name: string): string => `${name.startsWith('the path') ? 'On' : 'In'} ${name}`;

/** Returns the true place of a step. */
function placeOf(sequence: Sequence, step: string): string {
  const at = sequence.steps.indexOf(step);
  const before = stepAt(sequence, at - 1);
  const place = before === undefined ? `before ${stepAt(sequence, at + 1)}` : `after ${before}`;
  return `${inside(sequence.name)}, ${step} ${isMany(step) ? 'come' : 'comes'} right ${place}.`;
}

/** Returns choices. Each wrong one comes with the step that is in a wrong place in it. */
function choose(
  sequence: Sequence,
  right: string,
  wrong: readonly (readonly [text: string, misplaced: string])[],
) {
  const mistakes = wrong.map(
    ([text, misplaced]): Mistake => ({
      name: 'wrong-order',
      text,
      worth: text.toLowerCase(),
      mend: placeOf(sequence, misplaced),
    }),
  );
  return { answer: { text: right, worth: right.toLowerCase() }, mistakes, explanation: explain(sequence) };
}

/** Returns choices of one step each. */
const chooseStep = (sequence: Sequence, right: string, others: readonly string[], rng: Rng) =>
  choose(
    sequence,
    right,
    rng.sample(others, 3).map((each) => [each, each]),
  );

const stepsOf = (n: number): string => (n === 1 ? 'one step' : `${n} steps`);

/** Returns true for a step in the plural, such as `the opening statements`. */
function isMany(step: string): boolean {
  const [head = ''] = step.split(/ (?:of|with|in|into|by|to|for|from|that|back) /);
  return /[^si]s$|nuclei$/.test(head);
}

/** Returns hints for a step: where the order begins or ends, and the way to the step. */
const hintsFor = ({ steps, isCycle }: Sequence, right: string, way: string): string[] =>
  twoOf(
    right,
    `Say the steps in order. The first is ${steps[0]}.`,
    way,
    isCycle ? `After ${steps.at(-1)}, the order begins again.` : 'It is where the order begins.',
  );

/** Asks for the step at a distance from the given one. */
const step =
  (distance: number, words: string): Form =>
  (sequence, at, rng) => {
    const [from, right] = [sequence.steps[at], stepAt(sequence, at + distance)];
    if (from === undefined || right === undefined || right === from) return undefined;
    const others = sequence.steps.filter((each) => each !== from && each !== right);
    return {
      question: `${inside(sequence.name)}, what comes ${words} ${from}?`,
      ...chooseStep(sequence, right, others, rng),
      hints: hintsFor(
        sequence,
        right,
        `Find ${from} in the order. Go ${stepsOf(Math.abs(distance))} ${distance > 0 ? 'on' : 'back'}.`,
      ),
    };
  };

/** Numbers the steps, those of a cycle from the given one, and asks for a number. */
const place: Form = (sequence, at, rng) => {
  const { name, isCycle, steps } = sequence;
  const turned = isCycle ? [...steps.slice(at), ...steps.slice(0, at)] : steps;
  const numbered = { ...sequence, steps: turned };
  const from = isCycle ? 0 : at;
  const asked = rng.pick(turned.map((_, i) => i).filter((i) => i !== from));
  const others = turned.filter((_, i) => i !== from && i !== asked);
  const shown = turned.map((each, i) => (i === from ? each : i === asked ? '?' : `${i + 1}`));
  return {
    question: `Number the steps in ${name}. Number ${from + 1} is ${turned[from]}. What is number ${asked + 1}?`,
    ...chooseStep(numbered, turned[asked] ?? '', others, rng),
    hints: hintsFor(
      numbered,
      turned[asked] ?? '',
      `Number ${asked + 1} is ${stepsOf(Math.abs(asked - from))} ${asked > from ? 'after' : 'before'} ${turned[from]}.`,
    ),
    figure: isCycle ? { kind: 'cycle', steps: shown } : { kind: 'chain', boxes: shown },
  };
};

/** Asks for the step between two others. */
const between: Form = (sequence, at, rng) => {
  const [from, right, last] = [0, 1, 2].map((distance) => stepAt(sequence, at + distance));
  if (from === undefined || right === undefined || last === undefined || from === last) return undefined;
  const others = sequence.steps.filter((each) => ![from, right, last].includes(each));
  if (others.length < 2) return undefined;
  return {
    question: `What is missing in ${sequence.name}? ${from} → ___ → ${last}`,
    ...chooseStep(sequence, right, others, rng),
    hints: hintsFor(
      sequence,
      right,
      `Ask what comes right after ${from}. Then check that ${last} can follow it.`,
    ),
  };
};

/** Asks for both neighbors of a step. */
const around: Form = (sequence, at, rng) => {
  const [before, here, after] = [-1, 0, 1].map((distance) => stepAt(sequence, at + distance));
  if (before === undefined || here === undefined || after === undefined || before === after) return undefined;
  const others = sequence.steps.filter((each) => ![before, here, after].includes(each));
  if (others.length === 0) return undefined;
  const [x = '', y = x] = rng.shuffle(others);
  const show = (first: string, last: string): string => `${first} → ___ → ${last}`;
  return {
    question: `${inside(sequence.name)}, where does ${here} fit?`,
    ...choose(sequence, show(before, after), [
      [show(after, before), after],
      [show(before, x), x],
      [show(y, after), y],
    ]),
    hints: [`What must come right before ${here}?`, `And what follows ${here}?`],
  };
};

/** Asks for the order of the three steps that follow. */
const order: Form = (sequence, at, rng) => {
  const [from, a, b, c] = [0, 1, 2, 3].map((distance) => stepAt(sequence, at + distance));
  if (a === undefined || b === undefined || c === undefined || from === undefined) return undefined;
  const wrong = [
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ] as const;
  return {
    question: `${inside(sequence.name)}, which three steps follow ${from}, in order?`,
    ...choose(
      sequence,
      [a, b, c].join(', '),
      // The first of them that is not in its place.
      rng.sample(wrong, 3).map((steps) => [steps.join(', '), steps[0] === a ? steps[1] : steps[0]]),
    ),
    hints: [`What comes right after ${from}?`, 'Say the next step, and then the one after it.'],
  };
};

/** Shows the order with two steps in each other's place. The first one is right. */
const swap: Form = (sequence, at, rng) => {
  const { name, steps } = sequence;
  const [x, y] = [steps[at], steps[rng.int(at + 1, Math.max(at + 1, steps.length - 1))]];
  if (at === 0 || x === undefined || y === undefined) return undefined;
  const shown = steps.map((each) => (each === x ? y : each === y ? x : each));
  const rest = rng.shuffle(steps.slice(1).filter((each) => each !== x && each !== y));
  const pair = (one: string, other: string): string =>
    list(steps.filter((each) => each === one || each === other));
  const [c, d] = rest;
  if (c === undefined) return undefined;
  const wrong: [string, string][] = [[pair(x, c), c], d === undefined ? [pair(y, c), c] : [pair(y, d), d]];
  if (d !== undefined) wrong.push([pair(c, d), c]);
  return {
    question:
      `${rng.pick(names)} writes the order in ${name}: ${arrows(shown)}. ` +
      'The first one is in its place. Which two must trade places?',
    ...choose(sequence, pair(x, y), wrong),
    hints: [
      `Begin with ${shown[0]}: what should follow?`,
      'Find the first step that stands in a wrong place.',
    ],
  };
};

const forms: readonly [name: string, Level, Form][] = [
  ['next', 0, step(1, 'right after')],
  ['before', 0, step(-1, 'right before')],
  ['place', 0, place],
  ['second', 1, step(2, 'two steps after')],
  ['back', 1, step(-2, 'two steps before')],
  ['between', 1, between],
  ['around', 1, around],
  ['order', 2, order],
  ['swap', 2, swap],
  ['far', 2, step(3, 'three steps after')],
];

interface Item {
  name: string;
  level: Level;
  sequence: Sequence;
  at: number;
  form: Form;
}

/** Creates a finite concept from orders of steps. */
export function sequenced(
  info: Omit<ConceptInfo, 'teaching'> & { teaching: Omit<Teaching, 'mends'> },
  sequences: readonly Sequence[],
): Concept {
  return listed<Item>(
    { ...info, teaching: { ...info.teaching, mends: {} } },
    {
      items: forms.flatMap(([name, level, form]) =>
        sequences.flatMap((sequence) =>
          sequence.steps.flatMap((_, at) =>
            form(sequence, at, createRng('asked')) ? [{ name, level, form, sequence, at }] : [],
          ),
        ),
      ),
      key: ({ name, sequence, at }) => `${name} ${at + 1} of ${sequence.name}`,
      level: ({ level }) => level,
      about: ({ sequence }) => [sequence.name, sequence.name.replace(/^the life of /, '')],
      draw: ({ form, sequence, at }, rng) => {
        const answer = form(sequence, at, rng);
        if (!answer) throw new Error(`no step ${at} of ${sequence.name}`);
        return answer;
      },
    },
  );
}
