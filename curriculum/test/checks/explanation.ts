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

/** Finds explanations that say nothing, and sentences on the same subject of which one denies what the other says. */
export const explanations: Check = {
  name: 'explanation',
  faults({ question: { question, choices, correctIndex, explanation } }) {
    const faults: string[] = [];
    const sentences = sentencesIn(explanation);
    const denied = sentences.filter((each) => negation.test(each));
    for (const no of denied) {
      for (const yes of sentences.filter((each) => !negation.test(each))) {
        const isSame = [no, yes].every((each) => /^(?:it|you|they|we|light|water|its)\b/i.test(each));
        const shared = contentOf(no).filter((word) => contentOf(yes).includes(word));
        const words = Math.min(contentOf(no).length, contentOf(yes).length);
        if ((isSame && shared.length > 0) || (words > 1 && shared.length >= words))
          faults.push(`explanation may contradict itself (${shared.join(' ')}): ${explanation}`);
      }
    }
    const key = choices[correctIndex] ?? '';
    const said = contentOf(explanation).filter((word) => !contentOf(key).includes(word));
    const inKey: readonly string[] = key.match(/\d+/g) ?? [];
    const digits = new Set((explanation.match(/\d+/g) ?? []).filter((each) => !inKey.includes(each)));
    if (said.length < 2 && digits.size === 0)
      faults.push(`explanation shows no work: ${question} → ${explanation}`);
    if (explanation.trim().toLowerCase() === key.trim().toLowerCase())
      faults.push(`explanation is the key: ${key}`);
    return faults;
  },
};
