/** Words that a quotation of a sentence has at most. */
const MOST_WORDS = 7;

/** Quotes a sentence, a long one by its first words. */
export function opening(sentence: string): string {
  const words = sentence.replace(/[“”"]/g, '').split(' ');
  return words.length <= MOST_WORDS
    ? `“${words.join(' ').replace(/[.,;:]$/, '')}”`
    : `“${words
        .slice(0, MOST_WORDS - 1)
        .join(' ')
        .replace(/[.,;:]$/, '')} …”`;
}

/** Quotes a word with its neighbors in the sentence. */
export function around(sentence: string, word: string): string {
  const words = sentence.replace(/[“”"]/g, '').split(' ');
  const first = word.split(' ', 1)[0] ?? '';
  const at = words.findIndex((each) => new RegExp(`\\b${first}\\b`, 'i').test(each));
  const part = words.slice(Math.max(0, at - 3), at + word.split(' ').length + 2).join(' ');
  return `“${part.replace(/[.,;:!?]$/, '')}”`;
}

/** Sends the learner back to a sentence. */
export function again(sentence: string): string {
  const quoted = opening(sentence);
  return quoted.endsWith('…”')
    ? `Read the sentence that begins ${quoted.replace(' …', '')} once more.`
    : `Read ${quoted} once more.`;
}
