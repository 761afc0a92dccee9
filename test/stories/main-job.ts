/**
 * The main job as a story: a family registers, a child takes a lesson, earns points, saves them toward a goal and
 * redeems it. `npm run demo` prints it, main-job.test.ts checks it.
 */
import type { Lesson } from '../../schema/lessons.ts';
import { answersTo } from '../helpers/families/client.ts';
import { type LedgerLine, ledgerReader } from './ledger-reader.ts';

/** A request of the story, its answer, and the events that it appended. */
export interface Step {
  title: string;
  /** Account whose token the request sends. */
  who: string;
  request: string;
  body: object | undefined;
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the test of the story checks the answer.
  answer: any;
  ledger: LedgerLine[];
  display: Display;
}

/** Presentation of a step. */
interface Display {
  /** Names for values of these fields of the answer. */
  names?: Record<string, string>;
  /** Field of the answer to hide. */
  known?: string;
  /** Maximum number of elements to show of each list; 2 by default. */
  elements?: number;
}

interface Person {
  name: string;
  token?: string;
}

const password = 'a rather long password';
const nobody: Person = { name: 'no token' };

/** Plays the story on a fresh instance that listens on `address`. */
export async function* mainJob(address: string, databaseUrl: string): AsyncGenerator<Step> {
  const ledger = ledgerReader(databaseUrl);
  const send = createSend(address, ledger.newLines);
  try {
    yield* send('The first user becomes the administrator', nobody, 'POST /register', {
      body: { username: 'ada', email: 'ada@example.com', name: 'Ada', role: 'ADMIN', password },
    });
    const registration = yield* send('A parent registers', nobody, 'POST /register', {
      body: { username: 'grace', email: 'grace@example.com', name: 'Grace', role: 'PARENT', password },
    });
    const grace = { name: 'Grace', token: registration.token };
    const child = yield* send('She adds a child, who gets starter goals', grace, 'POST /api/learners', {
      body: { name: 'Mia', gradeLevel: 3, password },
      names: { username: "<Mia's username>" },
    });
    const reward = yield* send('She adds a goal of her own', grace, 'POST /api/rewards', {
      body: { title: 'Ice cream on Sunday', tokenCost: 4, imageEmoji: '🍦' },
      names: { id: '<ice cream>' },
    });
    const login = yield* send('The child logs in', nobody, 'POST /login', {
      body: { username: child.username, password },
    });
    const mia = { name: 'Mia', token: login.token };
    yield* learn(send, mia, child.id);
    const redemption = yield* save(send, mia, reward.id);
    yield* send('The parent lists the pending redemptions', grace, 'GET /api/redemptions?status=PENDING');
    yield* send('She approves it', grace, `PUT /api/redemptions/${redemption.id}/approve`, {
      body: { notes: 'Well done! On Sunday.' },
    });
    yield* send('The history explains every point', mia, 'GET /api/points/history', { elements: 5 });
  } finally {
    await ledger.close();
  }
}

async function* learn(send: Send, mia: Person, learnerId: number) {
  const lesson: Lesson = yield* send('She takes a lesson', mia, 'POST /api/lessons/create', {
    body: { learnerId, gradeLevel: 3, topic: 'fractions' },
    names: { id: '<lesson>' },
  });
  yield* send(
    'She answers its quiz, the first question wrong',
    mia,
    `POST /api/lessons/${lesson.id}/answer`,
    {
      body: { answers: answersTo(lesson, 1) },
      known: 'lesson',
    },
  );
  yield* send('She looks at her points', mia, 'GET /api/points');
}

async function* save(send: Send, mia: Person, rewardId: string) {
  yield* send('She saves toward the ice cream', mia, `POST /api/rewards/${rewardId}/save`, {
    body: { points: 3 },
  });
  yield* send('She asks for it too early', mia, `POST /api/rewards/${rewardId}/redeem`);
  yield* send('She saves the last point', mia, `POST /api/rewards/${rewardId}/save`, { body: { points: 1 } });
  yield* send('Her goals at a glance', mia, 'GET /api/rewards-summary');
  return yield* send('She asks again', mia, `POST /api/rewards/${rewardId}/redeem`, {
    names: { id: '<redemption>' },
  });
}

type Send = ReturnType<typeof createSend>;

/** Sends a request, reports it as a step of the story, and returns its answer. */
function createSend(address: string, newLines: () => Promise<LedgerLine[]>) {
  return async function* send(
    title: string,
    { name: who, token }: Person,
    request: `${'GET' | 'POST' | 'PUT'} /${string}`,
    { body, ...display }: { body?: object } & Display = {},
  ): AsyncGenerator<Step, Step['answer']> {
    const [method = '', path = ''] = request.split(' ');
    const response = await fetch(address + path, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer: Step['answer'] = await response.json();
    yield { title, who, request, body, status: response.status, answer, ledger: await newLines(), display };
    return answer;
  };
}
