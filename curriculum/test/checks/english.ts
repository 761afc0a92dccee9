import type { Check } from './check.ts';

/** What no teacher writes, by a name for the fault. */
const patterns: readonly [name: string, pattern: RegExp][] = [
  [
    'one of a plural',
    /(?<![\d.,/×÷:−+$-] ?|and )\b1 (?!is|was|has|does|less|plus|times|gives|comes|lies|ends|begins|stands|means|makes|runs|across|s\b)[a-z]+[^s\W]s\b(?! (?:of|is) )/,
  ],
  [
    'upper case in a sentence',
    /\b(?:and|or|but|because|so), [A-Z][a-z]+ (?:of|is|are|the)\b|, and (?:More|Less|The|Some|Fewer)\b/,
  ],
  ['two marks', /(?<!\b(?:[ap]\.m|D\.C|Jr))[.!]\?|\?[.]|\.\.(?!\.)|,,|;\.|:\./],
  ['word twice', /\b(\w{2,}) \1\b(?!\/)(?<!\b(?:that that|had had|bora bora|long long|very very))/i],
  ['space before a mark', / [,;.?!](?=\s|$)/],
  [
    'British spelling',
    /\b(?:colour|favourite|metre|litre|centre|grey|neighbour|behaviour|travell(?:ed|ing)|practise|organis|recognis|analys(?:e|ed)\b|programme|cheque|tonne|maths)\w*/i,
  ],
  ['How many has', /\bHow many has\b|\bHow much has\b/],
  ['missing hole', /this missing/i],
  ['joined reason', /\bmore than one \w+ own\b/],
  ['hole in a template', /undefined|NaN|\$\{|null/],
  [
    'article',
    /\ba (?:[aeio]\w+)(?<!\b(?:a one\w*|a once|a oui\w*|a ewe))\b|\ban (?:[bcdfgjklmnpqrstvwxyz]\w{2,})\b(?<!\ban (?:hour|honest|heir|honor)\w*)/,
  ],
];

/** Finds patterns of faulty English. */
export const english: Check = {
  name: 'english',
  faults({ question: { question, choices, explanation, hints = [], feedback = [] } }) {
    const texts = [
      question,
      ...choices,
      explanation,
      ...hints,
      ...feedback.flatMap((each) => each?.text ?? []),
    ];
    return texts.flatMap((text) =>
      patterns.flatMap(([name, pattern]) => (pattern.test(text) ? [`${name}: ${text}`] : [])),
    );
  },
};
