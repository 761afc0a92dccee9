import t from 'tap';
import type { Lesson } from '../../schema/lessons.ts';
import { createDatabase } from '../helpers/database/database.ts';
import { answersTo } from '../helpers/families/client.ts';
import { runService } from '../helpers/service.ts';
import { until } from '../helpers/until.ts';

const secrets = {
  JWT_SECRET: 'j'.repeat(32),
  SECRETS_KEY: 's'.repeat(32),
  LEDGER_SIGNING_KEY: Buffer.alloc(32, 'ledger').toString('base64'),
};

/** Sends a request to the service at an address. Other tests check the shape of the answer. */
async function ask<T>(address: string, path: string, token?: string, body?: object): Promise<T> {
  const response = await fetch(`${address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

t.test('prepares the next lesson although the service is killed right after an answered quiz', async (t) => {
  const variables = { DATABASE_URL: await createDatabase(t), ...secrets };
  const first = runService(t, variables);
  const address = await first.address;
  const ada = {
    username: 'ada',
    email: 'ada@example.com',
    name: 'Ada',
    role: 'ADMIN',
    password: 'correct horse',
  };
  const { token } = await ask<{ token: string }>(address, '/register', undefined, ada);
  const { id } = await ask<{ id: number }>(address, '/api/learners', token, { name: 'Mia' });
  const wish = { learnerId: id, gradeLevel: 3, topic: 'fractions' };
  const lesson = await ask<Lesson>(address, '/api/lessons/create', token, wish);
  await ask(address, `/api/lessons/${lesson.id}/answer`, token, { answers: answersTo(lesson) });
  await first.end('SIGKILL');

  const second = runService(t, variables);
  const next = await second.address;
  await until('the next lesson is queued', async () => {
    const lessons = await ask<Lesson[]>(next, `/api/lessons?learnerId=${id}`, token);
    return lessons.some(({ status }) => status === 'QUEUED');
  });
  t.equal(await second.end('SIGTERM'), 0);
  t.equal(second.errors(), '');
  t.notMatch(second.output(), /Background jobs/);
});
