import { names } from '../../data/story-words.ts';
import type { Concept } from '../../index.ts';
import { createRng } from '../../rng.ts';

/** Forms of stems, read from their text alone: the generators' own names of forms have no part in it. */

const nameInText = new RegExp(`\\b(${names.join('|')})\\b`, 'g');

/** Returns a stem with numbers and names replaced. */
export function withoutNumbers(stem: string): string {
  return stem.replace(nameInText, 'N').replace(/[-−]?\$?\d[\d,.:/]*\d|[-−]?\$?\d/g, '#');
}

/** Words and signs of a stem. A quotation and a row of pictures count as one. */
function tokensOf(stem: string): string[] {
  const text = withoutNumbers(stem)
    .replace(/“[^”]*”|"[^"]*"/g, ' Q ')
    .replace(/[●♥▲■★✿|□](?:[ /]?[●♥▲■★✿|□])*/gu, ' P ');
  return text.match(/[\p{L}'’]+|\S/gu) ?? [];
}

/** Words between two changing parts that may belong to them. */
const small = new Set(
  "a an the of in to is are and or its it on with for at by from as be that , : ; ( ) ' _".split(' '),
);

/** Draws at each difficulty to learn the words that the stems of a concept share. */
const draws = 30;
/** Share of the stems above which a word belongs to the sentence and is no changing part. */
const shared = 0.12;

/** Returns a function that replaces the changing parts of a concept's stems at a grade: the words that few of them have. */
export function sentenceOf(concept: Concept, grade: number): (stem: string) => string {
  const counts = new Map<string, number>();
  const rng = createRng(`sentences ${concept.id} ${grade}`);
  for (let i = 0; i < 3 * draws; i++) {
    const { question } = concept.generate(rng, { grade, level: ([0, 1, 2] as const)[i % 3] ?? 0 });
    for (const token of new Set(tokensOf(question))) counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  const isShared = (token: string) =>
    /^[#?NQP]$/.test(token) || (counts.get(token) ?? 0) >= shared * 3 * draws;
  return (stem) => joined(tokensOf(stem).map((token) => (isShared(token) ? token : '_')));
}

/** Joins tokens; changing parts with only small words between them become one. */
function joined(tokens: readonly string[]): string {
  const result: string[] = [];
  let between: string[] = [];
  for (const token of tokens) {
    between.push(token);
    if (token !== '_') continue;
    const isOnePart = result.at(-1) === '_' && between.every((each) => small.has(each));
    if (!isOnePart) result.push(...between);
    between = [];
  }
  return [...result, ...between].join(' ');
}
