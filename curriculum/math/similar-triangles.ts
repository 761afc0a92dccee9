import { numeric } from '../choices.ts';
import { sometimes } from '../near-values.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { nearMultiples, nearProducts } from '../science/wrong-results.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { decimal, plain, unit } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Geometry' };

/** Draws two similar triangles. */
function similarPair(rng: Rng, dial: Dial) {
  const [a, b] = rng.pair(range(3, 12));
  const k = rational(rng.int(3, 8), dial.level === 0 ? 1 : 2);
  const scaled = dial.level === 0 ? [a, b] : [a * 2, b * 2];
  const [x = 3, y = 4] = scaled;
  return { x, y, k, big: [k.times(x), k.times(y)] as const };
}

function missingSide(rng: Rng, dial: Dial): Asked {
  const { x, y, k, big } = similarPair(rng, dial);
  const [p, q] = big;
  return {
    question: `Triangles ABC and DEF are similar. AB = ${x}, BC = ${y} and DE = ${plain(p)}. How long is EF?`,
    ...numeric(q, {
      'added-instead': [
        p.plus(y - x),
        `You added the difference of two sides; multiply BC by the factor instead.`,
      ],
      'took-the-same-side': [p, `This is DE; EF belongs to BC = ${y}.`],
      // A fraction among whole numbers is wrong at a glance.
      ...(rng.int(0, 1) === 0
        ? nearMultiples(y, k)
        : nearMultiples(k, y, k.d === 1n ? [1, -1, 2, -2] : [2, -2, 4, -4])),
      ...sometimes(rng, {
        'kept-the-side': [y, `This is BC; the sides of DEF are ${decimal(k)} times as long.`],
        'added-the-factor': [k.plus(y), `You added the factor ${decimal(k)}; multiply by it.`],
      }),
    }),
    hints: [
      `AB belongs to DE. By which factor does ${x} grow to ${plain(p)}?`,
      'EF belongs to BC. Use the same factor.',
    ],
    explanation: `The factor is ${plain(p)} ÷ ${x} = ${decimal(k)}. EF belongs to BC: ${y} × ${decimal(k)} = ${plain(q)}.`,
  };
}

const criteria = [
  { text: 'two pairs of equal angles', similar: 'AA' },
  { text: 'three pairs of sides in the same ratio', similar: 'SSS' },
  { text: 'two pairs of sides in the same ratio, with an equal angle between them', similar: 'SAS' },
] as const;

const similarity = formed(
  {
    ...info,
    id: 'math.geometry.similarity',
    title: 'Similar triangles',
    grades: [8, 11],
    objectives: ['Find sides of similar figures and say why they are similar'],
    keywords: ['similarity', 'similar triangles', 'similar figures', 'aa similarity', 'indirect measurement'],
    prerequisites: ['math.ratios.proportion', 'math.geometry.transformations'],
    standards: ['8.G.A.4', '8.G.A.5', 'HSG.SRT.A.2', 'HSG.SRT.B.5'],
    teaching: {
      idea:
        'Similar figures have the same shape: equal angles, and all sides in one ratio. For triangles two equal angles are ' +
        'enough (AA). Find the factor from a pair of sides that belong together.',
      caution: 'Pair the sides by the order of the letters: AB belongs to DE.',

      mends: {
        'mixed-up-criteria':
          'Look at what is given: two angles, three ratios, or two ratios with the angle between.',
      },
    },
  },
  {
    side: form([0, 1, 2], missingSide),
    shadow: form([0, 1, 2], (rng, dial) => {
      const [h, s, k] = [rng.int(2, 9), rng.int(2, 9), rng.int(2, byLevel(dial, [6, 9, 15]))];
      const shadow = h === s ? s + 1 : s;
      return {
        question: `A stick of ${h} ft has a shadow of ${shadow} ft. At the same time a tree has a shadow of ${shadow * k} ft. How tall is the tree?`,
        ...numeric(
          h * k,
          {
            'added-instead': [
              h + shadow * k - shadow,
              `You added the difference of the shadows; multiply the height by the factor.`,
            ],
            'gave-the-shadow': [
              shadow * k,
              'This is the shadow of the tree; the question asks for its height.',
            ],
            ...nearProducts(h, k, rng),
            ...sometimes(rng, {
              'added-the-factor': [h + k, `You added the factor ${k}; multiply by it.`],
              'multiplied-all': [
                h * shadow * k,
                `You multiplied by the shadow; multiply by the factor ${k}.`,
              ],
            }),
          },
          { show: unit('ft') },
        ),
        hints: [
          `By which factor is the shadow of the tree longer than that of the stick?`,
          'The sun shines on both at the same angle, so the heights have the same factor.',
        ],
        explanation: `Stick and tree make similar triangles with their shadows. The factor is ${shadow * k} ÷ ${shadow} = ${k}, so the tree is ${h} × ${k} = ${h * k} ft tall.`,
      };
    }),
    angles: form([0, 1, 2], (rng) => {
      const [a, b] = [rng.int(30, 80), rng.int(35, 85)];
      const c = 180 - a - b;
      const similar = rng.int(0, 1) === 1;
      const second = similar ? [c, rng.pick([a, b])] : [c + rng.pick([3, -3, 5]), rng.pick([a, b])];
      const [d = 0, e = 0] = second;
      const option = (text: string) => ({ text, worth: text });
      const sorted = (...angles: number[]): string => angles.sort((u, v) => u - v).join();
      const isSimilar = sorted(a, b, c) === sorted(d, e, 180 - d - e);
      const answer = isSimilar ? 'yes' : 'no';
      return {
        question: `One triangle has angles of ${a}° and ${b}°. Another has angles of ${d}° and ${e}°. Are the triangles similar?`,
        hints: [
          'Find the third angle of each triangle: all three make 180°.',
          'Compare the three angles of one triangle with those of the other, in any order.',
        ],
        answer: option(answer),
        mistakes: ['yes', 'no', 'impossible to tell']
          .filter((text) => text !== answer)
          .map((text) => ({
            name: 'compared-too-few-angles',
            ...option(text),
            mend: `The angles are ${a}°, ${b}°, ${c}° and ${d}°, ${e}°, ${180 - d - e}°; compare all of them.`,
          })),
        explanation: `The third angles are ${c}° and ${180 - d - e}°. ${isSimilar ? 'So both triangles have the same three angles, and they are similar' : 'So the triangles do not have the same three angles, and they are not similar'}.`,
      };
    }),
    criterion: form([1, 2], (rng) => {
      const { text, similar } = rng.pick(criteria);
      const [a, b] = rng.pair(['ABC', 'DEF', 'PQR', 'KLM', 'XYZ', 'GHI', 'UVW']);
      const option = (t: string) => ({ text: t, worth: t });
      return {
        question: `Triangles ${a} and ${b} have ${text}. By which criterion are they similar?`,
        answer: option(similar),
        mistakes: criteria
          .filter((c) => c.similar !== similar)
          .map((c) => ({ name: 'mixed-up-criteria', ...option(c.similar) })),
        hints: [
          'Count what is given: how many sides, and how many angles?',
          'In the name of a criterion, A stands for angle and S for side.',
        ],
        explanation: `We know ${text}. ${{ AA: 'Two angles: A and A', SSS: 'Three sides: S, S and S', SAS: 'The angle A stands between the sides S and S' }[similar]}, so the criterion is ${similar}.`,
      };
    }),
  },
);

/** Similar triangles. */
export const similarTriangles: Concept[] = [similarity];
