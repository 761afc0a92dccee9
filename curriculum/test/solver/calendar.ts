/** Solves questions on days, months and dates by stepping through a calendar of its own. */
import { type Rule, rule } from './rule.ts';

const n = (text: string): number => Number(text);
const week = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const year = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Returns the member some places after another one. */
function after(cycle: readonly string[], from: string, by: number): string {
  const at = cycle.indexOf(from);
  if (at < 0) throw new Error(`unknown: ${from}`);
  return cycle[(at + by + 10 * cycle.length) % cycle.length] ?? '';
}
const distance = (cycle: readonly string[], from: string, to: string): number =>
  (cycle.indexOf(to) - cycle.indexOf(from) + cycle.length) % cycle.length;

const verdict = (one: boolean, a: string, two: boolean, b: string): string =>
  one && two ? 'both' : one ? `only ${a}` : two ? `only ${b}` : 'neither';

const isDay = '(\\w+day)';
const days: Rule[] = [
  rule(/^Today is (\w+day)\. What day (is tomorrow|was yesterday)\?$/, (p) =>
    after(week, p(1), p(2) === 'is tomorrow' ? 1 : -1),
  ),
  rule(/^Two days are missing: (\w+day), ___, ___, \w+day\. Which one comes first\?$/, (p) =>
    after(week, p(1), 1),
  ),
  rule(/^It is (\w+day)\. What day comes next\?$/, (p) => after(week, p(1), 1)),
  rule(/^It is (\w+day)\. Which day came just before it\?$/, (p) => after(week, p(1), -1)),
  rule(/^One day is missing: (\w+), ___, \w+\. Which one\?$/, (p) => after(week, p(1), 1)),
  rule(/^Yesterday was (\w+)\. What day is it today\?$/, (p) => after(week, p(1), 1)),
  rule(/^Tomorrow is (\w+)\. What day is it today\?$/, (p) => after(week, p(1), -1)),
  rule(/^Yesterday was (\w+)\. What day is tomorrow\?$/, (p) => after(week, p(1), 2)),
  rule(/^Tomorrow is (\w+)\. What day was yesterday\?$/, (p) => after(week, p(1), -2)),
  rule(/^It is (\w+)\. What day will it be in (\d+) days\?$/, (p) => after(week, p(1), n(p(2)))),
  rule(/^It is (\w+)\. What day was it (\d+) days ago\?$/, (p) => after(week, p(1), -n(p(2)))),
  rule(/^How many days is it from (\w+day) to the next (\w+day)\?$/, (p) => distance(week, p(1), p(2))),
  rule(/^It is (\w+)\. What day will it be in (\d+) weeks? and (\d+) days?\?$/, (p) =>
    after(week, p(1), n(p(3))),
  ),
  rule(/^The (\d+)\w\w of a month is a (\w+)\. What day is the (\d+)\w\w\?$/, (p) =>
    after(week, p(2), n(p(3)) - n(p(1))),
  ),
  rule(
    new RegExp(
      `^It is ${isDay}\\. (\\w+): “In (\\d+) days it is ${isDay}\\.” (\\w+): “(\\d+) days ago it was ${isDay}\\.”`,
    ),
    (p) => verdict(after(week, p(1), n(p(3))) === p(4), p(2), after(week, p(1), -n(p(6))) === p(7), p(5)),
  ),
];

/** Days of the months by the knuckles of a fist: every second month is long, and July and August both are. */
function lengthOf(month: number, ofYear: number): number {
  if (month === 1) return new Date(Date.UTC(ofYear, 2, 0)).getUTCDate();
  return (month < 7 ? month % 2 === 0 : month % 2 === 1) ? 31 : 30;
}
const common = 2021;

const months: Rule[] = [
  rule(/^What month comes right after (\w+)\?$/, (p) => after(year, p(1), 1)),
  rule(/^It is (\w+)\. Which month has just ended\?$/, (p) => after(year, p(1), -1)),
  rule(/^One month is missing: (\w+), ___, \w+\. Which one\?$/, (p) => after(year, p(1), 1)),
  rule(/^Which month is the (\d+)\w\w of the year\?$/, (p) => year[n(p(1)) - 1] ?? ''),
  rule(/^It is (\w+)\. What month will it be in (\d+) months\?$/, (p) => after(year, p(1), n(p(2)))),
  rule(/^It is (\w+)\. What month was it (\d+) months ago\?$/, (p) => after(year, p(1), -n(p(2)))),
  rule(/^How many months is it from (\w+) to the next (\w+)\?$/, (p) => distance(year, p(1), p(2))),
  rule(/^How many days does February have in the year (\d+)\?$/, (p) => lengthOf(1, n(p(1)))),
  rule(/^How many days does (\w+) have\?$/, (p) => lengthOf(year.indexOf(p(1)), common)),
  rule(/^How many days do (\w+) and (\w+) have together in a year that is not a leap year\?$/, (p) =>
    [p(1), p(2)].reduce((sum, month) => sum + lengthOf(year.indexOf(month), common), 0),
  ),
  rule(
    /^It is (\w+)\. (\w+): “In (\d+) months it is (\w+)\.” (\w+): “(\d+) months ago it was (\w+)\.”/,
    (p) => verdict(after(year, p(1), n(p(3))) === p(4), p(2), after(year, p(1), -n(p(6))) === p(7), p(5)),
  ),
];

/** Steps from a date by some days: `March 3` in a year without a leap day, or `March 3, 2028`. */
function step(date: string, by: number): string {
  const [, month = '', day = '', , ofYear] = /^(\w+) (\d+)(, (\d+))?$/.exec(date) ?? [];
  let [m, d, y] = [year.indexOf(month), n(day), n(ofYear ?? `${common}`)];
  if (m < 0) throw new Error(`no date: ${date}`);
  for (let left = Math.abs(by); left > 0; left--) {
    d += Math.sign(by);
    if (d > lengthOf(m, y)) [m, d] = [m + 1, 1];
    if (m > 11) [m, y] = [0, y + 1];
    if (d < 1) {
      [m, y] = m === 0 ? [11, y - 1] : [m - 1, y];
      d = lengthOf(m, y);
    }
  }
  return `${year[m]} ${d}${ofYear === undefined ? '' : `, ${y}`}`;
}

function daysBetween(from: string, to: string): number {
  for (let by = 0; by < 400; by++) if (step(from, by) === to) return by;
  throw new Error(`too far: ${from} to ${to}`);
}

const isLeap = (ofYear: number): boolean => lengthOf(1, ofYear) === 29;

const dates: Rule[] = [
  rule(/^It is (.+)\. What is the date (\d+) days later\?$/, (p) => step(p(1), n(p(2)))),
  rule(/^It is (.+)\. What was the date (\d+) days ago\?$/, (p) => step(p(1), -n(p(2)))),
  rule(/^It is (.+)\. What is the date (\d+) weeks later\?$/, (p) => step(p(1), 7 * n(p(2)))),
  rule(/^How many days is it from (.+) to (?:the next )?(.+)\?$/, (p) => daysBetween(p(1), p(2))),
  rule(/^(.+) is a (\w+day)\. Which day of the week is (.+)\?$/, (p) =>
    after(week, p(2), daysBetween(p(1), p(3)) % 7),
  ),
  rule(
    /^Which of these is (a|not a) leap year: .+\?$/,
    (p) => (choice) => isLeap(n(choice)) === (p(1) === 'a'),
  ),
  rule(/^How many leap years are there from (\d+) to (\d+), both included\?$/, (p) => {
    let count = 0;
    for (let each = n(p(1)); each <= n(p(2)); each++) if (isLeap(each)) count++;
    return count;
  }),
  rule(
    /^January 1 is day 1 of the year\. Which day of the year is (\w+ \d+, (\d+))\?$/,
    (p) => daysBetween(`January 1, ${p(2)}`, p(1)) + 1,
  ),
];

export const calendarRules: Rule[] = [...days, ...months, ...dates];
