import { among, numeric, worded } from '../choices.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { count, withArticle } from '../text.ts';
import type { Concept } from '../types.ts';
import { wholeMistakes } from './whole-mistakes.ts';

const info = { subject: 'Math', category: 'Geometry' };

/** Capital letters in block print by the lines of symmetry that they have. */
const letters: readonly [letter: string, vertical: boolean, horizontal: boolean][] = [
  ['A', true, false],
  ['M', true, false],
  ['T', true, false],
  ['U', true, false],
  ['V', true, false],
  ['W', true, false],
  ['Y', true, false],
  ['B', false, true],
  ['C', false, true],
  ['D', false, true],
  ['E', false, true],
  ['K', false, true],
  ['H', true, true],
  ['I', true, true],
  ['X', true, true],
  ['F', false, false],
  ['G', false, false],
  ['J', false, false],
  ['L', false, false],
  ['N', false, false],
  ['P', false, false],
  ['R', false, false],
  ['S', false, false],
  ['Z', false, false],
];

interface Shape {
  name: string;
  lines: number;
  /** Wrong numbers of lines that learners count, with advice. */
  miscounts: Readonly<Record<string, readonly [lines: number, mend: string]>>;
}

const atBothEnds = 'You counted each line at both of its ends; a line counts once.';
/** Returns a regular polygon. */
const regular = (name: string, lines: number, fewer: number, mend: string): Shape => ({
  name,
  lines,
  miscounts: { 'left-lines-out': [fewer, mend], 'counted-both-ends': [2 * lines, atBothEnds] },
});

const symmetric: readonly Shape[] = [
  regular('square', 4, 2, 'You left two lines out; slanted lines through the corners work, too.'),
  regular('equilateral triangle', 3, 1, 'You left two lines out; each corner has a line.'),
  regular('regular pentagon', 5, 1, 'You counted only one line for each pentagon; each corner has one.'),
  regular('regular hexagon', 6, 3, 'You left out the lines through the corners, or those between them.'),
  regular('regular octagon', 8, 4, 'You left out the lines through the corners, or those between them.'),
  {
    name: 'rectangle that is not a square',
    lines: 2,
    miscounts: {
      'counted-diagonals': [4, 'You counted the diagonals; folded there, the halves do not match.'],
      'left-lines-out': [1, 'You left one line out; try an upright fold and a level one.'],
    },
  },
  {
    name: 'rhombus that is not a square',
    lines: 2,
    miscounts: {
      'counted-middles': [4, 'You counted lines through the middles of sides; only the diagonals work.'],
      'left-lines-out': [1, 'You left one line out; both diagonals work.'],
    },
  },
  {
    name: 'isosceles triangle with just two equal sides',
    lines: 1,
    miscounts: {
      'counted-all-corners': [3, 'You counted a line for each corner; only one of the folds matches.'],
      'counted-equal-sides': [2, 'You counted the two equal sides; they lie on each other in one fold.'],
    },
  },
];

const asymmetric = ['scalene triangle', 'parallelogram with no right angle and two side lengths'];

const letterLines = (v: boolean, h: boolean): string =>
  v ? 'an upright line' : h ? 'a level line' : 'no line';

type Letter = (typeof letters)[number];

/** Questions on letters: what is asked, and the letters that fit. */
const letterAsks: readonly (readonly [text: string, fits: (letter: Letter) => boolean])[] = [
  ['an upright line', ([, v]) => v],
  ['a level line', ([, , h]) => h],
  ['no line', ([, v, h]) => !v && !h],
];

const symmetryForms: Forms = {
  lines: form([0, 1, 2], (rng) => {
    const { name, lines, miscounts } = rng.pick(symmetric);
    const k = rng.int(2, 12);
    return {
      key: `${name} ${k}`,
      question: `A shape is ${withArticle(name)}. How many lines of symmetry do ${k} such shapes have in all?`,
      ...numeric(lines * k, {
        ...Object.fromEntries(
          Object.entries(miscounts).map(([mistake, [wrong, mend]]) => [mistake, [wrong * k, mend] as const]),
        ),
        'added-instead': [k + lines, `You added ${k} and ${lines}; each of the shapes has its own lines.`],
        'one-shape-more': [(k + 1) * lines, `This is for ${k + 1} shapes; there are ${k}.`],
        'one-shape-less': [(k - 1) * lines, `This is for ${count(k - 1, 'shape')}; there are ${k}.`],
        ...(lines > 1 && {
          'gave-one-shape': [lines, `These are the lines of one shape; there are ${k} shapes.`] as const,
        }),
      }),
      hints: [
        `Sketch ${withArticle(name.split(' that ')[0] ?? name)}. Which folds make its halves match?`,
        `Multiply the lines of one shape by ${k}.`,
      ],
      explanation: `One has ${count(lines, 'line')} of symmetry. For ${k} shapes that is ${k} × ${lines} = ${lines * k}.`,
    };
  }),
  which: form([0, 1, 2], (rng) => {
    const all = [...rng.sample(symmetric, symmetric.length), { name: rng.pick(asymmetric), lines: 0 }];
    const right = rng.pick([0, 1, 2, 3, 4, 5, 6, 8]);
    const key = all.find(({ lines }) => lines === right)?.name ?? '';
    const linesOf = new Map(all.map(({ name, lines }) => [name, lines]));
    const wrong = all.filter(
      ({ lines }, i) => lines !== right && all.findIndex((s) => s.lines === lines) === i,
    );
    const told = (lines: number): string => (lines === 0 ? 'no line' : count(lines, 'line'));
    return {
      key: `${right}`,
      question: `Which of these shapes has ${right === 0 ? 'no line' : right === 1 ? 'exactly one line' : `exactly ${right} lines`} of symmetry?`,
      ...among(
        withArticle(key),
        wrong.map(({ name }) => withArticle(name)),
        rng,
        (picked) =>
          `It has ${told(linesOf.get(picked.replace(/^an? /, '')) ?? 0)} of symmetry; fold it in your mind.`,
      ),
      hints: [
        'Fold each shape in your mind: upright, level and slanted.',
        'A fold counts only if both halves lie exactly on each other.',
      ],
      explanation: `Fold it in every direction: ${withArticle(key)} has ${told(right)} where the halves match.`,
    };
  }),
  letter: form([0, 1, 2], (rng) => {
    const [asked, fits] = rng.pick(letterAsks);
    const right = rng.pick(letters.filter(fits));
    const wrong = rng.sample(
      letters.filter((each) => !fits(each)),
      3,
    );
    const all = rng.shuffle([right, ...wrong]);
    return {
      key: `${asked} ${all
        .map(([letter]) => letter)
        .toSorted()
        .join('')}`,
      question: `Write these block letters: ${all.map(([letter]) => letter).join(', ')}. Which one has ${asked} of symmetry?`,
      ...worded(
        right[0],
        Object.fromEntries(
          wrong.map(([letter, v, h]) => [`took-${letter}`, [letter, letterMend(letter, v, h)] as const]),
        ),
      ),
      hints: [
        asked === 'no line'
          ? 'Try to fold each letter along an upright line, and along a level one.'
          : `Draw ${asked} through the middle of each letter, and fold along it.`,
        'Does one half lie exactly on the other half?',
      ],
      explanation:
        asked === 'no line'
          ? `Fold ${right[0]} along an upright or a level line: its halves never match.`
          : `Both halves of ${right[0]} match if you fold it along ${asked} through its middle.`,
    };
  }),
  fold: form([0], (rng) => {
    const k = rng.int(6, 60);
    const side = rng.pick(['left', 'right', 'upper', 'lower'] as const);
    const whole = 2 * k;
    return {
      key: `${side} ${k}`,
      question: `A pattern has a line of symmetry. Its ${side} half has ${k} dots, none on the line. How many dots does the whole pattern have?`,
      ...numeric(
        whole,
        wholeMistakes({
          'gave-half': [k, 'This is one half only; the other half has as many dots.'],
          'added-two': [k + 2, 'You added 2; the other half has as many dots as this one.'],
          'halved-instead': [k / 2, `You halved ${k}; it is the number of dots in one half.`],
          'doubled-twice': [4 * k, 'You doubled twice; there are only two halves.'],
          'took-three': [3 * k, `You took three times ${k}; there are only two halves.`],
          ...(k % 10 >= 5
            ? { 'forgot-the-ten': [whole - 10, 'The ones make a ten; you left it out.'] as const }
            : { 'added-a-ten': [whole + 10, 'The ones make no ten, but you added one.'] as const }),
        }),
      ),
      hints: [
        `Fold the pattern. Each of the ${k} dots lies on a partner.`,
        'Count the dots of this half and their partners.',
      ],
      explanation: `Each dot has a partner on the other side: 2 × ${k} = ${whole}.`,
    };
  }),
  half: form([1, 2], (rng) => {
    const [a = 2, b = 3] = rng.pair(range(2, 12));
    const [side, other] = rng.pair(['left', 'right'] as const);
    const place = (x: number, where: string, y: number): string =>
      `${x} squares ${where} of the line, ${y} above the edge`;
    return {
      key: `${side} ${a} ${b}`,
      question: `A dot lies ${a} squares ${side} of an upright line of symmetry and ${b} squares above the lower edge. Where is its partner?`,
      ...worded(place(a, other ?? '', b), {
        'same-side': [
          place(a, side ?? '', b),
          `This is the dot itself; the partner lies ${other} of the line.`,
        ],
        'swapped-numbers': [
          place(b, other ?? '', a),
          `You swapped the numbers; the dot is ${a} squares from the line.`,
        ],
        'same-side and swapped-numbers': [
          place(b, side ?? '', a),
          'A fold along the line changes the side, but neither of the numbers.',
        ],
      }),
      hints: [
        'Fold along the upright line. Does a dot move up or down?',
        `The partner is as far from the line as the dot, ${a} squares. On which side?`,
      ],
      explanation: `The partner lies just as far from the line, on the other side, at the same height: ${a} ${other} of it and ${b} above.`,
    };
  }),
};

/** Returns why a letter is the wrong one. */
function letterMend(letter: string, v: boolean, h: boolean): string {
  if (v && h) return `${letter} has an upright line of symmetry and a level one.`;
  if (v || h) return `${letter} has ${letterLines(v, h)} of symmetry, but no other.`;
  return 'NSZ'.includes(letter)
    ? `${letter} looks the same after half a turn, but no fold makes its halves match.`
    : `${letter} has no line of symmetry: no fold makes its halves match.`;
}

const symmetry = formed(
  {
    ...info,
    id: 'math.geometry.symmetry-lines',
    title: 'Lines of symmetry',
    grades: [4, 5],
    objectives: ['Find lines of symmetry of shapes'],
    keywords: ['symmetry', 'line of symmetry', 'mirror line', 'symmetric shapes'],
    prerequisites: ['math.geometry.shapes'],
    standards: ['4.G.A.3'],
    teaching: {
      idea: 'A line of symmetry cuts a shape into two halves that match if you fold along it. Each point has a partner on the other side, just as far from the line.',
      caution: 'Two equal halves are not enough: they must match when folded.',
      mends: {},
    },
  },
  symmetryForms,
);

/** Lines of symmetry. */
export const symmetryLines: Concept[] = [symmetry];
