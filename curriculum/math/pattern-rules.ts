import { crossed, numeric, worded } from '../choices.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import type { Concept } from '../types.ts';
import { beside, drawn, farFrom } from './middle-forms.ts';

const rule = (isTimes: boolean, n: number): string => `${isTimes ? 'multiply by' : 'add'} ${n}`;

/** Tells where a wrong rule leaves a list. */
function failure(list: readonly number[], isTimes: boolean, n: number): string {
  const next = (value: number): number => (isTimes ? value * n : value + n);
  const i = list.findIndex((value, at) => at < list.length - 1 && next(value) !== list[at + 1]);
  const value = list[i] ?? 0;
  return `${value} ${isTimes ? '×' : '+'} ${n} is ${next(value)}, not ${list[i + 1]}.`;
}

const ruleForms: Forms = {
  next: form([0], (rng, { level, grade }) => {
    const step = rng.int(3, 12 + 5 * level);
    const isDown = rng.int(0, 1) === 1;
    const start = isDown ? step * 5 + rng.int(1, 20) : rng.int(1, 20 + grade * 5);
    const at = (i: number): number => start + (isDown ? -i : i) * step;
    return {
      key: `${start} ${at(1)}`,
      question: `Start with ${start}. The rule is: ${isDown ? 'subtract' : 'add'} ${step}. What is the fourth number?`,
      ...numeric(
        at(3),
        {
          'counted-one-step-more': [at(4), 'That is the fifth number; the start is the first one.'],
          'stopped-a-step-early': [at(2), 'That is the third number; take one more step.'],
          'went-the-other-way': [
            isDown ? start + 3 * step : start - 3 * step,
            `The rule says to ${isDown ? 'subtract' : 'add'}; the numbers get ${isDown ? 'smaller' : 'larger'}.`,
          ],
          'named-the-start': [start, 'That is the first number; go on to the fourth.'],
          'took-one-step': [at(1), 'That is the second number; go on to the fourth.'],
          'step-too-large': [at(3) + (isDown ? -3 : 3), `Your steps are ${step + 1}; they must be ${step}.`],
          'step-far-too-large': [
            at(3) + (isDown ? -6 : 6),
            `Your steps are ${step + 2}; they must be ${step}.`,
          ],
          'step-far-too-small': [
            at(3) - (isDown ? -6 : 6),
            `Your steps are ${step - 2}; they must be ${step}.`,
          ],
          'step-too-small': [at(3) - (isDown ? -3 : 3), `Your steps are ${step - 1}; they must be ${step}.`],
        },
        { apart: farFrom(`${isDown ? 'subtract' : 'add'} ${step} three times`) },
      ),

      hints: ['The start is the first number.', 'Use the rule three times. Write each number down.'],
      explanation: `${isDown ? 'Subtract' : 'Add'} ${step} three times: ${range(0, 3).map(at).join(', ')}. The fourth number is ${at(3)}.`,
    };
  }),
  rule: form([0, 1], (rng, { grade }) => {
    const { start, step, isTimes } = drawn(
      () => {
        const first = { start: rng.int(1, 9), step: rng.int(2, 9) };
        return { ...first, isTimes: rng.int(0, 1) === 1 && first.step < 5 };
      },
      // Grade 3 multiplies within 100.
      (rule) => grade > 3 || !rule.isTimes || rule.start * rule.step ** 3 <= 100,
    );
    const list = range(0, 3).map((i) => (isTimes ? start * step ** i : start + i * step));
    const first = (list[1] ?? 0) - start;
    const other = isTimes && first !== step ? first : beside(rng, step, { by: 1, least: 2 });
    const tried = (times: boolean, n: number) => [rule(times, n), failure(list, times, n)] as const;
    return {
      key: list.join(' '),
      question: `The numbers are ${list.join(', ')}. Which rule makes them?`,
      ...worded(rule(isTimes, step), {
        'wrong-operation': tried(!isTimes, step),
        'wrong-step': tried(isTimes, other),
        'wrong-operation-and-step': tried(!isTimes, other),
      }),

      hints: [
        'How do you get from the first number to the second one?',
        'Test this on the next numbers. Does it still work?',
      ],
      explanation: `${isTimes ? 'Each number is' : 'From each number to the next it is'} ${isTimes ? `${step} times the one before` : `${step} more`}: ${list.join(', ')}.`,
    };
  }),
  later: form([0, 1, 2], (rng, { level }) => {
    const step = rng.int(3, 9);
    const start = rng.int(1, 9);
    const i = rng.int(8, 10 + 5 * level);
    return {
      key: `${start} ${step} ${i}`,
      question: `A pattern starts with ${start} and adds ${step} each time. What is number ${i} of the pattern?`,
      ...numeric(
        start + (i - 1) * step,
        {
          'counted-the-start-as-a-step': [
            start + i * step,
            `The first number needs no step; there are only ${i - 1} steps.`,
          ],
          'forgot-start': (i - 1) * step,
          'left-out-a-step': [start + (i - 2) * step, `That is number ${i - 1}; take one more step.`],
          'left-out-two-steps': [start + (i - 3) * step, `That is number ${i - 2}; take two more steps.`],
          'took-two-steps-more': [start + (i + 1) * step, `That is number ${i + 2}; take two steps fewer.`],
          'multiplied-the-place': [
            i * step,
            `You multiplied ${i} by ${step}; begin with the start, ${start}.`,
          ],
        },
        { apart: farFrom(`take ${i - 1} steps from ${start}`) },
      ),

      hints: [
        `How many steps are there from the first number to number ${i}?`,
        `Multiply the steps by ${step}. Then add the start.`,
      ],
      explanation: `From the first number there are ${i - 1} steps of ${step}: ${start} + ${i - 1} × ${step} = ${start + (i - 1) * step}.`,
    };
  }),
  table: form([1, 2], (rng, { level }) => {
    const [a, b] = [rng.int(2, 6), level === 0 ? 0 : rng.int(1, 9)];
    const xs = range(1, 3);
    const x = rng.int(5, 10);
    return {
      key: `${a} ${b} ${x}`,
      question: `A machine changes ${xs.map((v) => `${v} to ${a * v + b}`).join(', ')}. What does it change ${x} to?`,
      ...numeric(
        a * x + b,
        {
          'changed-the-next-number': [a * (x + 1) + b, `That is what ${x + 1} becomes; change ${x}.`],
          'added-difference': x + a + b - 1,
          ...(b > 0 && {
            'forgot-to-add': [a * x, `You multiplied only; the machine adds ${b}, too.`] as const,
          }),
          'added-instead': [x + a, `You added ${a}; test that on the first numbers.`],
          'changed-the-number-before': [a * (x - 1) + b, `That is what ${x - 1} becomes; change ${x}.`],
          'changed-two-numbers-later': [a * (x + 2) + b, `That is what ${x + 2} becomes; change ${x}.`],
          ...Object.fromEntries(
            xs.map((v) => [
              `changed-${v}`,
              [a * v + b, `The machine changes ${v} to that; change ${x}.`] as const,
            ]),
          ),
        },
        { apart: farFrom(`the results grow by ${a}`) },
      ),

      hints: [
        'By how much does the result grow from one number to the next?',
        'Multiply by that. Is there something to add?',
      ],
      explanation: `From one number to the next the result grows by ${a}: multiply by ${a}${b > 0 ? ` and add ${b}` : ''}. ${a} × ${x}${b > 0 ? ` + ${b}` : ''} = ${a * x + b}.`,
    };
  }),
  two: form([2], (rng) => {
    const [s, k] = [rng.int(2, 6), rng.int(2, 5)];
    const other = beside(rng, k, { by: 1, least: 2 });
    return {
      key: `${s} ${k}`,
      question: `Pattern A starts at 0 and adds ${s}. Pattern B starts at 0 and adds ${s * k}. How do their numbers at the same place compare?`,
      ...crossed(
        {
          right: 'B',
          wrong: 'A',
          mistake: 'swapped-patterns',
          mend: `After 0, A has ${s} and B has ${s * k}; which one is larger?`,
        },
        {
          right: k,
          wrong: other,
          mistake: 'wrong-factor',
          mend: `After 0, A has ${s} and B has ${s * k}; ${s} × ${other} is ${s * other}.`,
        },
        (larger, n) => `Each number in ${larger} is ${n} times the number in ${larger === 'B' ? 'A' : 'B'}`,
      ),

      hints: [
        'Write the first four numbers of both patterns.',
        'Compare the second numbers. Then compare the third ones.',
      ],
      explanation: `A: 0, ${s}, ${2 * s}. B: 0, ${s * k}, ${2 * s * k}. Each number in B is ${k} times the number in A.`,
    };
  }),
};

const patternRules = formed(
  {
    subject: 'Math',
    category: 'Algebra',
    id: 'math.patterns.rules',
    title: 'Patterns and their rules',
    grades: [3, 5],
    objectives: ['Continue a pattern by its rule, and find the rule'],
    keywords: ['number patterns', 'pattern rules', 'growing patterns', 'input output table'],
    prerequisites: ['math.multiplication.facts', 'math.counting.skip'],
    standards: ['3.OA.D.9', '4.OA.C.5', '5.OA.B.3'],
    teaching: {
      idea: 'A rule tells how to get from one number of a pattern to the next. If you add the same number each time, it is an adding rule. If you multiply by the same number each time, it is a multiplying rule.',
      caution: 'Check the rule with all numbers, not just with the first two.',
      trap: 'wrong-operation',
      mends: {
        'forgot-start': 'You left out the start; the pattern does not begin at 0.',
        'added-difference': 'The machine does not add the same number to each; see how the results grow.',
      },
    },
  },
  ruleForms,
);

/** Patterns and their rules. */
export const patternConcepts: Concept[] = [patternRules];
