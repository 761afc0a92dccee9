import type { Rng } from '../rng.ts';
import { type Asked, form, formed } from '../templates.ts';
import type { Concept } from '../types.ts';
import { nonZero } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Geometry' };

/** Names and their meaning, each with statements that it justifies. Checked by the solver's list of words. */
const reasons = [
  {
    reason: 'Vertical angles are equal.',
    steps: [
      'Lines AB and CD cross at M, so angle AMC = angle BMD.',
      'Two lines cross, so the angles opposite each other have the same size.',
    ],
  },
  {
    reason: 'Angles on a line make 180°.',
    steps: [
      'B lies on line AC between A and C, so angle ABD + angle DBC = 180°.',
      'Angle 1 and angle 2 make a straight line, so angle 2 = 180° - angle 1.',
    ],
  },
  {
    reason: 'The angles of a triangle make 180°.',
    steps: [
      'In triangle ABC angle A = 50° and angle B = 60°, so angle C = 70°.',
      'A triangle has angles x, y and z, so x + y + z = 180°.',
    ],
  },
  {
    reason: 'Corresponding angles at parallel lines are equal.',
    steps: [
      'Lines g and h are parallel, so the angles at the same corner of both crossings are equal.',
      'Lines p and q are parallel and line t crosses them, so the upper left angles at both crossings are equal.',
    ],
  },
  {
    reason: 'The base angles of an isosceles triangle are equal.',
    steps: [
      'In triangle ABC AB = AC, so angle B = angle C.',
      'Two sides of a triangle are equal, so the angles opposite them are equal.',
    ],
  },
  {
    reason: 'Corresponding parts of congruent triangles are equal.',
    steps: [
      'Triangle ABC is congruent to triangle DEF, so BC = EF.',
      'Triangle KLM is congruent to triangle PQR, so angle L = angle Q.',
    ],
  },
  {
    reason: 'Opposite sides of a parallelogram are equal.',
    steps: ['ABCD is a parallelogram, so AB = CD.', 'KLMN is a parallelogram, so LM = KN.'],
  },
  {
    reason: 'The diagonals of a parallelogram halve each other.',
    steps: [
      'ABCD is a parallelogram with diagonals that meet at M, so AM = MC.',
      'PQRS is a parallelogram with diagonals that meet at T, so T is the middle of PR.',
    ],
  },
] as const;

function justify(rng: Rng): Asked {
  const i = rng.int(0, reasons.length - 1);
  const option = (k: number) => ({ text: reasons[k]?.reason ?? '', worth: `${k}` });
  return {
    question: `A proof says: ${rng.pick(reasons[i]?.steps ?? [])} What is the reason?`,
    answer: option(i),
    mistakes: rng
      .sample(
        reasons.map((_, k) => k).filter((k) => k !== i),
        3,
      )
      .map((k) => ({ name: 'another-reason', ...option(k) })),
    explanation: `The step uses this rule: ${reasons[i]?.reason}`,
  };
}

/** Statements: both parts in order, then the second part in front and the first part after it. */
const conditionals = [
  ['a number is divisible by 6', 'it is even', 'a number is even', 'it is divisible by 6'],
  ['a shape is a square', 'it has four right angles', 'a shape has four right angles', 'it is a square'],
  ['two angles are vertical', 'they are equal', 'two angles are equal', 'they are vertical'],
  ['x is greater than 5', 'x² is greater than 25', 'x² is greater than 25', 'x is greater than 5'],
  ['a number ends in 0', 'it is divisible by 5', 'a number is divisible by 5', 'it ends in 0'],
  ['x = 3', 'x² = 9', 'x² = 9', 'x = 3'],
  ['two triangles are congruent', 'they are similar', 'two triangles are similar', 'they are congruent'],
  ['a number is prime', 'it has exactly two divisors', 'a number has exactly two divisors', 'it is prime'],
] as const;

const negations: Record<string, string> = {
  is: 'is not',
  are: 'are not',
  has: 'does not have',
  ends: 'does not end',
  '=': '≠',
};

const not = (clause: string): string =>
  clause.replace(/\b(?:is|are|has|ends)\b|=/, (verb) => negations[verb] ?? verb);

const kinds = ['converse', 'inverse', 'contrapositive'] as const;
type Kind = (typeof kinds)[number];

function derived(kind: Kind, [p, q, front, end]: (typeof conditionals)[number]): string {
  if (kind === 'converse') return `If ${front}, then ${end}.`;
  return kind === 'inverse' ? `If ${not(p)}, then ${not(q)}.` : `If ${not(front)}, then ${not(end)}.`;
}

function conditional(rng: Rng): Asked {
  const statement = rng.pick(conditionals);
  const [p, q] = statement;
  const kind = rng.pick(kinds);
  const option = (k: string) => ({ text: k, worth: k });
  return {
    question: `Statement: If ${p}, then ${q}. What is this? “${derived(kind, statement)}”`,
    answer: option(kind),
    mistakes: kinds.filter((k) => k !== kind).map((k) => ({ name: 'mixed-up-forms', ...option(k) })),
    explanation: {
      converse: 'Both parts change places.',
      inverse: 'Both parts are negated.',
      contrapositive: 'Both parts change places and are negated.',
    }[kind],
  };
}

/** Asks which step of the solution of an equation has the first mistake. */
function findStep(rng: Rng): Asked {
  const [a, x, b] = [rng.int(2, 9), nonZero(rng, 9), rng.int(1, 12)];
  const wrong = rng.int(0, 3);
  const outer = a * b + (wrong === 0 ? rng.pick([1, -1, b]) : 0);
  const right = a * (x + b);
  const rest = right - outer + (wrong === 1 ? 2 * rng.int(1, 6) : 0);
  const end = rest / a;
  const value =
    wrong === 2 || !Number.isInteger(end) ? Math.round(end) + (wrong === 2 ? rng.pick([1, -1, 2]) : 0) : end;
  const isWhole = Number.isInteger(end) || wrong === 2;
  const steps = [
    `${a}x + ${outer} = ${right}`,
    `${a}x = ${rest}`,
    isWhole ? `x = ${value}` : `x = ${rest}/${a}`,
  ];
  const option = (i: number) => ({ text: i < 3 ? `Step ${i + 1}` : 'There is none.', worth: `${i}` });
  return {
    question: `Somebody solves ${a}(x + ${b}) = ${right}. ${steps.map((text, i) => `Step ${i + 1}: ${text}.`).join(' ')} Which step has the first mistake?`,
    answer: option(wrong),
    mistakes: [0, 1, 2, 3].filter((i) => i !== wrong).map((i) => ({ name: 'missed-the-step', ...option(i) })),
    explanation:
      wrong === 3
        ? `Each step follows from the one before, and x = ${x} fits.`
        : `The mistake is in step ${wrong + 1}: ${[`${a}(x + ${b}) is ${a}x + ${a * b}`, `${right} - ${outer} = ${right - outer}`, `${rest} ÷ ${a} is not ${value}`][wrong]}.`,
  };
}

const claims = [
  { text: 'Each prime number is odd.', cases: [2, 9, 7, 15], right: 2 },
  { text: 'If a number is divisible by 4, then it is divisible by 8.', cases: [12, 16, 10, 24], right: 12 },
  { text: 'If a number is divisible by 3, then it is odd.', cases: [6, 9, 8, 15], right: 6 },
  { text: 'Each odd number is prime.', cases: [9, 7, 4, 11], right: 9 },
  { text: 'If n is even, then n is divisible by 4.', cases: [10, 8, 5, 12], right: 10 },
  { text: 'n² is always greater than n.', cases: [1, 2, 5, 10], right: 1 },
  { text: 'If x² = 16, then x = 4.', cases: [-4, 4, 16, 8], right: -4 },
  { text: '2n is always greater than n.', cases: [-1, 1, 3, 8], right: -1 },
  { text: 'If a number ends in 3, then it is prime.', cases: [33, 13, 12, 23], right: 33 },
  { text: 'If n is divisible by 2 and by 4, then n is divisible by 8.', cases: [20, 8, 6, 16], right: 20 },
  { text: 'n² + n + 5 is prime for n = 1, 2, 3, 4.', cases: [4, 1, 2, 3], right: 4 },
] as const;

function counterexample(rng: Rng): Asked {
  const { text, cases, right } = rng.pick(claims);
  const option = (n: number) => ({ text: `${n}`, worth: `${n}` });
  return {
    question: `${text} Which number shows that this is false?`,
    answer: option(right),
    mistakes: cases.filter((n) => n !== right).map((n) => ({ name: 'no-counterexample', ...option(n) })),
    explanation: `With ${right} the claim is false.`,
  };
}

const proof = formed(
  {
    ...info,
    id: 'math.geometry.proof',
    title: 'Proof and reasoning',
    grades: [9, 12],
    objectives: ['Give reasons, judge steps and find counterexamples'],
    keywords: [
      'proof',
      'proofs',
      'reasoning',
      'counterexample',
      'converse',
      'contrapositive',
      'two column proof',
      'logic',
    ],
    prerequisites: ['math.geometry.parallel-lines', 'math.algebra.two-step'],
    standards: ['HSG.CO.C.9', 'HSG.CO.C.10', 'HSG.CO.C.11', 'HSA.REI.A.1'],
    teaching: {
      idea:
        'A proof is a chain of steps, each with a reason: something given, a definition, or a rule that is known. One ' +
        'counterexample is enough to show that a general claim is false.',
      caution: '“If P, then Q” does not mean “if Q, then P”. Examples alone prove nothing.',
      hints: [
        'What is given, and what is concluded?',
        'Which rule leads from one to the other?',
        'Test a number that fits the condition.',
      ],
      mends: {
        'another-reason': 'This rule is true, but the step speaks of something else. Look at what is given.',
        'mixed-up-forms': 'Converse: change places. Inverse: negate both. Contrapositive: do both.',
        'missed-the-step': 'Check each step: does it follow from the one before?',
        'no-counterexample': 'It must fit the condition and break the conclusion. Check both.',
      },
    },
  },
  {
    reason: form([0, 1], justify),
    step: form([0, 1, 2], findStep),
    counter: form([0, 1, 2], counterexample),
    form: form([1, 2], conditional),
  },
);

/** Proof and reasoning. */
export const proofs: Concept[] = [proof];
