/** Counts the vowel groups of an English word, without a silent final e. */
function syllables(word: string): number {
  const bare = word.toLowerCase().replace(/[^a-z]/g, '');
  if (bare.length <= 3) return 1;
  const groups = bare
    .replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, (end) => end[0] ?? '')
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 1);
}

/** Splits a text into sentences of words. The points in 1.5 and a.m. do not end a sentence; 1) before one is no word. */
export function sentencesOf(text: string): string[][] {
  return (
    text
      .replace(/(\d)[.,](\d)/g, '$1$2')
      // The point of the abbreviation may end the sentence, too.
      .replace(/([ap])\.m\.(?=\s+[A-Z])/g, '$1m.')
      .replace(/([ap])\.m\./g, '$1m')
      .replace(/(?<=\s)\(?\d\)/g, '')
      .split(/[.?!:;]+(?=\s|["”]|$)/)
      .map((sentence) => sentence.match(/[A-Za-z0-9][A-Za-z0-9'’-]*/g) ?? [])
      .filter((words) => words.length > 0)
  );
}

/** Returns the Flesch-Kincaid grade of a text. A number counts as a word of one syllable. */
export function fleschKincaid(text: string): number {
  const sentences = sentencesOf(text);
  const words = sentences.flat();
  if (words.length === 0) return 0;
  const syllableCount = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllableCount / words.length) - 15.59;
}
