import type { User } from '../../../schema/accounts.ts';
import type { App } from '../../../src/http/app-types.ts';
import {
  answerQuiz,
  answersTo,
  createLesson,
  createReward,
  expectStatus,
  givePoints,
  type Member,
  register,
} from '../../helpers/families/client.ts';
import { addLearner } from '../../helpers/families/learners.ts';

/** Family with a history of all that the views show. */
export interface Story {
  parent: Member;
  parentName: string;
  learner: Member;
  learnerName: string;
  sibling: Member;
  /** Redemptions that wait for the parent. */
  pending: string[];
}

/** Plays a history: adjustments by an administrator, quizzes, savings, redemptions, a removed learner, a deleted goal. */
export async function playStory(app: App, admin: Member): Promise<Story> {
  const parent = await register(app, 'PARENT');
  const learner = await register(app, 'LEARNER', parent);
  const sibling = await register(app, 'LEARNER', parent);
  await givePoints(admin, learner.id, 100);
  await givePoints(admin, sibling.id, 30);
  await expectStatus(
    200,
    parent.put(`/api/learner-settings/${learner.id}/double-or-loss`, { enabled: true }),
  );
  const lesson = await createLesson(learner, learner.id);
  await answerQuiz(learner, lesson, { answers: answersTo(lesson, 1), doubleQuestionIndices: [1] });
  await answerQuiz(sibling, await createLesson(sibling, sibling.id));
  const [trip, book] = [
    await createReward(parent, { title: 'A trip' }),
    await createReward(parent, { title: 'A book', tokenCost: 5 }),
  ];
  await expectStatus(200, learner.post(`/api/rewards/${trip.id}/save`, { points: 10 }));
  const redeem = async (goal: { id: string }, cost: number) => {
    await expectStatus(200, learner.post(`/api/rewards/${goal.id}/save`, { points: cost }));
    return (await expectStatus(201, learner.post(`/api/rewards/${goal.id}/redeem`))).body.id as string;
  };
  const first = (await expectStatus(201, learner.post(`/api/rewards/${trip.id}/redeem`))).body.id;
  await expectStatus(200, parent.put(`/api/redemptions/${first}/approve`, { notes: 'Enjoy it' }));
  const refused = await redeem(book, 5);
  await expectStatus(200, parent.put(`/api/redemptions/${refused}/reject`, {}));
  const gone = await createReward(parent, { title: 'Gone', tokenCost: 8 });
  await expectStatus(200, learner.post(`/api/rewards/${gone.id}/save`, { points: 2 }));
  await expectStatus(200, parent.delete(`/api/rewards/${gone.id}`));
  const leaver = await addLearner(parent, { name: 'Leaver' });
  await givePoints(admin, leaver.id, 3);
  await expectStatus(200, parent.delete(`/api/learners/${leaver.id}`));
  const pending = [await redeem(trip, 10), await redeem(book, 5)];
  await givePoints(admin, learner.id, -3);
  await givePoints(admin, sibling.id, 2);
  const name = async (member: Member) => ((await member.get('/api/user')).body as User).username;
  return {
    ...{ parent, learner, sibling, pending },
    parentName: await name(parent),
    learnerName: await name(learner),
  };
}
