import { crossed, numeric } from '../choices.ts';
import { drawn } from '../math/middle-forms.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed, range } from '../templates.ts';
import { capitalize } from '../text.ts';
import type { Concept } from '../types.ts';
import { single } from './goods.ts';
import {
  byCost,
  costOf,
  drawnAs,
  drawPair,
  explained,
  inverse,
  type Maker,
  type Pair,
  show,
  told,
} from './makers.ts';

/** Returns choices of a maker and a cost of one of good A, each right or wrong. */
function makerAndCost(low: Maker, high: Maker) {
  return crossed(
    { right: low.name, wrong: high.name, mistake: 'wrong-maker' },
    { right: costOf(low), wrong: inverse(costOf(low)), mistake: 'turned-the-cost-around' },
    (name, each) => `${name}, at ${show(each)}`,
  );
}

/** Asks who is better at a good outright, and by how much. */
function absolute(rng: Rng): Asked {
  const pair = drawPair(rng);
  const { one, two } = pair;
  const isA = rng.int(0, 1) === 0;
  const good = isA ? pair.a : pair.b;
  const amount = (maker: Maker): number => (isA ? maker.a : maker.b);
  const [more, less] = amount(one) > amount(two) ? [one, two] : [two, one];
  const by = amount(more) - amount(less);
  return {
    question: `${told(pair)} Who has the absolute advantage in ${good}, and by how many a day?`,
    ...crossed(
      { right: more.name, wrong: less.name, mistake: 'made-fewer' },
      {
        right: by,
        wrong: isA ? Math.abs(one.b - two.b) : Math.abs(one.a - two.a),
        mistake: 'took-the-other-good',
      },
      (name, difference) => `${name}, by ${difference}`,
    ),
    hints: [
      `Look only at the numbers of ${good}. Absolute advantage means more in the same time.`,
      'Subtract the smaller of these two numbers from the larger one.',
    ],
    explanation: `Absolute advantage means more in the same time: ${amount(more)} ${good} against ${amount(less)}. So it is ${more.name}, by ${amount(more)} - ${amount(less)} = ${by}.`,
    ...drawnAs(pair),
  };
}

/** Asks for the opportunity cost of a good. */
function cost(rng: Rng): Asked {
  const pair = drawn(
    () => drawPair(rng),
    (each) => !costOf(each.one).times(costOf(each.two)).equals(1),
  );
  const { one, two, a, b } = pair;
  const answer = costOf(one);
  return {
    question: `${told(pair)} What does one ${single(a)} cost ${one.name} in ${b}?`,
    ...crossed(
      { right: one, wrong: two, mistake: 'cost-of-the-other-maker' },
      { right: false, wrong: true, mistake: 'turned-the-cost-around' },
      (maker, isTurned) => show(isTurned ? inverse(costOf(maker)) : costOf(maker)),
    ),
    hints: [
      `How many ${b} could ${one.name} make in the time for ${one.a} ${a}?`,
      `Share them among the ${a}: divide.`,
    ],
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
    ...makerAndCost(low, high),
    hints: [
      `For each maker, divide the ${pair.b} by the ${pair.a}.`,
      `Who gives up fewer ${pair.b} for one ${single(pair.a)}?`,
    ],
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
    question: `${one.name} needs ${one.b} hours for one ${single(a)} and ${one.a} hours for one ${single(b)}. ${two.name} needs ${two.b} hours and ${two.a} hours. Who has the comparative advantage in ${a}, and what does one of them cost in ${b}?`,
    ...makerAndCost(low, high),
    hints: [
      `How many ${b} could each make in the hours for one ${single(a)}?`,
      `Who gives up fewer ${b}? That is the lower cost.`,
    ],
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
  const [least, most] = [Math.ceil(tenths(low)) - 1, Math.floor(tenths(high)) + 1];
  if (to < from + 2 || least < below) return undefined;
  const wrong = [
    ...rng.sample(range(Math.max(1, least - 25), least), below),
    ...rng.sample(range(most, most + 25), 3 - below),
  ];
  return { right: rational(rng.int(from, to), 10), wrong: wrong.map((each) => rational(each, 10)) };
}

/** Draws a pair with prices for a trade. */
const drawTrade = (rng: Rng) =>
  drawn(() => {
    const pair = drawPair(rng);
    const prices = drawPrices(rng, pair);
    return prices && { pair, prices };
  });

/** Asks for a price at which both gain. */
function trade(rng: Rng): Asked {
  const { pair, prices } = drawTrade(rng);
  const { a, b } = pair;
  const [low, high] = byCost(pair);
  const option = (value: Rational) => ({ text: show(value), worth: value.toString() });
  return {
    question: `${told(pair)} ${low.name} makes only ${a} and ${high.name} makes only ${b}, and they trade. How many ${b} for one ${single(a)} help both?`,
    answer: option(prices.right),
    mistakes: prices.wrong.map((value) => ({
      name: value.compare(costOf(low)) < 0 ? 'below-both-costs' : 'above-both-costs',
      ...option(value),
    })),
    hints: [
      `What does one ${single(a)} cost ${low.name} in ${b}? And ${high.name}?`,
      'A price helps both if it is above the cost of the seller and below that of the buyer.',
    ],
    explanation: `${explained(pair)} A price between these helps both, and ${show(prices.right)} is between.`,
    ...drawnAs(pair),
  };
}

/** Asks what one side gains on each piece that is traded. */
function gain(rng: Rng): Asked {
  const { pair, prices } = drawTrade(rng);
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
        'gain-of-the-other-side': [
          isSeller ? buyer : seller,
          `That is what ${isSeller ? high.name : low.name} gains on each one.`,
        ],
        'took-the-price': [price, 'That is the price; compare it with what one costs to make.'],
        'took-the-own-cost': [
          costOf(isSeller ? low : high),
          `That is what one costs ${isSeller ? low.name : high.name} to make; compare it with the price.`,
        ],
        'took-the-other-cost': [
          costOf(isSeller ? high : low),
          `That is what one costs ${isSeller ? high.name : low.name} to make, not the gain.`,
        ],
        'gain-of-both': [seller.plus(buyer), 'That is the gain of both sides together.'],
      },
      {
        show,
        slip: rational(1, 10),
        check: (wrong) =>
          isSeller
            ? `Check: ${show(costOf(low))} + ${show(wrong)} is ${show(costOf(low).plus(wrong))}, not the price of ${show(price)}.`
            : `Check: ${show(price)} + ${show(wrong)} is ${show(price.plus(wrong))}, but one costs ${high.name} ${show(costOf(high))} to make.`,
      },
    ),
    hints: [
      `What would one ${single(a)} cost ${isSeller ? low.name : high.name} in ${b} without trade?`,
      `How far is that cost from the price ${show(price)}?`,
    ],
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
      mends: {
        'wrong-maker':
          'You took the maker with the higher cost; the lower cost gives the comparative advantage.',
        'made-fewer': 'You took the maker who makes fewer of them; absolute advantage means more.',
        'took-the-other-good':
          'You compared the other good; subtract the numbers of the good that is asked for.',
        'cost-of-the-other-maker': 'You took the numbers of the other maker.',
        'turned-the-cost-around': 'You turned the cost around; divide what is given up by what is made.',
        'below-both-costs': 'At this price the seller gets less than the piece costs.',
        'above-both-costs': 'At this price the buyer would rather make the piece alone.',
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
