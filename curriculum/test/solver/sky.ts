/** Solves questions on thermometers and on the looks of the Moon. */
import { type Rule, rule } from './rule.ts';

const thermometers: Rule[] = [
  rule(
    /^A thermometer has a line for (?:each degree|every (\d+) degrees)\. The column ends (\d+) lines? (above|below) (\d+)\. (?:It gets (\d+) degrees (warmer|colder)\. )?How many/,
    (p) => {
      const away = Number(p(1) || 1) * Number(p(2));
      const change = Number(p(5) || 0) * (p(6) === 'warmer' ? 1 : -1);
      return Number(p(4)) + (p(3) === 'above' ? away : -away) + change;
    },
  ),
];

/** Returns the look of the Moon on a day of a month of 28 days, in eighths, as seen from the northern half of the Earth. */
function lookAt(eighth: number): string {
  const phase = ((eighth % 8) + 8) % 8;
  const side = phase < 4 ? 'right' : 'left';
  // The lit part of the disc: none at new moon, all at full moon.
  const lit = phase < 4 ? phase / 4 : 2 - phase / 4;
  if (lit === 0) return 'all of it dark';
  if (lit === 1) return 'all of it bright';
  if (lit === 0.5) return `the ${side} half bright`;
  return lit < 0.5
    ? `a thin part bright at the ${side}`
    : `dark only at the ${side === 'right' ? 'left' : 'right'} edge`;
}

const eighths = [0, 1, 2, 3, 4, 5, 6, 7];
function eighthOf(look: string): number {
  const found = eighths.find((eighth) => lookAt(eighth) === look);
  if (found === undefined) throw new Error(`unknown look: ${look}`);
  return found;
}
const byLit: Record<number, string> = {
  0: 'new moon',
  1: 'crescent',
  2: 'half moon',
  3: 'gibbous moon',
  4: 'full moon',
};
const weeks: Record<string, number> = { one: 1, two: 2, four: 4 };

const moons: Rule[] = [
  rule(/^The Moon is like this: (.+)\. What is it called\?$/, (p) => {
    const eighth = eighthOf(p(1));
    return byLit[Math.min(eighth, 8 - eighth)] ?? '';
  }),
  rule(/^First the Moon is like this: (.+)\. Then: (.+)\. What comes next\?$/, (p) =>
    lookAt(eighthOf(p(2)) + 1),
  ),
  rule(/^The Moon is like this: (.+)\. Then: (.+)\. What was just before both\?$/, (p) =>
    lookAt(eighthOf(p(1)) - 1),
  ),
  rule(/^First the Moon is like this: (.+)\. Later: (.+)\. What lies between\?$/, (p) =>
    lookAt(eighthOf(p(1)) + 1),
  ),
  rule(
    /^The Moon is like this: (.+)\. How (?:does|did) it look about (one|two|four) weeks? (later|before)\?$/,
    (p) => lookAt(eighthOf(p(1)) + 2 * (weeks[p(2)] ?? 0) * (p(3) === 'later' ? 1 : -1)),
  ),
  rule(
    /^The Moon is like this: (.+)\. (\w+) says of the next week: “(.+)\.” (\w+) says of the week after it: “(.+)\.” Who/,
    (p) => {
      const now = eighthOf(p(1));
      const [a, b] = [lookAt(now + 2) === p(3), lookAt(now + 4) === p(5)];
      return a && b ? 'both' : a ? `only ${p(2)}` : b ? `only ${p(4)}` : 'neither';
    },
  ),
];

export const skyRules: Rule[] = [...thermometers, ...moons];
