import { worded } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { list } from '../text.ts';
import type { Concept } from '../types.ts';
import { drawn } from './middle-forms.ts';

const info = { subject: 'Math', category: 'Geometry' };

const bySides = ['equilateral', 'isosceles', 'scalene'] as const;
const byAngles = ['acute', 'right', 'obtuse'] as const;
type SideName = (typeof bySides)[number];
type AngleName = (typeof byAngles)[number];

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

const sideName = (sides: readonly number[]): SideName => bySides[new Set(sides).size - 1] ?? 'scalene';
const angleName = (angles: readonly number[]): AngleName =>
  angles.includes(90) ? 'right' : angles.some((n) => n > 90) ? 'obtuse' : 'acute';

const sideWay = (sides: readonly number[]): string =>
  ({
    equilateral: 'All three sides are equal',
    isosceles: 'Just two sides are equal',
    scalene: 'All sides are different',
  })[sideName(sides)];
const angleWay = (angles: readonly number[]): string =>
  ({
    right: 'One angle is exactly 90°',
    obtuse: 'One angle is more than 90°',
    acute: 'All angles are less than 90°',
  })[angleName(angles)];

const sideMend = (picked: SideName, sides: readonly number[]): string =>
  ({
    equilateral: 'An equilateral triangle has three equal sides; these are not all equal.',
    isosceles:
      sideName(sides) === 'equilateral'
        ? 'All three sides are equal, not just two, and there is a special name for that.'
        : 'An isosceles triangle has two equal sides; no two are equal here.',
    scalene: 'A scalene triangle has three different sides; some are equal here.',
  })[picked];

const angleMend = (picked: AngleName, angles: readonly number[]): string =>
  ({
    acute: `In an acute triangle all angles are less than 90°; the largest one here is ${Math.max(...angles)}°.`,
    right: `A right triangle has an angle of exactly 90°; the largest one here is ${Math.max(...angles)}°.`,
    obtuse: `An obtuse triangle has an angle of more than 90°; the largest one here is ${Math.max(...angles)}°.`,
  })[picked];

/** Returns names as choices, with advice for each wrong one. */
const nameChoices = <T extends string>(right: string, all: readonly T[], mend: (picked: T) => string) =>
  worded(
    right,
    Object.fromEntries(
      all
        .filter((name) => name !== right)
        .map((name) => [`took-it-for-${name}`, [name, mend(name)] as const]),
    ),
  );

const triangleForms: Forms = {
  sides: form([0, 1], (rng) => {
    const sides = triangleSides(rng);
    return {
      key: sides.toSorted((a, b) => a - b).join(' '),
      question: `A triangle has sides of ${list(sides.map((n) => `${n} cm`))}. Which name fits its sides?`,
      ...nameChoices(sideName(sides), bySides, (name) => sideMend(name, sides)),
      hints: [
        `Compare ${list(sides.map(String))}: how many of these lengths are equal?`,
        'Equilateral means three equal sides, isosceles two, and scalene none.',
      ],
      explanation: `${sideWay(sides)}: ${sides.map((n) => `${n} cm`).join(', ')}. So the triangle is ${sideName(sides)}.`,
    };
  }),
  angles: form([0, 1, 2], (rng) => {
    const angles = rng.shuffle(triangleAngles(rng));
    return {
      key: angles.toSorted((a, b) => a - b).join(' '),
      question: `A triangle has angles of ${list(angles.map((n) => `${n}°`))}. Which name fits its angles?`,
      ...nameChoices(angleName(angles), byAngles, (name) => angleMend(name, angles)),
      hints: [
        new Set(angles).size === 1
          ? 'All three angles are equal, so look at any of them.'
          : `Which of ${list(angles.map((n) => `${n}°`))} is the largest?`,
        `Compare ${new Set(angles).size === 1 ? 'this' : 'the largest'} angle with a square corner.`,
      ],
      explanation: `The angles are ${list(angles.map((n) => `${n}°`))}. ${angleWay(angles)}, so the triangle is ${angleName(angles)}.`,
    };
  }),
  which: form([0, 1, 2], (rng) => {
    const all = drawn(
      () => range(1, 3).map(() => triangleSides(rng)),
      (found) => new Set(found.map(sideName)).size === 3,
    );
    const right = rng.pick(all);
    // A triangle with three equal sides is isosceles, too.
    const asked = `${sideName(right)}${sideName(right) === 'isosceles' ? ' but not equilateral' : ''}`;
    const text = (sides: readonly number[]): string => sides.map((n) => `${n} cm`).join(', ');
    return {
      key: `${sideName(right)} ${all
        .map((s) => s.join(' '))
        .sort()
        .join('; ')}`,
      question: `Three triangles have these sides: ${all.map(text).join('; ')}. Which one is ${asked}?`,
      ...worded(
        text(right),
        Object.fromEntries(
          all
            .filter((sides) => sides !== right)
            .map((sides) => [
              `took-${sideName(sides)}`,
              [text(sides), `${sideWay(sides)} here, so this one is ${sideName(sides)}.`] as const,
            ]),
        ),
      ),
      hints: [
        `How many equal sides does a triangle have if it is ${asked}?`,
        'Look for equal numbers in each of the three triangles.',
      ],
      explanation: `${sideWay(right)}: ${text(right)}. That makes the triangle ${sideName(right)}.`,
    };
  }),
  both: form([2], (rng) => {
    const apex = rng.pick([rng.int(3, 17) * 10, 90, 60]);
    const base = (180 - apex) / 2;
    const angles = [apex, base, base];
    const isEqual = apex === 60;
    const [angle, side] = [angleName(angles), isEqual ? 'equilateral' : 'isosceles'];
    const otherAngle = rng.pick(byAngles.filter((name) => name !== angle));
    const otherSide = rng.pick(bySides.filter((name) => name !== side));
    return {
      key: `two ${apex}`,
      question: `${isEqual ? 'All three angles of a triangle measure 60°.' : `Two angles of a triangle measure ${base}° each, and the third measures ${apex}°.`} Which two names fit best?`,
      ...worded(`${angle} and ${side}`, {
        'wrong-angle-name': [`${otherAngle} and ${side}`, angleMend(otherAngle, angles)],
        'wrong-side-name': [
          `${angle} and ${otherSide}`,
          `${isEqual ? 'All three' : 'Just two'} angles are equal, and equal angles lie opposite equal sides.`,
        ],
        'wrong-angle-name and wrong-side-name': [
          `${otherAngle} and ${otherSide}`,
          angleMend(otherAngle, angles),
        ],
      }),
      hints: [
        `Compare the largest angle, ${Math.max(...angles)}°, with a square corner for the first name.`,
        'Equal angles lie opposite equal sides. How many sides are equal?',
      ],
      explanation: `${angleWay(angles)}, so it is ${angle}. ${isEqual ? 'All' : 'Just two'} angles are equal, and so are the sides opposite them: it is ${side}.`,
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
      idea: 'The sides give a triangle one name: equilateral with three equal sides, isosceles with two, scalene with none. The largest angle gives it another: acute, right or obtuse.',
      caution: 'Only the largest angle decides. Each triangle has at least two acute angles.',
      mends: {},
    },
  },
  triangleForms,
);

/** Kinds of triangles. */
export const triangleKinds: Concept[] = [triangles];
