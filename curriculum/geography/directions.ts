import { advisedBoth, crossed } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Direction } from '../figure-kinds.ts';
import type { Figure } from '../figure-types.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Geography', category: 'Maps' };
const directions = ['north', 'east', 'south', 'west'] as const;
const turned = { 1: 'right', 2: 'around', 3: 'left' } as const;
type Turn = keyof typeof turned;

const clockwise = 'Say it in order as you turn right: north, east, south, west.';

const direction = (quarters: number): Direction => directions[((quarters % 4) + 4) % 4] ?? 'north';

/** Draws where somebody looks on a compass rose. */
const rose = (quarters: number, name: string): { figure: Figure } => ({
  figure: { kind: 'compass', facing: direction(quarters), name },
});

/** Draws places in their directions from each other, each one step from the one before. */
function plan(start: string, steps: readonly { way: number; name: string }[]): { figure: Figure } {
  let [x, y] = [50, 50];
  const places = steps.map(({ way, name }) => {
    x += { north: 0, east: 28, south: 0, west: -28 }[direction(way)];
    y += { north: 34, east: 0, south: -34, west: 0 }[direction(way)];
    return { name, x, y };
  });
  return { figure: { kind: 'map', places: [{ name: start, x: 50, y: 50 }, ...places] } };
}

/** Returns a direction as the key, and the others as wrong choices with the advice for each. */
function facing(right: number, mend: (quarters: number) => string) {
  const option = (quarters: number) => ({ text: direction(quarters), worth: direction(quarters) });
  const mistake = (name: string, quarters: number) => ({ name, ...option(quarters), mend: mend(quarters) });
  return {
    answer: option(right),
    mistakes: [
      mistake('went-the-opposite-way', right + 2),
      mistake('a-quarter-turn-off', right + 1),
      mistake('a-quarter-turn-off', right - 1),
    ],
  };
}

const isSame = (a: number, b: number): boolean => direction(a) === direction(b);
const sumOf = (turns: readonly Turn[]): number => turns.reduce<number>((a, b) => a + b, 0);
const inWords = (turns: readonly Turn[]): string =>
  turns.map((turn, i) => `${turned[turn]}${turn === turns[i - 1] ? ' again' : ''}`).join(', then ');
/** Writes a turn as a thing: a turn to the right, a turn around. */
const asTurn = (quarters: number): string =>
  isSame(quarters, 2) ? 'a turn around' : `a turn to the ${isSame(quarters, 1) ? 'right' : 'left'}`;

const drawTurns = (rng: Rng, count: number): Turn[] =>
  Array.from({ length: count }, () => rng.pick([1, 2, 3] as const));

/** Returns the directions after each turn: east, south and west. */
function path(start: number, turns: readonly Turn[]): string {
  const faced = turns.map((_, i) => start + sumOf(turns.slice(0, i + 1)));
  return [start, ...faced].map(direction).join(', then ');
}

function turns(rng: Rng, { grade, level }: Dial): Asked {
  const [start, name] = [rng.int(0, 3), rng.pick(names)];
  const made = drawTurns(rng, level + rng.int(1, grade < 2 ? 2 : 3));
  const end = start + sumOf(made);
  const [first = 1] = made;
  const mend = (picked: number): string => {
    if (isSame(picked, start)) return `${name} faces ${direction(start)} before the turns.`;
    if (made.length === 1) return `That would be ${asTurn(picked - start)}; ${name} turns ${turned[first]}.`;
    return isSame(picked, start - sumOf(made))
      ? 'You mixed up left and right: check which hand is your right hand.'
      : `Take the turns one by one: the first one leads to ${direction(start + first)}.`;
  };
  return {
    question: `${name} faces ${direction(start)}. ${name} turns ${inWords(made)}. Which way does ${name} face now?`,
    ...facing(end, mend),
    ...rose(start, name),
    explanation: `Go turn by turn: ${path(start, made)}.`,
    hints: [`Stand up and face ${direction(start)}. Then turn ${turned[first]}.`, clockwise],
  };
}

function side(rng: Rng): Asked {
  const [start, turn, name] = [rng.int(0, 3), rng.pick([1, 2, 3] as const), rng.pick(names)];
  const whereIs = (quarters: number): string =>
    isSame(quarters, 2) ? `behind ${name}` : `to the ${isSame(quarters, 1) ? 'right' : 'left'} of ${name}`;
  return {
    question: `${name} faces ${direction(start)}. Which way is ${whereIs(turn)}?`,
    ...facing(start + turn, (picked) =>
      isSame(picked, start) ? `That is where ${name} faces.` : `That is ${whereIs(picked - start)}.`,
    ),
    ...rose(start, name),
    explanation: `Face ${direction(start)} and turn ${turned[turn]}. Now you face ${direction(start + turn)}.`,
    hints: [
      `Pretend that you are ${name}. Face ${direction(start)}.`,
      `Now look ${{ 1: 'to your right', 2: 'behind you', 3: 'to your left' }[turn]}. Which way is that?`,
    ],
  };
}

const spots = ['school', 'park', 'shop', 'lake', 'farm', 'church', 'bridge', 'tower'] as const;

function backward(rng: Rng): Asked {
  const [[a, b], way] = [rng.pair(spots), rng.int(0, 3)];
  return {
    question: `The ${a} is ${direction(way)} of the ${b}. Which way do you go from the ${a} to the ${b}?`,
    ...facing(way + 2, (picked) =>
      isSame(picked, way)
        ? `That is the way to the ${a}; you go back.`
        : `Both places are on a line from ${direction(way)} to ${direction(way + 2)}; ${direction(picked)} leads off it.`,
    ),
    ...plan(b, [{ way, name: a }]),
    explanation: `To the ${a} you go ${direction(way)}. The way back is the opposite: ${direction(way + 2)}.`,
    hints: [`Stand at the ${b}. Which way do you walk to the ${a}?`, 'The way back goes the other way.'],
  };
}

function before(rng: Rng, { grade, level }: Dial): Asked {
  const made = drawTurns(rng, rng.int(1, grade < 2 ? level : level + 1));
  const [start, name] = [rng.int(0, 3), rng.pick(names)];
  const end = start + sumOf(made);
  return {
    question: `${name} turns ${inWords(made)}. Now ${name} faces ${direction(end)}. Which way did ${name} face at first?`,
    ...facing(start, (picked) =>
      isSame(picked, end)
        ? `${name} faces ${direction(end)} now, after ${made.length === 1 ? 'the turn' : 'the turns'}.`
        : `From ${direction(picked)}, ${made.length === 1 ? 'the turn leads' : 'the turns lead'} to ${direction(picked + sumOf(made))}, not ${direction(end)}.`,
    ),
    ...rose(end, name),
    explanation: `${made.length === 1 ? 'Undo the turn.' : 'Undo the turns, the last one first.'} Check it: ${path(start, made)}.`,
    hints: [
      `Start at the end: face ${direction(end)}.`,
      made.length === 1 ? 'Now undo the turn.' : 'Now turn back. Undo the last turn first.',
    ],
  };
}

/** Steps one way and then the other. The wrong choices add the steps or take the other way. */
function walk(rng: Rng, { grade, level }: Dial): Asked {
  const most = [5, 9, 12, 20, 30, 40][grade] ?? 40;
  const [a, b] = rng.pair(range(1, most + 3 * level));
  const [way, name] = [rng.int(0, 3), rng.pick(names)];
  const end = a > b ? way : way + 2;
  const steps = (n: number): string => `${n} ${n === 1 ? 'step' : 'steps'}`;
  return {
    question: `${name} walks ${steps(a)} ${direction(way)}. Then ${name} walks ${steps(b)} ${direction(way + 2)}. Where is ${name} now?`,
    ...advisedBoth(
      crossed(
        { right: Math.abs(a - b), wrong: a + b, mistake: 'added-the-steps' },
        { right: end, wrong: end + 2, mistake: 'followed-the-shorter-walk' },
        (n, at) => `${direction(at)} of the start, ${steps(n)} away`,
      ),
      'The second walk leads back, and the longer walk decides the side.',
    ),
    figure: { kind: 'compass' },
    explanation: `The walks are opposite, so take away: ${Math.max(a, b)} - ${Math.min(a, b)} = ${Math.abs(a - b)}. The longer walk went ${direction(end)}.`,
    hints: [
      `Does ${name} come back toward the start?`,
      `Which walk is longer: ${a} ${direction(way)} or ${b} ${direction(way + 2)}?`,
    ],
  };
}

function corner(rng: Rng): Asked {
  const [[a, b], other] = [rng.pair(spots), rng.pick(spots)];
  const c = [other, ...spots].find((each) => each !== a && each !== b) ?? '';
  const [upright, across] = [rng.pick([0, 2]), rng.pick([1, 3])];
  const steps = rng.int(0, 1) === 0 ? [upright, across] : [across, upright];
  return {
    question: `The ${b} is ${direction(steps[0] ?? 0)} of the ${a}. The ${c} is just as far ${direction(steps[1] ?? 0)} of the ${b}. Which way is the ${c} from the ${a}?`,
    ...advisedBoth(
      crossed(
        { right: direction(upright), wrong: direction(upright + 2), mistake: 'swapped-north-and-south' },
        { right: direction(across), wrong: direction(across + 2), mistake: 'swapped-east-and-west' },
        (first, second) => `${first}${second}`,
      ),
      'Both steps are swapped: look at each of them again.',
    ),
    ...plan(a, [
      { way: steps[0] ?? 0, name: b },
      { way: steps[1] ?? 0, name: c },
    ]),
    explanation: `Go ${direction(steps[0] ?? 0)}, then ${direction(steps[1] ?? 0)}. Together that is ${direction(upright)}${direction(across)}.`,
    hints: [
      `Draw it: put the ${a} in the middle and north at the top.`,
      `Draw the way to the ${b} first. Then draw the way to the ${c}.`,
    ],
  };
}

const turning = formed(
  {
    ...info,
    id: 'geography.maps.directions',
    title: 'North, east, south and west',
    grades: [0, 5],
    objectives: ['Turn and walk by the four directions'],
    keywords: ['directions', 'compass', 'north south east west', 'cardinal directions', 'map skills'],
    teaching: {
      idea: {
        0: 'There are four main directions. Face north. East is on your right. West is on your left. South is behind you. Northeast lies between north and east.',
        3: 'North, east, south and west follow each other as you turn right. Between them lie northeast, southeast, southwest and northwest.',
      },
      caution: 'Left and right change when you turn. North stays where it is.',
      mends: {
        'added-the-steps': 'The second walk leads back, so take its steps away.',
        'followed-the-shorter-walk': 'The longer walk decides on which side of the start you are.',
        'swapped-north-and-south': 'North and south are swapped: look at that step again.',
        'swapped-east-and-west': 'East and west are swapped: look at that step again.',
      },
    },
  },
  {
    side: form([0], side),
    turn: form([0, 1], turns),
    back: form([0, 1], backward),
    before: form([1, 2], before),
    walk: form([1, 2], walk),
    corner: form([2], corner),
  },
);

/** Directions on the ground and on a map. */
export const compass: Concept[] = [turning];
