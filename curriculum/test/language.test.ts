import t from 'tap';
import { sampled } from '../../test/helpers/sampled.ts';
import { concepts } from '../index.ts';
import { everyForm, type Sample } from './sample.ts';

/** Rules of English for the texts of all concepts. Gaps are filled with the key. */

const questions = [...everyForm('language', { from: sampled(concepts, 0.25) })];

function textsOf({ question: { question, choices, correctIndex, explanation } }: Sample): string[] {
  // A question "How many …?" shows gaps, and its key fills none of them.
  const isCount = /\bHow many (have|are)\b/.test(question);
  return [isCount ? question : question.replace('___', choices[correctIndex] ?? ''), explanation];
}

/** Returns what a pattern finds in the texts, one example per concept. */
function found(pattern: RegExp, isFault: (match: RegExpExecArray, sample: Sample) => boolean = () => true) {
  const faults: Record<string, string> = {};
  for (const sample of questions)
    for (const text of textsOf(sample))
      for (const match of text.matchAll(pattern))
        if (isFault(match, sample)) faults[sample.concept.id] ??= `${match[0]} in: ${text}`;
  return faults;
}

t.test('writes "an" before vowels and "a" before consonants', async (t) => {
  // "A" may be a name, as of an angle, and a unit.
  const silentH = /^(hour|honest)/;
  const soundsOpen = (word: string) =>
    silentH.test(word) || (/^([aeiou]|8|11\b|18\b)/i.test(word) && !/^(one|uni|us[eu])/.test(word));
  t.same(
    found(/\b([Aa]n?) ["(]?([a-z\d]+)/g, ([phrase, article = '', word = '']) =>
      /^A (is|and|does)$/.test(phrase) ? false : (article.toLowerCase() === 'an') !== soundsOpen(word),
    ),
    {},
  );
});

t.test('counts one thing in the singular', async (t) => {
  t.same(
    found(/(?<![\d.,/×÷=+$-] ?)\b1 (?!is\b|gives\b|has\b|times\b)(\w+s|people|ten make|\w+ marbles)\b/g),
    {},
  );
});

t.test('gives ordinals and denominators their right ending', async (t) => {
  const ending = (n: number) =>
    n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  t.same(
    found(/\b(\d+)(st|nd|rd|th)s?\b/g, ([, n, end]) => end !== ending(Number(n))),
    {},
  );
});

t.test('compares short adjectives by their ending', async (t) => {
  t.same(found(/\b(more|most|less|least) (old|young|tall|big|small|fast|long|short)\b/g), {});
});

t.test('speaks of a map, a picture or a shaded part only if it is there', async (t) => {
  t.same(
    found(
      /\b(look at|find .* on|see) (a|the) (map|picture|figure|graph)\b|\bshaded\b/gi,
      (_, { question }) => !question.figure,
    ),
    {},
  );
});

t.test('writes powers with raised numbers, and negative numbers after an operator in brackets', async (t) => {
  t.same(found(/\^|[÷×+-] -\d|\b(add|subtract) -\d/gi), {});
});

t.test('starts no explanation with a small word, and speaks of the offspring of plants', async (t) => {
  t.same(found(/^(he|she|they|him|her|them) |\bhave young\b/g), {});
});
