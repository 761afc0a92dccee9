import type { StoredQuestion } from './content.ts';

/*
 * Least time that a person needs for a quiz. Most adults read 175 to 300 words of English non-fiction a minute in silence, and 200 to
 * 320 of fiction; children read slower (Brysbaert, "How many words do we read per minute?", Journal of Memory and Language 109,
 * 2019). The limit is our choice: about twice the fastest of these, so that no honest child is marked.
 */

/** Words a second at which nobody reads: 600 a minute. */
const wordsPerSecond = 10;
/** Seconds that a question takes at least, however short it is: to see it, to decide and to tap. */
const leastSeconds = 1;

/**
 * Returns true if the answers came faster than a person can read the quiz: each question with the picked choice, at 10 words a
 * second, and a second at least. A text before several questions counts once. Other choices do not count: who finds the right one
 * need not read on. Nor need who says in a placement that something is not learned yet.
 *
 * @param answers index of the picked choice for each question, null for none
 * @param elapsedMs time from the lesson's start to its answers. Negative after the clock went back, which says nothing.
 */
export function isTooFast(
  questions: readonly Pick<StoredQuestion, 'question' | 'choices'>[],
  answers: readonly (number | null)[],
  elapsedMs: number,
): boolean {
  const seen = new Set<string>();
  const seconds = questions.map(({ question, choices }, i) => {
    const picked = answers[i] ?? undefined;
    if (picked === undefined) return leastSeconds;
    const paragraphs = question.split(/\n+/).filter((text) => !seen.has(text));
    for (const text of paragraphs) seen.add(text);
    const words = wordsIn([...paragraphs, choices[picked] ?? ''].join(' '));
    return Math.max(leastSeconds, words / wordsPerSecond);
  });
  const needed = seconds.reduce((sum, part) => sum + part, 0);
  return elapsedMs >= 0 && elapsedMs < needed * 1000;
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
