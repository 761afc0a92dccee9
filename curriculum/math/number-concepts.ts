import type { Concept } from '../types.ts';
import { absoluteValue } from './absolute-value.ts';
import { arithmetic } from './arithmetic.ts';
import { commonFactors } from './common-factors.ts';
import { comparing } from './compare.ts';
import { counting } from './counting.ts';
import { decimalFractions } from './decimal-fractions.ts';
import { decimalPlaces } from './decimal-places.ts';
import { decimalProducts } from './decimal-products.ts';
import { decimalQuotients } from './decimal-quotients.ts';
import { decimalRounding } from './decimal-rounding.ts';
import { decimalSums } from './decimal-sums.ts';
import { decimals } from './decimals.ts';
import { doublesAndHalves } from './doubles.ts';
import { earlyAddition } from './early-addition.ts';
import { earlySubtraction } from './early-subtraction.ts';
import { equalFractions } from './equal-fractions.ts';
import { equalGroups } from './equal-groups.ts';
import { estimatingConcepts } from './estimating.ts';
import { lawsOfExponents } from './exponent-laws.ts';
import { expressionConcepts } from './expressions.ts';
import { fractionAmounts } from './fraction-amounts.ts';
import { fractionComparison } from './fraction-comparison.ts';
import { fractionCopies } from './fraction-copies.ts';
import { fractionDifferences } from './fraction-differences.ts';
import { fractionLines } from './fraction-lines.ts';
import { fractionProducts } from './fraction-products.ts';
import { fractionQuotients } from './fraction-quotients.ts';
import { fractionReasoning } from './fraction-reasoning.ts';
import { fractionScaling } from './fraction-scaling.ts';
import { fractionSums } from './fraction-sums.ts';
import { fractions } from './fractions.ts';
import { fractionsAsDivision } from './fractions-as-division.ts';
import { groups } from './groups.ts';
import { hundredsTensOnes } from './hundreds.ts';
import { integers } from './integers.ts';
import { longDivisions } from './long-division.ts';
import { longMultiplication } from './long-multiplication.ts';
import { makingTen } from './making-ten.ts';
import { mixedNumberConcepts } from './mixed-numbers.ts';
import { mixedSumConcepts } from './mixed-sums.ts';
import { multiplication } from './multiplication.ts';
import { operations } from './multiplication-properties.ts';
import { negatives } from './negatives.ts';
import { numberTheory } from './number-theory.ts';
import { numbers } from './numbers.ts';
import { patternConcepts } from './pattern-rules.ts';
import { patterns } from './patterns.ts';
import { percent } from './percent.ts';
import { percentChange } from './percent-change.ts';
import { placeValue } from './place-value.ts';
import { exponents } from './powers.ts';
import { roundNumbers } from './powers-of-ten.ts';
import { prices } from './prices.ts';
import { proportionalRelationships } from './proportional.ts';
import { proportions } from './proportions.ts';
import { rationals } from './rationals.ts';
import { ratios } from './ratios.ts';
import { romans } from './roman.ts';
import { roundingConcepts } from './rounding.ts';
import { equalShares } from './shares.ts';
import { simplifiedFractions } from './simplified-fractions.ts';
import { countingInSteps } from './skip-counting.ts';
import { sortingThings } from './sorting.ts';
import { storyProblems } from './story-problems.ts';
import { teens } from './teens.ts';
import { tens } from './tens.ts';
import { sumsOfThree } from './three-addends.ts';
import { twoStepStories } from './two-step-stories.ts';
import { unitFractionConcepts } from './unit-fractions.ts';
import { unitRates } from './unit-rates.ts';
import { unknowns } from './unknowns.ts';

/** Concepts of numbers: counting, operations, fractions, decimals, ratios and percentages, easy before hard within an area. */
export const numberConcepts: readonly Concept[] = [
  ...counting,
  ...groups,
  ...sortingThings,
  ...patterns,
  ...teens,
  ...placeValue,
  ...comparing,
  ...countingInSteps,
  ...hundredsTensOnes,
  ...numbers,
  ...roundingConcepts,
  ...romans,
  ...earlyAddition,
  ...doublesAndHalves,
  ...makingTen,
  ...earlySubtraction,
  ...unknowns,
  ...sumsOfThree,
  ...storyProblems,
  ...tens,
  ...arithmetic,
  ...equalGroups,
  ...multiplication,
  ...equalShares,
  ...operations,
  ...twoStepStories,
  ...patternConcepts,
  ...longMultiplication,
  ...longDivisions,
  ...expressionConcepts,
  ...fractions,
  ...fractionLines,
  ...unitFractionConcepts,
  ...equalFractions,
  ...simplifiedFractions,
  ...fractionComparison,
  ...fractionReasoning,
  ...fractionAmounts,
  ...fractionsAsDivision,
  ...mixedNumberConcepts,
  ...mixedSumConcepts,
  ...fractionSums,
  ...fractionDifferences,
  ...fractionCopies,
  ...fractionProducts,
  ...fractionQuotients,
  ...fractionScaling,
  ...numberTheory,
  ...commonFactors,
  ...decimalPlaces,
  ...decimals,
  ...decimalRounding,
  ...decimalFractions,
  ...decimalSums,
  ...decimalProducts,
  ...decimalQuotients,
  ...roundNumbers,
  ...estimatingConcepts,
  ...ratios,
  ...unitRates,
  ...proportions,
  ...proportionalRelationships,
  ...percent,
  ...percentChange,
  ...prices,
  ...negatives,
  ...absoluteValue,
  ...integers,
  ...exponents,
  ...lawsOfExponents,
  ...rationals,
];
