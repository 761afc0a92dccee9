import type { Test } from 'tap';
import type { App } from '../../src/http/app-types.ts';
import { type Answer, clientOf, type Member } from '../helpers/client.ts';

export const password = 'correct horse battery staple';

let people = 0;

/** The body of a registration that nobody has made yet. */
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

/** Registers with this body; what comes back is checked by the caller. */
export function registerWith(app: App, fields: object = {}, token?: string): Promise<Answer> {
  return clientOf(app, token).post('/register', newcomer(fields));
}

/** A user with the password that all have here. */
export async function person(app: App, fields: object = {}): Promise<Member & { username: string }> {
  const { status, body } = await registerWith(app, fields);
  if (status !== 201) throw new Error(`registration failed: ${JSON.stringify(body)}`);
  return { ...clientOf(app, body.token), id: body.user.id, token: body.token, username: body.user.username };
}

export function logIn(app: App, username: string, word = password): Promise<Answer> {
  return clientOf(app).post('/login', { username, password: word });
}

/** Expects a refusal of the catalogue, as problem details with nothing in them that nobody should see. */
export function refused(t: Test, answer: Answer, status: number, code: string): void {
  t.equal(answer.status, status, `${status} ${code}`);
  t.equal(answer.body.code, code);
  t.equal(answer.body.status, status);
  t.equal(answer.body.error, answer.body.detail, 'error is the same text as detail');
  t.match(answer.headers['content-type'], /^application\/problem\+json/);
}

/** How many of the answers have each status. */
export function statuses(answers: Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** As many results as asked for, all made side by side. */
export function parallel<T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, i) => make(i)));
}
