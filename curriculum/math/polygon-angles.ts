import { numeric, type WrongNumber } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { count, inDegrees, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Geometry' };

const dividing = range(3, 60).filter((n) => 360 % n === 0);

/** Returns the numbers of sides beside another one that divide a full turn. */
function besides(n: number): number[] {
  const at = dividing.indexOf(n);
  return [at - 2, at - 1, at + 1, at + 2].flatMap((i) => dividing[i] ?? []);
}

function polygonSum(rng: Rng, dial: Dial): Asked {
  const n = rng.int(3, byLevel(dial, [12, 30, 60]));
  const sum = (n - 2) * 180;
  return {
    question: `What is the sum of the interior angles of a polygon with ${n} sides?`,
    ...numeric(
      sum,
      {
        'forgot-minus-two': n * 180,
        'took-one-away': [
          (n - 1) * 180,
          `You multiplied ${n - 1} by 180; lines from one corner make two fewer triangles than sides.`,
        ],
        'added-two': [(n + 2) * 180, `You added 2 to ${n}; take 2 away.`],
        ...(n > 5 && {
          'took-two-away-twice': [
            (n - 4) * 180,
            `You took 2 away twice; ${n} sides give ${n - 2} triangles.`,
          ] as const,
        }),
        'used-a-full-turn': [(n - 2) * 360, 'You took 360° for each triangle; it has 180°.'],
        'used-a-right-angle': [(n - 2) * 90, 'You took 90° for each triangle; it has 180°.'],
        ...(n > 4 && {
          'took-three-away': [
            (n - 3) * 180,
            `You counted the ${n - 3} lines from a corner; they make one triangle more.`,
          ] as const,
        }),
        ...(n !== 4 && { 'gave-exterior-sum': [360, 'This is the sum of the exterior angles.'] as const }),
      },
      // Each wrong choice is a sum of triangles too.
      { show: (r) => `${whole(r.n)}°`, slip: 0 },
    ),
    hints: [
      'Draw lines from one corner to all the others. Into how many triangles do they split the polygon?',
      'Multiply the number of triangles by their angle sum.',
    ],
    explanation: `Lines from one corner split it into ${count(n - 2, 'triangle')}: ${n - 2} × 180 = ${whole(sum)}.`,
    ...(n <= 12 ? { figure: { kind: 'polygon', sides: n } as const } : {}),
  };
}

const sumMistakes = (n: number): Record<string, WrongNumber> => ({
  'gave-the-triangles': [n - 2, 'This is the number of triangles; there are two more sides.'] as const,
  'took-two-away-again': [n - 4, 'You took two away; there are two more sides than triangles.'] as const,
  'added-one': [n - 1, 'You added one side to the triangles; add two.'] as const,
  'added-twice': [n + 2, 'You added 2 twice; there are two more sides than triangles.'] as const,
});

const exteriorMistakes = (n: number): Record<string, WrongNumber> => ({
  ...(n % 2 === 0 && {
    'divided-half-a-turn': [n / 2, 'You divided 180° by the angle; the exterior angles make 360°.'] as const,
  }),
  'added-two': [n + 2, 'Nothing is added: there is one exterior angle for each side.'] as const,
  'subtracted-two': [n - 2, 'Nothing is taken away: there is one exterior angle for each side.'] as const,
  ...Object.fromEntries(
    besides(n).map((other) => [
      `sides-${other}`,
      [other, `${other} such angles make ${(360 / n) * other}°; they must make 360°.`] as const,
    ]),
  ),
  'doubled-the-turn': [2 * n, 'The exterior angles make one full turn of 360°, not two.'] as const,
});

function sidesOf(rng: Rng, dial: Dial): Asked {
  const fromSum = rng.int(0, 1) === 1;
  const n = fromSum ? rng.int(5, byLevel(dial, [12, 20, 40])) : rng.pick(dividing);
  return {
    question: fromSum
      ? `The interior angles of a polygon make ${whole((n - 2) * 180)}° together. How many sides does it have?`
      : `Each exterior angle of a regular polygon is ${360 / n}°. How many sides does it have?`,
    ...numeric(n, fromSum ? sumMistakes(n) : exteriorMistakes(n)),
    hints: fromSum
      ? [
          'Each triangle has 180°. How many triangles make this sum?',
          'There are two more sides than triangles.',
        ]
      : ['All exterior angles make a full turn of 360° together.', 'How many such angles fit into 360°?'],
    explanation: fromSum
      ? `${whole((n - 2) * 180)} ÷ 180 = ${n - 2}, so it splits into ${n - 2} triangles. A polygon has two more sides than that: ${n}.`
      : `All exterior angles make 360°, and there is one for each side. 360 ÷ ${360 / n} = ${n}.`,
  };
}

const polygonAngles = formed(
  {
    ...info,
    id: 'math.geometry.polygon-angles',
    title: 'Angles of polygons',
    grades: [7, 11],
    objectives: ['Find the angle sum of a polygon and the angles of a regular one'],
    keywords: ['polygon angles', 'interior angles', 'regular polygons', 'exterior angles'],
    prerequisites: ['math.geometry.angles', 'math.multiplication.multi-digit'],
    standards: ['7.G.B.5', '8.G.A.5', 'HSG.CO.C.11'],
    teaching: {
      idea:
        'Lines from one corner split a polygon with n sides into n - 2 triangles of 180° each. The exterior angles make one ' +
        'full turn of 360°, however many sides there are.',
      caution: 'There are two fewer triangles than sides.',
      mends: {
        'forgot-minus-two': 'You took one triangle for each side; there are two fewer triangles than sides.',
        'mixed-up-inside-and-outside':
          'You gave the other kind; an interior and an exterior angle make 180° together.',
      },
    },
  },
  {
    sum: form([0, 1, 2], polygonSum),
    claim: form([0], polygonSum, 'claimed'),
    regular: form([0, 1, 2], (rng) => {
      const n = rng.pick(dividing);
      const ask = rng.pick(['interior', 'exterior']);
      const outer = 360 / n;
      const answer = ask === 'exterior' ? outer : 180 - outer;
      return {
        question: `How large is each ${ask} angle of a regular polygon with ${n} sides?`,
        ...numeric(
          answer,
          {
            'mixed-up-inside-and-outside': 180 - answer,
            ...(180 % n === 0 && {
              'divided-half-a-turn': [
                180 / n,
                `You divided 180° by ${n}; the exterior angles make 360°.`,
              ] as const,
            }),
            'doubled-the-exterior': [
              ask === 'exterior' ? outer * 2 : Math.abs(180 - 2 * outer),
              `The exterior angle is 360 ÷ ${n}, which is ${outer}°; you used twice as much.`,
            ],
            ...Object.fromEntries(
              besides(n).map((other) => [
                `angle-of-${other}`,
                [
                  ask === 'exterior' ? 360 / other : 180 - 360 / other,
                  `This is the ${ask} angle for ${other} sides; here there are ${n}.`,
                ] as const,
              ]),
            ),
          },
          { show: inDegrees, slip: 6, max: 180 },
        ),
        hints: [
          `The ${n} equal exterior angles make a full turn of 360°. How large is one of them?`,
          ask === 'interior'
            ? 'An interior angle and its exterior angle make a straight line.'
            : 'Divide the full turn by the number of sides.',
        ],
        explanation: `The exterior angles make a full turn: 360 ÷ ${n} = ${outer}.${ask === 'interior' ? ` The interior angle is 180 - ${outer} = ${answer}.` : ''}`,
        ...(n <= 12 ? { figure: { kind: 'polygon', sides: n } as const } : {}),
      };
    }),
    sides: form([1, 2], sidesOf),
  },
);

/** Angles of polygons. */
export const anglesOfPolygons: Concept[] = [polygonAngles];
