/** Rules for sorts of words and sentences, with tables that were typed apart from those of the generators. */

import { principalParts } from './fact-tables.ts';
import { wordSortRules } from './language-forms.ts';
import { alikeBy, asks, fills, labelOf, sentenceSortRules } from './language-sorts.ts';
import { meaningMarks, synonymTriples, termMarks } from './language-tables.ts';
import { type Rule, rule } from './rule.ts';

const unlikeDegrees: Record<string, [string, string]> = { good: ['better', 'best'], bad: ['worse', 'worst'] };

/** Returns the comparative (0) or the superlative (1). */
function degree(base: string, which: 0 | 1): string {
  const odd = unlikeDegrees[base];
  if (odd) return odd[which];
  if (/ful$|ive$|ous$|ant$/.test(base)) return `${which ? 'most' : 'more'} ${base}`;
  const end = which ? 'est' : 'er';
  if (base.endsWith('e')) return base + end.slice(1);
  if (base.endsWith('y')) return `${base.slice(0, -1)}i${end}`;
  return (/^[^aeiou]*[aeiou][^aeiouw]$/.test(base) ? base + base.at(-1) : base) + end;
}

function inDegree(base: string, sentence: string): string {
  if (/ than /.test(sentence)) return degree(base, 0);
  return /of them all/.test(sentence) ? degree(base, 1) : base;
}

/** Returns the form of a verb that fits a sentence. */
function inTense(base: string, sentence: string): string | ((choice: string) => boolean) {
  const [, past = '', participle = ''] = principalParts.find(([first]) => first === base) ?? [];
  if (/are ___/.test(sentence)) return (choice) => /ing$/.test(choice) && choice !== base;
  if (/have ___/.test(sentence)) return participle;
  return /Last week/.test(sentence) ? past : base;
}

/** Returns the form of an adjective or a verb that fits a sentence. */
const inForm = (base: string, sentence: string) =>
  /^(?:This one|It) is/.test(sentence) ? inDegree(base, sentence) : inTense(base, sentence);

/** Returns the kind of a word in a sentence "The ADJECTIVE NOUN VERB ADVERB PREPOSITION the NOUN". */
function wordKind(word: string, sentence: string): string {
  const at = sentence.split(' ').indexOf(word);
  return ['', 'adjective', 'noun', 'verb', 'adverb', 'preposition'][at] ?? '';
}

const meanings = meaningMarks
  .trim()
  .split(/,\s+/)
  .map((pair) => pair.replaceAll('\n', ' ').split('/'))
  .map(([mark = '', meaning = '']) => ({ mark, meaning }));

/** Returns true if a meaning belongs to a word or a saying: both have the marks of one pair. */
function belong(text: string, meaning: string): boolean {
  const pairs = meanings.filter(({ mark }) => text.includes(mark));
  if (pairs.length !== 1) throw new Error(`${pairs.length} meanings for: ${text}`);
  return pairs.some((pair) => meaning.includes(pair.meaning));
}

/** Returns a test of “meaning, then meaning” for two texts. */
const belongBoth = (first: string, second: string) => (choice: string) => {
  const [a = '', b = ''] = choice.split(/, then | Then: /);
  return belong(first, a) && belong(second, b);
};

/** Returns the word that a sentence marks. */
const marked = (sentence: string): string => /“(\w+)”/.exec(sentence)?.[1] ?? sentence;

const triples = synonymTriples
  .trim()
  .split(/,\s+/)
  .map((line) => line.split(' '));

/** Returns true if a word has the other as its synonym (1) or its antonym (2). */
const areRelated = (word: string, other: string, by: 1 | 2): boolean =>
  triples.some((triple) => triple[0] === word && triple[by] === other);

/** Returns a test of "word, then word" for two words. */
const bothRelated = (first: string, second: string, by: 1 | 2) => (choice: string) => {
  const [a = '', b = ''] = choice.split(', then ');
  return areRelated(first, a, by) && areRelated(second, b, by);
};

const terms = new Map(
  termMarks
    .trim()
    .split(/,\s+/)
    .map((pair): [string, string] => {
      const [term = '', mark = ''] = pair.split('/');
      return [term, mark];
    }),
);

const means = (term: string, meaning: string): boolean =>
  ` ${meaning}`.includes(` ${terms.get(term) ?? '?'}`);

/** Returns a test of "meaning, then meaning" for two terms. */
const meanBoth = (first: string, second: string) => (choice: string) => {
  const [a = '', b = ''] = choice.split(', then ');
  return means(first, a) && means(second, b);
};

const ofWords: Rule[] = [
  rule(/^Which word means nearly the same as "(.+)"\?$/, (p) => (choice) => areRelated(p(1), choice, 1)),
  rule(/^Which word is close in meaning to "(.+)"\?$/, (p) => (choice) => areRelated(choice, p(1), 1)),
  rule(/^Find words of nearly the same meaning\. First: "(.+)"\. Second: "(.+)"\.$/, (p) =>
    bothRelated(p(1), p(2), 1),
  ),
  rule(
    /^Think of the word "(.+)"\. Which word means the opposite\?$/,
    (p) => (choice) => areRelated(p(1), choice, 2),
  ),
  rule(/^Which word is the opposite of "(.+)"\?$/, (p) => (choice) => areRelated(choice, p(1), 2)),
  rule(/^Find the opposites\. First: "(.+)"\. Second: "(.+)"\.$/, (p) => bothRelated(p(1), p(2), 2)),
  rule(/^What does the (?:prefix|suffix|root|term) "(.+?)" mean/, (p) => (choice) => means(p(1), choice)),
  rule(/^Which (?:prefix|suffix|root|word) means "(.+)"\?$/, (p) => (choice) => means(choice, p(1))),
  rule(/^Which term means: (.+)\?$/, (p) => (choice) => means(choice, p(1))),
  rule(/^What do these word parts mean\? First: "(.+?)" in .+ Second: "(.+?)" in/, (p) =>
    meanBoth(p(1), p(2)),
  ),
  rule(/^What do these terms mean\? First: "(.+)"\. Second: "(.+)"\.$/, (p) => meanBoth(p(1), p(2))),
  rule(/^What does "(\w+)" mean\?$/, (p) => (choice) => means(p(1), choice)),
  rule(/^What do "(\w+)" and "(\w+)" mean\?$/, (p) => meanBoth(p(1), p(2))),
];

const inContext: Rule[] = [
  rule(/^Which meaning does “(\w+)” have here\?/, (p) => (choice) => belong(p(1), choice)),
  rule(
    /^In which sentence does the marked word mean “(.+)”\?$/,
    (p) => (choice) => belong(marked(choice), p(1)),
  ),
  rule(/^Read both sentences\. What do the marked words mean\? First: (.+) Second: (.+)$/, (p) =>
    belongBoth(marked(p(1)), marked(p(2))),
  ),
  rule(/^What does this (?:idiom|saying) mean: “(.+)”\?$/, (p) => (choice) => belong(p(1), choice)),
  rule(/^Which (?:idiom|saying) means: (.+?)\.?\?$/, (p) => (choice) => belong(choice, p(1))),
  rule(/^What do these two mean\? First: “(.+)” Second: “(.+)”$/, (p) => belongBoth(p(1), p(2))),
];

/** Forms of questions on sorts and meanings. */
export const languageRules: Rule[] = [
  ...ofWords,
  ...inContext,
  rule(/^Which .+? (?:has|is) the same (.+) as "(.+)"\?$/, (p) => alikeBy(p(1), p(2))),
  rule(/^Read: "(.+)" Which other .+? (?:has|is) the same (.+)\?$/, (p) => alikeBy(p(2), p(1))),
  ...sentenceSortRules,
  ...wordSortRules,
  rule(
    /^Which word rhymes with "(.+)"\?$/,
    (p) => (choice) => labelOf('rhyme', choice) === labelOf('rhyme', p(1)),
  ),
  rule(/^Which .+? needs “(.+)” in the gap\?$/, (p) => (choice) => fills(p(1), choice)),
  rule(/^Which .+? (?:has|is) this (.+?): “(.+)”\?$/, (p) => (choice) => labelOf(p(1), choice) === p(2)),
  rule(
    /^Which .+? (?:does not have|is not) this (.+?): “(.+)”\?$/,
    (p) => (choice) => labelOf(p(1), choice) !== p(2),
  ),
  rule(
    new RegExp(`^((?:${asks})\\?) First: "(.+)" Second: "(.+)"$`),
    (p) => (choice) =>
      choice.replace('; ', ', then ') === `${labelOf(p(1), p(2))}, then ${labelOf(p(1), p(3))}`,
  ),
  rule(/^Say the sounds fast: (.+)\. Which word is it\?$/, (p) => p(1).replaceAll(' - ', '')),
  rule(/^Say "(\w+)" slowly\. Which sounds/, (p) => [...p(1)].join(' - ')),
  rule(/^Say "(\w+)"\. Put (\w) in place of (\w)\./, (p) => p(1).replace(p(3), p(2))),
  rule(/^Say "(\w+)"\. Change the end (\w+) to (\w+)\./, (p) => p(1).slice(0, -p(2).length) + p(3)),
  rule(/^Say "(\w+)"\. Leave out the sound (\w)\./, (p) => p(1).replace(p(2), '')),
  rule(/^Say "(\w+)"\. Now say "(\w+)"\./, (p) => (choice) => p(1).replace(choice, '') === p(2)),
  rule(
    /^Leave out (\w) from a word\. You get "(\w+)"\./,
    (p) => (choice) => choice !== p(2) && choice.replace(p(1), '') === p(2),
  ),
  rule(/^What is the middle letter of (\w+)\?$/, (p) => p(1)[Math.floor(p(1).length / 2)] ?? ''),
  rule(
    /^Which word is (second|third) in ABC order: (.+)\?$/,
    (p) =>
      p(2)
        .split(/, | or /)
        .sort()
        .at(p(1) === 'second' ? 1 : 2) ?? '',
  ),
  rule(/^Use a form of "(\w+)"\. Which form fits\? "(.+)"$/, (p) => inForm(p(1), p(2))),
  rule(/^Read: ".+" Which form of "(\w+)" comes next\? "(.+)"$/, (p) => inForm(p(1), p(2))),
  rule(/^\w+ writes: "(.+)" Which form of "(\w+)" belongs there\?$/, (p) =>
    inForm(
      p(2),
      p(1).replace(/(?<=^(?:Last week they|So far they have|These days they|Right now they are) )\w+/, '___'),
    ),
  ),
  rule(/^What kind of word is "(\w+)" here\? "(.+)"$/, (p) => wordKind(p(1), p(2))),
  rule(
    /^What kinds of words are "(\w+)" and "(\w+)" here\? "(.+)"$/,
    (p) => `${wordKind(p(1), p(3))}, then ${wordKind(p(2), p(3))}`,
  ),
  rule(/^Which word is the (\w+) here\? "(.+)"$/, (p) => (choice) => wordKind(choice, p(2)) === p(1)),
  rule(new RegExp(`^((?:${asks})\\?) "(.+)"$`), (p) => labelOf(p(1), p(2))),
];
