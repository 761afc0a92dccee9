/** Words that a quotation of a sentence has at most: with it, hints for beginners stay short. */
const MOST_WORDS = 7;

/** Returns a text as it stands within quotation marks: those in it become single ones. */
const inner = (text: string): string =>
  text
    .replace(/"([^"]*)"/g, '‘$1’')
    .replace(/“/g, '‘')
    .replace(/”/g, '’')
    .replace(/"/g, '');

/** Leaves out a single quotation mark whose partner a cut has taken away. */
const paired = (text: string): string => text.replace(/‘([^’]*)$/, '$1');

/** Words that leave a quotation open if they end it. */
const openEnds = new Set(
  'a an the of to in on at by as is was are were and or but so for with than that which who from into his her its their our my your not no more most very one some you they we he she it how what where when why if because'.split(
    ' ',
  ),
);

/** Returns how many of the first words of a sentence make a sound piece to quote. */
function soundLength(words: readonly string[]): number {
  const ends = [MOST_WORDS - 2, MOST_WORDS - 3, MOST_WORDS - 4];
  return ends.find((n) => !openEnds.has((words[n - 1] ?? '').toLowerCase())) ?? MOST_WORDS - 2;
}

/** Quotes a sentence as a whole with its end mark, if it is not long. */
export function whole(sentence: string): string | undefined {
  const text = inner(sentence);
  return text.split(' ').length > 2 * MOST_WORDS ? undefined : `“${text}”`;
}

/** Quotes a sentence, a long one by its first words. */
export function opening(sentence: string): string {
  const words = inner(sentence).split(' ');
  const isShort = words.length <= MOST_WORDS;
  const part = isShort ? words : words.slice(0, soundLength(words));
  return `“${paired(part.join(' ').replace(/[.,;:](’?)$/, '$1'))}${isShort ? '' : ' …'}”`;
}

/** Quotes a word with its neighbors in the sentence. */
export function around(sentence: string, word: string): string {
  const words = sentence.replace(/[“”"]/g, '').split(' ');
  const first = word.split(' ', 1)[0] ?? '';
  const at = words.findIndex((each) => new RegExp(`\\b${first}\\b`, 'i').test(each));
  // The phrase of the word: no neighbor across a mark.
  const marks = words.flatMap((each, i) => (/[.,;:!?]$/.test(each) ? [i] : []));
  const start = marks.findLast((i) => i < at) ?? -1;
  const end = Math.min(marks.find((i) => i >= at) ?? words.length, words.length - 1) + 1;
  const isAlone = end - start === 2;
  const isShort = end - start <= MOST_WORDS + 2;
  const from = isShort && !isAlone ? start + 1 : Math.max(0, at - 3, isAlone ? 0 : start + 1);
  const most = Math.min(end, from + MOST_WORDS + 1);
  const last = soundEnd(words, most, most, at + 1);
  const isJoined = from > start + 1 && last - from > 3 && /^(?:and|or|but)$/.test(words[from + 1] ?? '');
  const piece = words
    .slice(isJoined ? from + 2 : from, last)
    .join(' ')
    .replace(/[.,;:!?]$/, '');
  return `“${from > start + 1 ? '… ' : ''}${piece}${last < end ? ' …' : ''}”`;
}

/** Returns where a piece of a phrase ends without an open word: a little later if the phrase goes on, or earlier. */
function soundEnd(words: readonly string[], wished: number, most: number, least: number): number {
  const isOpen = (end: number): boolean => openEnds.has((words[end - 1] ?? '').toLowerCase());
  const ends = [wished, wished + 1, wished + 2, wished - 1, wished - 2].map((end) => Math.min(end, most));
  return ends.find((end) => end >= least && !isOpen(end)) ?? Math.min(wished, most);
}

/** Sends the learner back to a sentence, of one of two texts if it is named. */
export function again(sentence: string, text?: string): string {
  const quoted = opening(sentence);
  const where = text === undefined ? '' : ` in ${text}`;
  return quoted.endsWith('…”')
    ? `Read the sentence that begins ${quoted.replace(' …', '')}${where} once more.`
    : `Read ${quoted}${where} once more.`;
}

/** Letters that a sentence has at most as a choice. */
const MOST_LETTERS = 200;

/** Returns a sentence as a choice: of one that is too long, the words with which it begins. */
export function asChoice(sentence: string): string {
  if (sentence.length <= MOST_LETTERS) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', MOST_LETTERS - 20)).replace(/[.,;:]$/, '')} …`;
}
