/** Load generator in a separate process: reads a job in JSON per line, and prints a result per line. */
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';

/** Requests to repeat in turn, on a number of connections. */
export interface Job {
  url: string;
  connections: number;
  seconds: number;
  requests: { method: 'GET' | 'POST'; path: string; token: string; body?: string }[];
}

/** Result of a job. */
export interface LoadResult {
  requestsPerSecond: number;
  /** Number of failed requests. Must be 0, otherwise the measurement is invalid. */
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
