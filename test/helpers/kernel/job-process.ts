/**
 * Instance with a worker that never completes a job, for tests that kill it: `node job-process.ts <connection
 * string>`. Prints the data of each job that it starts.
 */
import { createJobs } from '../../../src/jobs/queue.ts';
import { quick } from './jobs.ts';

const write = (message: string) => process.stderr.write(`${message}\n`);
const jobs = createJobs({
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
