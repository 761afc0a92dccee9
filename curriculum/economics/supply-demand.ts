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
const reason = (row: Row): string => `${capitalize(row.event)}: ${shiftOf(row)}. ${row.why}`;
const explain = (row: Row): string => `${reason(row)} So ${effectOf(row)}.`;

/** Returns the events of the market of a row. */
const marketOf = ({ good }: Row): Row[] => marketEvents.filter((row) => row.good === good);

const act = (row: Row): string => `On whom does this act first: on buyers or on sellers of ${row.good}?`;

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
    hints: [act(row), 'Do they then want more of it at each price than before, or less?'],
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
    hints: [
      act(row),
      `Is there a shortage or a surplus at the old price? Which way does that push the price?`,
    ],
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
        mend: `Here ${shiftOf(other)}, so ${effectOf(other)}.`,
      }),
    ),
  };
}

function cause(row: Row): Asked {
  return {
    question: `Think of the market for ${row.good}. Which of these events makes ${row.curve} ${isUp(row) ? 'rise' : 'fall'}?`,
    ...events(row),
    hints: [
      `${capitalize(row.curve)} is what ${isDemand(row) ? 'buyers want' : 'sellers offer'}. Which events act on them?`,
      `Which of these makes them ${isDemand(row) ? 'buy' : 'offer'} ${isUp(row) ? 'more' : 'less'} at each price?`,
    ],
    explanation: explain(row),
  };
}

function match(row: Row): Asked {
  return {
    question: `In the market for ${row.good}, ${effectOf(row)}. Which event explains both?`,
    ...events(row),
    hints: [
      isDemand(row)
        ? 'Price and amount go the same way. Does a change of buyers or of sellers do that?'
        : 'Price and amount go opposite ways. Does a change of buyers or of sellers do that?',
      `Look for an event that leads to ${isUp(row) ? 'more' : 'less'} being sold.`,
    ],
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
    ...verdicts([a, b], said, `${capitalize(shiftOf(row))}, so ${effectOf(row)}.`),
    hints: [act(row), 'Demand moves price and amount the same way, supply opposite ways.'],
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
    hints: [
      'For each event, find out what it does to the price and to the amount.',
      'On which of the two do both events agree?',
    ],
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
      { right: row.curve, wrong: isDemand(row) ? 'supply' : 'demand', mistake: 'wrong-side-for-the-moves' },
      { right: isUp(row), wrong: !isUp(row), mistake: 'wrong-way-for-the-moves' },
      (side, up) => `${side} ${up ? 'has risen' : 'has fallen'}`,
    ),
    hints: [
      'Do the price and the amount go the same way or opposite ways?',
      `More buyers raise both. What do more sellers do to the price?`,
    ],
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
        mend: `Here ${shiftOf(other)}, so ${effectOf(other)}.`,
      })),
    hints: [
      `First find out what ${row.event.includes(',') ? 'this event' : 'the first event'} does to the price and the amount.`,
      `Then look for one that moves ${words}.`,
    ],
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
    hints: [
      `Which of the two events acts on buyers, and which on sellers?`,
      'For each side: is there more or less at each price?',
    ],
    explanation: `${reason(demand)} ${reason(supply)}`,
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
      mends: {
        'mixed-up-the-sides': 'You took the other side; buyers make the demand, and sellers the supply.',
        'mixed-up-the-direction':
          'You chose the wrong direction; ask if there is more or less of it at each price.',
        'wrong-side-for-the-moves':
          'Demand moves price and amount the same way, and supply moves them opposite ways.',
        'wrong-way-for-the-moves': 'The side that has moved goes the same way as the amount.',
        'wrong-way-of-the-price':
          'You turned the price around; think of a shortage or a surplus at the old price.',
        'wrong-way-of-the-amount': 'You turned the amount around; it follows the side that has moved.',
        'certain-about-the-wrong-one':
          'There the two events pull opposite ways; certain is only where they agree.',
        'wrong-way-of-demand': 'You turned demand around; ask if buyers want more or less at each price.',
        'wrong-way-of-supply': 'You turned supply around; ask if sellers offer more or less at each price.',
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
