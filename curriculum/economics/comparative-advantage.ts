import { crossed, numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Figure } from '../figure-types.ts';
import { beside, drawn } from '../math/middle-forms.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed } from '../templates.ts';
import { capitalize, decimal } from '../text.ts';
import type { Concept } from '../types.ts';

const goods = ['chairs', 'tables', 'hats', 'bags', 'mugs', 'bowls', 'lamps', 'rugs'];

interface Maker {
  name: string;
  /** What the maker can make in a day of only one good. */
  a: number;
  b: number;
}

interface Pair {
  one: Maker;
  two: Maker;
  a: string;
  b: string;
}

/** What one of good A costs in good B. */
const costOf = ({ a, b }: Maker): Rational => rational(b, a);
/** Digits after the point of a cost in a choice or a sentence. */
const show = (value: Rational): string => decimal(value);

/** Draws two makers with different costs that have short decimals. */
function drawPair(rng: Rng): Pair {
  const [first, second] = rng.pair(names);
  const [a, b] = rng.pair(goods);
  const amounts = [2, 4, 5, 8, 10];
  return drawn(
    (): Pair => ({
      one: { name: first, a: rng.pick(amounts), b: rng.int(2, 24) },
      two: { name: second, a: rng.pick(amounts), b: rng.int(2, 24) },
      a,
      b,
    }),
    ({ one, two }) => !costOf(one).equals(costOf(two)) && one.a !== two.a && one.b !== two.b,
  );
}

const told = ({ one, two, a, b }: Pair): string =>
  `In a day, ${one.name} can make ${one.a} ${a} or ${one.b} ${b}. ${two.name} can make ${two.a} ${a} or ${two.b} ${b}.`;

const drawnAs = ({ one, two, a, b }: Pair): { figure: Figure } => ({
  figure: {
    kind: 'table',
    head: ['In a day', capitalize(a), capitalize(b)],
    rows: [one, two].map((maker) => [maker.name, `${maker.a}`, `${maker.b}`]),
  },
});

const explained = ({ one, two, a, b }: Pair): string =>
  [one, two]
    .map(
      (maker) => `One of the ${a} costs ${maker.name} ${maker.b} ÷ ${maker.a} = ${show(costOf(maker))} ${b}.`,
    )
    .join(' ');

/** Returns the maker with the lower cost of good A first. */
const byCost = ({ one, two }: Pair): [Maker, Maker] =>
  costOf(one).compare(costOf(two)) < 0 ? [one, two] : [two, one];

/** Asks who is better at a good outright, and by how much. */
function absolute(rng: Rng): Asked {
  const pair = drawPair(rng);
  const { one, two, a } = pair;
  const [more, less] = one.a > two.a ? [one, two] : [two, one];
  const by = more.a - less.a;
  return {
    question: `${told(pair)} Who has the absolute advantage in ${a}, and by how many a day?`,
    ...crossed(
      { right: more.name, wrong: less.name, mistake: 'wrong-maker' },
      { right: by, wrong: beside(rng, by), mistake: 'wrong-difference' },
      (name, amount) => `${name}, by ${amount}`,
    ),
    explanation: `Absolute advantage means more in the same time: ${more.a} against ${less.a}. So it is ${more.name}, by ${more.a} - ${less.a} = ${by}.`,
    ...drawnAs(pair),
  };
}

/** Asks for the opportunity cost of a good. */
function cost(rng: Rng): Asked {
  const pair = drawPair(rng);
  const { one, two, a, b } = pair;
  const answer = costOf(one);
  return {
    question: `${told(pair)} What does one of the ${a} cost ${one.name} in ${b}?`,
    ...numeric(
      answer,
      {
        'cost-of-the-other-maker': costOf(two),
        'took-the-difference': Math.abs(one.a - one.b),
        'took-all-of-the-other': one.b,
        'shared-the-sum': rational(one.b, 10).equals(answer) ? rational(one.b, 5) : rational(one.b, 10),
      },
      { show, slip: rational(1, 2) },
    ),
    explanation: `In the time for ${one.a} ${a}, ${one.name} gives up ${one.b} ${b}. For one that is ${one.b} ÷ ${one.a} = ${show(answer)}.`,
    ...drawnAs(pair),
  };
}

/** Asks who should make a good, and at which cost. */
function who(rng: Rng): Asked {
  const pair = drawPair(rng);
  const [low, high] = byCost(pair);
  return {
    question: `${told(pair)} Who has the comparative advantage in ${pair.a}, and what does one of them cost in ${pair.b}?`,
    ...crossed(
      { right: low.name, wrong: high.name, mistake: 'wrong-maker' },
      { right: costOf(low), wrong: costOf(high), mistake: 'cost-of-the-other-maker' },
      (name, each) => `${name}, at ${show(each)}`,
    ),
    explanation: `${explained(pair)} The lower cost decides: ${low.name}.`,
    ...drawnAs(pair),
  };
}

/** Gives the hours for one piece. The amounts of a maker are then the hours of the other good. */
function hours(rng: Rng): Asked {
  const pair = drawPair(rng);
  const { one, two, a, b } = pair;
  const [low, high] = byCost(pair);
  const way = [one, two].map(
    (maker) =>
      `In ${maker.b} hours, ${maker.name} could make ${maker.b} ÷ ${maker.a} = ${show(costOf(maker))} ${b}.`,
  );
  return {
    question: `${one.name} needs ${one.b} hours for one of the ${a} and ${one.a} hours for one of the ${b}. ${two.name} needs ${two.b} hours and ${two.a} hours. Who has the comparative advantage in ${a}, and what does one of them cost in ${b}?`,
    ...crossed(
      { right: low.name, wrong: high.name, mistake: 'wrong-maker' },
      { right: costOf(low), wrong: costOf(high), mistake: 'cost-of-the-other-maker' },
      (name, each) => `${name}, at ${show(each)}`,
    ),
    explanation: `${way.join(' ')} The lower cost decides: ${low.name}.`,
    figure: {
      kind: 'table',
      head: ['Hours for one', capitalize(a), capitalize(b)],
      rows: [one, two].map((maker) => [maker.name, `${maker.b}`, `${maker.a}`]),
    },
  };
}

/** Returns a price between the costs in tenths, and three outside. How many are lower is drawn first. */
function drawPrices(rng: Rng, pair: Pair): { right: Rational; wrong: Rational[] } | undefined {
  const [low, high] = byCost(pair).map(costOf);
  if (!low || !high) return undefined;
  const tenths = (value: Rational): number => (Number(value.n) * 10) / Number(value.d);
  const [from, to] = [Math.floor(tenths(low)) + 1, Math.ceil(tenths(high)) - 1];
  const below = rng.int(0, 3);
  const step = rng.int(2, 9);
  if (to < from + 2 || tenths(low) - below * step <= 0) return undefined;
  const wrong = [1, 2, 3].map((i) =>
    i <= below ? Math.ceil(tenths(low)) - i * step : Math.floor(tenths(high)) + (i - below) * step,
  );
  return { right: rational(rng.int(from, to), 10), wrong: wrong.map((each) => rational(each, 10)) };
}

/** Asks for a price at which both gain. */
function trade(rng: Rng): Asked {
  const { pair, prices } = drawn(() => {
    const market = drawPair(rng);
    const found = drawPrices(rng, market);
    return found && { pair: market, prices: found };
  });
  const { a, b } = pair;
  const [low, high] = byCost(pair);
  const option = (value: Rational) => ({ text: show(value), worth: value.toString() });
  return {
    question: `${told(pair)} ${low.name} makes only ${a} and ${high.name} makes only ${b}, and they trade. How many ${b} for one of the ${a} help both?`,
    answer: option(prices.right),
    mistakes: prices.wrong.map((value) => ({
      name: value.compare(costOf(low)) < 0 ? 'below-both-costs' : 'above-both-costs',
      ...option(value),
    })),
    explanation: `${explained(pair)} A price between these helps both, and ${show(prices.right)} is between.`,
    ...drawnAs(pair),
  };
}

/** Asks what one side gains on each piece that is traded. */
function gain(rng: Rng): Asked {
  const { pair, prices } = drawn(() => {
    const market = drawPair(rng);
    const found = drawPrices(rng, market);
    return found && { pair: market, prices: found };
  });
  const { a, b } = pair;
  const [low, high] = byCost(pair);
  const price = prices.right;
  const isSeller = rng.int(0, 1) === 0;
  const [seller, buyer] = [price.minus(costOf(low)), costOf(high).minus(price)];
  const answer = isSeller ? seller : buyer;
  return {
    question: `${told(pair)} ${low.name} makes only ${a} and sells them to ${high.name} for ${show(price)} ${price.compare(1) === 0 ? b.slice(0, -1) : b} each. How many ${b} does ${isSeller ? low.name : high.name} gain on each one, compared with making both goods alone?`,
    ...numeric(
      answer,
      {
        'gain-of-the-other-side': isSeller ? buyer : seller,
        'took-the-price': price,
        'took-the-own-cost': costOf(isSeller ? low : high),
        'gain-of-both': seller.plus(buyer),
      },
      { show, slip: rational(1, 10) },
    ),
    explanation: `${explained(pair)} At the price of ${show(price)}, ${isSeller ? `${low.name} gains ${show(price)} - ${show(costOf(low))}` : `${high.name} gains ${show(costOf(high))} - ${show(price)}`} = ${show(answer)}.`,
    ...drawnAs(pair),
  };
}

/** Who should make what, and why trade helps both. */
export const comparativeAdvantage: Concept = formed(
  {
    subject: 'Life Skills',
    category: 'Economics',
    id: 'life.economics.comparative-advantage',
    title: 'Comparative advantage',
    grades: [8, 12],
    objectives: ['Find who should make which good, and at which price both sides gain'],
    keywords: ['comparative advantage', 'absolute advantage', 'specialization', 'trade', 'gains from trade'],
    prerequisites: ['life.economics.opportunity-cost', 'math.ratios.unit-rate'],
    teaching: {
      idea:
        'Who makes more in the same time has the absolute advantage. Who gives up less of the other good has the ' +
        'comparative advantage. If each makes the good with the lower opportunity cost and they trade, both can have more.',
      caution: 'One maker can be better at both goods, but never has the comparative advantage in both.',
      hints: [
        'What does one piece cost each maker in the other good?',
        'Compare these costs, not the amounts.',
        'A price helps both if it lies between the two costs.',
      ],
      mends: {
        'wrong-maker': 'Compare both makers once more. Absolute means more; comparative means a lower cost.',
        'wrong-difference': 'Subtract the two amounts of this good.',
        'cost-of-the-other-maker': 'This is what it costs the other maker.',
        'took-the-difference': 'Divide what is given up by what is made.',
        'took-all-of-the-other': 'This is given up for all pieces of a day. Divide by their number.',
        'shared-the-sum': 'Divide by the number of pieces that are made instead.',
        'below-both-costs': 'At this price the seller gets less than the piece costs.',
        'above-both-costs': 'At this price the buyer would rather make the piece alone.',
        'gain-of-the-other-side': 'This is what the other side gains.',
        'took-the-price': 'This is the price. Compare it with the cost of making one.',
        'took-the-own-cost': 'This is what one costs. Compare it with the price.',
        'gain-of-both': 'This is the gain of both together.',
      },
    },
  },
  {
    absolute: form([0], absolute),
    cost: form([0, 1], cost),
    who: form([0, 1], who),
    hours: form([1, 2], hours),
    trade: form([2], trade),
    gain: form([2], gain),
  },
);
