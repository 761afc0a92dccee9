import type { Question } from '../generators/types.ts';
import { fleschKincaid, sentencesOf } from '../readability.ts';
import { isUnsafe } from '../safety.ts';
import { quantityOf } from './expression.ts';
import { misstates } from './solver.ts';

/** What a question is to fit. */
export interface Frame {
  gradeLevel: number;
  topic: string;
}

/** A question as it is known again: its words and numbers, without case, blanks and points. */
export function normalizedText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.,;:!?"'’“”_]+/g, ' ')
    .trim();
}

/** What a choice is worth: two that are equal in value are the same choice, however they are written. */
function worthOf(choice: string): string {
  const quantity = quantityOf(choice);
  if (quantity) return `${quantity.value} ${quantity.unit}`;
  return normalizedText(choice).replace(/^(a|an|the) /, '') || choice.trim();
}

/** Control and format characters, private ones, lone surrogates. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;
const markup =
  /<\s*[/!]?[a-z][^<>]*>|&(#\w+|[a-z]{2,8});|\\[a-z()[\]]|\*\*|`|^\s*#|\]\(|\{\{|\$\{|javascript:|data:\w+\//i;
const link = /\b(https?|ftp|file):|\bwww\.|\b[\w-]+\.(com|org|net|io|ru|info|xyz|app|dev|co)\b|\S@\S+\.\w/i;
const sweeping =
  /^(all|none|both|neither|any|some|either)( (two|three|four))? (of )?(the |these |those |them\b)?(answers?|choices?|options?|above|below)?\b.*(above|below|these|those|them|answers?|choices?|options?)|^[a-f] (and|or|&) [a-f]$/i;
/** Talk of a model about itself and its orders: the trace of instructions that came in with the topic. */
const selfTalk =
  /\b(system prompt|(previous|prior|above|these|those|my|your|hidden) instructions?|ignore (all|the|any|previous)|as an? (ai|language model|assistant)|jailbr\w+|developer mode)\b/i;

/** Common words of English that some sentence of four words or more has. */
const english =
  /\b(the|an?|is|are|was|were|of|in|to|does|do|did|what|which|how|many|much|who|when|where|why|has|have|can|will|if|and|or|it|on|at|for|with|from|you|that|this|there)\b/i;

/**
 * The first rule that a question of a model breaks, in a few words; undefined where it breaks none. Pure.
 * It holds for texts alone: whether the key is right is for the solver or another answerer to say.
 */
export function faultOf(question: Question, frame: Frame): string | undefined {
  const { choices, correctIndex } = question;
  const texts = [question.question, ...choices, question.explanation];
  if (correctIndex >= choices.length) return 'no key';
  if (texts.some((text) => text.trim() === '')) return 'an empty text';
  if (texts.some((text) => invisible.test(text))) return 'invisible characters';
  if (texts.some((text) => markup.test(text))) return 'markup';
  if (texts.some((text) => link.test(text))) return 'a link';
  if (texts.some(isUnsafe)) return 'an unsafe text';
  if (texts.some((text) => selfTalk.test(text))) return 'talk of instructions';
  if (!texts.every(isEnglish)) return 'another language';
  if (new Set(choices.map(worthOf)).size < choices.length) return 'choices of equal value';
  if (choices.some((choice) => sweeping.test(choice.trim()))) return 'a choice about the others';
  if (standsOut(choices, correctIndex)) return 'a key that is much the longest';
  if (misstates(question.explanation)) return 'a wrong sum in the explanation';
  return isTooHard(question, frame) ? 'words beyond the grade' : undefined;
}

function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/[\p{Script=Latin}µπΩθα-δ]/u.test(letter)).length;
  const words = text.match(/[\p{L}’']+/gu) ?? [];
  // A word of another language may be what the question is about; a whole text of it is not.
  return foreign * 4 <= letters.length && (words.length < 6 || english.test(text));
}

/** Half as long again as any other, and by more than a word. */
function standsOut(choices: readonly string[], correctIndex: number): boolean {
  const key = choices[correctIndex]?.length ?? 0;
  const longest = Math.max(...choices.filter((_, i) => i !== correctIndex).map((choice) => choice.length));
  return key > longest * 1.5 && key > longest + 8;
}

/** Whether the key is longer than every other choice: that may be so now and then, as chance would have it. */
export function hasLongestKey({ choices, correctIndex }: Question): boolean {
  const key = choices[correctIndex]?.length ?? 0;
  return choices.every((choice, i) => i === correctIndex || choice.length < key);
}

/** Words in a sentence that children of kindergarten to grade 2 are given. */
const maxWordsForYoung = 10;

/**
 * Beyond the grade by more than 1 (Flesch-Kincaid); the explanation, which can be read twice, by more than 3. The words
 * of the topic cannot be avoided, so they count as short ones.
 */
function isTooHard({ question, explanation }: Question, { gradeLevel, topic }: Frame): boolean {
  const topical = new Set(topic.toLowerCase().match(/\p{L}{4,}/gu));
  const eased = (text: string) =>
    text.replace(/\p{L}{4,}/gu, (word) => {
      const bare = word.toLowerCase();
      return topical.has(bare) || topical.has(bare.replace(/s$/, '')) || topical.has(`${bare}s`)
        ? 'it'
        : word;
    });
  if (gradeLevel <= 2 && sentencesOf(question).some(({ length }) => length > maxWordsForYoung)) return true;
  return (
    fleschKincaid(eased(question)) > gradeLevel + 1 || fleschKincaid(eased(explanation)) > gradeLevel + 3
  );
}
