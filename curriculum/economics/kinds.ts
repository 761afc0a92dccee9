import { marketFacts, policyFacts } from '../data/economics-facts.ts';
import { stated } from '../statements.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'Life Skills', category: 'Economics' };

const markets = stated(
  {
    ...info,
    id: 'life.economics.markets',
    title: 'Kinds of markets',
    grades: [9, 12],
    objectives: ['Tell competition, monopolistic competition, oligopoly and monopoly apart'],
    keywords: [
      'market structures',
      'monopoly',
      'oligopoly',
      'perfect competition',
      'monopolistic competition',
    ],
    prerequisites: ['life.economics.supply-demand'],
    teaching: {
      idea:
        'Markets differ in the number of sellers and in their goods. In perfect competition very many sell the same good, so ' +
        'none sets the price. In monopolistic competition many sell goods that differ a little. An oligopoly has a few ' +
        'sellers, and a monopoly has one.',
      caution: 'Monopolistic competition is not a monopoly: it has many sellers, each with a special good.',
      leads: [
        'How many sellers are there?',
        'Are their goods alike, or does each have its own?',
        'Can a new seller enter easily?',
      ],
    },
  },
  'Which of these',
  marketFacts,
);

const policy = stated(
  {
    ...info,
    id: 'life.economics.policy',
    title: 'Fiscal and monetary policy',
    grades: [9, 12],
    objectives: ['Tell fiscal from monetary policy, and whether it expands or slows the economy'],
    keywords: ['fiscal policy', 'monetary policy', 'central bank', 'interest rates', 'government spending'],
    prerequisites: ['life.economics.gdp'],
    teaching: {
      idea:
        'Fiscal policy is what the government does with taxes and spending. Monetary policy is what the central bank does ' +
        'with interest rates and money. Both can expand demand in a slump, or slow it when prices rise fast.',
      caution:
        'A tax is fiscal policy even if it acts on banks. An interest rate of the central bank is monetary policy.',
      leads: [
        'Who acts: the government or the central bank?',
        'Do people and firms have more to spend, or less?',
      ],
    },
  },
  'Which of these',
  policyFacts,
);

/** Kinds of markets and of policy. */
export const kinds: Concept[] = [markets, policy];
