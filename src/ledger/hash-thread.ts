/** The thread of hash-check.ts: a chunk comes in, the numbers of its forged events go out. */
import { parentPort } from 'node:worker_threads';
import { forgedIn, type HashJob } from './hash-check.ts';

parentPort?.on('message', (job: HashJob) => parentPort?.postMessage(forgedIn(job)));
