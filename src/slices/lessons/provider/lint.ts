import type { Question } from '../../../../curriculum/types.ts';
import { isBlank } from '../../../base/text-rules.ts';
import type { WrittenQuestion } from './answer-schemas.ts';
import { type Quantity, quantityOf } from './expression.ts';
import { fleschKincaid, sentencesOf } from './readability.ts';
import { isUnsafe } from './safety.ts';
import { hasFalseEquality } from './solver.ts';

/** Grade and topic that texts must fit. */
export interface TextContext {
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
  /\b(the|an?|is|are|was|were|of|in|to|does|do|did|what|which|how|many|much|who|when|where|why|has|have|can|will|if|and|or|it|on|at|for|with|from|you|that|this|there|not|be|by|your|than|then|they|but|each|them|their|would|must|only|both|same|more|one|two|we|she|her|his|because|out|into|over|before)\b/i;

/** Returns the first rule that a question's texts break, or undefined. A review checks what they say. Pure. */
export function faultOf(question: WrittenQuestion, context: TextContext): string | undefined {
  const { choices, correctIndex, explanation, hints } = question;
  const advice = question.feedback.flatMap((each) => each?.text ?? []);
  if (correctIndex >= choices.length) return 'no key';
  const fault =
    faultOfForm([question.question, ...choices, ...hints]) ??
    faultOfTexts([explanation], context) ??
    faultOfTexts(advice, context);
  if (fault !== undefined) return fault;
  if (new Set(choices.map(worthOf)).size < choices.length) return 'choices of equal value';
  if (choices.some((choice) => sweeping.test(choice.trim()))) return 'a choice about the others';
  if (standsOut(choices, correctIndex)) return 'a key that is much the longest';
  if (isRepeated(advice)) return 'advice that repeats another';
  if (isRepeated(hints)) return 'a hint that repeats another';
  if (hints.some(hasFalseEquality)) return 'a wrong sum';
  if (hints.some((hint) => tellsKey(hint, question))) return 'a hint that tells the answer';
  return isTooHard(question, context) ? tooHard : undefined;
}

/** Returns the first rule that texts which explain break. Their words count together, since one of them may be short. Pure. */
export function faultOfTexts(texts: readonly string[], context: TextContext): string | undefined {
  const fault = faultOfForm(texts);
  if (fault !== undefined) return fault;
  if (texts.some(hasFalseEquality)) return 'a wrong sum';
  return isHarder(texts, 3, maxWords.ofText, context) ? tooHard : undefined;
}

const tooHard = 'words beyond the grade';

function faultOfForm(texts: readonly string[]): string | undefined {
  if (texts.some(isBlank)) return 'an empty text';
  if (texts.some((text) => invisible.test(text))) return 'invisible characters';
  if (texts.some((text) => markup.test(text))) return 'markup';
  if (texts.some((text) => link.test(text))) return 'a link';
  if (texts.some(isUnsafe)) return 'an unsafe text';
  if (texts.some((text) => selfTalk.test(text))) return 'talk of instructions';
  return texts.every(isEnglish) ? undefined : 'another language';
}

function isRepeated(texts: readonly string[]): boolean {
  return new Set(texts.map(normalizedText)).size < texts.length;
}

/** Returns true if a hint names the key. It may name what the question names, or all choices. */
function tellsKey(hint: string, { question, choices, correctIndex }: Question): boolean {
  const key = choices[correctIndex] ?? '';
  return names(hint, key) && !names(question, key) && !choices.every((choice) => names(hint, choice));
}

/** Returns true if a text contains a choice, also in the plural, or its number in another notation. */
function names(text: string, choice: string): boolean {
  const quantity = quantityOf(choice);
  if (quantity) return numbersIn(text).some((number) => number.value.equals(quantity.value));
  const bare = normalizedText(choice).replace(/^(a|an|the) /, '');
  // A letter alone is also a word.
  if (bare.length < 2) return false;
  const words = ` ${normalizedText(text)} `;
  return ['', 's', 'es'].some((end) => words.includes(` ${bare}${end} `));
}

/** Returns the numbers in a text. The word "one" is seldom a number. */
function numbersIn(text: string): Quantity[] {
  const tokens = text.match(/\d[\d.,/]*\d|\d|\p{L}{3,}/gu) ?? [];
  return tokens.flatMap((token) => (/^one$/i.test(token) ? [] : (quantityOf(token) ?? [])));
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

/** Maximum number of words in a sentence, from kindergarten to grade 2: of questions and hints, and of other texts. */
const maxWords = { ofQuestion: 10, ofText: 12 };

/** Returns true if the question is more than 1 above the grade (Flesch-Kincaid), or its hints more than 3. */
function isTooHard({ question, hints }: WrittenQuestion, context: TextContext): boolean {
  return (
    isHarder([question], 1, maxWords.ofQuestion, context) || isHarder(hints, 3, maxWords.ofQuestion, context)
  );
}

/** Returns true if texts are further above the grade. Words of the topic cannot be avoided, so they count as short. */
function isHarder(
  texts: readonly string[],
  above: number,
  words: number,
  { gradeLevel, topic }: TextContext,
): boolean {
  const text = texts.join('. ');
  if (gradeLevel <= 2 && sentencesOf(text).some(({ length }) => length > words)) return true;
  const topical = new Set(topic.toLowerCase().match(/\p{L}{4,}/gu));
  const eased = text.replace(/\p{L}{4,}/gu, (word) => {
    const bare = word.toLowerCase();
    return topical.has(bare) || topical.has(bare.replace(/s$/, '')) || topical.has(`${bare}s`) ? 'it' : word;
  });
  return fleschKincaid(eased) > gradeLevel + above;
}
