import type { Test } from 'tap';
import type { App } from '../../../../src/http/app-types.ts';
import {
  createReward,
  expectStatus,
  givePoints,
  type Member,
  register,
  registerAdmin,
} from '../../../helpers/families/client.ts';
import { listen, message, trusting } from '../replica/servers.ts';
import { createReplica } from '../replicas.ts';

/** Family that attacks, with everything that costs the service as much as its quotas allow. */
export interface Attacker {
  token: string;
  learnerId: number;
  configIds: string[];
}

/** Family whose requests are measured. */
export interface Victim {
  username: string;
  parentToken: string;
  learners: { id: number; token: string }[];
  rewardId: string;
  configId: string;
}

export interface Households {
  attackers: Attacker[];
  victim: Victim;
}

/** Size of an attacker's family. */
export interface Size {
  attackers: number;
  rewards: number;
  /** Number of events in an attacker's ledger. */
  events: number;
}

const longText = 'x'.repeat(2000);

/** Creates the families through an application without limits on the same database. */
export async function createHouseholds(t: Test, app: App, size: Size): Promise<Households> {
  const admin = await registerAdmin(app);
  const port = await listen(t, noRows);
  const numbers = Array.from({ length: size.attackers }, (_, i) => i);
  const attackers = [];
  for (const _ of numbers) attackers.push(await createAttacker(app, admin, port, size));
  return { attackers, victim: await createVictim(t, app, admin) };
}

/** Accepts every client, and answers each statement without rows, even one that always has a row. */
const noRows = trusting((_statement, socket) => {
  socket.write(Buffer.concat([message('C', 'SELECT 0\0'), message('Z', 'I')]));
});

async function createAttacker(app: App, admin: Member, port: number, size: Size): Promise<Attacker> {
  const parent = await register(app, 'PARENT');
  const learnerId = await addLearner(parent);
  const rewards = Array.from({ length: size.rewards }, (_, i) => i);
  await Promise.all(
    rewards.map((i) => createReward(parent, { title: `Reward ${i}`, description: longText })),
  );
  for (let events = 0; events < size.events; events += 200) {
    await Promise.all(Array.from({ length: 200 }, () => givePoints(admin, learnerId, 1)));
  }
  const configIds = [];
  for (let i = 0; i < 5; i++) {
    const targetDbUrl = `postgresql://hostile:unused@127.0.0.1:${port}/target${i}?sslmode=disable`;
    const answer = parent.post('/api/sync-configs', { targetDbUrl, continuousSync: true });
    configIds.push((await expectStatus(201, answer)).body.id);
  }
  return { token: parent.token, learnerId, configIds };
}

async function createVictim(t: Test, app: App, admin: Member): Promise<Victim> {
  const parent = await register(app, 'PARENT');
  const { body: user } = await parent.get('/api/user');
  const learners = [];
  for (let i = 0; i < 10; i++) {
    const learner = await register(app, 'LEARNER', parent);
    await givePoints(admin, learner.id, 100_000);
    learners.push({ id: learner.id, token: learner.token });
  }
  const { id: rewardId } = await createReward(parent, { tokenCost: 1_000_000 });
  const { replicaUrl } = await createReplica(t);
  const config = await expectStatus(201, parent.post('/api/sync-configs', { targetDbUrl: replicaUrl }));
  return {
    username: user.username,
    parentToken: parent.token,
    learners,
    rewardId,
    configId: config.body.id,
  };
}

async function addLearner(parent: Member): Promise<number> {
  return (await expectStatus(201, parent.post('/api/learners', { name: 'Child' }))).body.id;
}
