import { crossed, numeric, type Part } from '../choices.ts';
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
const rules = {
  column: 'Right goes on in the alphabet, and left goes back.',
  row: 'Up makes the number larger, and down makes it smaller.',
};

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

/** Returns the advice to a learner who went some squares along an axis instead of the right number, to undo a move or not. */
function adviceOn(axis: 'column' | 'row', gone: number, step: number, isUndone: boolean): string {
  const [plus, minus] = axis === 'column' ? ['right', 'left'] : ['up', 'down'];
  const [way, back] = step > 0 ? [plus, minus] : [minus, plus];
  if (gone * step < 0) return isUndone ? `You went ${back} again; undo that move.` : rules[axis];
  if (Math.abs(gone) < Math.abs(step)) return 'Do not count the square where you start.';
  return `You went ${Math.abs(gone)} ${way}; go ${Math.abs(step)}.`;
}

/** Returns a place along an axis as the right part of a square, and a missed one with its advice. */
function place(
  rng: Rng,
  { axis, from, step, size }: { axis: 'column' | 'row'; from: number; step: number; size: number },
  isUndone = false,
): Part<number> {
  const wrong = missed(rng, from, step, size);
  return {
    right: from + step,
    wrong,
    mistake: axis === 'column' ? 'wrong-letter' : 'wrong-number',
    mend: adviceOn(axis, wrong - from, step, isUndone),
  };
}

/** Returns squares as choices: from a start, each step is right or missed. */
function squares(
  rng: Rng,
  { start, right, up, size }: { start: Square; right: number; up: number; size: number },
  isUndone = false,
) {
  return crossed(
    place(rng, { axis: 'column', from: start.column, step: right, size }, isUndone),
    place(rng, { axis: 'row', from: start.row, step: up, size }, isUndone),
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
  const isSideways = rng.int(0, 1) === 0;
  const end = isSideways
    ? { column: start.column + right, row: start.row }
    : { column: start.column, row: start.row + up };
  const shifted = (n: number): number => (n < size ? n + 1 : n - 1);
  const walker = rng.pick(walkers);
  return {
    question: `${rule} A ${walker} is in ${at(start)}. It goes ${isSideways ? sideways(right) : upDown(up)}. Which square is it in now?`,
    ...crossed(
      isSideways
        ? place(rng, { axis: 'column', from: start.column, step: right, size })
        : {
            right: end.column,
            wrong: shifted(end.column),
            mistake: 'wrong-letter',
            mend: `It goes ${up > 0 ? 'up' : 'down'} only. So the letter stays.`,
          },
      isSideways
        ? {
            right: end.row,
            wrong: shifted(end.row),
            mistake: 'wrong-number',
            mend: `It goes ${right > 0 ? 'right' : 'left'} only. So the number stays.`,
          }
        : place(rng, { axis: 'row', from: start.row, step: up, size }),
      (column, row) => at({ column, row }),
    ),
    ...mapFigure(size, [[start, 'dot', walker]]),
    explanation: `${isSideways ? 'Only the letter changes' : 'Only the number changes'}. Count from ${at(start)}: it comes to ${at(end)}.`,
    hints: [
      isSideways
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
    ...squares(rng, { start, right, up, size }),
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
    ...squares(rng, { start: end, right: -right, up: -up, size }, true),
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
  const [x, y] = [slip(right), slip(up)];
  const adviceOf = (axis: 'column' | 'row', picked: number, n: number): string => {
    if (picked === -n) return rules[axis];
    return Math.abs(picked) > Math.abs(n)
      ? `Do not count the square of the ${from}.`
      : `You stopped early. Go on to the square of the ${to}.`;
  };
  return {
    question: `${rule} The ${from} is in ${at(start)}. The ${to} is in ${at(end)}. How do you go from the ${from} to the ${to}?`,
    ...crossed(
      { right, wrong: x, mistake: 'wrong-letter', mend: adviceOf('column', x, right) },
      { right: up, wrong: y, mistake: 'wrong-number', mend: adviceOf('row', y, up) },
      (a, b) => `${a > 0 ? 'right' : 'left'} ${Math.abs(a)}, ${b > 0 ? 'up' : 'down'} ${Math.abs(b)}`,
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
      'counted-start-square-twice': x + y + 2,
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
        'counted-start-square': 'Do not count the square where you start.',
        'counted-to-the-side-only': 'You counted to the side only: count up and down too.',
        'counted-up-and-down-only': 'You counted up and down only: count to the side too.',
        'counted-start-square-twice': 'You counted the square where you start twice.',
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
