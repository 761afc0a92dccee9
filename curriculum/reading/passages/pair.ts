/** One of two texts, with what its byline says of the writer or the source. */
export interface PairedText {
  by: string;
  sentences: readonly string[];
}

/** Number of a text of a pair, and of a sentence in it, both from 1. */
export type Place = readonly [text: 1 | 2, sentence: number];

/** Aspect in which two texts are compared. */
export type Aspect = 'agree' | 'differ' | 'evidence' | 'purpose' | 'tone' | 'view';

/** Mistake of somebody who compares two texts. */
type Misreading =
  | 'the-other-text'
  | 'one-text-only'
  | 'also-one-text-only'
  | 'in-neither-text'
  | 'goes-too-far'
  | 'opposite-of-the-text'
  | 'guess-from-the-topic';

/** Question that needs both texts, or a look at one in the light of the other. */
export interface Comparison {
  aspect: Aspect;
  place: Place;
  question: string;
  answer: string;
  wrong: Readonly<Partial<Record<Misreading, string>>>;
  why: string;
  hint: string;
}

/** Clause after "that", with who says or shows it, and the sentences that matter for it. */
export interface SharedClaim {
  claim: string;
  says: 'first' | 'second' | 'both' | 'neither';
  places: readonly [Place, Place];
  why: string;
}

/** Two short texts on one matter, with different views, purposes or accounts. */
export interface Pair {
  /** Identity of the pair. Learners do not see it. */
  title: string;
  texts: readonly [PairedText, PairedText];
  comparisons: readonly Comparison[];
  claims: readonly SharedClaim[];
}
