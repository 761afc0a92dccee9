/** Solves questions on sentences of subjects and what is true of them, from tables of its own. */
import { type Rule, rule } from './rule.ts';

/** What is known of subjects. */
interface Knowledge {
  /** Lines of `subject = pattern` of what is true of it. Several stand on a line with `; ` between them. */
  truths: string;
  /** Subjects by the end of their sentence, with `; ` between them. */
  kinds?: Readonly<Record<string, string>>;
  /** Ends of sentences, each with a pattern that only subjects of a true sentence fit. */
  ends?: readonly (readonly [string, RegExp])[];
  /** Pattern of the starts of questions for a subject. */
  asked: string;
}

/** Returns the patterns of what is true, by the subject in small letters. */
function patternsOf({ truths, kinds = {} }: Knowledge): Map<string, RegExp[]> {
  const known = new Map<string, RegExp[]>();
  const learn = (subject: string, pattern: RegExp): void => {
    known.set(subject.toLowerCase(), [...(known.get(subject.toLowerCase()) ?? []), pattern]);
  };
  for (const line of truths.trim().split(/; |\n/)) {
    const [subject = '', pattern] = line.split(' = ');
    if (pattern) learn(subject, new RegExp(pattern, 'i'));
  }
  for (const [end, subjects] of Object.entries(kinds))
    for (const subject of subjects.split('; '))
      learn(subject, new RegExp(`(^|[,?.] | )${end}([:.?]|$)`, 'i'));
  return known;
}

/** Returns tests of sentences and of their parts. */
function judgeOf(knowledge: Knowledge) {
  const known = patternsOf(knowledge);
  const subjects = [...known.keys()].sort((a, b) => b.length - a.length);
  const endIn = (text: string) => knowledge.ends?.find(([end]) => text.includes(` ${end}`) || text === end);
  /** Returns true if the text fits what is known of the subject. */
  const fits = (subject: string, text: string): boolean => {
    const [, ofEnd] = endIn(text) ?? [];
    if (ofEnd) return ofEnd.test(subject);
    const patterns = known.get(subject.toLowerCase());
    if (!patterns) throw new Error(`unknown subject: ${subject}`);
    return patterns.some((pattern) => pattern.test(text));
  };
  /** Returns the subject that a sentence begins with: the longest that is known. */
  const subjectOf = (sentence: string): string => {
    const [end] = endIn(sentence) ?? [];
    if (end) return sentence.slice(0, sentence.indexOf(` ${end}`));
    const text = sentence.toLowerCase();
    const longest = subjects.find((subject) => text.startsWith(`${subject} `));
    if (longest === undefined) throw new Error(`no subject in: ${sentence}`);
    return longest;
  };
  const isTrue = (sentence: string): boolean => {
    const subject = subjectOf(sentence);
    return fits(subject, sentence.slice(subject.length + 1).replace(/\.$/, ''));
  };
  return { fits, subjectOf, isTrue };
}

/** Returns the sentences after (1), (2) and so on. */
const numbered = (text: string): string[] =>
  text
    .split(/\(\d\) /)
    .slice(1)
    .map((each) => each.trim());

/** Returns the rules for all forms of questions on sentences. */
export function sentenceRules(knowledge: Knowledge): Rule[] {
  const { fits, subjectOf, isTrue } = judgeOf(knowledge);
  const { asked } = knowledge;
  return [
    rule(/finish the sentence\. (.+) ___\.$/, (p) => (c) => isTrue(`${p(1)} ${c}`)),
    rule(/(?:^Think|: think) of .+\. Which sentence is true\?$/, () => isTrue),
    rule(/^(\w+): "(.+)\." (\w+): "(.+)\." Who is right\?$/, (p) => {
      const [a, b] = [isTrue(p(2)), isTrue(p(4))];
      return a && b ? 'both' : a ? `only ${p(1)}` : b ? `only ${p(3)}` : 'neither';
    }),
    rule(/^How many of these are true\? (.+)$/, (p) => numbered(p(1)).filter(isTrue).length),
    rule(
      /^“It (.+)\.” Of how many is that true\? (.+)$/,
      (p) =>
        p(2)
          .split('; ')
          .filter((subject) => fits(subject, p(1))).length,
    ),
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
    rule(new RegExp(`^Answer both, in this order\\. (${asked} .+)\\? (${asked} .+)\\?$`), (p) => (c) => {
      const [, first = '', second = ''] = /^first (.+), then (.+)$/.exec(c) ?? [];
      return fits(first, p(1)) && fits(second, p(2));
    }),
    rule(new RegExp(`^(${asked} .+?): .+ or .+\\?$`), (p) => (c) => fits(c, p(1))),
    rule(new RegExp(`^(?:\\w+: ".+" That is wrong\\. )?(${asked} .+)\\?$`), (p) => (c) => fits(c, p(1))),
  ];
}
