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
  return { fits, isTrue };
}

/** Joins things as choices do: long ones with a mark. */
const joined = (things: readonly string[]): string =>
  things.join(things.join(' ').split(' ').length > 6 ? '; ' : ' and ');

/** Returns the rules for questions on several subjects that may share an end. */
function groupRules(fits: (subject: string, text: string) => boolean): Rule[] {
  /** Returns the subjects of a list that fit an end, or do not. */
  const picked = (things: string, clue: string, isFitting: boolean) =>
    things
      .split('; ')
      .filter((thing) => fits(thing, ` ${clue}`) === isFitting)
      .map((thing) => thing.toLowerCase());
  return [
    rule(/^“It (.+)\.” Which one does not fit: (.+)\?$/, (p) => (c) => !fits(c, ` ${p(1)}`)),
    rule(
      / makes a list\. The title is: “It (.+)\.” It says: (.+)\. Which one must go\?$/,
      (p) => (c) => !fits(c, ` ${p(1)}`),
    ),
    rule(/^“It (.+)\.” Which two fit: (.+)\?$/, (p) => joined(picked(p(2), p(1), true))),
    rule(/^“It (.+)\.” Which of these three fit: (.+)\?$/, (p) => {
      const right = picked(p(2), p(1), true);
      return right.length === 3 ? 'all three' : `only ${joined(right)}`;
    }),
    rule(/^Two are wanted\. One (.+)\. The other one (.+)\. Which two\?$/, (p) => (c) => {
      const [x = '', y = ''] = c.split(c.includes('; ') ? '; ' : ' and ');
      return (fits(x, ` ${p(1)}`) && fits(y, ` ${p(2)}`)) || (fits(y, ` ${p(1)}`) && fits(x, ` ${p(2)}`));
    }),
    rule(/^Take away each one that (.+): (.+)\. Which two stay\?$/, (p) => joined(picked(p(2), p(1), false))),
    rule(
      /^Think of these: (.+)\. How does this go on: each of them ___\?$/,
      (p) => (c) =>
        p(1)
          .split('; ')
          .every((thing) => fits(thing, ` ${c}`)),
    ),
    rule(/^.+\. Which other (?:\w+ )*?(.+): .+; .+\?$/, (p) => (c) => fits(c, ` ${p(1)}`)),
  ];
}

/** Returns the rules for all forms of questions on sentences. */
export function sentenceRules(knowledge: Knowledge): Rule[] {
  return rulesBy(judgeOf(knowledge), knowledge.asked);
}

/** Tests of sentences: whether an end fits a subject, and whether a whole sentence is true. */
interface Judge {
  fits: (subject: string, text: string) => boolean;
  isTrue: (sentence: string) => boolean;
}

/** Returns the rules for all forms, by tests and the pattern of the starts of questions for a subject. */
export function rulesBy({ fits, isTrue }: Judge, asked: string): Rule[] {
  return [
    rule(/^(\w+): "(.+)\." (\w+): "(.+)\." Who is right\?$/, (p) => {
      const [a, b] = [isTrue(p(2)), isTrue(p(4))];
      return a && b ? 'both' : a ? `only ${p(1)}` : b ? `only ${p(3)}` : 'neither';
    }),
    ...groupRules(fits),
    rule(/^Finish both sentences\. 1\) (.+) ___\. 2\) (.+) ___\.$/, (p) => (c) => {
      const [, first = '', second = ''] = /^1\) (.+); 2\) (.+)$/.exec(c) ?? [];
      return isTrue(`${p(1)} ${first}`) && isTrue(`${p(2)} ${second}`);
    }),
    rule(/Finish (?:the sentence|it right)[.:] (.+) ___\.$/, (p) => (c) => isTrue(`${p(1)} ${c}`)),
    rule(/^Match .+ with these: 1\) (.+); 2\) (.+); 3\) (.+)\.$/, (p) => (c) => {
      const all = c.split('; ');
      return all.length === 3 && all.every((subject, i) => fits(subject, ` ${p(i + 1)}`));
    }),
    rule(/^(?:Choose from these: .+\. )?What fits the gap\? ___ (.+)\.$/, (p) => (c) => fits(c, ` ${p(1)}`)),
    rule(new RegExp(`^Answer both, in this order\\. (${asked} .+)\\? (${asked} .+)\\?$`), (p) => (c) => {
      const [, first = '', second = ''] = /^first (.+), then (.+)$/.exec(c) ?? [];
      return fits(first, p(1)) && fits(second, p(2));
    }),
    rule(
      new RegExp(
        `^(?:\\w+ made a mistake: “.+” |Here is a clue: .+? )?(${asked} .+?)\\?(?: Choose from these: .+\\.)?$`,
      ),
      (p) => (c) => fits(c, p(1)),
    ),
  ];
}
