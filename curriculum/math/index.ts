import type { Concept } from '../types.ts';
import { algebra } from './algebra.ts';
import { angleMeasure } from './angle-measure.ts';
import { angleRelations } from './angle-relations.ts';
import { angleSums } from './angle-sums.ts';
import { areaAndPerimeter } from './area-and-perimeter.ts';
import { areaSquares } from './area-squares.ts';
import { areas } from './areas.ts';
import { binomials } from './binomials.ts';
import { bivariate } from './bivariate.ts';
import { equationsWithTwoSides } from './both-sides.ts';
import { boxPlots } from './box-plots.ts';
import { calculus } from './calculus.ts';
import { chance } from './chance.ts';
import { charts } from './charts.ts';
import { equationsOfCircles } from './circle-equations.ts';
import { circleConcepts } from './circles.ts';
import { complexConcepts } from './complex.ts';
import { composedArea } from './composed-area.ts';
import { composition } from './composition.ts';
import { compoundChance } from './compound-chance.ts';
import { conditionalProbability } from './conditional-probability.ts';
import { congruentTriangles } from './congruence.ts';
import { plane } from './coordinates.ts';
import { correlationAndRegression } from './correlations.ts';
import { dependence } from './dependence.ts';
import { distributions } from './distributions.ts';
import { domains } from './domains.ts';
import { earlyData } from './early-data.ts';
import { equations } from './equations.ts';
import { equivalence } from './equivalence.ts';
import { estimates } from './estimates.ts';
import { everydayShapes } from './everyday-shapes.ts';
import { exponentialFunctions } from './exponential.ts';
import { equationsWithPowers } from './exponential-equations.ts';
import { partsOfSolids } from './faces.ts';
import { linePlotConcepts } from './fraction-line-plots.ts';
import { functions } from './functions.ts';
import { proofs } from './geometric-proofs.ts';
import { geometricSequences } from './geometric-sequences.ts';
import { geometry } from './geometry.ts';
import { functionGraphs } from './graphs.ts';
import { inequalities } from './inequalities.ts';
import { inequalityWriting } from './inequality-writing.ts';
import { integrals } from './integrals.ts';
import { interest } from './interest.ts';
import { irrationalNumbers } from './irrationals.ts';
import { lines } from './line-equations.ts';
import { lineConcepts } from './line-kinds.ts';
import { firstLinePlots } from './line-plots.ts';
import { linearFunctions } from './linear-functions.ts';
import { logarithms } from './logarithms.ts';
import { massesAndVolumes } from './mass-and-volume.ts';
import { meanDeviations } from './mean-deviation.ts';
import { measurement } from './measurement.ts';
import { medians } from './medians.ts';
import { netsAndCuts } from './nets.ts';
import { normalDistributions } from './normal-distribution.ts';
import { numberConcepts } from './number-concepts.ts';
import { oneStepEquations } from './one-step.ts';
import { parallelLines } from './parallel-lines.ts';
import { perimeters } from './perimeter.ts';
import { pictureGraphs } from './picture-graphs.ts';
import { plots } from './plots.ts';
import { anglesOfPolygons } from './polygon-angles.ts';
import { polynomialConcepts } from './polynomials.ts';
import { positions } from './positions.ts';
import { puttingTogether } from './putting-together.ts';
import { rightTriangles } from './pythagoras.ts';
import { quadratics } from './quadratics.ts';
import { quadrilateralConcepts } from './quadrilateral-kinds.ts';
import { quantities } from './quantities.ts';
import { radicalExpressions } from './radicals.ts';
import { rangeAndMode } from './range-and-mode.ts';
import { rationalExpressionConcepts } from './rational-expressions.ts';
import { squareAndCubeRoots } from './roots.ts';
import { samples } from './samples.ts';
import { scaledDrawings } from './scale-drawings.ts';
import { scientificNotation } from './scientific.ts';
import { selections } from './selections.ts';
import { arithmeticSequences } from './sequences.ts';
import { sumsOfSequences } from './series.ts';
import { flatShapes } from './shapes.ts';
import { similarTriangles } from './similar-triangles.ts';
import { sizes } from './sizes.ts';
import { solids } from './solids.ts';
import { statistics } from './statistics.ts';
import { surfaceArea } from './surface-area.ts';
import { symmetryLines } from './symmetry-lines.ts';
import { systems } from './systems.ts';
import { transformations } from './transformations.ts';
import { triangleKinds } from './triangle-kinds.ts';
import { sidesOfTriangles } from './triangle-sides.ts';
import { ratiosOfTriangles } from './trigonometry-ratios.ts';
import { twoWay } from './two-way-tables.ts';
import { unitCircles } from './unit-circle.ts';
import { unitConversion } from './unit-conversion.ts';
import { vectorsAndMatrices } from './vectors.ts';
import { volumeCubes } from './volume-cubes.ts';
import { volumes } from './volumes.ts';
import { waves } from './waves.ts';
import { weights } from './weights.ts';

/** All concepts of mathematics, easy before hard within an area. */
export const mathConcepts: readonly Concept[] = [
  ...numberConcepts,
  ...plane,
  ...transformations,
  ...scientificNotation,
  ...squareAndCubeRoots,
  ...irrationalNumbers,
  ...interest,
  ...algebra,
  ...equivalence,
  ...oneStepEquations,
  ...equations,
  ...dependence,
  ...quantities,
  ...equationsWithTwoSides,
  ...binomials,
  ...inequalityWriting,
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
  ...flatShapes,
  ...partsOfSolids,
  ...puttingTogether,
  ...perimeters,
  ...areas,
  ...volumes,
  ...surfaceArea,
  ...geometry,
  ...anglesOfPolygons,
  ...earlyData,
  ...firstLinePlots,
  ...massesAndVolumes,
  ...unitConversion,
  ...quadrilateralConcepts,
  ...angleMeasure,
  ...angleSums,
  ...lineConcepts,
  ...triangleKinds,
  ...symmetryLines,
  ...areaSquares,
  ...areaAndPerimeter,
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
  ...rightTriangles,
  ...ratiosOfTriangles,
  ...circleConcepts,
  ...equationsOfCircles,
  ...solids,
  ...vectorsAndMatrices,
  ...unitCircles,
  ...waves,
  ...proofs,
  ...charts,
  ...statistics,
  ...medians,
  ...rangeAndMode,
  ...plots,
  ...boxPlots,
  ...meanDeviations,
  ...bivariate,
  ...correlationAndRegression,
  ...twoWay,
  ...chance,
  ...compoundChance,
  ...selections,
  ...conditionalProbability,
  ...samples,
  ...distributions,
  ...normalDistributions,
];
