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

const time: Rule[] = [
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
];

/** Geography and time. */
export const placeRules: Rule[] = [...geographyRules, ...sentences, ...time];
