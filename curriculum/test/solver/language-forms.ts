/** Questions on sorts of words, sounds and sentences that ask in words of their own. */

import { alikeBy, labelOf, labelsOf } from './language-sorts.ts';
import { type Rule, rule } from './rule.ts';

/** Words of the questions of an aspect, with `{}` for the word, the words, the sentence or the label. */
interface Wording {
  aspect: string;
  kind?: string;
  member?: string;
  not?: string;
  like?: string;
  pair?: string;
  odd?: string;
}

const inThree = ', {}. Which one is different?';

const wordings: readonly Wording[] = [
  {
    aspect: 'first letter',
    kind: 'Which letter makes the first sound of {}?',
    member: 'Which word starts with the letter {}?',
    not: 'Which word does not start with the letter {}?',
  },
  { aspect: 'vowel sound', kind: 'Which vowel do you hear in {}?' },
  {
    aspect: 'vowel sound',
    kind: 'Which vowel sound do you hear in {}?',
    member: 'Which word has a {}?',
    not: 'Which word does not have a {}?',
  },
  {
    aspect: 'vowel sound',
    kind: 'Which sound does the vowel team in {} make?',
    member: 'In which word does the vowel team make this sound: “{}”?',
    not: 'In which word does the vowel team not make this sound: “{}”?',
  },
  {
    aspect: 'vowel sound',
    kind: 'Which has the same vowel sound as {}: car, fork or bird?',
    member: 'Which word has the vowel sound of {}?',
    not: 'Which word does not have the vowel sound of {}?',
  },
  {
    aspect: 'number of beats',
    kind: 'How many beats does {} have?',
    member: 'Which word has {}?',
    not: 'Which word does not have {}?',
  },
  {
    aspect: 'rhyme',
    pair: 'Which two rhyme?',
    odd: 'Which one does not rhyme with the others?',
  },
  {
    aspect: 'build',
    kind: 'What is {} made of?',
    member: 'Which word is made of {}?',
    not: 'Which word is not made of {}?',
    like: 'Which word is made in the same way as {}?',
    pair: 'Which two are made in the same way?',
    odd: 'Which one is made in a different way?',
  },
  {
    aspect: 'first part',
    kind: 'Which word is the first part of {}?',
    member: 'Which compound word starts with the word {}?',
  },
  ...['prefix', 'suffix'].map((part) => ({
    aspect: `${part} meaning`,
    kind: `What does the ${part} of {} mean?`,
    member: `In which word does the ${part} mean “{}”?`,
    not: `In which word does the ${part} not mean “{}”?`,
    like: `Which word has a ${part} with the same meaning as in {}?`,
    pair: `Which two have ${part}es with the same meaning?`,
    odd: `Which one has a ${part} with a different meaning?`,
  })),
  {
    aspect: 'plural rule',
    kind: 'How do you write the plural of {}?',
    member: 'Which word follows this plural rule: {}?',
    not: 'Which word does not follow this plural rule: {}?',
    like: 'Which word forms its plural in the same way as {}?',
    pair: 'Which two form their plurals in the same way?',
    odd: 'Which one forms its plural in a different way?',
  },
  ...['part', 'root'].map((part) => ({
    aspect: `meaning of the ${part} in capitals`,
    kind: `What does the ${part} in capitals mean in {}?`,
    member: `In which word does the ${part} in capitals mean “{}”?`,
    not: `In which word does the ${part} in capitals not mean “{}”?`,
    like: `In which word does the ${part} in capitals mean the same as in {}?`,
    pair: `In which two do the ${part}s in capitals mean the same?`,
    odd: `In which one does the ${part} in capitals mean something else?`,
  })),
  {
    aspect: 'spelling in the gap',
    member: 'In which word is the missing letter {}?',
    not: 'In which word is the missing letter not {}?',
    like: 'Look at {}. Is its missing letter single or double? For which other word is the answer the same?',
  },
  {
    aspect: 'word kind',
    kind: 'What kind of word is {}?',
    member: 'Which word is {}?',
    not: 'Which word is not {}?',
    like: 'Which word is of the same kind as {}?',
    pair: 'Which two are of the same kind?',
    odd: 'Which one is of a different kind?',
  },
  {
    aspect: 'kind of word in capitals',
    member: 'In which sentence is the word in capitals {}?',
    not: 'In which sentence is the word in capitals not {}?',
    like: 'In which other sentence is the word in capitals of the same kind?',
  },
  {
    aspect: 'hidden word',
    kind: 'Which word is hidden in {}?',
    member: 'In which contraction is the word “{}” hidden?',
    not: 'In which contraction is the word “{}” not hidden?',
  },
  {
    aspect: 'tense',
    member: 'Which sentence is in the {}?',
    not: 'Which sentence is not in the {}?',
    like: 'Which other sentence is in the same tense?',
  },
  {
    aspect: 'meaning of the helping verb',
    member: 'In which sentence does the word in capitals express {}?',
    not: 'In which sentence does the word in capitals not express {}?',
    like: 'In which other sentence does the word in capitals express the same?',
  },
  {
    aspect: 'role of the phrase',
    member: 'In which sentence does the phrase in capitals answer the question “{}”?',
    not: 'In which sentence does the phrase in capitals not answer the question “{}”?',
    like: 'In which other sentence does the phrase in capitals answer the same question?',
  },
  {
    aspect: 'kind of reference',
    member: 'In which sentence does the pronoun in capitals fit {}?',
    not: 'In three sentences, the pronoun in capitals fits {}. Which one is different?',
    like: 'In which other sentence does the pronoun in capitals fit the same number of nouns?',
  },
  {
    aspect: 'voice',
    member: 'Which sentence is {}?',
    not: 'Three of these sentences are {}. Which one is different?',
    like: 'Is it active, passive with the doer named, or passive with no doer named? For which other sentence is the answer the same?',
  },
  {
    aspect: 'mood',
    member: 'Which sentence is in the {} mood?',
    not: 'Which sentence is not in the {} mood?',
    like: 'Which other sentence is in the same mood?',
  },
  {
    aspect: 'state of the modifier',
    member: 'In which sentence is the modifier {}?',
    not: 'In which sentence is the modifier not {}?',
    like: 'Is the modifier well placed, misplaced or dangling? For which other sentence is the answer the same?',
  },
  {
    aspect: 'structure',
    member: 'Which of these is {}?',
    not: 'Which of these is not {}?',
    like: 'Which of these is of the same kind: simple, compound, complex or fragment?',
  },
  {
    aspect: 'pattern of joined items',
    member: 'In which sentence are the joined items {}?',
    not: `In three sentences, the joined items are${inThree.slice(1)}`,
    like: 'Which other sentence joins its items in the same way?',
  },
  {
    aspect: 'opening',
    member: 'Which sentence opens with {}?',
    not: 'Which sentence does not open with {}?',
    like: 'Which other sentence opens in the same way?',
  },
  {
    aspect: 'end mark',
    member: 'Which sentence needs {}?',
    not: 'Which sentence does not need {}?',
    like: 'Which other sentence needs the same end mark as this one? {}',
  },
  {
    aspect: 'name kind',
    member: 'Where does {} need a capital letter?',
    not: 'In three sentences, {} needs a capital letter. Which one is different?',
    like: 'Which kind of name needs a capital letter, if any? Which other sentence has the same answer?',
  },
  {
    aspect: 'reason for a comma',
    member: 'Which sentence needs {}?',
    not: 'Three of these sentences need {}. Which one is different?',
    like: 'Does it need a comma, and for what? For which other sentence is the answer the same?',
  },
  {
    aspect: 'place of the quotation marks',
    member: 'In which sentence do quotation marks belong {}?',
    not: `In three sentences, quotation marks belong${inThree.slice(1)}`,
    like: 'Where do quotation marks belong? For which other sentence is the answer the same?',
  },
  {
    aspect: 'need for commas',
    member: 'In which sentence does the part in capitals need {}?',
    not: `In three sentences, the part in capitals needs${inThree.slice(1)}`,
    like: 'In which other sentence does the part in capitals need as many commas?',
  },
  { aspect: 'missing mark', member: 'Which sentence needs {} in the gap?' },
  {
    aspect: 'link in sense',
    member: 'In which text must the missing transition show {}?',
    not: `In three texts, the missing transition shows${inThree.slice(1)}`,
    like: 'In which other text must the missing transition show the same?',
  },
  {
    aspect: 'kind of narrator',
    member: 'In which text is the narrator {}?',
    not: 'In which text is the narrator not {}?',
  },
  {
    aspect: 'kind of statement',
    member: 'Which sentence states {}?',
    not: 'Three sentences state {}. Which sentence is different?',
    like: 'Does it state only a fact, only an opinion, or both? Which other sentence does the same?',
  },
  {
    aspect: 'register',
    member: 'Which sentence is {}?',
    not: 'Which sentence is not {}?',
    like: 'Which other sentence has the same register?',
  },
];

const escaped = (text: string): string => text.replace(/[.?]/g, '\\$&');

/** Returns the pattern of a question, with what stands for `{}` as a group. */
const asking = (words: string, shown: string): RegExp =>
  new RegExp(`^${escaped(words).replace('{}', () => shown)}$`);

/** Returns a test that just one of a list is like the choice. */
function isAlone(aspect: string, list: string) {
  const all = list.split(', ');
  return (choice: string) =>
    all.filter((member) => labelOf(aspect, member) === labelOf(aspect, choice)).length === 1;
}

/** Returns a test of two words of one label. */
const areAlike = (aspect: string) => (choice: string) => {
  const [a = '', b = ''] = choice.split(' and ');
  return labelOf(aspect, a) === labelOf(aspect, b);
};

const listOf = 'Look at these \\w+s: (.+)\\. ';

function rulesOf({ aspect, kind, member, not, like, pair, odd }: Wording): Rule[] {
  const labels = `(${labelsOf(aspect).map(escaped).join('|')})`;
  const isIn = (label: string) => (choice: string) => labelOf(aspect, choice) === label;
  return [
    ...(kind ? [rule(asking(kind, '"(.+)"'), (p) => labelOf(aspect, p(1)))] : []),
    ...(member ? [rule(asking(member, labels), (p) => isIn(p(1)))] : []),
    ...(not ? [rule(asking(not, labels), (p) => (choice) => !isIn(p(1))(choice))] : []),
    ...(like
      ? [
          rule(
            like.includes('{}') ? asking(like, '"(.+)"') : new RegExp(`^Read: "(.+)" ${escaped(like)}$`),
            (p) => alikeBy(aspect, p(1)),
          ),
        ]
      : []),
    ...(pair ? [rule(new RegExp(`^${listOf}${escaped(pair)}$`), () => areAlike(aspect))] : []),
    ...(odd ? [rule(new RegExp(`^${listOf}${escaped(odd)}$`), (p) => isAlone(aspect, p(1)))] : []),
  ];
}

/** Forms of questions on sorts in words of their own, and those on lists of words. */
export const wordSortRules: Rule[] = [
  ...wordings.flatMap(rulesOf),
  rule(new RegExp(`^${listOf}Which two (?:have|are) the same (.+)\\?$`), (p) => areAlike(p(2))),
  rule(new RegExp(`^${listOf}Which one (?:has|is) a different (.+)\\?$`), (p) => isAlone(p(2), p(1))),
];
