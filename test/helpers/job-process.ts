/**
 * An instance that carries jobs out and never comes to an end with one: `node job-process.ts <connection string>` prints
 * the data of each that it begins. To be killed.
 */
import { openJobs } from '../../src/jobs/queue.ts';
import { quick } from './jobs.ts';

const write = (message: string) => process.stderr.write(`${message}\n`);
const jobs = openJobs({
  ...quick,
  url: process.argv[2] ?? '',
  log: { info: write, warn: write, error: write },
});
await jobs.start({
  work(data) {
    process.stdout.write(`${JSON.stringify(data)}\n`);
    return new Promise(() => {});
  },
});
