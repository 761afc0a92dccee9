import { n } from './arithmetic.ts';
import { evaluate, number, over, q, root, times } from './exact.ts';
import { type Rule, rule } from './rule.ts';

const sidesOf: Record<string, number> = {
  triangle: 3,
  square: 4,
  rectangle: 4,
  rhombus: 4,
  trapezoid: 4,
  pentagon: 5,
  hexagon: 6,
  heptagon: 7,
  octagon: 8,
  nonagon: 9,
  decagon: 10,
};

/** Counts faces, edges or corners of prisms and pyramids from the sides of the base. */
function solid(name: string, part: string): number {
  const base =
    name === 'cube' || name.startsWith('box')
      ? 4
      : (sidesOf[/(triangle|square|pentagon|hexagon|octagon)/.exec(name)?.[1] ?? ''] ?? 0);
  const pyramid = name.startsWith('pyramid');
  const counts = pyramid ? [base + 1, base * 2, base + 1] : [base + 2, base * 3, base * 2];
  return counts[['faces', 'edges', 'corners'].indexOf(part)] ?? 0;
}

const square = (text: string): bigint => number(text).top ** 2n;

/** Shapes, solids, angles and the plane. */
export const geometryRules: Rule[] = [
  rule(/^How many (?:sides|corners) does an? (?!cube)(\w+) have\?$/, (p) => sidesOf[p(1)] ?? 0),
  rule(/^Think of a solid\. It is a (.+)\. How many (faces|edges|corners) does it have\?$/, (p) =>
    solid(p(1), p(2)),
  ),
  rule(
    /^A \w+ lies along a ruler\. It starts at (\d+) (\w+)\. It ends at (\d+) \2\. How long is it\?$/,
    (p) => n(p(3)) - n(p(1)),
  ),
  rule(
    /^A rectangle is (\d+) (\w+) long and (\d+) \2 wide\. What is its perimeter\?$/,
    (p) => 2 * (n(p(1)) + n(p(3))),
  ),
  rule(/^A rectangle is (\d+) (\w+) long and (\d+) \2 wide\. What is its area\?$/, (p) => n(p(1)) * n(p(3))),
  rule(/^A rectangle has a perimeter of (\d+) \w+\. It is (\d+) \w+ long\. How wide is it\?$/, (p) =>
    q(n(p(1)) - 2 * n(p(2)), 2),
  ),
  rule(/^A triangle has a base of (\d+) \w+ and a height of (\d+) \w+\. What is its area\?$/, (p) =>
    q(n(p(1)) * n(p(2)), 2),
  ),
  rule(
    /^A box is (\d+) \w+ long, (\d+) \w+ wide and (\d+) \w+ high\. What is its (volume|surface area)\?$/,
    (p) => {
      const [a, b, c] = [n(p(1)), n(p(2)), n(p(3))];
      return p(4) === 'volume' ? a * b * c : 2 * a * b + 2 * b * c + 2 * c * a;
    },
  ),
  rule(
    /^(?:Two|Three) (?:angles|of the angles) (make .+?|of .+?)(?:\. One is|\. Two of them are| are) (.+)\. How large is the (?:other|third|fourth)\?$/,
    (p) => {
      const totals: Record<string, number> = {
        'make a right angle': 90,
        'make a straight line': 180,
        'make a full turn': 360,
        'of a triangle': 180,
        'of a shape with four sides': 360,
      };
      return p(2)
        .split(/, | and /)
        .reduce((left, angle) => left - n(angle.replace('°', '')), totals[p(1)] ?? 0);
    },
  ),
  rule(
    /^What is the sum of the interior angles of a polygon with (\d+) sides\?$/,
    (p) => n(p(1)) * 180 - 360,
  ),
  rule(/^How large is each (interior|exterior) angle of a regular polygon with (\d+) sides\?$/, (p) =>
    p(1) === 'exterior' ? q(360, n(p(2))) : q(n(p(2)) * 180 - 360, n(p(2))),
  ),
  rule(/^A circle has a (radius|diameter) of (\S+) \w+\. What is its (area|circumference)\?$/, (p) => {
    const given = evaluate(p(2));
    const diameter = p(1) === 'radius' ? times(given, q(2)) : given;
    return p(3) === 'area' ? over(times(diameter, diameter), q(4)) : diameter;
  }),
  rule(/^A right triangle has legs of (\d+) \w+ and (\d+) \w+\. How long is the hypotenuse\?$/, (p) =>
    q(root(square(p(1)) + square(p(2)), 2)),
  ),
  rule(/^A right triangle has a hypotenuse of (\d+) \w+ and a leg of (\d+) \w+\./, (p) =>
    q(root(square(p(1)) - square(p(2)), 2)),
  ),
  rule(
    /opposite angle A is (\d+), the side next to it is (\d+), and the hypotenuse is (\d+)\. What is (\w+) A\?$/,
    (p) => {
      if (square(p(1)) + square(p(2)) !== square(p(3))) throw new Error('no right triangle');
      return { sin: q(n(p(1)), n(p(3))), cos: q(n(p(2)), n(p(3))), tan: q(n(p(1)), n(p(2))) }[p(4)] ?? q(0);
    },
  ),
  rule(
    /^Start at \((-?\d+), (-?\d+)\)\. Go (\d+) right and (\d+) up\./,
    (p) => `(${n(p(1)) + n(p(3))}, ${n(p(2)) + n(p(4))})`,
  ),
  rule(/^The point \((-?\d+), (-?\d+)\) is reflected over the ([xy])-axis\./, (p) =>
    p(3) === 'x' ? `(${p(1)}, ${-n(p(2))})` : `(${-n(p(1))}, ${p(2)})`,
  ),
];
