import { Worker } from 'node:worker_threads';
import { type ForgedHash, forgedHash } from './audit.ts';
import { type ChunkText, parseChunk } from './read.ts';

/** Chunk of a family's events and the hash of the event before it. */
export interface HashJob {
  familyId: number;
  previous: string;
  text: ChunkText;
}

/** Returns the hashes of events that do not match theirs. */
export function forgedIn({ familyId, previous, text }: HashJob): ForgedHash[] {
  let head = previous;
  const all: ForgedHash[] = [];
  for (const { event } of parseChunk(familyId, text)) {
    const forged = forgedHash(head, event);
    head = event.hash;
    if (forged) all.push(forged);
  }
  return all;
}

/** Maximum number of chunks sent ahead: keeps the thread busy and the memory bounded. */
const maxAhead = 4;

/**
 * Worker thread that checks hashes, which is about half of the work of a verification. It takes some 100 ms to start,
 * so only long ledgers use it. It answers in order, so two lists suffice.
 */
export class HashThread {
  readonly #worker = new Worker(new URL('./hash-thread.ts', import.meta.url));
  readonly #answers: Promise<ForgedHash[]>[] = [];
  readonly #waiting: PromiseWithResolvers<ForgedHash[]>[] = [];

  constructor() {
    this.#worker.on('message', (forged: ForgedHash[]) => this.#waiting.shift()?.resolve(forged));
    this.#worker.on('error', (error) => {
      for (const { reject } of this.#waiting.splice(0)) reject(error);
    });
  }

  /** Sends a chunk. If too many are ahead, waits for an earlier chunk and returns its forged events. */
  async send(job: HashJob): Promise<ForgedHash[]> {
    const answer = Promise.withResolvers<ForgedHash[]>();
    // Avoids an unhandled rejection before a caller awaits the answer.
    answer.promise.catch(() => {});
    this.#waiting.push(answer);
    this.#answers.push(answer.promise);
    this.#worker.postMessage(job);
    return this.#answers.length > maxAhead ? ((await this.#answers.shift()) ?? []) : [];
  }

  /** Returns the forged events of all remaining chunks. */
  async rest(): Promise<ForgedHash[]> {
    return (await Promise.all(this.#answers.splice(0))).flat();
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
