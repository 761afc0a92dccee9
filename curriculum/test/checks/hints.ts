import type { GeneratedQuestion } from '../../types.ts';
import type { Check } from './check.ts';

/** What a hint may name, with signs that the question has it. */
const things: readonly [thing: RegExp, sign: RegExp, subject?: string][] = [
  [/\bbrackets?\b/i, /[([]/],
  [
    /\bdenominators?\b/i,
    /\d\/\d|[\d)]\/[a-z(]|fraction|halves|half|thirds?|fourths?|quarters?|fifths?|sixths?|eighths?|tenths?/i,
  ],
  [/\bdecimal points?\b/i, /\d\.\d|decimal/i],
  [/\bsquare roots?\b|\broots\b/i, /√|∛|root|square/i, 'Math'],
  [/\bexponents?\b/i, /[⁰¹²³⁴⁵⁶⁷⁸⁹]|exponent|power|log/i],
  [/\b(?:quadrants?)\b/i, /\(\s*[-−]?\d|quadrant|point|angle|°/i],
  [/\bthe (?:table)\b/i, /table|;/i],
  [/\bthe passage\b(?! of)|\bthe text\b/i, /["“\n.]/],
  [/\bderivative\b/i, /derivative|f['′]|integral|speed|slope|rate|d\/dx|maximum|minimum|tangent/i],
  [/\bdivisor\b/i, /÷|divi|\/|quotient|remainder/i],
  [/\bboth sentences\b/i, /[.!?].*[.!?]/],
];
const pictures = /\b(?:the picture|the graph|the figure|the diagram|the map|the clock)\b/i;

const words = (each: string): string =>
  ` ${each
    .toLowerCase()
    .replace(/[^\p{L}\d/.]+|\.(?=\s|$)/gu, ' ')
    .trim()} `;

/** Returns true if the hints of a question name its key and no other choice. */
export function tellsKey({ question, choices, correctIndex, hints = [] }: GeneratedQuestion): boolean {
  const [told, asked] = [words(hints.join(' ')), words(question)];
  // What the question itself says is no secret.
  const tells = (choice: string) =>
    // Tally marks are no words.
    words(choice).trim() !== '' && told.includes(words(choice)) && !asked.includes(words(choice));
  return (
    tells(choices[correctIndex] ?? '') && !choices.some((choice, i) => i !== correctIndex && tells(choice))
  );
}

/** Finds hints that a question lacks, that give the key away, or that name what the question lacks. */
export const hints: Check = {
  name: 'hints',
  faults({ concept, question: asked }) {
    const { question, choices, correctIndex, hints: steps = [], figure } = asked;
    const faults: string[] = [];
    if (steps.length < 2 || steps.length > 3) faults.push(`${steps.length} hints`);
    const text = steps.join(' ');
    const shown = `${question} ${choices.join(' ')}`;
    for (const [thing, sign, subject = concept.subject] of things) {
      if (concept.subject !== subject) continue;
      const [name] = thing.exec(text) ?? [];
      if (name && !sign.test(shown)) faults.push(`hint names “${name}”, which the question lacks: ${text}`);
    }
    const [picture] = pictures.exec(text) ?? [];
    if (picture && !figure && !new RegExp(picture.replace('the ', ''), 'i').test(shown))
      faults.push(`hint names “${picture}”, which the question lacks: ${text}`);
    if (new Set(steps).size < steps.length) faults.push(`equal hints: ${text}`);
    if (tellsKey(asked)) faults.push(`hints tell the key ${choices[correctIndex]}: ${text}`);
    return faults;
  },
};
