import type { Fault } from './modules.ts';

/** Phrases that make a reader stop. Plain words exist for each. */
const bannedPhrases = [
  'told',
  'tells of',
  'whoever',
  'whomever',
  'who comes',
  'who came',
  'nobody came',
  'nobody comes',
  'nobody to tell',
  'has no say',
  'have no say',
  'no longer escapes?',
  'escapes no longer',
  'what it comes to',
  'what they come to',
  'comes to nothing',
  'as it stands',
  'be it',
  'as it was',
  'by itself',
  'that is no(?! longer)',
  'that are no(?! longer)',
  'who is no(?! longer)',
  'comes to be',
  'came to be',
  'by then',
  'at the moment',
  'sees to',
  'asked for',
  'is to be',
  'are to be',
  'goes by',
  'is gone',
  'are gone',
  'what is there',
  'what is left',
  'what comes of',
  'what becomes of',
  'knows nothing',
  'knows of',
  'nobody has',
  'nobody who',
  'that nobody',
  'somebody who',
  'those who',
  'is no better',
  'lets? go',
  'without a trace',
  'sign of life',
  'own affair',
  'as they were',
  'in vain',
];

/** Spaces between the words of a phrase, which a comment may break into lines. */
const space = String.raw`\s+(?:(?:\*|//|#|--|>)\s+)?`;
const banned = new RegExp(`\\b(?:${bannedPhrases.join('|').replaceAll(' ', space)})\\b`, 'gi');

/** Finds banned phrases. Takes files by path. */
export function phraseFaults(sources: Readonly<Record<string, string>>): Fault[] {
  return Object.entries(sources).flatMap(([path, text]) =>
    [...text.matchAll(banned)].map(
      ({ 0: phrase, index }) =>
        `${path}:${lineAt(text, index)} says "${phrase.replace(/\s+(?:(?:\*|\/\/|#|--|>)\s+)?/g, ' ')}"`,
    ),
  );
}

const riddle = /^(?:what|who|whose|whom|whoever|whether|where|when|whenever|how|one|that|those)$/i;

/** First words of doc comments, and of test titles after a reference to the contract. */
const openings = {
  'doc comment': /\/\*\*\s+(?:\*\s+)?(\w+)/g,
  'test title': /\bt\.test\(\s*['"`](?:\w+\.md [\d., ]+: )?(\w+)/g,
};

/** Finds doc comments and test titles that begin with a question word or a pronoun, if they are more than 5 %. */
export function openingFaults(sources: Readonly<Record<string, string>>): Fault[] {
  return Object.entries(openings).flatMap(([kind, pattern]) => {
    const found = Object.entries(sources).flatMap(([path, text]) =>
      [...text.matchAll(pattern)].map(({ 1: word = '', index }) => ({
        path,
        word,
        line: lineAt(text, index),
      })),
    );
    const riddles = found.filter(({ word }) => riddle.test(word));
    if (riddles.length <= found.length * maxRiddles) return [];
    return riddles.map(({ path, word, line }) => `${path}:${line} has a ${kind} that begins with ${word}`);
  });
}

/** Maximum share of doc comments, and of test titles, that begin so. */
const maxRiddles = 0.05;

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
