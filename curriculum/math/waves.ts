import { crossed, numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
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
  // With the middle line on the other side, the greatest value must not be less than the least one.
  const turns = Math.abs(d) < a && rng.int(0, 1) === 0;
  const adviseOn = (end: string): string =>
    turns
      ? `For the ${end} value you took ${-d} as the middle line; it is at ${d}.`
      : `For the ${end} value you left out the amplitude ${a}; the wave goes that far from the middle.`;
  return {
    question: `What are the least and the greatest value of ${text}?`,
    ...crossed(
      {
        right: d - a,
        wrong: turns ? -d - a : d - 1,
        mistake: 'wrong-least',
        mend: adviseOn('least'),
      },
      {
        right: d + a,
        wrong: turns ? a - d : d + 1,
        mistake: 'wrong-greatest',
        mend: adviseOn('greatest'),
      },
      (low, high) => `${low} and ${high}`,
    ),
    hints: [
      'Sine and cosine go from -1 to 1. The number before them stretches that.',
      'Then the number at the end moves the whole wave up or down.',
    ],
    explanation: `The middle line is at ${d}, and the amplitude is ${a}. So the wave goes from ${d} - ${a} = ${d - a} to ${d} + ${a} = ${d + a}.`,
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
      mends: {
        'took-half-a-turn': 'You took 180°; a full wave of sine or cosine takes 360°.',
        'took-two-turns': 'You took 720°; a full wave of sine or cosine takes 360°.',
        'halved-amplitude': 'You halved the amplitude; it is the number before the sine.',
        'doubled-amplitude': 'You doubled the amplitude; it is the number before the sine.',
      },
    },
  },
  {
    period: form([0, 1, 2], (rng, dial) => {
      const { a, b, text } = wave(rng, dial);
      const usesAmplitude = a !== b && a !== 2 * b && b !== 2 * a;
      const turn = rng.pick([
        { wrong: 180, mistake: 'took-half-a-turn' },
        { wrong: 720, mistake: 'took-two-turns' },
      ]);
      return {
        question: `x is in degrees. What is the period of ${text}?`,
        ...crossed(
          { right: 360, ...turn },
          {
            right: b,
            wrong: usesAmplitude ? a : 1,
            mistake: 'wrong-divisor',
            mend: usesAmplitude
              ? `You used the amplitude ${a}; divide 360° by the factor of x, ${b}.`
              : `You left out the factor ${b} of x; divide 360° by it.`,
          },
          (degrees, factor) => `${plain(rational(degrees, factor))}°`,
        ),
        hints: [
          'Without a factor of x, a wave repeats after 360°.',
          `With the factor ${b}, it repeats ${b} times in 360°.`,
        ],
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
            'forgot-to-halve': [
              answer * 2,
              `This is the ${ask === 'amplitude' ? 'difference' : 'sum'} of both values; halve it.`,
            ],
            'gave-the-greatest': [d + a, `This is the greatest value; find the ${ask}.`],
            'mixed-up-the-two': [
              ask === 'amplitude' ? d : a,
              `This is the ${ask === 'amplitude' ? 'middle line' : 'amplitude'}; find the ${ask}.`,
            ],
            'gave-the-least': [d - a, `This is the least value; find the ${ask}.`],
            'mixed-up-and-doubled': [
              ask === 'amplitude' ? 2 * d : 2 * a,
              `This is the ${ask === 'amplitude' ? 'sum' : 'difference'} of both values; halve the ${ask === 'amplitude' ? 'difference' : 'sum'}.`,
            ],
          },
          { signed: true },
        ),
        hints:
          ask === 'amplitude'
            ? [
                'How far apart are the least and the greatest value?',
                'The amplitude is the way from the middle to one of them.',
              ]
            : [
                'The middle line lies halfway between the least and the greatest value.',
                'Add both values, and halve the sum.',
              ],
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
      const isHalved = rng.int(0, 2) > 0;
      const factor = b % 2 === 0 && rng.int(0, 1) === 0 ? b / 2 : 2 * b;
      return {
        question: `A sine wave has the amplitude ${a} and the period ${plain(period)}°. What is its equation, with x in degrees?`,
        ...crossed(
          {
            right: a,
            wrong: a % 2 === 0 && isHalved ? a / 2 : 2 * a,
            mistake: a % 2 === 0 && isHalved ? 'halved-amplitude' : 'doubled-amplitude',
          },
          {
            right: b,
            wrong: factor,
            mistake: 'wrong-factor',
            mend: `With the factor ${factor} the period is ${plain(rational(360, factor))}°, not ${plain(period)}°.`,
          },
          (x, y) => `y = ${x} sin(${y}x)`,
        ),
        hints: [
          'The amplitude stands before the sine.',
          'How many periods fit into 360°? That number is the factor of x.',
        ],
        explanation: `The amplitude is the number before the sine: ${a}. The factor of x is 360 ÷ ${plain(period)} = ${b}.`,
      };
    }),
    tide: form([2], (rng) => {
      const [low, half, hours] = [rng.int(1, 4), rng.int(2, 5), rng.pick([6, 8, 10, 12, 14])];
      return {
        question: `The water in a harbor rises and falls like a sine wave between ${low} m and ${low + 2 * half} m. From one high water to the next it takes ${hours} hours. High water is at noon. How many meters deep is it at ${hours / 2} o'clock?`,
        ...numeric(
          low,
          {
            'took-high-water': [
              low + 2 * half,
              'This is high water; find how deep the water is half a period later.',
            ],
            'took-the-middle': [
              low + half,
              'This is halfway between high and low water; half a period after high water it is low.',
            ],
            'gave-the-amplitude': [half, 'This is the amplitude; find the depth.'],
            'gave-the-difference': [
              2 * half,
              'This is the difference of high and low water; find the depth.',
            ],
          },
          { show: (r) => `${r} m` },
        ),
        hints: [
          'How much of the period has passed since high water?',
          'What does a sine wave do half a period after its highest point?',
        ],
        explanation: `From noon to ${hours / 2} o'clock, half of the ${hours} hours pass. Half a period after high water is low water, and that is ${low} m deep.`,
      };
    }),
  },
);

/** Sine and cosine as functions. */
export const waves: Concept[] = [graphs];
