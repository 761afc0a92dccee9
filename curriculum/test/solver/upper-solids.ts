import { n } from './arithmetic.ts';
import { evaluate, number, over, plus, power, type Q, q, root, times } from './exact.ts';
import { type Rule, rule } from './rule.ts';

import { type Point, points, show } from './upper-geometry.ts';

const pi = (text: string): Q => evaluate(text.replace(/[π ]/g, ''));

/** Reads (x - 2)² + (y + 3)² = 25. */
function circle(text: string): { center: Point; square: number } {
  const [, a = '', h, b = '', k, square] =
    /\(x ([-+]) (\d+)\)² \+ \(y ([-+]) (\d+)\)² = (\d+)/.exec(text) ?? [];
  return { center: [n(h) * (a === '-' ? 1 : -1), n(k) * (b === '-' ? 1 : -1)], square: n(square) };
}

const circleRules: Rule[] = [
  rule(/^A circle has a circumference of (\S+) \w+\. What is its radius\?$/, (p) => over(pi(p(1)), q(2))),
  rule(/^A circle has an area of (\S+) square \w+\. What is its radius\?$/, (p) => {
    const area = pi(p(1));
    return q(root(area.top, 2), root(area.bottom, 2));
  }),
  rule(/^A sector of a circle has a radius of (\d+) cm and an angle of (\d+)°\. What is (.+)\?$/, (p) => {
    const whole = p(3) === 'its area' ? q(n(p(1)) ** 2) : q(2 * n(p(1)));
    return times(whole, q(n(p(2)), 360));
  }),
  rule(/^What are the center and the radius of the circle (.+)\?$/, (p) => {
    const { center, square } = circle(p(1));
    return `${show(center)}, radius ${root(BigInt(square), 2)}`;
  }),
  rule(/^A circle has the center (\(.+\)) and the radius (\d+)\. What is its equation\?$/, (p) => (c) => {
    const { center, square } = circle(c);
    return show(center) === p(1) && square === n(p(2)) ** 2;
  }),
  rule(/^Is the point (\(.+?\)) inside, outside or on the circle (.+)\?$/, (p) => {
    const { center, square } = circle(p(2));
    const [[x, y] = [0, 0]] = points(p(1));
    const distance = (x - center[0]) ** 2 + (y - center[1]) ** 2;
    return distance === square ? 'on the circle' : distance < square ? 'inside' : 'outside';
  }),
  rule(
    /^What is the radius of the circle x² \+ y² ([-+]) (\d+)x ([-+]) (\d+)y(?: ([-+]) (\d+))? = 0\?$/,
    (p) => {
      const c = p(6) ? n(p(6)) * (p(5) === '-' ? -1 : 1) : 0;
      return q(root(BigInt((n(p(2)) / 2) ** 2 + (n(p(4)) / 2) ** 2 - c), 2));
    },
  ),
];

const solidRules: Rule[] = [
  rule(
    /^A (cylinder|cone|sphere) has the radius (\d+) \w+(?: and the height (\d+) \w+)?\. What is its volume\?$/,
    (p) => {
      const r = number(p(2));
      if (p(1) === 'sphere') return over(times(q(4), power(r, 3)), q(3));
      const full = times(times(r, r), number(p(3)));
      return p(1) === 'cone' ? over(full, q(3)) : full;
    },
  ),
  rule(/^A (cone|cylinder) has the radius (\d+) cm and the volume (\d+)π cubic cm\. How high/, (p) =>
    over(times(number(p(3)), q(p(1) === 'cone' ? 3 : 1)), power(number(p(2)), 2)),
  ),
  rule(
    /^By which factor does the volume grow if the (radius|height) of a (\w+) is multiplied by (\d+)/,
    (p) => power(number(p(3)), p(1) === 'height' ? 1 : p(2) === 'sphere' ? 3 : 2),
  ),
  rule(
    /^A rectangle of (\d+) cm by (\d+) cm has a rectangle of (\d+) cm by (\d+) cm cut out/,
    (p) => n(p(1)) * n(p(2)) - n(p(3)) * n(p(4)),
  ),
  rule(
    /^A rectangle is (\d+) cm wide and (\d+) cm high\. On top is a triangle, just as wide and (\d+) cm high/,
    (p) => plus(q(n(p(1)) * n(p(2))), q(n(p(1)) * n(p(3)), 2)),
  ),
  rule(
    /^A parallelogram has a base of (\d+) cm, a slanted side of \d+ cm and a height of (\d+) cm/,
    (p) => n(p(1)) * n(p(2)),
  ),
  rule(/^A trapezoid has parallel sides of (\d+) cm and (\d+) cm and a height of (\d+) cm/, (p) =>
    q((n(p(1)) + n(p(2))) * n(p(3)), 2),
  ),
  rule(
    /^A net has 6 rectangles: two of (\d+) cm by (\d+) cm, two of (\d+) cm by (\d+) cm and two of (\d+) cm by (\d+) cm/,
    (p) => 2 * (n(p(1)) * n(p(2)) + n(p(3)) * n(p(4)) + n(p(5)) * n(p(6))),
  ),
  rule(
    /^A pyramid has a square base with sides of (\d+) cm\. Each of its 4 triangles is (\d+) cm high/,
    (p) => n(p(1)) ** 2 + 2 * n(p(1)) * n(p(2)),
  ),
  rule(/^The net of a solid has (.+)\. Which solid is it\?$/, (p) => (c) => netOf(c) === p(1)),
  rule(/^What faces does the net of a (.+) have\?$/, (p) => netOf(p(1))),
  rule(/^A plane cuts an? (.+?) ((?:parallel|through|at) .+)\. What shape is the cut\?$/, (p) =>
    cutOf(p(1), p(2)),
  ),
];

/** Returns the base of a prism or pyramid from its name. */
const baseOf = (name: string): string => {
  const [, base = ''] = /(square|triang|hexagon)/.exec(name) ?? [];
  return base === 'triang' ? 'triangle' : base;
};

/** Returns the faces of a solid from its name. */
function netOf(name: string): string {
  if (name === 'cube') return '6 squares';
  if (name === 'cylinder') return '2 circles and 1 rectangle';
  const base = /box/.test(name) ? 'square' : baseOf(name);
  const sides = { triangle: 3, square: 4, hexagon: 6 }[base] ?? 0;
  if (!name.endsWith('pyramid')) return `2 ${base}s and ${sides} rectangles`;
  return base === 'triangle' ? '4 triangles' : `1 ${base} and ${sides} triangles`;
}

/** Returns the shape of a cut: the base if it is parallel to it, otherwise by the kind of solid. */
function cutOf(solid: string, how: string): string {
  if (solid === 'sphere') return 'a circle';
  if (how.startsWith('parallel')) {
    return `a ${/cube/.test(solid) ? 'square' : baseOf(solid) || 'circle'}`;
  }
  return /cone|pyramid/.test(solid) ? 'a triangle' : 'a rectangle';
}

/** Circles and solids. */
export const upperSolidRules: Rule[] = [...circleRules, ...solidRules];
