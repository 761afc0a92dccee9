import type { InjectOptions } from 'fastify';
import type { Lesson, LessonListing, QuizResult } from '../../../schema/lessons.ts';
import type { Reward } from '../../../schema/rewards.ts';
import type { App } from '../../../src/http/app-types.ts';
import { type Answer, answerFaults } from '../documents/contract.ts';

export type { Answer };

/** Client of the application. */
export interface Client {
  get(url: string): Promise<Answer>;
  post(url: string, body?: object): Promise<Answer>;
  put(url: string, body?: object): Promise<Answer>;
  delete(url: string): Promise<Answer>;
  /** Sends any request, for unusual headers and bodies. */
  send(options: InjectOptions): Promise<Answer>;
}

/**
 * Creates a client without an account, or with the given token. Fails on an answer that the OpenAPI document does not
 * describe.
 */
export function clientOf(app: App, token?: string): Client {
  async function send(options: InjectOptions): Promise<Answer> {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await app.inject({ ...options, headers: { ...authorization, ...options.headers } });
    const isJson = /[/+]json/.test(String(response.headers['content-type']));
    const body = isJson && response.body !== '' ? response.json() : response.body;
    const answer = { status: response.statusCode, body, headers: response.headers };
    const faults = answerFaults(app, options, answer);
    if (faults.length > 0)
      throw new Error(`the answer does not match the OpenAPI document\n${faults.join('\n')}`);
    return answer;
  }
  const withBody = (body?: object) => (body === undefined ? {} : { payload: body });
  return {
    send,
    get: (url) => send({ method: 'GET', url }),
    post: (url, body) => send({ method: 'POST', url, ...withBody(body) }),
    put: (url, body) => send({ method: 'PUT', url, ...withBody(body) }),
    delete: (url) => send({ method: 'DELETE', url }),
  };
}

/** Client with an account. */
export interface Member extends Client {
  id: number;
  token: string;
}

/** Password of every registered member, as in the examples of the OpenAPI document. */
export const memberPassword = 'correct horse battery';
let accounts = 0;

/** Registers a user with a new username and email, as a caller: a learner as its parent, an ADMIN as another one. */
export async function register(app: App, role: string, as?: Member): Promise<Member> {
  accounts += 1;
  const username = `${role.toLowerCase()}-${process.pid}-${accounts}`;
  const answer = await (as ?? clientOf(app)).post('/register', {
    username,
    email: `${username}@example.org`,
    name: `${role} ${accounts}`,
    role,
    password: memberPassword,
    ...(as && { parentId: as.id, confirmation: { password: memberPassword } }),
  });
  if (answer.status !== 201) throw new Error(`registration failed: ${JSON.stringify(answer.body)}`);
  return { ...clientOf(app, answer.body.token), id: answer.body.user.id, token: answer.body.token };
}

export interface Family {
  parent: Member;
  learner: Member;
  sibling: Member;
}

/** Registers a parent with two learners. */
export async function registerFamily(app: App): Promise<Family> {
  const parent = await register(app, 'PARENT');
  const learner = await register(app, 'LEARNER', parent);
  const sibling = await register(app, 'LEARNER', parent);
  return { parent, learner, sibling };
}

/** Registers an administrator; must be the first user. */
export function registerAdmin(app: App): Promise<Member> {
  return register(app, 'ADMIN');
}

/** Gives a learner points, as an administrator. */
export async function givePoints(admin: Client, learnerId: number, amount: number): Promise<void> {
  await expectStatus(201, admin.post('/api/points/adjust', { learnerId, amount, reason: 'a test' }));
}

/** Creates a reward of the parent. */
export async function createReward(parent: Client, fields: Partial<Reward> = {}): Promise<Reward> {
  return (
    await expectStatus(201, parent.post('/api/rewards', { title: 'A reward', tokenCost: 10, ...fields }))
  ).body;
}

/** Creates an ACTIVE lesson of the learner, and returns it with its images, which are not in the answer to the creation. */
export async function createLesson(client: Client, learnerId: number, fields: object = {}): Promise<Lesson> {
  const body = { learnerId, gradeLevel: 3, topic: 'fractions', ...fields };
  return readLesson(client, (await expectStatus(201, client.post('/api/lessons/create', body))).body);
}

/** Returns answers to a lesson: the first `wrong` of them wrong, the others right. */
export function answersTo(lesson: Lesson, wrong = 0): number[] {
  return lesson.spec.questions.map(({ correctIndex, choices }, i) =>
    i < wrong ? ((correctIndex ?? 0) + 1) % choices.length : (correctIndex ?? 0),
  );
}

/** Answers the quiz, with right answers by default. */
export async function answerQuiz(client: Client, lesson: Lesson, body: object = {}): Promise<QuizResult> {
  const answers = answersTo(lesson);
  return (await expectStatus(200, client.post(`/api/lessons/${lesson.id}/answer`, { answers, ...body })))
    .body;
}

export async function readLesson(client: Client, { id }: { id: string }): Promise<Lesson> {
  return (await expectStatus(200, client.get(`/api/lessons/${id}`))).body;
}

/** Lists all lessons of the caller. */
export async function listLessons(client: Client): Promise<LessonListing[]> {
  return (await expectStatus(200, client.get('/api/lessons?limit=500'))).body;
}

/** Returns the answer. Throws if it has another status; for the preparing steps of a test. */
export async function expectStatus(status: number, promise: Promise<Answer>): Promise<Answer> {
  const answer = await promise;
  if (answer.status !== status) {
    throw new Error(`expected ${status}, got ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return answer;
}
