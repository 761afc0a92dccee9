/** Runs the load of a file (load.ts) with autocannon, and prints the result. */
import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import { headersOf, type Load, type LoadResult } from './load.ts';

const [file = ''] = process.argv.slice(2);
const { address, seconds, connections, requests }: Load & { address: string; seconds: number } = JSON.parse(
  await readFile(file, 'utf8'),
);
const result = await autocannon({
  url: address,
  connections,
  duration: seconds,
  requests: requests.map(({ method, path, token, body }) => ({
    method,
    path,
    headers: headersOf(token, body),
    ...(body !== undefined && { body }),
  })),
});
const printed: LoadResult = {
  requests: result['2xx'],
  seconds: result.duration,
  p50: result.latency.p50,
  p99: result.latency.p99,
  failures: result.non2xx + result.errors + result.timeouts,
};
process.stdout.write(`${JSON.stringify(printed)}\n`);
