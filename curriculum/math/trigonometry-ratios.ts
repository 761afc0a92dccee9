import { numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed } from '../templates.ts';
import { decimal, plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { rightTriangle } from './pythagoras.ts';

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
        'inverted-tangent': [
          ratios.tan.power(-1),
          name === 'tan'
            ? 'You turned the fraction over; the opposite side is the numerator.'
            : 'You divided the side next to the angle by the opposite side; divide by the hypotenuse.',
        ],
      },
      { listed: true },
    ),
    hints: [
      `${{ sin: 'The sine (sin)', cos: 'The cosine (cos)', tan: 'The tangent (tan)' }[name]} compares two sides. Which two are they?`,
      name === 'tan' ? 'The hypotenuse is not one of them.' : 'The hypotenuse is the denominator.',
    ],
    explanation: `The ${{ sin: 'sine is the opposite side over the hypotenuse', cos: 'cosine is the side next to the angle over the hypotenuse', tan: 'tangent is the opposite side over the side next to the angle' }[name]}. Here it is ${name === 'cos' ? adjacent : opposite} ÷ ${name === 'tan' ? adjacent : c} = ${plain(ratios[name])}.`,
    figure: { kind: 'right-triangle', base: adjacent, height: opposite, hypotenuse: c, angle: 'A' },
  };
}

const trigonometryRatios = formed(
  {
    subject: 'Math',
    category: 'Trigonometry',
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
      mends: {
        'took-sin': 'This is the sine: opposite over hypotenuse.',
        'took-cos': 'This is the cosine: adjacent over hypotenuse.',
        'took-tan': 'This is the tangent: opposite over adjacent.',
        'took-the-other-angle': 'This belongs to the other acute angle; opposite and adjacent change places.',
        'kept-the-angle': 'You kept the angle; sine and cosine change places for the other acute angle.',
      },
    },
  },
  {
    ratio: form([0, 1, 2], ratioQuestion),
    claim: form([0], ratioQuestion, 'claimed'),
    side: form([0, 1, 2], (rng, dial) => {
      const { opposite, adjacent, c, ratios } = ratiosOf(rng, dial);
      const cos = rng.int(0, 1) === 1;
      const [side, ratio] = cos ? [adjacent, ratios.cos] : [opposite, ratios.sin];
      return {
        question: `In a right triangle ${cos ? 'cos' : 'sin'} A = ${plain(ratio)}, and the hypotenuse is ${c}. How long is the side ${cos ? 'next to' : 'opposite'} A?`,
        ...numeric(side, {
          'took-the-other-angle': cos ? opposite : adjacent,
          'gave-one-part': [
            rational(c, ratio.d),
            `This is one of ${ratio.d} parts of the hypotenuse; the side has ${ratio.n} of them.`,
          ],
          'added-the-side': [
            c + side,
            'You added the side to the hypotenuse; the side is shorter than that.',
          ],
          ...Object.fromEntries(
            [-2, -1, 1, 2].map((off) => [
              `part-${off}`,
              [
                rational(c, ratio.d).times(rational(ratio.n).plus(off)),
                `This is ${rational(ratio.n).plus(off)}/${ratio.d} of the hypotenuse; the ratio is ${plain(ratio)}.`,
              ] as const,
            ]),
          ),
          'gave-the-hypotenuse': [c, 'This is the hypotenuse; the side is shorter.'],
          'took-the-rest': [
            c - side,
            'You took the side from the hypotenuse; multiply the hypotenuse by the ratio.',
          ],
          'forgot-to-divide': [
            rational(c).times(rational(ratio.n)),
            `You left out the division by ${ratio.d}.`,
          ],
        }),
        hints: [
          `${cos ? 'The cosine is the side next to the angle' : 'The sine is the side opposite the angle'} over the hypotenuse.`,
          'So multiply the hypotenuse by this ratio.',
        ],
        explanation: `${cos ? 'The cosine is the side next to the angle' : 'The sine is the side opposite the angle'} over the hypotenuse. So the side is ${c} × ${plain(ratio)} = ${side}.`,
      };
    }),
    cofunction: form([1, 2], (rng) => {
      const a = rng.pick(Array.from({ length: 80 }, (_, i) => i + 5).filter((n) => n !== 45));
      const [from, to] = rng.pair(['sin', 'cos']);
      return {
        question: `For which acute angle is the ${to === 'sin' ? 'sine' : 'cosine'} equal to the ${from === 'sin' ? 'sine' : 'cosine'} of ${a}°?`,
        ...numeric(
          90 - a,
          {
            'kept-the-angle': a,
            'took-a-straight-line': [
              180 - a,
              'You took 180°; both acute angles of a right triangle make 90°.',
            ],
            ...(a !== 50 && {
              'took-a-hundred': [
                100 - a,
                'You took 100°; both acute angles of a right triangle make 90°.',
              ] as const,
            }),
            'ten-short': [80 - a, `${a}° and ${80 - a}° make 80°; both acute angles make 90°.`],
            'added-a-right-angle': [90 + a, 'You added 90°; both acute angles make 90° together.'],
            ...(a !== 30 && {
              'took-the-difference': [
                Math.abs(90 - 2 * a),
                'This is the difference of both acute angles; find the other angle.',
              ] as const,
            }),
          },
          {
            show: (r) => `${decimal(r)}°`,
            slip: 5,
            max: 180,
            check: (wrong) => `${a}° and ${wrong}° make ${wrong.plus(a)}°; both acute angles make 90°.`,
          },
        ),
        hints: [
          'Draw a right triangle. The side opposite one acute angle is next to the other.',
          'Both acute angles make 90°.',
        ],
        explanation: `The acute angles of a right triangle make 90°: 90° - ${a}° = ${90 - a}°. The side opposite one is next to the other, so ${to} ${90 - a}° = ${from} ${a}°.`,
      };
    }),
  },
);

/** Ratios of the sides of right triangles. */
export const ratiosOfTriangles: Concept[] = [trigonometryRatios];
