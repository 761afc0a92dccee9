import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';
import type { Lesson } from '../../../schema/lessons.ts';
import type { App } from '../../../src/http/app-types.ts';
import { startApp, type TestContext } from '../../helpers/app.ts';
import { type OpenPage, openBrowser } from '../../helpers/browser.ts';
import { expectStatus, type Member, register, registerAdmin } from '../../helpers/families/client.ts';

/** Script for a browser that has a voice of the device. What it says is in `said`; a stop is an empty text. */
export const withVoice = `
  const voice = { lang: 'en-GB', localService: true, name: 'Voice', voiceURI: 'voice', default: true };
  window.said = [];
  window.SpeechSynthesisUtterance = class extends EventTarget { constructor(text) { super(); this.text = text; } };
  Object.defineProperty(window, 'speechSynthesis', { value: Object.assign(new EventTarget(), {
    getVoices: () => [voice], speak: ({ text }) => said.push(text), cancel: () => said.push('') }) });`;

/** What the page says about a choice. */
export const says = { right: /Right!|Yes, that’s it!|Exactly!/, wrong: /Not this one|Not quite/ };

/** Starts a service that gives keys after an answer, and a way to open a new child's lesson in a browser of its own. */
export async function startLessons(t: TestContext) {
  const { app } = await startApp(t, { settings: { answerKeys: 'after-answer' } });
  const admin = await registerAdmin(app);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const openNew = async (t: TestContext) => {
    const pupil = await createPupil(app, admin);
    const open = await openBrowser(t);
    return { ...(await openLesson(open, address, pupil)), pupil, open };
  };
  return { app, admin, address, openNew };
}

/** Child with a lesson, whose device a parent has handed over. */
export interface Pupil {
  parent: Member;
  learner: Member;
  /** The lesson with its keys, as the parent reads it. */
  lesson: Lesson;
  /** The child's token on the device. */
  token: string;
}

/** Registers a family whose child has begun a lesson. */
export async function createPupil(app: App, admin: Member, fields: object = {}): Promise<Pupil> {
  const parent = await register(app, 'PARENT', admin);
  const learner = await register(app, 'LEARNER', parent);
  const lesson = await createLessonOf(parent, learner, fields);
  const { token } = (await expectStatus(201, parent.post(`/api/learners/${learner.id}/session`, {}))).body;
  return { parent, learner, lesson, token };
}

/** Creates a lesson as the parent, and returns it with its keys. */
export async function createLessonOf(parent: Member, { id }: Member, fields: object = {}): Promise<Lesson> {
  const body = { learnerId: id, gradeLevel: 1, subject: 'Math', ...fields };
  return (await expectStatus(201, parent.post('/api/lessons/create', { ...body, figures: 'inline' }))).body;
}

/** Puts a child's session on the device, as the hand-over does. */
export async function handOver(context: BrowserContext, { learner, token }: Pupil): Promise<void> {
  const one = {
    id: learner.id,
    name: 'Ada',
    picture: 'fox',
    color: 'teal',
    hasPin: false,
    token,
    state: 'open',
  };
  const device = JSON.stringify({ learners: [one], currentId: learner.id });
  await context.addInitScript(
    `localStorage.getItem('family:device') ?? localStorage.setItem('family:device', ${JSON.stringify(device)})`,
  );
}

/** Opens the child's lesson. */
export async function openLesson(
  open: () => Promise<OpenPage>,
  address: string,
  pupil: Pupil,
): Promise<OpenPage> {
  const opened = await open();
  await handOver(opened.page.context(), pupil);
  await opened.page.goto(`${address}/`);
  await goToLesson(opened.page);
  return opened;
}

/** Goes to the lesson, as the child's home does. */
export async function goToLesson(page: Page): Promise<void> {
  await page.evaluate("location.hash = '#/lesson'");
  await page.locator('main.lesson').waitFor();
}

/** Goes through the introduction to the questions. */
export async function toQuestions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skip' }).click();
  await choices(page).first().waitFor();
}

/** Buttons of the choices, also beside those that read aloud. */
export function choices(page: Page) {
  return page.locator('button.lesson-choice');
}

/** Chooses, waits for what the page says about it, and goes on. */
export async function answer(page: Page, choice: number, says: string | RegExp): Promise<void> {
  await choices(page).nth(choice).click();
  await page.getByRole('status').getByText(says).first().waitFor();
  await page.getByRole('button', { name: /^(Next|Finish)$/ }).click();
}

/** Index of the right choice of a question. */
export function rightIn({ spec }: Lesson, index: number): number {
  return spec.questions[index]?.correctIndex ?? 0;
}

/** Index of a wrong choice of a question. */
export function wrongIn(lesson: Lesson, index: number): number {
  return rightIn(lesson, index) === 0 ? 1 : 0;
}

/** Returns the answers in the ledger of a child: one event for each lesson that counted. */
export async function countedIn({ parent, learner }: Pupil): Promise<{ lessonId: string }[]> {
  const { body } = await expectStatus(200, parent.get(`/api/ledger/events?familyId=${parent.id}&after=0`));
  return body.flatMap(
    ({ type, payload }: { type: string; payload: { learnerId: number; lessonId: string } }) =>
      type === 'QuizAnswered' && payload.learnerId === learner.id ? [{ lessonId: payload.lessonId }] : [],
  );
}

/** Returns the points of a child. */
export async function balanceOf({ parent, learner }: Pupil): Promise<number> {
  const { body } = await expectStatus(200, parent.get(`/api/points/balance?learnerId=${learner.id}`));
  return body.balance;
}

/** Way to a service that a test closes and opens, as a restart does. */
export interface Door {
  address: string;
  close(): void;
  open(target: string): void;
}

/** Opens a way to a service, whose address stays when another process answers behind it. */
export async function startDoor(t: TestContext, first: string): Promise<Door> {
  let target: string | undefined = first;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    if (target === undefined) return socket.destroy();
    const behind = connect(Number(new URL(target).port), '127.0.0.1');
    for (const end of [socket, behind]) {
      sockets.add(end);
      end.on('error', () => end.destroy()).on('close', () => sockets.delete(end));
    }
    socket.pipe(behind).pipe(socket);
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const closeAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  t.teardown(async () => {
    closeAll();
    server.close();
  });
  return {
    // A server that listens on TCP has an address object.
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      target = undefined;
      closeAll();
    },
    open(next) {
      target = next;
    },
  };
}
