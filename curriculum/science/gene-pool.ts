import { advisedBoth, crossed, numeric } from '../choices.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Ask, type Forms, form, formed } from '../templates.ts';
import { decimal, whole } from '../text.ts';
import type { Concept } from '../types.ts';

type Genotype = 'AA' | 'Aa' | 'aa';

/** Draws the frequency of the recessive allele in tenths. */
const tenths = (rng: Rng): number => rng.pick([1, 2, 3, 4, 6, 7, 8, 9]);
const share = (percent: number): string => decimal(rational(percent, 100));
const power: Record<Genotype, string> = { AA: 'p²', Aa: '2pq', aa: 'q²' };

/** Returns wrong shares in percent with advice: the other genotypes, and one of other mistakes. */
function wrongShares(asked: Genotype, p: number, q: number, rng: Rng): [string, [number, string]][] {
  const shares = { AA: p * p, Aa: 2 * p * q, aa: q * q };
  const others = (['AA', 'Aa', 'aa'] as const).filter((each) => each !== asked);
  const goal = `the question asks for ${asked}`;
  const [letter, frequency] = rng.pick([['p', p] as const, ['q', q] as const]);
  const own = asked === 'AA' ? 'p' : 'q';
  const product: [string, [number, string]] = [
    'forgot-the-two',
    [
      p * q,
      asked === 'Aa'
        ? 'You took pq; Aa can arise in two ways, so its share is 2pq.'
        : `You multiplied p by q; for ${asked}, multiply ${own} by ${own}.`,
    ],
  ];
  const rest: [string, [number, string]][] = [
    [
      'took-the-allele',
      [
        10 * frequency,
        `You took ${letter}, the share of an allele; the share of ${asked} is ${power[asked]}.`,
      ],
    ],
    asked === 'aa'
      ? ['took-all-the-rest', [100 - q * q, 'You counted those who are not aa; the question asks for aa.']]
      : ['counted-the-trait', [100 - q * q, `You counted all with the dominant trait; ${goal} alone.`]],
  ];
  return [
    ...others.map((each): [string, [number, string]] => [
      `took-${each}`,
      [shares[each], `You took ${power[each]}, the share of ${each}; ${goal}.`],
    ]),
    rng.pick([product, product, ...rest]),
  ];
}

/** Makes a form on shares of genotypes. The population is named, so that questions differ. */
const genotype =
  (asked: Genotype, given: 'q' | 'p' | 'aa'): Ask =>
  (rng) => {
    const q = tenths(rng);
    const p = 10 - q;
    const right = { AA: p * p, Aa: 2 * p * q, aa: q * q }[asked];
    const hundreds = rng.int(11, 400);
    const known = {
      q: `q = 0.${q} for allele a`,
      p: `p = 0.${p} for allele A`,
      aa: `a share of ${share(q * q)} has aa`,
    }[given];
    const both =
      given === 'aa' ? `q² = ${share(q * q)}, so q = 0.${q} and p = 0.${p}` : `q = 0.${q} and p = 0.${p}`;
    const need = {
      AA: 'AA needs the allele A twice',
      Aa: 'Aa can get its A from either parent',
      aa: 'aa needs the allele a twice',
    }[asked];
    const start = {
      q:
        asked === 'aa'
          ? 'The shares are p², 2pq and q². Which of them belongs to aa?'
          : 'First find p from p + q = 1.',
      p: 'The shares are p², 2pq and q². Which of them belongs to AA?',
      aa: `The share of aa is q². Which number times itself is ${share(q * q)}?`,
    }[given];
    return {
      question: `In a population of ${whole(hundreds * 100)} in Hardy–Weinberg equilibrium, ${known}. How many are expected to have ${asked}?`,
      ...numeric(
        right * hundreds,
        Object.fromEntries(
          wrongShares(asked, p, q, rng).map(([name, [percent, mend]]) => [
            name,
            [percent * hundreds, mend] as const,
          ]),
        ),
        { listed: true, slip: 0 },
      ),
      hints: [start, `${need}. Find its share, then multiply by the ${whole(hundreds * 100)} individuals.`],
      explanation: `${both}. The share of ${asked} is ${power[asked]} = ${share(right)}, and ${share(right)} × ${whole(hundreds * 100)} = ${whole(right * hundreds)}.`,
    };
  };

/** Draws the frequency of the recessive allele in hundredths, and a population in which whole plants show the trait. */
function drawPopulation(rng: Rng): [q: number, size: number] {
  const q = rng.pick([rng.int(12, 46), rng.int(54, 88)]);
  return [q, q % 2 === 0 ? rng.int(1, 16) * 2500 : rng.int(1, 4) * 10_000];
}

const alleles: Ask = (rng) => {
  const [q, size] = drawPopulation(rng);
  const count = (q * q * size) / 10_000;
  const squared = decimal(rational(q * q, 10_000));
  const show = (value: Rational, isRest: boolean): string =>
    decimal((isRest ? rational(1).minus(value) : value).round(2), 2);
  const right = rational(q, 100);
  const p = 100 - q;
  const mistakes = [
    {
      wrong: rational(q * q, 10_000),
      mistake: 'forgot-the-root',
      mend: 'You gave q², the share of plants with the trait; take its square root.',
      both: 'You gave the share of plants without the trait; the question asks for q.',
    },
    {
      wrong: rational(p * p, 10_000),
      mistake: 'took-the-other-square',
      mend: 'You gave p², the share of plants with two dominant alleles.',
      both: 'You gave the share of plants with a recessive allele; the question asks for q.',
    },
    {
      wrong: rational(2 * p * q, 10_000),
      mistake: 'took-the-carriers',
      mend: 'You gave 2pq, the share of plants with two different alleles.',
      both: 'You gave the share of plants with two identical alleles; the question asks for q.',
    },
  ];
  const differs = ({ wrong }: { wrong: Rational }): boolean =>
    new Set([right, wrong].flatMap((value) => [show(value, false), show(value, true)])).size === 4;
  const { both, ...slip } = rng.pick(mistakes.filter(differs));
  return {
    question: `Of ${whole(size)} plants in Hardy–Weinberg equilibrium, ${whole(count)} show the recessive trait. What is the frequency of the recessive allele?`,
    ...advisedBoth(
      crossed(
        { right, ...slip },
        {
          right: false,
          wrong: true,
          mistake: 'took-the-other-allele',
          mend: 'You gave p, the frequency of the dominant allele.',
        },
        show,
      ),
      both,
    ),
    hints: [
      `Divide ${whole(count)} by ${whole(size)}. This is the share of plants with two recessive alleles.`,
      'This share is q². Undo the square.',
    ],
    explanation: `q² = ${whole(count)} ÷ ${whole(size)} = ${squared}. The square root of ${squared} is 0.${q}, so q = 0.${q}.`,
  };
};

const poolForms: Forms = {
  recessive: form([0], genotype('aa', 'q')),
  dominant: form([0, 1], (rng, dial) => genotype('AA', dial.level === 0 ? 'p' : 'q')(rng, dial)),
  alleles: form([0, 1, 2], alleles),
  hetero: form([1], genotype('Aa', 'q')),
  carriers: form([2], genotype('Aa', 'aa')),
  pure: form([2], genotype('AA', 'aa')),
};

const hardyWeinberg = formed(
  {
    subject: 'Science',
    category: 'Living Things',
    id: 'science.evolution.hardy-weinberg',
    title: 'Hardy–Weinberg equilibrium',
    grades: [10, 12],
    objectives: ['Compute genotype and allele frequencies of a population that does not evolve'],
    keywords: ['Hardy-Weinberg', 'allele frequency', 'population genetics', 'gene pool'],
    prerequisites: ['science.genetics.words', 'science.evolution.natural-selection'],
    standards: ['HS-LS3-3', 'HS-LS4-3'],
    teaching: {
      idea:
        'With random mating in a large population and without selection, mutation and migration, allele frequencies stay the same. ' +
        'Let p and q be the frequencies of A and a. Then p + q = 1, and AA, Aa and aa have the shares p², 2pq and q².',
      caution: 'The share of those who show the recessive trait is q², not q.',
      mends: {},
    },
  },
  poolForms,
);

/** Frequencies of alleles and genotypes. */
export const genePool: Concept[] = [hardyWeinberg];
