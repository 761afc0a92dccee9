import { loggerOptions } from '../../../src/service/logging.ts';
import { startApp, type TestApp, type TestContext } from '../app.ts';
import { contractOf } from '../documents/contract.ts';
import { createReward, expectStatus } from './client.ts';
import { idleServices } from './contributions.ts';
import { markedRequests } from './marked-requests.ts';
import { clientFor, createWorlds } from './world.ts';

/** Text that persons type. It fits usernames, names, titles and topics. */
export const mark = 'Xantippe7';

/** Starts the application with a log at the lowest level. `findings` returns the lines with the mark. */
export async function startLogged(t: TestContext, databaseUrl?: string) {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const write = (line: string) => void lines.push(line);
  const started = await startApp(t, {
    logger: { ...loggerOptions('trace'), stream },
    log: { info: write, warn: write, error: write },
    services: idleServices,
    settings: { trustProxy: 1, corsOrigins: ['https://app.example'] },
    ...(databaseUrl !== undefined && { databaseUrl }),
  });
  return {
    ...started,
    lines,
    findings: () => lines.filter((line) => line.toLowerCase().includes('xantippe7')),
  };
}

/** Returns a function that sends every marked request of every operation, and counts the answers by status. */
export async function createWalk({ app, database }: TestApp) {
  const { document, operations } = contractOf(app);
  const newWorld = await createWorlds(app, database);
  const world = await newWorld();
  await createReward(world.parent, { title: mark, description: mark });
  await expectStatus(201, world.parent.post('/api/learners', { name: mark }));
  return async () => {
    const statuses: Record<number, number> = {};
    for (const operation of operations) {
      for (const request of markedRequests(operation, document, world, mark)) {
        const { status } = await clientFor(operation, world).send(request);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }
    return statuses;
  };
}
