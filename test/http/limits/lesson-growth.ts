import { answerQuiz, createLesson, expectStatus } from '../../helpers/families/client.ts';
import { longText, type Scenario } from './scenario.ts';

/** Requests on lessons that write, by what somebody does. */
export const lessonScenarios: Record<string, Scenario> = {
  'makes a lesson': {
    operations: ['POST /api/lessons/create'],
    prepare:
      ({ learner }) =>
      () =>
        createLesson(learner, learner.id),
    perRequest: 0,
  },
  'answers a lesson': {
    operations: ['POST /api/lessons/create', 'POST /api/lessons/{lessonId}/answer'],
    prepare:
      ({ learner }) =>
      async () =>
        answerQuiz(learner, await createLesson(learner, learner.id)),
    perRequest: 0,
  },
  'checks each question of a lesson': {
    operations: ['POST /api/lessons/create', 'POST /api/lessons/{lessonId}/check'],
    prepare:
      ({ learner }) =>
      async () => {
        const { id, spec } = await createLesson(learner, learner.id);
        for (const questionIndex of spec.questions.keys()) {
          const choice = { questionIndex, choice: 0 };
          await expectStatus(200, learner.post(`/api/lessons/${id}/check`, choice));
        }
      },
    perRequest: 0,
  },
  'answers a placement': {
    operations: ['POST /api/lessons/placement', 'POST /api/lessons/{lessonId}/answer'],
    prepare:
      ({ learner }) =>
      async () => {
        const body = { learnerId: learner.id, subject: 'Math' };
        const { body: lesson } = await expectStatus(201, learner.post('/api/lessons/placement', body));
        return answerQuiz(learner, lesson);
      },
    perRequest: 0,
  },
  'reports and voids questions': {
    operations: [
      'POST /api/lessons/create',
      'POST /api/lessons/{lessonId}/answer',
      'POST /api/lessons/{lessonId}/questions/{index}/report',
      'POST /api/lessons/{lessonId}/questions/{index}/void',
    ],
    prepare:
      ({ parent, learner }) =>
      async () => {
        const lesson = await createLesson(learner, learner.id);
        await answerQuiz(learner, lesson);
        const question = `/api/lessons/${lesson.id}/questions/0`;
        await expectStatus(201, parent.post(`${question}/report`, { reason: longText() }));
        await expectStatus(200, parent.post(`${question}/void`));
      },
    perRequest: 0,
  },
};
