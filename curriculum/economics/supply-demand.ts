import { crossed, verdicts } from '../choices.ts';
import { marketEvents } from '../data/economics-facts.ts';
import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { listed } from '../templates.ts';
import { capitalize } from '../text.ts';
import type { Concept, Draft, Level, Mistake } from '../types.ts';

type Asked = Omit<Draft, 'key'>;
type Row = (typeof marketEvents)[number];

const isDemand = ({ curve }: Row): boolean => curve === 'demand';
const isUp = ({ way }: Row): boolean => way === 'rises';
const shiftOf = ({ curve, way }: Row): string => `${curve} ${way}`;
const move = (up: boolean): string => (up ? 'rises' : 'falls');
/** Price and quantity rise with demand. The price falls if supply rises. */
const priceRises = (row: Row): boolean => isUp(row) === isDemand(row);
const effectOf = (row: Row): string =>
  `the price ${move(priceRises(row))}, and the amount sold ${move(isUp(row))}`;
const explain = (row: Row): string =>
  `${capitalize(row.event)}: ${shiftOf(row)}. ${row.why} So ${effectOf(row)}.`;

/** Returns the events of the market of a row. */
const marketOf = ({ good }: Row): Row[] => marketEvents.filter((row) => row.good === good);

const opening = ({ good, event }: Row): string => `Think of the market for ${good}. This happens: ${event}.`;

/** Asks which side moves, and in which direction. */
function curve(row: Row): Asked {
  return {
    question: `${opening(row)} Which side of the market changes first?`,
    ...crossed(
      { right: row.curve, wrong: isDemand(row) ? 'supply' : 'demand', mistake: 'mixed-up-the-sides' },
      { right: isUp(row), wrong: !isUp(row), mistake: 'mixed-up-the-direction' },
      (side, up) => `${side} ${move(up)}`,
    ),
    explanation: explain(row),
  };
}

/** Asks for the effect on the price and the amount. */
function effect(row: Row): Asked {
  const price = priceRises(row);
  return {
    question: `${opening(row)} What follows for the price and for the amount sold?`,
    ...crossed(
      { right: price, wrong: !price, mistake: 'wrong-way-of-the-price' },
      { right: isUp(row), wrong: !isUp(row), mistake: 'wrong-way-of-the-amount' },
      (p, amount) => `price ${move(p)}, amount ${move(amount)}`,
    ),
    explanation: explain(row),
  };
}

/** Returns the event of a row and those of its market with other shifts. */
function events(row: Row): Pick<Draft, 'answer' | 'mistakes'> {
  const wrong = marketOf(row).filter((other) => other !== row);
  return {
    answer: { text: row.event, worth: row.event },
    mistakes: wrong.map(
      (other): Mistake => ({
        name: 'another-shift',
        text: other.event,
        worth: other.event,
        mend: explain(other),
      }),
    ),
  };
}

function cause(row: Row): Asked {
  return {
    question: `Think of the market for ${row.good}. Of which of these is it true that ${shiftOf(row)}?`,
    ...events(row),
    explanation: explain(row),
  };
}

function match(row: Row): Asked {
  return {
    question: `In the market for ${row.good}, ${effectOf(row)}. Which event explains both?`,
    ...events(row),
    explanation: `${explain(row)} No other event here moves both that way.`,
  };
}

/** Says what follows and asks whether a learner is right about both, one or none. */
function judge(row: Row, rng: Rng): Asked {
  const [a, b] = rng.pair(names);
  const said = [rng.int(0, 1) === 0, rng.int(0, 1) === 0] as const;
  const claims = [
    `the price ${move(said[0] === priceRises(row))}`,
    `the amount sold ${move(said[1] === isUp(row))}`,
  ];
  return {
    question: `${opening(row)} ${a} thinks that ${claims[0]}. ${b} thinks that ${claims[1]}. Who is right?`,
    ...verdicts([a, b], said, explain(row)),
    explanation: explain(row),
  };
}

/** Two events at once: one of demand and one of supply. Only the price or the amount is certain. */
function both(row: Row, rng: Rng): Asked {
  const other = rng.pick(marketOf(row).filter(({ curve }) => curve !== row.curve));
  const [demand, supply] = isDemand(row) ? [row, other] : [other, row];
  const same = isUp(demand) === isUp(supply);
  const up = isUp(demand);
  const [first, second] = [row, other];
  return {
    question: `Think of the market for ${row.good}. Two things happen at once: ${first.event}, and ${second.event}. What is certain?`,
    ...crossed(
      { right: same, wrong: !same, mistake: 'certain-about-the-wrong-one' },
      { right: up, wrong: !up, mistake: 'mixed-up-the-direction' },
      (amount, rises) => `${amount ? 'the amount sold' : 'the price'} ${move(rises)}`,
    ),
    explanation:
      `${capitalize(shiftOf(demand))}: price and amount ${up ? 'up' : 'down'}. ${capitalize(shiftOf(supply))}: price ` +
      `${isUp(supply) ? 'down' : 'up'}, amount ${isUp(supply) ? 'up' : 'down'}. Both agree on ${same ? 'the amount' : 'the price'} only.`,
  };
}

/** Says how price and amount have changed, and asks what has moved. */
function back(row: Row, rng: Rng): Asked {
  const [price, amount] = [rng.int(2, 20), rng.int(2, 20)];
  return {
    question: `Over a year, the price of ${row.good} ${move(priceRises(row))} by ${price}%, and the amount sold ${move(isUp(row))} by ${amount}%. One side of the market has moved. Which one?`,
    ...crossed(
      { right: row.curve, wrong: isDemand(row) ? 'supply' : 'demand', mistake: 'mixed-up-the-sides' },
      { right: isUp(row), wrong: !isUp(row), mistake: 'mixed-up-the-direction' },
      (side, up) => `${side} ${up ? 'has risen' : 'has fallen'}`,
    ),
    explanation: `The price ${move(priceRises(row))} and the amount ${move(isUp(row))}. ${isDemand(row) ? 'Both go the same way, so demand has moved' : 'They go opposite ways, so supply has moved'}: it ${isUp(row) ? 'has risen' : 'has fallen'}.`,
  };
}

/** Compares a second event with the first: which of the price and the amount it moves the same way. */
const turns = [
  ['the price the other way, but the amount the same way', false, true],
  ['the price the same way, but the amount the other way', true, false],
  ['the price and the amount the other way', false, false],
] as const;

function second(row: Row, rng: Rng): Asked {
  const [words, samePrice, sameAmount] = rng.pick(turns);
  const others = marketOf(row).filter((other) => other !== row);
  const fits = (other: Row): boolean =>
    (priceRises(other) === priceRises(row)) === samePrice && (isUp(other) === isUp(row)) === sameAmount;
  const answer = others.find(fits) ?? row;
  return {
    question: `${opening(row)} Which second event would move ${words}?`,
    answer: { text: answer.event, worth: answer.event },
    mistakes: others
      .filter((other) => other !== answer)
      .map((other) => ({
        name: 'another-shift',
        text: other.event,
        worth: other.event,
        mend: explain(other),
      })),
    explanation: `${explain(row)} ${explain(answer)}`,
  };
}

const forms: readonly [name: string, level: Level, ask: (row: Row, rng: Rng) => Asked][] = [
  ['curve', 0, curve],
  ['cause', 0, cause],
  ['effect', 0, effect],
  ['match', 1, match],
  ['judge', 1, judge],
  ['back', 1, back],
  ['both', 2, both],
  ['second', 2, second],
  ['sides', 2, sides],
];

/** Two events at once, and the question which sides of the market they move, and how. */
function sides(row: Row, rng: Rng): Asked {
  const other = rng.pick(marketOf(row).filter(({ curve }) => curve !== row.curve));
  const [demand, supply] = isDemand(row) ? [row, other] : [other, row];
  return {
    question: `In the market for ${row.good}, this happens: ${row.event}, and ${other.event}. How do both sides move?`,
    ...crossed(
      { right: isUp(demand), wrong: !isUp(demand), mistake: 'wrong-way-of-demand' },
      { right: isUp(supply), wrong: !isUp(supply), mistake: 'wrong-way-of-supply' },
      (d, s) => `demand ${move(d)}, supply ${move(s)}`,
    ),
    explanation: `${explain(demand)} ${explain(supply)}`,
  };
}

interface Item {
  name: string;
  level: Level;
  row: Row;
  ask: (row: Row, rng: Rng) => Asked;
}

/** What moves demand and supply, and what follows. */
export const supplyAndDemand: Concept = listed<Item>(
  {
    subject: 'Life Skills',
    category: 'Economics',
    id: 'life.economics.supply-demand',
    title: 'Supply and demand',
    grades: [7, 12],
    objectives: ['Tell what moves demand and supply, and what follows for price and amount'],
    keywords: [
      'supply and demand',
      'demand curve',
      'supply curve',
      'shift in demand',
      'substitutes',
      'economics',
    ],
    prerequisites: ['life.economics.opportunity-cost'],
    teaching: {
      idea:
        'Demand is what buyers want at each price. It moves with their number, income and taste, and with the prices of ' +
        'other goods. Supply is what sellers offer at each price. It moves with costs, technology and the number of sellers. ' +
        'More demand raises price and amount. More supply lowers the price and raises the amount.',
      caution: 'Ask whether the event acts on buyers or on sellers. A new price alone moves neither side.',
      hints: [
        'Does the event act on buyers or on sellers first?',
        'Do they want to buy or sell more, or less?',
        'Demand pulls price and amount the same way. Supply pulls them opposite ways.',
      ],
      mends: {
        'mixed-up-the-sides': 'Buyers make the demand, sellers the supply. On whom does the event act first?',
        'mixed-up-the-direction':
          'The side is moved the other way. Is there more or less of it at each price?',
        'wrong-way-of-the-price':
          'The price moves the other way. Think of a shortage or a surplus at the old price.',
        'wrong-way-of-the-amount': 'The amount moves the other way. It follows the side that has moved.',
        'certain-about-the-wrong-one': 'There the two events pull opposite ways. Where do they agree?',
        'wrong-way-of-demand': 'Look at the buyers once more. Do they want more or less?',
        'wrong-way-of-supply': 'Look at the sellers once more. Can they offer more or less?',
      },
    },
  },
  {
    items: forms.flatMap(([name, level, ask]) =>
      marketEvents.map((row): Item => ({ name, level, row, ask })),
    ),
    key: ({ name, row }) => `${name} ${row.good} ${shiftOf(row)}`,
    level: ({ level }) => level,
    draw: ({ row, ask }, rng) => ask(row, rng),
  },
);
