import { type Apart, numeric, type WrongNumber } from '../choices.ts';
import { type Numeric, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import type { Ask } from '../templates.ts';
import { type Format, plain } from '../text.ts';
import type { Dial, Draft } from '../types.ts';

/** Puts a negative number in brackets, as after an operator. */
export const operand = (n: number): string => (n < 0 ? `(${n})` : `${n}`);

/** Draws a whole number from -top to top, except 0. */
export function nonZero(rng: Rng, top: number): number {
  return rng.int(1, top) * (rng.int(0, 1) ? 1 : -1);
}

/** Thing with a value, such as 25% of 80. */
export interface Compared {
  text: string;
  value: Numeric;
  show?: Format;
  /** How to work out such values, with those of this one, and in general. */
  way: string;
  method: string;
}

/** Thing whose value a question asks for. */
export interface Task extends Compared {
  mistakes: Record<string, WrongNumber>;
  /** Two steps that lead on for this task. */
  hints: readonly string[];
  signed?: boolean;
  /** What a wrong value is that comes from no single mistake, as in `numeric`. */
  apart?: Apart;
  figure?: Draft['figure'];
}
type DrawTask = (rng: Rng, dial: Dial) => Task;
type DrawCompared = (rng: Rng, dial: Dial) => Compared;

/** Asks for the value of a task. */
export function direct(draw: DrawTask, stem = (text: string): string => `What is ${text}?`): Ask {
  return (rng, dial) => {
    const { text, value, mistakes, way, show, signed, apart, figure, hints } = draw(rng, dial);
    return {
      question: stem(text),
      ...numeric(value, mistakes, { show: show ?? plain, signed: signed ?? false, ...(apart && { apart }) }),
      explanation: way,
      ...(figure && { figure }),
      hints,
    };
  };
}

/** Draws up to four tasks with different values. */
function fourTasks(draw: DrawCompared, rng: Rng, dial: Dial): [Compared, ...Compared[]] {
  const first = draw(rng, dial);
  const tasks: [Compared, ...Compared[]] = [first];
  for (let tries = 0; tasks.length < 4 && tries < 60; tries++) {
    const next = draw(rng, dial);
    if (tasks.every(({ value, text }) => !rational(value).equals(next.value) && text !== next.text))
      tasks.push(next);
  }
  return tasks;
}

/** Gives a value and asks which of four tasks has it. */
export function matching(draw: DrawCompared): Ask {
  return (rng, dial) => {
    const [right, ...wrong] = fourTasks(draw, rng, dial);
    const value = ({ show = plain, value: v }: Compared): string => show(rational(v));
    const option = ({ text }: Compared) => ({ text, worth: text });
    return {
      question: `Which of these is equal to ${value(right)}?`,
      answer: option(right),
      mistakes: wrong.map((task) => ({
        name: 'another-value',
        ...option(task),
        mend: `${task.text} is ${value(task)}; the question asks for ${value(right)}.`,
      })),
      explanation: right.way,
      hints: [`Work out the choices one by one, and compare each result with ${value(right)}.`, right.method],
    };
  };
}

/** Returns what is larger of two tasks. The choices are the first, the second, and that both are equal. */
export function comparing(draw: DrawCompared): Ask {
  return (rng, dial) => {
    const [a, other] = fourTasks(draw, rng, dial);
    const b = rng.int(0, 2) === 0 || !other ? a : other;
    const same = a === b ? { ...b, text: sameAs(a, rng) } : b;
    const [first, second] = rng.pair([a, same]);
    const order = rational(first.value).compare(second.value);
    const texts = ['A is greater', 'B is greater', 'A and B are equal'];
    const right = order > 0 ? 0 : order < 0 ? 1 : 2;
    const option = (text: string) => ({ text, worth: text });
    const show = ({ show: format = plain, value }: Compared): string => format(rational(value));
    return {
      question: `A is ${first.text}. B is ${second.text}. Which of the two is greater?`,
      answer: option(texts[right] ?? ''),
      mistakes: texts.flatMap((text, i) =>
        i === right
          ? []
          : {
              name: 'compared-without-working-out',
              ...option(text),
              mend: `A comes to ${show(first)} and B to ${show(second)}; compare these two values.`,
            },
      ),
      explanation: `A comes to ${show(first)}, and B comes to ${show(second)}. So ${texts[right]}.`,
      hints: ['Work out A first, then B, and compare the two values.', a.method],
    };
  };
}

/** Writes the value of a task as a sum of two whole numbers, or as a number. */
function sameAs({ value, show = plain }: Compared, rng: Rng): string {
  const r = rational(value);
  if (!r.isInteger() || r.n < 4n) return show(r);
  const part = rng.int(1, Number(r.n > 90n ? 90n : r.n) - 1);
  return `${show(r.minus(part))} + ${show(rational(part))}`;
}
