import { newId } from '../../../src/base/ids.ts';
import type { CommandHandler } from '../../../src/kernel/commands/command.ts';
import { answerLesson, createLesson, type QuizAnswers } from '../../../src/slices/lessons/domain.ts';
import type { SampleCommand } from '../../helpers/families/contributions.ts';

const concepts = ['math.addition.facts', 'math.fractions.add'];

/** Answers as if the clock had gone back since the lesson began: nothing is known of the time that the learner read. */
const answerLater: CommandHandler<QuizAnswers, unknown> = {
  prepare(data) {
    const { decide, ...prepared } = answerLesson.prepare(data);
    const earlier = (now: string) => new Date(Date.parse(now) - 60_000).toISOString();
    return {
      ...prepared,
      decide: (rows, context) => decide(rows, { ...context, now: earlier(context.now) }),
    };
  },
};

/** Returns commands that create and answer a placement, by which the learner gets a level. */
export function lessonSample(learnerId: number): SampleCommand[] {
  const lessonId = newId();
  const moduleId = 'math.placement';
  // The family has the zone of the server.
  const days = { familyId: learnerId, serverTimeZone: 'UTC' };
  const made = {
    subject: 'Math',
    category: 'Math',
    difficulty: 'beginner',
    topic: 'A placement',
  } as const;
  const asked = { question: 'Which?', choices: ['one', 'two', 'three', 'four'], explanation: 'This one.' };
  const questions = concepts.map((conceptId, i) => ({
    ...asked,
    correctIndex: 0,
    key: conceptId,
    conceptId,
    gradeLevel: 2 * i + 2,
  }));
  const lesson = { ...days, ...made, id: lessonId, learnerId, moduleId, conceptIds: concepts, gradeLevel: 5 };
  const answers = { lessonId, learnerId, conceptId: moduleId, hasNext: true, answers: [0, 1] };
  return [
    { handler: createLesson, data: { ...lesson, learningObjectives: [], draw: () => ({ questions }) } },
    { handler: answerLater, data: { ...days, ...answers, doubleOrLoss: false, doubleQuestionIndices: [] } },
  ];
}
