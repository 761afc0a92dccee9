import t from 'tap';
import { createDatabase } from '../../../helpers/database/database.ts';
import { startFakeProvider } from '../../../helpers/families/fake-provider.ts';
import { pirates } from '../../../helpers/families/pirates.ts';
import { apiKey } from '../../../helpers/families/provider-lessons.ts';
import { runService } from '../../../helpers/service.ts';

t.test('writes lessons on topics at the configured address and does not reveal the key', async (t) => {
  const fake = await startFakeProvider(t);
  fake.behave({}, pirates);
  const service = runService(t, {
    DATABASE_URL: await createDatabase(t),
    JWT_SECRET: 'j'.repeat(32),
    SECRETS_KEY: 's'.repeat(32),
    LEDGER_SIGNING_KEY: Buffer.alloc(32, 1).toString('base64'),
    LOG_LEVEL: 'trace',
    OPENAI_API_KEY: apiKey,
    OPENAI_BASE_URL: `${fake.baseUrl}/`,
    OPENAI_MODEL: 'my-model',
    OPENAI_REVIEW_MODEL: 'my-reviewer',
    // The library reads these by default.
    OPENAI_LOG: 'debug',
    OPENAI_ORG_ID: 'canary-organization',
    OPENAI_PROJECT_ID: 'canary-project',
    OPENAI_ADMIN_KEY: 'canary-admin',
  });
  const address = await service.address;
  t.ok(
    service
      .output()
      .includes(
        `The model my-model at ${new URL(fake.baseUrl).host} writes lessons on topics that the generators lack; my-reviewer checks them.`,
      ),
  );

  let token = '';
  async function post(path: string, body: object) {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    t.equal(response.status, 201, path);
    // The body of a 201 response. Any other fails below.
    return (await response.json()) as { token: string; id: number; moduleId: string };
  }
  const ada = {
    username: 'ada',
    email: 'ada@example.com',
    name: 'Ada',
    role: 'PARENT',
    password: 'correct horse',
  };
  ({ token } = await post('/register', ada));
  const { id } = await post('/api/learners', { name: 'Mia' });
  const lesson = await post('/api/lessons/create', { learnerId: id, gradeLevel: 5, topic: 'pirates' });
  t.match(lesson.moduleId, /^topic\./);
  t.same(
    fake.requests.map(({ body }) => body.model),
    ['my-model', ...Array(4).fill('my-reviewer')],
  );
  t.ok(fake.sent().includes(`Bearer ${apiKey}`));
  t.notMatch(fake.sent(), /canary-(organization|project|admin)/);
  t.equal(await service.end('SIGTERM'), 0);
  t.notOk((service.output() + service.errors()).includes(apiKey));
});
