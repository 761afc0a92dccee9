import { maps } from './geography/maps.ts';
import { places } from './geography/places.ts';
import { dates } from './history/dates.ts';
import { people } from './history/people.ts';
import { calendar } from './life/calendar.ts';
import { money } from './life/money.ts';
import { time } from './life/time.ts';
import { work } from './life/work.ts';
import { algebra } from './math/algebra.ts';
import { areas } from './math/areas.ts';
import { angleRelations } from './math/angle-relations.ts';
import { arithmetic } from './math/arithmetic.ts';
import { binomials } from './math/binomials.ts';
import { bivariate } from './math/bivariate.ts';
import { equationsWithTwoSides } from './math/both-sides.ts';
import { calculus } from './math/calculus.ts';
import { chance } from './math/chance.ts';
import { comparing } from './math/compare.ts';
import { angleMeasure } from './math/angle-measure.ts';
import { areaSquares } from './math/area-squares.ts';
import { lineConcepts } from './math/line-kinds.ts';
import { linePlotConcepts } from './math/fraction-line-plots.ts';
import { massConcepts } from './math/mass-and-volume.ts';
import { pictureGraphs } from './math/picture-graphs.ts';
import { quadrilateralConcepts } from './math/quadrilateral-kinds.ts';
import { symmetryLines } from './math/symmetry-lines.ts';
import { triangleKinds } from './math/triangle-kinds.ts';
import { volumeCubes } from './math/volume-cubes.ts';
import { commonFactors } from './math/common-factors.ts';
import { charts } from './math/charts.ts';
import { circleConcepts } from './math/circles.ts';
import { complexConcepts } from './math/complex.ts';
import { composedArea } from './math/composed-area.ts';
import { composition } from './math/composition.ts';
import { conditionalProbability } from './math/conditional-probability.ts';
import { congruentTriangles } from './math/congruence.ts';
import { plane } from './math/coordinates.ts';
import { counting } from './math/counting.ts';
import { decimalFractions } from './math/decimal-fractions.ts';
import { decimalPlaces } from './math/decimal-places.ts';
import { decimalProducts } from './math/decimal-products.ts';
import { decimalRounding } from './math/decimal-rounding.ts';
import { decimalSums } from './math/decimal-sums.ts';
import { decimals } from './math/decimals.ts';
import { earlyAddition } from './math/early-addition.ts';
import { earlyData } from './math/early-data.ts';
import { earlySubtraction } from './math/early-subtraction.ts';
import { equalGroups } from './math/equal-groups.ts';
import { equations } from './math/equations.ts';
import { estimates } from './math/estimates.ts';
import { everydayShapes } from './math/everyday-shapes.ts';
import { equalFractions } from './math/equal-fractions.ts';
import { expressionConcepts } from './math/expressions.ts';
import { fractionAmounts } from './math/fraction-amounts.ts';
import { distributions } from './math/distributions.ts';
import { domains } from './math/domains.ts';
import { exponentialFunctions } from './math/exponential.ts';
import { fractionArithmetic } from './math/fraction-arithmetic.ts';
import { fractionComparison } from './math/fraction-comparison.ts';
import { fractionCopies } from './math/fraction-copies.ts';
import { fractionLines } from './math/fraction-lines.ts';
import { fractionProducts } from './math/fraction-products.ts';
import { fractionReasoning } from './math/fraction-reasoning.ts';
import { fractionScaling } from './math/fraction-scaling.ts';
import { fractions } from './math/fractions.ts';
import { functions } from './math/functions.ts';
import { geometry } from './math/geometry.ts';
import { groups } from './math/groups.ts';
import { hundredsTensOnes } from './math/hundreds.ts';
import { integers } from './math/integers.ts';
import { firstLinePlots } from './math/line-plots.ts';
import { makingTen } from './math/making-ten.ts';
import { longDivisions } from './math/long-division.ts';
import { longMultiplication } from './math/long-multiplication.ts';
import { functionGraphs } from './math/graphs.ts';
import { inequalities } from './math/inequalities.ts';
import { integrals } from './math/integrals.ts';
import { interest } from './math/interest.ts';
import { linearFunctions } from './math/linear-functions.ts';
import { lines } from './math/line-equations.ts';
import { logarithms } from './math/logarithms.ts';
import { meanDeviations } from './math/mean-deviation.ts';
import { measurement } from './math/measurement.ts';
import { mixedNumberConcepts } from './math/mixed-numbers.ts';
import { multiplication } from './math/multiplication.ts';
import { negatives } from './math/negatives.ts';
import { netsAndCuts } from './math/nets.ts';
import { numberTheory } from './math/number-theory.ts';
import { numbers } from './math/numbers.ts';
import { patterns } from './math/patterns.ts';
import { perimeters } from './math/perimeter.ts';
import { placeValue } from './math/place-value.ts';
import { positions } from './math/positions.ts';
import { puttingTogether } from './math/putting-together.ts';
import { operations } from './math/operations.ts';
import { patternConcepts } from './math/pattern-rules.ts';
import { roundNumbers } from './math/powers-of-ten.ts';
import { ratios } from './math/ratios.ts';
import { romans } from './math/roman.ts';
import { sequences } from './math/skip-counting.ts';
import { shapesAndSolids } from './math/shapes.ts';
import { equalShares } from './math/shares.ts';
import { sizes } from './math/sizes.ts';
import { sortingThings } from './math/sorting.ts';
import { statistics } from './math/statistics.ts';
import { storyProblems } from './math/story-problems.ts';
import { tens } from './math/tens.ts';
import { unknowns } from './math/unknowns.ts';
import { volumes } from './math/volumes.ts';
import { weights } from './math/weights.ts';
import { twoStepStories } from './math/two-step-stories.ts';
import { unitConversion } from './math/unit-conversion.ts';
import { percent } from './math/percent.ts';
import { plots } from './math/plots.ts';
import { polynomialConcepts } from './math/polynomials.ts';
import { exponents } from './math/powers.ts';
import { prices } from './math/prices.ts';
import { proofs } from './math/proofs.ts';
import { proportionalRelationships } from './math/proportional.ts';
import { proportions } from './math/proportions.ts';
import { quadratics } from './math/quadratics.ts';
import { quantities } from './math/quantities.ts';
import { radicalExpressions } from './math/radicals.ts';
import { rationalExpressionConcepts } from './math/rational-expressions.ts';
import { rationals } from './math/rationals.ts';
import { rootsAndIrrationals } from './math/roots.ts';
import { samples } from './math/samples.ts';
import { scientificNotation } from './math/scientific.ts';
import { selections } from './math/selections.ts';
import { sequences } from './math/sequences.ts';
import { similarityConcepts } from './math/similarity.ts';
import { solids } from './math/solids.ts';
import { systems } from './math/systems.ts';
import { sidesOfTriangles } from './math/triangle-sides.ts';
import { trigonometry } from './math/trigonometry.ts';
import { twoWay } from './math/two-way-tables.ts';
import { unitCircles } from './math/unit-circle.ts';
import { vectorsAndMatrices } from './math/vectors.ts';
import { waves } from './math/waves.ts';
import { soundChanges } from './reading/blending.ts';
import { comprehension } from './reading/comprehension.ts';
import { grammar } from './reading/grammar.ts';
import { literature } from './reading/literature.ts';
import { meanings } from './reading/meanings.ts';
import { passages } from './reading/passages.ts';
import { phonics } from './reading/phonics.ts';
import { punctuation } from './reading/punctuation.ts';
import { rhetoric } from './reading/rhetoric.ts';
import { sentences } from './reading/sentences.ts';
import { wordSounds } from './reading/sounds.ts';
import { spelling } from './reading/spelling.ts';
import { syntax } from './reading/syntax.ts';
import { texts } from './reading/texts.ts';
import { vocabulary } from './reading/vocabulary.ts';
import { wordStudy } from './reading/word-study.ts';
import { ages } from './science/ages.ts';
import { bodies } from './science/bodies.ts';
import { chemistryConcepts } from './science/chemistry.ts';
import { climate } from './science/climate.ts';
import { cycles } from './science/cycles.ts';
import { earth } from './science/earth.ts';
import { ecosystems } from './science/ecosystems.ts';
import { energy } from './science/energy.ts';
import { foodWebs } from './science/food-webs.ts';
import { genetics } from './science/genetics.ts';
import { heredity } from './science/heredity.ts';
import { inheritance } from './science/inheritance.ts';
import { matter } from './science/matter.ts';
import { nature } from './science/nature.ts';
import { organisms } from './science/organisms.ts';
import { physicsConcepts } from './science/physics.ts';
import { populations } from './science/populations.ts';
import { scales } from './science/scales.ts';
import { sky } from './science/sky.ts';
import { strata } from './science/strata.ts';
import { temperatures } from './science/temperatures.ts';
import type { Concept } from './types.ts';

/** All concepts of the offline generator, by area, easy before hard. */
export const concepts: readonly Concept[] = [
  ...counting,
  ...groups,
  ...sortingThings,
  ...patterns,
  ...placeValue,
  ...comparing,
  ...sequences,
  ...hundredsTensOnes,
  ...numbers,
  ...romans,
  ...earlyAddition,
  ...makingTen,
  ...earlySubtraction,
  ...unknowns,
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
  ...prices,
  ...negatives,
  ...integers,
  ...exponents,
  ...rationals,
  ...plane,
  ...scientificNotation,
  ...rootsAndIrrationals,
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
  ...composition,
  ...quadratics,
  ...polynomialConcepts,
  ...radicalExpressions,
  ...rationalExpressionConcepts,
  ...complexConcepts,
  ...exponentialFunctions,
  ...logarithms,
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
  ...earlyData,
  ...firstLinePlots,
  ...massConcepts,
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
  ...sidesOfTriangles,
  ...composedArea,
  ...netsAndCuts,
  ...similarityConcepts,
  ...congruentTriangles,
  ...trigonometry,
  ...circleConcepts,
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
  ...twoWay,
  ...chance,
  ...selections,
  ...conditionalProbability,
  ...samples,
  ...distributions,
  ...phonics,
  ...wordSounds,
  ...soundChanges,
  ...wordStudy,
  ...vocabulary,
  ...spelling,
  ...meanings,
  ...grammar,
  ...sentences,
  ...punctuation,
  ...syntax,
  ...comprehension,
  ...texts,
  ...passages,
  ...literature,
  ...rhetoric,
  ...nature,
  ...organisms,
  ...ecosystems,
  ...foodWebs,
  ...energy,
  ...populations,
  ...bodies,
  ...heredity,
  ...genetics,
  ...inheritance,
  ...matter,
  ...earth,
  ...strata,
  ...ages,
  ...temperatures,
  ...climate,
  ...sky,
  ...scales,
  ...cycles,
  ...physicsConcepts,
  ...chemistryConcepts,
  ...places,
  ...maps,
  ...dates,
  ...people,
  ...time,
  ...calendar,
  ...money,
  ...work,
];
