import { numeric } from '../choices.ts';
import { placed, slipMends } from '../number-slips.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Ask, type Forms, form, formed } from '../templates.ts';
import { decimal, whole } from '../text.ts';
import type { Concept } from '../types.ts';

const show = (v: { n: bigint }): string => whole(v.n);

/** Makes a form on chromosome numbers: the number asked is a multiple of the number given. */
const chromosomes =
  (ask: (given: number) => string, factor: number, why: string): Ask =>
  (rng) => {
    const given = 2 * rng.int(3, 45);
    const right = rational(given * factor);
    return {
      question: ask(given),
      ...numeric(
        right,
        {
          'halved-too-often': right.over(2),
          'doubled-too-often': right.times(2),
          'doubled-twice-too-often': right.times(4),
          'left-out-the-sex-chromosomes': right.minus(2),
          'counted-the-sex-chromosomes-twice': right.plus(2),
        },
        { show, slip: 2 },
      ),
      explanation: `${why} So the number is ${show(right)}.`,
    };
  };

const halved =
  (ask: (given: number) => string, why: string): Ask =>
  (rng) => {
    const right = 2 * rng.int(2, 22);
    return {
      question: ask(right * 2),
      ...numeric(
        right,
        {
          'halved-too-often': right / 2,
          'forgot-to-halve': right * 2,
          'doubled-too-often': right * 4,
          'left-out-the-sex-chromosomes': right - 2,
          'counted-the-sex-chromosomes-twice': right + 2,
        },
        { show, slip: 2 },
      ),
      explanation: `${why} ${right * 2} ÷ 2 = ${right}.`,
    };
  };

const gamete = halved(
  (n) => `A body cell of a species has ${n} chromosomes. How many does its egg cell have?`,
  'Meiosis halves the number.',
);
const haploid = halved(
  (n) => `For a species, 2n = ${n}. What is n, the number in its sperm cell?`,
  'Sperm cells have one set, and body cells have two.',
);
const pairs = halved(
  (n) => `A body cell of a species has ${n} chromosomes. How many homologous pairs are that?`,
  'Chromosomes form pairs, one member from each parent.',
);
const zygote = chromosomes(
  (n) =>
    `The pollen of a plant carries ${n} chromosomes in its sperm cell. How many does the fertilized egg cell have?`,
  2,
  'The egg cell brings as many.',
);
const chromatids = chromosomes(
  (n) => `A body cell has ${n} chromosomes. How many chromatids are there when mitosis begins?`,
  2,
  'Each copied chromosome has two chromatids.',
);
const daughters = chromosomes(
  (n) => `A cell with ${n} chromosomes divides by mitosis. How many chromosomes does each new cell have?`,
  1,
  'Mitosis keeps the number.',
);
const tetraploid = chromosomes(
  (n) =>
    `A plant has ${n} chromosomes in its egg cell. How many does a body cell of its form with four sets have?`,
  4,
  'The egg cell has one set.',
);

const chromosomeForms: Forms = {
  gamete: form([0], gamete),
  zygote: form([0], zygote),
  daughters: form([0, 1], daughters),
  haploid: form([1], haploid),
  chromatids: form([1, 2], chromatids),
  pairs: form([1, 2], pairs),
  tetraploid: form([2], tetraploid),
};

const chromosomeNumbers = formed(
  {
    subject: 'Science',
    category: 'Living Things',
    id: 'science.cells.chromosome-numbers',
    title: 'Chromosome numbers',
    grades: [9, 12],
    objectives: ['Follow the number of chromosomes through mitosis, meiosis and fertilization'],
    keywords: ['chromosome numbers', 'haploid and diploid', 'chromatids'],
    prerequisites: ['science.cells.mitosis-meiosis'],
    standards: ['HS-LS1-4', 'HS-LS3-2'],
    teaching: {
      idea:
        'Body cells have two sets of chromosomes (2n), one from each parent. Mitosis keeps that number. Meiosis halves it ' +
        'to one set (n), and fertilization brings two sets together again.',
      caution:
        'Copied DNA makes two chromatids of each chromosome. They count as one chromosome until they part.',
      hints: [
        'Is the cell a body cell or an egg or sperm cell?',
        'Are chromosomes, pairs or chromatids asked?',
      ],
      mends: {
        'halved-too-often': 'The number is halved once too often: count the sets of chromosomes.',
        'doubled-too-often': 'The number is doubled once too often: count the sets of chromosomes.',
        'doubled-twice-too-often': 'The number is doubled twice too often: count the sets of chromosomes.',
        'forgot-to-halve': 'Halve the number: the question asks for one of the two sets.',
        'left-out-the-sex-chromosomes':
          'The number of chromosomes includes the sex chromosomes: leave none out.',
        'counted-the-sex-chromosomes-twice':
          'The number of chromosomes already includes the sex chromosomes.',
      },
    },
  },
  chromosomeForms,
);

/** Draws the frequency of the recessive allele in tenths. */
const tenths = (rng: Rng): number => rng.pick([1, 2, 3, 4, 6, 7, 8, 9]);
const share = (n: number): ReturnType<typeof rational> => rational(n, 100);
const showShare = (v: ReturnType<typeof rational>): string => decimal(v.round(3));

/** Makes a form on shares of genotypes. The population is named, so that questions differ. */
const genotype =
  (asked: 'AA' | 'Aa' | 'aa', given: 'q' | 'p' | 'aa'): Ask =>
  (rng) => {
    const q = tenths(rng);
    const p = 10 - q;
    const shares = { AA: p * p, Aa: 2 * p * q, aa: q * q };
    const right = shares[asked];
    const size = rng.int(2, 40) * 1000;
    const countOf = (percent: number): number => (percent * size) / 100;
    const wrong: [string, number][] = [
      ['took-the-other-equal-pair', countOf(asked === 'AA' ? shares.aa : shares.AA)],
      ['forgot-the-two', countOf(p * q)],
      ['took-all-the-rest', countOf(100 - right)],
    ];
    const known = {
      q: `q = 0.${q} for allele a`,
      p: `p = 0.${p} for allele A`,
      aa: `${decimal(share(q * q))} of all have aa`,
    }[given];
    return {
      question: `In a population of ${whole(size)} in Hardy–Weinberg balance, ${known}. How many are expected to have ${asked}?`,
      ...placed((right * size) / 100, rng.pick(wrong), rng, decimal),
      explanation: `q = 0.${q} and p = 0.${p}. The share of ${asked} is ${asked === 'AA' ? 'p²' : asked === 'aa' ? 'q²' : '2pq'} = ${showShare(share(right))}, and ${showShare(share(right))} × ${whole(size)} = ${whole((right * size) / 100)}.`,
    };
  };

const alleles: Ask = (rng) => {
  const [size, q] = [rng.int(2, 40) * 100, tenths(rng)];
  const count = (q * q * size) / 100;
  return {
    question: `Of ${whole(size)} plants in Hardy–Weinberg balance, ${whole(count)} show the recessive trait. What is the frequency of the recessive allele?`,
    ...numeric(
      rational(q, 10),
      {
        'forgot-the-root': share(q * q),
        'took-the-other-allele': rational(10 - q, 10),
        'took-all-the-rest': share(100 - q * q),
      },
      { show: showShare, max: 1 },
    ),
    explanation: `q² = ${whole(count)} ÷ ${whole(size)} = ${showShare(share(q * q))}, so q = 0.${q}.`,
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
    title: 'Hardy–Weinberg balance',
    grades: [10, 12],
    objectives: ['Compute genotype and allele frequencies of a population that does not evolve'],
    keywords: ['Hardy-Weinberg', 'allele frequency', 'population genetics', 'gene pool'],
    prerequisites: ['science.genetics.words', 'science.evolution.natural-selection'],
    standards: ['HS-LS3-3', 'HS-LS4-3'],
    teaching: {
      idea:
        'With random mating in a large population and without selection, mutation and migration, allele frequencies stay. ' +
        'If p and q are the frequencies of A and a, then p + q = 1, and AA, Aa and aa have the shares p², 2pq and q².',
      caution: 'The share of those who show the recessive trait is q², not q.',
      hints: ['Find q first. Is q or q² given?', 'p = 1 - q', 'Which of p², 2pq and q² is asked?'],
      mends: {
        ...slipMends,
        'took-the-other-equal-pair': 'Check the letters: AA has the share p², and aa has q².',
        'forgot-the-two': 'That is p × q. Aa can arise in two ways, so its share is 2pq.',
        'took-all-the-rest': 'Those are all the others.',
        'forgot-the-root': 'That is q². Take the square root.',
        'took-the-other-allele': 'That is the frequency of the other allele.',
      },
    },
  },
  poolForms,
);

/** Numbers of chromosomes and of alleles. */
export const inheritance: Concept[] = [chromosomeNumbers, hardyWeinberg];
