/** Concepts from orders of steps, such as the stages of a life. The steps of a cycle begin again after the last. */
import { verdicts } from './choices.ts';
import { names } from './data/story-words.ts';
import { createRng, type Rng } from './rng.ts';
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

function explain({ name, steps, why }: Sequence): string {
  return `The order in ${name}: ${arrows(steps)}. ${why}`;
}

/** Returns the step that is some places further. */
function stepAt({ steps, isCycle }: Sequence, place: number): string | undefined {
  return isCycle ? steps[(place + steps.length) % steps.length] : steps[place];
}

function choose(sequence: Sequence, right: string, wrong: readonly string[], mend = explain(sequence)) {
  const mistakes = wrong.map(
    (text): Mistake => ({ name: 'wrong-order', text, worth: text.toLowerCase(), mend }),
  );
  return { answer: { text: right, worth: right.toLowerCase() }, mistakes, explanation: explain(sequence) };
}

/** Asks for the step at a distance from the given one. */
const step =
  (distance: number, words: string): Form =>
  (sequence, at, rng) => {
    const [from, right] = [sequence.steps[at], stepAt(sequence, at + distance)];
    if (from === undefined || right === undefined || right === from) return undefined;
    const others = sequence.steps.filter((each) => each !== from && each !== right);
    return {
      question: `Think of ${sequence.name}. What comes ${words} ${from}?`,
      ...choose(sequence, right, rng.sample(others, 3), `Count the places once more. ${explain(sequence)}`),
    };
  };

/** Numbers the steps, those of a cycle from the given one, and asks for a number. */
const place: Form = (sequence, at, rng) => {
  const { name, isCycle, steps } = sequence;
  const turned = isCycle ? [...steps.slice(at), ...steps.slice(0, at)] : steps;
  const from = isCycle ? 0 : at;
  const asked = rng.pick(turned.map((_, i) => i).filter((i) => i !== from));
  const others = turned.filter((_, i) => i !== from && i !== asked);
  const shown = turned.map((each, i) => (i === from ? each : i === asked ? '?' : `${i + 1}`));
  return {
    question: `Number the steps in ${name}, so that ${turned[from]} is number ${from + 1}. Which is number ${asked + 1}?`,
    ...choose(sequence, turned[asked] ?? '', rng.sample(others, 3)),
    figure: isCycle ? { kind: 'cycle', steps: shown } : { kind: 'chain', boxes: shown },
  };
};

/** Two learners each name a neighbor. */
const judge: Form = (sequence, at, rng) => {
  const [a, b] = rng.pair(names);
  const step = sequence.steps[at] ?? '';
  const after = stepAt(sequence, at + 1);
  const before = stepAt(sequence, at - 1);
  if (after === undefined || before === undefined) return undefined;
  const others = sequence.steps.filter((each) => ![step, after, before].includes(each));
  const isRight = [rng.int(0, 1) === 0, rng.int(0, 1) === 0];
  const said = [
    isRight[0] ? after : rng.pick([before, ...others]),
    isRight[1] ? before : rng.pick([after, ...others]),
  ];
  const { answer, mistakes } = verdicts([a, b], isRight);
  return {
    question:
      `Think of ${sequence.name}. ${a} says that ${said[0]} comes just after ${step}. ` +
      `${b} says that ${said[1]} comes just before ${step}. Who is right?`,
    ...choose(
      sequence,
      answer.text,
      mistakes.map(({ text }) => text),
    ),
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
  ];
  return {
    question: `Think of ${sequence.name}, and begin with ${from}. In which order do the next three follow?`,
    ...choose(
      sequence,
      [a, b, c].join(', '),
      rng.sample(wrong, 3).map((steps) => steps.join(', ')),
    ),
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
  const wrong = d === undefined ? [pair(x, c), pair(y, c)] : [pair(x, c), pair(y, d), pair(c, d)];
  return {
    question:
      `${rng.pick(names)} writes the order in ${name}: ${arrows(shown)}. ` +
      'The first one is in its place. Which two must trade places?',
    ...choose(sequence, pair(x, y), wrong),
  };
};

const forms: readonly [name: string, Level, Form][] = [
  ['next', 0, step(1, 'just after')],
  ['before', 0, step(-1, 'just before')],
  ['place', 0, place],
  ['second', 1, step(2, 'two places after')],
  ['back', 1, step(-2, 'two places before')],
  ['judge', 1, judge],
  ['order', 2, order],
  ['swap', 2, swap],
  ['far', 2, step(3, 'three places after')],
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
