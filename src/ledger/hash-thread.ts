/** Thread of hash-check.ts: receives a chunk and sends the numbers of its forged events. */
import { parentPort } from 'node:worker_threads';
import { forgedIn, type HashJob } from './hash-check.ts';

parentPort?.on('message', (job: HashJob) => parentPort?.postMessage(forgedIn(job)));
