import type { Sample } from '../sample.ts';

/** Rule for a question and what goes with it. It shares no code with the generators. */
export interface Check {
  name: string;
  /** Returns the faults of a question. */
  faults: (sample: Sample) => string[];
}

/** Returns the sentences of a text. */
export function sentencesIn(text: string): string[] {
  return (
    text.match(/[^.?!]+(?:[.](?=\d|[A-Z]\.| [a-z])[^.?!]*)*[.?!]*["”’)]*/g)?.map((each) => each.trim()) ?? []
  );
}
