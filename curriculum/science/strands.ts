import { crossed } from '../choices.ts';
import type { Rng } from '../rng.ts';
import type { Draft } from '../types.ts';

type Answer = Omit<Draft, 'key'>;
export type Form = (rng: Rng) => Answer;

const dnaPartner: Record<string, string> = { A: 'T', T: 'A', C: 'G', G: 'C' };
const rnaPartner: Record<string, string> = { A: 'U', T: 'A', U: 'A', C: 'G', G: 'C' };
export const dnaFromRna: Record<string, string> = { A: 'T', U: 'A', C: 'G', G: 'C' };
export const change = (bases: string, by: Record<string, string>): string =>
  [...bases].map((base) => by[base] ?? base).join('');
const strand = (rng: Rng, length: number, bases = 'ACGT'): string =>
  Array.from({ length }, () => rng.pick([...bases])).join('');

const dnaSwap = { A: 'C', C: 'A', G: 'T', T: 'G' };
const rnaSwap = { A: 'C', C: 'A', G: 'U', U: 'G' };

/** Returns choices of two halves of a strand. A wrong half is copied, turned around, or has a wrong base. */
function halves(source: string, by: Record<string, string>, rng: Rng): Pick<Draft, 'answer' | 'mistakes'> {
  const middle = source.length / 2;
  const isRna = by === rnaPartner;
  const part = (text: string, place: 'first' | 'second') => {
    const right = change(text, by);
    const wrongs = [
      [
        isRna ? text.replaceAll('T', 'U') : text.replaceAll('U', 'T'),
        `You copied the ${place} half; write the partner of each base.`,
      ],
      [[...right].reverse().join(''), `You wrote the partners of the ${place} half backward.`],
      [
        change(right[0] ?? '', isRna ? rnaSwap : dnaSwap) + right.slice(1),
        `In the ${place} half, check the partner of ${text[0]}.`,
      ],
    ] as const;
    // A half may read the same both ways.
    const [wrong, mend] = rng.pick(wrongs.slice(0, 2).filter(([each]) => each !== right)) ?? wrongs[2];
    return { right, wrong, mistake: `${place}-half-not-paired`, mend };
  };
  return crossed(
    part(source.slice(0, middle), 'first'),
    part(source.slice(middle), 'second'),
    (a, b) => a + b,
  );
}

/** Asks for the partner of a strand of DNA. */
export const complement: Form = (rng) => {
  const dna = strand(rng, 8);
  return {
    question: `One strand of DNA reads ${dna}. What does its partner read, base by base?`,
    ...halves(dna, dnaPartner, rng),
    hints: [
      'In DNA, A pairs with T. Which base pairs with C?',
      `Go along ${dna} from left to right, and write each partner.`,
    ],
    explanation: `A pairs with T, and C pairs with G: ${dna} gives ${change(dna, dnaPartner)}.`,
  };
};

/** Asks for the RNA along a strand of DNA. */
export const transcribe: Form = (rng) => {
  const dna = strand(rng, 8);
  return {
    question: `A template strand of DNA reads ${dna}. Which messenger RNA is built along it, base by base?`,
    ...halves(dna, rnaPartner, rng),
    hints: [
      'RNA has no T. Which base stands across from A instead?',
      `Go along ${dna} from left to right, and write each RNA partner.`,
    ],
    explanation: `RNA has U in place of T. So A calls for U, T for A, C for G and G for C: ${change(dna, rnaPartner)}.`,
  };
};

/** Asks for the DNA along which an RNA was built. */
export const template: Form = (rng) => {
  const rna = strand(rng, 8, 'ACGU');
  return {
    question: `A messenger RNA reads ${rna}. Along which template strand of DNA was it built, base by base?`,
    ...halves(rna, dnaFromRna, rng),
    hints: [
      'The template is DNA, so it has T and no U.',
      `Go along ${rna}. Which base of DNA calls for each base of RNA?`,
    ],
    explanation: `Go back from RNA to DNA: A came from T, U from A, C from G and G from C. That gives ${change(rna, dnaFromRna)}.`,
  };
};
