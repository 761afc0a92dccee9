import { crossed, numeric } from '../choices.ts';
import type { MapSign } from '../figure-kinds.ts';
import type { Figure } from '../figure-types.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Geography', category: 'Maps' };

interface Square {
  column: number;
  row: number;
}

const at = ({ column, row }: Square): string => `${String.fromCharCode(64 + column)}${row}`;
const sideways = (n: number): string => `${Math.abs(n)} ${n > 0 ? 'right' : 'left'}`;
const upDown = (n: number): string => `${Math.abs(n)} ${n > 0 ? 'up' : 'down'}`;
const rule = 'Letters go right and numbers go up.';

/** Draws two squares in different columns and rows, and how to go from one to the other. */
function drawWay(rng: Rng, { grade, level }: Dial) {
  const size = 5 + grade + level;
  const most = 2 + level + (grade > 2 ? 2 : 0);
  const move = (from: number): number =>
    rng.pick(range(-most, most).filter((n) => n !== 0 && from + n >= 1 && from + n <= size));
  const start = { column: rng.int(1, size), row: rng.int(1, size) };
  const [right, up] = [move(start.column), move(start.row)];
  return { size, start, right, up, end: { column: start.column + right, row: start.row + up } };
}

/** Returns the place after a step the other way or, outside of the map, one that is one step off. */
function missed(rng: Rng, from: number, step: number, size: number): number {
  const other = from - step;
  const beside = [from + step - 1, from + step + 1].filter((n) => n >= 1 && n <= size);
  return other >= 1 && other <= size && rng.int(0, 1) === 0 ? other : rng.pick(beside);
}

/** Returns squares as choices: from a start, each step is right or missed. */
function squares(rng: Rng, start: Square, [right, up]: readonly [number, number], size: number) {
  return crossed(
    { right: start.column + right, wrong: missed(rng, start.column, right, size), mistake: 'wrong-letter' },
    { right: start.row + up, wrong: missed(rng, start.row, up, size), mistake: 'wrong-number' },
    (column, row) => at({ column, row }),
  );
}

type Mark = readonly [Square, MapSign, string];

/** Draws a map with things in its squares. */
const mapFigure = (size: number, marks: readonly Mark[]): { figure: Figure } => ({
  figure: { kind: 'map-grid', size, marks: marks.map(([square, sign, name]) => ({ ...square, sign, name })) },
});

const walkers = ['cat', 'dog', 'fox', 'hen', 'bug', 'frog'] as const;
const explainWay = (start: Square, right: number, up: number, end: Square): string =>
  `Start at ${at(start)}. Go ${sideways(right)}: ${at(end).slice(0, 1)}${start.row}. Then go ${upDown(up)}: ${at(end)}.`;

/** One move only: right or left, or up or down. */
function oneMove(rng: Rng, dial: Dial): Asked {
  const { size, start, right, up } = drawWay(rng, dial);
  const step: [number, number] = rng.int(0, 1) === 0 ? [right, 0] : [0, up];
  const end = { column: start.column + step[0], row: start.row + step[1] };
  const shifted = (n: number): number => (n < size ? n + 1 : n - 1);
  const walker = rng.pick(walkers);
  return {
    question: `${rule} A ${walker} is in ${at(start)}. It goes ${step[1] === 0 ? sideways(right) : upDown(up)}. Which square is it in now?`,
    ...crossed(
      {
        right: end.column,
        wrong: step[1] === 0 ? missed(rng, start.column, right, size) : shifted(end.column),
        mistake: 'wrong-letter',
      },
      {
        right: end.row,
        wrong: step[1] === 0 ? shifted(end.row) : missed(rng, start.row, up, size),
        mistake: 'wrong-number',
      },
      (column, row) => at({ column, row }),
    ),
    ...mapFigure(size, [[start, 'dot', walker]]),
    explanation: `${step[1] === 0 ? 'Only the letter changes' : 'Only the number changes'}. Count from ${at(start)}: it comes to ${at(end)}.`,
    hints: [
      step[1] === 0
        ? 'It goes to the side. Does the letter change, or the number?'
        : 'It goes up or down. Does the letter change, or the number?',
      `Start in ${at(start)}. Count one square at a time.`,
    ],
  };
}

function twoMoves(rng: Rng, dial: Dial): Asked {
  const { size, start, right, up, end } = drawWay(rng, dial);
  return {
    question: `${rule} You are in ${at(start)} on a map. Go ${sideways(right)}. Then go ${upDown(up)}. Which square are you in?`,
    ...squares(rng, start, [right, up], size),
    ...mapFigure(size, [[start, 'dot', 'you']]),
    explanation: explainWay(start, right, up, end),
    hints: [
      `Go ${sideways(right)} from ${at(start).slice(0, 1)}. Which letter is that?`,
      `Go ${upDown(up)} from ${start.row}. Which number is that?`,
    ],
  };
}

function startOf(rng: Rng, dial: Dial): Asked {
  const { size, start, right, up, end } = drawWay(rng, dial);
  return {
    question: `${rule} On a map you go ${sideways(right)}. Then you go ${upDown(up)}. Now you are in ${at(end)}. In which square did you start?`,
    ...squares(rng, end, [-right, -up], size),
    ...mapFigure(size, [[end, 'dot', 'you, now']]),
    explanation: `Go back from ${at(end)}: ${sideways(-right)} and ${upDown(-up)}. You come to ${at(start)}.`,
    hints: [`Start at the end, in ${at(end)}.`, `Undo each move. What undoes ${upDown(up)}?`],
  };
}

/** Asks for the way between two things, which a small map shows. */
function wayTo(rng: Rng, dial: Dial): Asked {
  const { size, start, right, up, end } = drawWay(rng, dial);
  const [from, to] = rng.pair(['tree', 'pond', 'tent', 'well', 'hut'] as const);
  const slip = (n: number): number =>
    Math.abs(n) > 1 && rng.int(0, 1) === 0 ? n - Math.sign(n) : rng.pick([-n, n + Math.sign(n)]);
  return {
    question: `${rule} The ${from} is in ${at(start)}. The ${to} is in ${at(end)}. How do you go from the ${from} to the ${to}?`,
    ...crossed(
      { right, wrong: slip(right), mistake: 'wrong-letter' },
      { right: up, wrong: slip(up), mistake: 'wrong-number' },
      (x, y) => `${x > 0 ? 'right' : 'left'} ${Math.abs(x)}, ${y > 0 ? 'up' : 'down'} ${Math.abs(y)}`,
    ),
    ...mapFigure(size, [
      [start, from, from],
      [end, to, to],
    ]),
    explanation: explainWay(start, right, up, end),
    hints: [
      `Compare the letters ${at(start).slice(0, 1)} and ${at(end).slice(0, 1)}. How far is it to the side?`,
      `Compare the numbers ${start.row} and ${end.row}. Is that up or down?`,
    ],
  };
}

function moves(rng: Rng, dial: Dial): Asked {
  const { size, start, right, up, end } = drawWay(rng, dial);
  const [x, y] = [Math.abs(right), Math.abs(up)];
  return {
    question: `${rule} You go from ${at(start)} to ${at(end)}. You move right, left, up or down only. How many moves is the shortest way?`,
    ...numeric(x + y, {
      'counted-start-square': x + y + 1,
      'counted-to-the-side-only': x,
      'counted-up-and-down-only': y,
      'went-across-a-corner': Math.max(x, y),
    }),
    ...mapFigure(size, [
      [start, 'dot', 'start'],
      [end, 'flag', 'goal'],
    ]),
    explanation: `Count ${x} to the side and ${y} ${up > 0 ? 'up' : 'down'}: ${x} + ${y} = ${x + y}.`,
    hints: ['Count the squares to the side first.', 'Then count up or down, and add both numbers.'],
  };
}

const grid = formed(
  {
    ...info,
    id: 'geography.maps.grid',
    title: 'Map squares',
    grades: [0, 5],
    objectives: ['Find a square on a map by letter and number'],
    keywords: ['map grid', 'map squares', 'grid references', 'maps', 'map skills'],
    teaching: {
      idea: 'A map can have squares. Each square has a letter and a number. The letter says how far right. The number says how far up.',
      caution: 'Say the letter first. Then say the number.',
      mends: {
        'wrong-letter': 'Check the letter: right goes on in the alphabet, left goes back.',
        'wrong-number': 'Check the number: up makes it larger, down makes it smaller.',
        'counted-start-square': 'Do not count the square where you start.',
        'counted-to-the-side-only': 'You counted to the side only: count up and down too.',
        'counted-up-and-down-only': 'You counted up and down only: count to the side too.',
        'went-across-a-corner': 'You cannot go across a corner: count both ways.',
      },
      trap: 'wrong-letter',
    },
  },
  {
    one: form([0], oneMove),
    two: form([0, 1], twoMoves),
    way: form([0, 1, 2], wayTo),
    start: form([1, 2], startOf),
    moves: form([2], moves),
  },
);

/** Squares of a map. */
export const mapSquares: Concept[] = [grid];
