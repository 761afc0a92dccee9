import type { Rng } from '../rng.ts';
import { sampled } from '../templates.ts';
import { alternatives, list } from '../text.ts';
import type { Concept, ConceptInfo, Draft, Level, Mistake, Teaching } from '../types.ts';

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
      .map((thing) => wrong(thing, `${comparison(ranking, isGreatest ? [key, thing] : [thing, key])}.`)),
    explanation,
    hints: [
      ranking.rule,
      `Start with ${things[0]} and ${things[1]}: which has the ${ranking.more} ${ranking.quantity}?`,
    ],
  };
}

/** Asks which thing has more or less than a given one: only one of the choices lies on that side. */
function than(ranking: Ranking, rng: Rng): Draft {
  const things = drawThings(ranking, 4, rng);
  const isMore = rng.int(0, 1) === 1;
  const [key = '', given = '', ...others] = isMore ? things : things.toReversed();
  const word = isMore ? ranking.more : ranking.less;
  const choices = rng.shuffle([key, ...others]);
  return {
    key: `than ${ranking.quantity} ${word} ${given}: ${choices.toSorted().join(', ')}`,
    question: `The ${ranking.quantity} of ___ is ${word} than that of ${given}. What fits the gap: ${alternatives(choices)}?`,
    answer: { text: key, worth: key },
    mistakes: others.map((thing) =>
      wrong(thing, `${comparison(ranking, isMore ? [given, thing] : [thing, given])}.`),
    ),
    explanation: `${ranking.rule} ${comparison(ranking, isMore ? [key, given] : [given, key])}.`,
    hints: [`Put ${given} in the order ${ranking.falling}.`, ranking.rule],
  };
}

const wrong = (text: string, mend: string): Mistake => ({
  name: 'took-another-place',
  text,
  worth: text,
  mend,
});

const comparison = ({ quantity, more }: Ranking, [great, small]: readonly [string, string]): string =>
  `The ${quantity} of ${great} is ${more} than that of ${small}`;

/** Asks for the order of three things. */
function order(ranking: Ranking, rng: Rng): Draft {
  const [a = '', b = '', c = ''] = drawThings(ranking, 3, rng);
  const [x, y] = [`${comparison(ranking, [a, b])}.`, `${comparison(ranking, [b, c])}.`];
  // Each order comes with its reverse, so that no one stands out.
  const [twisted, mend] = rng.pick([
    [[a, c, b], y],
    [[b, a, c], x],
  ] as const);
  const orders = [
    wrong([c, b, a].join(', '), x),
    wrong(twisted.join(', '), mend),
    wrong(twisted.toReversed().join(', '), mend === y ? x : y),
  ];
  return {
    key: `order ${ranking.falling} ${a}, ${b}, ${c}`,
    question: `Put ${list(rng.shuffle([a, b, c]))} in order ${ranking.falling}.`,
    answer: { text: [a, b, c].join(', '), worth: [a, b, c].join(', ') },
    mistakes: orders,
    explanation: `${ranking.rule} So the order ${ranking.falling} is: ${[a, b, c].join(', ')}.`,
    hints: [ranking.rule, `${ranking.greatest}? It comes first.`],
  };
}

const placeNames = ['first', 'second', 'third', 'last'];

/** Asks for a place in the order of four things. */
function place(ranking: Ranking, rng: Rng): Draft {
  const things = drawThings(ranking, 4, rng);
  const at = rng.int(0, 3);
  const key = things[at] ?? '';
  const name = placeNames[at] ?? '';
  return {
    key: `place ${ranking.falling} ${name} ${things.join(', ')}`,
    question: `Put ${list(rng.shuffle(things))} in order ${ranking.falling}. Which one is ${name}?`,
    answer: { text: key, worth: key },
    mistakes: things
      .filter((thing) => thing !== key)
      .map((thing) => {
        const isBefore = things.indexOf(thing) < at;
        return wrong(thing, `${comparison(ranking, isBefore ? [thing, key] : [key, thing])}.`);
      }),
    explanation: `${ranking.rule} So the order ${ranking.falling} is: ${things.join(', ')}.`,
    hints: [ranking.rule, `${at < 2 ? ranking.greatest : ranking.least}? Start with that one.`],
  };
}

/** Asks for the thing between two others: of the choices, only one lies there. */
function between(ranking: Ranking, rng: Rng): Draft {
  const wide = ranking.orders.filter((each) => each.length > 4);
  const things = drawThings({ ...ranking, orders: wide }, 5, rng);
  const at = rng.int(0, 2);
  const [first = '', key = '', last = ''] = things.slice(at, at + 3);
  const others = things.filter((thing) => ![first, key, last].includes(thing));
  const choices = rng.shuffle([key, ...others]);
  const explanation = `${ranking.rule} So the order ${ranking.falling} is: ${[first, key, last].join(', ')}.`;
  return {
    key: `between ${ranking.falling} ${first}, ${last}: ${choices.toSorted().join(', ')}`,
    question: `What belongs between ${first} and ${last} in the order ${ranking.falling}: ${alternatives(choices)}?`,
    answer: { text: key, worth: key },
    mistakes: others.map((thing) =>
      wrong(thing, `${comparison(ranking, things.indexOf(thing) < at ? [thing, first] : [last, thing])}.`),
    ),
    explanation,
    hints: [`Does each choice come after ${first} in that order? Does it come before ${last}?`, ranking.rule],
  };
}

type Ask = (ranking: Ranking, rng: Rng) => Draft;
const asksAt: Record<Level, readonly Ask[]> = {
  0: [end, order, place],
  1: [than, order, place, between],
  2: [than, order, place, between],
};

/** What a concept of rankings says beside its questions. The advice on mistakes follows from the rankings. */
export type RankingInfo = Omit<ConceptInfo, 'teaching'> & { teaching: Omit<Teaching, 'mends'> };

/** Creates a concept that compares things by quantities. */
export function ranked(info: RankingInfo, rankings: readonly Ranking[]): Concept {
  return sampled({ ...info, teaching: { ...info.teaching, mends: {} } }, (rng, { level }) =>
    rng.pick(asksAt[level])(rng.pick(rankings), rng),
  );
}
