import type { Concept } from '../types.ts';
import { algebra } from './algebra.ts';
import { angleMeasure } from './angle-measure.ts';
import { angleRelations } from './angle-relations.ts';
import { areaSquares } from './area-squares.ts';
import { areas } from './areas.ts';
import { arithmetic } from './arithmetic.ts';
import { binomials } from './binomials.ts';
import { bivariate } from './bivariate.ts';
import { equationsWithTwoSides } from './both-sides.ts';
import { calculus } from './calculus.ts';
import { chance } from './chance.ts';
import { charts } from './charts.ts';
import { equationsOfCircles } from './circle-equations.ts';
import { circleConcepts } from './circles.ts';
import { commonFactors } from './common-factors.ts';
import { comparing } from './compare.ts';
import { complexConcepts } from './complex.ts';
import { composedArea } from './composed-area.ts';
import { composition } from './composition.ts';
import { conditionalProbability } from './conditional-probability.ts';
import { congruentTriangles } from './congruence.ts';
import { plane } from './coordinates.ts';
import { correlationAndRegression } from './correlations.ts';
import { counting } from './counting.ts';
import { decimalFractions } from './decimal-fractions.ts';
import { decimalPlaces } from './decimal-places.ts';
import { decimalProducts } from './decimal-products.ts';
import { decimalRounding } from './decimal-rounding.ts';
import { decimalSums } from './decimal-sums.ts';
import { decimals } from './decimals.ts';
import { distributions } from './distributions.ts';
import { domains } from './domains.ts';
import { earlyAddition } from './early-addition.ts';
import { earlyData } from './early-data.ts';
import { earlySubtraction } from './early-subtraction.ts';
import { equalFractions } from './equal-fractions.ts';
import { equalGroups } from './equal-groups.ts';
import { equations } from './equations.ts';
import { estimates } from './estimates.ts';
import { everydayShapes } from './everyday-shapes.ts';
import { lawsOfExponents } from './exponent-laws.ts';
import { exponentialFunctions } from './exponential.ts';
import { equationsWithPowers } from './exponential-equations.ts';
import { expressionConcepts } from './expressions.ts';
import { fractionAmounts } from './fraction-amounts.ts';
import { fractionArithmetic } from './fraction-arithmetic.ts';
import { fractionComparison } from './fraction-comparison.ts';
import { fractionCopies } from './fraction-copies.ts';
import { linePlotConcepts } from './fraction-line-plots.ts';
import { fractionLines } from './fraction-lines.ts';
import { fractionProducts } from './fraction-products.ts';
import { fractionQuotients } from './fraction-quotients.ts';
import { fractionReasoning } from './fraction-reasoning.ts';
import { fractionScaling } from './fraction-scaling.ts';
import { fractions } from './fractions.ts';
import { functions } from './functions.ts';
import { proofs } from './geometric-proofs.ts';
import { geometricSequences } from './geometric-sequences.ts';
import { geometry } from './geometry.ts';
import { functionGraphs } from './graphs.ts';
import { groups } from './groups.ts';
import { hundredsTensOnes } from './hundreds.ts';
import { inequalities } from './inequalities.ts';
import { integers } from './integers.ts';
import { integrals } from './integrals.ts';
import { interest } from './interest.ts';
import { irrationalNumbers } from './irrationals.ts';
import { lines } from './line-equations.ts';
import { lineConcepts } from './line-kinds.ts';
import { firstLinePlots } from './line-plots.ts';
import { linearFunctions } from './linear-functions.ts';
import { logarithms } from './logarithms.ts';
import { longDivisions } from './long-division.ts';
import { longMultiplication } from './long-multiplication.ts';
import { makingTen } from './making-ten.ts';
import { massesAndVolumes } from './mass-and-volume.ts';
import { meanDeviations } from './mean-deviation.ts';
import { measurement } from './measurement.ts';
import { mixedNumberConcepts } from './mixed-numbers.ts';
import { multiplication } from './multiplication.ts';
import { operations } from './multiplication-properties.ts';
import { negatives } from './negatives.ts';
import { netsAndCuts } from './nets.ts';
import { normalDistributions } from './normal-distribution.ts';
import { numberTheory } from './number-theory.ts';
import { numbers } from './numbers.ts';
import { parallelLines } from './parallel-lines.ts';
import { patternConcepts } from './pattern-rules.ts';
import { patterns } from './patterns.ts';
import { percent } from './percent.ts';
import { percentChange } from './percent-change.ts';
import { perimeters } from './perimeter.ts';
import { pictureGraphs } from './picture-graphs.ts';
import { placeValue } from './place-value.ts';
import { plots } from './plots.ts';
import { anglesOfPolygons } from './polygon-angles.ts';
import { polynomialConcepts } from './polynomials.ts';
import { positions } from './positions.ts';
import { exponents } from './powers.ts';
import { roundNumbers } from './powers-of-ten.ts';
import { prices } from './prices.ts';
import { proportionalRelationships } from './proportional.ts';
import { proportions } from './proportions.ts';
import { puttingTogether } from './putting-together.ts';
import { quadratics } from './quadratics.ts';
import { quadrilateralConcepts } from './quadrilateral-kinds.ts';
import { quantities } from './quantities.ts';
import { radicalExpressions } from './radicals.ts';
import { rationalExpressionConcepts } from './rational-expressions.ts';
import { rationals } from './rationals.ts';
import { ratios } from './ratios.ts';
import { romans } from './roman.ts';
import { squareAndCubeRoots } from './roots.ts';
import { samples } from './samples.ts';
import { scaledDrawings } from './scale-drawings.ts';
import { scientificNotation } from './scientific.ts';
import { selections } from './selections.ts';
import { arithmeticSequences } from './sequences.ts';
import { sumsOfSequences } from './series.ts';
import { shapesAndSolids } from './shapes.ts';
import { equalShares } from './shares.ts';
import { similarTriangles } from './similar-triangles.ts';
import { sizes } from './sizes.ts';
import { countingInSteps } from './skip-counting.ts';
import { solids } from './solids.ts';
import { sortingThings } from './sorting.ts';
import { statistics } from './statistics.ts';
import { storyProblems } from './story-problems.ts';
import { symmetryLines } from './symmetry-lines.ts';
import { systems } from './systems.ts';
import { tens } from './tens.ts';
import { sumsOfThree } from './three-addends.ts';
import { triangleKinds } from './triangle-kinds.ts';
import { sidesOfTriangles } from './triangle-sides.ts';
import { trigonometry } from './trigonometry.ts';
import { twoStepStories } from './two-step-stories.ts';
import { twoWay } from './two-way-tables.ts';
import { unitCircles } from './unit-circle.ts';
import { unitConversion } from './unit-conversion.ts';
import { unknowns } from './unknowns.ts';
import { vectorsAndMatrices } from './vectors.ts';
import { volumeCubes } from './volume-cubes.ts';
import { volumes } from './volumes.ts';
import { waves } from './waves.ts';
import { weights } from './weights.ts';

/** All concepts of mathematics, easy before hard within an area. */
export const mathConcepts: readonly Concept[] = [
  ...counting,
  ...groups,
  ...sortingThings,
  ...patterns,
  ...placeValue,
  ...comparing,
  ...countingInSteps,
  ...hundredsTensOnes,
  ...numbers,
  ...romans,
  ...earlyAddition,
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
  ...equalFractions,
  ...fractionComparison,
  ...fractionReasoning,
  ...fractionAmounts,
  ...mixedNumberConcepts,
  ...fractionArithmetic,
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
  ...roundNumbers,
  ...ratios,
  ...proportions,
  ...proportionalRelationships,
  ...percent,
  ...percentChange,
  ...prices,
  ...negatives,
  ...integers,
  ...exponents,
  ...lawsOfExponents,
  ...rationals,
  ...plane,
  ...scientificNotation,
  ...squareAndCubeRoots,
  ...irrationalNumbers,
  ...interest,
  ...algebra,
  ...equations,
  ...quantities,
  ...equationsWithTwoSides,
  ...binomials,
  ...inequalities,
  ...lines,
  ...systems,
  ...linearFunctions,
  ...functionGraphs,
  ...functions,
  ...domains,
  ...arithmeticSequences,
  ...geometricSequences,
  ...sumsOfSequences,
  ...composition,
  ...quadratics,
  ...polynomialConcepts,
  ...radicalExpressions,
  ...rationalExpressionConcepts,
  ...complexConcepts,
  ...exponentialFunctions,
  ...logarithms,
  ...equationsWithPowers,
  ...calculus,
  ...sizes,
  ...weights,
  ...integrals,
  ...measurement,
  ...estimates,
  ...positions,
  ...everydayShapes,
  ...shapesAndSolids,
  ...puttingTogether,
  ...perimeters,
  ...areas,
  ...volumes,
  ...geometry,
  ...anglesOfPolygons,
  ...earlyData,
  ...firstLinePlots,
  ...massesAndVolumes,
  ...unitConversion,
  ...quadrilateralConcepts,
  ...angleMeasure,
  ...lineConcepts,
  ...triangleKinds,
  ...symmetryLines,
  ...areaSquares,
  ...volumeCubes,
  ...pictureGraphs,
  ...linePlotConcepts,
  ...angleRelations,
  ...parallelLines,
  ...sidesOfTriangles,
  ...composedArea,
  ...netsAndCuts,
  ...scaledDrawings,
  ...similarTriangles,
  ...congruentTriangles,
  ...trigonometry,
  ...circleConcepts,
  ...equationsOfCircles,
  ...solids,
  ...vectorsAndMatrices,
  ...unitCircles,
  ...waves,
  ...proofs,
  ...charts,
  ...statistics,
  ...plots,
  ...meanDeviations,
  ...bivariate,
  ...correlationAndRegression,
  ...twoWay,
  ...chance,
  ...selections,
  ...conditionalProbability,
  ...samples,
  ...distributions,
  ...normalDistributions,
];
