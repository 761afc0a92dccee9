import { numeric, worded } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import { gridSpan } from './grid-span.ts';
import { nonZero } from './upper-forms.ts';

/** Returns the text of a point. */
export const at = (x: number, y: number): string => `(${x}, ${y})`;

/** Draws a point: in the first quadrant up to grade 5, otherwise anywhere. */
export function point(rng: Rng, { grade }: Dial): [number, number] {
  if (grade <= 5) return rng.pair([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const x = nonZero(rng, 10);
  const y = nonZero(rng, 10);
  return Math.abs(x) === Math.abs(y) ? [x, y > 0 ? y + 1 : y - 1] : [x, y];
}

/** Wrong coordinate with advice. */
type Wrong = readonly [value: number, mend: string];

/** Returns choices for a point with advice for each wrong one. */
const advisedPoints = (x: number, y: number, [wrongX, mendX]: Wrong, [wrongY, mendY]: Wrong) =>
  worded(at(x, y), {
    'wrong-x': [at(wrongX, y), mendX],
    'wrong-y': [at(x, wrongY), mendY],
    'wrong-x and wrong-y': [at(wrongX, wrongY), mendX],
  });

/** Picks a wrong coordinate that differs from the right one and lies on the grid of the grade. */
function wrongOf(rng: Rng, { grade }: Dial, right: number, all: readonly Wrong[]): Wrong {
  const fitting = all.filter(([value]) => value !== right && (grade > 5 || value >= 0));
  return fitting.length > 0
    ? rng.pick(fitting)
    : [right + 1, `You counted one step too many; this number must be ${right}.`];
}

/** Returns the wrong coordinates after a step along one axis: the other way, no step, or that of the other axis. */
function wrongSteps(
  from: number,
  step: number,
  other: number,
  [back, on]: readonly [string, string],
): Wrong[] {
  const [size, way] = [Math.abs(step), step > 0 ? on : back];
  const away = step > 0 ? back : on;
  const number = on === 'right' ? 'first' : 'second';
  return [
    [from - step, `You went ${size} ${away}; go ${size} ${way} with the ${number} number.`],
    [from, `You left the ${number} number as it was; going ${way} changes it.`],
    [
      from + Math.sign(step) * Math.abs(other),
      `You went ${Math.abs(other)} ${way}; go ${size} ${way} with the ${number} number.`,
    ],
  ];
}

const [level, upright] = [
  ['left', 'right'],
  ['down', 'up'],
] as const;

/** Returns the wrong starts of a step along an axis: as if it went on, as if there were none, or by the other step. */
function wrongStarts(
  end: number,
  step: number,
  other: number,
  [back, on]: readonly [string, string],
): Wrong[] {
  const number = on === 'right' ? 'first' : 'second';
  return [
    [end + step, `You went ${step} ${on} again; go ${step} ${back} to undo it.`],
    [end, `You left the ${number} number as it was at the end; go ${step} ${back}.`],
    [end - other, `You went ${other} ${back}; go ${step} ${back} with the ${number} number.`],
  ];
}

function move(rng: Rng, dial: Dial): Asked {
  const [x, y] = point(rng, dial);
  const [dx, dy] = dial.grade <= 5 ? [rng.int(1, 9), rng.int(1, 9)] : [nonZero(rng, 8), nonZero(rng, 8)];
  const [across, along] = [dx > 0 ? 'right' : 'left', dy > 0 ? 'up' : 'down'];
  return {
    question: `Start at ${at(x, y)}. Go ${Math.abs(dx)} ${across} and ${Math.abs(dy)} ${along}. Where are you?`,
    ...advisedPoints(
      x + dx,
      y + dy,
      wrongOf(rng, dial, x + dx, wrongSteps(x, dx, dy, level)),
      wrongOf(rng, dial, y + dy, wrongSteps(y, dy, dx, upright)),
    ),
    hints: [
      `Going ${across} changes only the first number. Count ${Math.abs(dx)} from ${x}.`,
      `Then count ${Math.abs(dy)} ${along} from ${y} for the second number.`,
    ],
    explanation: `${Math.abs(dx)} ${across} changes x: ${x} ${dx > 0 ? '+' : '-'} ${Math.abs(dx)} = ${x + dx}. ${Math.abs(dy)} ${along} changes y: ${y} ${dy > 0 ? '+' : '-'} ${Math.abs(dy)} = ${y + dy}. You are at ${at(x + dx, y + dy)}.`,
    figure: {
      kind: 'coordinate-grid',
      points: [{ x, y }],
      span: gridSpan([x, y, x + dx, y + dy], dial.grade <= 5 ? 'zero' : 'middle'),
    },
  };
}

const coordinates = formed(
  {
    subject: 'Math',
    category: 'Geometry',
    id: 'math.geometry.coordinates',
    title: 'The coordinate plane',
    grades: [5, 9],
    objectives: ['Move and mirror points on a grid'],
    keywords: ['coordinates', 'coordinate plane', 'points', 'grid', 'ordered pairs', 'quadrants'],
    standards: ['5.G.A.1', '5.G.A.2', '6.NS.C.6', '6.NS.C.8', '6.G.A.3'],
    teaching: {
      idea: {
        5: 'A point has two numbers. The first one says how far to go right from (0, 0), the second one how far to go up.',
        6: 'A point has two numbers, x and y. x counts to the right or, with a minus, to the left. y counts up or, with a minus, down. The axes cut the plane into four quadrants.',
      },
      caution: 'First along, then up: (2, 5) is not (5, 2).',
      mends: {},
    },
  },
  {
    move: form([0, 1, 2], move),
    distance: form([0, 1, 2], (rng, dial) => {
      const [x, y] = point(rng, dial);
      const end = dial.grade <= 5 ? x + rng.int(2, 9) : nonZero(rng, 10) === x ? x + 4 : nonZero(rng, 9);
      const far = end === x ? x + 5 : end;
      const along = rng.int(0, 1) === 1;
      const d = Math.abs(far - x);
      return {
        question: `How far is it from ${along ? at(x, y) : at(y, x)} to ${along ? at(far, y) : at(y, far)}?`,
        ...numeric(d, {
          'wrong-side-of-zero':
            x * far > 0
              ? [Math.abs(x) + Math.abs(far), `You added; ${x} and ${far} lie on the same side of zero.`]
              : [
                  Math.abs(Math.abs(x) - Math.abs(far)),
                  `You subtracted; ${x} and ${far} lie on different sides of zero.`,
                ],
          'gave-the-same-number': [
            Math.abs(y),
            `The ${along ? 'second' : 'first'} number stays the same; count along the other.`,
          ],
          'added-both': [
            d + Math.abs(y),
            `You added ${Math.abs(y)}; only the ${along ? 'first' : 'second'} number changes.`,
          ],
          'first-to-zero': [Math.abs(x), `This is the way from ${x} to zero; the other point is at ${far}.`],
          'second-to-zero': [
            Math.abs(far),
            `This is the way from zero to ${far}; the other point is at ${x}.`,
          ],
          'counted-the-start': [d + 1, `You counted the mark at ${x}, too; count the steps.`],
          'counted-between': [d - 1, 'You counted the marks between the points; count the steps.'],
        }),
        hints: [
          'Which of the two numbers changes from one point to the other?',
          `Count the steps from ${Math.min(x, far)} to ${Math.max(x, far)} on a number line.`,
        ],
        explanation: `Only ${along ? 'x' : 'y'} differs. From ${Math.min(x, far)} to ${Math.max(x, far)} it is ${d}.`,
      };
    }),
    claim: form([0, 1, 2], move, 'claimed'),
    back: form([0, 1, 2], (rng, dial) => {
      const [x, y] = point(rng, dial);
      const [dx, dy] = [rng.int(1, 8), rng.int(1, 8)];
      return {
        question: `You go ${dx} right and ${dy} up, and reach ${at(x + dx, y + dy)}. Where did you start?`,
        ...advisedPoints(
          x,
          y,
          wrongOf(rng, dial, x, wrongStarts(x + dx, dx, dy, level)),
          wrongOf(rng, dial, y, wrongStarts(y + dy, dy, dx, upright)),
        ),
        hints: [
          `Walk the way back from ${at(x + dx, y + dy)}. Which directions undo right and up?`,
          `Change the first number by ${dx}, and the second one by ${dy}.`,
        ],
        explanation: `Go back: ${dx} left and ${dy} down leads to ${at(x, y)}.`,
      };
    }),
    corner: form([1, 2], (rng, dial) => {
      const [x, y] = point(rng, dial);
      const [w, h] = [rng.int(2, 7), rng.int(2, 7)];
      return {
        question: `A rectangle has the corners ${at(x, y)}, ${at(x + w, y)} and ${at(x + w, y + h)}. Where is the fourth corner?`,
        ...advisedPoints(
          x,
          y + h,
          wrongOf(
            rng,
            dial,
            x,
            [x - w, x + 2 * w, x + h].map((value) => [
              value,
              `The fourth corner lies straight above ${at(x, y)}.`,
            ]),
          ),
          wrongOf(
            rng,
            dial,
            y + h,
            [y - h, y + 2 * h, y + w].map((value) => [
              value,
              `The fourth corner lies as high as ${at(x + w, y + h)}.`,
            ]),
          ),
        ),
        hints: [
          'Sketch the three corners, and join them to two sides of the rectangle.',
          `The missing corner is as far left as ${at(x, y)}, and as high as which one?`,
        ],
        explanation: `It lies above ${at(x, y)}, as high as ${at(x + w, y + h)}: ${at(x, y + h)}.`,
      };
    }),
  },
);

/** Points in the plane. */
export const plane: Concept[] = [coordinates];
