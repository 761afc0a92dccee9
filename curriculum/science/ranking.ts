import type { Rng } from '../rng.ts';
import { sampled } from '../templates.ts';
import { alternatives } from '../text.ts';
import type { Concept, Draft, Mistake } from '../types.ts';
import type { SortingInfo } from './sorting.ts';
import { countTrue, type DrawStatements, singleOut, whoIsRight } from './who-is-right.ts';

/** Things in the order of a quantity, the greatest first. */
export interface Ranking {
  /** Questions on both ends, such as `Which has the longest wavelength` and `Which has the shortest wavelength`. */
  greatest: string;
  least: string;
  /** Name of the order: `from the longest wavelength to the shortest`. */
  falling: string;
  /** Name of the quantity, and words for more and less of it: `wavelength`, `longer`, `shorter`. */
  quantity: string;
  more: string;
  less: string;
  /** Orders of things with clear differences. Only things of one order are compared. */
  orders: readonly (readonly string[])[];
  /** Why the order is so, in a sentence. */
  rule: string;
}

/** Draws some things of one order, the greatest first. */
function drawThings({ orders }: Ranking, count: number, rng: Rng): string[] {
  const order = rng.pick(orders);
  const places = rng.sample(
    order.map((_, i) => i),
    count,
  );
  return places.toSorted((a, b) => a - b).flatMap((i) => order[i] ?? []);
}

/** Asks for one end of an order of three. */
function end(ranking: Ranking, rng: Rng): Draft {
  const things = drawThings(ranking, 3, rng);
  const isGreatest = rng.int(0, 1) === 1;
  const asked = isGreatest ? ranking.greatest : ranking.least;
  const key = (isGreatest ? things[0] : things.at(-1)) ?? '';
  const explanation = `${ranking.rule} So the order ${ranking.falling} is: ${things.join(', ')}.`;
  return {
    key: `${isGreatest ? 'greatest' : 'least'} ${asked} ${things.join(', ')}`,
    question: `${asked}: ${alternatives(rng.shuffle(things))}?`,
    answer: { text: key, worth: key },
    mistakes: things
      .filter((thing) => thing !== key)
      .map(
        (thing): Mistake => ({ name: 'took-another-place', text: thing, worth: thing, mend: explanation }),
      ),
    explanation,
  };
}

/** Returns what draws comparisons of two things. More and less are said equally often. */
const comparisons =
  (ranking: Ranking, rng: Rng): DrawStatements =>
  (truths) => {
    const pairs: string[][] = [];
    while (pairs.length < truths.length) {
      const pair = drawThings(ranking, 2, rng);
      if (!pairs.some((other) => other.join() === pair.join())) pairs.push(pair);
    }
    const texts = pairs.map(([great = '', small = ''], i) => {
      const isMore = rng.int(0, 1) === 1;
      const [a, b] = isMore === (truths[i] ?? false) ? [great, small] : [small, great];
      return `The ${ranking.quantity} of ${a} is ${isMore ? ranking.more : ranking.less} than that of ${b}.`;
    });
    const right = pairs.map(
      ([a, b]) => `The ${ranking.quantity} of ${a} is ${ranking.more} than that of ${b}.`,
    );
    return { texts, explanation: [...right, ranking.rule].join(' ') };
  };

/** Creates a concept that compares things by quantities. */
export function ranked(info: SortingInfo, rankings: readonly Ranking[]): Concept {
  return sampled({ ...info, teaching: { ...info.teaching, mends: {} } }, (rng, { level }) => {
    const ranking = rng.pick(rankings);
    const draw = comparisons(ranking, rng);
    const form = rng.int(level > 1 ? 1 : 0, 3);
    if (form === 0) return end(ranking, rng);
    if (form === 1) return whoIsRight(draw, rng);
    if (form === 2) return countTrue(draw, rng, level > 1 ? 4 : 3);
    return singleOut(draw, rng, level < 2);
  });
}
