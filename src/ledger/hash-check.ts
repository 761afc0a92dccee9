import { Worker } from 'node:worker_threads';
import { isForged } from './audit.ts';
import { type ChunkText, parseChunk } from './read.ts';

/** A chunk of a family's events, and the hash before the first of them. */
export interface HashJob {
  familyId: number;
  previous: string;
  text: ChunkText;
}

/** The events of a chunk that are not what was hashed, as their sequence numbers. */
export function forgedIn({ familyId, previous, text }: HashJob): number[] {
  let head = previous;
  return parseChunk(familyId, text).flatMap(({ event }) => {
    const forged = isForged(head, event);
    head = event.hash;
    return forged ? [event.seq] : [];
  });
}

/** Chunks under way to the thread at most: it is never short of work, and memory stays bounded. */
const ahead = 4;

/**
 * Checks hashes in a thread of its own, beside whoever goes through the same events: hashing is about half of the work
 * of a verification. Its start takes some 100 ms, so it is worth it for long ledgers only.
 */
export class HashThread {
  readonly #worker = new Worker(new URL('./hash-thread.ts', import.meta.url));
  readonly #answers: Promise<number[]>[] = [];
  readonly #waiting: PromiseWithResolvers<number[]>[] = [];

  constructor() {
    this.#worker.on('message', (forged: number[]) => this.#waiting.shift()?.resolve(forged));
    this.#worker.on('error', (error) => {
      for (const { reject } of this.#waiting.splice(0)) reject(error);
    });
  }

  /** Sends a chunk; resolves with what was found in one before, as soon as the thread is not too far behind. */
  async send(job: HashJob): Promise<number[]> {
    const answer = Promise.withResolvers<number[]>();
    // It is thrown where it is awaited; meanwhile it must not count as unhandled.
    answer.promise.catch(() => {});
    this.#waiting.push(answer);
    this.#answers.push(answer.promise);
    this.#worker.postMessage(job);
    return this.#answers.length > ahead ? ((await this.#answers.shift()) ?? []) : [];
  }

  /** What was found in all chunks that were not told of yet. */
  async rest(): Promise<number[]> {
    return (await Promise.all(this.#answers.splice(0))).flat();
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
