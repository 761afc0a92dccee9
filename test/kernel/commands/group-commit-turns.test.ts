import { setImmediate } from 'node:timers/promises';
import t from 'tap';
import { Problem } from '../../../src/base/errors.ts';
import type { Outcome, PendingCommand } from '../../../src/kernel/commands/command.ts';
import {
  clusterLimits,
  createGroupCommit,
  type GroupCommitOptions,
  groupCommitDefaults,
} from '../../../src/kernel/commands/group-commit.ts';

/** Creates a group commit whose batches end on demand, and records the families of each batch. */
function createBatches(options: Partial<GroupCommitOptions>) {
  const batches: number[][] = [];
  const ends: ((error?: unknown) => void)[] = [];
  const { submit } = createGroupCommit(
    async (commands): Promise<Outcome[]> => {
      batches.push(commands.map(({ familyId }) => familyId));
      const error = await new Promise<unknown>((resolve) => ends.push(resolve));
      return commands.map(() => (error === undefined ? { reply: 'done' } : { error }));
    },
    { ...groupCommitDefaults, ...options },
  );
  const command = {
    isAlone: false,
    quota: 'normal' as const,
    reads: {},
    emits: [],
    decide: () => ({ events: [] }),
    reply: () => 'done',
  };
  const send = (familyId: number, actorId = familyId) =>
    submit({ id: '', salt: '', familyId, actorId, command } satisfies PendingCommand);
  return {
    batches,
    send,
    /** Ends the batches that run, with an error if there is one, and those that follow. */
    async endAll(error?: unknown) {
      for (let end = ends.shift(); end; end = ends.shift()) {
        end(error);
        await setImmediate();
      }
    },
  };
}

/** Codes of the outcomes, in the order of the commands. */
async function codesOf(sent: ReturnType<ReturnType<typeof createBatches>['send']>[]): Promise<unknown[]> {
  return (await Promise.all(sent)).map((outcome) => {
    if ('reply' in outcome) return outcome.reply;
    return outcome.error instanceof Problem ? outcome.error.code : outcome.error;
  });
}

t.test('shares a batch equally, so a family with many commands does not delay another', async (t) => {
  const { batches, send, endAll } = createBatches({ maxBatch: 4, maxRunning: 1 });
  const sent = [1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 3].map((id) => send(id));
  await setImmediate();
  await endAll();
  await Promise.all(sent);
  t.same(batches, [
    [1, 2, 3, 1],
    [1, 3, 1, 1],
    [1, 1, 1],
  ]);
});

t.test('rejects the waiting commands of one family beyond its share with 429', async (t) => {
  const { send, endAll } = createBatches({ maxWaiting: 4, maxWaitingPerFamily: 3 });
  const sent = [1, 1, 1, 1, 2, 3, 2].map((id) => send(id));
  await setImmediate();
  await endAll();
  t.same(await codesOf(sent), [
    ...['done', 'done', 'done', 'TOO_MANY_REQUESTS'],
    // A full queue has a place for the first command of a family.
    ...['done', 'done', 'SERVICE_UNAVAILABLE'],
  ]);
});

t.test(
  'a node that is down fills only half of the queue, so the families of others still wait',
  async (t) => {
    const lost = Object.assign(new Error('the connection is lost'), { code: 'ECONNRESET' });
    // An uncertain commit hides the lost connection behind a problem.
    const uncertain = new Problem('SERVICE_UNAVAILABLE', { cause: lost });
    for (const outage of [lost, uncertain]) {
      const { send, endAll } = createBatches({
        ...{ maxWaiting: 8, maxWaitingPerFamily: 100, maxRunning: 1, maxPerPlace: 1, maxLate: 2 },
        placeOf: (familyId) => familyId % 2,
      });
      const first = send(1);
      await setImmediate();
      await endAll(outage);
      t.match(await first, { error: outage });
      const running = [send(1), send(2)];
      await setImmediate();
      const waiting = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2].map((id) => send(id));
      await endAll();
      t.same(await codesOf([...running, ...waiting]), [
        ...['done', 'done'],
        ...['done', 'done', 'done', 'done', 'SERVICE_UNAVAILABLE'],
        ...['done', 'done', 'done', 'done', 'SERVICE_UNAVAILABLE'],
      ]);
    }
  },
);

t.test('a closed family is no outage of its place', async (t) => {
  const { send, endAll } = createBatches({
    ...{ maxWaiting: 4, maxWaitingPerFamily: 100, maxRunning: 1, maxPerPlace: 1, maxLate: 2 },
  });
  const closed = send(1);
  await setImmediate();
  await endAll(new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 }));
  await closed;
  const running = send(1);
  await setImmediate();
  const waiting = [1, 1, 1, 1, 1].map((id) => send(id));
  await endAll();
  t.same(await codesOf([running, ...waiting]), [
    ...['done', 'done', 'done', 'done', 'done'],
    'SERVICE_UNAVAILABLE',
  ]);
});

t.test(
  'a command that needs all nodes has a batch of its own, and keeps its place in its family',
  async (t) => {
    const { batches, send, endAll } = createBatches({
      ...clusterLimits,
      isAlone: ({ actorId }) => actorId < 0,
    });
    const sent = [send(1), send(1, -1), send(1), send(2), send(3, -1), send(3)];
    await setImmediate();
    t.same(batches, [[3], [1, 2]], 'others do not wait for it');
    await endAll();
    t.same(
      await codesOf(sent),
      sent.map(() => 'done'),
    );
    t.same(
      batches.toSorted((a, b) => a.length - b.length || (a[0] ?? 0) - (b[0] ?? 0)),
      [[1], [1], [3], [3], [1, 2]],
    );
  },
);

t.test(
  'a node that fails a command for all nodes does not count against the place of its family',
  async (t) => {
    let misses = 0;
    const { batches, send, endAll } = createBatches({
      ...clusterLimits,
      placeOf: (familyId) => familyId,
      nodeOf: () => 0,
      isAlone: ({ actorId }) => actorId < 0,
      onMiss: () => (misses += 1),
    });
    const failed = [send(1, -1), send(2, -1)];
    await setImmediate();
    await endAll(Object.assign(new Error('down'), { code: '08006' }));
    await Promise.all(failed);
    t.equal(misses, 2, 'and shards may have moved');
    const sent = [1, 2, 3, 4].map((id) => send(id));
    await setImmediate();
    t.equal(batches.length, 3 + 3, 'all places of the node start at once');
    await endAll();
    await Promise.all(sent);
  },
);
