import { numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { decimal, plain, unit, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Geometry' };

/** Draws a scale: 1 cm on paper for some real length. */
function scale(rng: Rng, dial: Dial) {
  const [real, name] = rng.pick([
    [2, 'm'],
    [4, 'm'],
    [5, 'm'],
    [10, 'm'],
    [5, 'km'],
    [20, 'km'],
    [25, 'km'],
    [50, 'km'],
  ] as const);
  const paper = rational(
    rng.int(byLevel(dial, [2, 4, 8]), byLevel(dial, [12, 42, 66])),
    byLevel(dial, [1, 2, 4]),
  );
  const [sheet, way] = name === 'm' ? ['plan', 'path'] : ['map', 'road'];
  return { real, name, sheet, way, paper, length: paper.times(real) };
}

function realLength(rng: Rng, dial: Dial): Asked {
  const { real, name, sheet, paper, length } = scale(rng, dial);
  return {
    question: `On a ${sheet}, 1 cm stands for ${real} ${name}. A line on it is ${decimal(paper)} cm long. How long is it in reality?`,
    ...numeric(
      length,
      {
        'added-instead': paper.plus(real),
        'gave-the-scale': [real, `This is what 1 cm stands for; the line is ${decimal(paper)} cm long.`],
        'kept-the-number': [paper, `This is the length on the ${sheet}; multiply it by ${real}.`],
        'moved-a-place': [
          length.times(10),
          `You moved the digits by a place; work out ${decimal(paper)} × ${real} once more.`,
        ],
        'moved-a-place-down': [
          length.over(10),
          `You moved the digits by a place; work out ${decimal(paper)} × ${real} once more.`,
        ],
        ...Object.fromEntries(
          [-2, -1, 1, 2].map((off) => [
            `read-${off}`,
            [
              paper.plus(off).times(real),
              `This is for ${decimal(paper.plus(off))} cm; the line is ${decimal(paper)} cm long.`,
            ] as const,
          ]),
        ),
        'multiplied-twice': [
          length.times(real),
          `You multiplied by ${real} twice; each cm stands for ${real} ${name} once.`,
        ],
      },
      { show: unit(name, decimal) },
    ),
    hints: [
      `Each centimeter on the ${sheet} stands for the same length. How much do two of them stand for?`,
      'Do the same for all centimeters of the line.',
    ],
    explanation: `Each cm stands for ${real} ${name}: ${decimal(paper)} × ${real} = ${decimal(length)}.`,
  };
}

const scaleDrawings = formed(
  {
    ...info,
    id: 'math.geometry.scale-drawings',
    title: 'Scale drawings',
    grades: [7, 8],
    objectives: ['Compute real lengths and areas from a drawing to scale'],
    keywords: ['scale drawings', 'scale factor', 'map scale', 'scale model', 'blueprint'],
    prerequisites: ['math.ratios.proportion'],
    standards: ['7.G.A.1'],
    teaching: {
      idea:
        'In a drawing to scale all lengths are multiplied by the same factor, and angles stay the same. Areas are multiplied by the ' +
        'factor twice, once for each direction.',
      caution: 'An area does not grow by the factor of the lengths, but by its square.',
      mends: {
        'multiplied-instead': 'You multiplied; divide by the scale, since a drawing is smaller.',
        'added-instead': 'You added the numbers; multiply by the scale.',
        'scaled-once': 'You used the factor once; an area has two directions, so use it twice.',
      },
    },
  },
  {
    real: form([0, 1], realLength),
    drawn: form([0, 1, 2], (rng, dial) => {
      const { real, name, sheet, way, paper, length } = scale(rng, dial);
      return {
        question: `On a ${sheet}, 1 cm stands for ${real} ${name}. A ${way} is ${decimal(length)} ${name} long. How long is it on the ${sheet}?`,
        ...numeric(
          paper,
          {
            'multiplied-instead': length.times(real),
            'subtracted-instead': [length.minus(real), `You took ${real} away; divide by ${real}.`],
            'kept-the-number': [
              length,
              `This is the real length in ${name}; divide it by ${real} to get cm.`,
            ],
            'gave-the-scale': [real, `This is the scale; find how many times it fits into the ${way}.`],
            'moved-a-place': [
              paper.times(10),
              `You moved the digits by a place; work out ${decimal(length)} ÷ ${real} once more.`,
            ],
            'moved-a-place-down': [
              paper.over(10),
              `You moved the digits by a place; work out ${decimal(length)} ÷ ${real} once more.`,
            ],
            ...Object.fromEntries(
              [-2, -1, 1, 2].map((off) => [
                `tried-${off}`,
                [
                  paper.plus(off),
                  `Check by multiplying: ${decimal(paper.plus(off))} cm would be ${decimal(paper.plus(off).times(real))} ${name}.`,
                ] as const,
              ]),
            ),
          },
          { show: unit('cm', decimal) },
        ),
        hints: [
          `The scale tells how much of the ${way} takes up one centimeter on the ${sheet}.`,
          `How many times does ${real} ${name} fit into ${decimal(length)} ${name}?`,
        ],
        explanation: `Each ${real} ${name} takes up 1 cm on the ${sheet}. Divide: ${decimal(length)} ÷ ${real} = ${decimal(paper)}, so the ${way} is ${decimal(paper)} cm long there.`,
      };
    }),
    factor: form([0, 1, 2], (rng, dial) => {
      const [a, k] = [rng.int(2, byLevel(dial, [12, 20, 30])), rng.int(2, byLevel(dial, [6, 9, 12]))];
      const other = rng.int(2, 20);
      const b = other === a ? a + 1 : other;
      return {
        question: `A drawing shows a side of ${a} cm as ${a * k} cm. Another side is ${b} cm. How long is it in the drawing?`,
        ...numeric(
          b * k,
          {
            'added-instead': [
              b + a * k - a,
              `You added ${a * k - a} cm; the drawing multiplies all lengths by one factor.`,
            ],
            ...(b % k === 0 && {
              'divided-instead': [b / k, `You divided by ${k}; the drawing is larger, so multiply.`] as const,
            }),
            'used-the-drawn-side': [b * a * k, `You multiplied by ${a * k}; the factor is ${a * k} ÷ ${a}.`],
            'used-the-real-side': [b * a, `You multiplied by ${a}; the factor is ${a * k} ÷ ${a}.`],
            'added-the-factor': [b + k, `You added the factor ${k}; multiply by it.`],
            'gave-the-first-side': [a * k, `This is the length of the first side in the drawing.`],
            ...Object.fromEntries(
              [-1, 1].map((off) => [
                `factor-${off}`,
                [b * (k + off), `You multiplied by ${k + off}; the factor is ${a * k} ÷ ${a}.`] as const,
              ]),
            ),
            'gave-the-factor': [k, 'This is the factor; multiply the other side by it.'],
          },
          { show: unit('cm', plain) },
        ),
        hints: [
          'Find the factor from the first side to its length in the drawing.',
          'All lengths of the drawing have the same factor.',
        ],
        explanation: `The factor is ${a * k} ÷ ${a} = ${k}. It is the same for the other side: ${b} × ${k} = ${b * k}.`,
      };
    }),
    area: form([1, 2], (rng) => {
      const [k, area] = [rng.int(2, 10), rng.int(2, 40)];
      return {
        question: `A drawing has an area of ${area} square cm. All its lengths are multiplied by ${k}. What is the new area?`,
        ...numeric(
          area * k * k,
          {
            'scaled-once': area * k,
            'squared-the-area': [area * area * k, 'You squared the area; square the factor.'],
            'cubed-the-factor': [
              area * k ** 3,
              `You used the factor three times, as for a volume; an area uses it twice.`,
            ],
            'gave-the-old-area': [area, 'This is the area before; both length and width grow.'],
            'doubled-the-factor': [area * 2 * k, `You multiplied by 2 × ${k}; multiply by ${k} × ${k}.`],
            'factor-too-large': [area * (k + 1) ** 2, `You used ${k + 1} as the factor; it is ${k}.`],
            'factor-too-small': [area * (k - 1) ** 2, `You used ${k - 1} as the factor; it is ${k}.`],
            'added-the-factor': [area + k * k, `You added ${k} × ${k}; multiply by it.`],
          },
          { show: unit('square cm') },
        ),
        hints: [
          `Think of a rectangle: its length is multiplied by ${k}, and its width too.`,
          'So how many times does the factor count for the area?',
        ],
        explanation: `Length and width are both multiplied by ${k}, so the area is multiplied by ${k} twice: ${area} × ${k * k} = ${whole(area * k * k)}.`,
      };
    }),
  },
);

/** Scale drawings. */
export const scaledDrawings: Concept[] = [scaleDrawings];
