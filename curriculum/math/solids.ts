import { numeric } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain, unit } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Geometry' };
const units = ['cm', 'm', 'in', 'ft'] as const;
const inPi = (v: Rational): string => (v.isInteger() ? `${plain(v)}π` : `(${plain(v)})π`);

const forms = ['cylinder', 'cone', 'sphere'] as const;
type Form = (typeof forms)[number];

/** Returns the volume as a multiple of π. */
function volume(form: Form, r: number, h: number): Rational {
  if (form === 'sphere') return rational(4 * r ** 3, 3);
  return rational(r * r * h, form === 'cone' ? 3 : 1);
}

function volumeOf(rng: Rng, dial: Dial, form: Form): Asked {
  const [r, h, u] = [
    rng.int(2, byLevel(dial, [6, 9, 12])),
    rng.int(2, byLevel(dial, [9, 12, 15])),
    rng.pick(units),
  ];
  const value = volume(form, r, h);
  const size = form === 'sphere' ? `the radius ${r} ${u}` : `the radius ${r} ${u} and the height ${h} ${u}`;
  const forgot =
    form === 'cylinder' ? value.over(3) : form === 'cone' ? value.times(3) : value.times(rational(3, 4));
  return {
    question: `A ${form} has ${size}. What is its volume?`,
    ...numeric(
      value,
      {
        [form === 'cylinder' ? 'divided-by-three' : 'forgot-the-fraction']: forgot,
        'used-the-diameter': value.times(form === 'sphere' ? 8 : 4),
        'forgot-to-square': form === 'sphere' ? rational(4 * r * r, 3) : value.over(r),
        'doubled-the-radius': [
          form === 'sphere' ? rational(4 * r * 3, 3) : rational(2 * r * h, form === 'cone' ? 3 : 1),
          `You multiplied the radius by ${form === 'sphere' ? 3 : 2}; multiply ${r} by itself.`,
        ],
        ...(form === 'sphere'
          ? {
              'turned-the-fraction': [
                rational(3 * r ** 3, 4),
                'You took 3/4; the factor for a sphere is 4/3.',
              ] as const,
            }
          : {
              'squared-the-height': [
                value.times(h).over(r),
                'You squared the height; square the radius.',
              ] as const,
            }),
      },
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
      sphere: `The volume is 4/3 × π × r³ with r³ = ${r} × ${r} × ${r} = ${r ** 3}. So it is 4/3 × ${r ** 3} × π = ${inPi(value)}.`,
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
        'divided-by-three': 'You took a third; only a cone has that, and a cylinder has base times height.',
        'forgot-the-fraction':
          'You left out the fraction; a cone has 1/3 of the cylinder, and a sphere has 4/3 × π × r³.',
        'used-the-diameter': 'You used the diameter; use the radius, which is half of it.',
        'forgot-to-square':
          'You used the radius too few times; it is squared for a base, and cubed for a sphere.',
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
          {
            [cone ? 'forgot-the-fraction' : 'divided-by-three']: cone ? h : h * 3,
            'forgot-to-square': r * height,
            'forgot-to-divide': [
              r * r * h,
              'This is the number of the volume; divide it by that of the base.',
            ],
          },
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
          'scaled-once': what === 1 ? k * k : k,
          'took-an-area': [
            k * k,
            'You used the factor twice; look how often the changed length is in the formula.',
          ],
          'took-all-three': [
            k ** 3,
            'You used the factor three times; look how often the changed length is in the formula.',
          ],
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
