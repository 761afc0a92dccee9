import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import t from 'tap';
import { startApp } from '../helpers/app.ts';
import { documentFile } from '../helpers/documents/document.ts';

const root = dirname(documentFile);
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
const run = promisify(execFile);

/** Program of a client: the main job with generated types. It prints some results. */
const program = `
import createClient, { type Middleware } from 'openapi-fetch';
import type { components, paths } from './service.ts';

const client = createClient<paths>({ baseUrl: process.argv[2] ?? '' });

async function register(body: components['schemas']['RegisterRequest']): Promise<components['schemas']['Registration']> {
  const { data, error } = await client.POST('/register', { body });
  if (error) throw new Error(error.detail);
  return data;
}

let token = '';
const authentication: Middleware = {
  onRequest({ request }) {
    if (token !== '') request.headers.set('Authorization', \`Bearer \${token}\`);
  },
};
client.use(authentication);

const password = 'correct horse battery staple';
await register({ username: 'admin', email: 'admin@example.com', name: 'Admin', role: 'ADMIN', password });
const parent = await register({ username: 'ada', email: 'ada@example.com', name: 'Ada', role: 'PARENT', password });
token = parent.token;

const added = await client.POST('/api/learners', { body: { name: 'Mia' } });
const learnerId = added.data?.id ?? 0;
const created = await client.POST('/api/lessons/create', { body: { learnerId, gradeLevel: 'K' } });
const lesson: components['schemas']['Lesson'] | undefined = created.data;
const answers: number[] = lesson?.spec.questions.map(({ correctIndex }) => correctIndex ?? 0) ?? [];
const params = { path: { lessonId: lesson?.id ?? '' } };
const answered = await client.POST('/api/lessons/{lessonId}/answer', { params, body: { answers } });
const score: number | null | undefined = answered.data?.lesson.score;
const history = await client.GET('/api/points/history', { params: { query: { learnerId, sourceType: 'QUIZ_CORRECT' } } });
const active = await client.GET('/api/lessons/active', { params: { query: { learnerId } } });
const none: null | components['schemas']['Lesson'] | undefined = active.data;
const refused = await client.PUT('/api/redemptions/{redemptionId}/approve', {
  params: { path: { redemptionId: lesson?.id ?? '' } },
});
const code = refused.error && explained(refused.error.code);
// @ts-expect-error: the operation does not declare this code.
refused.error?.code === 'LESSON_NOT_FOUND';

/** Compiles only where it covers every code of the operation and no other. */
function explained(code: NonNullable<typeof refused.error>['code']): string {
  switch (code) {
    case 'REDEMPTION_NOT_FOUND':
    case 'REDEMPTION_NOT_PENDING':
      return \`known: \${code}\`;
    case 'HEADERS_TOO_LARGE':
    case 'HOST_NOT_ALLOWED':
    case 'REQUEST_TIMEOUT':
    case 'TOO_MANY_REQUESTS':
    case 'TOO_MUCH_DATA':
    case 'MALFORMED_JSON':
    case 'VALIDATION_FAILED':
    case 'UNAUTHENTICATED':
    case 'FORBIDDEN':
    case 'BODY_TOO_LARGE':
    case 'UNSUPPORTED_MEDIA_TYPE':
    case 'IDEMPOTENCY_KEY_REUSED':
    case 'INTERNAL_ERROR':
    case 'SERVICE_UNAVAILABLE':
      return 'common';
    default:
      return code satisfies never;
  }
}
const out = await client.POST('/api/logout');
console.log(JSON.stringify({ score, amount: history.data?.[0]?.amount, none, code, out: out.data, ended: (await client.GET('/api/user')).response.status }));
`;

t.test('generates a strictly typed client from openapi.yaml that does the main job', async (t) => {
  const directory = await mkdtemp(join(tmpdir(), 'learning-client-'));
  t.teardown(() => rm(directory, { recursive: true }));
  await symlink(join(root, 'node_modules'), join(directory, 'node_modules'));
  await writeFile(join(directory, 'package.json'), '{"type": "module"}');
  // The command of docs/clients.md, in the folder of the project: it would obey a redocly.yaml there.
  const types = await run('npx openapi-typescript openapi.yaml', {
    cwd: root,
    shell: true,
    env: { ...process.env, NODE_OPTIONS: '' },
    maxBuffer: 2 ** 24,
  });
  await writeFile(join(directory, 'service.ts'), types.stdout);
  await writeFile(join(directory, 'client.ts'), program);

  const options = ['--strict', '--noEmit', '--target', 'es2024', '--module', 'nodenext', '--skipLibCheck'];
  const imports = ['--allowImportingTsExtensions', '--verbatimModuleSyntax', '--types', 'node'];
  const { stdout } = await run(process.execPath, [tsc, ...options, ...imports, 'client.ts'], {
    cwd: directory,
  }).catch((error) => error);
  t.equal(stdout, '', 'compiles');

  const { app } = await startApp(t);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const client = await run(process.execPath, ['client.ts', address], { cwd: directory });
  t.same(JSON.parse(client.stdout), {
    score: 100,
    amount: 5,
    none: null,
    code: 'known: REDEMPTION_NOT_FOUND',
    out: { success: true },
    ended: 401,
  });
});
