import { type Rule, rule } from './rule.ts';

const abc = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letter = (from: string, step: number): string => abc[(abc.indexOf(from) + step + 26) % 26] ?? '';
const members = (text: string): string[] => text.split(/, | or /);
const letters: Rule[] = [
  rule(/^What is the first letter of (\w+)\?$/, (p) => p(1)[0] ?? ''),
  rule(/^What is the last letter of (\w+)\?$/, (p) => p(1).slice(-1)),
  rule(/^Say your ABCs: [A-Z], ([A-Z])\. What comes next\?$/, (p) => letter(p(1), 1)),
  rule(/^Say ([A-Z])\. Skip one letter\./, (p) => letter(p(1), 2)),
  rule(/^Two letters are missing: □, □, ([A-Z])\. Which one comes first\?$/, (p) => letter(p(1), -2)),
  rule(/^What goes in the gap\? (?:[A-Z], )?□, ([A-Z])(?:, [A-Z])?$/, (p) => letter(p(1), -1)),
  rule(
    /^Which word is (first|last) in ABC order: (.+)\?$/,
    (p) =>
      members(p(2))
        .sort()
        .at(p(1) === 'first' ? 0 : -1) ?? '',
  ),
];

const reading: Rule[] = [
  rule(
    /^(.+) What color is the (\w+)\?$/,
    (p) => new RegExp(`has a (\\w+) ${p(2)}\\.`).exec(p(1))?.[1] ?? '',
  ),
  rule(/^(.+) Who has the (\w+)\?$/, (p) => new RegExp(`(\\w+) has a \\w+ ${p(2)}\\.`).exec(p(1))?.[1] ?? ''),
  rule(/^First, (\w+ .+?)\. Next, (.+?)\. Then (.+?)\. Last, (.+?)\. (What came .+)$/, (p) =>
    inStory(named([1, 2, 3, 4].map(p), p(1)), p(5)),
  ),
  rule(/^Before (\w+ .+?), (\w+ .+?)\. After that, (.+?)\. At the end, (.+?)\. (What came .+)$/, (p) =>
    inStory(named([2, 1, 3, 4].map(p), p(1)), p(5)),
  ),
  rule(
    /^(.+) What does (\w+) have\?$/,
    (p) => new RegExp(`${p(2)} has a \\w+ (\\w+)\\.`).exec(p(1))?.[1] ?? '',
  ),
  rule(
    /^(.+) Who went out on (\w+)\?$/,
    (p) =>
      new RegExp(`On ${p(2)}, (\\w+) went`).exec(p(1))?.[1] ??
      new RegExp(`(\\w+) went to [a-z ]+ on ${p(2)}`).exec(p(1))?.[1] ??
      '',
  ),
  rule(
    /^(.+) Where did (\w+) go\?$/,
    (p) => new RegExp(`${p(2)} went to ([a-z]+ [a-z]+)`).exec(p(1))?.[1] ?? '',
  ),
  rule(
    /^(.+) On which day did (\w+) go out\?$/,
    (p) =>
      new RegExp(`On (\\w+), ${p(2)} `).exec(p(1))?.[1] ??
      new RegExp(`${p(2)} went to [a-z ]+ on (\\w+)`).exec(p(1))?.[1] ??
      '',
  ),
  rule(
    /^(.+) Why did (\w+) [a-z ]+\?$/,
    (p) => new RegExp(`${p(2)} went [^.]+ because ([a-z ]+)\\.`).exec(p(1))?.[1] ?? '',
  ),
];

/** Returns events with the name of the first one for each pronoun. */
const named = (events: string[], told: string): string[] =>
  events.map((event) => event.replace(/^(?:he|she) /, `${told.split(' ', 1)[0]} `));

function inStory(order: string[], ask: string): string {
  if (ask === 'What came first?') return order[0] ?? '';
  if (ask === 'What came last?') return order[3] ?? '';
  const [, side, event = ''] = /^What came just (after|before) (.+)\?$/.exec(ask) ?? [];
  return order[order.indexOf(event) + (side === 'after' ? 1 : -1)] ?? '';
}

/** Letters and short texts. */
export const wordRules: Rule[] = [...letters, ...reading];
