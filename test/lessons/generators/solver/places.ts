import { int, n } from './arithmetic.ts';
import { number, over, q } from './exact.ts';
import { geographyRules } from './geography.ts';
import { landTruths } from './places-tables.ts';
import { type Found, type Rule, rule } from './rule.ts';
import { sentenceRules } from './sentences.ts';
import { statePairs, world } from './tables.ts';

/** Capitals and continents by the end of their sentence. */
const placeKinds: Record<string, string> = {};
for (const [continent, text] of Object.entries(world)) {
  const pairs = text.split(', ').map((pair) => pair.replace(';', ',').split('/'));
  for (const [country = '', capital = ''] of pairs) placeKinds[`is the capital of ${country}`] = capital;
  placeKinds[`lies mainly in ${continent}`] = pairs.map(([country]) => country).join('; ');
}
for (const pair of statePairs) {
  const [state, capital = ''] = pair.split('/');
  placeKinds[`is the capital of ${state}`] = capital;
}
const sentences = sentenceRules({
  truths: landTruths,
  kinds: placeKinds,
  asked: 'Which (?:word|city|country|ocean|continent|line|river|mountains?|desert|sea|waterway)',
});

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const week = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const year: [string, number][] = [
  ['January', 31],
  ['February', 28],
  ['March', 31],
  ['April', 30],
  ['May', 31],
  ['June', 30],
  ['July', 31],
  ['August', 31],
  ['September', 30],
  ['October', 31],
  ['November', 30],
  ['December', 31],
];
const onWeek = (day: string, shift: number): string => week[(week.indexOf(day) + shift + 70) % 7] ?? '';
const onYear = (month: string, shift: number): string =>
  year[(year.findIndex(([name]) => name === month) + shift + 24) % 12]?.[0] ?? '';

/** Returns the minutes after twelve on a clock of twelve hours. */
const sinceTwelve = (time: string): number => {
  const [h = 0, m = 0] = time.split(':').map(Number);
  return (h % 12) * 60 + m;
};
const lasting = (text: string): number =>
  n(/(\d+) h/.exec(text)?.[1] ?? 0) * 60 + n(/(\d+) min/.exec(text)?.[1] ?? 0);
const secondsIn: Record<string, number> = { second: 1, minute: 60, hour: 3600, day: 86400, week: 604800 };

function inUnits(from: readonly [string, string][], to: string): Found {
  if (to === 'month')
    return from.reduce((all, [count, unit]) => all + int(count) * (unit === 'year' ? 12 : 1), 0);
  if (to === 'year') return over(number(from[0]?.[0] ?? ''), q(12));
  return q(
    from.reduce((all, [count, unit]) => all + int(count) * (secondsIn[unit] ?? 0), 0),
    secondsIn[to] ?? 1,
  );
}

const time: Rule[] = [
  rule(
    /^A \w+ starts at (\S+)\. It takes (.+)\. When does it end\?$/,
    (p) => (c) => sinceTwelve(c) === (sinceTwelve(p(1)) + lasting(p(2))) % 720,
  ),
  rule(
    /^A \w+ starts at (\S+)\. It ends at ([\d:]+), less/,
    (p) => (c) => lasting(c) === (sinceTwelve(p(2)) - sinceTwelve(p(1)) + 720) % 720,
  ),
  rule(/^How many (\w+?)s are ([\d,]+) (\w+?)s?(?: and ([\d,]+) (\w+?)s?)?\?$/, (p) =>
    inUnits([[p(2), p(3)], ...(p(4) ? ([[p(4), p(5)]] as [string, string][]) : [])], p(1)),
  ),
  rule(/^It is (\w+day)\. What day comes next\?$/, (p) => onWeek(p(1), 1)),
  rule(/^It is (\w+day)\. What day was it just before\?$/, (p) => onWeek(p(1), -1)),
  rule(/^It is (\w+day)\. What day will it be in (\d+) days\?$/, (p) => onWeek(p(1), n(p(2)))),
  rule(/^It is (\w+day)\. What day was it (\d+) days ago\?$/, (p) => onWeek(p(1), -n(p(2)))),
  rule(/^How many days are in (\w+)\?$/, (p) => year.find(([name]) => name === p(1))?.[1] ?? 0),
  rule(/^What month comes just (after|before) (\w+)\?$/, (p) => onYear(p(2), p(1) === 'after' ? 1 : -1)),
  rule(/^It is (\w+)\. What month will it be in (\d) months\?$/, (p) => onYear(p(1), n(p(2)))),
  rule(/^It is (\w+)\. What month was it (\d) months ago\?$/, (p) => onYear(p(1), -n(p(2)))),
  rule(/^It is (\w+) (\d+) in a year that is not a leap year\. What is the date (\d+) days later\?$/, (p) => {
    const days = year.flatMap(([name, length]) => Array.from({ length }, (_, i) => `${name} ${i + 1}`));
    return days[(days.indexOf(`${p(1)} ${p(2)}`) + n(p(3))) % 365] ?? '';
  }),
  rule(/^How do you write (\d+):(\d\d) ([ap])\.m\. on a 24-hour clock\?$/, (p) =>
    clock(((n(p(1)) % 12) + (p(3) === 'p' ? 12 : 0)) * 60 + n(p(2))),
  ),
  rule(
    /^A 24-hour clock shows (\d\d):(\d\d)\./,
    (p) => `${n(p(1)) % 12 || 12}:${p(2)} ${n(p(1)) < 12 ? 'a.m.' : 'p.m.'}`,
  ),
];

/** Geography and time. */
export const placeRules: Rule[] = [...geographyRules, ...sentences, ...time];
