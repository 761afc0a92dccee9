import { crossed, numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { count, unit, whole } from '../text.ts';
import type { Concept, Teaching } from '../types.ts';
import { crossedTwice } from './slips.ts';
import { change, complement, dnaFromRna, type Form, template, transcribe } from './strands.ts';

/** Codons of the standard genetic code, a choice of them. Checked with a second table in the solver. */
const codons: Record<string, string> = {
  AUG: 'Met',
  UUU: 'Phe',
  UUC: 'Phe',
  GGU: 'Gly',
  GGC: 'Gly',
  GCU: 'Ala',
  GCA: 'Ala',
  AAA: 'Lys',
  AAG: 'Lys',
  UGG: 'Trp',
  GAU: 'Asp',
  GAC: 'Asp',
  CAU: 'His',
  CAC: 'His',
  GUU: 'Val',
  GUC: 'Val',
  CCU: 'Pro',
  CCA: 'Pro',
  ACU: 'Thr',
  ACC: 'Thr',
  GAA: 'Glu',
  GAG: 'Glu',
};

const share: Form = (rng) => {
  const a = rng.pick([...Array(25).keys()].map((n) => n + 16).filter((n) => n !== 25));
  const asked = rng.pick(['T', 'C', 'G'] as const);
  const isPair = asked === 'T';
  const right = isPair ? a : 50 - a;
  return {
    question: `In a sample of DNA, ${a} % of the bases are A. What share of the bases is ${asked}?`,
    ...numeric(
      right,
      {
        'forgot-the-pair': [
          isPair ? 50 - a : a,
          isPair
            ? 'You gave the share of C; T pairs with A.'
            : `You gave the share of T; ${asked} pairs with another base.`,
        ],
        'took-both-others': [
          100 - 2 * a,
          isPair
            ? 'You gave C and G together; T pairs with A.'
            : 'You gave C and G together; halve this for one of them.',
        ],
        'took-all-the-rest': [100 - a, 'You gave all bases but A; these are three kinds.'],
        'took-the-pair': [2 * a, 'You gave A and T together.'],
        'shared-equally': [25, 'You shared all bases equally; A already has another share than a quarter.'],
        ...(a % 2 === 0 && {
          'halved-the-share': [a / 2, 'You halved the share of A; pairs have equal shares.'] as const,
        }),
        ...((100 - a) % 3 === 0 && {
          'shared-by-three': [
            (100 - a) / 3,
            'You shared the rest equally among three bases; T is as frequent as A.',
          ] as const,
        }),
      },
      {
        show: unit('%', (v) => whole(v.n)),
        max: 90,
        apart: (size, isMore) =>
          `${count(Number(size.n), 'percentage point')} ${isMore ? 'more' : 'less'} than the right answer`,
      },
    ),
    hints: [
      'Each A has a partner in the other strand. Which base is it?',
      isPair
        ? 'Partners occur equally often.'
        : 'Take both off 100 %. The rest is shared equally by the other two.',
    ],
    explanation: `A and T are equal, so both make ${2 * a} %. C and G share the other ${100 - 2 * a} % equally. So ${asked} has ${right} %.`,
  };
};

const bases: Form = (rng) => {
  const acids = rng.int(12, 240);
  const factor = rng.pick([
    { wrong: 1, mend: 'You counted one base for each amino acid; three bases code for one.' },
    { wrong: 2, mend: 'You counted two bases for each amino acid; three bases code for one.' },
    {
      wrong: 4,
      mend: 'You counted four bases for each amino acid; there are four kinds, but three code for one.',
    },
    { wrong: 6, mend: 'You counted both strands of DNA; messenger RNA is a single strand.' },
  ]);
  const extra = rng.pick([
    { wrong: acids + 1, mend: 'You counted the stop codon, too; the question leaves it out.' },
    { wrong: acids - 1, mend: 'You left out the start codon; it codes for an amino acid, too.' },
  ]);
  return {
    question: `A protein has ${acids} amino acids. How many bases of messenger RNA code for them, without the stop codon?`,
    ...crossedTwice(
      { right: 3, mistake: 'took-another-codon-length', ...factor },
      { right: acids, mistake: 'miscounted-the-codons', ...extra },
      (each, n) => whole(each * n),
    ),
    hints: ['How many bases make up one codon?', `Each of the ${acids} amino acids has its own codon.`],
    explanation: `Three bases form a codon for one amino acid: ${acids} × 3 = ${acids * 3}.`,
  };
};

const reader = (codes: readonly string[]): string =>
  codes.map((codon) => `${codon} = ${codons[codon]}`).join(', ');

/** Draws codons for different amino acids. */
function different(rng: Rng, count: number): string[] {
  const byAcid = new Map(rng.shuffle(Object.keys(codons)).map((codon) => [codons[codon], codon]));
  return [...byAcid.values()].slice(0, count);
}

const nameOf = (codon: string): string => codons[codon] ?? '';

/** Returns choices of two amino acids, of which each may be that of another codon. */
const readCodons = ([a, b]: readonly [string, string], [c, d]: readonly [string, string]) =>
  crossed(
    {
      right: nameOf(a),
      wrong: nameOf(c),
      mistake: 'misread-the-first-codon',
      mend: `You took ${nameOf(c)}, which belongs to ${c}; the first codon of the RNA is ${a}.`,
    },
    {
      right: nameOf(b),
      wrong: nameOf(d),
      mistake: 'misread-the-second-codon',
      mend: `You took ${nameOf(d)}, which belongs to ${d}; the second codon of the RNA is ${b}.`,
    },
    (x, y) => `${x}, ${y}`,
  );

const translate: Form = (rng) => {
  const [a = '', b = '', c = '', d = ''] = different(rng, 4);
  return {
    question: `A messenger RNA reads ${a}${b}. Which amino acids follow? (${reader(rng.shuffle([a, b, c, d]))})`,
    ...readCodons([a, b], [c, d]),
    hints: [`Cut ${a}${b} into two groups of three.`, 'Look up each group in the list, in this order.'],
    explanation: `Read in groups of three: ${a} is ${nameOf(a)}, and ${b} is ${nameOf(b)}.`,
  };
};

const fromDna: Form = (rng) => {
  const [a = '', b = '', c = '', d = ''] = different(rng, 4);
  const dna = change(a + b, dnaFromRna);
  return {
    question: `A template strand of DNA reads ${dna}. Which amino acids does it code for? (RNA: ${reader(rng.shuffle([a, b, c, d]))})`,
    ...readCodons([a, b], [c, d]),
    hints: [
      'First write the RNA: T calls for A, A for U, C for G and G for C.',
      'Cut the RNA into groups of three, and look them up.',
    ],
    explanation: `First write the RNA: ${a}${b}. Then read its groups of three: ${nameOf(a)}, ${nameOf(b)}.`,
  };
};

const mutation: Form = (rng) => {
  const acids = rng.int(30, 300);
  const place = 3 * rng.int(6, acids - 2) + rng.pick([0, 0, 1, 2]);
  const at = Math.ceil(place / 3);
  const isEnd = place % 3 === 0;
  const length = rng.pick([2, 4].filter((n) => Math.abs(Math.ceil(place / n) - at) > 1));
  return {
    question: `A gene codes for ${acids} amino acids, from its first base on. Base ${place} is exchanged. Which amino acid can change?`,
    ...crossedTwice(
      {
        right: at,
        wrong: Math.ceil(place / length),
        mistake: 'took-another-codon-length',
        mend: `You divided by ${length}; a codon has three bases.`,
      },
      {
        right: 0,
        wrong: isEnd ? 1 : -1,
        mistake: isEnd ? 'began-a-new-codon' : 'rounded-down',
        mend: isEnd
          ? `You began a new codon; base ${place} is the last one of its codon.`
          : `You counted the full codons before base ${place}; it lies in the next one.`,
      },
      (codon, by) => `number ${codon + by}`,
    ),
    hints: [
      'Bases 1 to 3 are the first codon, and bases 4 to 6 the second.',
      `Divide ${place} by 3. Does base ${place} end a codon, or lie within one?`,
    ],
    explanation: `Bases ${at * 3 - 2} to ${at * 3} form codon ${at}. An exchange changes only that codon.`,
  };
};

const dnaForms: Forms = {
  complement: form([0], complement),
  transcribe: form([0, 1], transcribe),
  bases: form([0], bases),
  template: form([1, 2], template),
  share: form([1, 2], share),
  translate: form([1], translate),
  dna: form([2], fromDna),
  mutation: form([2], mutation),
};

const dnaTeaching: Teaching = {
  idea:
    'DNA keeps the order of amino acids of a protein. The bases pair: A with T, C with G. A messenger RNA is copied from ' +
    'one strand, with U in place of T. Then each group of three bases, a codon, calls for one amino acid.',
  caution: 'RNA has no T. And read codons in threes from the start, without overlap.',
  mends: {},
};

const protein = formed(
  {
    subject: 'Science',
    category: 'Living Things',
    id: 'science.genetics.dna-to-protein',
    title: 'From DNA to protein',
    grades: [9, 12],
    objectives: ['Pair bases, transcribe DNA and translate codons'],
    keywords: ['DNA', 'RNA', 'protein synthesis', 'transcription', 'codons', 'DNA replication'],
    prerequisites: ['science.genetics.words'],
    standards: ['HS-LS1-1', 'HS-LS3-1'],
    teaching: dnaTeaching,
  },
  dnaForms,
);

/** Computing with DNA. */
export const genetics: Concept[] = [protein];
