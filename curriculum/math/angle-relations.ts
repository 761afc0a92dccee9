import { exactOption, numeric, type WrongNumber } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Geometry' };

const degrees = (r: { toString(): string }): string => `${r}°`;
const meaningOf = {
  complementary: 'Complementary angles make a right angle together.',
  supplementary: 'Supplementary angles make a straight line together.',
  vertical: 'Vertical angles lie opposite each other where two lines cross.',
} as const;
const relations = ['complementary', 'supplementary', 'vertical'] as const;

function pairQuestion(rng: Rng, dial: Dial): Asked {
  const relation = rng.pick(relations);
  const a = rng.int(1, relation === 'complementary' ? 17 : 35) * 5 + (dial.level === 0 ? 0 : rng.int(-4, 4));
  const of = { complementary: 90 - a, supplementary: 180 - a, vertical: a };
  const others = relations.filter((name) => name !== relation && of[name] > 0 && of[name] !== of[relation]);
  return {
    question: `Two angles are ${relation}. One is ${a}°. How large is the other?`,
    ...numeric(
      of[relation],
      {
        ...Object.fromEntries(others.map((name) => [`took-${name}`, of[name]])),
        ...(a < 90 &&
          relation !== 'vertical' && {
            'took-full-turn': [360 - a, 'You took 360°; read which total belongs to the word.'] as const,
          }),
        ...(relation === 'vertical' && {
          ...(a % 2 === 0 && {
            'halved-the-angle': [a / 2, 'Nothing is halved: vertical angles are equal.'] as const,
          }),
          'doubled-the-angle': [2 * a, 'You added both angles; the question asks for one of them.'] as const,
        }),
        ...(relation !== 'vertical' &&
          Object.fromEntries(
            [-10, 10].map((off) => [
              `ten-${off < 0 ? 'short' : 'over'}`,
              [
                of[relation] + off,
                `${a}° and ${of[relation] + off}° make ${a + of[relation] + off}°; ${relation} angles make ${a + of[relation]}°.`,
              ] as const,
            ]),
          )),
      },
      { show: degrees, slip: 5, max: 360 },
    ),
    explanation:
      relation === 'vertical'
        ? `Vertical angles lie opposite each other where two lines cross. They are equal, so both are ${a}°.`
        : `${relation === 'complementary' ? 'Complementary' : 'Supplementary'} angles make ${relation === 'complementary' ? 90 : 180}° together. Subtract: ${relation === 'complementary' ? 90 : 180} - ${a} = ${of[relation]}.`,
    hints: [
      meaningOf[relation],
      relation === 'vertical'
        ? 'Compare both angles in a drawing of two lines that cross.'
        : 'Take the given angle from this total.',
    ],
  };
}

/** Returns the values of x that come from another relation of the angles (ax + b) and (cx + d), or from a step that is left out. */
function wrongTotals(
  a: number,
  b: number,
  c: number,
  d: number,
  x: number,
  relation: (typeof relations)[number],
): Record<string, WrongNumber> {
  const right = { complementary: 90, supplementary: 180, vertical: 0 }[relation];
  const wrong: Record<string, WrongNumber> = {};
  for (const total of [90, 180, 360])
    if (total !== right && (total - b - d) % (a + c) === 0)
      wrong[`took-a-total-of-${total}`] = [
        (total - b - d) / (a + c),
        `You set the sum equal to ${total}°; ${relation} angles ${right === 0 ? 'are equal' : `make ${right}°`}.`,
      ];
  if (right !== 0) {
    if ((d - b) % (a - c) === 0)
      wrong['took-vertical'] = [
        (d - b) / (a - c),
        `You set the angles equal; ${relation} angles make ${right}°.`,
      ];
    wrong['left-out-the-last-step'] = [(a + c) * x, `This is ${a + c}x; divide by ${a + c}.`];
  } else
    wrong['left-out-the-last-step'] = [
      Math.abs(a - c) * x,
      `This is ${Math.abs(a - c)}x; divide by ${Math.abs(a - c)}.`,
    ];
  return wrong;
}

/** Draws two angles (ax + b) and (cx + d) with a relation. */
function equationQuestion(rng: Rng): Asked {
  const relation = rng.pick(relations);
  const x = rng.int(5, 15);
  const a = rng.int(2, 4);
  const b = rng.int(1, 12);
  const first = a * x + b;
  const total = { complementary: 90, supplementary: 180, vertical: 0 }[relation];
  const second = total === 0 ? first : total - first;
  const c = rng.int(1, 3) === a ? 5 : rng.int(1, 3);
  const factor = c === a ? a + 1 : c;
  const d = second - factor * x;
  const [one, all] = [Math.abs(a - factor), a + factor];
  return {
    question: `Two angles are ${relation}. One is (${a}x + ${b})°, the other is (${factor === 1 ? '' : factor}x ${d < 0 ? '-' : '+'} ${Math.abs(d)})°. What is x?`,
    ...numeric(x, {
      'gave-the-angle': first,
      ...wrongTotals(a, b, factor, d, x, relation),
      ...Object.fromEntries(
        [-3, -2, -1, 1, 2, 3].map((off) => {
          const [p, q] = [first + a * off, second + factor * off];
          return [
            `tried-${off}`,
            [
              x + off,
              total === 0
                ? `With x = ${x + off} the angles are ${p}° and ${q}°; vertical angles are equal.`
                : `With x = ${x + off} the angles make ${p + q}°; ${relation} angles make ${total}°.`,
            ] as const,
          ];
        }),
      ),
    }),
    hints: [
      meaningOf[relation],
      relation === 'vertical'
        ? 'Vertical angles are equal, so set both expressions equal.'
        : 'Add both expressions, and set the sum equal to this total.',
    ],
    explanation:
      relation === 'vertical'
        ? `Vertical angles are equal: ${a}x + ${b} = ${factor === 1 ? '' : factor}x ${d < 0 ? '-' : '+'} ${Math.abs(d)}. ${one === 1 ? 'So' : `So ${one}x = ${one * x}, and`} x = ${x}.`
        : `Their sum is ${total}°: ${all}x ${b + d === 0 ? '' : `${b + d < 0 ? '-' : '+'} ${Math.abs(b + d)} `}= ${total}. So ${b + d === 0 ? '' : `${all}x = ${all * x}, and `}x = ${x}.`,
  };
}

const anglePairs = formed(
  {
    ...info,
    id: 'math.geometry.angle-pairs',
    title: 'Pairs of angles',
    grades: [7, 9],
    objectives: ['Use complementary, supplementary and vertical angles'],
    keywords: ['complementary', 'supplementary', 'vertical angles', 'adjacent angles', 'angle relationships'],
    prerequisites: ['math.geometry.angles', 'math.algebra.one-step'],
    standards: ['7.G.B.5'],
    teaching: {
      idea:
        'Complementary angles make a right angle, 90°. Supplementary angles make a straight line, 180°. Where two lines cross, ' +
        'the angles opposite each other are vertical angles, and they are equal.',
      caution: 'C comes before S, and 90 before 180: complementary is 90°, supplementary 180°.',
      trap: 'took-supplementary',
      mends: {
        'took-complementary': 'You made a right angle of 90°; only complementary angles do that.',
        'took-supplementary': 'You made a straight line of 180°; only supplementary angles do that.',
        'took-vertical': 'You took equal angles; only angles opposite each other are equal.',
        'gave-the-angle': 'This is the size of an angle; the question asks for x.',
      },
    },
  },
  {
    other: form([0, 1], pairQuestion),
    word: form([0, 1, 2], (rng) => {
      const right = rng.pick(relations.slice(0, 2));
      const a = rng.int(5, 85);
      const total = right === 'complementary' ? 90 : 180;
      const texts = ['complementary', 'supplementary', 'neither'];
      const off = rng.int(0, 2) === 0 ? rng.pick([-10, 10, 20]) : 0;
      const answer = off === 0 ? right : 'neither';
      const b = total - a + off < 1 ? total - a + 20 : total - a + off;
      return {
        question: `Two angles are ${a}° and ${b}°. Are they complementary, supplementary or neither?`,
        hints: ['Add the two angles.', 'Complementary angles make 90°, and supplementary angles make 180°.'],
        answer: exactOption(answer),
        mistakes: texts
          .filter((text) => text !== answer)
          .map((text) => ({
            name: 'mixed-up-words',
            ...exactOption(text),
            mend: `${a}° + ${b}° = ${a + b}°; complementary angles make 90°, and supplementary ones 180°.`,
          })),
        explanation: `Their sum is ${a + b}°. Complementary angles make 90°, and supplementary angles make 180°, so they are ${answer}.`,
      };
    }),
    equation: form([1, 2], equationQuestion),
    cross: form([0, 2], (rng) => {
      const a = rng.int(4, 32) * 5 + rng.int(0, 4);
      const next = rng.int(0, 1) === 1;
      return {
        question: `Two lines cross. One of the four angles is ${a}°. How large is the angle ${next ? 'beside' : 'opposite'} it?`,
        ...numeric(
          next ? 180 - a : a,
          {
            [next ? 'took-vertical' : 'took-supplementary']: next ? a : 180 - a,
            'took-the-rest-of-a-turn': [
              360 - a,
              'All four angles make 360°, but the question asks for one of them.',
            ],
            ...(a % 2 === 0 && {
              'halved-the-rest': [
                (360 - a) / 2,
                'The three other angles are not equal; look at where the angle lies.',
              ] as const,
            }),
            ...(a < 90 && { 'took-complementary': 90 - a }),
          },
          {
            show: degrees,
            slip: 5,
            check: (wrong) =>
              next
                ? `${a}° and ${wrong}° make ${wrong.plus(a)}°; angles beside each other make 180°.`
                : `${wrong}° is ${Number(wrong) > a ? 'wider' : 'narrower'} than ${a}°; angles opposite each other are equal.`,
          },
        ),
        hints: [
          'Draw two lines that cross, and mark the angle.',
          next
            ? 'Angles beside each other lie on a straight line.'
            : 'Look at the angle across the crossing: is it wider, narrower or just as wide?',
        ],
        explanation: next
          ? `Angles beside each other make a straight line of 180°: 180 - ${a} = ${180 - a}.`
          : `Angles opposite each other at a crossing are vertical angles. They are equal, so both are ${a}°.`,
        figure: {
          kind: 'angle',
          parts: [
            { degrees: a, label: `${a}°` },
            { degrees: 180 - a, ...(next && { label: '?' }) },
            { degrees: a, ...(!next && { label: '?' }) },
            { degrees: 180 - a },
          ],
        },
      };
    }),
  },
);

/** Pairs of angles. */
export const angleRelations: Concept[] = [anglePairs];
