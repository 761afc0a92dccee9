import { crossed, exactOption, numeric } from '../choices.ts';
import { gdpFacts } from '../data/economics-facts.ts';
import type { Figure } from '../figure-types.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed, range } from '../templates.ts';
import { capitalize, decimal, inDollars, whole } from '../text.ts';
import type { Concept } from '../types.ts';
import { billions, growth, perPerson, realGdp } from './gdp-rates.ts';

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
  const way = `${consumption} + ${investment} + ${government} + (${exports} - ${imports})`;
  return {
    question: `In billions of dollars, a country has in a year: ${told(parts)}. What is its GDP?`,
    ...numeric(
      totalOf(parts),
      {
        'added-imports': totalOf(parts) + 2 * imports,
        'left-out-imports': totalOf(parts) + imports,
        'left-out-exports': totalOf(parts) - exports,
        'left-out-trade': consumption + investment + government,
        'turned-trade-around': consumption + investment + government - exports + imports,
        'left-out-the-government': totalOf(parts) - government,
        'left-out-investment': totalOf(parts) - investment,
      },
      {
        ...show,
        check: (wrong) =>
          `Add up again: ${way} is ${wrong.compare(totalOf(parts)) > 0 ? 'less' : 'more'} than ${decimal(wrong)}.`,
      },
    ),
    hints: [
      `Which parts are made in the country? Is that so for imports of ${imports}?`,
      'Add consumption, investment, government purchases and exports. Then change the sum by the imports.',
    ],
    explanation: `${way} = ${whole(totalOf(parts))}.`,
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
        'took-imports-away-too': [
          answer - 2 * parts.imports,
          'You subtracted imports like the other parts; they are taken away in the GDP, so add them back.',
        ],
        'left-out-imports': [answer - parts.imports, 'You left out imports; they are taken away in the GDP.'],
        'left-out-exports': [answer + parts.exports, 'You left out exports; they are a part of the GDP too.'],
        'left-out-trade': answer + parts.exports - parts.imports,
        'turned-trade-around': answer + 2 * (parts.exports - parts.imports),
        'took-the-other-parts': [
          total - answer,
          `That is what the other parts come to; the GDP is $${whole(total)} billion.`,
        ],
      },
      {
        ...show,
        check: (wrong) =>
          `Check: the others come to ${whole(total - answer)}. With ${decimal(wrong)}, the GDP would be ${decimal(wrong.plus(total - answer))}.`,
      },
    ),
    hints: [
      'Add up the other parts. Exports count, and imports are taken away.',
      `What is left of ${whole(total)} after these parts?`,
    ],
    explanation: `The parts add up to the GDP, with exports less imports. The others come to ${whole(total - answer)}, and ${whole(total)} - ${whole(total - answer)} = ${answer}.`,
    ...tableOf(parts, name),
  };
}

function netExports(rng: Rng): Asked {
  const [least, by] = rng.pair(range(4, 25).map((n) => n * 10)) as [number, number];
  const isSurplus = rng.int(0, 1) === 0;
  const [exports, imports] = isSurplus ? [least + by, least] : [least, least + by];
  return {
    question: `A country sells goods for ${billions(exports)} abroad and buys goods for ${billions(imports)} from abroad. What do both together do to its GDP?`,
    ...crossed(
      { right: by, wrong: least, mistake: isSurplus ? 'counted-imports-only' : 'counted-exports-only' },
      { right: isSurplus, wrong: !isSurplus, mistake: 'turned-trade-around' },
      (amount, isMore) => (isMore ? `add ${billions(amount)}` : `take ${billions(amount)} away`),
    ),
    hints: [
      'Which goods are made in the country: those it sells or those it buys?',
      'Compare both amounts. Which one is larger, and by how much?',
    ],
    explanation: `Exports are made at home and count. Imports are made abroad, so take them away: ${exports} - ${imports} = ${exports - imports}. ${isSurplus ? 'That adds' : 'Below 0, that takes away'} ${billions(by)}.`,
  };
}

const partNames = ['consumption', 'investment', 'government purchases', 'net exports'];

/** Asks to which part a purchase belongs. */
function part(rng: Rng): Asked {
  const row = rng.pick(gdpFacts);
  const number = rng.int(2, 90) * 1000;
  return {
    question: `${row.purchase} for $${whole(number)}. In which part of the GDP does this count?`,
    answer: exactOption(row.part),
    mistakes: partNames
      .filter((each) => each !== row.part)
      .map((each) => ({ name: 'another-part', ...exactOption(each), mend: row.why })),
    hints: [
      'Who pays: a household, a firm, the government or someone in another country?',
      'Where was it made, and is it used up, or does it serve to make other things?',
    ],
    explanation: `${row.why} So it counts as ${row.part}.`,
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
        'GDP is the value of all final goods and services that a country makes in a year. It is what households consume, ' +
        'what firms invest, what the government purchases, and exports less imports.',
      caution: 'Imports are part of what people buy but are not made in the country, so they are taken away.',
      mends: {
        'added-imports': 'You added imports, but they are made abroad; take them away.',
        'left-out-imports': 'You left out imports; they are taken away.',
        'left-out-exports': 'You left out exports; they are made in the country, so add them.',
        'left-out-trade': 'You left out trade; exports are added, and imports are taken away.',
        'turned-trade-around': 'You turned trade around; exports are added, and imports are taken away.',
        'left-out-the-government': 'You left out what the government purchases; it belongs to GDP too.',
        'left-out-investment': 'You left out investment; it belongs to GDP too.',
        'counted-exports-only': 'You counted exports only; imports are taken away as well.',
        'counted-imports-only': 'You counted imports only; exports count as well.',
        'gave-the-billions': 'You gave the change in billions; divide it by the GDP at the start.',
        'shrinks-for-grows': 'The GDP is larger at the end, so the economy grows.',
        'grows-for-shrinks': 'The GDP is smaller at the end, so the economy shrinks.',
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
