import { randomUUID } from 'node:crypto';
import type { Test } from 'tap';
import { seedHistory } from '../../../../bench/seed.ts';
import { createDatabasePool } from '../../../../src/db/database.ts';
import type { Replica } from '../../../../src/slices/sync/replica/replica-connection.ts';
import {
  connectReplica,
  type ReplicaSession,
} from '../../../../src/slices/sync/replica/replica-connection.ts';
import { parseReplicaUrl } from '../../../../src/slices/sync/replica/url.ts';
import { type RoundResult, runRound } from '../../../../src/slices/sync/round.ts';
import { connect } from '../../../helpers/database/connection.ts';
import { createReward, expectStatus } from '../../../helpers/families/client.ts';
import { type FamiliesApp, startFamilies } from '../../../helpers/families/families.ts';
import { createReplica, replicaFaults } from '../replicas.ts';
import { fullRound } from '../syncing.ts';

export interface Copying extends FamiliesApp {
  /** Connection to the replica, for checks. */
  there: ReturnType<typeof connect>;
  here: ReturnType<typeof connect>;
  replica: ReplicaSession;
  replicaDatabaseUrl: string;
  round(familyId: number, isFullDue?: boolean, via?: Replica): Promise<RoundResult>;
  follow(familyId: number): Promise<void>;
}

/** Starts the application, and connections to a replica without runs. */
export async function startCopying(t: Test): Promise<Copying> {
  const started = await startFamilies(t);
  const { url, replicaUrl } = await createReplica(t);
  const replica = await connectReplica(parseReplicaUrl(replicaUrl), { allowPrivate: true });
  const database = createDatabasePool(started.databaseUrl);
  const [here, there] = [connect(started.databaseUrl), connect(url)];
  t.teardown(() => Promise.all([replica.close(), database.close(), here.end(), there.end()]));
  return {
    ...started,
    here,
    there,
    replica,
    replicaDatabaseUrl: url,
    round: (familyId, isFullDue = false, via = replica) =>
      runRound(via, database, fullRound(familyId, { isFullDue })),
    async follow(familyId) {
      await here`INSERT INTO sync_configs (family_id, id, target_url, continuous_sync)
        VALUES (${familyId}, ${randomUUID()}, 'unused', true)`;
    },
  };
}

/** Checks that a round over one change needs as many statements and bytes in families of these numbers of rows. */
export async function costsTheSame(t: Test, sizes: readonly [small: number, large: number]): Promise<void> {
  const copying = await startCopying(t);
  const costs = [];
  for (const rows of sizes) {
    const family = await copying.newFamily(50);
    const { id } = family.parent;
    const { id: rewardId } = await createReward(family.parent);
    await seedHistory(copying.database, { familyId: id, learnerId: family.sibling.id, rewardId }, rows / 2);
    await copying.here`UPDATE families f SET head = e.hash FROM events e
      WHERE e.family_id = f.family_id AND e.seq = f.seq AND f.family_id = ${id}`;
    await copying.follow(id);
    await copying.round(id);
    await expectStatus(200, family.learner.post(`/api/rewards/${rewardId}/save`, { points: 3 }));
    const cost = { statements: 0, bytes: 0 };
    await copying.round(id, false, {
      closed: copying.replica.closed,
      query(text, parameters = []) {
        cost.statements += 1;
        cost.bytes += JSON.stringify([text, parameters]).length;
        return copying.replica.query(text, parameters);
      },
    });
    t.same(await replicaFaults(copying.here, copying.there, id), []);
    costs.push(cost);
  }
  const [small, large] = costs;
  t.ok(small && large && large.statements <= 6, `${large?.statements} statements`);
  t.ok(small && large && large.bytes <= 1.2 * small.bytes, `${large?.bytes} and ${small?.bytes} bytes`);
}
