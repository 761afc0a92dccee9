import { crossed } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import type { Concept } from '../types.ts';
import { drawn, oneOf } from './middle-forms.ts';

const info = { subject: 'Math', category: 'Geometry' };

const bySides = ['equilateral', 'isosceles', 'scalene'] as const;
const byAngles = ['acute', 'right', 'obtuse'] as const;

/** Draws the sides of a triangle. */
function triangleSides(rng: Rng): [number, number, number] {
  const kind = rng.pick(bySides);
  const a = rng.int(3, 15);
  if (kind === 'equilateral') return [a, a, a];
  return drawn(
    (): [number, number, number] => [a, kind === 'isosceles' ? a : rng.int(3, 15), rng.int(3, 15)],
    ([x, y, z]) =>
      x + y > z && x + z > y && y + z > x && new Set([x, y, z]).size === (kind === 'isosceles' ? 2 : 3),
  );
}

/** Draws the angles of a triangle in degrees: with a right or an obtuse angle or none, equally often. */
function triangleAngles(rng: Rng): [number, number, number] {
  const kind = rng.pick(byAngles);
  const a = kind === 'acute' ? rng.int(10, 17) * 5 : kind === 'right' ? 90 : rng.int(19, 30) * 5;
  const b =
    kind === 'acute'
      ? drawn(
          () => rng.int(4, 17) * 5,
          (n) => a + n > 90,
        )
      : rng.int(1, (180 - a) / 5 - 1) * 5;
  return [a, b, 180 - a - b];
}

const sideName = (sides: readonly number[]): string => bySides[new Set(sides).size - 1] ?? '';
const angleName = (angles: readonly number[]): string =>
  angles.includes(90) ? 'right' : angles.some((n) => n > 90) ? 'obtuse' : 'acute';

const sideWay = (sides: readonly number[]): string =>
  ({
    equilateral: 'All three sides are equal',
    isosceles: 'Just two sides are equal',
    scalene: 'All sides differ',
  })[sideName(sides)] ?? '';
const angleWay = (angles: readonly number[]): string =>
  ({
    right: 'One angle has 90°',
    obtuse: 'One angle has more than 90°',
    acute: 'All angles have less than 90°',
  })[angleName(angles)] ?? '';

const triangleForms: Forms = {
  sides: form([0, 1], (rng) => {
    const sides = triangleSides(rng);
    return {
      key: sides.toSorted((a, b) => a - b).join(' '),
      question: `A triangle has sides of ${sides.join(' cm, ')} cm. What is it called by its sides?`,
      ...oneOf(sideName(sides), bySides, 'wrong-side-name'),
      explanation: `${sideWay(sides)}, so it is ${sideName(sides)}.`,
    };
  }),
  angles: form([0, 1, 2], (rng) => {
    const angles = rng.shuffle(triangleAngles(rng));
    return {
      key: angles.toSorted((a, b) => a - b).join(' '),
      question: `A triangle has angles of ${angles.join('°, ')}°. What is it called by its angles?`,
      ...oneOf(angleName(angles), byAngles, 'wrong-angle-name'),
      explanation: `${angleWay(angles)}, so it is ${angleName(angles)}.`,
    };
  }),
  which: form([0, 1, 2], (rng) => {
    const all = drawn(
      () => range(1, 3).map(() => triangleSides(rng)),
      (found) => new Set(found.map(sideName)).size === 3,
    );
    const right = rng.pick(all);
    const text = (sides: readonly number[]): string => sides.map((n) => `${n} cm`).join(', ');
    return {
      key: `${sideName(right)} ${all
        .map((s) => s.join(' '))
        .sort()
        .join('; ')}`,
      question: `Three triangles have the sides ${all.map(text).join('; ')}. Which one is ${sideName(right)}?`,
      ...oneOf(text(right), all.map(text), 'wrong-side-name'),
      explanation: `${sideWay(right)} in ${text(right)}: that is what ${sideName(right)} means.`,
    };
  }),
  both: form([2], (rng) => {
    const apex = rng.pick([rng.int(3, 17) * 10, 90, 60]);
    const base = (180 - apex) / 2;
    const angles = [apex, base, base];
    const isEqual = apex === 60;
    const right = isEqual ? 'equilateral' : 'isosceles';
    return {
      key: `two ${apex}`,
      question: `Two angles of a triangle have ${base}° each, and the third has ${apex}°. Which two names fit best?`,
      ...crossed(
        {
          right: angleName(angles),
          wrong: rng.pick(byAngles.filter((name) => name !== angleName(angles))),
          mistake: 'wrong-angle-name',
        },
        { right, wrong: rng.pick(bySides.filter((name) => name !== right)), mistake: 'wrong-side-name' },
        (a, b) => `${a} and ${b}`,
      ),
      explanation: `${angleWay(angles)}: it is ${angleName(angles)}. Equal angles lie opposite equal sides: it is ${right}.`,
    };
  }),
};

const triangles = formed(
  {
    ...info,
    id: 'math.geometry.triangle-kinds',
    title: 'Kinds of triangles',
    grades: [4, 5],
    objectives: ['Name triangles by their sides and by their angles'],
    keywords: ['types of triangles', 'equilateral', 'isosceles', 'scalene', 'classify triangles'],
    prerequisites: ['math.geometry.angle-kinds', 'math.geometry.shapes'],
    standards: ['4.G.A.2', '5.G.B.4'],
    teaching: {
      idea: 'Triangles have a name by their sides: equilateral with three equal sides, isosceles with two, scalene with none. They also have one by their largest angle: acute, right or obtuse.',
      caution: 'Only the largest angle decides. Each triangle has at least two acute angles.',
      hints: [
        'Are sides or angles asked?',
        'How many sides are equal?',
        'Compare the largest angle with 90°.',
      ],
      mends: {
        'wrong-side-name': 'Count the equal sides: 3 is equilateral, 2 is isosceles, none is scalene.',
        'wrong-angle-name': 'Look for the largest angle and compare it with 90°.',
      },
    },
  },
  triangleForms,
);

/** Kinds of triangles. */
export const triangleKinds: Concept[] = [triangles];
