import { checked } from '../checked.ts';
import { type WrongNumber, worded } from '../choices.ts';
import type { Figure } from '../figure-types.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { byLevel, sampled } from '../templates.ts';
import { decimal, unit } from '../text.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { nearMultiples, nearQuotients, productCheck, quotientCheck } from './wrong-results.ts';

/** Ride with four parts: the speed grows, stays, falls, and is zero. Times are ends of the parts in seconds. */
interface Ride {
  speed: number;
  times: readonly [number, number, number, number];
}

function drawRide(rng: Rng, dial: Dial): Ride & { acceleration: number } {
  const acceleration = rng.int(2, byLevel(dial, [4, 5, 5]));
  const start = 2 * rng.int(1, 4);
  const stay = start + rng.int(3, 9);
  const stop = stay + rng.int(2, 6);
  return { acceleration, speed: acceleration * start, times: [start, stay, stop, stop + rng.int(2, 5)] };
}

const rideText = ({ speed, times: [a, b, c, d] }: Ride): string =>
  `A car starts. Its speed grows evenly from 0 to ${speed} m/s in the first ${a} s, stays ${speed} m/s until ${b} s, ` +
  `falls evenly to 0 until ${c} s, and is 0 until ${d} s.`;

const rideFigure = ({ speed, times: [a, b, c, d] }: Ride): Figure => ({
  kind: 'graph',
  x: { from: 0, to: d, name: 's' },
  y: { from: 0, to: speed + 2, name: 'm/s' },
  curves: [
    [
      { x: 0, y: 0 },
      { x: a, y: speed },
      { x: b, y: speed },
      { x: c, y: 0 },
      { x: d, y: 0 },
    ],
  ],
});

const rideParts = ['speeds up', 'keeps its speed', 'slows down', 'stands still'] as const;
const rideMistakes = [
  'read-a-rising-line',
  'read-a-level-line',
  'read-a-falling-line',
  'read-a-line-at-zero',
] as const;

/** Says what the line of each part does. */
const lineOf = (speed: number): readonly string[] => [
  `rises from 0 to ${speed} m/s`,
  `is level at ${speed} m/s`,
  `falls from ${speed} m/s to 0`,
  'lies on the axis, so the speed is zero',
];

function partOfRide({ speed, times }: Ride, rng: Rng): Omit<Draft, 'key' | 'figure'> {
  const part = rng.int(0, 3);
  const [from, to] = [part === 0 ? 0 : (times[part - 1] ?? 0), times[part] ?? 0];
  const answer = rideParts[part] ?? '';
  const wrong = rideMistakes.flatMap((name, i) => (i === part ? [] : [[name, rideParts[i] ?? '']]));
  return {
    question: `What does the car do between ${from} s and ${to} s?`,
    ...worded(answer, Object.fromEntries(wrong)),
    hints: [
      `How fast is the car at ${from} s, and how fast is it at ${to} s?`,
      'If the speeds differ, which is larger? If they are equal, are they zero?',
    ],
    explanation: `Between ${from} s and ${to} s the line ${lineOf(speed)[part]}. So the car ${answer}.`,
  };
}

/** Asks for the distance while the speed grows. */
function startOfRide(speed: number, a: number): Omit<Draft, 'key' | 'figure'> {
  const way = (seconds: number) => rational(speed * seconds, 2);
  const near = (seconds: number): WrongNumber => [
    way(seconds),
    `This is ½ × ${seconds} × ${speed}, but the speed grows for ${a} s.`,
  ];
  return {
    question: `How far does the car go in the first ${a} s?`,
    ...checked(
      way(a),
      {
        'too-long': near(a + 2),
        'too-short': near(a - 2),
        'much-too-long': near(a + 4),
        'much-too-short': near(a - 4),
        'one-second-too-long': near(a + 1),
        'one-second-too-short': near(a - 1),
        'forgot-the-half': [speed * a, `The car has ${speed} m/s only at the end; the area is a triangle.`],
      },
      productCheck(rational(a, 2), speed),
      { show: unit('m') },
    ),
    hints: [
      `The line rises from 0 to ${speed} m/s. Which shape lies under it?`,
      `A car at ${speed} m/s all the time would go twice as far.`,
    ],
    explanation: `The area under the line is a triangle: ½ × ${a} × ${speed} = ${decimal(way(a))} m.`,
  };
}

function rideQuestion(
  form: string,
  ride: Ride & { acceleration: number },
  rng: Rng,
): Omit<Draft, 'key' | 'figure'> {
  const { speed, acceleration, times } = ride;
  const [a, b] = times;
  if (form === 'part') return partOfRide(ride, rng);
  if (form === 'acceleration')
    return {
      question: `What is the acceleration in the first ${a} s?`,
      ...checked(
        acceleration,
        {
          ...nearQuotients(acceleration, a, { distances: [1, -1, 2, -2, 3, -3] }),
          'gave-the-speed': [speed, `This is the speed after ${a} s; share it among the ${a} seconds.`],
          'gave-the-time': [a, `This is the time in seconds; how much speed comes in one of them?`],
        },
        quotientCheck(a, speed),
        { show: unit('m/s²') },
      ),
      hints: [`By how much does the speed grow in the first ${a} s?`, `Share that among the ${a} seconds.`],
      explanation: `Divide the change of speed by the time: ${speed} ÷ ${a} = ${acceleration} m/s².`,
    };
  if (form === 'steady') {
    const way = speed * (b - a);
    return {
      question: `How far does the car go from ${a} s to ${b} s?`,
      ...checked(
        way,
        {
          ...nearMultiples(speed, b - a),
          'took-the-time-at-the-end': [speed * b, `You took ${b} s, but this part begins at ${a} s.`],
          'took-the-time-at-the-start': [speed * a, `You took ${a} s, the time before this part.`],
          'took-a-triangle': [
            rational(way, 2),
            'You took half, as for a triangle; the speed stays the same here.',
          ],
        },
        productCheck(b - a, speed),
        { show: unit('m') },
      ),
      hints: [`How many seconds lie between ${a} s and ${b} s?`, `In each of them the car goes ${speed} m.`],
      explanation: `The speed stays ${speed} m/s for ${b - a} s. The distance is ${speed} × ${b - a} = ${way} m.`,
    };
  }
  return startOfRide(speed, a);
}

const graphs = sampled(
  {
    subject: 'Science',
    category: 'Physics',
    id: 'science.motion.graphs',
    title: 'Speed-time graphs',
    grades: [6, 10],
    objectives: ['Read motion, acceleration and distance from a speed-time graph'],
    keywords: ['speed time graphs', 'motion graphs', 'acceleration', 'velocity time graph'],
    prerequisites: ['science.motion.speed'],
    standards: ['MS-PS2-2', 'HS-PS2-1'],
    teaching: {
      idea:
        'A speed-time graph shows how fast something is at each moment. The slope of the line is the ' +
        'acceleration, and the area under ' +
        'the line is the distance.',
      caution: 'A level line does not mean rest. It means that the speed stays the same.',
      mends: {
        'read-a-rising-line': 'It speeds up only where the line rises.',
        'read-a-level-line': 'It keeps its speed only where the line is level above the axis.',
        'read-a-falling-line': 'It slows down only where the line falls.',
        'read-a-line-at-zero': 'It stands still only where the speed is zero.',
      },
    },
  },
  (rng, dial) => {
    const ride = drawRide(rng, dial);
    const form = rng.pick(
      byLevel(dial, [
        ['part', 'steady', 'acceleration'],
        ['acceleration', 'steady', 'part'],
        ['acceleration', 'start', 'steady'],
      ]),
    );
    const { question, ...rest } = rideQuestion(form, ride, rng);
    const text = `${rideText(ride)} ${question}`;
    return {
      key: `${form} ${ride.speed} ${ride.times.join(' ')} ${/between.*/.exec(question)?.[0] ?? ''}`,
      question: text,
      ...rest,
      figure: rideFigure(ride),
    };
  },
);

/** Motion read from graphs. */
export const motionGraphs: Concept[] = [graphs];
