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
function testsOf(knowledge: Knowledge) {
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

/** Returns the things of a list: with marks between them, or with commas and a last `and` or `or`. */
const thingsIn = (text: string): string[] =>
  text.replace(/\.”$/, '”').split(text.includes('; ') ? '; ' : /, | and | or /);

/** Returns the rules for questions on several subjects that may share an end. */
function groupRules(fits: (subject: string, text: string) => boolean): Rule[] {
  /** Returns the test whether a choice lists just those things that fit an end, or those that do not. */
  const picks = (things: string, clue: string, isFitting: boolean) => {
    const right = thingsIn(things).filter((thing) => fits(thing, ` ${clue}`) === isFitting);
    return (choice: string): boolean => {
      const rest = choice.replace(/^only /, '');
      return [right.join('; '), right.join(' and ')].includes(rest);
    };
  };
  return [
    rule(/^“It (.+)\.” Which one does NOT fit this sentence: (.+)\?$/, (p) => (c) => !fits(c, ` ${p(1)}`)),
    rule(
      /^“It (.+)\.” \w+ lists what fits this sentence: .+\.”? Which one does not belong on the list\?$/,
      (p) => (c) => !fits(c, ` ${p(1)}`),
    ),
    rule(/^“It (.+)\.” Which two fit this sentence: (.+)\?$/, (p) => picks(p(2), p(1), true)),
    rule(/^“It (.+)\.” Which of these three fit this sentence: (.+)\?$/, (p) => picks(p(2), p(1), true)),
    rule(/^“It (.+)\.” What does this fit: (.+)(?:; both; neither|, both or neither)\?$/, (p) => (c) => {
      const things = p(2).split(p(2).includes('; ') ? '; ' : ', ');
      if (things.length !== 2) throw new Error(`not two things: ${p(2)}`);
      const right = things.filter((thing) => fits(thing, ` ${p(1)}`));
      return c === (right.length === 2 ? 'both' : right.length === 1 ? `only ${right[0]}` : 'neither');
    }),
    rule(/^Find the pair\. One (.+)\. The other (.+)\.$/, (p) => (c) => {
      const [x = '', y = ''] = c.split(c.includes('; ') ? '; ' : ' and ');
      return (fits(x, ` ${p(1)}`) && fits(y, ` ${p(2)}`)) || (fits(y, ` ${p(1)}`) && fits(x, ` ${p(2)}`));
    }),
    rule(/^Cross out each one that (.+): (.+?)(?<!D\.C)\.? Which two are left\?$/, (p) =>
      picks(p(2), p(1), false),
    ),
    rule(
      /^What do these have in common: (.+)\? Each of them ___\.$/,
      (p) => (c) => thingsIn(p(1)).every((thing) => fits(thing, ` ${c}`)),
    ),
    rule(/^.+\. (?:Which other (?:\w+ )*?|(?:What|Who) else )(.+): .+\?$/, (p) => (c) => fits(c, ` ${p(1)}`)),
  ];
}

/** Returns the rules for all forms of questions on sentences. */
export function sentenceRules(knowledge: Knowledge): Rule[] {
  return rulesBy(testsOf(knowledge), knowledge.asked);
}

/** Tests of sentences: whether an end fits a subject, and whether a whole sentence is true. */
interface Tests {
  fits: (subject: string, text: string) => boolean;
  isTrue: (sentence: string) => boolean;
}

/** Returns the rules for all forms, by tests and the pattern of the starts of questions for a subject. */
export function rulesBy({ fits, isTrue }: Tests, asked: string): Rule[] {
  return [
    ...groupRules(fits),
    rule(/^Finish both sentences\. 1\) (.+) ___\. 2\) (.+) ___\.$/, (p) => (c) => {
      const [, first = '', second = ''] = /^1\) (.+); 2\) (.+)$/.exec(c) ?? [];
      return isTrue(`${p(1)} ${first}`) && isTrue(`${p(2)} ${second}`);
    }),
    rule(/(?:Finish the sentence\.|Fix it:|Fix this one:) (.+) ___\.$/, (p) => (c) => isTrue(`${p(1)} ${c}`)),
    rule(/^Put these into the blanks: .+\.”? 1\) ___ (.+)\. 2\) ___ (.+)\. 3\) ___ (.+)\.$/, (p) => (c) => {
      const all = c.split('; ');
      return all.length === 3 && all.every((subject, i) => fits(subject, ` ${p(i + 1)}`));
    }),
    rule(/^Fill in the blank: ___ (.+?)\.(?: Choose from these: .+)?$/, (p) => (c) => fits(c, ` ${p(1)}`)),
    rule(new RegExp(`^Answer both questions in order\\. (${asked} .+)\\? (${asked} .+)\\?$`), (p) => (c) => {
      const [, first = '', second = ''] = /^first (.+)[,;] then (.+)$/.exec(c) ?? [];
      return fits(first, p(1)) && fits(second, p(2));
    }),
    rule(
      new RegExp(`^(?:\\w+ made a mistake: “.+” )?(${asked} .+?)(?:: [^:]+)?\\?(?: Here is a clue: .+)?$`),
      (p) => (c) => fits(c, p(1)),
    ),
  ];
}
