import type { Test } from 'tap';
import type { App } from '../../../src/http/app-types.ts';
import { type Answer, clientOf, type Member } from '../../helpers/families/client.ts';

export const password = 'correct horse battery staple';

let people = 0;

/** Returns the body of a registration with a new username and email. */
export function newcomer(fields: object = {}) {
  people += 1;
  const username = `person.${people}`;
  return {
    username,
    email: `${username}@example.org`,
    name: 'A Person',
    role: 'PARENT',
    password,
    ...fields,
  };
}

/** Registers a new user; the caller checks the response. */
export function registerWith(app: App, fields: object = {}, token?: string): Promise<Answer> {
  return clientOf(app, token).post('/register', newcomer(fields));
}

/** Registers a user with the default password, as a caller if the token is given. */
export async function person(
  app: App,
  fields: object = {},
  token?: string,
): Promise<Member & { username: string }> {
  const { status, body } = await registerWith(app, fields, token);
  if (status !== 201) throw new Error(`registration failed: ${JSON.stringify(body)}`);
  return { ...clientOf(app, body.token), id: body.user.id, token: body.token, username: body.user.username };
}

export function logIn(app: App, username: string, word = password): Promise<Answer> {
  return clientOf(app).post('/login', { username, password: word });
}

/** Expects an error response with this status and code, as problem details. */
export function refused(t: Test, answer: Answer, status: number, code: string): void {
  t.equal(answer.status, status, `${status} ${code}`);
  t.equal(answer.body.code, code);
  t.equal(answer.body.status, status);
  t.equal(answer.body.error, answer.body.detail, 'error is the same text as detail');
  t.match(answer.headers['content-type'], /^application\/problem\+json/);
}

/** Returns the number of responses by status. */
export function statuses(answers: Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Runs `make` this many times concurrently and returns the results. */
export function parallel<T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, i) => make(i)));
}
