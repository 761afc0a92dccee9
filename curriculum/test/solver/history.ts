/** Solves questions of history: dates and eras, events, people and peoples. */
import { int, n } from './arithmetic.ts';
import { presidentsInOrder, yearsOf } from './fact-tables.ts';
import { people, works } from './history-tables.ts';
import { type Found, type Rule, rule } from './rule.ts';
import { sentenceRules } from './sentences.ts';

const yearOf = (event: string): number => {
  const year = yearsOf.find(([mark]) => mark.test(event))?.[1];
  if (year === undefined) throw new Error(`unknown event: ${event}`);
  return year;
};

/** Matches a full name with a short form by its initials and family name. */
function isPresident(choice: string, short: string | undefined): boolean {
  if (!short) return false;
  const family = short.replace(/^([A-Z]\. )+/, '');
  const initials = short.match(/[A-Z](?=\.)/g) ?? [];
  const given = choice.split(' ').slice(0, -family.split(' ').length);
  const start = given.map((name) => name[0]);
  const agrees =
    initials[0] === undefined ||
    (initials[0] === start[0] &&
      (initials.length < 2
        ? short !== 'J. Adams' || start.length === 1
        : initials.join('') === start.join('')));
  return choice.endsWith(family) && agrees;
}

/** Returns the number of a president from 1. */
const numberOf = (name: string): number =>
  presidentsInOrder.findIndex((short) => isPresident(name, short)) + 1;

const presidents: Rule[] = [
  rule(
    /^Who was the (\d+)\w\w president of the United States\?$/,
    (p) => (c) => isPresident(c, presidentsInOrder[n(p(1)) - 1]),
  ),
  rule(
    /^What number is (.+) in the list of presidents of the United States\?$/,
    (p) => (c) => Number.parseInt(c, 10) === numberOf(p(1)),
  ),
  rule(/^Who became president of the United States right (after|before) (.+)\?$/, (p) => {
    const at = numberOf(p(2)) - 1;
    return (c) => isPresident(c, presidentsInOrder[at + (p(1) === 'after' ? 1 : -1)]);
  }),
  rule(/^Who became president of the United States (first|last): (.+)\?$/, (p) => {
    const sorted = p(2)
      .split(/, | or /)
      .sort((a, b) => numberOf(a) - numberOf(b));
    return sorted.at(p(1) === 'first' ? 0 : -1) ?? '';
  }),
];

/** Steps from the oldest in "Ann is older than Tom." and the like. */
function ranked(text: string): string[] {
  const pairs = [
    ...text.matchAll(/(\w+) (is older than|was born before|is younger than|was born after) (\w+)\./g),
  ].map(([, a = '', how = '', b = '']): [string, string] => (/older|before/.test(how) ? [a, b] : [b, a]));
  const all = [...new Set(pairs.flat())];
  return all.sort((x, y) => olderThan(pairs, y) - olderThan(pairs, x));
}

/** Counts who is younger than a person, directly or through others. */
function olderThan(pairs: readonly [string, string][], name: string): number {
  return pairs.filter(([a]) => a === name).reduce((sum, [, b]) => sum + 1 + olderThan(pairs, b), 0);
}

const lives: Rule[] = [
  rule(/^((?:\w+ is \d+\. )+)Who was born (first|last)\?$/, (p) => {
    const ages = [...p(1).matchAll(/(\w+) is (\d+)/g)].map(([, name = '', age]) => ({ name, age: n(age) }));
    const sorted = ages.sort((a, b) => b.age - a.age);
    return sorted.at(p(2) === 'first' ? 0 : -1)?.name ?? '';
  }),
  rule(/^((?:\w+ was born in \d+\. )+)Who is the (oldest|youngest)\?$/, (p) => {
    const born = [...p(1).matchAll(/(\w+) was born in (\d+)/g)].map(([, name = '', year]) => ({
      name,
      year: n(year),
    }));
    const sorted = born.sort((a, b) => a.year - b.year);
    return sorted.at(p(2) === 'oldest' ? 0 : -1)?.name ?? '';
  }),
  rule(/^(.+) Who is the (oldest|youngest)\?$/, (p) => ranked(p(1)).at(p(2) === 'oldest' ? 0 : -1) ?? ''),
  rule(/^(\w+) is (\d+)\. (\w+) was born (\d+) years (after|before) \1\. How old is \3\?$/, (p) =>
    p(5) === 'after' ? n(p(2)) - n(p(4)) : n(p(2)) + n(p(4)),
  ),
  rule(
    /^(\w+) (\w+)\. (Then|Before that,) \1 (\w+)\. At the end, \1 (\w+)\. What does \1 do (first|second|last|right (after|before) \1 (\w+))\?$/,
    (p) => {
      const order = p(3) === 'Then' ? [p(2), p(4), p(5)] : [p(4), p(2), p(5)];
      const at = ['first', 'second', 'last'].indexOf(p(6));
      const place = at >= 0 ? at : order.indexOf(p(8)) + (p(7) === 'after' ? 1 : -1);
      return order[place] ?? '';
    },
  ),
];

/** Counts the years before or after the start of the era, so that 1 BC is followed by AD 1. */
function onLine(label: string): number {
  const [, before, year] = /^(?:(\d+) BC|(?:AD )?(\d+))$/.exec(label) ?? [];
  if (before === undefined && year === undefined) throw new Error(`no year: ${label}`);
  return before === undefined ? n(year) - 1 : -n(before);
}

const spans: Rule[] = [
  rule(
    /^A \w+ was built in (.+)\. It fell in (.+)\. How many years did it stand\?$/,
    (p) => onLine(p(2)) - onLine(p(1)),
  ),
  rule(
    /^A \w+ was built in (.+)\. It stood for ([\d,]+) years\. In which year did it fall\?$/,
    (p) => (c) => onLine(c) === onLine(p(1)) + int(p(2)),
  ),
  rule(
    /^A \w+ fell in (.+)\. It had stood for ([\d,]+) years\. In which year was it built\?$/,
    (p) => (c) => onLine(c) === onLine(p(1)) - int(p(2)),
  ),
  rule(/^A (\w+) stood from (.+) to (.+)\. A (\w+) stood from (.+) to (.+)\. Which stood longer/, (p) => {
    const by = onLine(p(3)) - onLine(p(2)) - (onLine(p(6)) - onLine(p(5)));
    return `the ${by > 0 ? p(1) : p(4)}, by ${Math.abs(by).toLocaleString('en-US')}`;
  }),
];

const isIn = (year: number, century: number): boolean => year > (century - 1) * 100 && year <= century * 100;

const centuries: Rule[] = [
  rule(
    /^In which century was the year (\d+)( BC)?\?$/,
    (p) => (c) => isIn(n(p(1)), Number.parseInt(c, 10)) && c.endsWith(' BC') === (p(2) !== ''),
  ),
  rule(/^Which of these years was in the (\d+)\w\w century\?$/, (p) => (c) => isIn(n(c), n(p(1)))),
  rule(
    /^A \w+ was built in the very (first|last) year of the (\d+)\w\w century\. Which year was that\?$/,
    (p) => {
      const years = Array.from({ length: 2200 }, (_, i) => i).filter((year) => isIn(year, n(p(2))));
      return `${years.at(p(1) === 'first' ? 0 : -1)}`;
    },
  ),
  rule(/^In which half of which century was the year (\d+)\?$/, (p): Found => {
    return (c) => {
      const [, part, century] = /^(first|second) half of the (\d+)\w\w century$/.exec(c) ?? [];
      const within = n(p(1)) - (n(century) - 1) * 100;
      return part === 'first' ? within > 0 && within <= 50 : within > 50 && within <= 100;
    };
  }),
];

/** Returns the place of a wrong neighbor in a list that should rise. */
function wrongPair(years: readonly number[]): string {
  const at = years.findIndex((year, i) => i > 0 && year < (years[i - 1] ?? 0));
  return at < 0
    ? 'none'
    : (['', 'the 1st and the 2nd', 'the 2nd and the 3rd', 'the 3rd and the 4th'][at] ?? '');
}

const listing = (text: string): number[] => text.split('; ').map(yearOf);

const events: Rule[] = [
  rule(/^In which year (?:was|were) (.+)\?$/, (p) => `${yearOf(p(1))}`),
  rule(/^Which of these happened in (\d+)\?$/, (p) => (c) => yearOf(c) === n(p(1))),
  rule(/ Which event is paired with the right year\?$/, () => (c) => {
    const [, event = '', year] = /^(.+), (\d+)$/.exec(c) ?? [];
    return yearOf(event) === n(year);
  }),
  rule(/^How many years after (.+) (?:was|were) (the .+)\?$/, (p) => yearOf(p(2)) - yearOf(p(1))),
  rule(/^Which of these came (first|last): (.+)\?$/, (p) => {
    const order = p(2)
      .split('; ')
      .sort((a, b) => yearOf(a) - yearOf(b));
    return order.at(p(1) === 'first' ? 0 : -1) ?? '';
  }),
  rule(
    /^Which of these came after (.+), but before (.+): .+\?$/,
    (p) => (c) => yearOf(c) > yearOf(p(1)) && yearOf(c) < yearOf(p(2)),
  ),
  rule(/ In which list are they in order of time\?$/, () => (c) => {
    const years = c.split('; then ').map(yearOf);
    return years.every((year, i) => i === 0 || year > (years[i - 1] ?? 0));
  }),
  rule(/^\w+ lists events: (.+)\. Which two must trade places/, (p) => wrongPair(listing(p(1)))),
  rule(
    /^How many of these came before (.+?): (.+)\?$/,
    (p) => listing(p(2)).filter((year) => year < yearOf(p(1))).length,
  ),
];

/** History. */
export const historyRules: Rule[] = [
  ...presidents,
  ...lives,
  ...spans,
  ...centuries,
  ...events,
  ...sentenceRules({ truths: people, ends: works, asked: '(?:Who|Which of these)' }),
];
