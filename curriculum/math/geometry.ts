import { numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { decimal, list } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Geometry' };

const degrees = (r: { toString(): string }): string => `${r}°`;

const sums = [
  { total: 90, parts: 1, stem: 'make a right angle', first: 4 },
  { total: 180, parts: 1, stem: 'make a straight line', first: 4 },
  { total: 360, parts: 2, stem: 'make a full turn', first: 4 },
  { total: 180, parts: 2, stem: 'are the angles of a triangle', first: 7 },
  { total: 360, parts: 3, stem: 'are the angles of a shape with four sides', first: 7 },
] as const;

/** Draws angles with a known sum. Triangles come from grade 7, which is when their sum is taught. */
function angleSum(rng: Rng, { grade, level }: Dial) {
  const known = sums.filter(({ first }) => first <= grade);
  const kind = rng.pick(level === 0 ? known.slice(0, 2) : known.slice(level === 2 ? -3 : 0));
  const share = Math.floor((kind.total - 5) / kind.parts);
  const step = level === 0 ? 5 : 1;
  const parts = Array.from(
    { length: kind.parts },
    () => rng.int(Math.ceil(10 / step), Math.floor(Math.min(share - 2, 170) / step)) * step,
  );
  const sum = parts.reduce((a, b) => a + b, 0);
  return { ...kind, known: parts, sum, answer: kind.total - sum };
}

function missingAngle(rng: Rng, dial: Dial): Asked {
  const { total, parts, stem, known, sum, answer } = angleSum(rng, dial);
  return {
    question: `${parts + 1} angles ${stem}. ${parts === 1 ? 'One is' : 'The others are'} ${list(known.map(degrees))}. How large is the ${parts === 1 ? 'other' : 'last'}?`,
    ...numeric(
      answer,
      {
        'used-wrong-total': Math.abs((total === 180 ? 360 : 180) - sum),
        'gave-sum-of-known': sum,
        'slip-of-ten': answer + rng.pick([-10, 10]),
      },
      { show: degrees, slip: 5 },
    ),
    explanation: `Together they are ${total}°. ${total} - ${sum} = ${answer}.`,
    ...(parts === 1 && {
      figure: {
        kind: 'angle' as const,
        parts: [
          { degrees: known[0] ?? 0, label: degrees(known[0] ?? 0) },
          { degrees: answer, label: '?' },
        ],
      },
    }),
  };
}

const angles = formed(
  {
    ...info,
    id: 'math.geometry.angles',
    title: 'Finding angles',
    grades: [4, 9],
    objectives: ['Find missing angles at a right angle, on a line, around a point and in a triangle'],
    keywords: ['angles', 'missing angles', 'triangle angles', 'angle sum', 'straight angle'],
    prerequisites: ['math.subtraction.multi-digit'],
    standards: ['4.MD.C.7', '7.G.B.5', '8.G.A.5'],
    teaching: {
      idea: {
        4: 'Angles side by side add up. A right angle has 90°, a straight line has 180°, and a full turn has 360°. Take the known angles away to find the missing one.',
        7:
          'A right angle has 90°, a straight line 180°, a full turn 360°. The angles of a triangle make 180°: put together, they form a ' +
          'straight line. A shape with four sides splits into two triangles, so it has 360°.',
      },
      caution: 'First decide which total belongs to the picture: 90°, 180° or 360°.',
      hints: [
        'How many degrees are all the angles together?',
        'Add the known ones.',
        'Take them away from the total.',
      ],
      mends: {
        'used-wrong-total':
          'Another total belongs to it. Right angle: 90°, line and triangle: 180°, full turn: 360°.',
        'gave-sum-of-known': 'This is the sum of the known angles. Take it away from the total.',
        'slip-of-ten': 'You are ten off. Subtract once more.',
        'forgot-to-share': 'The angles are equal. Share the total among them.',
        'mixed-up-kinds':
          'Less than 90° is acute, 90° is right, from 90° to 180° is obtuse, 180° is straight.',
      },
    },
  },
  {
    missing: form([0, 1, 2], missingAngle),
    claim: form([0, 1, 2], missingAngle, 'claimed'),
    equal: form([0, 1, 2], (rng, dial) => {
      const total = rng.pick([90, 180, 360]);
      const n = rng.pick(range(2, byLevel(dial, [6, 9, 12])).filter((k) => total % k === 0));
      const name = { 90: 'a right angle', 180: 'a straight line', 360: 'a full turn' }[total] ?? '';
      return {
        question: `${n} equal angles make ${name}. How large is each?`,
        ...numeric(
          total / n,
          {
            'used-wrong-total': rational(total === 360 ? 180 : total * 2, n),
            'forgot-to-share': total - n,
            'slip-of-ten': total / n + 10,
          },
          { show: (r) => `${decimal(r.round(1))}°`, slip: 5 },
        ),
        explanation: `${name.replace(/^a/, 'A')} has ${total}°. ${total} ÷ ${n} = ${total / n}.`,
      };
    }),
    kind: form([0, 1], (rng) => kind(rng)),
    more: form([2], (rng) => {
      const total = rng.pick([90, 180]);
      const diff = rng.int(1, 35) * 2;
      const small = (total - diff) / 2;
      return {
        question: `Two angles make ${total === 90 ? 'a right angle' : 'a straight line'}. One is ${diff}° larger than the other. How large is the smaller one?`,
        ...numeric(
          small,
          {
            'gave-sum-of-known': small + diff,
            'used-wrong-total': total - diff,
            'slip-of-ten': small + 10,
          },
          { show: degrees, slip: 5 },
        ),
        explanation: `Without the extra ${diff}° two equal angles make ${total - diff}°. Half of it is ${small}°.`,
      };
    }),
  },
);

/** Asks for the kind of an angle that comes from two others. */
function kind(rng: Rng): Asked {
  const texts = ['acute', 'right', 'obtuse', 'straight'];
  const right = rng.int(0, 3);
  const sum = [rng.int(30, 85), 90, rng.int(95, 170), 180][right] ?? 90;
  const a = rng.int(10, sum - 10);
  const option = (i: number) => ({ text: texts[i] ?? '', worth: texts[i] ?? '' });
  return {
    question: `Angles of ${a}° and ${sum - a}° lie side by side. What kind of angle do they make?`,
    answer: option(right),
    mistakes: [0, 1, 2, 3].filter((i) => i !== right).map((i) => ({ name: 'mixed-up-kinds', ...option(i) })),
    explanation: `${a}° + ${sum - a}° = ${sum}°.`,
  };
}

/** Angles and polygons. */
export const geometry: Concept[] = [angles];
