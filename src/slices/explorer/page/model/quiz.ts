/** Question of an answered quiz, as the ledger has it. */
export interface AnsweredQuestion {
  isRight: boolean;
  isDoubled: boolean;
  /** Points by the rules: 1 if right, 2 if also doubled, −1 if doubled and wrong. */
  points: number;
}

/** Answered quiz, as the ledger has it. */
export interface AnsweredQuiz {
  lessonId: string;
  conceptId: string;
  questions: AnsweredQuestion[];
}

/** Returns the quiz in the payload of an event, which may have any form. */
export function answeredQuestions(payload: object): AnsweredQuiz {
  const { lessonId, conceptId, correct, doubled }: Record<string, unknown> = { ...payload };
  const places: readonly unknown[] = Array.isArray(doubled) ? doubled : [];
  const answers: readonly unknown[] = Array.isArray(correct) ? correct : [];
  return {
    lessonId: String(lessonId),
    conceptId: String(conceptId),
    questions: answers.map((answer, place) => {
      const isRight = answer === true;
      const isDoubled = places.includes(place);
      return { isRight, isDoubled, points: Number(isRight) + (isDoubled ? (isRight ? 1 : -1) : 0) };
    }),
  };
}
