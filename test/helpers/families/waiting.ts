import type { App } from '../../../src/http/app-types.ts';
import { type Answer, type Client, clientOf, expectStatus, type Member } from './client.ts';

let learners = 0;

/** Registers as a learner of the parent, by default without a token; returns the answer. */
export function applyTo(app: App, parentId: number, fields: object = {}, as?: Client): Promise<Answer> {
  learners += 1;
  const username = `waiting-${learners}`;
  return (as ?? clientOf(app)).post('/register', {
    username,
    email: `${username}@example.org`,
    name: 'Mia',
    role: 'LEARNER',
    password: 'a password for tests',
    parentId,
    ...fields,
  });
}

/** Registers a learner that waits for the parent. */
export async function waitFor(app: App, parentId: number, fields: object = {}): Promise<Member> {
  const { body } = await expectStatus(201, applyTo(app, parentId, fields));
  return { ...clientOf(app, body.token), id: body.user.id, token: body.token };
}
