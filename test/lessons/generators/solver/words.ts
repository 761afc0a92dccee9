import { type Rule, rule } from './rule.ts';
import { adjectivesSeen, oddPlurals, principalParts, soundOf } from './tables.ts';

const abc = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letter = (from: string, step: number): string => abc[(abc.indexOf(from) + step + 26) % 26] ?? '';
const members = (text: string): string[] => text.split(/, | or /);
const sound = (word: string): string | undefined =>
  soundOf.find(([, words]) => words.split(' ').includes(word))?.[0];

function plural(one: string): string {
  const odd = oddPlurals[one];
  if (odd) return odd;
  if (/(s|x|ch|sh)$/.test(one)) return `${one}es`;
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`;
  return `${one}s`;
}

function part(base: string, form: 1 | 2): string {
  if (base === 'lie down') return form === 1 ? 'lay down' : 'lain down';
  return principalParts.find(([first]) => first === base)?.[form] ?? '';
}

const unlikeDegrees: Record<string, [string, string]> = { good: ['better', 'best'], bad: ['worse', 'worst'] };

function degree(base: string, which: 0 | 1): string {
  const odd = unlikeDegrees[base];
  if (odd) return odd[which];
  if (/ful$|ive$|ous$|ant$/.test(base)) return `${which ? 'most' : 'more'} ${base}`;
  const end = which ? 'est' : 'er';
  if (base.endsWith('e')) return base + end.slice(1);
  if (base.endsWith('y')) return `${base.slice(0, -1)}i${end}`;
  return (/^[^aeiou]*[aeiou][^aeiouw]$/.test(base) ? base + base.at(-1) : base) + end;
}

/** Returns true if the subject has "and" or a plural head noun before any "of", "on" or "in". */
function isPlural(subject: string): boolean {
  const head = subject.split(/ (?:of|on|in|here)\b/)[0] ?? '';
  if (/^(Each|One|Neither|Everyone|Nobody)/.test(head)) return false;
  return / and /.test(head) || /(?:[^s]s|children|men)$/.test(head);
}

const pronounOf = (noun: string): [string, string] => {
  if (/dad|uncle|king|brother|Grandpa|That man|prince$/.test(noun)) return ['He', 'him'];
  if (/mom|aunt|queen|sister|Grandma|woman|princess/.test(noun)) return ['She', 'her'];
  return ['They', 'them'];
};

/** Returns the kind of a word in a sentence "The ADJ NOUN VERB ADV (PREP the NOUN)". */
function wordKind(word: string, sentence: string): string {
  const words = sentence.replace('.', '').split(' ');
  const at = words.indexOf(word);
  if (adjectivesSeen.includes(word) && at === 1) return 'adjective';
  return ['article', 'adjective', 'noun', 'verb', 'adverb', 'preposition'][at] ?? '';
}

const letters: Rule[] = [
  rule(/^What is the first letter of (\w+)\?$/, (p) => p(1)[0] ?? ''),
  rule(/^What is the last letter of (\w+)\?$/, (p) => p(1).slice(-1)),
  rule(/^Say your ABCs: [A-Z], ([A-Z])\. What comes next\?$/, (p) => letter(p(1), 1)),
  rule(/^What goes in the gap\? (?:[A-Z], )?□, ([A-Z])(?:, [A-Z])?$/, (p) => letter(p(1), -1)),
  rule(/^Which word rhymes with (\w+)\?$/, (p) => (c) => sound(c) !== undefined && sound(c) === sound(p(1))),
  rule(
    /^Which word is (first|last) in ABC order: (.+)\?$/,
    (p) =>
      members(p(2))
        .sort()
        .at(p(1) === 'first' ? 0 : -1) ?? '',
  ),
];

const grammar: Rule[] = [
  rule(/^Which word fits\? One (\w+), two ___\.$/, (p) => plural(p(1))),
  rule(/^Today they (.+?)\. What is the past form\?/, (p) => part(p(1), 1)),
  rule(/^Today they (.+?)\. Which form fits\? "So far they have/, (p) => part(p(1), 2)),
  rule(/^Use the word (\w+): "This one is/, (p) => degree(p(1), 0)),
  rule(/^Use the word (\w+): "It is the/, (p) => degree(p(1), 1)),
  rule(/^What is "(\S+)" short for\?$/, (p) => expand(p(1))),
  rule(
    /^What is the short form of "(.+)"\?$/,
    (p) => (c) => expand(c) === p(1) && /n't$|'m$|'re$|'ve$|'ll$|'s$/.test(c) && !/willn't/.test(c),
  ),
  rule(/^Which mark goes at the end\? "(\w+)/, (p) =>
    /^(Where|What|Who|When|Why|How|Can|Do|Is|Did|Which|Are)$/.test(p(1)) ? '?' : '.',
  ),
  rule(/^Which form fits\? "(.+) ___ (.+)\."$/, (p, choices) => {
    const base = choices
      .filter((c) => /^[a-z]+$/.test(c) && !(c.length > 5 && c.endsWith('ing')))
      .sort((a, b) => a.length - b.length);
    const verb = base[0] ?? '';
    return isPlural(p(1)) ? verb.replace(/s$/, '') : verb.endsWith('s') ? verb : `${verb}s`;
  }),
  rule(
    /^Which word needs a capital letter\?/,
    () => (c) =>
      /^(tom|ann|sam|kim|ben|jen|max|liz|jack|beth|luke|rose|paris|london|rome|berlin|madrid|lima|cairo|tokyo|dublin|boston|dallas|miami|\w+day)$/.test(
        c,
      ),
  ),
  rule(
    /^What word fits\? (.+?) (?:came|won|took|sat|read|made|went|got) .+?\. ___ /,
    (p) => pronounOf(p(1))[0],
  ),
  rule(
    /^What word fits\? (.+?) (?:came|won|took|sat|read|made|went|got) .+ ___\.$/,
    (p) => pronounOf(p(1))[1],
  ),
  rule(/^What kind of word is "(\w+)" here\? "(.+)"$/, (p) => wordKind(p(1), p(2))),
];

function expand(short: string): string {
  const irregular: Record<string, string> = { "can't": 'cannot', "won't": 'will not', "let's": 'let us' };
  return (
    irregular[short] ??
    short
      .replace("n't", ' not')
      .replace("'m", ' am')
      .replace("'re", ' are')
      .replace("'ve", ' have')
      .replace("'ll", ' will')
  );
}

const reading: Rule[] = [
  rule(
    /^(.+) What color is the (\w+)\?$/,
    (p) => new RegExp(`has a (\\w+) ${p(2)}\\.`).exec(p(1))?.[1] ?? '',
  ),
  rule(/^(.+) Who has the (\w+)\?$/, (p) => new RegExp(`(\\w+) has a \\w+ ${p(2)}\\.`).exec(p(1))?.[1] ?? ''),
  rule(/^First (\w+ .+?)\. Next (.+?)\. Then (.+?)\. Last, (.+?)\. (What came .+)$/, (p) =>
    inStory([1, 2, 3, 4].map(p), p(5)),
  ),
  rule(/^Before (\w+ .+?), (\w+ .+?)\. After that, (.+?)\. At the end, (.+?)\. (What came .+)$/, (p) =>
    inStory([2, 1, 3, 4].map(p), p(5)),
  ),
  rule(
    /^(.+) Who went out on (\w+)\?$/,
    (p) => new RegExp(`(\\w+) went to [a-z ]+ on ${p(2)}`).exec(p(1))?.[1] ?? '',
  ),
  rule(
    /^(.+) Where did (\w+) go\?$/,
    (p) => new RegExp(`${p(2)} went to ([a-z ]+) on`).exec(p(1))?.[1] ?? '',
  ),
  rule(
    /^(.+) On which day did someone go to ([a-z ]+)\?$/,
    (p) => new RegExp(`to ${p(2)} on (\\w+)`).exec(p(1))?.[1] ?? '',
  ),
  rule(
    /^(.+) Why did (\w+) [a-z ]+\?$/,
    (p) => new RegExp(`Because ([a-z ]+), ${p(2)} `).exec(p(1))?.[1] ?? '',
  ),
];

function inStory(order: string[], ask: string): string {
  if (ask === 'What came first?') return order[0] ?? '';
  if (ask === 'What came last?') return order[3] ?? '';
  const event = /^What came just after (.+)\?$/.exec(ask)?.[1] ?? '';
  return order[order.indexOf(event) + 1] ?? '';
}

/** Letters, grammar and short texts. */
export const wordRules: Rule[] = [...letters, ...grammar, ...reading];
