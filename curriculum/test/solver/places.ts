import { statePairs, world } from './fact-tables.ts';
import { geographyRules } from './geography.ts';
import { cityEnds, landTruths } from './places-tables.ts';
import type { Rule } from './rule.ts';
import { sentenceRules } from './sentences.ts';

/** Capitals and continents by the end of their sentence. */
const placeKinds: Record<string, string> = {};
for (const [continent, text] of Object.entries(world)) {
  const pairs = text.split(', ').map((pair) => pair.replace(';', ',').split('/'));
  for (const [country = '', capital = ''] of pairs) placeKinds[`is the capital of ${country}`] = capital;
  placeKinds[`lies mainly in ${continent}`] = pairs.map(([country]) => country).join('; ');
}
for (const pair of statePairs) {
  const [state, capital = ''] = pair.split('/');
  placeKinds[`is the capital of ${state}`] = capital;
}

/** Geography. */
export const placeRules: Rule[] = [
  ...geographyRules,
  ...sentenceRules({
    truths: landTruths,
    kinds: placeKinds,
    ends: cityEnds,
    asked: 'Which (?:word|city|country|ocean|continent|line|river|mountains?|desert|sea|waterway)',
  }),
];
