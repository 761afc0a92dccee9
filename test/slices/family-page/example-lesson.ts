import type { Lesson } from '../../../schema/lessons.ts';
import type { Result } from '../../../src/slices/family-page/page/state/kept-lesson.ts';

/** What the service says about a right choice of the example. */
export const exampleResult: Result = {
  choice: 1,
  isCorrect: true,
  isDoubled: false,
  correctIndex: 1,
  explanation: 'Count on from 2.',
};

/** A lesson of three questions, whose second choices are right. */
export function exampleLesson(question: Partial<Lesson['spec']['questions'][number]> = {}): Lesson {
  const one = {
    question: 'Add 2 and 1.',
    choices: ['2', '3', '4'],
    correctIndex: 1,
    explanation: 'Count on.',
    ...question,
  };
  return {
    id: '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00',
    learnerId: 2,
    moduleId: 'math.addition.within-10',
    status: 'ACTIVE',
    subject: 'Math',
    category: 'Arithmetic',
    difficulty: 'beginner',
    score: null,
    spec: {
      topic: 'Adding within 10',
      learningObjectives: ['Add'],
      introduction: [
        {
          conceptId: 'math.addition.within-10',
          title: 'Adding within 10',
          idea: 'To add means to put together.',
          example: { question: 'Add 1 and 1.', answer: '2', explanation: 'Count on.' },
          caution: 'Count each thing once.',
        },
      ],
      questions: [one, one, one],
      images: [],
    },
    imagePaths: [],
    createdAt: '2026-03-01T08:30:00.000Z',
  };
}
