import type { GeneratedQuestion } from '../../index.ts';
import type { Limit } from './limits.ts';
import { numbersOf } from './numbers-of-text.ts';

/** Answers of learners, and a result with a slip: wrong choices in the text. */
const wrongInText = /(Three|Four) learners answer\..*|(?<= is )[^.?]+\. What went wrong\?/s;

/** Returns what is outside the limits in a question, and in its wrong choices, which come from mistakes. */
export function excesses({ question, choices, correctIndex }: GeneratedQuestion, limit: Limit): string[] {
  const asked = [question.replace(wrongInText, ''), choices[correctIndex] ?? ''];
  const ofMistakes: Limit = {
    ...limit,
    greatest: limit.greatest * limit.slip,
    denominators: Number.POSITIVE_INFINITY,
    places: limit.places > 0 ? Number.POSITIVE_INFINITY : 0,
  };
  return [
    ...asked.flatMap((text) => excessesOf(text, limit)),
    ...[question, ...choices].flatMap((text) => excessesOf(text, ofMistakes)),
  ];
}

function excessesOf(text: string, { greatest, denominators, places, negative }: Limit): string[] {
  const numbers = numbersOf(text);
  const isAllowed = (d: number) =>
    typeof denominators === 'number' ? d <= denominators : denominators.includes(d);
  return [
    ...numbers.wholes.filter((n) => n > greatest).map((n) => `${n} is more than ${greatest}`),
    ...numbers.denominators.filter((d) => !isAllowed(d)).map((d) => `denominator ${d}`),
    ...(numbers.places > places ? [`${numbers.places} decimal places`] : []),
    ...(numbers.hasNegative && !negative ? ['a negative number'] : []),
  ].map((excess) => `${excess} in: ${text}`);
}
