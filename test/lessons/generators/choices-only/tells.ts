import type { Features } from './features.ts';
import type { Example } from './model.ts';

/** Feature by which a guesser finds the key. */
export interface Tell {
  name: string;
  /** Share of questions that a guesser answers rightly who takes a choice with the feature, or one without it. */
  share: number;
}

interface Tally {
  taken: number;
  avoided: number;
}

const namesOf = ({ names, strong }: Features): Set<string> => new Set([...names, ...strong]);

/** Adds a question to the tally of a feature: the chance of a guess among the choices with it, and without it. */
function add(tally: Tally, { choices, key }: Example, having: ReadonlySet<number>): void {
  tally.taken += having.has(key) ? 1 / having.size : 0;
  tally.avoided += having.has(key) ? 0 : 1 / (choices.length - having.size);
}

/** Returns the three features that tell the most. */
export function tellsOf(examples: readonly Example[]): Tell[] {
  const tallies = new Map<string, Tally>();
  const guess = examples.reduce((sum, { choices }) => sum + 1 / choices.length, 0);
  for (const example of examples) {
    const holders = new Map<string, Set<number>>();
    for (const [i, features] of example.choices.entries())
      for (const name of namesOf(features)) holders.set(name, (holders.get(name) ?? new Set()).add(i));
    const chance = 1 / example.choices.length;
    for (const [name, having] of holders) {
      // Where no choice or each has the feature, the guesser takes any.
      const tally = tallies.get(name) ?? { taken: guess, avoided: guess };
      tally.taken -= chance;
      tally.avoided -= chance;
      add(tally, example, having);
      tallies.set(name, tally);
    }
  }
  return [...tallies]
    .flatMap(([name, { taken, avoided }]) => [
      { name, share: taken / examples.length },
      { name: `not (${name})`, share: avoided / examples.length },
    ])
    .sort((a, b) => b.share - a.share)
    .slice(0, 3);
}
