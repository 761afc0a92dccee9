import { numeric } from '../choices.ts';
import { gdpFacts } from '../data/economics-facts.ts';
import type { Figure } from '../figure-types.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed } from '../templates.ts';
import { capitalize, inDollars, inPercent, whole } from '../text.ts';
import type { Concept } from '../types.ts';

/** Parts of a GDP in billions of dollars. */
interface Parts {
  consumption: number;
  investment: number;
  government: number;
  exports: number;
  imports: number;
}

const drawParts = (rng: Rng): Parts => ({
  consumption: rng.int(30, 90) * 10,
  investment: rng.int(8, 30) * 10,
  government: rng.int(8, 30) * 10,
  exports: rng.int(4, 25) * 10,
  imports: rng.int(4, 25) * 10,
});
const totalOf = ({ consumption, investment, government, exports, imports }: Parts): number =>
  consumption + investment + government + exports - imports;
const billions = (n: number): string => `$${whole(n)} billion`;
const show = { show: (value: Parameters<typeof inDollars>[0]) => `${inDollars(value)} billion`, slip: 10 };

const labels: readonly [keyof Parts, string][] = [
  ['consumption', 'consumption'],
  ['investment', 'investment'],
  ['government', 'government purchases'],
  ['exports', 'exports'],
  ['imports', 'imports'],
];

const told = (parts: Parts, except?: keyof Parts): string =>
  labels
    .filter(([name]) => name !== except)
    .map(([name, label]) => `${label} ${parts[name]}`)
    .join(', ');

const tableOf = (parts: Parts, except?: keyof Parts): { figure: Figure } => ({
  figure: {
    kind: 'table',
    head: ['Part', 'Billions of $'],
    rows: labels.map(([name, label]) => [capitalize(label), name === except ? '?' : `${parts[name]}`]),
  },
});

function sum(rng: Rng): Asked {
  const parts = drawParts(rng);
  const { consumption, investment, government, exports, imports } = parts;
  return {
    question: `In billions of dollars, a country has in a year: ${told(parts)}. What is its GDP?`,
    ...numeric(
      totalOf(parts),
      {
        'added-imports': totalOf(parts) + 2 * imports,
        'left-out-trade': consumption + investment + government,
        'turned-trade-around': consumption + investment + government - exports + imports,
        'left-out-the-government': totalOf(parts) - government,
      },
      show,
    ),
    explanation: `${consumption} + ${investment} + ${government} + (${exports} - ${imports}) = ${whole(totalOf(parts))}.`,
    ...tableOf(parts),
  };
}

function missing(rng: Rng): Asked {
  const parts = drawParts(rng);
  const name = rng.pick(['consumption', 'investment', 'government'] as const);
  const label = labels.find(([each]) => each === name)?.[1] ?? '';
  const total = totalOf(parts);
  const answer = parts[name];
  return {
    question: `The GDP of a country is ${billions(total)}. In billions of dollars: ${told(parts, name)}. What is the amount of ${label}?`,
    ...numeric(
      answer,
      {
        'took-imports-away-too': answer - 2 * parts.imports,
        'left-out-trade': answer + parts.exports - parts.imports,
        'turned-trade-around': answer + 2 * (parts.exports - parts.imports),
        'ten-off': answer + rng.pick([10, -10]),
      },
      show,
    ),
    explanation: `The parts add up to the GDP, with exports less imports. The others come to ${total - answer}, and ${whole(total)} - ${total - answer} = ${answer}.`,
    ...tableOf(parts, name),
  };
}

function netExports(rng: Rng): Asked {
  const parts = drawParts(rng);
  const { exports, imports } = {
    ...parts,
    exports: Math.max(parts.exports, parts.imports) + 10 * rng.int(1, 9),
  };
  const answer = exports - imports;
  return {
    question: `A country sells goods for ${billions(exports)} abroad and buys goods for ${billions(imports)} from abroad. How much do both together add to its GDP?`,
    ...numeric(
      answer,
      {
        'added-imports': exports + imports,
        'counted-exports-only': exports,
        'counted-imports-only': imports,
        'ten-off': answer + rng.pick([10, -10]),
      },
      show,
    ),
    explanation: `Imports are made abroad, so take them away: ${exports} - ${imports} = ${answer}.`,
  };
}

const partNames = ['consumption', 'investment', 'government purchases', 'net exports'];

/** Asks to which part a purchase belongs. */
function part(rng: Rng): Asked {
  const row = rng.pick(gdpFacts);
  const number = rng.int(2, 90) * 1000;
  const option = (text: string) => ({ text, worth: text });
  return {
    question: `${row.purchase} for $${whole(number)}. In which part of the GDP does this count?`,
    answer: option(row.part),
    mistakes: partNames
      .filter((each) => each !== row.part)
      .map((each) => ({ name: 'another-part', ...option(each), mend: row.why })),
    explanation: `${row.why} So it counts as ${row.part}.`,
  };
}

function growth(rng: Rng): Asked {
  const [before, percent] = [rng.int(3, 40) * 100, rng.int(1, 9)];
  const now = (before * (100 + percent)) / 100;
  return {
    question: `The real GDP of a country rises from ${billions(before)} to ${billions(now)}. By how many percent does the economy grow?`,
    ...numeric(
      percent,
      {
        'gave-the-billions': now - before,
        'one-point-off': percent + rng.pick([1, -1]),
        'ten-times-too-much': percent * 10,
        'two-points-off': percent + rng.pick([2, -2]),
      },
      { show: inPercent },
    ),
    explanation: `The rise is ${now - before} billion. Divided by ${whole(before)}, that is ${percent}%.`,
  };
}

function realGdp(rng: Rng): Asked {
  const [real, index] = [rng.int(2, 40) * 100, rng.pick([105, 110, 115, 120, 125, 130, 140, 150, 160])];
  const nominal = (real * index) / 100;
  return {
    question: `The nominal GDP of a country is ${billions(nominal)}. Its price index is ${index}, with 100 in the base year. What is the real GDP in prices of the base year?`,
    ...numeric(
      real,
      {
        'multiplied-instead': rational(nominal * index, 100).round(),
        'took-the-points-away': nominal - index,
        'took-the-percent-off': rational(nominal * (200 - index), 100).round(),
        'kept-the-nominal': nominal,
      },
      { ...show, slip: 100 },
    ),
    explanation: `Prices are ${index} ÷ 100 times as high as in the base year. ${whole(nominal)} ÷ ${index} × 100 = ${whole(real)}.`,
  };
}

function perPerson(rng: Rng): Asked {
  const [people, each] = [rng.int(2, 60), rng.int(4, 60)];
  const total = people * each;
  return {
    question: `A country of ${people} million people has a GDP of ${billions(total)}. What is the GDP per person?`,
    ...numeric(
      each * 1000,
      {
        'ten-times-too-much': each * 10_000,
        'a-tenth': each * 100,
        'multiplied-instead': total * people * 1000,
        'subtracted-instead': Math.abs(total - people) * 1000,
      },
      { show: inDollars, slip: 1000 },
    ),
    explanation: `A billion is a thousand millions: ${whole(total)} ÷ ${people} = ${each} thousand dollars.`,
  };
}

/** Gross domestic product and its parts. */
export const gdp: Concept = formed(
  {
    subject: 'Life Skills',
    category: 'Economics',
    id: 'life.economics.gdp',
    title: 'Gross domestic product',
    grades: [9, 12],
    objectives: ['Add up the parts of GDP, and compute growth, real GDP and GDP per person'],
    keywords: ['gdp', 'gross domestic product', 'economic growth', 'net exports', 'national income'],
    prerequisites: ['math.percent.change'],
    teaching: {
      idea:
        'GDP is the worth of all final goods and services that a country makes in a year. It is what households consume, ' +
        'what firms invest, what the government purchases, and exports less imports.',
      caution: 'Imports are part of what people buy but are not made in the country, so they are taken away.',
      hints: [
        'Who buys: a household, a firm, the government or someone abroad?',
        'Add the parts, and take imports away.',
        'For growth, divide by the start. For real GDP, divide by the price index.',
      ],
      mends: {
        'added-imports': 'Imports are made abroad. Take them away.',
        'left-out-trade': 'Exports less imports belong to GDP too.',
        'turned-trade-around': 'Exports are added, and imports are taken away.',
        'left-out-the-government': 'What the government purchases belongs to GDP too.',
        'took-imports-away-too': 'The total has the imports taken away already. Add them back.',
        'ten-off': 'That is ten billion off. Check the sum.',
        'counted-exports-only': 'Imports are taken away as well.',
        'counted-imports-only': 'Exports count, and imports are taken away.',
        'gave-the-billions': 'This is the rise in billions. Divide by the GDP at the start.',
        'one-point-off': 'That is one percentage point off.',
        'ten-times-too-much': 'That is ten times too much.',
        'two-points-off': 'That is two percentage points off.',
        'multiplied-instead': 'This is far too large. Divide instead of multiplying.',
        'took-the-points-away': 'Index points are no dollars. Divide by the index.',
        'took-the-percent-off': 'The index compares with the base year. Divide by it.',
        'kept-the-nominal': 'This is in the prices of today. Take the rise of prices out.',
        'a-tenth': 'That is a tenth of it. A billion is a thousand millions.',
        'subtracted-instead': 'Share the GDP among the people: divide.',
      },
    },
  },
  {
    sum: form([0, 1], sum),
    trade: form([0], netExports),
    part: form([0, 1], part),
    missing: form([1, 2], missing),
    growth: form([1, 2], growth),
    real: form([2], realGdp),
    person: form([2], perPerson),
  },
);
