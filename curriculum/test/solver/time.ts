/** Solves questions on clocks, stretches of time and the calendar by calculation. */
import { type Rule, rule } from './rule.ts';

const n = (text: string): number => Number(text);
const mod = (value: number, by: number): number => ((value % by) + by) % by;

/** Reads a length of time in minutes: `2 hours 5 minutes`, `half an hour`. */
function lengthOf(text: string): number {
  if (text === 'half an hour') return 30;
  const [, hours = '0'] = /(\d+) hours?/.exec(text) ?? [];
  const [, minutes = '0'] = /(\d+) minutes?/.exec(text) ?? [];
  if (!/\d/.test(text)) throw new Error(`no length: ${text}`);
  return n(hours) * 60 + n(minutes);
}

const numbersInWords: Record<string, number> = { 'a quarter': 15, half: 30 };

/** Reads a time on a clock of twelve hours, in minutes after twelve: 3:05, 3 o'clock, 5 minutes to 4. */
function timeOf(text: string): number {
  const [, hour, minute] = /^(\d+):(\d\d)$/.exec(text) ?? /^(\d+) (o'clock)$/.exec(text) ?? [];
  if (hour) return mod(n(hour) * 60 + (minute === "o'clock" ? 0 : n(minute ?? '')), 720);
  const [, count = '', way, full = ''] = /^(.+?)(?: minutes?)? (past|to) (\d+)$/.exec(text) ?? [];
  if (!way) throw new Error(`no time: ${text}`);
  return mod(n(full) * 60 + (way === 'to' ? -1 : 1) * (numbersInWords[count] ?? n(count)), 720);
}

const hands =
  '^The short hand is (?:on|past) the (\\d+)\\. The long hand is (?:(\\d) small marks? past|on) the (\\d+)\\. ';

/** Returns a rule for a question after the hands of a clock. Its group 1 is the first one of the form. */
function onClock(
  form: string,
  solve: (now: number, group: (i: number) => string) => ReturnType<Rule['solve']>,
) {
  return rule(new RegExp(hands + form), (p) =>
    solve(mod(n(p(1)) * 60 + mod(n(p(3)) * 5, 60) + n(p(2) || '0'), 720), (i) => p(i + 3)),
  );
}

const at = (time: number) => (choice: string) => timeOf(choice) === mod(time, 720);

const clocks: Rule[] = [
  onClock('(?:What time is it|How do you say this time)\\?$', at),
  onClock('What time will it be (.+) later\\?$', (now, p) => at(now + lengthOf(p(1)))),
  onClock('What time was it (.+) ago\\?$', (now, p) => at(now - lengthOf(p(1)))),
  onClock(
    'How many (half hour|hour|minute)s is it until (.+)\\?$',
    (now, p) => mod(timeOf(p(2)) - now, 720) / ({ 'half hour': 30, hour: 60 }[p(1)] ?? 1),
  ),
];

/** Reads a time of day in minutes after midnight: 3:05 p.m. or 15:05. */
function ofDay(text: string): number {
  const [, hour = '', minute = '', half] = /^(\d+):(\d\d)(?: ([ap])\.m\.)?$/.exec(text) ?? [];
  if (!hour) throw new Error(`no time of day: ${text}`);
  return half ? (n(hour) % 12) * 60 + n(minute) + (half === 'p' ? 720 : 0) : n(hour) * 60 + n(minute);
}

const during = (time: number) => (choice: string) => ofDay(choice) === mod(time, 1440);
const lasts = (length: number) => (choice: string) => lengthOf(choice) === mod(length, 1440);
const between = (from: string, to: string): number => mod(ofDay(to) - ofDay(from), 1440);
const isTime = '(\\d+:\\d\\d [ap]\\.m\\.)';
const timed = (form: string) => new RegExp(form.replaceAll('TIME', isTime));

const stretches: Rule[] = [
  rule(timed('^A \\w+ starts at TIME It lasts (.+)\\. When does it end\\?$'), (p) =>
    during(ofDay(p(1)) + lengthOf(p(2))),
  ),
  rule(timed('^A \\w+ ends at TIME It lasted (.+)\\. When did it start\\?$'), (p) =>
    during(ofDay(p(1)) - lengthOf(p(2))),
  ),
  rule(timed('^A \\w+ starts at TIME It ends at TIME How long does it last\\?$'), (p) =>
    lasts(between(p(1), p(2))),
  ),
  rule(timed('must be at the \\w+ at TIME The trip there takes (.+)\\. When must \\w+ leave\\?$'), (p) =>
    during(ofDay(p(1)) - lengthOf(p(2))),
  ),
  rule(timed('^A bus leaves at TIME The ride takes (.+)\\. Then \\w+ walks for (.+)\\. When'), (p) =>
    during(ofDay(p(1)) + lengthOf(p(2)) + lengthOf(p(3))),
  ),
  rule(timed('^A hike lasts from TIME to TIME A rest takes (.+) of that time\\. How long'), (p) =>
    lasts(between(p(1), p(2)) - lengthOf(p(3))),
  ),
  rule(timed('^The red bus runs from TIME to TIME The blue bus runs from TIME to TIME'), (p) => (choice) => {
    const more = between(p(1), p(2)) - between(p(3), p(4));
    const [, color, by = ''] = /^the (red|blue) bus, by (.+)$/.exec(choice) ?? [];
    return color === (more > 0 ? 'red' : 'blue') && lengthOf(by) === Math.abs(more);
  }),
  rule(/^How do you write (.+) on a 24-hour clock\?$/, (p) => during(ofDay(p(1)))),
  rule(/^A 24-hour clock shows (.+)\. How do you say that with a\.m\. or p\.m\.\?$/, (p) =>
    during(ofDay(p(1))),
  ),
  rule(/^A 24-hour clock shows (.+)\. What does it show (.+) later\?$/, (p) =>
    during(ofDay(p(1)) + lengthOf(p(2))),
  ),
  rule(/^A train leaves at (.+) and arrives at (.+) on the (next|same) day\. How long/, (p) => {
    const isNext = ofDay(p(2)) < ofDay(p(1));
    if (isNext !== (p(3) === 'next')) throw new Error('a wrong day');
    return lasts(between(p(1), p(2)));
  }),
  rule(/^(\w+): “(\S+) is (.+?)” (\w+): “(\S+) is (.+?)” Who is right\?$/, (p) => {
    const [a, b] = [ofDay(p(2)) === ofDay(p(3)), ofDay(p(5)) === ofDay(p(6))];
    return a && b ? 'both' : a ? `only ${p(1)}` : b ? `only ${p(4)}` : 'neither';
  }),
];

const factors: Record<string, number> = { second: 1, minute: 60, hour: 3600, day: 86400, week: 604800 };
const inMonths: Record<string, number> = { month: 1, year: 12 };

/** Reads an amount of time in seconds, or in months: `2 weeks and 3 days`. */
function amount(text: string): number {
  const parts = [...text.matchAll(/([\d,]+) (second|minute|hour|day|week|month|year)s?/g)];
  if (parts.length === 0) throw new Error(`no amount: ${text}`);
  return parts.reduce(
    (sum, [, count = '', unit = '']) => sum + n(count.replaceAll(',', '')) * perUnit(unit),
    0,
  );
}
const perUnit = (unit: string): number => factors[unit] ?? inMonths[unit] ?? Number.NaN;

const units: Rule[] = [
  rule(/(?:takes|lasts|for) ([\d,]+ .+)\. How many (\w+)s and (\w+)s is that\?$/, (p) => (c) => {
    const [, rest = ''] = /and (\d+)/.exec(c) ?? [];
    return amount(c) === amount(p(1)) && n(rest) * perUnit(p(3)) < perUnit(p(2));
  }),
  rule(/(?:takes|lasts|for) ([\d,]+ .+)\. How many (\w+)s is that\?$/, (p) => amount(p(1)) / perUnit(p(2))),
  rule(/^How many (\w+)s are in ([\d,]+ \w+)\? Change to \w+s first\.$/, (p) => amount(p(2)) / perUnit(p(1))),
  rule(/^(\w+) waits (.+), and (\w+) waits (.+)\. Who waits longer, and by how many (\w+)s\?$/, (p) => {
    const more = (amount(p(2)) - amount(p(4))) / perUnit(p(5));
    return `${more > 0 ? p(1) : p(3)}, by ${Math.abs(more)}`;
  }),
];

/** Reads the plan of a morning: what is done by its hour. */
const plan = (text: string): [hour: number, what: string][] =>
  [...text.matchAll(/At (\d+) o'clock: ([a-z ]+)\./g)]
    .map(([, hour = '', what = '']): [number, string] => [n(hour), what])
    .sort(([a], [b]) => a - b);

/** Returns a rule for a question after a plan. Its group 1 is the first one of the form. */
function onPlan(
  form: string,
  solve: (events: [number, string][], group: (i: number) => string) => ReturnType<Rule['solve']>,
) {
  return rule(new RegExp(`^This is the plan for a morning\\. (.+?) ${form}$`), (p) =>
    solve(plan(p(1)), (i) => p(i + 1)),
  );
}

/** Returns the place of what is done: `a song` is later called `the song`. */
function placeOf(events: readonly [number, string][], what: string): number {
  const bare = (text: string): string => text.toLowerCase().replace(/^(a|the) /, '');
  return events.findIndex(([, each]) => bare(each) === bare(what));
}

/** Returns the hour of what is done. */
function hourOf(events: readonly [number, string][], what: string): number {
  const found = events[placeOf(events, what)];
  if (!found) throw new Error(`not in the plan: ${what}`);
  return found[0];
}
const mornings: Rule[] = [
  onPlan('What comes (first|last)\\?', (events, p) => events.at(p(1) === 'first' ? 0 : -1)?.[1] ?? ''),
  onPlan("What is at (\\d+) o'clock\\?", (events, p) => events.find(([hour]) => hour === n(p(1)))?.[1] ?? ''),
  onPlan(
    'What comes right (after|before) (.+)\\?',
    (events, p) => events[placeOf(events, p(2)) + (p(1) === 'after' ? 1 : -1)]?.[1] ?? '',
  ),
  onPlan('What comes between (.+) and (.+)\\?', (events, p) =>
    events
      .slice(placeOf(events, p(1)) + 1, placeOf(events, p(2)))
      .map(([, what]) => what)
      .join(),
  ),
  onPlan(
    'What comes (\\d+) hours? (after|before) (.+)\\?',
    (events, p) =>
      events.find(([hour]) => hour === hourOf(events, p(3)) + (p(2) === 'after' ? 1 : -1) * n(p(1)))?.[1] ??
      '',
  ),
  onPlan(
    'How many hours is it from (.+) to (.+)\\?',
    (events, p) => hourOf(events, p(2)) - hourOf(events, p(1)),
  ),
];

export const timeRules: Rule[] = [...clocks, ...stretches, ...units, ...mornings];
