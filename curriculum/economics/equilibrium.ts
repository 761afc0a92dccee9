import { checked } from '../checked.ts';
import { crossed } from '../choices.ts';
import type { Figure } from '../figure-types.ts';
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
    hints: [
      'In each row, compare what is demanded with what is supplied.',
      'At the equilibrium both numbers of the row are equal.',
    ],
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
  const gapOf = (row: Row): number => Math.abs(row.demanded - row.supplied);
  const by = gapOf(rowAt(market, at));
  const others = market.rows.map(gapOf).filter((each) => each > 0 && each !== by);
  return {
    question: `${told(market)} What is there at $${price}?`,
    ...crossed(
      { right: kind, wrong: other, mistake: 'shortage-for-surplus' },
      { right: by, wrong: rng.pick(others), mistake: 'gap-of-another-row' },
      (name, amount) => `a ${name} of ${amount}`,
    ),
    hints: [
      `Read the row of $${price}. Who wants more: the buyers or the sellers?`,
      'Subtract the smaller number of this row from the larger one.',
    ],
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
    ...checked(
      answer,
      {
        'took-the-larger-side': [
          Math.max(demanded, supplied),
          `You took the larger number of the row; only ${answer} ${demanded > supplied ? 'are there to buy' : 'find a buyer'}.`,
        ],
        'took-the-equilibrium': [
          rowAt(market, market.at).demanded,
          `That many are sold at the equilibrium, but the law fixes the price at $${price}.`,
        ],
        'took-the-gap': [
          Math.abs(demanded - supplied),
          `That is the ${demanded > supplied ? 'shortage' : 'surplus'} at $${price}, not what is sold.`,
        ],
        ...Object.fromEntries(
          market.rows.flatMap((row, i) =>
            i === at || i === market.at
              ? []
              : [
                  [
                    `took-row-${i + 1}`,
                    [
                      Math.min(row.demanded, row.supplied),
                      `That many are sold at $${row.price}, not at $${price}.`,
                    ],
                  ] as const,
                ],
          ),
        ),
      },
      (wrong) => `The row of $${price} has ${demanded} and ${supplied}, but not ${wrong}.`,
      { slip: 5 },
    ),
    hints: [
      `How many do buyers want at $${price}, and how many do sellers offer?`,
      'Each sale needs a buyer and a seller. Which side runs out first?',
    ],
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
    hints: [
      `Write the new numbers of the ${isDemand ? 'buyers' : 'sellers'}: ${change > 0 ? 'add' : 'subtract'} ${Math.abs(change)} in each row.`,
      'In which row are both numbers equal now?',
    ],
    explanation: `${change > 0 ? 'Add' : 'Subtract'} ${Math.abs(change)} in each row of the ${isDemand ? 'buyers' : 'sellers'}, and look for equal numbers again: at $${price}, both are ${demanded}.`,
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
    ...checked(
      price,
      {
        'divided-by-the-buyers-number': [
          Math.round((top - base) / a),
          `You divided by ${a} only; bring all p to one side first.`,
        ],
        'divided-by-the-sellers-number': [
          Math.round((top - base) / b),
          `You divided by ${b} only; bring all p to one side first.`,
        ],
        'added-the-base': [
          Math.round((top + base) / (a + b)),
          `You added ${base} to ${top}; take it away on both sides.`,
        ],
        ...(((a + b) * price) % (a * b) === 0 && {
          'multiplied-the-numbers-of-p': [
            ((a + b) * price) / (a * b),
            `You multiplied ${a} and ${b}; add the numbers before p.`,
          ] as const,
        }),
        'gave-the-amount': [base + b * price, 'You gave the amount that is sold, not the price.'],
        ...(((a + b) * price) % (2 * Math.max(a, b)) === 0 && {
          'counted-the-larger-number-twice': [
            ((a + b) * price) / (2 * Math.max(a, b)),
            `You counted ${Math.max(a, b)} for both sides; one side has ${Math.min(a, b)} before p.`,
          ] as const,
        }),
        ...(((a + b) * price) % (2 * Math.min(a, b)) === 0 && {
          'counted-the-smaller-number-twice': [
            ((a + b) * price) / (2 * Math.min(a, b)),
            `You counted ${Math.min(a, b)} for both sides; one side has ${Math.max(a, b)} before p.`,
          ] as const,
        }),
      },
      (wrong) => {
        const p = Number(wrong.n);
        return top < a * p
          ? `Check: at $${p}, ${top} - ${a}p would be below 0.`
          : `Check: at $${p}, buyers demand ${top - a * p} and sellers supply ${base + b * p}, which is not equal.`;
      },
      { show: inDollars },
    ),
    hints: [
      'Set what buyers demand equal to what sellers supply.',
      `Bring the terms with p to one side: ${a}p and ${b}p together.`,
    ],
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
      mends: {
        'wrong-price': 'At this price, the two numbers are not equal.',
        'wrong-amount': 'That amount does not belong to this price; read both numbers in its row.',
        'shortage-for-surplus':
          'A shortage means that buyers want more than there is, and a surplus the opposite.',
        'gap-of-another-row':
          'That is the gap at another price; subtract the two numbers in the row of the question.',
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
