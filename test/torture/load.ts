import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Test } from 'tap';
import { codeOf } from '../../src/base/system-errors.ts';
import { until } from '../helpers/until.ts';

/** Write that was sent with an idempotency key; true if its success was acknowledged. */
export interface Write {
  kind: 'save' | 'answer' | 'learner';
  key: string;
  familyId: number;
  isAcknowledged: boolean;
}

/** Answer to a request; status 0 if there was none. */
export interface Answer {
  kind: Write['kind'] | 'lesson' | 'balance' | 'goals' | 'history' | 'checkpoint';
  familyId: number;
  status: number;
  ms: number;
  /** Code of the failure without an answer, such as ECONNRESET. */
  code?: string;
}

/** Numbers of answers, by kind and status, such as `save 503`. */
export type Counts = Record<string, number>;

export function count(answers: readonly Answer[]): Counts {
  const counts: Counts = {};
  for (const { kind, status } of answers)
    counts[`${kind} ${status}`] = (counts[`${kind} ${status}`] ?? 0) + 1;
  return counts;
}

export function isSuccess({ status }: Answer): boolean {
  return status === 200 || status === 201;
}

/** Learner of a client, with the token of its parent. */
interface Member {
  familyId: number;
  token: string;
  rewardId: string;
  learnerId: number;
}

interface Request {
  kind: Answer['kind'];
  path: string;
  /** Absent for a GET. */
  body?: object;
  key?: string;
}

/** Part of a client's round. A quiz is a new lesson and its answers; learners are added in a transaction of all nodes. */
export type Step = 'save' | 'quiz' | 'learner' | 'read';

/** Returns the steps that a client repeats, given its number. */
export type Rounds = (client: number) => readonly Step[];

/** Clients of families that write continuously over HTTP, with their requests over all cycles. */
export class Load {
  readonly members: Member[] = [];
  readonly writes: Write[] = [];
  readonly answers: Answer[] = [];
  /** Sentences on failures that no lost process explains. */
  readonly unexpected: string[] = [];
  readonly #steps: Record<Step, (member: Member) => Promise<void>> = {
    save: async ({ rewardId, ...member }) => {
      const path = `/api/rewards/${rewardId}/save?learnerId=${member.learnerId}`;
      await this.#write(member, { kind: 'save', path, body: { points: 1 } });
    },
    quiz: (member) => this.#quiz(member),
    learner: async (member) => {
      await this.#write(member, { kind: 'learner', path: '/api/learners', body: { name: 'Another' } });
    },
    read: async (member) => {
      const query = `learnerId=${member.learnerId}`;
      await this.#send(member, { kind: 'balance', path: `/api/points/balance?${query}` });
      await this.#send(member, { kind: 'goals', path: `/api/rewards?${query}` });
      await this.#send(member, { kind: 'history', path: `/api/points/history?${query}` });
    },
  };
  #next = () => '';
  #isRunning = false;
  #clients: Promise<void>[] = [];

  /** Registers an administrator and families. Each client gets a learner with points, and a reward to save for. */
  static async create(
    t: Test,
    address: string,
    {
      families,
      clients,
      setupCode,
    }: { families: number; clients: number; setupCode?: (() => Promise<string>) | undefined },
  ): Promise<Load> {
    const load = new Load();
    t.teardown(() => load.#end());
    load.#next = () => address;
    const admin = await load.#register('ADMIN', await setupCode?.());
    const parents: Omit<Member, 'learnerId'>[] = [];
    for (let i = 0; i < families; i++) {
      const { id: familyId, token } = await load.#register('PARENT');
      const reward = { title: 'A reward', tokenCost: 1_000_000_000 };
      const { id: rewardId } = await load.#call('/api/rewards', token, reward);
      parents.push({ familyId, token, rewardId });
    }
    for (let i = 0; i < clients; i++) {
      const parent = parents[i % families];
      if (!parent) throw new Error('no family');
      const learner = { kind: 'learner', path: '/api/learners', body: { name: `Learner ${i}` } } as const;
      const { id: learnerId } = await load.#write(parent, learner);
      const points = { learnerId, amount: 1_000_000, reason: 'to save' };
      await load.#call('/api/points/adjust', admin.token, points);
      load.members.push({ ...parent, learnerId });
    }
    return load;
  }

  get familyIds(): number[] {
    return [...new Set(this.members.map(({ familyId }) => familyId))];
  }

  /** Number of acknowledged writes. */
  get acknowledged(): number {
    return this.writes.filter(({ isAcknowledged }) => isAcknowledged).length;
  }

  /** Starts the clients. `next` returns the address of the service for the next request. */
  start(next: () => string, rounds: Rounds = () => ['save', 'save', 'save', 'quiz']): void {
    this.#next = next;
    this.#isRunning = true;
    this.join(rounds);
  }

  /** Starts further clients of the same learners. */
  join(rounds: Rounds): void {
    this.#clients.push(...this.members.map((member, client) => this.#repeat(member, rounds(client))));
  }

  /** Ends the clients, and lets the log take in all events, so that a verification compares them. */
  async stop(): Promise<void> {
    await this.#end();
    const [member] = this.members;
    const checkpoint = { kind: 'checkpoint', path: '/api/ledger/checkpoint' } as const;
    await until('the log has all events', async () => !!member && !!(await this.#send(member, checkpoint)));
  }

  async #end(): Promise<void> {
    this.#isRunning = false;
    await Promise.all(this.#clients.splice(0));
  }

  /** Saves once, and returns the answer. The clients have stopped. */
  async saveOnce(member: Member): Promise<Answer> {
    await this.#steps.save(member);
    const answer = this.answers.at(-1);
    if (!answer) throw new Error('no answer');
    return answer;
  }

  async #repeat(member: Member, steps: readonly Step[]): Promise<void> {
    while (this.#isRunning && steps.length > 0) {
      for (const step of steps) if (this.#isRunning) await this.#steps[step](member);
    }
  }

  async #quiz(member: Member): Promise<void> {
    const body = { learnerId: member.learnerId, gradeLevel: 3 };
    const lesson = await this.#send(member, { kind: 'lesson', path: '/api/lessons/create', body });
    if (!lesson) return;
    const path = `/api/lessons/${lesson.id}/answer`;
    await this.#write(member, { kind: 'answer', path, body: { answers: [0, 1, 2] } });
  }

  /** Sends a write, again with the same key as long as its outcome is unknown. Returns the body of the success. */
  async #write(
    member: Pick<Member, 'familyId' | 'token'>,
    request: Request & { kind: Write['kind'] },
    // biome-ignore lint/suspicious/noExplicitAny: the callers check the answers.
  ): Promise<any> {
    const { kind } = request;
    const write: Write = { kind, key: randomUUID(), familyId: member.familyId, isAcknowledged: false };
    this.writes.push(write);
    do {
      const answer = await this.#send(member, { ...request, key: write.key });
      write.isAcknowledged = answer !== undefined;
      if (answer) return answer;
    } while (this.#isRunning);
  }

  /** Sends a request once. Returns the body of a success, and undefined after a failure. */
  async #send(
    { familyId, token }: Pick<Member, 'familyId' | 'token'>,
    { kind, path, body, key }: Request,
    // biome-ignore lint/suspicious/noExplicitAny: the callers check the answers.
  ): Promise<any> {
    const start = performance.now();
    const answered = (status: number, code?: string) =>
      this.answers.push({ kind, familyId, status, ms: performance.now() - start, ...(code && { code }) });
    try {
      const response = await fetch(this.#next() + path, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { ...headersOf(token), ...(key !== undefined && { 'idempotency-key': key }) },
      });
      const text = await response.text();
      answered(response.status);
      if (response.ok) return JSON.parse(text);
      if (response.status !== 503) this.unexpected.push(`unexpected answer to ${kind}: ${text}`);
    } catch (error) {
      // An instance that has not started yet gives no answer.
      const code = codeOf((error as Error).cause);
      if (code !== 'ECONNREFUSED') answered(0, code);
    }
    // The test stops services and nodes on purpose.
    await setTimeout(5);
  }

  async #register(role: string, setupCode?: string): Promise<{ id: number; token: string }> {
    const username = randomUUID();
    const email = `${username}@example.org`;
    const body = { username, email, name: role, role, password: 'correct horse', setupCode };
    const { token, user } = await this.#call('/register', undefined, body);
    return { id: user.id, token };
  }

  // biome-ignore lint/suspicious/noExplicitAny: the callers check the answers.
  async #call(path: string, token: string | undefined, body: object): Promise<any> {
    const init = { method: 'POST', headers: headersOf(token), body: JSON.stringify(body) };
    const response = await fetch(this.#next() + path, init);
    if (response.status !== 201) throw new Error(`${path}: unexpected status ${response.status}`);
    return response.json();
  }
}

function headersOf(token: string | undefined): Record<string, string> {
  return {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
}
