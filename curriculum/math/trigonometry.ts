import { numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain, unit, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { nonZero } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Trigonometry' };
const units = ['cm', 'm', 'in', 'ft'] as const;

/** Pythagorean triples in lowest terms. */
const triples: readonly (readonly [number, number, number])[] = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [12, 35, 37],
  [9, 40, 41],
  [28, 45, 53],
];

/** Draws a right triangle with whole sides. */
export function rightTriangle(rng: Rng, dial: Dial) {
  const k = rng.int(1, byLevel(dial, [8, 10, 12]));
  const [a = 3, b = 4, c = 5] = rng.pick(triples.slice(0, byLevel(dial, [4, 6, 8]))).map((side) => side * k);
  const [x, y] = rng.pair([a, b]);
  return { x, y, c, u: rng.pick(units) };
}

function hypotenuse(rng: Rng, dial: Dial): Asked {
  const { x, y, c, u } = rightTriangle(rng, dial);
  return {
    question: `A right triangle has legs of ${x} ${u} and ${y} ${u}. How long is the hypotenuse?`,
    ...numeric(
      c,
      { 'added-sides': x + y, 'took-one-leg': Math.max(x, y), 'slip-in-root': c + rng.pick([-1, 1, 2]) },
      { show: unit(u) },
    ),
    explanation: `${x}² + ${y}² = ${whole(x * x)} + ${whole(y * y)} = ${whole(c * c)}, and √${whole(c * c)} = ${c}.`,
    figure: { kind: 'right-triangle', base: x, height: y, hypotenuse: c, unit: u, asked: 'hypotenuse' },
  };
}

const pythagoras = formed(
  {
    ...info,
    category: 'Geometry',
    id: 'math.geometry.pythagoras',
    title: 'Pythagorean theorem',
    grades: [8, 11],
    objectives: ['Find a side of a right triangle'],
    keywords: ['pythagorean theorem', 'pythagoras', 'right triangle', 'hypotenuse', 'distance formula'],
    prerequisites: ['math.roots.square'],
    standards: ['8.G.B.6', '8.G.B.7', '8.G.B.8', 'HSG.SRT.C.8'],
    teaching: {
      idea:
        'In a right triangle the squares on the two legs have together the area of the square on the hypotenuse: ' +
        'a² + b² = c². The hypotenuse is the longest side, opposite the right angle.',
      caution: 'Add the squares, not the sides. For a leg, subtract the square of the other leg.',
      hints: ['Which side is the longest?', 'Add or subtract the squares.', 'Take the square root.'],
      mends: {
        'added-sides': 'Add the squares, not the sides.',
        'took-one-leg': 'This is the longer leg. The hypotenuse is longer still.',
        'slip-in-root': 'Square your answer: it does not fit.',
        'subtracted-sides': 'Subtract the squares, not the sides.',
        'took-the-square': 'Take the square root at the end.',
        'misjudged-the-angle': 'Compare the square of the longest side with the sum of the other squares.',
      },
    },
  },
  {
    hypotenuse: form([0, 1, 2], hypotenuse),
    leg: form([0, 1, 2], (rng, dial) => {
      const { x, y, c, u } = rightTriangle(rng, dial);
      return {
        question: `A right triangle has a hypotenuse of ${c} ${u} and a leg of ${x} ${u}. How long is the other leg?`,
        ...numeric(
          y,
          { 'subtracted-sides': c - x, 'added-sides': c + x, 'slip-in-root': y + rng.pick([-1, 1, 2]) },
          { show: unit(u) },
        ),
        explanation: `${c}² - ${x}² = ${whole(c * c)} - ${whole(x * x)} = ${whole(y * y)}, and √${whole(y * y)} = ${y}.`,
        figure: { kind: 'right-triangle', base: x, height: y, hypotenuse: c, unit: u, asked: 'height' },
      };
    }),
    right: form([0, 1, 2], (rng, dial) => {
      const { x, y, c } = rightTriangle(rng, dial);
      const right = rng.int(0, 2);
      const long = [c, c - 1, c + 1][right] ?? c;
      const texts = ['a right triangle', 'an acute triangle', 'an obtuse triangle'];
      const option = (i: number) => ({ text: texts[i] ?? '', worth: texts[i] ?? '' });
      const kind = long <= Math.max(x, y) ? 0 : right;
      const side = kind === right ? long : c;
      return {
        question: `A triangle has sides of ${x} cm, ${y} cm and ${side} cm. What kind of triangle is it?`,
        answer: option(kind),
        mistakes: [0, 1, 2]
          .filter((i) => i !== kind)
          .map((i) => ({ name: 'misjudged-the-angle', ...option(i) })),
        explanation: `${x}² + ${y}² = ${whole(x * x + y * y)}, and ${side}² = ${whole(side * side)}. ${kind === 0 ? 'They are equal.' : kind === 1 ? 'The sum is greater, so the angle is less than 90°.' : 'The sum is less, so the angle is more than 90°.'}`,
      };
    }),
    distance: form([1, 2], (rng, dial) => {
      const { x, y, c } = rightTriangle(rng, { ...dial, level: 0 });
      const [a, b] = [nonZero(rng, 9), nonZero(rng, 9)];
      return {
        question: `How far is it from (${a}, ${b}) to (${a + x}, ${b - y}) in a straight line?`,
        ...numeric(c, {
          'added-sides': x + y,
          'took-the-square': c * c,
          'slip-in-root': c + rng.pick([-1, 1, 2]),
        }),
        explanation: `The legs are ${x} and ${y}. ${whole(x * x)} + ${whole(y * y)} = ${whole(c * c)}, so the distance is ${c}.`,
      };
    }),
    claim: form([2], hypotenuse, 'claimed'),
  },
);

const ratioNames = ['sin', 'cos', 'tan'] as const;

/** Draws a triangle with the three ratios of its angle A. */
function ratiosOf(rng: Rng, dial: Dial) {
  const { x: opposite, y: adjacent, c } = rightTriangle(rng, dial);
  const ratios = {
    sin: rational(opposite, c),
    cos: rational(adjacent, c),
    tan: rational(opposite, adjacent),
  };
  return { opposite, adjacent, c, ratios, name: rng.pick(ratioNames) };
}

function ratioQuestion(rng: Rng, dial: Dial): Asked {
  const { opposite, adjacent, c, ratios, name } = ratiosOf(rng, dial);
  const others = ratioNames.filter((other) => other !== name);
  return {
    question: `In a right triangle the side opposite angle A is ${opposite}, the side next to it is ${adjacent}, and the hypotenuse is ${c}. What is ${name} A?`,
    ...numeric(
      ratios[name],
      {
        ...Object.fromEntries(others.map((other) => [`took-${other}`, ratios[other]])),
        'inverted-fraction': ratios[name].power(-1),
      },
      { listed: rng.int(0, 2) > 0 },
    ),
    explanation: `${name} is ${{ sin: 'opposite ÷ hypotenuse', cos: 'next side ÷ hypotenuse', tan: 'opposite ÷ next side' }[name]}. Here: ${plain(ratios[name])}.`,
    figure: { kind: 'right-triangle', base: adjacent, height: opposite, hypotenuse: c, angle: 'A' },
  };
}

const trigonometryRatios = formed(
  {
    ...info,
    id: 'math.trigonometry.ratios',
    title: 'Sine, cosine and tangent',
    grades: [9, 12],
    objectives: ['Find trigonometric ratios in a right triangle'],
    keywords: ['trigonometry', 'sine', 'cosine', 'tangent', 'sin cos tan', 'soh cah toa'],
    prerequisites: ['math.geometry.pythagoras', 'math.fractions.simplify'],
    standards: ['HSG.SRT.C.6', 'HSG.SRT.C.7', 'HSG.SRT.C.8'],
    teaching: {
      idea:
        'Right triangles with the same angle are similar, so the ratios of their sides are equal. Sine is opposite over ' +
        'hypotenuse, cosine is adjacent over hypotenuse, tangent is opposite over adjacent.',
      caution:
        'Opposite and adjacent depend on the angle. The adjacent side touches it, and is not the hypotenuse.',
      hints: [
        'Which side lies opposite the angle?',
        'Which side is the hypotenuse?',
        'Which ratio is asked?',
      ],
      mends: {
        'took-sin': 'This is the sine: opposite over hypotenuse.',
        'took-cos': 'This is the cosine: adjacent over hypotenuse.',
        'took-tan': 'This is the tangent: opposite over adjacent.',
        'inverted-fraction': 'The fraction is upside down.',
        'slip-in-side': 'Check the multiplication or division.',
        'took-the-other-angle': 'The sides belong to the other angle: opposite and adjacent change places.',
        'kept-the-angle': 'Sine and cosine change for the other acute angle: it is 90° minus this one.',
      },
    },
  },
  {
    ratio: form([0, 1, 2], ratioQuestion),
    claim: form([0, 1, 2], ratioQuestion, 'claimed'),
    side: form([0, 1, 2], (rng, dial) => {
      const { opposite, adjacent, c, ratios } = ratiosOf(rng, dial);
      const cos = rng.int(0, 1) === 1;
      const [side, ratio] = cos ? [adjacent, ratios.cos] : [opposite, ratios.sin];
      return {
        question: `In a right triangle ${cos ? 'cos' : 'sin'} A = ${plain(ratio)}, and the hypotenuse is ${c}. How long is the side ${cos ? 'next to' : 'opposite'} A?`,
        ...numeric(side, {
          'took-the-other-angle': cos ? opposite : adjacent,
          'slip-in-side': side + Number(c / Number(ratio.d)),
          'inverted-fraction': rational(c).over(ratio).round(),
        }),
        explanation: `${cos ? 'Cosine' : 'Sine'} is side over hypotenuse: ${c} × ${plain(ratio)} = ${side}.`,
      };
    }),
    cofunction: form([1, 2], (rng) => {
      const a = rng.pick(Array.from({ length: 80 }, (_, i) => i + 5).filter((n) => n !== 45));
      const [from, to] = rng.pair(['sin', 'cos']);
      return {
        question: `For which acute angle is the ${to === 'sin' ? 'sine' : 'cosine'} equal to the ${from === 'sin' ? 'sine' : 'cosine'} of ${a}°?`,
        ...numeric(
          90 - a,
          { 'kept-the-angle': a, 'slip-in-side': 90 - a + rng.pick([-10, 10]) },
          { show: (r) => `${r}°`, slip: 5, max: 90 },
        ),
        explanation: `In one right triangle the angles ${a}° and ${90 - a}° belong together. The side opposite one is next to the other.`,
      };
    }),
  },
);

/** Right triangles. */
export const trigonometry: Concept[] = [pythagoras, trigonometryRatios];
