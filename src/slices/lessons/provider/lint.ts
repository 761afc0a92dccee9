import type { Question } from '../../../../curriculum/types.ts';
import { isBlank } from '../../../base/text-rules.ts';
import { quantityOf } from './expression.ts';
import { fleschKincaid, sentencesOf } from './readability.ts';
import { isUnsafe } from './safety.ts';
import { hasFalseEquality } from './solver.ts';

/** Grade and topic that a question must fit. */
export interface QuestionContext {
  gradeLevel: number;
  topic: string;
}

/** Reduces a text to lower-case words and numbers without punctuation, so that equal questions compare equal. */
export function normalizedText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.,;:!?"'’“”_]+/g, ' ')
    .trim();
}

/** Returns the value of a choice. Choices of equal value count as the same choice, in any notation. */
function worthOf(choice: string): string {
  const quantity = quantityOf(choice);
  if (quantity) return `${quantity.value} ${quantity.unit}`;
  return normalizedText(choice).replace(/^(a|an|the) /, '') || choice.trim();
}

/** Control, format and private characters, line separators, lone surrogates, and what stands for a letter that was lost. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\ufffd]/u;
const markup =
  /<\s*[/!]?[a-z][^<>]*>|&(#\w+|[a-z]{2,8});|\\[a-z()[\]]|\*\*|`|^\s*#|\]\(|\{\{|\$\{|javascript:|data:\w+\//i;
const link = /\b(https?|ftp|file):|\bwww\.|\b[\w-]+\.(com|org|net|io|ru|info|xyz|app|dev|co)\b|\S@\S+\.\w/i;
const sweeping =
  /^(all|none|both|neither|any|some|either)( (two|three|four))? (of )?(the |these |those |them\b)?(answers?|choices?|options?|above|below)?\b.*(above|below|these|those|them|answers?|choices?|options?)|^[a-f] (and|or|&) [a-f]$/i;
/** Text about the model or its instructions, a sign that the topic contained instructions. */
const selfTalk =
  /\b(system prompt|(previous|prior|above|these|those|my|your|hidden) instructions?|ignore (all|the|any|previous)|as an? (ai|language model|assistant)|jailbr\w+|developer mode)\b/i;

/** Common English words. A text of six or more words without any of them counts as foreign. */
const english =
  /\b(the|an?|is|are|was|were|of|in|to|does|do|did|what|which|how|many|much|who|when|where|why|has|have|can|will|if|and|or|it|on|at|for|with|from|you|that|this|there)\b/i;

/** Returns the first rule that a question's texts break, or undefined. The solver or a review checks the key. Pure. */
export function faultOf(question: Question, context: QuestionContext): string | undefined {
  const { choices, correctIndex } = question;
  const texts = [question.question, ...choices, question.explanation];
  if (correctIndex >= choices.length) return 'no key';
  if (texts.some(isBlank)) return 'an empty text';
  if (texts.some((text) => invisible.test(text))) return 'invisible characters';
  if (texts.some((text) => markup.test(text))) return 'markup';
  if (texts.some((text) => link.test(text))) return 'a link';
  if (texts.some(isUnsafe)) return 'an unsafe text';
  if (texts.some((text) => selfTalk.test(text))) return 'talk of instructions';
  if (!texts.every(isEnglish)) return 'another language';
  if (new Set(choices.map(worthOf)).size < choices.length) return 'choices of equal value';
  if (choices.some((choice) => sweeping.test(choice.trim()))) return 'a choice about the others';
  if (standsOut(choices, correctIndex)) return 'a key that is much the longest';
  if (hasFalseEquality(question.explanation)) return 'a wrong sum in the explanation';
  return isTooHard(question, context) ? 'words beyond the grade' : undefined;
}

function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/[\p{Script=Latin}µπΩθα-δ]/u.test(letter)).length;
  const words = text.match(/[\p{L}’']+/gu) ?? [];
  // A question may be about a foreign word, but must not be foreign as a whole.
  return foreign * 4 <= letters.length && (words.length < 6 || english.test(text));
}

/** Returns true if the key is more than half longer than every other choice, and more than a word longer. */
function standsOut(choices: readonly string[], correctIndex: number): boolean {
  const key = choices[correctIndex]?.length ?? 0;
  const longest = Math.max(...choices.filter((_, i) => i !== correctIndex).map((choice) => choice.length));
  return key > longest * 1.5 && key > longest + 8;
}

/** Returns true if the key is longer than every other choice, which is acceptable in some questions. */
export function hasLongestKey({ choices, correctIndex }: Question): boolean {
  const key = choices[correctIndex]?.length ?? 0;
  return choices.every((choice, i) => i === correctIndex || choice.length < key);
}

/** Maximum number of words in a sentence, from kindergarten to grade 2. */
const maxWordsForYoung = 10;

/**
 * Returns true if the question is more than 1 above the grade (Flesch-Kincaid), or the explanation more than 3. Words of
 * the topic cannot be avoided, so they count as short.
 */
function isTooHard({ question, explanation }: Question, { gradeLevel, topic }: QuestionContext): boolean {
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
