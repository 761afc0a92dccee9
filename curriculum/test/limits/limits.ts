/**
 * Limits of the numbers that a grade works with, from the Common Core. Generators have no part in this table. Where the
 * standards set no limit, the row says what does.
 */
export interface Limit {
  /** Greatest whole number of a question and its key. */
  greatest: number;
  /** Denominators: the allowed ones or the greatest one. */
  denominators: readonly number[] | number;
  /** Greatest number of decimal places. */
  places: number;
  negative: boolean;
  /** How many times as large a wrong choice may be. */
  slip: number;
}

interface Row extends Partial<Limit> {
  /** Concept, or a start of concept ids. */
  of: string;
  grades: readonly [first: number, last: number];
  /** Standard or reason. */
  why: string;
}

const inGrade3 = [1, 2, 3, 4, 6, 8];
const inGrade4 = [1, 2, 3, 4, 5, 6, 8, 10, 12, 100];

/** A later row overrides the fields of those before it. */
export const rows: readonly Row[] = [
  { of: 'math', grades: [0, 3], slip: 10, why: 'a digit too many' },
  { of: 'math', grades: [4, 12], slip: 1000, why: 'multiplied by 1,000 instead of divided' },
  { of: 'math', grades: [0, 0], greatest: 20, why: 'K.CC.A.3' },
  { of: 'math', grades: [1, 1], greatest: 120, why: '1.NBT.A.1' },
  { of: 'math', grades: [2, 2], greatest: 1000, denominators: [2, 3, 4], why: '2.NBT.A.2; 2.G.A.3' },
  { of: 'math', grades: [3, 3], greatest: 1000, denominators: inGrade3, why: '3.NBT.A.2; footnote of 3.NF' },
  { of: 'math', grades: [4, 4], greatest: 1_000_000, why: 'footnote of 4.NBT' },
  { of: 'math', grades: [4, 4], denominators: inGrade4, places: 2, why: 'footnote of 4.NF; 4.NF.C.6' },
  // From here on, the standards set no greatest number, and no denominator.
  { of: 'math', grades: [5, 5], greatest: 10_000_000, why: 'a digit more than in grade 4' },
  { of: 'math', grades: [5, 5], denominators: 144, places: 3, why: 'products of those to 12; 5.NBT.A.3' },
  { of: 'math', grades: [6, 8], greatest: 100_000, why: 'five digits by hand' },
  { of: 'math', grades: [6, 6], denominators: 225, why: 'products of those to 15' },
  { of: 'math', grades: [7, 12], denominators: 1000, negative: true, why: 'three digits; 7.NS.A' },
  { of: 'math', grades: [6, 12], places: 4, why: 'products of hundredths, as in 0.12 × 0.34' },
  { of: 'math', grades: [9, 12], greatest: 1_000_000, why: 'six digits' },

  { of: 'math.counting', grades: [0, 0], greatest: 100, why: 'K.CC.A.1' },
  { of: 'math.numbers', grades: [3, 3], greatest: 10_000, why: 'a digit more than in grade 2' },
  { of: 'math.numbers.compare', grades: [0, 0], greatest: 10, why: 'K.CC.C.7' },
  { of: 'math.numbers.compare', grades: [1, 1], greatest: 99, why: '1.NBT.B.3' },
  { of: 'math.numbers.powers-of-ten', grades: [5, 6], greatest: 1e8, places: 5, why: '5.NBT.A.2, to 10⁶' },
  {
    of: 'math.numbers.irrational',
    grades: [8, 11],
    places: 6,
    why: '0.121212… shows three times what repeats',
  },
  ...['math.addition', 'math.subtraction'].flatMap((of): Row[] => [
    { of, grades: [0, 0], greatest: 10, why: 'K.OA.A.2' },
    { of, grades: [1, 1], greatest: 20, why: '1.OA.A.1' },
    { of, grades: [2, 2], greatest: 100, why: '2.OA.A.1' },
    { of: `${of}.within-100`, grades: [1, 1], greatest: 100, why: '1.NBT.C.4' },
    { of: `${of}.within-1000`, grades: [2, 2], greatest: 1000, why: '2.NBT.B.7' },
  ]),
  { of: 'math.addition.tens', grades: [1, 1], greatest: 100, why: '1.NBT.C.4, 1.NBT.C.6' },
  { of: 'math.addition.ten-more', grades: [1, 1], greatest: 100, why: '1.NBT.C.5' },
  { of: 'math.addition.ten-more', grades: [2, 2], greatest: 1000, why: '2.NBT.B.8' },
  { of: 'math.multiplication', grades: [2, 2], greatest: 25, why: '2.OA.C.4' },
  ...['math.multiplication', 'math.division', 'math.fractions', 'math.geometry.area-squares'].map(
    (of): Row => ({ of, grades: [3, 3], greatest: 100, why: '3.OA.C.7' }),
  ),
  {
    of: 'math.geometry.area-rectangle',
    grades: [3, 3],
    greatest: 200,
    why: '3.MD.C.7: a sum of two products',
  },
  { of: 'math.division', grades: [4, 5], greatest: 9999, why: '4.NBT.B.6, 5.NBT.B.6' },
  { of: 'math.fractions', grades: [1, 2], greatest: 20, why: '1.OA.A.1' },
  { of: 'math.fractions', grades: [4, 8], greatest: 1000, why: 'products of two digits by two digits' },
  {
    of: 'math.decimals.place-value',
    grades: [5, 5],
    denominators: 100_000,
    why: '5.NBT.A.1 from 0.001 to 100',
  },
  { of: 'math.decimals.multiply', grades: [5, 5], places: 4, why: '5.NBT.B.7: hundredths by hundredths' },
  { of: 'math.measurement', grades: [0, 0], greatest: 10, why: 'K.OA.A.2' },
  { of: 'math.measurement', grades: [2, 2], greatest: 100, why: '2.MD.B.5' },
  { of: 'math.measurement.metric', grades: [6, 6], greatest: 1_000_000, why: 'as in grade 4' },
  {
    of: 'math.geometry.angle-kinds',
    grades: [4, 4],
    denominators: 360,
    why: '4.MD.C.5: parts of a full turn',
  },
  { of: 'math.geometry.coordinates', grades: [6, 6], negative: true, why: '6.NS.C.6' },
  { of: 'math.integers', grades: [6, 6], negative: true, why: '6.NS.C.5' },
  { of: 'math.algebra.write-inequalities', grades: [6, 6], negative: true, why: '6.EE.B.8 with 6.NS.C.7' },
  { of: 'math.sequences.geometric', grades: [8, 8], greatest: 1_000_000, why: 'as in high school' },
  { of: 'math.exponents.laws', grades: [8, 12], denominators: 1024, why: '8.EE.A.1: powers to 4⁵' },
  { of: 'math.exponents.scientific-notation', grades: [8, 12], greatest: 1e10, places: 10, why: '8.EE.A.3' },
  { of: 'math.logarithms', grades: [10, 12], denominators: 1728, why: 'powers to 12³' },
];

/** Returns the limits of a concept at a grade. */
export function limitOf(id: string, grade: number): Limit {
  const limit: Limit = { greatest: 0, denominators: 0, places: 0, negative: false, slip: 1 };
  for (const { of, grades, why: _, ...fields } of rows)
    if (`${id}.`.startsWith(`${of}.`) && grades[0] <= grade && grade <= grades[1])
      Object.assign(limit, fields);
  return limit;
}
