import { among } from '../choices.ts';
import { listed, toLevel } from '../templates.ts';
import { list } from '../text.ts';
import type { Concept } from '../types.ts';

const genotypes = ['BB', 'Bb', 'bb'] as const;

/** Returns the four equally likely genotypes of the offspring. */
function offspring(mother: string, father: string): string[] {
  return [...mother].flatMap((a) => [...father].map((b) => [a, b].sort().join('')));
}

type Asked = 'trait' | (typeof genotypes)[number];

const numbers = [0, 1, 2, 3, 4];

const goalBoxes = (fits: readonly string[]): string => list(fits).replace(' and ', ' or ');

/** Returns the advice to a learner who chose a wrong number of boxes. */
function mendFor(
  children: readonly string[],
  fits: readonly string[],
  picked: number,
  trait: string,
): string {
  const goal = goalBoxes(fits);
  const counted = genotypes.find(
    (each) => children.filter((child) => child === each).length === picked && picked > 0,
  );
  if (counted && !fits.includes(counted)) return `You counted the boxes with ${counted}; ${goal} is asked.`;
  if (counted)
    return `You counted only ${counted}; ${fits.find((each) => each !== counted)} has ${trait}, too.`;
  const other = children.find((child) => fits.includes(child) === (picked === 0));
  if (picked === 0) return `There is a box with ${other}, so the answer is not zero.`;
  if (picked === 4) return `Not all four boxes fit: one of them is ${other}.`;
  return `The boxes are ${list(children)}; count those with ${goal}.`;
}

const crossForms = ['share', 'boxes', 'count'] as const;

const crossItems = [
  'brown fur',
  'long stems',
  'round seeds',
  'dark eyes',
  'purple petals',
  'smooth pods',
].flatMap((trait) =>
  genotypes.flatMap((a, i) =>
    genotypes
      .slice(i)
      .flatMap((b) =>
        (['trait', ...genotypes] satisfies Asked[]).flatMap((asked) =>
          crossForms.map((form) => ({ form, trait, a, b, asked })),
        ),
      ),
  ),
);

const crosses = listed(
  {
    subject: 'Science',
    category: 'Living Things',
    id: 'science.genetics.punnett',
    title: 'Genetic crosses',
    grades: [8, 12],
    objectives: ['Predict offspring with a Punnett square'],
    keywords: [
      'genetics',
      'punnett square',
      'heredity',
      'inheritance',
      'dominant',
      'recessive',
      'genes',
      'alleles',
    ],
    prerequisites: ['math.probability.simple'],
    standards: ['MS-LS3-2', 'HS-LS3-3'],
    teaching: {
      idea:
        'Each parent passes on one of its two alleles, each with the same chance. The four boxes of the Punnett square are the equally ' +
        'likely pairs. A dominant allele shows even if there is only one of it.',
      caution: 'A share of 75% is an expectation. Four offspring need not be exactly three and one.',
      mends: {},
    },
  },
  {
    items: crossItems,
    key: ({ form, trait, a, b, asked }) => `${form} ${trait} ${a}x${b} ${asked}`,
    level: ({ asked, a, b }) => toLevel((asked === 'trait' ? 0 : 1) + (a === 'Bb' && b === 'Bb' ? 1 : 0)),
    draw: ({ form, trait, a, b, asked }, rng) => {
      const children = offspring(a, b);
      const hits = children.filter((c) => (asked === 'trait' ? c.includes('B') : c === asked)).length;
      const [x, y] = rng.shuffle([a, b]);
      const total = rng.pick([40, 60, 80, 100, 120, 160, 200, 400]);
      const goal = asked === 'trait' ? `have ${trait}` : `be ${asked}`;
      const show = (n: number): string =>
        ({ share: `${n * 25}%`, boxes: `${n} of 4`, count: `${(n * total) / 4}` })[form];
      const ask = {
        share: `What share of the offspring is expected to ${goal}?`,
        boxes: `How many boxes of the Punnett square stand for offspring that will ${goal}?`,
        count: `Of ${total} offspring, how many are expected to ${goal}?`,
      }[form];
      const fits = asked === 'trait' ? ['BB', 'Bb'] : [asked];
      const mend = (picked: string): string =>
        mendFor(children, fits, numbers.map(show).indexOf(picked), trait);
      const { answer, mistakes } = among(show(hits), numbers.map(show), rng, mend);
      const [first = '', second = ''] = [x, y].map((parent) =>
        parent === 'Bb' ? 'B or b' : (parent?.[0] ?? ''),
      );
      return {
        question: `B (${trait}) is dominant over b. Parents ${x} and ${y} have offspring. ${ask}`,
        answer,
        mistakes: mistakes.map((each) => ({ ...each, name: 'miscounted-boxes' })),
        hints: [
          x === y
            ? `Each parent is ${x} and passes on ${first}. Fill in the four boxes.`
            : `Parent ${x} passes on ${first}, and parent ${y} passes on ${second}. Fill in the four boxes.`,
          {
            share: `Each box is one quarter of all offspring. Which boxes are ${goalBoxes(fits)}?`,
            boxes: `Compare each of the four boxes with ${goalBoxes(fits)}.`,
            count: `Share the ${total} offspring equally among the boxes. Which boxes are ${goalBoxes(fits)}?`,
          }[form],
        ],
        explanation: `The square gives ${children.join(', ')}. ${
          {
            share: `${hits} of 4 ${hits === 1 ? 'fits' : 'fit'}, so the answer is ${show(hits)}`,
            boxes: `Count the boxes with ${goalBoxes(fits)}: ${show(hits)}`,
            count: `${hits} of 4 ${hits === 1 ? 'fits' : 'fit'}, and each box stands for ${total / 4} of ${total}, so the answer is ${show(hits)}`,
          }[form]
        }.`,
      };
    },
  },
);

/** Inheritance. */
export const geneticsConcepts: Concept[] = [crosses];
