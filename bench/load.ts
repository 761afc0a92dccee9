/** The load generator, in a process of its own: takes a JSON job a line, answers requests a second a line. */
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';

/** Requests to send over and over, in turn, on so many connections. */
export interface Job {
  url: string;
  connections: number;
  seconds: number;
  requests: { method: 'GET' | 'POST'; path: string; token: string; body?: string }[];
}

/** What came of a job. */
export interface LoadResult {
  requestsPerSecond: number;
  /** Answers that were no success: must be 0 for the rest to mean anything. */
  failures: number;
}

for await (const line of createInterface({ input: process.stdin })) {
  const job: Job = JSON.parse(line);
  process.stdout.write(`${JSON.stringify(await run(job))}\n`);
}

async function run({ url, connections, seconds, requests }: Job): Promise<LoadResult> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: requests.map(({ method, path, token, body }) => ({
      method,
      path,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body }),
    })),
  });
  const failures = result.non2xx + result.errors + result.timeouts;
  return { requestsPerSecond: result['2xx'] / result.duration, failures };
}
