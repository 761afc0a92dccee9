/** Operations of the API that `npm run bench` measures. */

import { Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { TokenFamily } from './families.ts';
import type { LoadRequest } from './load.ts';

export interface Operation {
  name: string;
  connections: number;
  /** Bare route that it is compared with. */
  bare: 'GET' | 'POST';
  /** Maximum CPU of a request as a multiple of that of the bare route. */
  bar?: number;
  /** True if each request may be sent once only. Its CPU includes that of the jobs that follow. */
  isOnce?: boolean;
  /** Returns the requests, given the answers to those of the operation before. */
  requests(families: readonly TokenFamily[], answers: readonly string[]): LoadRequest[];
}

/** Returns a request of each learner. */
const byLearner = (path: string) => (families: readonly TokenFamily[]) =>
  families.map(({ token }): LoadRequest => ({ method: 'GET', path, token }));

/** Returns a save of each learner, or of another route with the same form. */
export const saves =
  (prefix = '/api/rewards') =>
  (families: readonly TokenFamily[]) =>
    families.map(
      ({ token, rewardId }): LoadRequest => ({
        method: 'POST',
        path: `${prefix}/${rewardId}/save`,
        token,
        body: '{"points":1}',
      }),
    );

export const bareRequests = { GET: byLearner('/bare/balance'), POST: saves('/bare') };

const balancePath = '/api/points/balance';
const historyPath = '/api/points/history?limit=50';
export const reads = { balance: byLearner(balancePath), history: byLearner(historyPath) };

const read = (name: string, path: string, bar?: number): Operation => ({
  name,
  connections: 32,
  bare: 'GET',
  requests: byLearner(path),
  ...(bar !== undefined && { bar }),
});

/** The operations, each after the one whose answers it needs. */
export const operations: readonly Operation[] = [
  { name: 'save', connections: 128, bare: 'POST', bar: 2.2, requests: saves() },
  { name: 'save', connections: 32, bare: 'POST', bar: 3.5, requests: saves() },
  { name: 'save', connections: 1, bare: 'POST', requests: saves() },
  read('balance', balancePath, 1.3),
  read('own user', '/api/user', 1.3),
  {
    name: 'learners of a parent',
    connections: 32,
    bare: 'GET',
    bar: 1.8,
    requests: (families) =>
      families.map(({ parentToken }) => ({ method: 'GET', path: '/api/learners', token: parentToken })),
  },
  read('three rewards', '/api/rewards', 1.8),
  read('summary of rewards', '/api/rewards-summary'),
  read('history of 50', historyPath, 3),
  {
    name: 'lesson created',
    connections: 32,
    bare: 'POST',
    bar: 16,
    isOnce: true,
    requests: (families) =>
      families.map(({ token, learnerId }) => ({
        method: 'POST',
        path: '/api/lessons/create',
        token,
        // With a topic, the service does not take the lesson that is queued.
        body: JSON.stringify({ learnerId, gradeLevel: 5, topic: 'fractions' }),
      })),
  },
  read('active lesson', '/api/lessons/active'),
  {
    // The lesson that was queued in the warm-up stays, so no other one is made.
    name: 'quiz answered',
    connections: 32,
    bare: 'POST',
    bar: 5,
    isOnce: true,
    requests: (families, lessons) => families.map((family, i) => quizAnswer(family, lessons[i])),
  },
];

const Lesson = TypeCompiler.Compile(
  Type.Object({ id: Type.String(), spec: Type.Object({ questions: Type.Array(Type.Unknown()) }) }),
);

/** Returns the request that answers the quiz of a created lesson. */
function quizAnswer({ token }: TokenFamily, text = ''): LoadRequest {
  const lesson: unknown = JSON.parse(text);
  if (!Lesson.Check(lesson)) throw new Error('the answer is no lesson');
  const answers = lesson.spec.questions.map(() => 0);
  return {
    method: 'POST',
    path: `/api/lessons/${lesson.id}/answer`,
    token,
    body: JSON.stringify({ answers }),
  };
}
