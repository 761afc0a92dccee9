import t, { type Test } from 'tap';
import type { Lesson } from '../../../schema/lessons.ts';
import type { Api } from '../../../src/http/pages/kit/client.ts';
import type { KeptLesson } from '../../../src/slices/family-page/page/state/kept-lesson.ts';
import { beginLesson } from '../../../src/slices/family-page/page/views/child/lesson/lesson-state.ts';
import { exampleLesson } from './example-lesson.ts';

/** The outbox, with a service that a test plays. */

const values = new Map<string, string>();
Object.assign(globalThis, {
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  localStorage: {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  },
});
const { sendAnswers } = await import('../../../src/slices/family-page/page/state/outbox.ts');
const { createApi } = await import('../../../src/http/pages/kit/client.ts');

const learnerId = 2;
const key = `family:lesson:${learnerId}`;
const lesson = exampleLesson({ correctIndex: null, explanation: null });
const finished: KeptLesson = {
  ...beginLesson(lesson, { gradeLevel: 1, allowsDoubling: true }),
  phase: 'sending',
  picks: [
    { choice: 1, isDoubled: true, state: 'checked' },
    { choice: -1, isDoubled: false, state: 'waiting' },
    { choice: 0, isDoubled: false, state: 'asking' },
  ],
};

interface Sent {
  path: string;
  key: string | null;
  body: unknown;
}

/** Keeps the finished lesson, and lets a service answer. Returns its requests, and the way to it. */
function playService(t: Test, answerTo: (path: string) => Response | Error): { sent: Sent[]; api: Api } {
  values.clear();
  values.set(key, JSON.stringify(finished));
  const sent: Sent[] = [];
  const { fetch } = globalThis;
  t.teardown(() => Object.assign(globalThis, { fetch }));
  Object.assign(globalThis, {
    async fetch(request: Request) {
      const path = `${request.method} ${new URL(request.url).pathname}`;
      const text = await request.text();
      sent.push({ path, key: request.headers.get('idempotency-key'), body: text && JSON.parse(text) });
      const answer = answerTo(path);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const api = createApi(
    () => 'token',
    () => undefined,
    { attempts: 1, baseUrl: 'http://service.example' },
  );
  return { sent, api };
}

function kept(): KeptLesson | undefined {
  const text = values.get(key);
  return text === undefined ? undefined : JSON.parse(text);
}

function problem(status: number, code: string): Response {
  return Response.json({ type: 'about:blank', title: code, status, detail: code, code }, { status });
}

const answered: Lesson = { ...exampleLesson(), status: 'DONE', answers: [1, null, 0] };
const post = `POST /api/lessons/${lesson.id}/answer`;
const get = `GET /api/lessons/${lesson.id}`;

t.test('a finished lesson goes to the service with one key, and then leaves the device', async (t) => {
  const result = {
    lesson: answered,
    score: 33,
    correctCount: 1,
    totalQuestions: 3,
    wrongCount: 2,
    pointsAwarded: 2,
    pointsDeducted: 0,
    doubleOrLoss: true,
    doubleQuestionIndices: [0],
    newBalance: 2,
    newAchievements: [],
  };
  const { sent, api } = playService(t, () => Response.json(result));
  await Promise.all([sendAnswers(learnerId, api), sendAnswers(learnerId, api)]);
  t.same(sent, [
    { path: post, key: `lesson-${lesson.id}`, body: { answers: [1, -1, 0], doubleQuestionIndices: [0] } },
  ]);
  t.equal(kept(), undefined);
  await sendAnswers(learnerId, api);
  t.equal(sent.length, 1);
});

t.test('without an answer, the lesson stays, and the next attempt is the same request', async (t) => {
  const answers = [
    new TypeError('no network'),
    problem(503, 'SERVICE_UNAVAILABLE'),
    problem(401, 'UNAUTHENTICATED'),
  ];
  const { sent, api } = playService(t, () => answers.shift() ?? new TypeError('no network'));
  for (let attempt = 0; attempt < 4; attempt += 1) await sendAnswers(learnerId, api);
  t.match(kept(), { phase: 'sending', isLate: true });
  t.equal(sent.length, 4);
  t.equal(new Set(sent.map((one) => JSON.stringify(one))).size, 1);
});

t.test('a lesson that was answered elsewhere shows what counted there', async (t) => {
  for (const code of ['LESSON_NOT_ACTIVE', 'IDEMPOTENCY_KEY_REUSED']) {
    const refusal = problem(code === 'LESSON_NOT_ACTIVE' ? 400 : 422, code);
    const { sent, api } = playService(t, (path) =>
      path === post ? refusal.clone() : Response.json(answered),
    );
    await sendAnswers(learnerId, api);
    t.same(
      sent.map(({ path }) => path),
      [post, get],
    );
    t.equal(kept(), undefined, 'nothing waits any more');
  }
});

t.test('a refusal whose reason cannot be read waits for the next attempt', async (t) => {
  const { api } = playService(t, (path) =>
    path === post ? problem(400, 'LESSON_NOT_ACTIVE') : new TypeError('no network'),
  );
  await sendAnswers(learnerId, api);
  t.match(kept(), { phase: 'sending', isLate: true });
});

t.test('a lesson that the service no longer has waits for nothing', async (t) => {
  const { api } = playService(t, () => problem(404, 'LESSON_NOT_FOUND'));
  await sendAnswers(learnerId, api);
  t.equal(kept(), undefined);
});
