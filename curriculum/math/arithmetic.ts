import { byLevel } from '../templates.ts';
import type { Concept, Dial, Teaching } from '../types.ts';
import { type Draw, restOf, sumOf } from './columns.ts';

const sumTeaching: Teaching = {
  idea: {
    1: 'Add tens to tens and ones to ones. Ten ones make a new ten.',
    2: 'Add units of the same place. Ten of them make one of the next place.',
    3: 'Add digits of the same place. If a place reaches ten, ten of its units make one of the next place.',
  },
  caution: 'Do not forget the new ten.',
  mends: {
    'forgot-the-new-ten': 'A place reaches ten; add 1 to the next place, too.',
  },
};

const restTeaching: Teaching = {
  idea: {
    1: 'Take away the ones, then the tens. Break up a ten if you need more ones.',
    2: 'Take away place by place. Break up a ten or a hundred if you need more.',
    3: 'Subtract digits of the same place. If one is too small, break up one unit of the next place into ten.',
  },
  caution: 'Do not turn the digits around. In 52 - 38, you need 12 ones, not 8 - 2.',
  mends: {
    'took-smaller-from-larger': 'You turned the digits around; break up a unit of the next place.',
  },
};

/** Numbers of two digits. In grade 1, one of them has one digit or full tens. */
const sumWithinHundred: Draw = (rng, dial) => {
  if (dial.grade === 1) {
    const a = rng.int(11, 79);
    return [a, dial.level === 0 ? rng.int(2, 9) : rng.int(2, Math.min(20, 99 - a))];
  }
  const a = rng.int(11, byLevel(dial, [50, 70, 80]));
  return [a, rng.int(11, 99 - a)];
};

const restWithinHundred: Draw = (rng, dial) => {
  if (dial.grade === 1) {
    const a = rng.int(21, 89);
    return [a, rng.int(2, byLevel(dial, [9, 12, 19]))];
  }
  const a = rng.int(byLevel(dial, [30, 40, 50]), 99);
  return [a, rng.int(11, a - 8)];
};

const sumWithinThousand: Draw = (rng, dial) => {
  const a = rng.int(101, byLevel(dial, [500, 700, 800]));
  return [a, rng.int(byLevel(dial, [11, 101, 101]), 999 - a)];
};

const restWithinThousand: Draw = (rng, dial) => {
  const a = rng.int(byLevel(dial, [200, 300, 400]), 999);
  return [a, rng.int(byLevel(dial, [11, 101, 101]), a - 50)];
};

/** Grade 3 stays within 1,000, grade 4 within 100,000, grade 5 within a million. */
const topOf = ({ grade, level }: Dial): number =>
  grade === 3
    ? 999
    : grade === 4
      ? byLevel({ grade, level }, [9999, 49_999, 99_999])
      : byLevel({ grade, level }, [9999, 99_999, 999_999]);

const sumLarge: Draw = (rng, dial) => {
  const top = topOf(dial);
  const a = rng.int(Math.floor(top / 6), Math.floor(top / 1.5));
  return [a, rng.int(Math.floor(top / 9), top - a)];
};

const restLarge: Draw = (rng, dial) => {
  const top = topOf(dial);
  const b = rng.int(Math.ceil(top / 9), Math.floor(top / 2));
  return [rng.int(b + Math.ceil(top / 9), top), b];
};

const addWithinHundred = sumOf(
  {
    id: 'math.addition.within-100',
    title: 'Adding two-digit numbers',
    grades: [1, 3],
    objectives: ['Add two-digit numbers', 'Make a new ten when the ones reach ten'],
    keywords: ['addition', 'add', 'adding with regrouping', 'carry', 'two digit addition'],
    prerequisites: ['math.addition.within-10', 'math.numbers.tens-and-ones'],
    standards: ['1.NBT.C.4', '2.NBT.B.5', '2.NBT.B.6', '2.OA.A.1'],
    teaching: sumTeaching,
  },
  sumWithinHundred,
);

const subtractWithinHundred = restOf(
  {
    id: 'math.subtraction.within-100',
    title: 'Subtracting two-digit numbers',
    grades: [1, 3],
    objectives: ['Subtract two-digit numbers', 'Break up a ten when there are too few ones'],
    keywords: ['subtraction', 'subtract', 'borrowing', 'regrouping', 'two digit subtraction', 'take away'],
    prerequisites: ['math.subtraction.within-10', 'math.numbers.tens-and-ones'],
    standards: ['2.NBT.B.5', '2.OA.A.1'],
    teaching: restTeaching,
  },
  restWithinHundred,
);

const addWithinThousand = sumOf(
  {
    id: 'math.addition.within-1000',
    title: 'Adding within 1,000',
    grades: [2, 3],
    objectives: ['Add three-digit numbers by hundreds, tens and ones'],
    keywords: ['adding within 1000', 'three digit addition', 'adding hundreds'],
    prerequisites: ['math.addition.within-100', 'math.numbers.hundreds'],
    standards: ['2.NBT.B.7', '3.NBT.A.2'],
    teaching: sumTeaching,
  },
  sumWithinThousand,
);

const subtractWithinThousand = restOf(
  {
    id: 'math.subtraction.within-1000',
    title: 'Subtracting within 1,000',
    grades: [2, 3],
    objectives: ['Subtract three-digit numbers by hundreds, tens and ones'],
    keywords: ['subtracting within 1000', 'three digit subtraction', 'subtracting hundreds'],
    prerequisites: ['math.subtraction.within-100', 'math.numbers.hundreds'],
    standards: ['2.NBT.B.7', '3.NBT.A.2'],
    teaching: restTeaching,
  },
  restWithinThousand,
);

const addLarge = sumOf(
  {
    id: 'math.addition.multi-digit',
    title: 'Adding large numbers',
    grades: [3, 5],
    objectives: ['Add numbers of three to six digits in columns'],
    keywords: ['addition', 'add', 'column addition', 'adding thousands', 'multi digit addition', 'carry'],
    prerequisites: ['math.addition.within-100', 'math.numbers.place-value'],
    standards: ['3.NBT.A.2', '4.NBT.B.4'],
    teaching: sumTeaching,
  },
  sumLarge,
);

const subtractLarge = restOf(
  {
    id: 'math.subtraction.multi-digit',
    title: 'Subtracting large numbers',
    grades: [3, 5],
    objectives: ['Subtract numbers of three to six digits in columns'],
    keywords: ['subtraction', 'subtract', 'column subtraction', 'borrowing', 'multi digit subtraction'],
    prerequisites: ['math.subtraction.within-100', 'math.numbers.place-value'],
    standards: ['3.NBT.A.2', '4.NBT.B.4'],
    teaching: restTeaching,
  },
  restLarge,
);

/** Whole-number arithmetic with two-digit and multi-digit numbers. */
export const arithmetic: Concept[] = [
  addWithinHundred,
  subtractWithinHundred,
  addWithinThousand,
  subtractWithinThousand,
  addLarge,
  subtractLarge,
];
