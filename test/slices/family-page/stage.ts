import type { Page } from 'playwright-core';
import type { App } from '../../../src/http/app-types.ts';
import { startApp, type TestContext } from '../../helpers/app.ts';
import type { OpenPage } from '../../helpers/browser.ts';
import {
  answerQuiz,
  answersTo,
  clientOf,
  createLesson,
  createReward,
  expectStatus,
  givePoints,
  type Member,
  memberPassword,
  register,
  registerAdmin,
} from '../../helpers/families/client.ts';
import { until } from '../../helpers/until.ts';

/** A family whose views have something to show: lessons, goals, wishes, answers and a child who waits to join. */
export interface Stage {
  app: App;
  address: string;
  parent: Member;
  mia: Member;
  leo: Member;
  /** A lesson that Mia has done. */
  lessonId: string;
}

/** Starts a service with a family. @param onEmpty what a test does with the service before its first account */
export async function setStage(
  t: TestContext,
  onEmpty: (address: string) => Promise<void> = async () => undefined,
): Promise<Stage> {
  let shift = 0;
  const { app } = await startApp(t, { now: () => new Date(Date.now() + shift) });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  await onEmpty(address);
  const admin = await registerAdmin(app);
  const parent = await register(app, 'PARENT');
  const mia = await addNamed(app, parent, 'Mia', { picture: 'fox', color: 'teal' });
  const leo = await addNamed(app, parent, 'Leo', { picture: 'owl', color: 'purple' });
  const pictures = ['sun', 'moon', 'star', 'cloud'];
  await expectStatus(200, parent.put(`/api/learners/${leo.id}/pin`, { pictures }));
  const lesson = await createLesson(mia, mia.id, { gradeLevel: 1, topic: undefined, subject: 'Math' });
  shift += 180_000;
  await answerQuiz(mia, lesson, { answers: answersTo(lesson, 2) });
  const report = { reason: 'The picture does not fit.' };
  await expectStatus(201, mia.post(`/api/lessons/${lesson.id}/questions/0/report`, report));
  await givePoints(admin, mia.id, 60);
  await addWishes(parent, mia);
  await joinLater(app, parent);
  return { app, address, parent, mia, leo, lessonId: lesson.id };
}

async function addNamed(app: App, parent: Member, name: string, looks: object): Promise<Member> {
  const child = await register(app, 'LEARNER', parent);
  await expectStatus(200, parent.put(`/api/learners/${child.id}`, { name }));
  const profile = { gradeLevel: 1, subjects: ['Math', 'Reading'], ...looks };
  await expectStatus(200, parent.put(`/api/learner-profile/${child.id}`, profile));
  return child;
}

/** A goal that is saved in full, one in the making, one that waits for the parent, one that was refused, and one switched off. */
async function addWishes(parent: Member, child: Member): Promise<void> {
  const save = async (title: string, points: number) => {
    const { id } = await createReward(parent, { title, imageEmoji: '🍦', color: '#F97316' });
    const saved = child.post(`/api/rewards/${id}/save?learnerId=${child.id}`, { points });
    await expectStatus(200, saved);
    return id;
  };
  const ask = async (title: string) =>
    (
      await expectStatus(
        201,
        child.post(`/api/rewards/${await save(title, 10)}/redeem?learnerId=${child.id}`),
      )
    ).body.id;
  await save('A trip to the zoo', 10);
  await save('A new ball', 4);
  const refused = await ask('A puppy');
  await expectStatus(200, parent.put(`/api/redemptions/${refused}/reject`, { notes: 'When you are ten.' }));
  await ask('Ice cream');
  const { id } = await createReward(parent, { title: 'Swimming' });
  await expectStatus(200, parent.put(`/api/rewards/${id}`, { isActive: false }));
}

/** Registers a child whom the parent has not confirmed yet. */
async function joinLater(app: App, parent: Member): Promise<void> {
  const username = `newcomer-${parent.id}`;
  const fields = { username, email: `${username}@example.org`, name: 'Tom', role: 'LEARNER' };
  const newcomer = { ...fields, parentId: parent.id, password: memberPassword };
  await expectStatus(201, clientOf(app).post('/register', newcomer));
}

/** Opens the page for an adult who chose to stay signed in. */
export async function openForAdult(
  open: () => Promise<OpenPage>,
  address: string,
  adult: Member,
): Promise<OpenPage> {
  const opened = await open();
  // Another file of the page: its storage is the same, and nothing runs yet.
  await opened.page.goto(`${address}/family/icon.svg`);
  await opened.page.evaluate(`localStorage.clear(); sessionStorage.setItem('token', '${adult.token}')`);
  await opened.page.goto(address);
  return opened;
}

/** Goes to a view, as a link of the page does, and waits until nothing loads. */
export async function goToView(page: Page, view: string, state: object = {}): Promise<void> {
  await page.evaluate(`history.pushState(${JSON.stringify(state)}, '', '#/${view}')`);
  await page.evaluate(`dispatchEvent(new PopStateEvent('popstate'))`);
  await settled(page);
}

/** Waits until a view shows all that it loads. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').waitFor();
  await until('nothing loads', async () => (await page.locator('.busy-message').count()) === 0);
}
