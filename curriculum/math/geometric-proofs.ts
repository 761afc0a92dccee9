import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed } from '../templates.ts';
import type { Concept } from '../types.ts';
import { claims, conditionals, reasons } from './proof-facts.ts';
import { nonZero } from './upper-forms.ts';

const info = { subject: 'Math', category: 'Geometry' };

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
    hints: [
      'What is given before the word “so”, and what follows after it?',
      'Which rule speaks of exactly these things?',
    ],
    explanation: `${reasons[i]?.because} That is the rule: ${(reasons[i]?.reason ?? '').toLowerCase()}`,
  };
}

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
    question: `Statement: If ${p}, then ${q}. What is this called? “${derived(kind, statement)}”`,
    answer: option(kind),
    mistakes: kinds.filter((k) => k !== kind).map((k) => ({ name: 'mixed-up-forms', ...option(k) })),
    hints: [
      'Is the first part of the statement still in front?',
      'Are both parts negated, with a “not” or “≠”, or neither?',
    ],
    explanation: {
      converse: `The part “${q}” is now in front, and nothing is negated. So it is the converse.`,
      inverse: 'The order is the same, and both parts are negated. So it is the inverse.',
      contrapositive: 'Both parts change places, and both are negated. So it is the contrapositive.',
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
  const option = (i: number) => ({ text: i < 3 ? `Step ${i + 1}` : 'None of them', worth: `${i}` });
  return {
    question: `${rng.pick(names)} solves ${a}(x + ${b}) = ${right}. ${steps.map((text, i) => `Step ${i + 1}: ${text}.`).join(' ')} Which step has the first mistake?`,
    answer: option(wrong),
    mistakes: [0, 1, 2, 3]
      .filter((i) => i !== wrong)
      .map((i) => ({
        name: 'missed-the-step',
        ...option(i),
        mend:
          i === 3
            ? 'One step does not follow from the line before it; check them one by one.'
            : i < wrong
              ? `Nothing is wrong in step ${i + 1}; check the others.`
              : `Look before step ${i + 1}: an earlier step is wrong already.`,
      })),
    hints: [
      'Multiply out the parentheses: is the first line right?',
      'If so, check what is done to both sides in the next lines.',
    ],
    explanation:
      wrong === 3
        ? `Each step follows from the one before. Check the end: ${a} × (${x} + ${b}) = ${right}.`
        : `The mistake is in step ${wrong + 1}: ${[`${a}(x + ${b}) is ${a}x + ${a * b}`, `${right} - ${outer} = ${right - outer}`, `${rest} ÷ ${a} is not ${value}`][wrong]}.`,
  };
}

function counterexample(rng: Rng): Asked {
  const { text, right, why, others } = rng.pick(claims);
  const option = (n: number) => ({ text: `${n}`, worth: `${n}` });
  return {
    question: `${text} Which number shows that this is false?`,
    answer: option(right),
    mistakes: others.map(([n, mend]) => ({ name: 'no-counterexample', ...option(n), mend })),
    hints: [
      text.startsWith('If')
        ? 'The number must meet the condition after “if”.'
        : 'Which numbers does the claim speak of? Look only at those.',
      text.startsWith('If')
        ? 'What comes after “then” must be false for this number.'
        : 'What the claim says of them must be false for this number.',
    ],
    explanation: why,
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
      mends: {
        'another-reason': 'This rule is true, but the step speaks of something else.',
        'mixed-up-forms':
          'The converse swaps the two parts, the inverse negates both, and the contrapositive does both.',
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
