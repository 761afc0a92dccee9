import { numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';

/** Draws a graph of three straight parts: one rises, one falls and one is level, in any order. */
function threeParts(rng: Rng, dial: Dial) {
  const [rise, fall] = [rng.int(1, byLevel(dial, [3, 4, 6])), rng.int(1, byLevel(dial, [3, 4, 6]))];
  const slopes = rng.shuffle([rise, -fall, 0]);
  const points = [{ x: 0, y: rng.int(12, 30) }];
  for (const slope of slopes) {
    const { x, y } = points.at(-1) ?? { x: 0, y: 0 };
    const run = rng.int(2, 4);
    points.push({ x: x + run, y: y + slope * run });
  }
  const text = `A graph goes straight from ${points.map(({ x, y }) => `(${x}, ${y})`).join(' to ')}.`;
  const [lowest, highest] = [Math.min(0, ...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const figure = {
    kind: 'graph',
    x: { from: 0, to: 12 },
    y: { from: Math.floor(lowest / 5) * 5, to: Math.ceil(highest / 5) * 5 },
    curves: [points],
  } as const;
  return { slopes, points, text, figure };
}

const kinds = [
  { ask: 'rise', fits: (slope: number) => slope > 0 },
  { ask: 'fall', fits: (slope: number) => slope < 0 },
  { ask: 'stay level', fits: (slope: number) => slope === 0 },
] as const;

function whichPart(rng: Rng, dial: Dial): Asked {
  const { slopes, points, text, figure } = threeParts(rng, dial);
  const { ask, fits } = rng.pick(kinds);
  const part = (i: number): string => `from x = ${points[i]?.x} to x = ${points[i + 1]?.x}`;
  const right = slopes.findIndex(fits);
  const option = (i: number) => ({ text: part(i), worth: part(i) });
  return {
    question: `${text} Where does it ${ask}?`,
    answer: option(right),
    mistakes: [0, 1, 2].filter((i) => i !== right).map((i) => ({ name: 'took-another-part', ...option(i) })),
    explanation: `There y goes from ${points[right]?.y} to ${points[right + 1]?.y}.`,
    figure,
  };
}

const graphs = formed(
  {
    subject: 'Math',
    category: 'Functions',
    id: 'math.functions.graphs',
    title: 'Reading graphs of functions',
    grades: [8, 11],
    objectives: ['Say where a function rises or falls, and find rates and extremes on its graph'],
    keywords: [
      'graphs of functions',
      'increasing and decreasing',
      'average rate of change',
      'interpret graphs',
      'piecewise',
    ],
    prerequisites: ['math.geometry.coordinates', 'math.functions.linear'],
    standards: ['8.F.B.5', 'HSF.IF.B.4', 'HSF.IF.B.6'],
    teaching: {
      idea:
        'A graph shows how y changes with x, from left to right. Where it goes up, the function increases; where it goes down, ' +
        'it decreases; where it is level, it stays constant. The steeper it is, the faster it changes.',
      caution: 'Give places by their x, and values by their y.',
      hints: [
        'Read from left to right.',
        'Compare the y of both ends of each part.',
        'Rate: change of y over change of x.',
      ],
      mends: {
        'took-another-part': 'Compare the y at both ends of that part.',
        'gave-the-change': 'This is the change of y. Divide it by the change of x.',
        'lost-sign': 'Does y grow or shrink? A falling graph has a negative rate.',
        'slip-in-run': 'Count the steps along x once more.',
        'slip-in-value': 'Go along the part from its left end, step by step.',
        'took-an-end': 'This is the value at an end of the part.',
      },
    },
  },
  {
    part: form([0, 1, 2], whichPart),
    rate: form([0, 1, 2], (rng, dial) => {
      const { slopes, points, text, figure } = threeParts(rng, dial);
      const i = rng.pick([0, 1, 2].filter((k) => slopes[k] !== 0));
      const [a, b] = [points[i] ?? { x: 0, y: 0 }, points[i + 1] ?? { x: 1, y: 0 }];
      const rate = slopes[i] ?? 1;
      return {
        question: `${text} What is its rate of change from x = ${a.x} to x = ${b.x}?`,
        ...numeric(
          rate,
          {
            'gave-the-change': b.y - a.y,
            'lost-sign': -rate,
            'slip-in-run': rational(b.y - a.y, b.x - a.x + 1),
          },
          { signed: true },
        ),
        explanation: `y goes from ${a.y} to ${b.y}, and x from ${a.x} to ${b.x}: the rate is ${rate}.`,
        figure,
      };
    }),
    value: form([0, 1, 2], (rng, dial) => {
      const { slopes, points, text, figure } = threeParts(rng, dial);
      const i = rng.pick([0, 1, 2].filter((k) => slopes[k] !== 0));
      const a = points[i] ?? { x: 0, y: 0 };
      const slope = slopes[i] ?? 1;
      return {
        question: `${text} What is y at x = ${a.x + 1}?`,
        ...numeric(
          a.y + slope,
          { 'took-an-end': a.y, 'slip-in-value': a.y + 2 * slope, 'lost-sign': a.y - slope },
          { signed: true },
        ),
        explanation: `From (${a.x}, ${a.y}) y changes by ${slope} for one step: ${a.y + slope}.`,
        figure,
      };
    }),
    claim: form([1, 2], whichPart, 'claimed'),
  },
);

/** Graphs of functions. */
export const functionGraphs: Concept[] = [graphs];
