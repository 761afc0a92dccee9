/** Solves questions on sentences of life and earth science, and on orders of steps, from tables of its own. */
import { lifeEarthNumberRules } from './life-earth-numbers.ts';
import { ends, kinds, orders, truths } from './life-earth-tables.ts';
import { type Rule, rule } from './rule.ts';

/** Patterns of what is true, by the subject in small letters. */
const known = new Map<string, RegExp[]>();

function learn(subject: string, pattern: RegExp): void {
  known.set(subject.toLowerCase(), [...(known.get(subject.toLowerCase()) ?? []), pattern]);
}

for (const line of truths.trim().split(/; |\n/)) {
  const [subject = '', pattern = ''] = line.split(' = ');
  learn(subject, new RegExp(pattern, 'i'));
}
for (const [end, subjects] of Object.entries(kinds))
  for (const subject of subjects.split('; ')) learn(subject, new RegExp(`(^|[,?.] | )${end}([:.?]|$)`, 'i'));

/** Returns the pattern for the subjects of an end that the text has. */
function endIn(text: string): readonly [string, RegExp] | undefined {
  return ends.find(([end]) => text.includes(` ${end}`) || text === end);
}

/** Returns true if the text fits what is known of the subject. */
function fits(subject: string, text: string): boolean {
  const [, ofEnd] = endIn(text) ?? [];
  if (ofEnd) return ofEnd.test(subject);
  const patterns = known.get(subject.toLowerCase());
  if (!patterns) throw new Error(`unknown subject: ${subject}`);
  return patterns.some((pattern) => pattern.test(text));
}

const subjects = [...known.keys()];

/** Returns the subject that a sentence begins with: the longest that is known. */
function subjectOf(sentence: string): string {
  const [end] = endIn(sentence) ?? [];
  if (end) return sentence.slice(0, sentence.indexOf(` ${end}`));
  const text = sentence.toLowerCase();
  const fitting = subjects.filter((subject) => text.startsWith(`${subject} `));
  const [longest] = fitting.sort((a, b) => b.length - a.length);
  if (longest === undefined) throw new Error(`no subject in: ${sentence}`);
  return longest;
}

function isTrue(sentence: string): boolean {
  const subject = subjectOf(sentence);
  return fits(subject, sentence.slice(subject.length + 1).replace(/\.$/, ''));
}

/** Returns the sentences after (1), (2) and so on. */
const numbered = (text: string): string[] =>
  text
    .split(/\(\d\) /)
    .slice(1)
    .map((each) => each.trim());

/** Starts of questions for a subject. */
const asked =
  'Which (?:one|of these|animal|change|case|process|action|feature|example|response|substance|word|idea|finding|' +
  'term|event|step|statement|part(?: of (?:you|the body|a plant|a cell|the Earth))?)';

const statements: Rule[] = [
  rule(/finish the sentence\. (.+) ___\.$/, (p) => (c) => isTrue(`${p(1)} ${c}`)),
  rule(/(?:^Think|: think) of .+\. Which sentence is true\?$/, () => isTrue),
  rule(/^(\w+): "(.+)\." (\w+): "(.+)\." Who is right\?$/, (p) => {
    const [a, b] = [isTrue(p(2)), isTrue(p(4))];
    return a && b ? 'both' : a ? `only ${p(1)}` : b ? `only ${p(3)}` : 'neither';
  }),
  rule(/^How many of these are true\? (.+)$/, (p) => numbered(p(1)).filter(isTrue).length),
  rule(/^Two of these are true\. Which two\? (.+)$/, (p) =>
    numbered(p(1))
      .flatMap((sentence, i) => (isTrue(sentence) ? [i + 1] : []))
      .join(' and '),
  ),
  rule(/^Two sentences have traded their ends\. (.+) Which two are they about\?$/, (p) =>
    numbered(p(1))
      .filter((sentence) => !isTrue(sentence))
      .map(subjectOf)
      .join(' and ')
      .toLowerCase(),
  ),
  rule(/^Answer both, in this order\. (Which .+)\? (Which .+)\?$/, (p) => (c) => {
    const [, first = '', second = ''] = /^first (.+), then (.+)$/.exec(c) ?? [];
    return fits(first, p(1)) && fits(second, p(2));
  }),
  rule(new RegExp(`^(${asked} .+?): .+ or .+\\?$`), (p) => (c) => fits(c, p(1))),
  rule(new RegExp(`^(?:\\w+: ".+" That is wrong\\. )?(${asked} .+)\\?$`), (p) => (c) => fits(c, p(1))),
];

const distances: Record<string, number> = {
  'just after': 1,
  'just before': -1,
  'two places after': 2,
  'two places before': -2,
  'three places after': 3,
};

/** Returns the step at a distance from another. Steps of a cycle (`…` at the end) begin again. */
function step(name: string, from: string, distance: number): string {
  const order = orders[name]?.split(', ') ?? [];
  const isCycle = order.at(-1) === '…';
  const steps = isCycle ? order.slice(0, -1) : order;
  const at = steps.indexOf(from) + distance;
  if (!steps.includes(from)) throw new Error(`no step ${from} in ${name}`);
  return steps[isCycle ? (at + 3 * steps.length) % steps.length : at] ?? '';
}

const sequences: Rule[] = [
  rule(
    /^Think of (.+?)\. What comes (just after|just before|two places after|two places before|three places after) (.+)\?$/,
    (p) => step(p(1), p(3), distances[p(2)] ?? 0),
  ),
  rule(/^Number the steps in (.+), so that (.+) is number (\d+)\. Which is number (\d+)\?$/, (p) =>
    step(p(1), p(2), Number(p(4)) - Number(p(3))),
  ),
  rule(
    /^Think of (.+?)\. (\w+) says that (.+) comes just after (.+)\. (\w+) says that (.+) comes just before (.+)\. Who is right\?$/,
    (p) => {
      const [a, b] = [step(p(1), p(4), 1) === p(3), step(p(1), p(7), -1) === p(6)];
      return a && b ? 'both' : a ? `only ${p(2)}` : b ? `only ${p(5)}` : 'neither';
    },
  ),
  rule(/^Think of (.+?), and begin with (.+)\. In which order do the next three follow\?$/, (p) =>
    [1, 2, 3].map((distance) => step(p(1), p(2), distance)).join(', '),
  ),
  rule(/^\w+ writes the order in (.+?): (.+)\. The first one is in its place\./, (p) => {
    const written = p(2).split(' → ');
    const [first = ''] = written;
    return written
      .map((_, i) => step(p(1), first, i))
      .filter((right, i) => right !== written[i])
      .join(' and ');
  }),
];

/** Life and earth science. */
export const lifeEarthRules: Rule[] = [...lifeEarthNumberRules, ...sequences, ...statements];
