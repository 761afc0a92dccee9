import { Agent } from 'node:http';
import t from 'tap';
import type { Answer } from '../../helpers/families/client.ts';
import { atOnce, tally } from '../../helpers/families/races.ts';
import { ada } from '../../helpers/service.ts';
import { until } from '../../helpers/until.ts';
import { isAlive, send, startWorkers, workersOf } from './workers.ts';

t.test(
  'limits count the requests to all workers, also before one started, until the primary dies',
  async (t) => {
    const { service, address, token, workers } = await startWorkers(t, { RATE_LIMITS: 'on' });
    const registrations: Answer[] = [];
    const register = async (count: number) => {
      for (let i = 0; i < count; i++) registrations.push(await send(`${address}/register`, { body: {} }));
    };
    // The first user was one of 20.
    await register(10);
    process.kill(workers[0] ?? 0, 'SIGKILL');
    await until('another worker listens', () => workersOf(service).length === 3);
    await register(12);
    // A request may overtake the message about the one before it.
    const { '429 TOO_MANY_REQUESTS': refused = 0, ...others } = tally(registrations);
    t.ok(refused === 3 || refused === 2, `${refused} of 3 refused`);
    t.same(others, { '400 VALIDATION_FAILED': 22 - refused });
    t.equal(registrations.at(-1)?.headers['ratelimit-limit'], '20');
    const agents = await atOnce(8, async () => new Agent({ keepAlive: true, maxSockets: 1 }));
    const answers = await Promise.all(
      agents.map(async (agent) => {
        const own: Answer[] = [];
        while (own.length < 100) own.push(await send(`${address}/api/user`, { token, agent }));
        return own;
      }),
    );
    for (const agent of agents) agent.destroy();
    const allowed = tally(answers.flat())[200] ?? 0;
    // Each worker alone would allow all of its 400. Above 600 are those of the 25 ms between two messages.
    t.ok(allowed >= 600 && allowed < 800, `${allowed} of 800 requests`);

    const running = workersOf(service).filter(isAlive);
    t.equal(running.length, 2);
    t.equal(await service.end('SIGKILL'), null);
    await until('the death of the primary ends the workers', () => !running.some(isAlive));
  },
);

t.test("an address's limits of a day count over all workers", async (t) => {
  const limits = { RATE_LIMITS: 'on', ADDRESS_REGISTRATIONS_PER_DAY: '4', ADDRESS_MB_PER_DAY: '1' };
  const { address, token } = await startWorkers(t, limits);
  const statuses: number[] = [];
  for (let i = 0; i < 10; i++) {
    const body = { ...ada, username: `parent-${i}`, email: `parent-${i}@example.org`, role: 'PARENT' };
    statuses.push((await send(`${address}/register`, { body })).status);
  }
  const registered = statuses.filter((status) => status === 201).length;
  // The first user was one of 4, so each worker alone would allow 7 of these. A request may overtake the message about another.
  t.ok(registered < 7, `${registered} of 10 registered`);
  const reward = { title: 'A reward', tokenCost: 5, description: '猫'.repeat(2000) };
  const { body } = await send(`${address}/api/rewards`, { token, body: reward });
  const change = (i: number) =>
    send(`${address}/api/rewards/${body.id}`, {
      method: 'PUT',
      token,
      body: { ...reward, description: `${i}${'猫'.repeat(1990)}` },
    });
  let written = 0;
  while (written < 300 && (await change(written)).status === 200) written += 1;
  // A change counts more than 9,000 bytes: 3,000 of a request and 6,000 of the text. Each worker alone would allow 1 MB.
  t.ok(written > 20 && written < 110, `${written} changes`);
  t.same(tally(await atOnce(4, () => change(0))), { '429 TOO_MANY_REQUESTS': 4 });
});
