import type { Page } from 'playwright-core';
import type { Lesson } from '../../../schema/lessons.ts';
import type { App } from '../../../src/http/app-types.ts';
import { startApp, type TestContext } from '../../helpers/app.ts';
import { type OpenPage, openBrowser } from '../../helpers/browser.ts';
import {
  answerQuiz,
  answersTo,
  createLesson,
  createReward,
  expectStatus,
  givePoints,
  type Member,
  memberPassword,
  register,
  registerAdmin,
} from '../../helpers/families/client.ts';

/** A parent with a child, as the page and as clients of the API. */
export interface ParentAtPage extends OpenPage {
  parent: Member;
  child: Member;
}

/** The service with the family page, and a browser. */
export interface ParentPages {
  app: App;
  admin: Member;
  /** Opens the page for a new parent with one child, Mia. */
  openFamily: () => Promise<ParentAtPage>;
  /** Opens the page for an adult. */
  openFor: (adult: Member) => Promise<OpenPage>;
  /** Answers a lesson of a child in the time that a person needs. The first `wrong` answers are wrong. */
  learn: (child: Member, wrong: number) => Promise<Lesson>;
}

/** Starts the service, and a browser. */
export async function startParentPages(t: TestContext): Promise<ParentPages> {
  let shift = 0;
  const { app } = await startApp(t, { now: () => new Date(Date.now() + shift) });
  const admin = await registerAdmin(app);
  const service = await app.listen({ port: 0, host: '127.0.0.1' });
  const open = await openBrowser(t);
  async function openFor(adult: Member) {
    const { username } = (await expectStatus(200, adult.get('/api/user'))).body;
    const opened = await open();
    await opened.page.goto(service);
    await signIn(opened.page, username);
    return opened;
  }
  return {
    app,
    admin,
    openFor,
    async openFamily() {
      const parent = await register(app, 'PARENT');
      const child = await register(app, 'LEARNER', parent);
      await expectStatus(200, parent.put(`/api/learners/${child.id}`, { name: 'Mia' }));
      return { parent, child, ...(await openFor(parent)) };
    },
    async learn(child, wrong) {
      const lesson = await createLesson(child, child.id, { gradeLevel: 4, topic: 'division with remainder' });
      shift += 180_000;
      await answerQuiz(child, lesson, { answers: answersTo(lesson, wrong) });
      return lesson;
    },
  };
}

async function signIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(memberPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Your family' }).waitFor();
}

/** Makes a child save for something that costs 10 points. Returns a function that asks the parent for it. */
export async function saveFor({ admin }: ParentPages, { parent, child }: ParentAtPage, title = 'Ice cream') {
  const { id } = await createReward(parent, { title });
  await givePoints(admin, child.id, 10);
  await expectStatus(200, child.post(`/api/rewards/${id}/save?learnerId=${child.id}`, { points: 10 }));
  return () => expectStatus(201, child.post(`/api/rewards/${id}/redeem?learnerId=${child.id}`));
}

/** Makes a child wish for something that costs 10 points. */
export async function wish(pages: ParentPages, family: ParentAtPage): Promise<void> {
  const ask = await saveFor(pages, family);
  await ask();
}
