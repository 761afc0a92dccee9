import { numeric, type WrongNumber } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { unit, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { units } from './areas.ts';
import { inPi } from './circles.ts';
import { wholeMistakes } from './whole-mistakes.ts';

const info = { subject: 'Math', category: 'Geometry' };

const forms = ['cylinder', 'cone', 'sphere'] as const;
type Form = (typeof forms)[number];

/** Returns the volume as a multiple of π. */
function volume(form: Form, r: number, h: number): Rational {
  if (form === 'sphere') return rational(4 * r ** 3, 3);
  return rational(r * r * h, form === 'cone' ? 3 : 1);
}

/** Returns the volumes for a radius or a height a little off. */
function nearVolumes(form: Form, r: number, h: number) {
  const step = form === 'cone' ? 3 : 1;
  // A fraction among whole numbers, or the other way around, is wrong at a glance.
  const { d } = volume(form, r, h);
  const radii = [r - 3, r - 1, r + 1, r + 3].filter(
    (radius) =>
      radius > 0 && (form === 'sphere' ? volume(form, radius, h).d === d : Math.abs(radius - r) === 1),
  );
  const all = [
    ...radii.map((radius) => [radius, h]),
    ...(form === 'sphere'
      ? []
      : [
          [r, h - step],
          [r, h + step],
        ]),
  ];
  return Object.fromEntries(
    all.map(([radius = r, height = h]) => [
      `near-${radius}-${height}`,
      [
        volume(form, radius, height),
        `This fits a ${form} with the ${radius === r ? `height ${height}` : `radius ${radius}`}; here it is ${radius === r ? h : r}.`,
      ] as const,
    ]),
  );
}

const cylinderMistakes = (r: number, h: number): Record<string, WrongNumber> =>
  wholeMistakes({
    'divided-by-three': [
      (r * r * h) / 3,
      'You took a third, as for a cone; a cylinder has all of base times height.',
    ],
    'used-the-diameter': [4 * r * r * h, `You squared the diameter, ${2 * r}; square the radius ${r}.`],
    'halved-the-radius': [(r * r * h) / 4, `You halved ${r}, but that is the radius already.`],
    'forgot-to-square': [r * h, `You used ${r} once; the base is π × ${r} × ${r}.`],
    'doubled-the-radius': [2 * r * h, `You doubled ${r}; multiply ${r} by itself.`],
    'squared-the-height': [r * h * h, `You squared the height ${h}; square the radius.`],
    'found-the-surface': [2 * r * r + 2 * r * h, 'This is the surface; the volume is base times height.'],
    'gave-the-base': [r * r, 'This is the base alone; multiply it by the height.'],
    'added-the-height': [r * r + h, `You added ${h}; multiply the base by it.`],
  });

const coneMistakes = (r: number, h: number): Record<string, WrongNumber> =>
  wholeMistakes({
    'forgot-the-third': [r * r * h, 'This is the cylinder; a cone has a third of it.'],
    'took-a-half': [(r * r * h) / 2, 'You took half of the cylinder; a cone has a third of it.'],
    'took-a-third-twice': [(r * r * h) / 9, 'You divided by 3 twice; once is enough.'],
    'used-the-diameter': [(4 * r * r * h) / 3, `You squared the diameter, ${2 * r}; square the radius ${r}.`],
    'halved-the-radius': [(r * r * h) / 12, `You halved ${r}, but that is the radius already.`],
    'forgot-to-square': [(r * h) / 3, `You used ${r} once; the base is π × ${r} × ${r}.`],
    'doubled-the-radius': [(2 * r * h) / 3, `You doubled ${r}; multiply ${r} by itself.`],
    'squared-the-height': [(r * h * h) / 3, `You squared the height ${h}; square the radius.`],
    'took-a-quarter': [(r * r * h) / 4, 'You took a quarter of the cylinder; a cone has a third of it.'],
  });

const sphereMistakes = (r: number): Record<string, WrongNumber> => ({
  'forgot-the-fraction': [r ** 3, 'You left out the factor; a sphere has 4/3 × π × r³.'],
  'forgot-to-divide': [4 * r ** 3, 'You took 4 as the factor; it is 4/3.'],
  'took-a-third': [rational(r ** 3, 3), 'You took 1/3 as the factor; it is 4/3.'],
  'took-two-thirds': [rational(2 * r ** 3, 3), 'This is half of the sphere; the factor is 4/3.'],
  'used-the-diameter': [rational(32 * r ** 3, 3), `You used the diameter, ${2 * r}; use the radius ${r}.`],
  'squared-only': [rational(4 * r * r, 3), `You squared ${r}; multiply by it once more.`],
  tripled: [4 * r, `You took 3 × ${r}; multiply ${r} × ${r} × ${r}.`],
  'turned-the-fraction': [rational(3 * r ** 3, 4), 'You took 3/4; the factor for a sphere is 4/3.'],
  'multiplied-once-more': [rational(4 * r ** 4, 3), `You multiplied by ${r} once too often.`],
});

const mistakesOf = { cylinder: cylinderMistakes, cone: coneMistakes, sphere: sphereMistakes };

function volumeOf(rng: Rng, dial: Dial, form: Form): Asked {
  const [r, u] = [rng.int(2, byLevel(dial, [6, 9, 12])), rng.pick(units)];
  // A third of a cone's height is whole. A figure draws the radius as an eighth of the height at least.
  const h =
    form === 'cone'
      ? 3 * rng.int(1, Math.min(9, Math.floor((8 * r) / 3)))
      : rng.int(2, byLevel(dial, [9, 12, 15]));
  const value = volume(form, r, h);
  const size = form === 'sphere' ? `the radius ${r} ${u}` : `the radius ${r} ${u} and the height ${h} ${u}`;
  return {
    question: `A ${form} has ${size}. What is its volume?`,
    ...numeric(
      value,
      { ...mistakesOf[form](r, h), ...nearVolumes(form, r, h) },
      { show: unit(`cubic ${u}`, inPi) },
    ),
    hints: {
      cylinder: [
        'The base is a circle: its area is π × radius × radius.',
        'Multiply the area of the base by the height.',
      ],
      cone: [
        'First find the volume of a cylinder with the same base and height.',
        'A cone has a third of that.',
      ],
      sphere: ['Multiply the radius by itself, and by itself again.', 'A sphere has 4/3 of that, times π.'],
    }[form],
    explanation: {
      cylinder: `Base times height: π × ${r}² × ${h} = ${inPi(value)}.`,
      cone: `A third of the cylinder: π × ${r}² × ${h} ÷ 3 = ${inPi(value)}.`,
      sphere: `The volume is 4/3 × π × r³ with r³ = ${r} × ${r} × ${r} = ${whole(r ** 3)}. So it is 4/3 × ${whole(r ** 3)} × π = ${inPi(value)}.`,
    }[form],
    figure: { kind: 'solid', form, radius: `${r} ${u}`, ...(form !== 'sphere' && { height: `${h} ${u}` }) },
  };
}

const roundSolids = formed(
  {
    ...info,
    id: 'math.geometry.round-solids',
    title: 'Cylinders, cones and spheres',
    grades: [8, 11],
    objectives: ['Find the volume of cylinders, cones and spheres in terms of π'],
    keywords: [
      'cylinder',
      'cone',
      'sphere',
      'volume of a cylinder',
      'volume of a cone',
      'volume of a sphere',
    ],
    prerequisites: ['math.geometry.circles', 'math.geometry.volume'],
    standards: ['8.G.C.9', 'HSG.GMD.A.1', 'HSG.GMD.A.3'],
    teaching: {
      idea:
        'A cylinder holds its base times its height: π × r² × h. A cone with the same base and height holds a third of it. A ' +
        'sphere has the volume 4/3 × π × r³.',
      caution: 'Use the radius, not the diameter. Square or cube it before you multiply.',
      mends: {
        'scaled-once': 'You used the factor once; use it for each changed length.',
      },
    },
  },
  {
    cylinder: form([0, 1], (rng, dial) => volumeOf(rng, dial, 'cylinder')),
    cone: form([0, 1, 2], (rng, dial) => volumeOf(rng, dial, 'cone')),
    sphere: form([0, 1, 2], (rng, dial) => volumeOf(rng, dial, 'sphere')),
    height: form([1, 2], (rng) => {
      const [r, h, cone] = [rng.int(2, 9), rng.int(2, 15), rng.int(0, 1) === 1];
      const height = cone ? h * 3 : h;
      return {
        question: `A ${cone ? 'cone' : 'cylinder'} has the radius ${r} cm and the volume ${r * r * h}π cubic cm. How high is it?`,
        ...numeric(
          height,
          wholeMistakes({
            'mixed-up-cone-and-cylinder': cone
              ? [h, 'You divided as for a cylinder; a cone has a third of base times height.']
              : [h * 3, 'You multiplied by 3 as for a cone; a cylinder has all of base times height.'],
            'forgot-to-square': [r * height, `You divided by ${r} once; the base has ${r} × ${r}.`],
            'forgot-to-divide': [
              r * r * h,
              'This is the number of the volume; divide it by that of the base.',
            ],
            'used-the-diameter': [height / 4, `You squared the diameter, ${2 * r}; square the radius ${r}.`],
            'halved-the-radius': [4 * height, `You halved ${r}, but that is the radius already.`],
            ...Object.fromEntries(
              [-2, -1, 1, 2].map((steps) => {
                const wrong = height + steps * (cone ? 3 : 1);
                return [
                  `tried-${steps}`,
                  [
                    wrong,
                    `With ${wrong} cm the volume is ${cone ? (r * r * wrong) / 3 : r * r * wrong}π cubic cm.`,
                  ] as const,
                ];
              }),
            ),
          }),
          { show: unit('cm') },
        ),
        hints: [
          `The area of the base is π × ${r} × ${r}.`,
          cone
            ? 'A cone has a third of base times height. Multiply the volume by 3 first.'
            : 'The volume is base times height. Divide by the base.',
        ],
        explanation: `The base is ${r * r}π square cm. ${cone ? `3 × ${r * r * h}` : r * r * h} ÷ ${r * r} = ${height}.`,
      };
    }),
    scale: form([2], (rng) => {
      const [k, what] = [rng.int(2, 5), rng.int(0, 2)];
      const factor = [k ** 2, k, k ** 3][what] ?? k;
      const texts = [
        'the radius of a cylinder is multiplied by K and the height stays',
        'the height of a cone is multiplied by K and the radius stays',
        'the radius of a sphere is multiplied by K',
      ];
      return {
        question: `By which factor does the volume grow if ${(texts[what] ?? '').replace('K', `${k}`)}?`,
        hints: [
          'Write down the formula for the volume, and look how often the changed length is a factor in it.',
          'Use the factor that many times.',
        ],
        ...numeric(factor, {
          ...(what !== 1 && { 'scaled-once': k }),
          'took-an-area': [
            k * k,
            'You used the factor twice; look how often the changed length is in the formula.',
          ],
          'took-all-three': [
            k ** 3,
            'You used the factor three times; look how often the changed length is in the formula.',
          ],
          ...Object.fromEntries(
            [k - 1, k + 1].map((other) => [
              `factor-${other}`,
              [
                other ** ([2, 1, 3][what] ?? 1),
                `This fits the factor ${other}; here the length is multiplied by ${k}.`,
              ] as const,
            ]),
          ),
          'multiplied-by-two': [
            2 * k,
            'You doubled the factor; use it as a factor as often as the length is in the formula.',
          ],
          'multiplied-by-three': [
            3 * k,
            'You tripled the factor; use it as a factor as often as the length is in the formula.',
          ],
        }),
        explanation: `The formula has ${what === 0 ? 'r²' : what === 1 ? 'h' : 'r³'} in it. So the factor ${k} counts ${['twice', 'once', 'three times'][what]}: ${Array([2, 1, 3][what]).fill(k).join(' × ')}${what === 1 ? '' : ` = ${factor}`}.`,
      };
    }),
  },
);

/** Round solids. */
export const solids: Concept[] = [roundSolids];
