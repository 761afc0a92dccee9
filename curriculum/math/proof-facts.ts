/** Names and their meaning, each with statements that it justifies. Checked by the solver's list of words. */
export const reasons = [
  {
    reason: 'Vertical angles are equal.',
    because: 'Two lines cross, and the angles opposite each other are compared.',
    steps: [
      'Lines AB and CD cross at M, so angle AMC = angle BMD.',
      'Two lines cross, so the angles opposite each other have the same size.',
    ],
  },
  {
    reason: 'Angles on a line make 180°.',
    because: 'The two angles lie side by side on a straight line.',
    steps: [
      'B lies on line AC between A and C, so angle ABD + angle DBC = 180°.',
      'Angle 1 and angle 2 make a straight line, so angle 2 = 180° - angle 1.',
    ],
  },
  {
    reason: 'The angles of a triangle make 180°.',
    because: 'All three angles of one triangle are added.',
    steps: [
      'In triangle ABC angle A = 50° and angle B = 60°, so angle C = 70°.',
      'A triangle has angles x, y and z, so x + y + z = 180°.',
    ],
  },
  {
    reason: 'Corresponding angles at parallel lines are equal.',
    because: 'The angles lie at the same corner of both crossings with parallel lines.',
    steps: [
      'Lines g and h are parallel, so the angles at the same corner of both crossings are equal.',
      'Lines p and q are parallel and line t crosses them, so the upper left angles at both crossings are equal.',
    ],
  },
  {
    reason: 'The base angles of an isosceles triangle are equal.',
    because: 'Two sides are equal, and the angles opposite them are compared.',
    steps: [
      'In triangle ABC AB = AC, so angle B = angle C.',
      'Two sides of a triangle are equal, so the angles opposite them are equal.',
    ],
  },
  {
    reason: 'Corresponding parts of congruent triangles are equal.',
    because: 'The triangles are congruent, and parts at the same places are compared.',
    steps: [
      'Triangle ABC is congruent to triangle DEF, so BC = EF.',
      'Triangle KLM is congruent to triangle PQR, so angle L = angle Q.',
    ],
  },
  {
    reason: 'Opposite sides of a parallelogram are equal.',
    because: 'Sides opposite each other in a parallelogram are compared.',
    steps: ['ABCD is a parallelogram, so AB = CD.', 'KLMN is a parallelogram, so LM = KN.'],
  },
  {
    reason: 'The diagonals of a parallelogram halve each other.',
    because: 'The parts of a diagonal of a parallelogram are compared.',
    steps: [
      'ABCD is a parallelogram with diagonals that meet at M, so AM = MC.',
      'PQRS is a parallelogram with diagonals that meet at T, so T is the middle of PR.',
    ],
  },
] as const;

/** Statements: both parts in order, then the second part in front and the first part after it. */
export const conditionals = [
  ['a number is divisible by 6', 'it is even', 'a number is even', 'it is divisible by 6'],
  ['a shape is a square', 'it has four right angles', 'a shape has four right angles', 'it is a square'],
  ['two angles are vertical', 'they are equal', 'two angles are equal', 'they are vertical'],
  ['x is greater than 5', 'x² is greater than 25', 'x² is greater than 25', 'x is greater than 5'],
  ['a number ends in 0', 'it is divisible by 5', 'a number is divisible by 5', 'it ends in 0'],
  ['x = 3', 'x² = 9', 'x² = 9', 'x = 3'],
  ['two triangles are congruent', 'they are similar', 'two triangles are similar', 'they are congruent'],
  ['a number is prime', 'it has exactly two divisors', 'a number has exactly two divisors', 'it is prime'],
] as const;

/** Claims that are false, with numbers, the one that shows it, and the reason. */
export const claims = [
  {
    text: 'Each prime number is odd.',
    right: 2,
    why: '2 is prime, but it is even, so it is not odd.',
    others: [
      [9, '9 is odd, but it is not prime, so the claim does not speak of it.'],
      [7, '7 is prime, and it is odd, so the claim is true for it.'],
      [15, '15 is odd, but it is not prime, so the claim does not speak of it.'],
    ],
  },
  {
    text: 'If a number is divisible by 4, then it is divisible by 8.',
    right: 12,
    why: '12 is divisible by 4, since 3 × 4 = 12, but it is not divisible by 8.',
    others: [
      [16, '16 is divisible by 4, and by 8, too, so the claim is true for it.'],
      [10, '10 is not divisible by 4, so the claim does not speak of it.'],
      [24, '24 is divisible by 4, and by 8, too, so the claim is true for it.'],
    ],
  },
  {
    text: 'If a number is divisible by 3, then it is odd.',
    right: 6,
    why: '6 is divisible by 3, but it is even, so it is not odd.',
    others: [
      [9, '9 is divisible by 3, and it is odd, so the claim is true for it.'],
      [8, '8 is not divisible by 3, so the claim does not speak of it.'],
      [15, '15 is divisible by 3, and it is odd, so the claim is true for it.'],
    ],
  },
  {
    text: 'Each odd number is prime.',
    right: 9,
    why: '9 is odd, but it is 3 × 3, so it is not prime.',
    others: [
      [7, '7 is odd, and it is prime, so the claim is true for it.'],
      [4, '4 is not odd, so the claim does not speak of it.'],
      [11, '11 is odd, and it is prime, so the claim is true for it.'],
    ],
  },
  {
    text: 'If n is even, then n is divisible by 4.',
    right: 10,
    why: '10 is even, but 10 ÷ 4 is 2.5, so it is not divisible by 4.',
    others: [
      [8, '8 is even, and it is divisible by 4, so the claim is true for it.'],
      [5, '5 is not even, so the claim does not speak of it.'],
      [12, '12 is even, and it is divisible by 4, so the claim is true for it.'],
    ],
  },
  {
    text: 'n² is always greater than n.',
    right: 1,
    why: 'For n = 1, n² is 1 × 1 = 1, which is equal to n and not greater.',
    others: [
      [2, '2² is 4, which is greater than 2, so the claim is true for it.'],
      [5, '5² is 25, which is greater than 5, so the claim is true for it.'],
      [10, '10² is 100, which is greater than 10, so the claim is true for it.'],
    ],
  },
  {
    text: 'If x² = 16, then x = 4.',
    right: -4,
    why: '(-4) × (-4) = 16, so x = -4 fits x² = 16, but x is not 4.',
    others: [
      [4, '4² is 16, and x = 4 is what the claim says, so it is true here.'],
      [16, '16² is 256, not 16, so the claim does not speak of it.'],
      [8, '8² is 64, not 16, so the claim does not speak of it.'],
    ],
  },
  {
    text: '2n is always greater than n.',
    right: -1,
    why: 'For n = -1, 2n is -2, which is less than n.',
    others: [
      [1, 'For n = 1, 2n is 2, which is greater, so the claim is true for it.'],
      [3, 'For n = 3, 2n is 6, which is greater, so the claim is true for it.'],
      [8, 'For n = 8, 2n is 16, which is greater, so the claim is true for it.'],
    ],
  },
  {
    text: 'If a number ends in 3, then it is prime.',
    right: 33,
    why: '33 ends in 3, but it is 3 × 11, so it is not prime.',
    others: [
      [13, '13 ends in 3, and it is prime, so the claim is true for it.'],
      [12, '12 does not end in 3, so the claim does not speak of it.'],
      [23, '23 ends in 3, and it is prime, so the claim is true for it.'],
    ],
  },
  {
    text: 'If n is divisible by 2 and by 4, then n is divisible by 8.',
    right: 20,
    why: '20 is divisible by 2 and by 4, but 20 ÷ 8 is 2.5.',
    others: [
      [8, '8 is divisible by 2, 4 and 8, so the claim is true for it.'],
      [6, '6 is not divisible by 4, so the claim does not speak of it.'],
      [16, '16 is divisible by 2, 4 and 8, so the claim is true for it.'],
    ],
  },
  {
    text: 'n² + n + 5 is prime for n = 1, 2, 3, 4.',
    right: 4,
    why: 'For n = 4, n² + n + 5 is 16 + 4 + 5 = 25, and 25 = 5 × 5 is not prime.',
    others: [
      [1, 'For n = 1, it is 1 + 1 + 5 = 7, which is prime, so the claim is true for it.'],
      [2, 'For n = 2, it is 4 + 2 + 5 = 11, which is prime, so the claim is true for it.'],
      [3, 'For n = 3, it is 9 + 3 + 5 = 17, which is prime, so the claim is true for it.'],
    ],
  },
] as const;
