/** Solves questions on sentences of life and earth science, and on orders of steps, from tables of its own. */
import { lifeEarthNumberRules } from './life-earth-numbers.ts';
import { ends, kinds, orders, truths } from './life-earth-tables.ts';
import { orderRules } from './orders.ts';
import type { Rule } from './rule.ts';
import { sentenceRules } from './sentences.ts';
import { skyRules } from './sky.ts';

/** Starts of questions for a subject. */
const asked =
  'Which (?:one|of these|animal|change|case|process|action|feature|example|response|substance|word|idea|finding|' +
  'term|event|step|statement|part(?: of (?:you|the body|a plant|a cell|the Earth))?)';

/** Life and earth science. */
export const lifeEarthRules: Rule[] = [
  ...skyRules,
  ...lifeEarthNumberRules,
  ...orderRules(orders),
  ...sentenceRules({ truths, kinds, ends, asked }),
];
