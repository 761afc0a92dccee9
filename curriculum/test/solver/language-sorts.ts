/** Sorts of words and sentences: their tables, and the questions on sentences that have words of their own. */

import { sortTables } from './language-tables.ts';
import { type Rule, rule } from './rule.ts';

/** Sort of words or sentences: its aspect, and for each label the words or the marks of its sentences. */
interface Sort {
  aspect: string;
  ask: string;
  marks: [label: string, mark: string][];
}

function readSort(block: string): Sort {
  const [head = '', ...lines] = block.trim().split('\n');
  const [aspect = '', ask = ''] = head.split('|').map((cell) => cell.trim());
  const marks = lines.flatMap((line) => {
    const [label = '', list = ''] = line.split(/ = /);
    const members = list.includes(';') ? list.split(';') : list.split(' ');
    return members.map((mark): [string, string] => [label.trim(), mark.trim()]);
  });
  return { aspect, ask, marks: marks.filter(([, mark]) => mark !== '') };
}

const sorts = sortTables.trim().split(/^# /m).slice(1).map(readSort);

const isWord = (text: string): boolean => /^[^ ]+$/.test(text);

/** Returns a text with single quotation marks, as it stands within others. */
const inner = (text: string): string => text.replaceAll('“', '‘').replaceAll('”', '’');

/** Returns the label of a word, which its list names, or of a sentence, which has one of the label's marks. */
function labelIn({ marks }: Sort, member: string): string | undefined {
  const found = marks.filter(([, mark]) =>
    isWord(member) ? mark === member : inner(member).includes(inner(mark)),
  );
  const labels = new Set(found.map(([label]) => label));
  if (labels.size > 1) throw new Error(`${[...labels].join(' and ')} for: ${member}`);
  return [...labels][0];
}

/** Returns the label by the sort of the aspect or question that knows the member. */
export function labelOf(name: string, member: string): string {
  const labels = sorts
    .filter(({ aspect, ask }) => aspect === name || ask === name)
    .flatMap((sort) => labelIn(sort, member) ?? []);
  if (new Set(labels).size !== 1) throw new Error(`${labels.join(' and ') || 'no label'} for: ${member}`);
  return labels[0] ?? '';
}

/** Returns true if a word goes into the gap of a text, by the sorts of gaps with this word that know the text. */
export function fills(word: string, member: string): boolean {
  const labels = sorts
    .filter(({ ask, marks }) => /fit|missing|gap|links/.test(ask) && marks.some(([label]) => label === word))
    .flatMap((sort) => labelIn(sort, member) ?? []);
  return labels.includes(word);
}

/** Returns the labels of all sorts of an aspect. */
export const labelsOf = (name: string): string[] => [
  ...new Set(
    sorts.filter(({ aspect }) => aspect === name).flatMap(({ marks }) => marks.map(([label]) => label)),
  ),
];

/** Pattern of the questions for a group. */
export const asks = sorts.map(({ ask }) => ask.replace('?', '')).join('|');

/** Returns a test of members of the same label as one. */
export function alikeBy(aspect: string, member: string) {
  const label = labelOf(aspect, member);
  return (choice: string) => labelOf(aspect, choice) === label;
}

/** Aspects of sentences: the words that ask for a label or deny it, and those that ask for the like of a sentence. */
const ownWords: readonly [aspect: string, asked: string, same: string][] = [
  ['feeling of the word in capitals', 'does the word in capitals ()carry (.+)', 'the same feeling'],
  ['point of view', 'is (not )?told in the (.+)', 'told from the same point of view'],
  ['part of a story', '(?:tells|(does not) tell) this part of a story: “(.+)”', 'the same part of a story'],
  ['place of the cause', 'is the cause ()told (.+)', 'is like that'],
  ['structure of a text', 'text (?:has|(does not) have) this structure: “(.+)”', 'built in the same way'],
  [
    'role in a paragraph',
    'sentence is (not )?(the main idea|a detail|off the topic)',
    'same role in a paragraph',
  ],
  [
    'role in an argument',
    '(?:gives|(does not) give) (a claim|evidence|reasoning)',
    'the same role in an argument',
  ],
  ['use of a source', 'gives ()(.+ source)', 'uses its source in the same way'],
  ['figure of speech', '(?:uses|(does not) use) this figure of speech: “(.+)”', 'the same figure of speech'],
  ['device', '(?:uses|(does not) use) this device: “(.+)”', 'the same device'],
  ['appeal', '(?:uses|(does not) use) this appeal: “(.+)”', 'the same appeal'],
  [
    'rhetorical device',
    '(?:uses|(does not) use) this rhetorical device: “(.+)”',
    'the same rhetorical device',
  ],
  ['fallacy', '(?:commits|(does not) commit) this fallacy: “(.+)”', 'the same fallacy'],
];

/** What three of four sentences have, by the aspect that they share. */
const threeAlike: readonly [aspect: string, asked: string][] = [
  ['feeling of the word in capitals', 'In three sentences the word in capitals carries (.+)'],
  ['place of the cause', 'In three sentences the cause is told (.+)'],
  ['use of a source', 'Three sentences give (.+)'],
];

/** Forms of questions on sorts of sentences that ask in words of their own. */
export const sentenceSortRules: Rule[] = [
  rule(
    /^In which sentence does ([A-Z]+) mean “(.+)”\?$/,
    (p) => (choice) => labelOf(`meaning of ${p(1)}`, choice) === p(2),
  ),
  rule(/^Read: "(.+)" In which other sentence does ([A-Z]+) mean the same\?$/, (p) =>
    alikeBy(`meaning of ${p(2)}`, p(1)),
  ),
  ...threeAlike.map(([aspect, asked]) =>
    rule(
      new RegExp(`^${asked}\\. Which sentence is different\\?$`),
      (p) => (choice) => labelOf(aspect, choice) !== p(1),
    ),
  ),
  ...ownWords.flatMap(([aspect, asked, same]) => [
    rule(new RegExp(`^Read: "(.+)" .*[Ww]hich other .*${same}\\?$`), (p) => alikeBy(aspect, p(1))),
    rule(
      new RegExp(`[Ww]hich .*${asked}\\?$`),
      (p) => (choice) => (labelOf(aspect, choice) === p(2)) === (p(1) === ''),
    ),
  ]),
];
