import { crossed, numeric } from '../choices.ts';
import type { Figure } from '../figure-types.ts';
import { beside } from '../math/middle-forms.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed, range } from '../templates.ts';
import { inDollars, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const goods = ['caps', 'mugs', 'lamps', 'kites', 'candles', 'scarves', 'posters', 'baskets'];

interface Row {
  price: number;
  demanded: number;
  supplied: number;
}

interface Market {
  good: string;
  rows: Row[];
  /** Place of the row in which both are equal. */
  at: number;
  /** Change from row to row. */
  less: number;
  more: number;
}

/** Draws a market whose equilibrium is one of the three middle prices. */
function drawMarket(rng: Rng): Market {
  const at = rng.int(1, 3);
  const [first, step] = [rng.int(2, 12), rng.int(1, 4)];
  const [less, more] = [rng.int(2, 9) * 5, rng.int(2, 9) * 5];
  const sold = Math.max(less, more) * 6 + rng.int(1, 30) * 5;
  const rows = range(0, 4).map((i) => ({
    price: first + i * step,
    demanded: sold - (i - at) * less,
    supplied: sold + (i - at) * more,
  }));
  return { good: rng.pick(goods), rows, at, less, more };
}

const told = ({ good, rows }: Market): string =>
  `A market for ${good}: ${rows
    .map(({ price, demanded, supplied }) => `at $${price}, ${demanded} demanded and ${supplied} supplied`)
    .join('; ')}.`;

const drawnAs = ({ rows }: Market): { figure: Figure } => ({
  figure: {
    kind: 'table',
    head: ['Price', 'Demanded', 'Supplied'],
    rows: rows.map(({ price, demanded, supplied }) => [`$${price}`, `${demanded}`, `${supplied}`]),
  },
});

/** Returns the row at a place, which the market has. */
function rowAt({ rows }: Market, at: number): Row {
  const row = rows[at];
  if (!row) throw new Error(`no row ${at}`);
  return row;
}

/** Returns a price with the quantity, each right or wrong. */
function priceAndAmount(market: Market, at: number, rng: Rng) {
  const row = rowAt(market, at);
  const other = rowAt(market, at === 0 ? 1 : at === 4 ? 3 : at + rng.pick([1, -1]));
  return crossed(
    { right: row.price, wrong: other.price, mistake: 'wrong-price' },
    {
      right: row.demanded,
      wrong: rng.pick([other.demanded, other.supplied]),
      mistake: 'wrong-amount',
    },
    (price, amount) => `$${price}, with ${amount} sold`,
  );
}

function balance(rng: Rng): Asked {
  const market = drawMarket(rng);
  const { price, demanded } = rowAt(market, market.at);
  return {
    question: `${told(market)} What is the equilibrium?`,
    ...priceAndAmount(market, market.at, rng),
    explanation: `Look for the row in which both numbers are equal: at $${price}, ${demanded} are demanded and ${demanded} supplied.`,
    ...drawnAs(market),
  };
}

/** Asks for the shortage or surplus at a price. */
function gap(rng: Rng): Asked {
  const market = drawMarket(rng);
  const at = rng.pick([0, 1, 2, 3, 4].filter((i) => i !== market.at));
  const { price, demanded, supplied } = rowAt(market, at);
  const [kind, other] = demanded > supplied ? ['shortage', 'surplus'] : ['surplus', 'shortage'];
  const by = Math.abs(demanded - supplied);
  return {
    question: `${told(market)} What is there at $${price}?`,
    ...crossed(
      { right: kind, wrong: other, mistake: 'shortage-for-surplus' },
      { right: by, wrong: beside(rng, by / 5, { by: 4 }) * 5, mistake: 'wrong-difference' },
      (name, amount) => `a ${name} of ${amount}`,
    ),
    explanation: `${demanded} are demanded and ${supplied} supplied. The difference is ${by}, a ${kind}, since ${demanded > supplied ? 'buyers want more' : 'sellers offer more'}.`,
    ...drawnAs(market),
  };
}

/** Asks what is sold at a price that is not the equilibrium: the smaller of both. */
function sold(rng: Rng): Asked {
  const market = drawMarket(rng);
  const at = rng.pick([0, 1, 2, 3, 4].filter((i) => i !== market.at));
  const { price, demanded, supplied } = rowAt(market, at);
  const answer = Math.min(demanded, supplied);
  return {
    question: `${told(market)} The law fixes the price at $${price}. How many ${market.good} are sold?`,
    ...numeric(
      answer,
      {
        'took-the-larger-side': Math.max(demanded, supplied),
        'took-the-equilibrium': rowAt(market, market.at).demanded,
        'took-the-gap': Math.abs(demanded - supplied),
        'wrong-row': rowAt(market, at === 0 ? 1 : at - 1).demanded,
      },
      { slip: 5 },
    ),
    explanation: `A sale needs a buyer and a seller. ${demanded} are demanded and ${supplied} supplied, so ${answer} are sold.`,
    ...drawnAs(market),
  };
}

/** Moves demand or supply by the same amount at each price, and asks for the new price. */
function shift(rng: Rng): Asked {
  const market = drawMarket(rng);
  const to = market.at + rng.pick([1, -1]);
  const isDemand = rng.int(0, 1) === 0;
  const row = rowAt(market, to);
  const change = isDemand ? row.supplied - row.demanded : row.demanded - row.supplied;
  const after: Market = {
    ...market,
    rows: market.rows.map((each) => ({
      ...each,
      demanded: each.demanded + (isDemand ? change : 0),
      supplied: each.supplied + (isDemand ? 0 : change),
    })),
  };
  const { price, demanded } = rowAt(after, to);
  return {
    question: `${told(market)} Then ${isDemand ? 'demand' : 'supply'} ${change > 0 ? 'grows' : 'falls'} by ${Math.abs(change)} at each price. What is the new equilibrium?`,
    ...priceAndAmount(after, to, rng),
    explanation: `Change the column by ${Math.abs(change)}, and look for equal numbers again: at $${price}, both are ${demanded}.`,
    ...drawnAs(market),
  };
}

/** Gives both sides as equations. */
function equation(rng: Rng, { grade }: Dial): Asked {
  const [a, b, price] = [rng.int(2, 9), rng.int(2, 9), rng.int(4, grade > 9 ? 30 : 15)];
  const base = rng.int(1, 8) * 5;
  const top = base + (a + b) * price;
  return {
    question: `At price p, buyers demand ${top} - ${a}p and sellers supply ${base} + ${b}p. What is the equilibrium price?`,
    ...numeric(
      price,
      {
        'divided-by-one-side-only': Math.round((top - base) / a),
        'divided-by-the-other-side-only': Math.round((top - base) / b),
        'left-out-the-base': Math.round((top + base) / (a + b)),
        'took-the-amount': base + b * price,
      },
      { show: inDollars },
    ),
    explanation: `Set both equal: ${top} - ${a}p = ${base} + ${b}p. So ${whole(top - base)} = ${a + b}p, and p = ${price}.`,
  };
}

/** Equilibrium of a market from a table or equations. */
export const equilibrium: Concept = formed(
  {
    subject: 'Life Skills',
    category: 'Economics',
    id: 'life.economics.equilibrium',
    title: 'Market equilibrium',
    grades: [8, 12],
    objectives: ['Find the equilibrium, a shortage and a surplus from a table or from equations'],
    keywords: ['equilibrium', 'market price', 'shortage', 'surplus', 'price ceiling', 'price floor'],
    prerequisites: ['life.economics.supply-demand', 'math.algebra.both-sides'],
    teaching: {
      idea:
        'At the equilibrium price, buyers want to buy just as much as sellers want to sell. Below it there is a shortage: ' +
        'buyers want more than there is. Above it there is a surplus. Both push the price back.',
      caution: 'A sale needs both sides. So at any other price, the smaller of the two numbers is sold.',
      hints: [
        'Compare what is demanded with what is supplied, price by price.',
        'Where are both equal? Which one is larger at the price of the question?',
        'If a side changes, write the new numbers first.',
      ],
      mends: {
        'wrong-price': 'At this price, the two numbers are not equal.',
        'wrong-amount': 'This is not the amount at that price. Read both numbers in the row.',
        'shortage-for-surplus':
          'A shortage means that buyers want more than there is. A surplus is the opposite.',
        'wrong-difference': 'Subtract the smaller number of the row from the larger one.',
        'took-the-larger-side': 'The larger side does not find enough partners. The smaller one counts.',
        'took-the-equilibrium': 'The law fixes another price. Look at its row.',
        'took-the-gap': 'This is the shortage or surplus, not what is sold.',
        'wrong-row': 'This number is in another row.',
        'divided-by-one-side-only': 'Bring all p to one side before you divide.',
        'divided-by-the-other-side-only': 'Both sides have p. Add their numbers first.',
        'left-out-the-base': 'Take the plain number of the supply away from that of the demand.',
        'took-the-amount': 'This is the amount that is sold, not the price.',
      },
    },
  },
  {
    balance: form([0, 1], balance),
    gap: form([0, 1], gap),
    sold: form([0, 1, 2], sold),
    shift: form([1, 2], shift),
    equation: form([2], equation),
  },
);
