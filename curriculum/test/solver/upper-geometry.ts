import { n } from './arithmetic.ts';
import { evaluate, minus, number, over, plus, q, root, same, times } from './exact.ts';
import { type Rule, rule } from './rule.ts';

export type Point = [number, number];
export const points = (text: string): Point[] =>
  [...text.matchAll(/\((-?\d+), (-?\d+)\)/g)].map(([, x, y]): Point => [n(x), n(y)]);
export const show = ([x, y]: Point): string => `(${x}, ${y})`;

const totals: Record<string, number> = {
  'a right angle': 90,
  'a straight line': 180,
  'a full turn': 360,
};
const sumOf: Record<string, number> = { complementary: 90, supplementary: 180 };

/** Returns the size of the angles with odd and even numbers at two parallel lines: wide and sharp ones take turns. */
const sameSize = (i: string, j: string): boolean => n(i) % 2 === n(j) % 2;

function pairName(i: number, j: number): string {
  const [upper, lower] = i < j ? [i, j - 4] : [j, i - 4];
  if (upper === lower) return 'corresponding';
  if (!sameSize(`${i}`, `${j}`)) return 'same-side interior';
  return upper > 2 && lower < 3 ? 'alternate interior' : 'alternate exterior';
}

const angleRules: Rule[] = [
  rule(/^(\d+) equal angles make (.+)\. How large is each\?$/, (p) => q(totals[p(2)] ?? 0, n(p(1)))),
  rule(/^Angles of (\d+)° and (\d+)° lie side by side\. What kind/, (p) => {
    const sum = n(p(1)) + n(p(2));
    return sum < 90 ? 'acute' : sum === 90 ? 'right' : sum < 180 ? 'obtuse' : 'straight';
  }),
  rule(/^Two angles make (.+)\. One is (\d+)° larger than the other\. How large is the smaller/, (p) =>
    q((totals[p(1)] ?? 0) - n(p(2)), 2),
  ),
  rule(/^The interior angles of a polygon make ([\d,]+)° together\./, (p) =>
    plus(over(number(p(1)), q(180)), q(2)),
  ),
  rule(/^Each exterior angle of a regular polygon is (\d+)°\./, (p) => q(360, n(p(1)))),
  rule(/^Two angles are (\w+)\. One is (\d+)°\. How large is the other\?$/, (p) =>
    p(1) === 'vertical' ? n(p(2)) : (sumOf[p(1)] ?? 0) - n(p(2)),
  ),
  rule(/^Two angles are (\w+)\. One is \((.+)\)°, the other is \((.+)\)°\. What is x\?$/, (p) => (c) => {
    const [a, b] = [evaluate(p(2), number(c)), evaluate(p(3), number(c))];
    return p(1) === 'vertical' ? same(a, b) : same(plus(a, b), q(sumOf[p(1)] ?? 0));
  }),
  rule(/^Two angles are (\d+)° and (\d+)°\. Are they complementary/, (p) => {
    const sum = n(p(1)) + n(p(2));
    return sum === 90 ? 'complementary' : sum === 180 ? 'supplementary' : 'neither';
  }),
  rule(
    /^Two lines cross\. One of the four angles is (\d+)°\. How large is the angle (beside|opposite) it\?$/,
    (p) => (p(2) === 'beside' ? 180 - n(p(1)) : n(p(1))),
  ),
  rule(/^Two parallel lines .* Angle (\d) is (\d+)°\. How large is angle (\d)\?$/, (p) =>
    sameSize(p(1), p(3)) ? n(p(2)) : 180 - n(p(2)),
  ),
  rule(/^Two parallel lines .* How are the sizes of angles (\d) and (\d) related\?$/, (p) =>
    sameSize(p(1), p(2)) ? 'equal' : 'together 180°',
  ),
  rule(/^Two parallel lines .* What are the angles (\d) and (\d) called\?$/, (p) =>
    pairName(n(p(1)), n(p(2))),
  ),
  rule(/^An exterior angle of a triangle is (\d+)°\. One .* is (\d+)°\./, (p) => n(p(1)) - n(p(2))),
  rule(
    /^Two angles of a triangle are (\d+)° and (\d+)°\. How large is the exterior angle/,
    (p) => n(p(1)) + n(p(2)),
  ),
];

/** Motions by their words, as matrices. */
const matrixOf: readonly (readonly [RegExp, readonly [number, number, number, number]])[] = [
  [/over the x-axis/, [1, 0, 0, -1]],
  [/over the y-axis/, [-1, 0, 0, 1]],
  [/180°/, [-1, 0, 0, -1]],
  [/90° counterclockwise/, [0, -1, 1, 0]],
  [/90° clockwise/, [0, 1, -1, 0]],
];

function moved(text: string, [x, y]: Point): Point {
  const [a, b, c, d] = matrixOf.find(([words]) => words.test(text))?.[1] ?? [1, 0, 0, 1];
  // Avoids -0.
  return [a * x + b * y + 0, c * x + d * y + 0];
}

const planeRules: Rule[] = [
  rule(/^Start at (\(.+\))\. Go (\d+) (right|left) and (\d+) (up|down)\. Where/, (p) => {
    const [[x, y] = [0, 0]] = points(p(1));
    return show([x + (p(3) === 'left' ? -1 : 1) * n(p(2)), y + (p(5) === 'down' ? -1 : 1) * n(p(4))]);
  }),
  rule(/^You go (\d+) right and (\d+) up, and reach (\(.+\))\. Where did you start\?$/, (p) => {
    const [[x, y] = [0, 0]] = points(p(3));
    return show([x - n(p(1)), y - n(p(2))]);
  }),
  rule(/^How far is it from (\(.+\) to \(.+\))(?: in a straight line)?\?$/, (p) => {
    const [[a, b] = [0, 0], [c, d] = [0, 0]] = points(p(1));
    return q(root(BigInt((a - c) ** 2 + (b - d) ** 2), 2));
  }),
  rule(/^A rectangle has the corners (.+)\. Where is the fourth corner\?$/, (p) => {
    const [[a, b] = [0, 0], [c, d] = [0, 0], [e, f] = [0, 0]] = points(p(1));
    return show([a + e - c, b + f - d]);
  }),
  rule(/^The point (\(.+?\)) (is reflected|turns) (.+)\. Where does it land\?$/, (p) =>
    show(moved(p(3), points(p(1))[0] ?? [0, 0])),
  ),
  rule(
    /^A triangle has the corners (.+)\. Its image has the corners (.+)\. Which motion is it/,
    (p) => (c) =>
      points(p(1)).every(
        (corner, i) =>
          show(moved(c.replace('of the', 'over the'), corner)) === show(points(p(2))[i] ?? [0, 0]),
      ),
  ),
  rule(/^A dilation with center \(0, 0\) and factor (\S+) moves (\(.+\))\. Where/, (p) => {
    const [[x, y] = [0, 0]] = points(p(2));
    const k = evaluate(p(1));
    return show([n(times(k, q(x)).top), n(times(k, q(y)).top)]);
  }),
  rule(
    /^A triangle has a side of (\d+) cm, and the angle opposite it is (\d+)°\. .*?(?:dilated by the factor (\d+))?\. How/,
    (p) => {
      const factor = /dilated by the factor (\d+)/.exec(p(0))?.[1] ?? 1;
      return `${n(p(1)) * n(factor)} cm and ${p(2)}°`;
    },
  ),
];

const triangleRules: Rule[] = [
  rule(/^A triangle has sides of (\d+) cm, (\d+) cm and (\d+) cm\. What kind/, (p) => {
    const gap = n(p(1)) ** 2 + n(p(2)) ** 2 - n(p(3)) ** 2;
    return gap === 0 ? 'a right triangle' : gap > 0 ? 'an acute triangle' : 'an obtuse triangle';
  }),
  rule(/^In a right triangle (cos|sin) A = (\S+), and the hypotenuse is (\d+)\./, (p) =>
    times(evaluate(p(2)), number(p(3))),
  ),
  rule(
    /^For which acute angle is the (?:sine|cosine) equal to the (?:sine|cosine) of (\d+)°\?$/,
    (p) => 90 - n(p(1)),
  ),
  rule(/^What is (sin|cos) (\d+)°\?$/, (p) => (c) => {
    const exact = p(1) === 'sin' ? Math.sin((n(p(2)) * Math.PI) / 180) : Math.cos((n(p(2)) * Math.PI) / 180);
    const [, sign, inner, whole, below = '1'] = /^(-?)(?:√(\d+)|(\d+))(?:\/(\d+))?$/.exec(c) ?? [];
    const size = (inner ? Math.sqrt(n(inner)) : n(whole)) / n(below);
    return Math.abs((sign ? -size : size) - exact) < 1e-9;
  }),
  rule(/^How many degrees are (\d*)π(?:\/(\d+))? radians\?$/, (p) => q(180 * n(p(1) || 1), n(p(2) || 1))),
  rule(/^What is (\d+)° in radians\?$/, (p) => (c) => {
    const [, top, below] = /^(\d*)π(?:\/(\d+))?$/.exec(c) ?? [];
    return same(q(180 * n(top || 1), n(below ?? 1)), number(p(1)));
  }),
  rule(
    /^In which quadrant is the point of the unit circle at (\d+)°\?$/,
    (p) => `Quadrant ${['I', 'II', 'III', 'IV'][Math.floor((n(p(1)) % 360) / 90)]}`,
  ),
  rule(/^Angle t lies in quadrant (\w+), and (sin|cos) t = (\d+)\/(\d+)\. What is (sin|cos) t\?$/, (p) => {
    const other = q(root(BigInt(n(p(4)) ** 2 - n(p(3)) ** 2), 2), n(p(4)));
    const positive = p(5) === 'sin' ? /^II?$/.test(p(1)) : /^IV?$/.test(p(1));
    return positive ? other : minus(q(0), other);
  }),
];

const waveOf = (text: string): [number, number, number] => {
  const [, a, b, sign, d] = /y = (\d+) (?:sin|cos)\((\d+)x\) ([-+]) (\d+)/.exec(text) ?? [];
  return [n(a), n(b), n(d) * (sign === '-' ? -1 : 1)];
};

const waveRules: Rule[] = [
  rule(/^x is in degrees\. What is the period of (.+)\?$/, (p) => q(360, waveOf(p(1))[1])),
  rule(/^What are the least and the greatest value of (.+)\?$/, (p) => {
    const [a, , d] = waveOf(p(1));
    return `${d - a} and ${d + a}`;
  }),
  rule(
    /^A sine wave has the least value (\S+) and the greatest value (\S+)\. What is its (amplitude|middle line)\?$/,
    (p) => q(n(p(2)) + (p(3) === 'amplitude' ? -1 : 1) * n(p(1)), 2),
  ),
  rule(
    /^A sine wave has the amplitude (\d+) and the period (\d+)°\./,
    (p) => `y = ${p(1)} sin(${360 / n(p(2))}x)`,
  ),
  rule(
    /^The water in a harbor .* between (\d+) m and (\d+) m\. .* takes (\d+) hours\. .* at (\d+) o'clock\?$/,
    (p) => {
      if (2 * n(p(4)) !== n(p(3))) throw new Error('not half a period');
      return n(p(1));
    },
  ),
];

const scaleRules: Rule[] = [
  rule(/^On a (?:plan|map), 1 cm stands for (\d+) \w+\. A line on it is (\S+) cm long/, (p) =>
    times(number(p(1)), number(p(2))),
  ),
  rule(/^On a (?:plan|map), 1 cm stands for (\d+) \w+\. A (?:path|road) is (\S+) \w+ long/, (p) =>
    over(number(p(2)), number(p(1))),
  ),
  rule(/^A drawing shows a side of (\d+) cm as (\d+) cm\. Another side is (\d+) cm/, (p) =>
    q(n(p(3)) * n(p(2)), n(p(1))),
  ),
  rule(
    /^A drawing has an area of (\d+) square cm\. All its lengths are multiplied by (\d+)/,
    (p) => n(p(1)) * n(p(2)) ** 2,
  ),
  rule(
    /^Triangles ABC and DEF are similar\. AB = (\d+), BC = (\d+) and DE = (\S+)\. How long is EF\?$/,
    (p) => over(times(number(p(2)), evaluate(p(3))), number(p(1))),
  ),
  rule(/^A stick of (\d+) ft has a shadow of (\d+) ft\. .* a shadow of (\d+) ft\./, (p) =>
    q(n(p(1)) * n(p(3)), n(p(2))),
  ),
  rule(/^One triangle has angles of (\d+)° and (\d+)°\. Another has angles of (\d+)° and (\d+)°\./, (p) => {
    const angles = (a: number, b: number): string => [a, b, 180 - a - b].sort((x, y) => x - y).join();
    const similar = angles(n(p(1)), n(p(2))) === angles(n(p(3)), n(p(4)));
    return similar ? 'yes' : 'no';
  }),
  rule(/^Triangles \w+ and \w+ have (.+)\. By which criterion are they similar\?$/, (p) =>
    p(1).startsWith('three') ? 'SSS' : p(1).includes('between') ? 'SAS' : 'AA',
  ),
];

/** Names the criterion of three equal parts: sides have two letters, and angles have one. */
function criterionOf(parts: readonly string[]): string {
  const sides = parts.filter((part) => part.length === 2);
  const corners = parts.filter((part) => part.length === 1);
  if (sides.length === 3) return 'SSS';
  const isIncluded = (corner: string): boolean => sides.every((side) => side.includes(corner));
  if (sides.length === 2) return isIncluded(corners[0] ?? '') ? 'SAS' : 'not necessarily congruent';
  if (sides.length === 1) return corners.every((corner) => sides[0]?.includes(corner)) ? 'ASA' : 'AAS';
  return 'not necessarily congruent';
}

/** Returns the parts of the first triangle that are equal to parts of the second one. */
const partsOf = (text: string): string[] =>
  text.split(/,(?: and)? | and /).map((part) => part.replace('angle ', '').split(' = ')[0] ?? '');

const congruenceRules: Rule[] = [
  rule(/^In the triangles \w+ and \w+: (.+)\. By which criterion are they congruent\?$/, (p) =>
    criterionOf(partsOf(p(1))),
  ),
  rule(
    /^In the triangles \w+ and \w+: (.+)\. What else must be known for (\w+)\?$/,
    (p) => (c) => criterionOf([...partsOf(p(1)), ...partsOf(c)]) === p(2),
  ),
  rule(/^Triangle (\w+) is congruent to triangle (\w+)\. Which side is equal to (\w+)\?$/, (p) =>
    [...p(3)].map((letter) => p(2)[p(1).indexOf(letter)]).join(''),
  ),
  rule(
    /^Triangle \w+ is congruent to triangle \w+\. \w+ = (.+) and \w+ = (\d+)\. What is x\?$/,
    (p) => (c) => same(evaluate(p(1), number(c)), number(p(2))),
  ),
];

/** Angles, the plane, triangles and waves from grade 6. */
export const upperGeometryRules: Rule[] = [
  ...angleRules,
  ...planeRules,
  ...triangleRules,
  ...waveRules,
  ...scaleRules,
  ...congruenceRules,
];
