/**
 * Program that attacks a service until its standard input ends. Prints a line once a limit refuses a request,
 * and the number of answers by kind and status at the end.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setPriority } from 'node:os';
import type { Attacker } from './households.ts';
import { type Call, send } from './http.ts';

export interface Plan {
  address: string;
  attackers: Attacker[];
}

// Attackers have their own machines, so they must not compete with the service for the processor.
setPriority(19);
const { address, attackers }: Plan = JSON.parse(process.argv[2] ?? '');
const counts: Record<string, number> = {};
const { promise: limitReached, resolve: reachLimit } = Promise.withResolvers<void>();
let isRunning = true;
let number = 0;
const stalled: Socket[] = [];

/** Repeats a request with several connections. */
function repeat(kind: string, connections: number, make: () => Call): Promise<void>[] {
  return Array.from({ length: connections }, async () => {
    while (isRunning) {
      const status = await send(address, make()).catch(() => 0);
      const key = `${kind} ${status}`;
      counts[key] = (counts[key] ?? 0) + 1;
      if (status === 429) reachLimit();
    }
  });
}

function attack({ token, learnerId, configIds }: Attacker, i: number): Promise<void>[] {
  const from = `198.51.100.${i + 1}`;
  const own = { token, from };
  const title = 'x'.repeat(200);
  stall(from, token);
  return [
    ...repeat('list rewards', 6, () => ({ method: 'GET', path: '/api/rewards', ...own })),
    ...repeat('create reward', 2, () => {
      return { method: 'POST', path: '/api/rewards', body: { title, tokenCost: 1 }, ...own };
    }),
    ...repeat('create learner', 1, () => ({
      method: 'POST',
      path: '/api/learners',
      body: { name: 'A' },
      ...own,
    })),
    ...repeat('create lesson', 1, () => {
      return { method: 'POST', path: '/api/lessons/create', body: { learnerId, gradeLevel: 3 }, ...own };
    }),
    ...repeat('verify', 2, () => ({ method: 'GET', path: '/api/ledger/verify', ...own })),
    ...repeat('export', 1, () => ({ method: 'GET', path: '/api/ledger/export', ...own })),
    ...repeat('proof', 1, () => ({ method: 'GET', path: '/api/ledger/proof', ...own })),
    ...repeat('push', 2, () => {
      const id = configIds[number++ % configIds.length];
      return { method: 'POST', path: `/api/sync-configs/${id}/push`, ...own };
    }),
    ...repeat('register', 4, () => {
      const username = `stranger-${i}-${number++}`;
      const email = `${username}@example.org`;
      const body = { username, email, name: 'A', role: 'PARENT', password: 'a password' };
      return { method: 'POST', path: '/register', body, from };
    }),
    ...repeat('log in', 2, () => {
      const body = { username: `nobody-${number++}`, password: 'a wrong password' };
      return { method: 'POST', path: '/login', body, from };
    }),
  ];
}

/** Requests exports without ever reading the answers. */
function stall(from: string, token: string): void {
  for (let i = 0; i < 5; i++) {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.pause();
    const headers = [`Host: ${hostname}`, `X-Forwarded-For: ${from}`, `Authorization: Bearer ${token}`];
    socket.write(`GET /api/ledger/export HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
    stalled.push(socket);
  }
}

const attacks = attackers.flatMap(attack);
await limitReached;
process.stdout.write('attacking\n');
await once(process.stdin.resume(), 'end');
isRunning = false;
for (const socket of stalled) socket.destroy();
await Promise.all(attacks);
process.stdout.write(`${JSON.stringify(counts)}\n`);
