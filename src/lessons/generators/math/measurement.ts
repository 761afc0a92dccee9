import { numeric } from '../choices.ts';
import { listed, pairs, toLevel } from '../templates.ts';
import { unit } from '../text.ts';
import type { Concept } from '../types.ts';

/** Rulers with their lengths in whole units. */
const rulers = [
  { u: 'cm', length: 15 },
  { u: 'in', length: 12 },
] as const;

const length = listed(
  {
    subject: 'Math',
    category: 'Measurement',
    id: 'math.measurement.length',
    title: 'Measuring length',
    grades: [1, 4],
    objectives: ['Find a length on a ruler, also where it does not start at 0'],
    keywords: ['measuring', 'length', 'ruler', 'centimeters', 'inches', 'how long is it'],
    prerequisites: ['math.subtraction.within-10'],
  },
  {
    items: rulers.flatMap((ruler) =>
      pairs([0, 10], [2, ruler.length])
        .filter(([from, to]) => to - from >= 2)
        .map(([from, to]) => ({ ...ruler, from, to })),
    ),
    key: ({ u, from, to }) => `${u} ${from} to ${to}`,
    level: ({ from, to }) => toLevel(from === 0 ? 0 : to <= 10 ? 1 : 2),
    draw: ({ u, length, from, to }, rng) => ({
      question: `A ${rng.pick(['ribbon', 'stick', 'string', 'strip'])} lies along a ruler. It starts at ${from} ${u}. It ends at ${to} ${u}. How long is it?`,
      ...numeric(
        to - from,
        {
          'gave-the-end': to,
          'counted-marks-instead-of-steps': to - from + 1,
          'added-both-ends': from + to,
          'one-step-too-few': to - from - 1,
        },
        { show: unit(u) },
      ),
      explanation: `Count the steps from ${from} to ${to}. ${to} - ${from} = ${to - from}.`,
      figure: { kind: 'ruler', unit: u, length, from, to },
    }),
  },
);

export const measurement: Concept[] = [length];
