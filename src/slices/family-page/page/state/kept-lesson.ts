import type { Schemas } from './schemas.ts';

/** What the child learns about a choice. */
export interface Result {
  /** The choice that counts; null for none. */
  choice: number | null;
  isCorrect: boolean;
  isDoubled: boolean;
  correctIndex: number;
  explanation: string;
  /** What to do instead, for exactly this mistake. */
  advice?: string;
  speech?: Schemas['QuestionSpeech'];
}

/** The first choice for a question: asking while the service is asked; waiting without network; else checked. */
export interface Picked {
  /** -1 for "not sure". */
  choice: number;
  isDoubled: boolean;
  state: 'asking' | 'waiting' | 'checked';
  /** Absent until the service says it, unless the lesson came with its key. */
  result?: Result;
}

/** What became of a finished lesson: counted, or refused since another lesson took its place. */
export type Outcome =
  | {
      kind: 'counted';
      correctCount: number;
      totalQuestions: number;
      /** Absent if the lesson was answered elsewhere: the service then names no points. */
      points?: { awarded: number; deducted: number; balance: number };
      achievements: Schemas['Achievement'][];
      isTooFast: boolean;
    }
  | { kind: 'replaced' };

/** Practice of the questions that were wrong. It has no points, and stays on this device. */
interface Practice {
  /** Indices of questions, the present one first. */
  queue: number[];
  /** Indices that came a second time. */
  again: number[];
  /** The choice for the present one; -1 for "not sure". */
  choice: number | null;
}

/** Lesson that a child has begun, as this device keeps it. */
export interface KeptLesson {
  lesson: Schemas['Lesson'];
  allowsDoubling: boolean;
  /** The child's grade, for the next lesson. */
  gradeLevel: number;
  /** sending: all questions have a choice, and the service does not have confirmed them; over: see the outcome. */
  phase: 'introduction' | 'questions' | 'sending' | 'over';
  /** Index of the present card of the introduction. */
  card: number;
  /** Index of the present question. */
  index: number;
  /** Number of shown hints, by question. */
  hints: number[];
  /** Switches for double-or-loss, by question. */
  doubled: boolean[];
  picks: (Picked | null)[];
  /** True once the child has listened to a text. */
  listens: boolean;
  /** True if the answers could not be sent at once. */
  isLate: boolean;
  outcome?: Outcome;
  practice?: Practice;
}

/** Returns what a question with its key, or the answer to its check, says about a choice; undefined without the key. */
export function resultOf(
  {
    correctIndex,
    explanation,
    feedback,
    speech,
  }: Pick<Schemas['Question'], 'correctIndex' | 'explanation' | 'feedback' | 'speech'>,
  { choice, isDoubled }: { choice: number | null; isDoubled: boolean },
): Result | undefined {
  if (correctIndex === null) return undefined;
  return {
    choice: choice === -1 ? null : choice,
    isCorrect: choice === correctIndex,
    isDoubled,
    correctIndex,
    explanation: explanation ?? '',
    ...(feedback && { advice: feedback.text }),
    ...(speech && { speech }),
  };
}
