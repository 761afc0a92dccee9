import type { Rng } from '../rng.ts';
import { type Ask, type Forms, form, formed } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept } from '../types.ts';
import { crossedTwice } from './slips.ts';

/** Wrong factor with its name and the advice for it. */
interface WrongFactor {
  factor: number;
  mistake: string;
  mend: string;
}

interface Chromosomes {
  ask: (given: number) => string;
  /** Number asked over the number given. */
  factor: number;
  /** Wrong factors, the frequent ones more than once. */
  wrong: readonly WrongFactor[];
  /** What the number given counts: both sets of an animal, or one set of a plant. */
  given: 'both sets' | 'one set';
  hints: (given: number) => readonly [string, string];
  why: (given: number, right: number) => string;
}

/** Returns the advice to a learner who counted a chromosome too few or too many in each set. */
function miscounted(given: number, wrong: number, kind: Chromosomes['given']): string {
  if (kind === 'one set') return `You worked with ${wrong} chromosomes in the set; it has ${given}.`;
  return wrong < given
    ? `You left out two sex chromosomes; the ${given} include them.`
    : `You added two sex chromosomes; the ${given} already include them.`;
}

/** Makes a form on chromosome numbers. The smallest number of its choices is of the same size in all forms. */
const chromosomes =
  ({ ask, factor, wrong, given: kind, hints, why }: Chromosomes): Ask =>
  (rng: Rng) => {
    const bad = rng.pick(wrong);
    const low = Math.min(factor, bad.factor);
    const step = Math.max(1, (kind === 'both sets' ? 2 : 1) * low);
    const given = (step * Math.ceil(rng.int(5, 40) / step)) / low;
    const other = given + (kind === 'both sets' ? 2 : 1) * rng.pick([-1, 1]);
    return {
      question: ask(given),
      ...crossedTwice(
        { right: factor, wrong: bad.factor, mistake: bad.mistake, mend: bad.mend },
        {
          right: given,
          wrong: other,
          mistake: kind === 'one set' ? 'miscounted-the-set' : 'miscounted-the-sex-chromosomes',
          mend: miscounted(given, other, kind),
        },
        (by, n) => whole(n * by),
      ),
      hints: hints(given),
      explanation: why(given, given * factor),
    };
  };

const halves = ({
  kept,
  doubled,
  ...form
}: Pick<Chromosomes, 'ask' | 'hints' | 'why'> & { kept: string; doubled: string }): Ask =>
  chromosomes({
    ...form,
    factor: 1 / 2,
    wrong: [
      { factor: 1, mistake: 'forgot-to-halve', mend: kept },
      { factor: 2, mistake: 'doubled-instead', mend: doubled },
    ],
    given: 'both sets',
  });

const gamete = halves({
  ask: (n) => `A body cell of a species has ${n} chromosomes. How many does its egg cell have?`,
  kept: 'You kept the number of a body cell; an egg cell has one set instead of two.',
  doubled: 'You doubled the number; meiosis halves it.',
  hints: (n) => [
    'An egg cell arises by meiosis. How many of the two sets does it get?',
    `Split ${n} chromosomes into two equal sets.`,
  ],
  why: (n, right) => `Meiosis leaves one of the two sets in the egg cell: ${n} ÷ 2 = ${right}.`,
});
const haploid = halves({
  ask: (n) => `For a species, 2n = ${n}. What is n, the number in its sperm cell?`,
  kept: 'You gave 2n, the number of a body cell; the question asks for n.',
  doubled: 'You doubled 2n; divide it by 2 to find n.',
  hints: (n) => [
    'The letter n stands for one set. What does 2n stand for?',
    `Two sets make ${n}. Find one set.`,
  ],
  why: (n, right) => `A body cell has two sets, and a sperm cell has one: ${n} ÷ 2 = ${right}.`,
});
const pairs = halves({
  ask: (n) => `A body cell of a species has ${n} chromosomes. How many homologous pairs do they make?`,
  kept: 'You counted the chromosomes; two of them make one pair.',
  doubled: 'You doubled the number; two chromosomes make one pair, so halve it.',
  hints: (n) => [
    'Each chromosome from the mother has a partner from the father.',
    `Match the ${n} chromosomes two by two.`,
  ],
  why: (n, right) => `One member of each pair comes from each parent: ${n} ÷ 2 = ${right} pairs.`,
});
const zygote = chromosomes({
  ask: (n) =>
    `A sperm cell in the pollen of a plant has ${n} chromosomes. How many does the fertilized egg cell have?`,
  factor: 2,
  wrong: [
    {
      factor: 1,
      mistake: 'counted-one-parent',
      mend: 'You counted only the chromosomes of the sperm cell; the egg cell brings as many.',
    },
  ],
  given: 'one set',
  hints: (n) => [
    'Which two cells join at fertilization?',
    `The sperm cell brings ${n}. Add what the egg cell brings.`,
  ],
  why: (n, right) => `The egg cell brings as many as the sperm cell: ${n} + ${n} = ${right}.`,
});
const chromatids = chromosomes({
  ask: (n) => `A body cell has ${n} chromosomes. How many chromatids are there when mitosis begins?`,
  factor: 2,
  wrong: [
    {
      factor: 1,
      mistake: 'counted-chromosomes',
      mend: 'You counted chromosomes; each copied chromosome has two chromatids.',
    },
    ...[0, 1].map(() => ({
      factor: 1 / 2,
      mistake: 'halved-instead',
      mend: 'You halved the number; copying gives each chromosome two chromatids.',
    })),
  ],
  given: 'both sets',
  hints: (n) => [
    'The DNA is copied before mitosis begins. What does each chromosome then look like?',
    `Count two chromatids for each of the ${n} chromosomes.`,
  ],
  why: (n, right) => `Each copied chromosome has two chromatids: ${n} × 2 = ${right}.`,
});
const daughters = chromosomes({
  ask: (n) =>
    `A cell with ${n} chromosomes divides by mitosis. How many chromosomes does each new cell have?`,
  factor: 1,
  wrong: [
    {
      factor: 1 / 2,
      mistake: 'halved-as-in-meiosis',
      mend: 'You halved the number; meiosis does that, and mitosis does not.',
    },
    {
      factor: 2,
      mistake: 'counted-chromatids',
      mend: 'You counted the chromatids before the division; each new cell gets one of each pair.',
    },
  ],
  given: 'both sets',
  hints: (n) => [
    'Mitosis makes new body cells. Do they need all the genes of the old cell?',
    `The ${n} chromosomes are copied first. Then the copies are shared between two cells.`,
  ],
  why: (n, right) =>
    `The cell copies its ${n} chromosomes and gives one copy of each to both new cells. So each has ${right}.`,
});
const tetraploid = chromosomes({
  ask: (n) =>
    `A plant has ${n} chromosomes in its egg cell. How many are in a body cell of a form of this plant with four sets?`,
  factor: 4,
  wrong: [
    {
      factor: 2,
      mistake: 'counted-two-sets',
      mend: 'You counted two sets, as in most body cells; this form has four.',
    },
    ...[0, 1].map(() => ({
      factor: 1,
      mistake: 'counted-one-set',
      mend: 'You gave the number of the egg cell, which is one set; this form has four.',
    })),
  ],
  given: 'one set',
  hints: (n) => ['How many sets does the egg cell have?', `Take the set of ${n} four times.`],
  why: (n, right) => `The egg cell has one set of ${n}. Four sets are 4 × ${n} = ${right}.`,
});

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
      mends: {},
    },
  },
  chromosomeForms,
);

/** Numbers of chromosomes. */
export const inheritance: Concept[] = [chromosomeNumbers];
