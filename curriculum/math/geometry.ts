import { numeric, type WrongNumber } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed, range } from '../templates.ts';
import { inDegrees, list } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import { kindChoices, kindWay } from './angle-measure.ts';
import { wholeMistakes } from './whole-mistakes.ts';

const info = { subject: 'Math', category: 'Geometry' };

const totals = [90, 180, 360];

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

function sumMistakes({ total, parts, known, sum, answer }: ReturnType<typeof angleSum>) {
  const mistakes: Record<string, WrongNumber> = {
    ...Object.fromEntries(
      totals
        .filter((other) => other !== total && other > sum)
        .map((other) => [
          `used-${other}`,
          [other - sum, `You started from ${other}°; these angles make ${total}° together.`] as const,
        ]),
    ),
    'gave-sum-of-known': [
      sum,
      known.length === 1
        ? 'This is the given angle; find the other one.'
        : 'This is the sum of the given angles; take it away from the total.',
    ],
    ...Object.fromEntries(
      known.length === 1
        ? []
        : known.map((angle, i) => [
            `forgot-angle-${i}`,
            [answer + angle, `You did not take away the angle of ${angle}°.`] as const,
          ]),
    ),
    'took-one-twice': [answer - (known[0] ?? 0), `You took ${known[0]}° away twice; it counts once.`],
    'added-to-total': [total + sum, `You added to ${total}°; take the given angles away.`],
    'shared-the-total': [total / (parts + 1), `You shared ${total}° equally; the angles are not all equal.`],
    ...(total % 10 < sum % 10
      ? {
          'forgot-the-ten': [
            answer + 10,
            'You took a ten to subtract the ones, but left the tens as they were.',
          ] as const,
          'took-two-tens': [
            answer - 10,
            'You broke up two tens to subtract the ones; one is enough.',
          ] as const,
        }
      : {
          'ten-short': [answer - 10, `With ${answer - 10}° the angles make only ${total - 10}°.`] as const,
          'ten-over': [answer + 10, `With ${answer + 10}° the angles make ${total + 10}°.`] as const,
        }),
  };
  return mistakes;
}

function missingAngle(rng: Rng, dial: Dial): Asked {
  const asked = angleSum(rng, dial);
  const { total, parts, stem, known, sum, answer } = asked;
  const shown = known.map((n) => `${n}°`);
  const [, shape] = /^are (the angles of .+)$/.exec(stem) ?? [];
  const given = ['', 'One', 'Two', 'Three'][parts];
  const start = shape
    ? `${given} of ${shape} are`
    : `${['', 'Two', 'Three'][parts]} angles ${stem}. ${given}${parts === 1 ? ' is' : ' of them are'}`;
  return {
    question: `${start} ${list(shown)}. How large is the ${['', 'other', 'third', 'fourth'][parts]}?`,
    ...numeric(answer, sumMistakes(asked), { show: inDegrees, slip: 5 }),
    hints: [
      shape
        ? `How many degrees do ${shape} have together?`
        : `How many degrees do angles have together if they ${stem}?`,
      parts === 1 ? `Take ${known[0]}° away from that.` : `Add ${list(shown)}, and compare with that total.`,
    ],
    explanation: `Together they are ${total}°.${parts > 1 ? ` The given ones make ${shown.join(' + ')} = ${sum}°.` : ''} ${total}° - ${sum}° = ${answer}°.`,
    ...(parts === 1 && {
      figure: {
        kind: 'angle' as const,
        parts: [
          { degrees: known[0] ?? 0, label: `${known[0]}°` },
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
      mends: {},
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
            ...wholeMistakes({
              ...Object.fromEntries(
                totals
                  .filter((other) => other !== total)
                  .map((other) => [
                    `used-${other}`,
                    [other / n, `You shared ${other}°; ${name} has ${total}°.`] as const,
                  ]),
              ),
              ...(n > 2 && {
                'one-angle-fewer': [
                  total / (n - 1),
                  `You shared ${total}° among ${n - 1} angles; there are ${n}.`,
                ] as const,
                'gave-two': [(2 * total) / n, 'This is two of the angles together.'] as const,
              }),
              'went-too-far': [
                total / n + 5,
                `${n} × ${total / n + 5}° is ${total + 5 * n}°; ${name} has only ${total}°.`,
              ],
              'stopped-early': [
                total / n - 5,
                `${n} × ${total / n - 5}° is only ${total - 5 * n}°; ${name} has ${total}°.`,
              ],
              'one-angle-more': [
                total / (n + 1),
                `You shared ${total}° among ${n + 1} angles; there are ${n}.`,
              ],
              'shared-once-more': [total / n / 2, `You halved your result; ${total}° ÷ ${n} is enough.`],
            }),
            'forgot-to-share': [total - n, `You took ${n} away; the angles share ${total}° equally.`],
            'gave-all-but-one': [total - total / n, 'This is all of the angles but one; give one of them.'],
          },
          { show: inDegrees, slip: 5 },
        ),
        hints: [`How many degrees does ${name} have?`, `Which number times ${n} makes this total?`],
        explanation: `${name.replace(/^a/, 'A')} has ${total}°. ${total}° ÷ ${n} = ${total / n}°.`,
      };
    }),
    kind: form([0, 1], (rng) => kind(rng)),
    more: form([2], (rng) => {
      const total = rng.pick([90, 180]);
      const diff = rng.int(1, 35) * 2;
      const small = (total - diff) / 2;
      const name = total === 90 ? 'a right angle' : 'a straight line';
      return {
        question: `Two angles make ${name}. One is ${diff}° larger than the other. How large is the smaller one?`,
        ...numeric(
          small,
          {
            'gave-the-larger': [small + diff, `This is the larger angle; the other one is ${diff}° smaller.`],
            'forgot-to-halve': [
              total - diff,
              `You took ${diff}° away, but two equal angles are left; halve.`,
            ],
            'took-all-from-half': [
              total / 2 - diff,
              `You halved ${total}° first; take the extra ${diff}° away before you halve.`,
            ],
            'just-halved': [total / 2, `You halved ${total}°, but the angles are not equal.`],
            'ten-short': [small - 10, `${small - 10}° and ${small - 10 + diff}° make only ${total - 20}°.`],
            'ten-over': [
              small + 10,
              `${small + 10}° and ${small + 10 + diff}° make ${total + 20}°; ${name} has ${total}°.`,
            ],
            'halved-the-difference': [diff / 2, `You halved ${diff}°; that is only the difference.`],
            'used-other-total': [
              (270 - total - diff) / 2,
              `You began with ${270 - total}°; ${name} has ${total}°.`,
            ],
          },
          { show: inDegrees, slip: 5 },
        ),
        hints: [
          `Take the extra ${diff}° away from the total. What kind of angles are left?`,
          'Both are equal now. How large is each?',
        ],
        explanation: `Without the extra ${diff}° two equal angles make ${total - diff}°. Half of it is ${small}°.`,
      };
    }),
  },
);

/** Asks for the kind of an angle that comes from two others. */
function kind(rng: Rng): Asked {
  const sum = rng.pick([rng.int(30, 85), 90, rng.int(95, 170), 180]);
  const a = rng.int(10, sum - 10);
  return {
    question: `Angles of ${a}° and ${sum - a}° lie side by side. What kind of angle do they make?`,
    ...kindChoices(sum),
    hints: [
      `How large are ${a}° and ${sum - a}° together?`,
      'Compare the sum with a square corner and with half a turn.',
    ],
    explanation: `${a}° + ${sum - a}° = ${sum}°. ${kindWay(sum)}`,
  };
}

/** Angles and polygons. */
export const geometry: Concept[] = [angles];
