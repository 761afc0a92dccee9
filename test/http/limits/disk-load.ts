/** Requests over HTTP of a stranger who fills the disk, and of a family that learns at the same time. */
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import {
  answersTo,
  type Answer as ClientAnswer,
  memberPassword as password,
} from '../../helpers/families/client.ts';

export interface Answer extends Pick<ClientAnswer, 'status' | 'body'> {
  /** Milliseconds. */
  ms: number;
  retryAfterSeconds: number;
}

interface Sent {
  body?: object;
  token?: string | undefined;
  key?: string;
}

/** Sends a request from an address, as the only proxy. */
export type Send = (method: string, path: string, sent?: Sent) => Promise<Answer>;

export function sendFrom(service: string, address: string): Send {
  return async (method, path, { body, token, key } = {}) => {
    const start = performance.now();
    const response = await fetch(`${service}${path}`, {
      method,
      headers: {
        'x-forwarded-for': address,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body: body ? JSON.stringify(body) : null,
    });
    const text = await response.text();
    return {
      status: response.status,
      body: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
      ms: performance.now() - start,
      retryAfterSeconds: Number(response.headers.get('retry-after') ?? 0),
    };
  };
}

let names = 0;

export interface Family {
  username: string;
  /** Token of the parent. */
  token: string;
  learner: { id: number; token: string };
}

/** Registers a parent with a learner; undefined if the limits allow none. */
export async function registerFamily(send: Send, setupCode?: string): Promise<Family | undefined> {
  const user = (role: string) => {
    names += 1;
    const username = `stranger-${names}`;
    return { username, email: `${username}@example.org`, name: 'A stranger', role, password };
  };
  const { username, ...parent } = user('PARENT');
  const body = { username, ...parent, ...(setupCode && { setupCode }) };
  const { token, user: registered } = (await send('POST', '/register', { body })).body;
  if (token === undefined) return undefined;
  const learner = await send('POST', '/register', {
    token,
    body: { ...user('LEARNER'), parentId: registered.id },
  });
  if (learner.status !== 201) return undefined;
  return { username, token, learner: { id: learner.body.user.id, token: learner.body.token } };
}

/** Makes a lesson and answers it; returns the answers to both requests. */
export async function learn(send: Send, { learner: { id: learnerId, token } }: Family): Promise<Answer[]> {
  const lesson = { learnerId, gradeLevel: 3, topic: 'fractions' };
  const made = await send('POST', '/api/lessons/create', { token, body: lesson });
  if (made.status !== 201) return [made];
  const answers = answersTo(made.body);
  return [made, await send('POST', `/api/lessons/${made.body.id}/answer`, { token, body: { answers } })];
}

/** Texts that do not compress. */
const noise = (length: number) => randomBytes(length).toString('base64').slice(0, length);

/** What writes most for what it counts, by test/http/limits/growth.slow.test.ts, and what a person would try first. */
const writes: ((send: Send, family: Family) => Promise<Answer>)[] = [
  (send, { token, learner }) => {
    const nodes = Array.from({ length: 500 }, (_, i) => ({ id: String(i), label: noise(200) }));
    return send('PUT', `/api/learner-profile/${learner.id}`, {
      token,
      body: { graph: { nodes, edges: [] } },
    });
  },
  async (send, family) => (await learn(send, family)).at(-1) as Answer,
  (send, { token }) =>
    send('POST', '/api/rewards', { token, body: { title: 'x', tokenCost: 5, description: noise(2000) } }),
  (send, { token, learner }) =>
    send('PUT', `/api/learner-settings/${learner.id}/double-or-loss`, {
      token,
      body: { enabled: false },
      key: noise(255),
    }),
  (send, { username }) => send('POST', '/login', { body: { username, password } }),
  (send, { username }) => send('POST', '/login', { body: { username, password: 'a wrong password' } }),
];

/**
 * Clients of one address that write at the rates that the service allows, with new accounts again and again. Once the address has
 * written its maximum of the day, they read, which adds lines to the log.
 */
export class Stranger {
  /** Numbers of answers, such as `write 201`. */
  readonly counts: Record<string, number> = {};
  #isAtLimit = false;
  readonly #limit = Promise.withResolvers<void>();
  readonly #send: Send;
  #isRunning = true;
  readonly #clients: Promise<void>[];

  constructor(send: Send, clients: number) {
    this.#send = send;
    this.#clients = Array.from({ length: clients }, () => this.#run());
  }

  /** Resolves when the address has written its maximum of the day. */
  get limit(): Promise<void> {
    return this.#limit.promise;
  }

  /** Number of reads since then, each with a line in the log. */
  get reads(): number {
    return this.counts['read 200'] ?? 0;
  }

  async stop(): Promise<void> {
    this.#isRunning = false;
    await Promise.all(this.#clients);
  }

  async #run(): Promise<void> {
    let family: Family | undefined;
    for (let turn = 0; this.#isRunning; turn++) {
      if (turn % 100 === 0 && !this.#isAtLimit) family = (await registerFamily(this.#send)) ?? family;
      if (!family) throw new Error('the stranger has no account');
      const { learner } = family;
      const answer = await (this.#isAtLimit
        ? this.#send('GET', `/api/lessons?learnerId=${learner.id}`, learner)
        : writes[turn % writes.length]?.(this.#send, family));
      if (answer) await this.#count(answer);
    }
  }

  async #count({ status, body, retryAfterSeconds }: Answer): Promise<void> {
    const kind = `${this.#isAtLimit ? 'read' : 'write'} ${status}`;
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
    if (status !== 429) return;
    // Other limits count in minutes, and a family has a quota of its own.
    if (body.code !== 'TOO_MANY_REQUESTS' || retryAfterSeconds <= 60) return setTimeout(1000);
    this.#isAtLimit = true;
    this.#limit.resolve();
  }
}
