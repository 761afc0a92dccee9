/** An invented language, made from the English texts: each is 40 % longer, and marked at both ends. */

const share = 0.4;

function lengthened(text: string): string {
  const more = Math.ceil(text.length * share);
  return `⟦${text}${' lo ip do si am'.repeat(Math.ceil(more / 15)).slice(0, more)}⟧`;
}

/** Returns texts in that language: a text, a function that returns one, or a group of them. */
export function pseudo<T>(texts: T): T {
  if (typeof texts === 'string') return lengthened(texts) as T;
  // Each text of a kind has the form of the English one.
  if (typeof texts === 'function') return ((...values: unknown[]) => pseudo(texts(...values))) as T;
  if (Array.isArray(texts)) return texts.map(pseudo) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, pseudo(text)])) as T;
}
