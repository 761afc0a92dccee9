import { crossed, numeric } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { unit, whole } from '../text.ts';
import type { Concept, Draft, Teaching } from '../types.ts';

type Answer = Omit<Draft, 'key'>;
type Form = (rng: Rng) => Answer;

const dnaPartner: Record<string, string> = { A: 'T', T: 'A', C: 'G', G: 'C' };
const rnaPartner: Record<string, string> = { A: 'U', T: 'A', U: 'A', C: 'G', G: 'C' };
const change = (bases: string, by: Record<string, string>): string =>
  [...bases].map((base) => by[base] ?? base).join('');
const strand = (rng: Rng, length: number, bases = 'ACGT'): string =>
  Array.from({ length }, () => rng.pick([...bases])).join('');

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

/** Returns choices of two halves of a strand. A wrong half is copied, or has its bases swapped in another way. */
function halves(source: string, by: Record<string, string>, rng: Rng): Pick<Draft, 'answer' | 'mistakes'> {
  const middle = source.length / 2;
  const part = (text: string, mistake: string) => {
    const right = change(text, by);
    const wrong = rng.pick([
      text.replaceAll('T', by === rnaPartner ? 'U' : 'T'),
      [...right].reverse().join(''),
    ]);
    // A half may read the same both ways; then its first base is wrong.
    const other = by === rnaPartner ? { A: 'C', C: 'A', G: 'U', U: 'G' } : { A: 'C', C: 'A', G: 'T', T: 'G' };
    return {
      right,
      wrong: wrong === right ? change(right[0] ?? '', other) + right.slice(1) : wrong,
      mistake,
    };
  };
  return crossed(
    part(source.slice(0, middle), 'first-half-not-paired'),
    part(source.slice(middle), 'second-half-not-paired'),
    (a, b) => a + b,
  );
}

const complement: Form = (rng) => {
  const dna = strand(rng, 8);
  return {
    question: `One strand of DNA reads ${dna}. What does its partner read, base by base?`,
    ...halves(dna, dnaPartner, rng),
    explanation: `A pairs with T, and C pairs with G: ${dna} gives ${change(dna, dnaPartner)}.`,
  };
};

const transcribe: Form = (rng) => {
  const dna = strand(rng, 8);
  return {
    question: `A template strand of DNA reads ${dna}. Which messenger RNA is built along it, base by base?`,
    ...halves(dna, rnaPartner, rng),
    explanation: `RNA has U in place of T. So A calls for U, T for A, C for G and G for C: ${change(dna, rnaPartner)}.`,
  };
};

const template: Form = (rng) => {
  const rna = strand(rng, 8, 'ACGU');
  return {
    question: `A messenger RNA reads ${rna}. Along which template strand of DNA was it built, base by base?`,
    ...halves(rna, { A: 'T', U: 'A', C: 'G', G: 'C' }, rng),
    explanation: `Go back from RNA to DNA: A came from T, U from A, C from G and G from C.`,
  };
};

const share: Form = (rng) => {
  const a = rng.int(16, 40);
  const asked = rng.pick(['T', 'C', 'G'] as const);
  return {
    question: `In a sample of DNA, ${a} % of the bases are A. What share of the bases is ${asked}?`,
    ...numeric(
      asked === 'T' ? a : 50 - a,
      {
        'forgot-the-pair': asked === 'T' ? 50 - a : a,
        'shared-by-three': 100 - 2 * a,
        'took-all-the-rest': 100 - a,
      },
      { show: unit('%', (v) => whole(v.n)), max: 90 },
    ),
    explanation: `A and T are equal, so both make ${2 * a} %. C and G share the other ${100 - 2 * a} % equally.`,
  };
};

const bases: Form = (rng) => {
  const acids = rng.int(12, 240);
  return {
    question: `A protein has ${acids} amino acids. How many bases of messenger RNA code for them, without the stop codon?`,
    ...numeric(
      acids * 3,
      { 'one-base-each': acids, 'two-bases-each': acids * 2, 'divided-by-three': Math.round(acids / 3) },
      { show: (v) => whole(v.n) },
    ),
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

const translate: Form = (rng) => {
  const [a = '', b = '', c = '', d = ''] = different(rng, 4);
  const name = (codon: string): string => codons[codon] ?? '';
  return {
    question: `A messenger RNA reads ${a}${b}. Which amino acids follow? (${reader(rng.shuffle([a, b, c, d]))})`,
    ...crossed(
      { right: name(a), wrong: name(c), mistake: 'misread-the-first-codon' },
      { right: name(b), wrong: name(d), mistake: 'misread-the-second-codon' },
      (x, y) => `${x}, ${y}`,
    ),
    explanation: `Read in groups of three: ${a} is ${name(a)}, and ${b} is ${name(b)}.`,
  };
};

const fromDna: Form = (rng) => {
  const [a = '', b = '', c = '', d = ''] = different(rng, 4);
  const name = (codon: string): string => codons[codon] ?? '';
  const dna = change(a + b, { A: 'T', U: 'A', C: 'G', G: 'C' });
  return {
    question: `A template strand of DNA reads ${dna}. Which amino acids does it code for? (RNA: ${reader(rng.shuffle([a, b, c, d]))})`,
    ...crossed(
      { right: name(a), wrong: name(c), mistake: 'misread-the-first-codon' },
      { right: name(b), wrong: name(d), mistake: 'misread-the-second-codon' },
      (x, y) => `${x}, ${y}`,
    ),
    explanation: `First write the RNA: ${a}${b}. Then read its groups of three: ${name(a)}, ${name(b)}.`,
  };
};

const mutation: Form = (rng) => {
  const acids = rng.int(30, 300);
  const place = rng.int(4, acids * 3 - 3);
  const at = Math.ceil(place / 3);
  return {
    question: `A gene codes for ${acids} amino acids, from its first base on. Base ${place} is exchanged. Which amino acid can change?`,
    ...numeric(
      at,
      {
        'rounded-down': Math.max(1, at - 1),
        'took-the-base-number': place,
        'counted-in-pairs': Math.ceil(place / 2),
      },
      { show: (v) => `number ${v.n}` },
    ),
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
  hints: ['Is the answer DNA or RNA?', 'Work base by base or, for amino acids, in groups of three.'],
  mends: {
    'first-half-not-paired':
      'Check the first half: each base stands across from its partner, in the same order.',
    'second-half-not-paired':
      'Check the second half: each base stands across from its partner, in the same order.',
    'forgot-the-pair': 'A pairs with T, so these two are equal. C and G share the rest.',
    'shared-by-three': 'That is the share of C and G together. Halve it for one of them.',
    'took-all-the-rest': 'The rest holds three kinds of bases, and one of them equals A.',
    'one-base-each': 'One base is not enough: three bases code for one amino acid.',
    'two-bases-each': 'Two bases are not enough: three bases code for one amino acid.',
    'divided-by-three': 'Each amino acid needs three bases, so there are more bases than amino acids.',
    'misread-the-first-codon': 'Look up the first three bases once more.',
    'misread-the-second-codon': 'Look up the second group of three bases once more.',
    'rounded-down': 'Count the codons: bases 1 to 3 are the first, bases 4 to 6 the second.',
    'took-the-base-number': 'That is the number of the base. Three bases make one codon.',
    'counted-in-pairs': 'A codon has three bases, not two.',
  },
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
