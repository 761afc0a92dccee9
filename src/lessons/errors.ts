import { Type } from '@sinclair/typebox';

declare module '../errors.ts' {
  interface Errors extends Readonly<typeof lessonErrors> {}
}

const description = 'With TOPIC_NOT_AVAILABLE_OFFLINE: the available topics.';
const available = Type.Optional(Type.Array(Type.String(), { description }));

export const lessonErrors = {
  TOPIC_NOT_AVAILABLE_OFFLINE: [
    400,
    'No lesson in this subject is available offline',
    { members: { available }, example: { available: ['Adding fractions', 'Fact and opinion'] } },
  ],
  TOPIC_REFUSED: [400, 'This topic is not suitable for a lesson'],
  LESSON_NOT_ACTIVE: [400, 'The lesson is not active'],
  INVALID_LESSON_SPEC: [400, 'The lesson has an invalid specification'],
  LESSON_NOT_FOUND: [404, 'Lesson not found'],
  IMAGE_NOT_FOUND: [404, 'Image not found'],
  TOO_MANY_LESSONS: [429, 'The learner has had the maximum number of lessons for today'],
  LESSON_GENERATION_FAILED: [503, 'Lesson generation failed after multiple attempts'],
} as const;
