import { numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Geometry' };
const option = (text: string) => ({ text, worth: text });

/** Asks whether three lengths make a triangle, and of which kind. */
function possible(rng: Rng, dial: Dial): Asked {
  const texts = ['no triangle', 'a triangle with two equal sides', 'a triangle with three different sides'];
  const right = rng.int(0, 2);
  const a = rng.int(4, byLevel(dial, [12, 20, 40]));
  const b = right === 1 ? a : a + rng.int(1, 6);
  const c = right === 0 ? a + b + rng.int(0, 4) : right === 1 ? rng.int(1, 2 * a - 1) : b + rng.int(1, a - 1);
  const fixed = right === 1 && c === a ? c - 1 : c;
  return {
    question: `What can be made of sides of ${rng.shuffle([a, b, fixed]).join(' cm, ')} cm?`,
    answer: option(texts[right] ?? ''),
    mistakes: texts.filter((_, i) => i !== right).map((t) => ({ name: 'misjudged-the-sum', ...option(t) })),
    explanation:
      right === 0
        ? `The two shorter sides together, ${a} + ${b} = ${a + b}, are not longer than ${fixed}.`
        : `The two shorter sides together are longer than the longest one${right === 1 ? ', and two sides are equal' : ''}.`,
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
        'Two sides of a triangle are together always longer than the third: a detour is longer than the straight way. So the ' +
        'third side is longer than the difference of the others and shorter than their sum.',
      caution: 'If two sides are together exactly as long as the third, they lie flat on it.',
      hints: ['Which side is the longest?', 'Add the two others.', 'Are they longer together?'],
      mends: {
        'misjudged-the-sum': 'Add the two shorter sides and compare with the longest one.',
        'took-the-flat-one': 'Then the sides lie flat on each other. It must be one more or one less.',
        'took-the-other-end': 'This is the other end of the range. Read the question once more.',
        'mixed-up-order': 'The longest side lies opposite the largest angle.',
        'slip-of-two': 'Check: the two shorter sides together against the longest.',
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
        question: `Two sides of a triangle are ${a} cm and ${b} cm. The third is a whole number of cm. How many cm is it at ${most ? 'most' : 'least'}?`,
        ...numeric(right, {
          'took-the-flat-one': most ? a + b : b - a,
          'took-the-other-end': most ? b - a + 1 : a + b - 1,
          'slip-of-two': right + 2,
        }),
        explanation: `It must be ${most ? `shorter than ${a} + ${b} = ${a + b}` : `longer than ${b} - ${a} = ${b - a}`}: ${right}.`,
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
        answer: option(right),
        mistakes: sides
          .filter((side) => side !== right)
          .map((side) => ({ name: 'mixed-up-order', ...option(side) })),
        explanation: `Angle C = ${c}°. The ${longest ? 'longest' : 'shortest'} side lies opposite the ${longest ? 'largest' : 'smallest'} angle.`,
      };
    }),
    claim: form([1, 2], possible, 'claimed'),
  },
);

/** Sides of triangles. */
export const sidesOfTriangles: Concept[] = [triangleSides];
