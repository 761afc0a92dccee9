import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { codeOf } from '../../src/db/errors.ts';

/** A save that was sent; true if its success was acknowledged. */
interface Save {
  key: string;
  familyId: number;
  isAcknowledged: boolean;
}

/** Answer to a save; status 0 if there was none. */
export interface Answer {
  familyId: number;
  status: number;
  ms: number;
}

interface Saver {
  familyId: number;
  token: string;
  rewardId: string;
}

/** Clients of families that save points continuously over HTTP, with their requests over all cycles. */
export class Load {
  readonly savers: Saver[] = [];
  readonly saves: Save[] = [];
  readonly answers: Answer[] = [];
  #next = () => '';
  #isRunning = false;
  #clients: Promise<void>[] = [];

  /** Registers an administrator and families, each with a learner that has points and a reward to save for. */
  static async create(address: string, families: number): Promise<Load> {
    const load = new Load();
    load.#next = () => address;
    const admin = await load.#register('ADMIN');
    for (let i = 0; i < families; i++) {
      const parent = await load.#register('PARENT');
      const learner = await load.#register('LEARNER', parent);
      const points = { learnerId: learner.id, amount: 1_000_000, reason: 'to save' };
      await load.#call('POST', '/api/points/adjust', admin.token, points);
      const reward = { title: 'A reward', tokenCost: 1_000_000_000 };
      const { id } = await load.#call('POST', '/api/rewards', parent.token, reward);
      load.savers.push({ familyId: parent.id, token: learner.token, rewardId: id });
    }
    return load;
  }

  /** Saves with several clients until `stop`. `next` returns the address of the service for the next request. */
  start(next: () => string, clients: number): void {
    this.#next = next;
    this.#isRunning = true;
    this.#clients = Array.from({ length: clients }, (_, i) => this.#saveOn(i));
  }

  /** Number of acknowledged saves. */
  get acknowledged(): number {
    return this.saves.filter((save) => save.isAcknowledged).length;
  }

  async stop(): Promise<void> {
    this.#isRunning = false;
    await Promise.all(this.#clients);
  }

  async #saveOn(client: number): Promise<void> {
    const saver = this.savers[client % this.savers.length];
    if (!saver) return;
    while (this.#isRunning) {
      const save = { key: randomUUID(), familyId: saver.familyId, isAcknowledged: false };
      this.saves.push(save);
      // A client repeats a save of unknown outcome with the same key.
      while (this.#isRunning && !save.isAcknowledged) await this.#try(saver, save);
    }
  }

  /** Sends a save of its own, and returns the answer. */
  async saveOnce(saver: Saver): Promise<Answer> {
    const save = { key: randomUUID(), familyId: saver.familyId, isAcknowledged: false };
    this.saves.push(save);
    await this.#try(saver, save);
    const answer = this.answers.at(-1);
    if (!answer) throw new Error('no answer');
    return answer;
  }

  async #try(saver: Saver, save: Save): Promise<void> {
    const start = performance.now();
    const answered = (status: number) =>
      this.answers.push({ familyId: saver.familyId, status, ms: performance.now() - start });
    try {
      const response = await fetch(`${this.#next()}/api/rewards/${saver.rewardId}/save`, {
        method: 'POST',
        headers: { ...headersOf(saver.token), 'idempotency-key': save.key },
        body: '{"points":1}',
      });
      await response.text();
      save.isAcknowledged = response.status === 200;
      answered(response.status);
      if (![200, 503].includes(response.status))
        throw new Unexpected(`unexpected answer ${response.status} to a save`);
    } catch (error) {
      if (error instanceof Unexpected) throw error;
      // An instance that has not started yet gives no answer.
      if (codeOf((error as Error).cause) !== 'ECONNREFUSED') answered(0);
      // The test stops services on purpose.
      await setTimeout(5);
    }
  }

  async #register(
    role: string,
    parent?: { id: number; token: string },
  ): Promise<{ id: number; token: string }> {
    const username = randomUUID();
    const body = {
      username,
      email: `${username}@example.org`,
      name: role,
      role,
      password: 'correct horse',
      ...(parent && { parentId: parent.id }),
    };
    const { token, user } = await this.#call('POST', '/register', parent?.token, body);
    return { id: user.id, token };
  }

  // biome-ignore lint/suspicious/noExplicitAny: the callers check the answers.
  async #call(method: string, path: string, token: string | undefined, body: object): Promise<any> {
    const init = { method, headers: headersOf(token), body: JSON.stringify(body) };
    const response = await fetch(this.#next() + path, init);
    if (response.status !== 201) throw new Unexpected(`${path}: unexpected status ${response.status}`);
    return response.json();
  }
}

class Unexpected extends Error {}

function headersOf(token: string | undefined): Record<string, string> {
  return {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
}
