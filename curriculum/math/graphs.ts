import { checkedBy } from '../checked.ts';
import { advisedBoth, crossed, numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { capitalize } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { operand } from './upper-forms.ts';

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
    mistakes: [0, 1, 2]
      .filter((i) => i !== right)
      .map((i) => ({
        name: 'took-another-part',
        ...option(i),
        mend: `In this part y goes from ${points[i]?.y} to ${points[i + 1]?.y}.`,
      })),
    hints: [
      'Go from left to right, and compare the second number of each point with the one before.',
      `To ${ask} means that y ${ask === 'stay level' ? 'does not change' : ask === 'rise' ? 'grows' : 'gets smaller'}.`,
    ],
    explanation: `To ${ask} means that y ${ask === 'stay level' ? 'does not change' : ask === 'rise' ? 'grows' : 'gets smaller'}. ${capitalize(part(right))}, y goes from ${points[right]?.y} to ${points[right + 1]?.y}.`,
    figure,
  };
}

/** Returns a wrong size for the rate of a part: that of another part, or a change that is not divided. */
function wrongSize(rng: Rng, { slopes, points }: ReturnType<typeof threeParts>, part: number) {
  const [from, to] = [points[part] ?? { x: 0, y: 0 }, points[part + 1] ?? { x: 1, y: 0 }];
  const rate = Math.abs(slopes[part] ?? 1);
  const other = slopes.findIndex((slope, i) => i !== part && slope !== 0);
  const sizes = [
    {
      wrong: Math.abs(slopes[other] ?? 1),
      mistake: 'took-another-part',
      mend: `You took the part from x = ${points[other]?.x} to x = ${points[other + 1]?.x}.`,
    },
    {
      wrong: to.x - from.x,
      mistake: 'gave-the-run',
      mend: `x changes by ${to.x - from.x}; divide the change of y by it.`,
    },
    {
      wrong: Math.abs(to.y - from.y),
      mistake: 'gave-the-change',
      mend: `y changes by ${to.y - from.y}; divide this by the change of x.`,
    },
  ];
  return rng.pick(sizes.filter(({ wrong }) => wrong !== rate));
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
      caution: 'Name a place by its x, and a value by its y.',
      mends: {
        'went-the-wrong-way': 'You went the wrong way; does the graph rise or fall here?',
        'took-an-end': 'This is y at the left end of the part; go one step on.',
      },
    },
  },
  {
    part: form([0, 1, 2], whichPart),
    rate: form([0, 1, 2], (rng, dial) => {
      const graph = threeParts(rng, dial);
      const { slopes, points, text, figure } = graph;
      const i = rng.pick([0, 1, 2].filter((k) => slopes[k] !== 0));
      const [a, b] = [points[i] ?? { x: 0, y: 0 }, points[i + 1] ?? { x: 1, y: 0 }];
      const rate = slopes[i] ?? 1;
      return {
        question: `${text} What is its rate of change from x = ${a.x} to x = ${b.x}?`,
        ...advisedBoth(
          crossed(
            {
              right: Math.sign(rate),
              wrong: -Math.sign(rate),
              mistake: 'lost-sign',
              mend: `The sign is wrong; from x = ${a.x} to x = ${b.x} the graph ${rate > 0 ? 'rises' : 'falls'}.`,
            },
            { right: Math.abs(rate), ...wrongSize(rng, graph, i) },
            (sign, size) => `${sign * size}`,
          ),
          'Both the sign and the size are wrong; divide the change of y by the change of x.',
        ),
        hints: [
          'By how much does y change from the left end of this part to its right end?',
          'Divide this by the change of x. If y falls, the rate is negative.',
        ],
        explanation: `y changes by ${b.y} - ${operand(a.y)} = ${b.y - a.y}, and x changes by ${b.x} - ${a.x} = ${b.x - a.x}. The rate is ${b.y - a.y} ÷ ${b.x - a.x} = ${rate}.`,
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
          {
            'took-an-end': a.y,
            'went-the-wrong-way': a.y - slope,
            'took-the-right-end': [
              points[i + 1]?.y ?? 0,
              'This is y at the right end of the part; stop one step after the left end.',
            ],
            'gave-the-change': [slope, 'This is the change of y for one step; add it to y at the left end.'],
            ...((a.y + (points[i + 1]?.y ?? 0)) % 2 === 0 && {
              'took-the-mean': [
                (a.y + (points[i + 1]?.y ?? 0)) / 2,
                'This is y in the middle of the part; go one step from its left end.',
              ] as const,
            }),
          },
          {
            signed: true,
            apart: checkedBy(
              () =>
                `not right: in this part y ${slope > 0 ? 'grows' : 'falls'} by ${Math.abs(slope)} in each step`,
            ),
          },
        ),
        hints: [
          `In which straight part does x = ${a.x + 1} lie? How much does y change there in one step?`,
          `Begin at (${a.x}, ${a.y}), and go one step to the right.`,
        ],
        explanation: `From (${a.x}, ${a.y}) to (${points[i + 1]?.x}, ${points[i + 1]?.y}) y changes by ${slope} in each step. One step leads to ${a.y} + ${operand(slope)} = ${a.y + slope}.`,
        figure,
      };
    }),
  },
);

/** Graphs of functions. */
export const functionGraphs: Concept[] = [graphs];
