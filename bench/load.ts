/** Generates load with wrk, or with a process of autocannon where there is none. */
import { execFile, execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median } from './bar.ts';

/** Request of a load. */
export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  token: string;
  body?: string;
}

/** Requests to repeat in turn, on a number of connections. */
export interface Load {
  connections: number;
  requests: readonly LoadRequest[];
}

/** Result of a load. Times are milliseconds. */
export interface LoadResult {
  requests: number;
  seconds: number;
  p50: number;
  p99: number;
  /** Number of failed requests. Must be 0, otherwise the measurement is invalid. */
  failures: number;
}

/** True if wrk is on the path. It takes a tenth of autocannon's CPU, which the service needs on a small machine. */
export const hasWrk = isOnPath('wrk');

/** Runs a load for some seconds. `directory` takes a script. */
export async function runLoad(
  address: string,
  load: Load,
  { seconds, directory }: { seconds: number; directory: string },
): Promise<LoadResult> {
  const file = join(directory, hasWrk ? 'load.lua' : 'load.json');
  await writeFile(file, hasWrk ? luaOf(load) : JSON.stringify({ ...load, address, seconds }));
  const [program, parameters] = hasWrk
    ? ['wrk', ['-t1', `-c${load.connections}`, `-d${seconds}s`, '--timeout', '30s', '-s', file, address]]
    : [process.execPath, [join(import.meta.dirname, 'autocannon.ts'), file]];
  const { stdout } = await promisify(execFile)(program, parameters);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

/** Sends each request of a load once. The answers must be successes. Returns them in the order of the requests. */
export async function sendOnce(
  address: string,
  { connections, requests }: Load,
): Promise<LoadResult & { bodies: string[] }> {
  const bodies: string[] = [];
  const times: number[] = [];
  let sent = 0;
  const send = async () => {
    while (sent < requests.length) {
      const i = sent++;
      const start = performance.now();
      bodies[i] = await answerTo(address, requests[i]);
      times.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, send));
  const seconds = (performance.now() - start) / 1000;
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return { requests: requests.length, seconds, p50: median(times), p99, failures: 0, bodies };
}

async function answerTo(address: string, request: LoadRequest | undefined): Promise<string> {
  if (!request) throw new Error('no request');
  const { method, path, token, body } = request;
  const response = await fetch(address + path, {
    method,
    // fetch() would ask for gzip. The load of the bare route does not.
    headers: { ...headersOf(token, body), 'accept-encoding': 'identity' },
    body: body ?? null,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text;
}

/** Returns the headers of a request. */
export function headersOf(token: string, body: string | undefined): Record<string, string> {
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  return { authorization: `Bearer ${token}`, ...type };
}

/** Returns a script for wrk that sends the requests in turn, and prints the result as the last line. */
function luaOf({ requests }: Load): string {
  const lines = requests.map(({ method, path, token, body }) => {
    const headers = Object.entries(headersOf(token, body)).map(
      ([name, value]) => `[${quoted(name)}]=${quoted(value)}`,
    );
    return `{${quoted(method)}, ${quoted(path)}, {${headers}}, ${body === undefined ? 'nil' : quoted(body)}}`;
  });
  return `local all = {\n${lines.join(',\n')}\n}
local texts, n = {}, 0
init = function() for i, r in ipairs(all) do texts[i] = wrk.format(r[1], r[2], r[3], r[4]) end end
request = function() n = n % #texts + 1; return texts[n] end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format('\\n{"requests":%d,"seconds":%f,"p50":%f,"p99":%f,"failures":%d}\\n', summary.requests,
    summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    e.connect + e.read + e.write + e.status + e.timeout))
end\n`;
}

/** Returns a text of ASCII as a literal of Lua, whose escapes are those of JSON. */
function quoted(text: string): string {
  return JSON.stringify(text);
}

function isOnPath(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
