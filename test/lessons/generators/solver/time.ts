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
  onClock('(\\w+) says it is (.+?)\\. (\\w+) says: “After (.+) it is (.+)\\.” Who is right\\?$', (now, p) => {
    const [a, b] = [at(now)(p(2)), at(now + lengthOf(p(4)))(p(5))];
    return a && b ? 'both' : a ? `only ${p(1)}` : b ? `only ${p(3)}` : 'neither';
  }),
];

export const timeRules: Rule[] = [...clocks];
