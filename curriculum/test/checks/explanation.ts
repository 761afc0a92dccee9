import { type Check, sentencesIn } from './check.ts';

const small: ReadonlySet<string> = new Set(
  `a an the of in to is are was were and or it its you your they their we our on with for at by from as be that this these those there
  then so but can could may will would has have had do does did no not never none cannot can't isn't doesn't don't aren't one all any`.split(
    /\s+/,
  ),
);
const negation = /\b(?:no|not|never|none|cannot|can't|isn't|doesn't|don't|aren't|nothing)\b/i;
const contentOf = (sentence: string): string[] =>
  (sentence.toLowerCase().match(/[\p{L}']+/gu) ?? []).filter((word) => !small.has(word));

/** Returns the words of a text that none of the others has. */
const beyond = (text: string, ...others: readonly string[]): string[] => {
  const known = new Set(others.flatMap(contentOf));
  return contentOf(text).filter((word) => !known.has(word));
};

/**
 * Returns true if an explanation has more than its key. On a passage, the words that show the answer are enough. If the key is
 * itself a sentence of the passage, there must be a second sentence, which says what it proves.
 */
function showsWork(question: string, key: string, explanation: string): boolean {
  const inKey: readonly string[] = key.match(/\d+/g) ?? [];
  const digits = new Set((explanation.match(/\d+/g) ?? []).filter((each) => !inKey.includes(each)));
  const said = beyond(explanation, key);
  const at = question.lastIndexOf('\n\n');
  // A calculation shows work, even if all of its digits are in the key.
  if (at < 0) return said.length > 1 || digits.size > 0 || /\d[^.=]* [+×÷-] [^.=]*=/.test(explanation);
  const [passage, asked] = [question.slice(0, at), question.slice(at)];
  const isCited = /[.!?…]["”]?$/.test(key) && passage.includes(key.replace(/ …$/, ''));
  if (isCited) return said.length > 0 && sentencesIn(explanation).length > 1;
  const cited = new Set(contentOf(explanation).filter((word) => contentOf(passage).includes(word)));
  return (
    said.length > 1 || digits.size > 0 || (beyond([...cited].join(' '), asked).length > 1 && said.length > 0)
  );
}

/** Finds explanations that say nothing, and sentences on the same subject of which one denies what the other says. */
export const explanations: Check = {
  name: 'explanation',
  faults({ question: { question, choices, correctIndex, explanation } }) {
    const faults: string[] = [];
    const sentences = sentencesIn(explanation);
    for (const [i, no] of sentences.entries()) {
      if (!negation.test(no)) continue;
      for (const [j, yes] of sentences.entries()) {
        if (negation.test(yes)) continue;
        // A sentence with a subject of its own lies between them if they are about different things.
        const isSame = sentences
          .slice(Math.min(i, j), Math.max(i, j) + 1)
          .every((each) => /^(?:it|you|they|we|light|water|its)\b/i.test(each));
        const shared = contentOf(no).filter((word) => contentOf(yes).includes(word));
        const words = Math.min(contentOf(no).length, contentOf(yes).length);
        if ((isSame && shared.length > 0) || (words > 1 && shared.length >= words))
          faults.push(`explanation may contradict itself (${shared.join(' ')}): ${explanation}`);
      }
    }
    const key = choices[correctIndex] ?? '';
    if (!showsWork(question, key, explanation))
      faults.push(`explanation shows no work: ${question} → ${explanation}`);
    if (explanation.trim().toLowerCase() === key.trim().toLowerCase())
      faults.push(`explanation is the key: ${key}`);
    return faults;
  },
};
