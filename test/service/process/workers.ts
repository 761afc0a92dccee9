/** Services with two workers, and requests to them. */
import { type Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Test } from 'tap';
import { hasCode } from '../../../src/db/embedded/directory-files.ts';
import { createDatabase } from '../../helpers/database/database.ts';
import type { Answer } from '../../helpers/families/client.ts';
import { ada, runService, type ServiceProcess } from '../../helpers/service.ts';

export const metricsToken = 'a-token-that-reads-metrics';

export const variables = {
  JWT_SECRET: 'j'.repeat(32),
  SECRETS_KEY: 's'.repeat(32),
  LEDGER_SIGNING_KEY: Buffer.alloc(32, 1).toString('base64'),
  METRICS_TOKEN: metricsToken,
  WORKERS: '2',
};

/** Starts a service with two workers on a database, and registers its first user. */
export async function startWorkers(t: Test, further: Record<string, string> = {}) {
  const service = runService(t, { ...variables, DATABASE_URL: await createDatabase(t), ...further });
  const address = await service.address;
  const registered = await send(`${address}/register`, { body: ada });
  t.equal(registered.status, 201);
  return { service, address, token: String(registered.body.token), workers: workersOf(service) };
}

interface Sent {
  method?: string;
  token?: string;
  body?: object;
  agent?: Agent;
}

/** Sends a request on a connection of its own, unless an agent has one. The workers get connections in turn. */
export function send(url: string, { method, token, body, agent }: Sent = {}): Promise<Answer> {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const options = { method: method ?? (body ? 'POST' : 'GET'), headers, agent: agent ?? false };
    const message = request(url, options, async (response) => {
      const answer = await text(response).catch(reject);
      const isJson = response.headers['content-type']?.includes('json');
      const content = isJson ? JSON.parse(answer ?? '') : answer;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: content });
    });
    const fail = (error: Error) => reject(Object.assign(error, { isOfNewConnection: !message.reusedSocket }));
    message.on('error', fail).end(body && JSON.stringify(body));
  });
}

/** Returns the processes of the workers: those that listen. */
export function workersOf(service: ServiceProcess): number[] {
  const listening = linesOf(service).filter(({ msg }) => msg?.startsWith('Server listening'));
  return listening.map(({ pid }) => pid);
}

interface Line {
  pid: number;
  msg?: string;
  reqId?: string;
}

export function linesOf(service: ServiceProcess): Line[] {
  const whole = service.output().slice(0, service.output().lastIndexOf('\n'));
  return whole.split('\n').map((line) => JSON.parse(line));
}

/** Returns true while a process runs. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
    return false;
  }
}
