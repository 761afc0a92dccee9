import type { Example } from './classifier.ts';
import type { Vocabulary } from './feature-numbers.ts';

/** Feature by which a guesser finds the key. */
interface Tell {
  name: string;
  /** Share of right answers of a guesser who takes a choice with the feature (or one without it). */
  share: number;
}

/** Returns the numbers of the choices that have each feature. */
function holdersIn({ choices }: Example): Map<number, Set<number>> {
  const holders = new Map<number, Set<number>>();
  for (const [i, { ids, strong, byHeart }] of choices.entries())
    for (const id of [...ids, ...strong, ...byHeart]) holders.set(id, (holders.get(id) ?? new Set()).add(i));
  return holders;
}

/** Returns the three features that tell the most, each with another share of right answers. */
export function tellsOf(examples: readonly Example[], vocabulary: Vocabulary): Tell[] {
  const [taken, avoided] = [new Map<number, number>(), new Map<number, number>()];
  // The guesser takes any choice where none has the feature.
  const guess = examples.reduce((sum, { choices }) => sum + 1 / choices.length, 0);
  const add = (tally: Map<number, number>, id: number, gain: number): void => {
    tally.set(id, (tally.get(id) ?? guess) + gain);
  };
  for (const example of examples) {
    const size = example.choices.length;
    for (const [id, having] of holdersIn(example)) {
      add(taken, id, (having.has(example.key) ? 1 / having.size : 0) - 1 / size);
      add(avoided, id, (having.has(example.key) ? 0 : 1 / (size - having.size)) - 1 / size);
    }
  }
  const tells = [taken, avoided].flatMap((tally, i) =>
    [...tally].map(([id, n]) => ({ id, isNot: i === 1, share: n / examples.length })),
  );
  tells.sort((a, b) => b.share - a.share);
  return tells
    .filter(({ share }, i) => share !== tells[i - 1]?.share)
    .slice(0, 3)
    .map(({ id, isNot, share }) => ({ name: `${isNot ? 'not ' : ''}${vocabulary.nameOf(id)}`, share }));
}
