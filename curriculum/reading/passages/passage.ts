/** Answer with its wrong choices by the name of the mistake, and the words of the passage that lead to it. */
interface Asked<Mistake extends string> {
  answer: string;
  wrong: Readonly<Partial<Record<Mistake, string>>>;
  why: string;
}

/** Second step towards an answer, after the place in the text: a question that does not give it away. */
interface Hinted {
  hint: string;
}

/** What follows from a passage, though no sentence of it says so. */
export interface Inference
  extends Hinted,
    Asked<'guess-from-the-topic' | 'not-in-the-text' | 'goes-too-far' | 'opposite-of-the-text'> {
  question: string;
  /** Number of the sentence with the best clue, from 1. */
  clue: number;
}

/** Word of a passage with its meaning there. */
export interface Word
  extends Hinted,
    Asked<
      | 'everyday-meaning'
      | 'other-meaning'
      | 'guess-from-the-topic'
      | 'opposite-meaning'
      | 'similar-word'
      | 'true-but-not-the-word'
    > {
  word: string;
}

/** Claim that exactly one of four sentences supports. Sentences count from 1. */
export interface Evidence extends Hinted {
  /** Clause that follows "that". */
  claim: string;
  sentence: number;
  others: readonly [number, number, number];
  why: string;
}

/** Text to read, with questions of each kind. Its data are in one file per band of grades. */
export interface Passage {
  /** Identity of the passage. Learners do not see it. */
  title: string;
  kind: 'story' | 'information';
  /** Sentences in their order. */
  sentences: readonly string[];
  mainIdea: Asked<'a-detail-only' | 'too-broad' | 'not-in-the-text'>;
  inferences: readonly Inference[];
  words: readonly Word[];
  evidence: readonly Evidence[];
}
