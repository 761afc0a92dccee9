import { numeric } from '../choices.ts';
import type { Numeric } from '../rational.ts';
import { byLevel, type Forms, form, formed } from '../templates.ts';
import { unit, whole } from '../text.ts';
import type { Concept } from '../types.ts';
import { units } from './areas.ts';
import { box, solid } from './boxes.ts';
import { wholeMistakes } from './whole-mistakes.ts';

const totalOf = (a: number, b: number, c: number): number => 2 * (a * b + b * c + a * c);

const surfaceForms: Forms = {
  surface: form([0, 1, 2], (rng, dial) => {
    const { u, a, b, c } = box(rng, dial);
    const total = totalOf(a, b, c);
    return {
      key: `${[a, b, c].sort((x, y) => x - y).join(' ')} ${u}`,
      question: `A box is ${a} ${u} long, ${b} ${u} wide and ${c} ${u} high. What is its surface area?`,
      ...numeric(
        total,
        {
          'counted-three-faces': [
            total / 2,
            'You counted one face of each pair; each has an equal one opposite it.',
          ],
          'found-volume': [a * b * c, 'You multiplied the three lengths, as for a volume; add areas.'],
          'forgot-a-face': [total - a * b, `You left out one face of ${a} × ${b}; there are two.`],
          'forgot-a-pair': [total - 2 * b * c, `You left out both faces of ${b} × ${c}.`],
          'forgot-another-pair': [total - 2 * a * c, `You left out both faces of ${a} × ${c}.`],
          'counted-a-face-more': [total + b * c, `You counted three faces of ${b} × ${c}; there are two.`],
          'counted-another-face-more': [
            total + a * c,
            `You counted three faces of ${a} × ${c}; there are two.`,
          ],
          'added-edges': [4 * (a + b + c), 'This is the length of all edges; add the areas of the faces.'],
        },
        { show: unit(`square ${u}`), slip: 2 },
      ),
      hints: [
        `Find the areas of the faces ${a} × ${b}, ${b} × ${c} and ${a} × ${c}.`,
        'How many faces of each kind does the box have?',
      ],
      explanation: `Two faces each of ${a} × ${b} = ${a * b}, ${b} × ${c} = ${b * c} and ${a} × ${c} = ${a * c}: in all ${whole(total)}.`,
      ...solid({ u, a, b, c }),
    };
  }),
  open: form([0, 1, 2], (rng, dial) => {
    const { u, a, b, c } = box(rng, dial);
    const total = totalOf(a, b, c) - a * b;
    return {
      key: `${a} ${b} ${c} ${u}`,
      question: `A box without a lid is ${a} ${u} long, ${b} ${u} wide and ${c} ${u} high. What is the area of its faces?`,
      ...numeric(
        total,
        {
          'counted-the-lid': [total + a * b, `You counted a lid of ${a} × ${b}; this box has none.`],
          'forgot-the-bottom': [total - a * b, 'You left out the bottom; only the lid is missing.'],
          'forgot-a-side': [total - a * c, `You left out one side of ${a} × ${c}; there are two.`],
          'counted-a-side-more': [total + b * c, `You counted three sides of ${b} × ${c}; there are two.`],
          'counted-sides-once': [
            a * b + b * c + a * c,
            'You counted one side of each pair; a box has four sides.',
          ],
          'found-volume': [a * b * c, 'You multiplied the three lengths, as for a volume; add areas.'],
          'left-out-a-side-for-the-lid': [
            totalOf(a, b, c) - b * c,
            `You left out a side of ${b} × ${c}, but counted the lid.`,
          ],
          'doubled-the-bottom-and-more': [
            totalOf(a, b, c) + a * b,
            `You counted ${a} × ${b} three times; only the bottom has this size.`,
          ],
        },
        { show: unit(`square ${u}`), slip: 2 },
      ),
      hints: [
        `The bottom is ${a} × ${b}. Is there another face of this size?`,
        `Around it stand two sides of ${b} × ${c} and two of ${a} × ${c}.`,
      ],
      explanation: `Bottom: ${a} × ${b} = ${a * b}. Sides: 2 × ${b * c} and 2 × ${a * c}. In all ${whole(total)}.`,
    };
  }),
  cube: form([0, 1], (rng, dial) => {
    const [u, side] = [rng.pick(units), rng.int(2, byLevel(dial, [12, 30, 50]))];
    const face = side * side;
    return {
      key: `${side} ${u}`,
      question: `A cube has edges of ${side} ${u}. What is its surface area?`,
      ...numeric(
        6 * face,
        {
          'three-faces-only': [3 * face, 'You counted the three faces that you see; a cube has six.'],
          'four-faces-only': [4 * face, 'You left out top and bottom; a cube has six faces.'],
          'eight-faces': [8 * face, 'You counted the eight corners; a cube has six faces.'],
          'one-face-only': [face, 'This is one face; a cube has six.'],
          'twelve-faces': [12 * face, 'You counted the twelve edges; a cube has six faces.'],
          'found-volume': [
            side * face,
            `You took ${side} × ${side} × ${side}, the volume; add the areas of six faces.`,
          ],
          'added-edges': [12 * side, 'This is the length of all edges; take the areas of the faces.'],
          'took-perimeters': [24 * side, 'You took the perimeter of each face; take its area.'],
        },
        {
          show: unit(`square ${u}`),
          slip: face,
          check: (wrong) =>
            `One face has ${whole(face)} square ${u}; six of them do not make ${whole(wrong.n)}.`,
        },
      ),
      hints: [
        `Each face is a square of ${side} ${u} by ${side} ${u}. How large is it?`,
        'Count the faces: top, bottom and all around.',
      ],
      explanation: `A cube has 6 equal faces of ${side} × ${side} = ${whole(face)}: 6 × ${whole(face)} = ${whole(6 * face)}.`,
    };
  }),
  edge: form([1, 2], (rng, dial) => {
    const [u, side] = [rng.pick(units), rng.int(2, byLevel(dial, [10, 20, 40]))];
    const check = (edge: Numeric): string =>
      `With edges of ${edge} ${u} the six faces make ${whole(6 * Number(edge) ** 2)} square ${u}.`;
    return {
      key: `${side} ${u}`,
      question: `A cube has a surface area of ${whole(6 * side * side)} square ${u}. How long is each edge?`,
      ...numeric(
        side,
        wholeMistakes({
          ...Object.fromEntries(
            [-2, -1, 1, 2].map((off) => [`tried-${off}`, [side + off, check(side + off)] as const]),
          ),
          'gave-the-face': [side * side, 'This is the area of one face; which number times itself makes it?'],
          'halved-the-face': [
            (side * side) / 2,
            'You halved the area of a face; find what times itself makes it.',
          ],
          'divided-the-face-by-four': [
            (side * side) / 4,
            'You divided a face by 4; find what times itself makes its area.',
          ],
        }),
        { show: unit(u), check },
      ),
      hints: [
        `Six equal faces make ${whole(6 * side * side)} square ${u}. How large is one?`,
        'Which number times itself makes this face?',
      ],
      explanation: `One face is ${whole(6 * side * side)} ÷ 6 = ${whole(side * side)}. ${side} × ${side} = ${whole(side * side)}, so each edge is ${side} ${u}.`,
    };
  }),
};

const surface = formed(
  {
    subject: 'Math',
    category: 'Geometry',
    id: 'math.geometry.surface-area',
    title: 'Surface area of boxes',
    grades: [6, 10],
    objectives: ['Find the surface area of a rectangular box'],
    keywords: ['surface area', 'box', 'cuboid', 'rectangular prism'],
    prerequisites: ['math.geometry.volume'],
    standards: ['6.G.A.4', '7.G.B.6'],
    teaching: {
      idea: 'The surface area is the area of all faces together. A box has six, and opposite ones are equal.',
      caution: 'Each face has its partner on the other side. Count both.',
      mends: {},
    },
  },
  surfaceForms,
);

/** Surfaces of boxes. */
export const surfaceArea: Concept[] = [surface];
