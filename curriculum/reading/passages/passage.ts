/** Answer with its wrong choices by the name of the mistake, and the words of the passage that lead to it. */
interface Asked<Mistake extends string> {
  answer: string;
  wrong: Readonly<Partial<Record<Mistake, string>>>;
  why: string;
}

/** Short text to read, with one question of each kind. Its data are in one file per band of grades. */
export interface Passage {
  /** Identity of the passage. Learners do not see it. */
  title: string;
  kind: 'story' | 'information';
  /** Sentences in their order. */
  sentences: readonly string[];
  mainIdea: Asked<'a-detail-only' | 'too-broad' | 'not-in-the-text'>;
  inference: Asked<'guess-from-the-topic' | 'not-in-the-text' | 'goes-too-far' | 'opposite-of-the-text'> & {
    question: string;
  };
  /** Word of the passage with its meaning there. */
  word: Asked<'everyday-meaning' | 'other-meaning' | 'guess-from-the-topic'> & { word: string };
  /** Claim that exactly one of four sentences supports. Sentences count from 1. */
  evidence: {
    /** Clause that follows "that". */
    claim: string;
    sentence: number;
    others: readonly [number, number, number];
    why: string;
  };
}
