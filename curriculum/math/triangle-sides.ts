import { exactOption, numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Geometry' };

/** Asks whether three lengths make a triangle, and of which kind. */
function possible(rng: Rng, dial: Dial): Asked {
  const texts = ['no triangle', 'a triangle with two equal sides', 'a triangle with three different sides'];
  const right = rng.int(0, 2);
  const a = rng.int(4, byLevel(dial, [12, 20, 40]));
  const b = right === 1 ? a : a + rng.int(1, 6);
  const c = right === 0 ? a + b + rng.int(0, 4) : right === 1 ? rng.int(1, 2 * a - 1) : b + rng.int(1, a - 1);
  const fixed = right === 1 && c === a ? c - 1 : c;
  const [s1 = 0, s2 = 0, longest = 0] = [a, b, fixed].sort((x, y) => x - y);
  const shorter = s1 + s2;
  return {
    question: `What can be made of sides of ${rng.shuffle([a, b, fixed]).join(' cm, ')} cm?`,
    answer: exactOption(texts[right] ?? ''),
    mistakes: texts
      .filter((_, i) => i !== right)
      .map((t) => ({
        name: 'misjudged-the-sum',
        ...exactOption(t),
        mend: `The two shorter sides make ${shorter} cm, and the longest is ${longest} cm${right > 0 && t !== texts[0] ? '; look for equal sides too' : ''}.`,
      })),
    hints: [
      'Add the two shorter sides. Is the sum longer than the longest side?',
      'If so, look whether two of the sides are equal.',
    ],
    explanation:
      right === 0
        ? `The two shorter sides together, ${a} + ${b} = ${a + b}, are not longer than ${fixed}.`
        : `The two shorter sides together, ${s1} + ${s2} = ${shorter}, are longer than ${longest}, so they make a triangle. ${right === 1 ? `Two sides are ${a} cm long` : 'All three sides are different'}.`,
  };
}

const triangleSides = formed(
  {
    ...info,
    id: 'math.geometry.triangle-sides',
    title: 'Which sides make a triangle',
    grades: [7, 9],
    objectives: ['Decide which lengths and angles make a triangle'],
    keywords: [
      'triangle inequality',
      'drawing triangles',
      'side lengths of a triangle',
      'triangle conditions',
    ],
    prerequisites: ['math.geometry.angles', 'math.integers.order'],
    standards: ['7.G.A.2', 'HSG.CO.C.10'],
    teaching: {
      idea:
        'Together, two sides of a triangle are always longer than the third: a detour is longer than the straight way. So the ' +
        'third side is longer than the difference of the others and shorter than their sum.',
      caution: 'If two sides are together exactly as long as the third, they lie flat on it.',
      trap: 'took-the-flat-one',
      mends: {
        'took-the-flat-one': 'With this length the sides lie flat on each other and make no triangle.',
      },
    },
  },
  {
    possible: form([0, 1, 2], possible),
    limit: form([0, 1, 2], (rng, dial) => {
      const a = rng.int(3, byLevel(dial, [12, 20, 40]));
      const b = a + rng.int(2, 9);
      const most = rng.int(0, 1) === 1;
      const right = most ? a + b - 1 : b - a + 1;
      return {
        question: `Two sides of a triangle are ${a} cm and ${b} cm. The third is a whole number of cm. What is the ${most ? 'greatest' : 'least'} length it can have, in cm?`,
        hints: [
          most
            ? `The third side must be shorter than the detour over the two others. How long is that?`
            : `The shorter side and the third one must together be longer than ${b} cm.`,
          'If they were exactly as long, the triangle would lie flat.',
        ],
        ...numeric(right, {
          'took-the-flat-one': most ? a + b : b - a,
          'took-the-other-end': [
            most ? b - a + 1 : a + b - 1,
            `This is the ${most ? 'least' : 'greatest'} length; find the ${most ? 'greatest' : 'least'}.`,
          ],
          'took-the-longer-side': [
            b,
            `The third side may be ${most ? 'longer' : 'shorter'} than ${b} cm; ${most ? 'add the two sides' : 'subtract the two sides'}.`,
          ],
          'stepped-the-wrong-way': [
            most ? a + b + 1 : Math.max(1, b - a - 1),
            `With this length the two shorter sides do not reach each other.`,
          ],
        }),
        explanation: `It must be ${most ? `shorter than ${a} + ${b} = ${a + b}` : `longer than ${b} - ${a} = ${b - a}`}. The ${most ? 'greatest' : 'least'} whole number that fits is ${right}.`,
      };
    }),
    opposite: form([0, 1, 2], (rng) => {
      const angles = [rng.int(20, 48), rng.int(50, 65)];
      const [a = 30, b = 60] = rng.shuffle(angles);
      const c = 180 - a - b;
      const sides = ['BC', 'CA', 'AB'];
      const all = [a, b, c];
      const longest = rng.int(0, 1) === 1;
      const right = sides[all.indexOf(longest ? Math.max(...all) : Math.min(...all))] ?? '';
      return {
        question: `In triangle ABC angle A = ${a}° and angle B = ${b}°. Which side is the ${longest ? 'longest' : 'shortest'}?`,
        answer: exactOption(right),
        mistakes: sides
          .filter((side) => side !== right)
          .map((side) => ({
            name: 'mixed-up-order',
            ...exactOption(side),
            mend: `${side} lies opposite an angle of ${all[sides.indexOf(side)]}°, which is not the ${longest ? 'largest' : 'smallest'}.`,
          })),
        hints: [
          'Find angle C: all three angles make 180°.',
          `The ${longest ? 'longest side lies opposite the largest' : 'shortest side lies opposite the smallest'} angle. Which side does not touch that corner?`,
        ],
        explanation: `Angle C is 180° - ${a}° - ${b}° = ${c}°. The ${longest ? 'longest' : 'shortest'} side lies opposite the ${longest ? 'largest' : 'smallest'} angle, ${longest ? Math.max(...all) : Math.min(...all)}°. That is ${right}.`,
      };
    }),
  },
);

/** Sides of triangles. */
export const sidesOfTriangles: Concept[] = [triangleSides];
