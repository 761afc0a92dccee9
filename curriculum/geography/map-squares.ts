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
    question: `${rule} A ${walker} is in ${at(start)}. It goes ${step[1] === 0 ? sideways(right) : upDown(up)}. Where is it now?`,
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
    explanation: `${step[1] === 0 ? 'Only the letter changes' : 'Only the number changes'}. Count on from ${at(start)}: you come to ${at(end)}.`,
    ...mapFigure(size, [[start, 'dot', walker]]),
  };
}

function twoMoves(rng: Rng, dial: Dial): Asked {
  const { size, start, right, up, end } = drawWay(rng, dial);
  return {
    question: `${rule} You are at ${at(start)} on a map. Go ${sideways(right)}. Then go ${upDown(up)}. Where are you?`,
    ...squares(rng, start, [right, up], size),
    explanation: explainWay(start, right, up, end),
    ...mapFigure(size, [[start, 'dot', 'you']]),
  };
}

function startOf(rng: Rng, dial: Dial): Asked {
  const { size, start, right, up, end } = drawWay(rng, dial);
  return {
    question: `${rule} On a map you go ${sideways(right)}. Then you go ${upDown(up)}. Now you are at ${at(end)}. Where did you start?`,
    ...squares(rng, end, [-right, -up], size),
    explanation: `Go the way back from ${at(end)}: ${sideways(-right)} and ${upDown(-up)}. You come to ${at(start)}.`,
    ...mapFigure(size, [[end, 'dot', 'you, now']]),
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
    explanation: explainWay(start, right, up, end),
    ...mapFigure(size, [
      [start, from, from],
      [end, to, to],
    ]),
  };
}

function moves(rng: Rng, dial: Dial): Asked {
  const { size, start, right, up, end } = drawWay(rng, dial);
  const [x, y] = [Math.abs(right), Math.abs(up)];
  return {
    question: `${rule} You go from ${at(start)} to ${at(end)}. You may not go slanted. How many squares do you move at least?`,
    ...numeric(x + y, {
      'counted-start-square': x + y + 1,
      'counted-one-way-only': Math.max(x, y),
      'counted-slanted': x + y - 1,
    }),
    explanation: `Count ${x} to the side and ${y} up or down: ${x} + ${y} = ${x + y}.`,
    ...mapFigure(size, [
      [start, 'dot', 'start'],
      [end, 'flag', 'goal'],
    ]),
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
      hints: ['Does the move change the letter or the number?', 'Count on from the square where you are.'],
      mends: {
        'wrong-letter': 'Check the letter. Right goes on in the alphabet. Left goes back.',
        'wrong-number': 'Check the number. Up makes it larger. Down makes it smaller.',
        'counted-start-square': 'Do not count the square where you start.',
        'counted-one-way-only': 'Count both ways. Then add them.',
        'counted-slanted': 'A slanted step is not allowed. Count both ways.',
      },
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
