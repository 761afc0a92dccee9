import type { Socket } from 'node:net';
import t, { type Test } from 'tap';
import { connect } from '../../helpers/database/connection.ts';
import { createReward, expectStatus } from '../../helpers/families/client.ts';
import { until } from '../../helpers/until.ts';
import { listen, trusting } from './replica/servers.ts';
import { createReplica, replicaFaults } from './replicas.ts';
import { configure, startSyncing, untilReplicated, untilStatus } from './syncing.ts';

const families = 8;
const configs = 5;

/** Starts a server; counts its open connections and their maximum. */
async function countingServer(t: Test, onConnection: (socket: Socket) => void) {
  const count = { open: 0, most: 0 };
  const port = await listen(t, (socket) => {
    count.open += 1;
    // A run that starts again, as on a slow machine, ends its connection in the same turn.
    setImmediate(() => {
      count.most = Math.max(count.most, count.open);
    });
    socket.on('close', () => {
      count.open -= 1;
    });
    onConnection(socket);
  });
  return { count, url: `postgresql://u:p@127.0.0.1:${port}/d?sslmode=disable` };
}

const stalls: Record<string, (socket: Socket) => void> = {
  // Reads, and so sees the end of a connection.
  'never answer': (socket) => socket.resume(),
  'stop answering after the login': trusting(() => {}),
};

for (const [stall, server] of Object.entries(stalls)) {
  t.test(`completes a push and a change next to ${families} families whose targets ${stall}`, async (t) => {
    // No attempt ends during the test.
    const { here, newFamily } = await startSyncing(t, { connectMs: 300_000 });
    const { parent: victim } = await newFamily();
    const { url, replicaUrl } = await createReplica(t);
    const there = connect(url);
    t.teardown(() => there.end());
    const followed = await configure(victim, replicaUrl);
    await untilStatus(victim, followed, 'COMPLETED');
    const servers = await Promise.all(
      Array.from({ length: families }, async () => {
        const { parent } = await newFamily();
        const { count, url } = await countingServer(t, server);
        for (let i = 0; i < configs; i++) {
          const id = await configure(parent, url, i % 2 === 0);
          // The response comes when the target is connected, so never.
          parent.post(`/api/sync-configs/${id}/push`).catch(() => {});
        }
        return count;
      }),
    );
    await until('all targets are connected', () => servers.every(({ open }) => open >= 2));

    await createReward(victim);
    await untilReplicated(here, there, victim.id);
    const other = await createReplica(t);
    const pushed = await configure(victim, other.replicaUrl, false);
    await expectStatus(200, victim.post(`/api/sync-configs/${pushed}/push`));
    await untilStatus(victim, pushed, 'COMPLETED');
    const copy = connect(other.url);
    t.same(await replicaFaults(here, copy, victim.id).finally(() => copy.end()), []);
    const added = await configure(victim, other.replicaUrl);
    await untilStatus(victim, added, 'COMPLETED');

    const isSilent = stall === 'never answer';
    // On a slow machine, a run may have lost its lease and connect again.
    await until('the targets of the others hang', () => servers.every(({ open }) => open >= 2));
    for (const { most } of servers) {
      t.ok(most <= (isSilent ? 2 : configs), `a family had ${most} connections`);
    }
    const active =
      await here`SELECT family_id FROM sync_configs WHERE lease_until > clock_timestamp() GROUP BY 1`;
    t.equal(active.length, families);
  });
}
