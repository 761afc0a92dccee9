import { crossed, exactOption, numeric } from '../choices.ts';
import { nearBy } from '../near-values.ts';
import type { Rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { inDegrees, plain } from '../text.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'Math', category: 'Geometry' };

/** Names two angles at the crossings, numbered from 1: upper crossing 1 to 4, lower crossing 5 to 8. */
function twoAngles(rng: Rng): { i: number; j: number; equal: boolean } {
  const [i, j] = rng.pair([1, 2, 3, 4, 5, 6, 7, 8]);
  return { i, j, equal: (i - j) % 2 === 0 };
}

const setting =
  'Two parallel lines are crossed by a third line. Angles 1 to 4 are at the upper crossing: upper left, upper right, lower ' +
  'right, lower left. Angles 5 to 8 are at the lower one in the same order.';
const figure = { kind: 'transversal', labels: ['1', '2', '3', '4', '5', '6', '7', '8'] } as const;

const namesMean: Readonly<Record<string, string>> = {
  corresponding: 'Corresponding angles lie at the same corner of both crossings; these two do not.',
  'alternate interior':
    'Alternate interior angles lie between the parallel lines, on different sides of the third.',
  'alternate exterior':
    'Alternate exterior angles lie outside of the parallel lines, on different sides of the third.',
  'same-side interior':
    'Same-side interior angles lie between the parallel lines, on the same side of the third.',
};

/** Pairs of angles by their names. */
const namedPairs: readonly (readonly (readonly [number, number])[])[] = [
  [
    [1, 5],
    [2, 6],
    [3, 7],
    [4, 8],
  ],
  [
    [3, 5],
    [4, 6],
  ],
  [
    [1, 7],
    [2, 8],
  ],
  [
    [3, 6],
    [4, 5],
  ],
];

/** Returns the name of a pair of angles at different crossings. */
function nameOf(i: number, j: number): string {
  const [a, b] = [Math.min(i, j), Math.max(i, j) - 4];
  const isInner = (n: number, upper: boolean): boolean => (upper ? n >= 3 : n <= 2);
  if (a === b) return 'corresponding';
  if ((a - b) % 2 !== 0) return 'same-side interior';
  return isInner(a, true) && isInner(b, false) ? 'alternate interior' : 'alternate exterior';
}

function across(rng: Rng): Asked {
  const { i, j, equal } = twoAngles(rng);
  const obtuse = i % 2 === 1;
  const a = obtuse ? rng.int(95, 150) : rng.int(30, 85);
  const right = equal ? a : 180 - a;
  return {
    question: `${setting} Angle ${i} is ${a}°. How large is angle ${j}?`,
    ...crossed(
      {
        right: a,
        wrong: rng.pick([a - 20, a - 10, a + 10, a + 20].filter((size) => size !== 180 - a && size !== 90)),
        mistake: 'took-another-size',
        mend: `Here all angles are ${a}° or ${180 - a}°.`,
      },
      { right: equal, wrong: !equal, mistake: equal ? 'took-the-supplement' : 'took-equal-angles' },
      (size, isEqual) => `${isEqual ? size : 180 - size}°`,
    ),
    hints: [
      `Is angle ${i} acute or obtuse? Find out the same for angle ${j}.`,
      'Two acute or two obtuse angles are equal here. One of each makes 180°.',
    ],
    explanation: `Parallel lines make only two sizes of angles. Angles ${i} and ${j} are ${equal ? `both ${obtuse ? 'obtuse' : 'acute'}, so they are equal: angle ${j} is ${right}°, too` : `one of each kind, so they make 180°: 180 - ${a} = ${right}`}.`,
    figure,
  };
}

const parallels = formed(
  {
    ...info,
    id: 'math.geometry.parallel-lines',
    title: 'Parallel lines and angles',
    grades: [8, 10],
    objectives: ['Find angles at parallel lines that a third line crosses'],
    keywords: [
      'parallel lines',
      'transversal',
      'corresponding angles',
      'alternate interior angles',
      'exterior angle of a triangle',
    ],
    prerequisites: ['math.geometry.angle-pairs'],
    standards: ['8.G.A.5', 'HSG.CO.C.9'],
    teaching: {
      idea:
        'A line that crosses two parallel lines makes the same angles at both. Corresponding angles are equal, and so are ' +
        'alternate angles. All angles there have only two sizes, which make 180° together.',
      caution: 'This holds for parallel lines only.',
      mends: {
        'took-the-supplement':
          'You subtracted from 180°; both angles are acute or both obtuse, so they are equal.',
        'took-equal-angles':
          'You took equal angles; one is acute and the other is obtuse, so they make 180°.',
        'mixed-up-relation':
          'Compare the kinds: two acute or two obtuse angles are equal, and one of each makes 180°.',
      },
    },
  },
  {
    angle: form([0, 1, 2], across),
    relation: form([0], (rng) => {
      const { i, j, equal } = twoAngles(rng);
      const texts = ['equal', 'together 180°', 'together 90°'];
      const answer = equal ? 'equal' : 'together 180°';
      return {
        question: `${setting} How are the sizes of angles ${i} and ${j} related?`,
        hints: [
          `Look at angle ${i}: is it acute or obtuse? Then look at angle ${j}.`,
          'Think of the upper crossing slid down onto the lower one.',
        ],
        answer: exactOption(answer),
        mistakes: texts
          .filter((text) => text !== answer)
          .map((text) => ({ name: 'mixed-up-relation', ...exactOption(text) })),
        explanation: equal
          ? `Angles ${i} and ${j} are both ${i % 2 === 1 ? 'obtuse' : 'acute'}. Parallel lines make only two sizes of angles, so these are equal.`
          : `One of the angles ${i} and ${j} is acute and the other is obtuse. Slid to one crossing, they make a straight line of 180°.`,
        figure,
      };
    }),
    name: form([1, 2], (rng) => {
      const [i, j] = rng.pick(rng.pick(namedPairs));
      const answer = nameOf(i, j);
      return {
        question: `${setting} What are the angles ${i} and ${j} called?`,
        answer: exactOption(answer),
        mistakes: Object.keys(namesMean)
          .filter((text) => text !== answer)
          .map((text) => ({ name: 'mixed-up-names', ...exactOption(text), mend: namesMean[text] ?? '' })),
        hints: [
          `Are angles ${i} and ${j} at the same corner of both crossings?`,
          'If not: are they between the parallel lines? Are they on one side of the third line?',
        ],
        explanation:
          answer === 'corresponding'
            ? `Angles ${i} and ${j} lie at the same corner of both crossings, so they are corresponding.`
            : `Angles ${i} and ${j} lie on ${answer.startsWith('same') ? 'the same side' : 'different sides'} of the third line, ${answer.endsWith('interior') ? 'between' : 'outside'} the parallel lines.`,
        figure,
      };
    }),
    exterior: form([0, 1, 2], (rng, dial) => {
      const [a, b] = [rng.int(20, byLevel(dial, [70, 80, 90])), rng.int(25, 75)];
      const back = dial.level > 0 && rng.int(0, 1) === 1;
      const check = (wrong: Rational): string =>
        back
          ? `${a}° and ${plain(wrong)}° make ${plain(wrong.plus(a))}°, not ${a + b}°.`
          : `The interior angle beside it would be ${plain(wrong.times(-1).plus(180))}°; all three would not make 180°.`;
      return {
        question: back
          ? `An exterior angle of a triangle is ${a + b}°. One of the two interior angles that do not touch it is ${a}°. How large is the other?`
          : `Two angles of a triangle are ${a}° and ${b}°. How large is the exterior angle at the third corner?`,
        ...numeric(
          back ? b : a + b,
          {
            ...nearBy(rng, back ? b : a + b, 10, check),
            'gave-the-inner-angle': [
              180 - a - b,
              'This is the interior angle beside the exterior one; together they make 180°.',
            ],
            ...(back
              ? {
                  'added-instead': [
                    2 * a + b,
                    `You added ${a}°; take it away from the exterior angle.`,
                  ] as const,
                  'left-out-an-angle': [
                    180 - a,
                    `This is all that ${a}° leaves of 180°; the interior angle beside is part of it.`,
                  ] as const,
                }
              : {
                  'took-the-other-side': [
                    360 - a - b,
                    'You took 360°; the exterior angle and the interior one make 180°.',
                  ] as const,
                  'subtracted-instead': [
                    Math.abs(a - b),
                    'You subtracted the two angles; the exterior angle is their sum.',
                  ] as const,
                  'used-one-angle': [
                    180 - a,
                    `You used ${a}° alone; both interior angles that do not touch it count.`,
                  ] as const,
                }),
          },
          { show: inDegrees, slip: 5, max: 179, check },
        ),
        hints: [
          'The exterior angle and the interior angle beside it make 180°.',
          back
            ? 'So the two other interior angles together are as large as the exterior angle.'
            : 'First find the third interior angle: all three make 180°.',
        ],
        explanation: back
          ? `The exterior angle is the sum of the two interior angles that do not touch it. So the other one is ${a + b} - ${a} = ${b}.`
          : `The third interior angle is 180 - ${a} - ${b} = ${180 - a - b}. The exterior angle beside it is 180 - ${180 - a - b} = ${a + b}.`,
      };
    }),
  },
);

/** Parallel lines and angles. */
export const parallelLines: Concept[] = [parallels];
