import type { Rng } from './rng.ts';
import { sampled } from './templates.ts';
import type { Concept, ConceptInfo, Dial, Draft, Level } from './types.ts';

/** Sentence forms of each level by their names. */
export type Forms = Readonly<
  Record<Level, readonly (readonly [name: string, form: (rng: Rng, dial: Dial) => Omit<Draft, 'key'>])[]>
>;

/** Creates a concept from forms with random parameters, which the question names. */
export function computed(info: ConceptInfo, forms: Forms): Concept {
  return sampled(info, (rng, dial) => {
    const [name, form] = rng.pick(forms[dial.level]);
    const answer = form(rng, dial);
    return { key: `${name} ${answer.question}`, ...answer };
  });
}
