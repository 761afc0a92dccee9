import { decimalRules } from './middle-decimals.ts';
import { fractionRules } from './middle-fractions.ts';
import { lineRules } from './middle-lines.ts';
import { middleMeasureRules } from './middle-measures.ts';
import { middleNumberRules } from './middle-numbers.ts';
import { middleShapeRules } from './middle-shapes.ts';
import { slipRules } from './middle-slips.ts';
import type { Rule } from './rule.ts';

/** Mathematics of grades 3 to 5. */
export const middleMathRules: Rule[] = [
  ...middleNumberRules,
  ...decimalRules,
  ...slipRules,
  ...fractionRules,
  ...middleMeasureRules,
  ...middleShapeRules,
  ...lineRules,
];
