import { checked } from '../checked.ts';
import { type WrongNumber, worded } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { byLevel, range, sampled } from '../templates.ts';
import { unit } from '../text.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { nearProducts, nearQuotients, productCheck, quotientCheck } from './wrong-results.ts';

const physics = { subject: 'Science', category: 'Physics' };
const speed = { show: unit('m/s') };

/** Ball that is thrown level at v m/s and falls for t seconds, with g = 10 m/s². */
interface Throw {
  v: number;
  t: number;
  height: number;
}

const air = 'without air drag (g = 10 m/s²)';
const meters = { show: unit('m') };
const squared = (n: number): string => `${n} × ${n}`;

/** Returns wrong distances sideways. */
function wrongRanges({ v, t, height }: Throw, rng: Rng): Record<string, WrongNumber> {
  return {
    ...nearProducts(v, t, rng),
    'gave-one-second': [v, `That is the way in one second; the ball flies for ${t} s.`],
    'gave-the-height': [height, 'This is how far it falls; the question asks how far sideways.'],
    'squared-the-time': [
      v * t * t,
      `You multiplied by ${squared(t)}; only the fall goes with the square of the time.`,
    ],
    'used-the-falling-speed': [
      10 * t * t,
      `You used ${10 * t} m/s, the speed of the fall; sideways it is ${v} m/s.`,
    ],
  };
}

/** Returns falls of other times as choices; sometimes also falls without the half. */
function fallChoices(t: number, rng: Rng): Pick<Draft, 'answer' | 'mistakes'> {
  const fall = (n: number): string => `${5 * n * n} m`;
  const advice = (n: number): string => `That is the fall in ${n} s; the ball falls for ${t} s.`;
  if (rng.int(0, 3) === 0) {
    const n = t + rng.pick([1, -1]);
    const noHalf = 'You left out the half in ½ × g × t².';
    return worded(fall(t), {
      'wrong-time': [fall(n), advice(n)],
      'forgot-the-half': [`${10 * t * t} m`, noHalf],
      'wrong-time and forgot-the-half': [`${10 * n * n} m`, noHalf],
    });
  }
  // The key has each place among the falls equally often.
  const first = t - rng.int(0, Math.min(3, t - 1));
  const others = range(first, first + 3).filter((n) => n !== t);
  return worded(
    fall(t),
    Object.fromEntries(others.map((n) => [`fall-of-${n}`, [fall(n), advice(n)] as const])),
  );
}

const throws: Record<
  'range' | 'time' | 'height' | 'speed' | 'land',
  (ball: Throw, rng: Rng) => Omit<Draft, 'key'>
> = {
  time: ({ v, t, height }) => {
    const fallIn = (n: number): string =>
      `In ${n} s it falls 5 × ${n} × ${n} = ${5 * n * n} m, not ${height} m.`;
    const near = (n: number): WrongNumber => [n, fallIn(n)];
    return {
      question: `A ball is thrown level at ${v} m/s from a height of ${height} m, ${air}. How long does it fall?`,
      ...checked(
        t,
        {
          'too-long': near(t + 1),
          'too-short': near(t - 1),
          'much-too-long': near(t + 2),
          'much-too-short': near(t - 2),
          'forgot-the-root': [t * t, `This is t²; which number times itself is ${t * t}?`],
          ...(height % 10 === 0 && {
            'divided-by-ten': [height / 10, 'You divided by g alone; the fall is ½ × g × t².'] as const,
          }),
          ...(height % v === 0 && {
            'divided-by-the-speed': [
              height / v,
              `You divided by ${v} m/s, but that speed is sideways.`,
            ] as const,
          }),
        },
        (wrong) => fallIn(Number(wrong.n)),
        { show: unit('s') },
      ),
      hints: [
        `The ${v} m/s sideways do not change the fall. So ½ × 10 × t² is ${height}.`,
        'Find t² first. Which number times itself is that?',
      ],
      explanation: `The fall takes as long as without the throw: ${height} = ½ × 10 × t². So t² = ${t * t}, and t = ${t} s.`,
    };
  },
  height: ({ v, t, height }, rng) => ({
    question: `A ball is thrown level at ${v} m/s from a cliff and falls for ${t} s, ${air}. How high is the cliff?`,
    ...fallChoices(t, rng),
    hints: [
      `The ${v} m/s sideways do not change the fall. Look at the time of ${t} s.`,
      'Square the time. Then take half of g times that.',
    ],
    explanation: `The height is ½ × 10 × t² = 5 × ${t * t} = ${height} m.`,
  }),
  speed: ({ v, t }) => ({
    question: `A ball is thrown level, falls for ${t} s and lands ${v * t} m away, ${air}. How fast was it thrown?`,
    ...checked(
      v,
      {
        ...nearQuotients(v, t),
        'gave-the-falling-speed': [
          10 * t,
          'This is g × t, how fast it falls at the end; find the speed sideways.',
        ],
        'multiplied-instead': [v * t * t, `You multiplied by ${t}; divide by it.`],
        'subtracted-instead': [v * t - t, `You took ${t} away; divide by it.`],
        ...(v % t === 0 && {
          'divided-by-the-square': [
            v / t,
            `You divided by ${squared(t)}; sideways the time is not squared.`,
          ] as const,
        }),
      },
      quotientCheck(t, v * t),
      speed,
    ),
    hints: [
      `Sideways the ball goes ${v * t} m, at one speed all the time.`,
      `It has ${t} s for that. How far does it go in each second?`,
    ],
    explanation: `Sideways no force acts, so the speed stays the same: ${v * t} ÷ ${t} = ${v} m/s.`,
  }),
  range: (ball, rng) => ({
    question: `A ball is thrown level at ${ball.v} m/s and falls for ${ball.t} s, ${air}. How far sideways does it fly?`,
    ...checked(ball.v * ball.t, wrongRanges(ball, rng), productCheck(ball.t, ball.v), meters),
    hints: [
      `Nothing pushes sideways, so the ball keeps its ${ball.v} m/s.`,
      `How far does it go in ${ball.t} s at that speed?`,
    ],
    explanation: `Sideways the speed stays the same for ${ball.t} s: ${ball.v} × ${ball.t} = ${ball.v * ball.t} m.`,
  }),
  land: (ball, rng) => ({
    question: `A ball is thrown level at ${ball.v} m/s from a height of ${ball.height} m, ${air}. How far away does it land?`,
    ...checked(ball.v * ball.t, wrongRanges(ball, rng), productCheck(ball.t, ball.v), meters),
    hints: [
      `How long does it fall? ½ × 10 × t² is ${ball.height}.`,
      `All that time it goes sideways at ${ball.v} m/s.`,
    ],
    explanation: `The fall takes ${ball.t} s, since 5 × ${ball.t * ball.t} = ${ball.height} m. Sideways the ball goes ${ball.v} × ${ball.t} = ${ball.v * ball.t} m.`,
  }),
};

function launch(rng: Rng, dial: Dial): Draft {
  const t = rng.int(2, byLevel(dial, [5, 6, 7]));
  const v = rng.int(3, byLevel(dial, [25, 30, 40]));
  const form = rng.pick(
    byLevel<(keyof typeof throws)[]>(dial, [
      ['range', 'time', 'height'],
      ['range', 'time', 'speed'],
      ['land', 'speed', 'height'],
    ]),
  );
  return { key: `${form} ${v} ${t}`, ...throws[form]({ v, t, height: 5 * t * t }, rng) };
}

const projectile = sampled(
  {
    ...physics,
    id: 'science.motion.projectile',
    title: 'Projectile motion',
    grades: [10, 12],
    objectives: ['Treat the level and the upright part of a throw apart'],
    keywords: ['projectile motion', 'projectile', 'free fall', 'horizontal throw'],
    prerequisites: ['science.motion.graphs', 'science.forces.newton-second-law'],
    standards: ['HS-PS2-1'],
    teaching: {
      idea:
        'Gravity acts only downward. So the sideways speed stays the same, and the fall is as fast as that of a ' +
        'ball that is just dropped: ' +
        'height = ½ × g × t². Both motions share only the time.',
      caution: 'A ball that is thrown faster lands farther away, not later.',
      mends: {},
    },
  },
  launch,
);

/** Balls that are thrown level. */
export const projectiles: Concept[] = [projectile];
