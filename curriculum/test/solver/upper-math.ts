import type { Rule } from './rule.ts';
import { upperAlgebraRules } from './upper-algebra.ts';
import { upperChanceRules } from './upper-chance.ts';
import { upperDataRules } from './upper-data.ts';
import { upperFunctionRules } from './upper-functions.ts';
import { upperGeometryRules } from './upper-geometry.ts';
import { upperNumberRules } from './upper-number.ts';
import { upperProofRules } from './upper-proof.ts';
import { upperQuantityRules } from './upper-quantities.ts';
import { upperSolidRules } from './upper-solids.ts';

/** Mathematics of grades 6 to 12. */
export const upperMathRules: Rule[] = [
  ...upperChanceRules,
  ...upperQuantityRules,
  ...upperDataRules,
  ...upperSolidRules,
  ...upperGeometryRules,
  ...upperProofRules,
  ...upperNumberRules,
  ...upperAlgebraRules,
  ...upperFunctionRules,
];
