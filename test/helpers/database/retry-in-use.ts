import { setTimeout } from 'node:timers/promises';

const OBJECT_IN_USE = '55006';
const attempts = 50;
const pauseMs = 100;

/** Retries while someone else uses the object: autovacuum visits templates, and a node's sessions end after others. */
export async function retryInUse<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const isInUse = error instanceof Error && 'code' in error && error.code === OBJECT_IN_USE;
      if (!isInUse || attempt === attempts) throw error;
    }
    await setTimeout(pauseMs);
  }
}
