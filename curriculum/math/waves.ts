import { crossed, numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { beside } from './middle-forms.ts';
import { nonZero } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Trigonometry' };

/** Draws a wave y = a sin(bx) + d. */
function wave(rng: Rng, dial: Dial) {
  const [a, b, d] = [rng.int(2, 9), rng.int(2, byLevel(dial, [6, 9, 12])), nonZero(rng, 9)];
  const name = rng.pick(['sin', 'cos']);
  return { a, b, d, name, text: `y = ${a} ${name}(${b}x) ${d < 0 ? '-' : '+'} ${Math.abs(d)}` };
}

function extremes(rng: Rng, dial: Dial): Asked {
  const { a, d, text } = wave(rng, dial);
  return {
    question: `What are the least and the greatest value of ${text}?`,
    ...crossed(
      {
        right: d - a,
        wrong: d - a + rng.pick([-2, -1, 1, 2]),
        mistake: 'wrong-least',
      },
      { right: d + a, wrong: d + a + rng.pick([-2, -1, 1, 2]), mistake: 'wrong-greatest' },
      (low, high) => `${low} and ${high}`,
    ),
    explanation: `The wave goes ${a} above and below its middle ${d}: from ${d - a} to ${d + a}.`,
  };
}

const graphs = formed(
  {
    ...info,
    id: 'math.trigonometry.graphs',
    title: 'Graphs of sine and cosine',
    grades: [11, 12],
    objectives: ['Read amplitude, period and middle line of a wave'],
    keywords: [
      'sine graph',
      'cosine graph',
      'amplitude',
      'period',
      'midline',
      'periodic functions',
      'sinusoidal',
    ],
    prerequisites: ['math.trigonometry.unit-circle', 'math.functions.evaluate'],
    standards: ['HSF.TF.B.5', 'HSF.IF.C.7', 'HSF.BF.B.3'],
    teaching: {
      idea:
        'In y = a sin(bx) + d the amplitude a is the height above the middle line, d is the middle line, and 360° ÷ b is the ' +
        'period: after it the wave repeats.',
      caution: 'A larger b makes the period shorter, not longer.',
      hints: [
        'How far does the wave go from its middle?',
        'Where is the middle?',
        'How often does it repeat in 360°?',
      ],
      mends: {
        'took-half-a-turn': 'A full wave of sine or cosine takes 360°, not 180°.',
        'took-two-turns': 'A full wave of sine or cosine takes 360°, not 720°.',
        'wrong-divisor': 'Divide by the factor of x, and check the division.',
        'wrong-least': 'The least value is the middle minus the amplitude.',
        'wrong-greatest': 'The greatest value is the middle plus the amplitude.',
        'gave-the-greatest': 'This is an end value. Read what is asked.',
        'forgot-to-halve': 'Halve it: the middle lies between both ends.',
        'wrong-factor': 'The factor of x is 360 divided by the period.',
        'wrong-amplitude': 'The amplitude is half of the difference of both ends.',
      },
    },
  },
  {
    period: form([0, 1, 2], (rng, dial) => {
      const { b, text } = wave(rng, dial);
      const turn = rng.pick([
        { wrong: 180, mistake: 'took-half-a-turn' },
        { wrong: 720, mistake: 'took-two-turns' },
      ]);
      return {
        question: `x is in degrees. What is the period of ${text}?`,
        ...crossed(
          { right: 360, ...turn },
          { right: b, wrong: beside(rng, b, { by: 1, least: 2 }), mistake: 'wrong-divisor' },
          (degrees, factor) => `${plain(rational(degrees, factor))}°`,
        ),
        explanation: `The wave repeats ${b} times in 360°: 360 ÷ ${b} = ${plain(rational(360, b))}.`,
      };
    }),
    ends: form([0, 1, 2], extremes),
    middle: form([0, 1], (rng, dial) => {
      const { a, d } = wave(rng, dial);
      const ask = rng.pick(['amplitude', 'middle line']);
      const answer = ask === 'amplitude' ? a : d;
      return {
        question: `A sine wave has the least value ${d - a} and the greatest value ${d + a}. What is its ${ask}?`,
        ...numeric(
          answer,
          {
            'forgot-to-halve': answer * 2,
            'gave-the-greatest': d + a,
            'wrong-amplitude': ask === 'amplitude' ? a + rng.pick([-1, 1]) : d + rng.pick([-1, 1]),
          },
          { signed: true },
        ),
        explanation:
          ask === 'amplitude'
            ? `Half of the difference: (${d + a} - ${d - a < 0 ? `(${d - a})` : d - a}) ÷ 2 = ${a}.`
            : `Half of the sum: (${d - a} + ${d + a < 0 ? `(${d + a})` : d + a}) ÷ 2 = ${d}.`,
      };
    }),
    write: form([1, 2], (rng, dial) => {
      const { a, b } = wave(rng, { ...dial, level: 0 });
      const period = rational(360, b);
      if (!period.isInteger()) return extremes(rng, dial);
      return {
        question: `A sine wave has the amplitude ${a} and the period ${plain(period)}°. Which equation has it, with x in degrees?`,
        ...crossed(
          { right: a, wrong: a + rng.pick([-1, 1]), mistake: 'wrong-amplitude' },
          { right: b, wrong: b + rng.pick([-1, 1]), mistake: 'wrong-factor' },
          (x, y) => `y = ${x} sin(${y}x)`,
        ),
        explanation: `The factor before the sine is ${a}. The factor of x is 360 ÷ ${plain(period)} = ${b}.`,
      };
    }),
    tide: form([2], (rng) => {
      const [low, half, hours] = [rng.int(1, 4), rng.int(2, 5), rng.pick([6, 8, 10, 12, 14])];
      return {
        question: `The water in a harbor rises and falls like a sine wave between ${low} m and ${low + 2 * half} m. From one high water to the next it takes ${hours} hours. At high water it is noon. How many meters deep is it at ${hours / 2} o'clock?`,
        ...numeric(
          low,
          { 'gave-the-greatest': low + 2 * half, 'forgot-to-halve': low + half, 'wrong-amplitude': half },
          { show: (r) => `${r} m` },
        ),
        explanation: `Half a period after high water is low water: ${low} m.`,
      };
    }),
  },
);

/** Sine and cosine as functions. */
export const waves: Concept[] = [graphs];
