declare module '../../base/errors.ts' {
  interface Errors extends Readonly<typeof lessonErrors> {}
}

export const lessonErrors = {
  TOPIC_REFUSED: [400, 'This topic is not suitable for a lesson'],
  SUBJECT_NOT_TAUGHT: [400, 'The service has no lessons on this subject'],
  LESSON_NOT_ACTIVE: [400, 'The lesson is not active'],
  INVALID_LESSON_SPEC: [400, 'The lesson has an invalid specification'],
  LESSON_NOT_ANSWERED: [409, 'The ledger has no answers to this lesson'],
  QUESTION_ALREADY_VOIDED: [409, 'The question has been voided already'],
  QUESTION_NOT_FOUND: [404, 'The lesson has no such question'],
  LESSON_NOT_FOUND: [404, 'Lesson not found'],
  IMAGE_NOT_FOUND: [404, 'Image not found'],
  TOO_MANY_LESSONS: [429, 'The learner has had the maximum number of lessons for today'],
  TOO_MANY_TOPICS: [429, 'The learner or the family has used its share of the model for today (UTC)'],
  LESSON_GENERATION_FAILED: [503, 'Lesson generation failed after multiple attempts'],
} as const;
