import { numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Geometry' };

const degrees = (r: { toString(): string }): string => `${r}°`;
const relations = ['complementary', 'supplementary', 'vertical'] as const;

function pairQuestion(rng: Rng, dial: Dial): Asked {
  const relation = rng.pick(relations);
  const a = rng.int(1, relation === 'complementary' ? 17 : 35) * 5 + (dial.level === 0 ? 0 : rng.int(-4, 4));
  const of = { complementary: 90 - a, supplementary: 180 - a, vertical: a };
  const others = relations.filter((name) => name !== relation && of[name] > 0 && of[name] !== of[relation]);
  return {
    question: `Two angles are ${relation}. One has ${a}°. How large is the other?`,
    ...numeric(
      of[relation],
      {
        ...Object.fromEntries(others.map((name) => [`took-${name}`, of[name]])),
        'slip-of-ten': of[relation] + rng.pick([-10, 10]),
      },
      { show: degrees, slip: 5, max: 180 },
    ),
    explanation:
      relation === 'vertical'
        ? `Vertical angles are equal: ${a}°.`
        : `${relation === 'complementary' ? 'Complementary' : 'Supplementary'} angles make ${relation === 'complementary' ? 90 : 180}° together: ${of[relation]}°.`,
  };
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
  return {
    question: `Two angles are ${relation}. One has (${a}x + ${b})°, the other (${factor}x ${d < 0 ? '-' : '+'} ${Math.abs(d)})°. What is x?`,
    ...numeric(x, {
      'slip-of-one': x + rng.pick([-1, 1]),
      'gave-the-angle': first,
      'took-another-total': x + rng.pick([10, 12, 15]),
    }),
    explanation:
      relation === 'vertical'
        ? `Vertical angles are equal: ${a}x + ${b} = ${factor}x ${d < 0 ? '-' : '+'} ${Math.abs(d)}, so x = ${x}.`
        : `Their sum is ${total}°: ${a + factor}x ${b + d < 0 ? '-' : '+'} ${Math.abs(b + d)} = ${total}, so x = ${x}.`,
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
      hints: [
        'What do the two angles make together?',
        'Or are they opposite each other?',
        'Write an equation.',
      ],
      mends: {
        'took-complementary': 'That would be a right angle together. Read the word once more.',
        'took-supplementary': 'That would be a straight line together. Read the word once more.',
        'took-vertical': 'Only vertical angles are equal. These two add up.',
        'slip-of-ten': 'You are ten off. Subtract once more.',
        'slip-of-one': 'Put your x in: the angles do not fit.',
        'gave-the-angle': 'This is an angle. The question asks for x.',
        'took-another-total': 'Check which total belongs to the word.',
        'mixed-up-words':
          '90° together: complementary. 180° together: supplementary. Opposite and equal: vertical.',
      },
    },
  },
  {
    other: form([0, 1], pairQuestion),
    claim: form([0, 1, 2], pairQuestion, 'claimed'),
    word: form([0, 1, 2], (rng) => {
      const right = rng.pick(relations.slice(0, 2));
      const a = rng.int(5, 85);
      const total = right === 'complementary' ? 90 : 180;
      const texts = ['complementary', 'supplementary', 'neither'];
      const off = rng.int(0, 2) === 0 ? rng.pick([-10, 10, 20]) : 0;
      const answer = off === 0 ? right : 'neither';
      const option = (text: string) => ({ text, worth: text });
      return {
        question: `Angles have ${a}° and ${total - a + off < 1 ? total - a + 20 : total - a + off}°. What are they?`,
        answer: option(answer),
        mistakes: texts
          .filter((text) => text !== answer)
          .map((text) => ({ name: 'mixed-up-words', ...option(text) })),
        explanation: `Their sum is ${off === 0 ? total : a + (total - a + off < 1 ? total - a + 20 : total - a + off)}°.`,
      };
    }),
    equation: form([1, 2], equationQuestion),
    cross: form([0, 2], (rng) => {
      const a = rng.int(4, 32) * 5 + rng.int(0, 4);
      const next = rng.int(0, 1) === 1;
      return {
        question: `Two lines cross. One of the four angles has ${a}°. How large is the angle ${next ? 'beside' : 'opposite'} it?`,
        ...numeric(
          next ? 180 - a : a,
          {
            [next ? 'took-vertical' : 'took-supplementary']: next ? a : 180 - a,
            'slip-of-ten': (next ? 180 - a : a) + rng.pick([-10, 10]),
            ...(a < 90 && { 'took-complementary': 90 - a }),
          },
          { show: degrees, slip: 5 },
        ),
        explanation: next
          ? `Both make a straight line: 180 - ${a} = ${180 - a}.`
          : `Opposite angles are equal: ${a}°.`,
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

/** Names two angles at the crossings, numbered from 1: upper crossing 1 to 4, lower crossing 5 to 8. */
function twoAngles(rng: Rng): { i: number; j: number; equal: boolean } {
  const [i, j] = rng.pair([1, 2, 3, 4, 5, 6, 7, 8]);
  return { i, j, equal: (i - j) % 2 === 0 };
}

const setting =
  'Two parallel lines are crossed by a third line. Angles 1 to 4 are at the upper crossing: upper left, upper right, lower ' +
  'right, lower left. Angles 5 to 8 are at the lower one in the same order.';
const figure = { kind: 'transversal', labels: ['1', '2', '3', '4', '5', '6', '7', '8'] } as const;

/** Returns the name of a pair of angles at different crossings. */
function nameOf(i: number, j: number): string {
  const [a, b] = [Math.min(i, j), Math.max(i, j) - 4];
  const isInner = (n: number, upper: boolean): boolean => (upper ? n >= 3 : n <= 2);
  if (a === b) return 'corresponding';
  if ((a - b) % 2 !== 0) return 'same-side';
  return isInner(a, true) && isInner(b, false) ? 'alternate interior' : 'alternate exterior';
}

function across(rng: Rng): Asked {
  const { i, j, equal } = twoAngles(rng);
  const obtuse = i % 2 === 1;
  const a = obtuse ? rng.int(95, 150) : rng.int(30, 85);
  const right = equal ? a : 180 - a;
  return {
    question: `${setting} Angle ${i} is ${a}° large. How large is angle ${j}?`,
    ...numeric(
      right,
      {
        [equal ? 'took-the-supplement' : 'took-equal-angles']: equal ? 180 - a : a,
        'slip-of-ten': right + rng.pick([-10, 10]),
      },
      { show: degrees, slip: 5 },
    ),
    explanation: `Parallel lines make only two sizes of angles. Angles ${i} and ${j} are ${equal ? 'equal' : 'supplementary'}: ${right}°.`,
    figure,
  };
}

const parallels = formed(
  {
    ...info,
    id: 'math.geometry.parallel-lines',
    title: 'Parallel lines and angles',
    grades: [8, 10],
    objectives: ['Find angles at parallel lines that a third line crosses'],
    keywords: [
      'parallel lines',
      'transversal',
      'corresponding angles',
      'alternate interior angles',
      'exterior angle of a triangle',
    ],
    prerequisites: ['math.geometry.angle-pairs'],
    standards: ['8.G.A.5', 'HSG.CO.C.9'],
    teaching: {
      idea:
        'A line that crosses two parallel lines makes the same angles at both. Corresponding angles are equal, and so are ' +
        'alternate angles. All angles there have only two sizes, which make 180° together.',
      caution: 'This holds for parallel lines only.',
      hints: [
        'Is the angle sharp like the given one, or wide?',
        'Equal shape: equal size. Otherwise they make 180°.',
      ],
      mends: {
        'took-the-supplement': 'Both angles look alike: sharp or wide. Then they are equal.',
        'took-equal-angles': 'One angle is sharp and the other is wide. Together they make 180°.',
        'slip-of-ten': 'You are ten off. Subtract once more.',
        'mixed-up-names':
          'Same corner: corresponding. On different sides of the third line: alternate. Between the lines: interior.',
        'took-the-sum-of-three': 'The exterior angle is the sum of the two angles that do not touch it.',
        'mixed-up-relation': 'Compare the shapes: sharp and sharp are equal, sharp and wide make 180°.',
      },
    },
  },
  {
    angle: form([0, 1, 2], across),
    relation: form([0, 1, 2], (rng) => {
      const { i, j, equal } = twoAngles(rng);
      const option = (text: string) => ({ text, worth: text });
      const texts = ['equal', 'together 180°', 'together 90°'];
      const answer = equal ? 'equal' : 'together 180°';
      return {
        question: `${setting} What is true of the angles ${i} and ${j}?`,
        answer: option(answer),
        mistakes: texts
          .filter((text) => text !== answer)
          .map((text) => ({ name: 'mixed-up-relation', ...option(text) })),
        explanation: equal
          ? 'They have the same shape, so they are equal.'
          : 'One is sharp and one is wide, and together they make a straight line.',
        figure,
      };
    }),
    name: form([1, 2], (rng) => {
      const [i, j] = rng.pick([
        [1, 5],
        [2, 6],
        [3, 7],
        [4, 8],
        [3, 5],
        [4, 6],
        [1, 7],
        [2, 8],
      ] as const);
      const answer = nameOf(i, j);
      const option = (text: string) => ({ text, worth: text });
      return {
        question: `${setting} What are the angles ${i} and ${j} called?`,
        answer: option(answer),
        mistakes: ['corresponding', 'alternate interior', 'alternate exterior']
          .filter((text) => text !== answer)
          .map((text) => ({ name: 'mixed-up-names', ...option(text) })),
        explanation:
          answer === 'corresponding'
            ? 'They lie at the same corner of both crossings.'
            : `They lie on different sides of the third line, ${answer.endsWith('interior') ? 'between' : 'outside'} the parallel lines.`,
        figure,
      };
    }),
    exterior: form([0, 1, 2], (rng, dial) => {
      const [a, b] = [rng.int(20, byLevel(dial, [70, 80, 90])), rng.int(25, 75)];
      const back = dial.level > 0 && rng.int(0, 1) === 1;
      return {
        question: back
          ? `An exterior angle of a triangle has ${a + b}°. One of the two inner angles that do not touch it has ${a}°. How large is the other?`
          : `Two angles of a triangle have ${a}° and ${b}°. How large is the exterior angle at the third corner?`,
        ...numeric(
          back ? b : a + b,
          {
            'took-the-supplement': back ? 180 - a - b : 180 - a - b,
            'took-the-sum-of-three': back ? 180 - a : 360 - a - b,
            'slip-of-ten': (back ? b : a + b) + 10,
          },
          { show: degrees, slip: 5 },
        ),
        explanation: `The exterior angle is the sum of the two angles that do not touch it: ${a}° + ${b}° = ${a + b}°.`,
      };
    }),
  },
);

/** Pairs of angles. */
export const angleRelations: Concept[] = [anglePairs, parallels];
